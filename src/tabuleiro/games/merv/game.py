"""The game on the contract: which rule answers which question."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import NOBODY, Action
from tabuleiro.core.errors import BadData, BadPosition
from tabuleiro.core.game import Game
from tabuleiro.core.option import Option
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.result import Result
from tabuleiro.core.state import Position, State
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv.audit.position import broken_invariants, broken_steps
from tabuleiro.games.merv.automas import apply_solo, legal_solo
from tabuleiro.games.merv.choices import apply_cube, apply_scoring_tile, legal_cube, legal_scoring_tile
from tabuleiro.games.merv.contracts import apply_contract, legal_contracts
from tabuleiro.games.merv.course import apply_stop, end_turn, go_on, start_year
from tabuleiro.games.merv.data.components import AUTOMAS, DIFFICULTIES, DIGEST, check_components
from tabuleiro.games.merv.effects import apply_breakthrough
from tabuleiro.games.merv.fallback import fallback
from tabuleiro.games.merv.judge.refusal import refusal
from tabuleiro.games.merv.learn.features import FEATURE_NAMES, features_into
from tabuleiro.games.merv.payment import apply_pay, apply_waive, legal_pay, legal_waive
from tabuleiro.games.merv.phases.invasion import (
    apply_losses,
    apply_ransom,
    apply_ransom_cube,
    is_redundant_ransom,
    legal_ransom,
    legal_ransom_cube,
)
from tabuleiro.games.merv.phases.scoring import apply_score, legal_score
from tabuleiro.games.merv.phases.turn_order import apply_queue, legal_queue
from tabuleiro.games.merv.present.descriptions import describe
from tabuleiro.games.merv.present.dump import dump, load_into
from tabuleiro.games.merv.present.events import EVENT_KINDS
from tabuleiro.games.merv.present.view import derived
from tabuleiro.games.merv.scoring import ALL_TIE_BREAKS, END_REASONS, final_result, scores
from tabuleiro.games.merv.setup import (
    apply_order,
    apply_split,
    apply_tile,
    automas_of,
    legal_order,
    legal_split,
    legal_tile,
    set_up,
)
from tabuleiro.games.merv.sites.camel_market import apply_collect, apply_place
from tabuleiro.games.merv.sites.caravansary import (
    apply_card,
    apply_extend,
    apply_take_card,
    legal_caravansary,
    legal_card,
)
from tabuleiro.games.merv.sites.library import apply_scroll, legal_library
from tabuleiro.games.merv.sites.marketplace import (
    apply_buy,
    apply_post,
    apply_route_camel,
    legal_marketplace,
    legal_post,
)
from tabuleiro.games.merv.sites.mosque import apply_advance, legal_mosque
from tabuleiro.games.merv.sites.mosque_tiles import (
    apply_upgrade_site,
    apply_upgrade_tile,
    legal_upgrade_site,
    legal_upgrade_tile,
)
from tabuleiro.games.merv.sites.palace import apply_place_courtier, legal_palace
from tabuleiro.games.merv.sites.scrolls import legal_breakthrough
from tabuleiro.games.merv.sites.soldiers import apply_soldier, legal_soldier
from tabuleiro.games.merv.sites.walls import apply_build, apply_fort, legal_fort, legal_walls
from tabuleiro.games.merv.state import (
    ACTOR,
    CARAVANSARY_STEP,
    CHOOSING_BREAKTHROUGH,
    CHOOSING_CUBE,
    CHOOSING_MAIN,
    CHOOSING_SCORING_TILE,
    CHOOSING_SITE,
    CHOOSING_SLOT,
    CHOOSING_UPGRADE,
    DEPLOYING,
    DRAWING_CARD,
    DRAWING_ORDER,
    DRAWING_SOLO,
    DRAWING_TILE,
    ENDING_TURN,
    KINDS,
    LIBRARY_STEP,
    MARKET_POST,
    MARKET_STEP,
    MOSQUE_STEP,
    PALACE_STEP,
    PAYING,
    PAYING_RANSOM,
    PLACING_FORT,
    PLACING_UPGRADE,
    QUEUING,
    RANSOMING,
    SPLITTING_CONTRACTS,
    WAIVING,
    MervState,
    copy_fields,
)
from tabuleiro.games.merv.turn import apply_main, apply_site, apply_slot, legal_end, legal_main, legal_site, legal_slot

NAME: Final = "merv"
VERSION: Final = 1
MAX_STEPS: Final = 2500
"""ME-17.3 counts at most 2,043."""


class MervMatch(MervState):
    """A position that answers the questions of the contract."""

    def game(self) -> Game:
        return GAME

    def to_act(self) -> int:
        if self.agenda.depth == 0:
            return NOBODY
        return self.agenda.get(ACTOR)

    def decision(self) -> str:
        if self.agenda.depth == 0:
            return ""
        return KINDS[self.agenda.kind()]

    def legal_into(self, out: vec[i64]) -> i64:
        if self.agenda.depth == 0:
            return 0
        kind: i64 = self.agenda.kind()
        if kind == CHOOSING_SLOT:
            return legal_slot(self, out)
        if kind == CHOOSING_SITE:
            return legal_site(self, out)
        if kind == CHOOSING_MAIN:
            return legal_main(self, out)
        if kind == ENDING_TURN:
            return legal_end(self, out)
        if kind == PAYING:
            return legal_pay(self, out)
        if kind < PLACING_FORT:
            return self.legal_step(kind, out)
        if kind < ENDING_TURN:
            return self.legal_choice(kind, out)
        return self.legal_outside(kind, out)

    def legal_step(self, kind: i64, out: vec[i64]) -> i64:
        """The steps of a site's action; contracts may come in between."""
        free: i64 = legal_contracts(self, self.active, out)
        if kind == CARAVANSARY_STEP:
            return legal_caravansary(self, out, free)
        if kind == PALACE_STEP:
            return legal_palace(self, out, free)
        if kind == MOSQUE_STEP:
            return legal_mosque(self, out, free)
        if kind == MARKET_POST:
            return legal_post(self, out, free)
        if kind == MARKET_STEP:
            return legal_marketplace(self, out, free)
        if kind == LIBRARY_STEP:
            return legal_library(self, out, free)
        return legal_walls(self, out, free)

    def legal_choice(self, kind: i64, out: vec[i64]) -> i64:
        """Choices that a step or an effect causes."""
        if kind == PLACING_FORT:
            return legal_fort(self, out)
        if kind == DEPLOYING:
            return legal_soldier(self, out)
        if kind == PAYING_RANSOM:
            return legal_ransom_cube(self, out)
        if kind == WAIVING:
            return legal_waive(self, out)
        if kind == CHOOSING_CUBE:
            return legal_cube(self, out)
        if kind == CHOOSING_UPGRADE:
            return legal_upgrade_tile(self, out)
        if kind == PLACING_UPGRADE:
            return legal_upgrade_site(self, out)
        if kind == CHOOSING_SCORING_TILE:
            return legal_scoring_tile(self, out)
        assert kind == CHOOSING_BREAKTHROUGH
        return legal_breakthrough(self, out)

    def legal_outside(self, kind: i64, out: vec[i64]) -> i64:
        """Decisions outside turns, and chance."""
        if kind == QUEUING:
            return legal_queue(self, out)
        if kind == RANSOMING:
            return legal_ransom(self, out)
        if kind == DRAWING_TILE:
            return legal_tile(self, out)
        if kind == DRAWING_CARD:
            return legal_card(self, out)
        if kind == SPLITTING_CONTRACTS:
            return legal_split(self, out)
        if kind == DRAWING_ORDER:
            return legal_order(self, out)
        if kind == DRAWING_SOLO:
            return legal_solo(self, out)
        return legal_score(self, out)

    def weight(self, action: i64) -> i64:
        if ids.CARAVAN_CARD <= action < ids.CONTRACT_SPLIT:
            return self.deck[action - ids.CARAVAN_CARD]
        return 1

    def apply(self, action: i64) -> None:
        if action < ids.CHOOSE_SLOT:
            self.apply_free(action)
        elif action < ids.TAKE_CARD:
            self.apply_turn(action)
        elif action < ids.FORT_SLOT:
            self.apply_step(action)
        elif action < ids.QUEUE_SPACE:
            self.apply_choice(action)
        elif action < ids.SITE_TILE:
            self.apply_outside(action)
        else:
            self.apply_chance(action)
        go_on(self)

    def apply_free(self, action: i64) -> None:
        """Free options, and the end of a performance or a turn."""
        if action < ids.MARKET_COLLECT:
            apply_contract(self, self.active, action)
        elif action == ids.MARKET_COLLECT:
            apply_collect(self, self.active)
        elif action < ids.STOP:
            apply_place(self, self.active, action - ids.MARKET_PLACE)
        elif action == ids.STOP:
            apply_stop(self)
        else:
            end_turn(self)

    def apply_turn(self, action: i64) -> None:
        """Slot, site and main action."""
        if action < ids.CHOOSE_SITE:
            apply_slot(self, action - ids.CHOOSE_SLOT)
        elif action < ids.MAIN_ACTION:
            apply_site(self, action - ids.CHOOSE_SITE)
        else:
            apply_main(self, action - ids.MAIN_ACTION)

    def apply_step(self, action: i64) -> None:
        """A step of a site's action."""
        if action < ids.EXTEND:
            apply_take_card(self, action - ids.TAKE_CARD)
        elif action == ids.EXTEND:
            apply_extend(self)
        elif action < ids.ADVANCE:
            apply_place_courtier(self, action - ids.PLACE_COURTIER)
        elif action == ids.ADVANCE:
            apply_advance(self)
        elif action < ids.BUY_GOOD:
            apply_post(self, action - ids.PLACE_POST)
        elif action < ids.PLACE_ROUTE_CAMEL:
            apply_buy(self, action - ids.BUY_GOOD)
        elif action < ids.TAKE_SCROLL:
            apply_route_camel(self, action - ids.PLACE_ROUTE_CAMEL)
        elif action < ids.BUILD:
            apply_scroll(self, action - ids.TAKE_SCROLL)
        else:
            apply_build(self, action - ids.BUILD)

    def apply_choice(self, action: i64) -> None:
        """A choice that a step or an effect caused."""
        if action < ids.SOLDIER_TARGET:
            apply_fort(self, action - ids.FORT_SLOT)
        elif action < ids.PAY_CUBE:
            apply_soldier(self, action - ids.SOLDIER_TARGET)
        elif action < ids.WAIVE_COLOR:
            if self.agenda.kind() == PAYING:
                apply_pay(self, action - ids.PAY_CUBE)
            else:
                apply_ransom_cube(self, action - ids.PAY_CUBE)
        elif action < ids.CHOOSE_CUBE:
            apply_waive(self, action - ids.WAIVE_COLOR)
        elif action < ids.CHOOSE_UPGRADE_TILE:
            apply_cube(self, action - ids.CHOOSE_CUBE)
        elif action < ids.CHOOSE_UPGRADE_SITE:
            apply_upgrade_tile(self, action - ids.CHOOSE_UPGRADE_TILE)
        elif action < ids.CHOOSE_SCORING_TILE:
            apply_upgrade_site(self, action - ids.CHOOSE_UPGRADE_SITE)
        elif action < ids.CHOOSE_BREAKTHROUGH:
            apply_scoring_tile(self, action - ids.CHOOSE_SCORING_TILE)
        else:
            apply_breakthrough(self, action - ids.CHOOSE_BREAKTHROUGH)

    def apply_outside(self, action: i64) -> None:
        """Queue, invasion and scoring."""
        if action < ids.RANSOM:
            apply_queue(self, action - ids.QUEUE_SPACE)
        elif action < ids.ACCEPT_LOSSES:
            apply_ransom(self, action - ids.RANSOM)
        elif action == ids.ACCEPT_LOSSES:
            apply_losses(self)
        else:
            apply_score(self, action - ids.SCORE_COURTIER)

    def apply_chance(self, action: i64) -> None:
        """What chance has drawn."""
        if action < ids.CARAVAN_CARD:
            apply_tile(self, action - ids.SITE_TILE)
        elif action < ids.CONTRACT_SPLIT:
            apply_card(self, action - ids.CARAVAN_CARD)
        elif action < ids.FIRST_ORDER:
            apply_split(self, action - ids.CONTRACT_SPLIT)
        elif action < ids.SOLO_CARD:
            if apply_order(self, action - ids.FIRST_ORDER):
                start_year(self)
        else:
            apply_solo(self, action - ids.SOLO_CARD)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def redundant(self, action: int) -> bool:
        return ids.RANSOM <= action < ids.ACCEPT_LOSSES and is_redundant_ransom(self, action - ids.RANSOM)

    def fallback(self) -> int:
        return fallback(self, self.legal())

    def describe(self, action: int) -> Action:
        return describe(self, action, self.to_act())

    def copy(self) -> State:
        other = MervMatch()
        copy_fields(self, other)
        return other

    def copy_from(self, other: State) -> None:
        copy_fields(cast(MervState, other), self)  # a position of this game by contract

    def scores(self) -> list[int]:
        return scores(self)

    def result(self) -> Result | None:
        return final_result(self)

    def check(self) -> list[str]:
        return broken_invariants(self)

    def check_step(self, before: State, action: int) -> list[str]:  # noqa: ARG002 - every step obeys the same laws
        return broken_steps(cast(MervState, before), self)  # a position of this game by contract

    def dump(self) -> Position:
        return dump(self, NAME, VERSION)

    def view(self) -> Position:
        return {**self.dump(), "derived": derived(self)}

    def features_into(self, seat: int, out: vec[i64]) -> None:
        features_into(self, seat, out)


