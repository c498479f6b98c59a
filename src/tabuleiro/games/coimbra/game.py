"""The game on the contract: which rule answers which question."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import NOBODY, Action
from tabuleiro.core.errors import BadData, BadPosition
from tabuleiro.core.game import Game
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.result import Result
from tabuleiro.core.state import Position, State
from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.audit.position import broken_invariants, broken_steps
from tabuleiro.games.coimbra.cards import acquire, legal_city_action, legal_discard_pick, take_discard
from tabuleiro.games.coimbra.course import proceed
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data.components import check_components
from tabuleiro.games.coimbra.effects.bonuses import (
    choose_option,
    decline,
    legal_option,
    legal_pay_for,
    legal_repeat,
    pay_for,
    repeat,
)
from tabuleiro.games.coimbra.effects.opponents import (
    cede_points,
    cede_resources,
    legal_cede,
    legal_lose,
    lose_card,
    lose_points,
)
from tabuleiro.games.coimbra.favors import cap_die, legal_cap, legal_castle_action, legal_favor, take_favor
from tabuleiro.games.coimbra.judge.refusal import refusal
from tabuleiro.games.coimbra.learn.features import FEATURE_NAMES, features_into
from tabuleiro.games.coimbra.phases.draft import draft, legal_draft, legal_place, legal_roll, place, roll
from tabuleiro.games.coimbra.phases.exchange import exchange
from tabuleiro.games.coimbra.phases.income import (
    activate,
    end_income,
    legal_income,
    legal_track,
    pick_track,
    use_beginning,
)
from tabuleiro.games.coimbra.phases.layout import draw_character, legal_character
from tabuleiro.games.coimbra.phases.retrieve import take_distress
from tabuleiro.games.coimbra.pilgrim import legal_step, step, stop
from tabuleiro.games.coimbra.present.descriptions import describe
from tabuleiro.games.coimbra.present.dump import dump, load_into
from tabuleiro.games.coimbra.present.events import EVENT_KINDS
from tabuleiro.games.coimbra.present.view import derived
from tabuleiro.games.coimbra.scoring import END_REASONS, TIE_BREAKS, final_result, scores
from tabuleiro.games.coimbra.setup import (
    draw_monastery,
    draw_seat,
    draw_start_card,
    draw_tile,
    draw_voyage,
    legal_monastery,
    legal_seat,
    legal_start_card,
    legal_tile,
    legal_voyage,
    set_up,
)
from tabuleiro.games.coimbra.start import (
    legal_choice,
    legal_start_order,
    order_start_cards,
    place_pilgrim,
    take_group,
)
from tabuleiro.games.coimbra.state import CoimbraState, copy_fields
from tabuleiro.games.coimbra.voyages import invest, legal_invest

NAME: Final = "coimbra"
VERSION: Final = 1
MAX_STEPS: Final = 8_000
"""The proof is in CO-11.1."""


class CoimbraMatch(CoimbraState):
    """A position that answers the questions of the contract."""

    def game(self) -> Game:
        return GAME

    def to_act(self) -> int:
        if self.agenda.depth == 0:
            return NOBODY
        return self.agenda.get(d.ACTOR)

    def decision(self) -> str:
        if self.agenda.depth == 0:
            return ""
        return d.KINDS[self.agenda.kind()]

    def legal_into(self, out: vec[i64]) -> i64:
        if self.agenda.depth == 0:
            return 0
        kind: i64 = self.agenda.kind()
        if kind == d.STEP:
            return legal_step(self, out)
        if kind == d.ROLL_DIE:
            return legal_roll(out)
        if kind == d.DRAW_CHARACTER:
            return legal_character(self, out)
        if kind == d.DRAFT:
            return legal_draft(self, out)
        if kind == d.PLACE:
            return legal_place(out)
        if kind == d.CITY_ACTION:
            return legal_city_action(self, out)
        if kind == d.CASTLE_ACTION:
            return legal_castle_action(self, out)
        if kind == d.INCOME_MENU:
            return legal_income(self, out)
        if kind == d.INVEST:
            return legal_invest(self, out)
        if kind >= d.DRAW_MONASTERY:
            return self.legal_set_up(kind, out)
        return self.legal_rare(kind, out)

    def legal_rare(self, kind: i64, out: vec[i64]) -> i64:
        """The decision kinds that come up less often."""
        if kind == d.TRACK:
            return legal_track(self, out)
        if kind == d.OPTION:
            return legal_option(out)
        if kind == d.CAP:
            return legal_cap(self, out)
        if kind == d.CEDE:
            return legal_cede(self, out)
        if kind == d.LOSE:
            return legal_lose(self, out)
        if kind == d.DISCARD_PICK:
            return legal_discard_pick(self, out)
        if kind == d.REPEAT:
            return legal_repeat(self, out)
        if kind == d.PAY_FOR:
            return legal_pay_for(self, out)
        if kind == d.FAVOR:
            return legal_favor(self, out)
        if kind == d.START_CHOICE:
            return legal_choice(self, out)
        assert kind == d.START_CARDS
        return legal_start_order(out)

    def legal_set_up(self, kind: i64, out: vec[i64]) -> i64:
        """What chance draws before the first round."""
        if kind == d.DRAW_MONASTERY:
            return legal_monastery(self, out)
        if kind == d.DRAW_SCORING_TILE:
            return legal_tile(self, out)
        if kind == d.DRAW_VOYAGE:
            return legal_voyage(self, out)
        if kind == d.DRAW_SEAT:
            return legal_seat(self, out)
        assert kind == d.DRAW_START_CARD
        return legal_start_card(self, out)

    def weight(self, action: i64) -> i64:  # noqa: ARG002 - all outcomes are equally likely (CO-17.2)
        return 1

    def apply(self, action: i64) -> None:
        if action >= ids.DRAW_MONASTERY:
            self.apply_chance(action)
        elif action >= ids.E_CARD:
            self.apply_income(action)
        elif action >= ids.OPTION:
            self.apply_bonus(action)
        else:
            self.apply_main(action)
        proceed(self)

    def apply_main(self, action: i64) -> None:
        """Start conditions, dice, actions in the city, pilgrim steps."""
        if action == ids.STOP:
            stop(self)
        elif action >= ids.STEP:
            step(self, action - ids.STEP + c.CORNERS)
        elif action == ids.DISTRESS:
            take_distress(self)
        elif action >= ids.ACQUIRE:
            acquire(self, action - ids.ACQUIRE)
        elif action >= ids.TAKE_FAVOR:
            take_favor(self, action - ids.TAKE_FAVOR)
        elif action >= ids.PLACE_DIE:
            place(self, action - ids.PLACE_DIE)
        elif action >= ids.DRAFT_DIE:
            action -= ids.DRAFT_DIE
            draft(self, action // c.FACES, action % c.FACES + 1)
        elif action >= ids.START_CARD_FIRST:
            order_start_cards(self, action - ids.START_CARD_FIRST)
        elif action >= ids.PLACE_PILGRIM:
            place_pilgrim(self, action - ids.PLACE_PILGRIM)
        else:
            take_group(self, action - ids.TAKE_GROUP)

    def apply_bonus(self, action: i64) -> None:
        """What effects ask their owner or the opponents."""
        if action == ids.ACCEPT:
            pay_for(self)
        elif action >= ids.REPEAT:
            repeat(self, action - ids.REPEAT)
        elif action >= ids.TAKE_DISCARD:
            take_discard(self, action - ids.TAKE_DISCARD)
        elif action >= ids.LOSE_CARD:
            lose_card(self, action - ids.LOSE_CARD)
        elif action == ids.LOSE_VP:
            lose_points(self)
        elif action == ids.CEDE_VP:
            cede_points(self)
        elif action == ids.CEDE_RESOURCES:
            cede_resources(self)
        elif action >= ids.CAP_DIE:
            cap_die(self, action - ids.CAP_DIE)
        elif action == ids.DECLINE:
            decline(self)
        elif action >= ids.INVEST:
            invest(self, action - ids.INVEST)
        elif action >= ids.PICK_TRACK:
            pick_track(self, action - ids.PICK_TRACK)
        else:
            choose_option(self, action - ids.OPTION)

    def apply_income(self, action: i64) -> None:
        """Phase E."""
        if action == ids.END_INCOME:
            end_income(self)
        elif action >= ids.EXCHANGE:
            action -= ids.EXCHANGE
            exchange(self, action // ids.MOST_EXCHANGES, action % ids.MOST_EXCHANGES + 1)
        elif action >= ids.ACTIVATE_DIE:
            activate(self, action - ids.ACTIVATE_DIE)
        else:
            use_beginning(self, action - ids.E_CARD)

    def apply_chance(self, action: i64) -> None:
        """What chance has drawn or rolled."""
        if action >= ids.ROLL_DIE:
            roll(self, action - ids.ROLL_DIE + 1)
        elif action >= ids.DRAW_START_CARD:
            draw_start_card(self, action - ids.DRAW_START_CARD)
        elif action >= ids.DRAW_CHARACTER:
            draw_character(self, action - ids.DRAW_CHARACTER + c.START_CARDS)
        elif action >= ids.DRAW_SEAT:
            draw_seat(self, action - ids.DRAW_SEAT)
        elif action >= ids.DRAW_VOYAGE:
            draw_voyage(self, action - ids.DRAW_VOYAGE)
        elif action >= ids.DRAW_SCORING_TILE:
            draw_tile(self, action - ids.DRAW_SCORING_TILE)
        else:
            draw_monastery(self, action - ids.DRAW_MONASTERY)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def fallback(self) -> int:
        """The neutral option of the pending decision (CO-5.2)."""
        legal = self.legal()
        for harmless in (ids.DISTRESS, ids.STOP, ids.DECLINE, ids.CEDE_VP, ids.LOSE_VP, ids.END_INCOME):
            if harmless in legal:
                return harmless
        return legal[0]

    def describe(self, action: int) -> Action:
        return describe(self, action, self.to_act())

    def copy(self) -> State:
        other = CoimbraMatch()
        copy_fields(self, other)
        return other

    def copy_from(self, other: State) -> None:
        copy_fields(cast(CoimbraState, other), self)  # a position of this game by contract

    def scores(self) -> list[int]:
        return scores(self)

    def result(self) -> Result | None:
        return final_result(self)

    def check(self) -> list[str]:
        return broken_invariants(self)

    def check_step(self, before: State, action: int) -> list[str]:  # noqa: ARG002 - the laws are about all actions
        return broken_steps(cast(CoimbraState, before), self)  # a position of this game by contract

    def dump(self) -> Position:
        return dump(self, NAME, VERSION)

    def view(self) -> Position:
        return {**self.dump(), "derived": derived(self)}

    def features_into(self, seat: int, out: vec[i64]) -> None:
        features_into(self, seat, out)


class CoimbraGame(Game):
    """Coimbra for 2 to 4 players."""

    def __init__(self) -> None:
        self.name = NAME
        self.version = VERSION
        self.components = c.DIGEST
        self.rule_prefix = "CO"
        self.seats = [2, 3, 4]
        self.options = []
        self.spaces = ids.SPACE
        self.max_steps = MAX_STEPS
        self.feature_names = list(FEATURE_NAMES)
        self.decision_kinds = list(d.KINDS[: d.FIRST_AUTOMATIC])
        self.event_kinds = list(EVENT_KINDS)
        self.end_reasons = list(END_REASONS)
        self.tie_breaks = list(TIE_BREAKS)

    def start(self, seats: int, options: dict[str, str]) -> State:  # noqa: ARG002 - the game has no options
        state = CoimbraMatch()
        set_up(state, seats)
        proceed(state)
        return state

    def load(self, position: object) -> State:
        state = CoimbraMatch()
        try:
            load_into(state, position, NAME, VERSION)
        except BadData as error:
            raise BadPosition([str(error)]) from error
        problems = broken_invariants(state)
        if problems:
            raise BadPosition(problems)
        return state

    def parties(self, seats: int) -> list[str]:
        return [f"seat-{seat}" for seat in range(seats)]

    def check_components(self, data: Position) -> list[str]:
        return check_components(data)

    def impossible_kinds(self, seats: int) -> list[str]:
        return ["token_triggered"] if seats == 4 else []


GAME: Final = CoimbraGame()
