"""The game on the contract: which rule answers which question."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import Action, Meant
from tabuleiro.core.game import Game
from tabuleiro.core.option import Option
from tabuleiro.core.present.editing import Editing
from tabuleiro.core.present.explanation import Explanation
from tabuleiro.core.present.facet import Happening
from tabuleiro.core.present.problem import Problem
from tabuleiro.core.present.stage import Stage
from tabuleiro.core.present.tally import Entry, Prospect
from tabuleiro.core.reader import Reader
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.result import Result
from tabuleiro.core.state import Position, State
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import automas, contracts, course, effects, payment, setup, supply, turn
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.audit.position import broken_invariants
from tabuleiro.games.merv.audit.step import broken_steps
from tabuleiro.games.merv.course import whose_turn
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.data.edition import Edition
from tabuleiro.games.merv.fallback import fallback
from tabuleiro.games.merv.judge.refusal import refusal
from tabuleiro.games.merv.learn.facets import FACETS, facets
from tabuleiro.games.merv.learn.features import FEATURE_NAMES, features_behind, features_into
from tabuleiro.games.merv.learn.fields import QUIET, fields
from tabuleiro.games.merv.learn.reconciling import calm, reconcile
from tabuleiro.games.merv.phases import invasion, turn_order
from tabuleiro.games.merv.phases import scoring as phase_scoring
from tabuleiro.games.merv.present.descriptions import describe
from tabuleiro.games.merv.present.dump import KEYS, dump, load_from
from tabuleiro.games.merv.present.events import EVENT_RULES
from tabuleiro.games.merv.present.explain.explain import elements, explain
from tabuleiro.games.merv.present.pressed import MOMENTS, PRICED, SORTS, meant
from tabuleiro.games.merv.present.progress import progress
from tabuleiro.games.merv.present.prospects import prospects
from tabuleiro.games.merv.present.tally import SOURCE_RULES, tally
from tabuleiro.games.merv.present.view import derived
from tabuleiro.games.merv.scoring import END_REASONS, TIE_BREAKS, current_scores, final_result
from tabuleiro.games.merv.sites import (
    camel_market,
    caravansary,
    library,
    marketplace,
    mosque,
    mosque_tiles,
    palace,
    scrolls,
    soldiers,
    walls,
)
from tabuleiro.games.merv.state import MervFields, copy_fields

if TYPE_CHECKING:
    from tabuleiro.games.merv.present.shape import View


MAX_STEPS: Final = 2500
"""ME-17.3 counts at most 2,043."""


class MervState(MervFields):
    """A position that answers the questions of the contract."""

    def game(self) -> Game:
        return GAME

    def frame_kinds(self) -> tuple[str, ...]:
        return d.KINDS

    def whose_turn(self) -> tuple[int, int]:
        return whose_turn(self)

    def legal_into(self, out: vec[i64]) -> i64:
        if self.agenda.depth == 0:
            return 0
        kind: i64 = self.agenda.kind()
        if kind == d.CHOOSE_SLOT:
            return turn.legal_choose_slot(self, out)
        if kind == d.CHOOSE_SITE:
            return turn.legal_choose_site(self, out)
        if kind == d.MAIN_ACTION:
            return turn.legal_main_action(self, out)
        if kind == d.END_TURN:
            return turn.legal_end_turn(self, out)
        if kind == d.PAY_CUBE:
            return payment.legal_pay_cube(self, out)
        if kind < d.FORT_SLOT:
            return self.legal_step(kind, out)
        if kind < d.END_TURN:
            return self.legal_choice(kind, out)
        return self.legal_outside(kind, out)

    def legal_step(self, kind: i64, out: vec[i64]) -> i64:
        """The steps of a site's action; contracts may come in between."""
        free: i64 = contracts.legal_contracts(self, self.active, out)
        if kind == d.CARAVANSARY_STEP:
            return caravansary.legal_caravansary_step(self, out, free)
        if kind == d.PALACE_STEP:
            return palace.legal_palace_step(self, out, free)
        if kind == d.MOSQUE_STEP:
            return mosque.legal_mosque_step(self, out, free)
        if kind == d.MARKET_POST:
            return marketplace.legal_market_post(self, out, free)
        if kind == d.MARKET_STEP:
            return marketplace.legal_market_step(self, out, free)
        if kind == d.LIBRARY_STEP:
            return library.legal_library_step(self, out, free)
        return walls.legal_walls_step(self, out, free)

    def legal_choice(self, kind: i64, out: vec[i64]) -> i64:
        """Choices that a step or an effect causes."""
        if kind == d.FORT_SLOT:
            return walls.legal_fort_slot(self, out)
        if kind == d.SOLDIER_TARGET:
            return soldiers.legal_soldier_target(self, out)
        if kind == d.PAY_CUBE_RANSOM:
            return invasion.legal_pay_cube_ransom(self, out)
        if kind == d.WAIVE_COLOR:
            return payment.legal_waive_color(self, out)
        if kind == d.CHOOSE_CUBE:
            return supply.legal_choose_cube(self, out)
        if kind == d.CHOOSE_UPGRADE_TILE:
            return mosque_tiles.legal_choose_upgrade_tile(self, out)
        if kind == d.CHOOSE_UPGRADE_SITE:
            return mosque_tiles.legal_choose_upgrade_site(self, out)
        if kind == d.CHOOSE_SCORING_TILE:
            return mosque_tiles.legal_choose_scoring_tile(self, out)
        assert kind == d.CHOOSE_BREAKTHROUGH
        return scrolls.legal_choose_breakthrough(self, out)

    def legal_outside(self, kind: i64, out: vec[i64]) -> i64:
        """Decisions outside turns, and chance."""
        if kind == d.QUEUE_SPACE:
            return turn_order.legal_queue_space(self, out)
        if kind == d.RANSOM:
            return invasion.legal_ransom(self, out)
        if kind == d.SITE_TILE:
            return setup.legal_site_tile(self, out)
        if kind == d.CARAVAN_CARD:
            return caravansary.legal_caravan_card(self, out)
        if kind == d.CONTRACT_SPLIT:
            return setup.legal_contract_split(self, out)
        if kind == d.FIRST_ORDER:
            return setup.legal_first_order(self, out)
        if kind == d.SOLO_CARD:
            return automas.legal_solo_card(self, out)
        return phase_scoring.legal_score_courtier(self, out)

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
        course.proceed(self)

    def apply_free(self, action: i64) -> None:
        """Free options, and the end of a performance or a turn."""
        if action < ids.MARKET_COLLECT:
            contracts.apply_complete_contract(self, self.active, action)
        elif action == ids.MARKET_COLLECT:
            camel_market.apply_market_collect(self, self.active)
        elif action < ids.STOP:
            camel_market.apply_market_place(self, self.active, action - ids.MARKET_PLACE)
        elif action == ids.STOP:
            course.apply_stop(self)
        else:
            course.end_turn(self)

    def apply_turn(self, action: i64) -> None:
        """Slot, site and main action."""
        if action < ids.CHOOSE_SITE:
            turn.apply_choose_slot(self, action - ids.CHOOSE_SLOT)
        elif action < ids.MAIN_ACTION:
            turn.apply_choose_site(self, action - ids.CHOOSE_SITE)
        else:
            turn.apply_main_action(self, action - ids.MAIN_ACTION)

    def apply_step(self, action: i64) -> None:
        """A step of a site's action."""
        if action < ids.EXTEND:
            caravansary.apply_take_card(self, action - ids.TAKE_CARD)
        elif action == ids.EXTEND:
            caravansary.apply_extend(self)
        elif action < ids.ADVANCE:
            palace.apply_place_courtier(self, action - ids.PLACE_COURTIER)
        elif action == ids.ADVANCE:
            mosque.apply_advance(self)
        elif action < ids.BUY_GOOD:
            marketplace.apply_place_post(self, action - ids.PLACE_POST)
        elif action < ids.PLACE_ROUTE_CAMEL:
            marketplace.apply_buy_good(self, action - ids.BUY_GOOD)
        elif action < ids.TAKE_SCROLL:
            marketplace.apply_place_route_camel(self, action - ids.PLACE_ROUTE_CAMEL)
        elif action < ids.BUILD:
            library.apply_take_scroll(self, action - ids.TAKE_SCROLL)
        else:
            walls.apply_build(self, ids.read_build(action))

    def apply_choice(self, action: i64) -> None:
        """A choice that a step or an effect caused."""
        if action < ids.SOLDIER_TARGET:
            walls.apply_fort_slot(self, action - ids.FORT_SLOT)
        elif action < ids.PAY_CUBE:
            soldiers.apply_soldier_target(self, action - ids.SOLDIER_TARGET)
        elif action < ids.WAIVE_COLOR:
            if self.agenda.kind() == d.PAY_CUBE:
                payment.apply_pay_cube(self, action - ids.PAY_CUBE)
            else:
                invasion.apply_pay_cube_ransom(self, action - ids.PAY_CUBE)
        elif action < ids.CHOOSE_CUBE:
            payment.apply_waive_color(self, action - ids.WAIVE_COLOR)
        elif action < ids.CHOOSE_UPGRADE_TILE:
            supply.apply_choose_cube(self, action - ids.CHOOSE_CUBE)
        elif action < ids.CHOOSE_UPGRADE_SITE:
            mosque_tiles.apply_choose_upgrade_tile(self, action - ids.CHOOSE_UPGRADE_TILE)
        elif action < ids.CHOOSE_SCORING_TILE:
            mosque_tiles.apply_choose_upgrade_site(self, action - ids.CHOOSE_UPGRADE_SITE)
        elif action < ids.CHOOSE_BREAKTHROUGH:
            mosque_tiles.apply_choose_scoring_tile(self, action - ids.CHOOSE_SCORING_TILE)
        else:
            effects.apply_choose_breakthrough(self, action - ids.CHOOSE_BREAKTHROUGH)

    def apply_outside(self, action: i64) -> None:
        """Queue, invasion and scoring."""
        if action < ids.RANSOM:
            turn_order.apply_queue_space(self, action - ids.QUEUE_SPACE)
        elif action < ids.ACCEPT_LOSSES:
            invasion.apply_ransom(self, action - ids.RANSOM)
        elif action == ids.ACCEPT_LOSSES:
            invasion.apply_accept_losses(self)
        else:
            phase_scoring.apply_score_courtier(self, action - ids.SCORE_COURTIER)

    def apply_chance(self, action: i64) -> None:
        """What chance has drawn."""
        if action < ids.CARAVAN_CARD:
            setup.apply_site_tile(self, action - ids.SITE_TILE)
        elif action < ids.CONTRACT_SPLIT:
            caravansary.apply_caravan_card(self, action - ids.CARAVAN_CARD)
        elif action < ids.FIRST_ORDER:
            setup.apply_contract_split(self, action - ids.CONTRACT_SPLIT)
        elif action < ids.SOLO_CARD:
            if setup.apply_first_order(self, action - ids.FIRST_ORDER):
                course.start_year(self)
        else:
            automas.apply_solo_card(self, action - ids.SOLO_CARD)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def meant(self, element: str) -> Meant:
        return meant(self, element)

    def redundant(self, action: int) -> bool:
        is_ransom = ids.RANSOM <= action < ids.ACCEPT_LOSSES
        return is_ransom and invasion.is_redundant_ransom(self, action - ids.RANSOM)

    def fallback(self) -> int:
        return fallback(self, self.legal())

    def describe(self, action: int) -> Action:
        return describe(self, action, self.to_act())

    def explain(self, element: str, seat: int) -> Explanation:
        return explain(cast("View", self.view()), element, seat)

    def copy_from(self, other: State) -> None:
        copy_fields(cast(MervFields, other), self)  # a position of this game by contract

    def scores(self) -> list[int]:
        return current_scores(self)

    def tally(self, party: int) -> list[Entry]:
        return tally(self, party)

    def prospects(self, party: int) -> list[Prospect]:
        return prospects(self, party)

    def progress(self) -> int:
        return progress(self)

    def stage(self) -> Stage:
        return Stage("year", int(self.year), c.YEARS)

    def result(self) -> Result | None:
        return final_result(self)

    def problems(self) -> list[Problem]:
        return broken_invariants(self)

    def check_step(self, before: State, action: int) -> list[str]:
        return broken_steps(cast(MervFields, before), self, action)  # a position of this game by contract

    def dump(self) -> Position:
        return cast(Position, dump(self))  # a Dump

    def load_from(self, top: Reader) -> None:
        load_from(self, top)

    def derived(self) -> Position:
        return cast(Position, derived(self))  # a Derived

    def features_into(self, seat: int, out: vec[i64]) -> None:
        features_into(self, seat, out)

    def features_behind(self, seat: int, rows: vec[i64]) -> vec[i64]:
        return features_behind(self, seat, rows)