class MervGame(Game):
    """Merv for 1 to 4 players."""

    def __init__(self) -> None:
        self.name = NAME
        self.version = VERSION
        self.components = DIGEST
        self.rule_prefix = "ME"
        self.seats = [1, 2, 3, 4]
        courtier: dict[str, tuple[int, ...]] = {"true": (1, 2, 3, 4), "false": (2,)}
        difficulty: dict[str, tuple[int, ...]] = {"easy": (1,), "normal": (1, 2, 3, 4), "hard": (1,)}
        self.options = [
            Option("two_player_courtier", "true", courtier),
            Option("solo_difficulty", "normal", difficulty),
        ]
        self.spaces = ids.SPACE
        self.max_steps = MAX_STEPS
        self.feature_names = list(FEATURE_NAMES)
        self.decision_kinds = list(dict.fromkeys(KINDS))
        self.event_kinds = list(EVENT_KINDS)
        self.end_reasons = list(END_REASONS)
        self.tie_breaks = list(ALL_TIE_BREAKS)

    def start(self, seats: int, options: dict[str, str]) -> State:
        state = MervMatch()
        automas = automas_of(seats, courtier=options["two_player_courtier"] == "true")
        set_up(state, seats, automas, DIFFICULTIES.index(options["solo_difficulty"]))
        return state

    def load(self, position: object) -> State:
        state = MervMatch()
        try:
            load_into(state, position, NAME, VERSION)
        except BadData as error:
            raise BadPosition([str(error)]) from error
        problems = broken_invariants(state)
        if problems:
            raise BadPosition(problems)
        return state

    def parties(self, seats: int) -> list[str]:
        names = [f"seat-{seat}" for seat in range(seats)]
        return names + list(AUTOMAS[: max(0, 3 - seats)])

    def check_components(self, data: Position) -> list[str]:
        return check_components(data)

    def impossible_kinds(self, seats: int) -> list[str]:
        return ["solo_card"] if seats > 2 else []

    def opening_kinds(self) -> list[str]:
        return ["choose_slot", "queue_space"]

    def aims(self) -> dict[str, int]:
        """Empty the caravan row and send camels along the routes: they come home to the supply (ME-8.4.4)."""
        own = {"cards": 10, "scrolls": 6, "influence": 3, "camels": 3, "cubes": 2, "favor": 2}
        return {"place_route_camel": 8, **{f"player0_{name}": weight for name, weight in own.items()}}


GAME: Final = MervGame()