class MervGame(Game):
    """Merv for 1 to 4 players."""

    def __init__(self) -> None:
        self.name = "merv"
        self.version = 4
        self.components_since = 4
        self.components = c.DIGEST
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
        self.decision_kinds = list(dict.fromkeys(d.KINDS))
        self.event_kinds = list(EVENT_RULES)
        self.end_reasons = list(END_REASONS)
        self.position_keys = list(KEYS)
        self.tie_breaks = list(TIE_BREAKS)
        self.event_rules = EVENT_RULES
        self.source_rules = SOURCE_RULES
        self.moments = MOMENTS
        self.reason_sorts = SORTS
        self.priced_kinds = PRICED
        self.orderless_kinds = ("score_courtier", "pay_cube", "choose_cube", "waive_color")
        self.opening_kinds = ("choose_slot", "queue_space")
        self.quiet_kinds = QUIET
        self.editing = Editing(fields, reconcile, calm)
        self.facet_names = FACETS

    def start(self, seats: int, options: dict[str, str]) -> State:
        state = MervState()
        setup.set_up(state, seats, options)
        return state

    def empty(self) -> State:
        return MervState()

    def parties(self, seats: int) -> list[str]:
        return super().parties(seats) + list(c.AUTOMAS[: max(0, 3 - seats)])

    def facets(self, course: list[Happening], seat: int) -> dict[str, str]:
        return facets(course, seat)

    def elements(self, seats: int, options: Mapping[str, str]) -> list[str]:  # noqa: ARG002 - no option brings any
        return list(elements(seats))

    def parse_components(self, data: Reader) -> object:
        return Edition(data)


GAME: Final = MervGame()
