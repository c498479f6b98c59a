"""The game on the contract: which rule answers which question."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast, final

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
from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import cards, favors, pilgrim, setup, start, voyages
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.audit.position import broken_invariants
from tabuleiro.games.coimbra.audit.step import broken_steps
from tabuleiro.games.coimbra.course import proceed, whose_turn
from tabuleiro.games.coimbra.data.components import DIGEST, ROUNDS, Components
from tabuleiro.games.coimbra.effects import bonuses, opponents
from tabuleiro.games.coimbra.judge.refusal import refusal
from tabuleiro.games.coimbra.learn.facets import FACETS, facets
from tabuleiro.games.coimbra.learn.features import FEATURE_NAMES, features_behind, features_into
from tabuleiro.games.coimbra.learn.fields import QUIET, fields
from tabuleiro.games.coimbra.learn.reconciling import calm, reconcile
from tabuleiro.games.coimbra.phases import draft, exchange, income, layout, retrieve, roll
from tabuleiro.games.coimbra.present.descriptions import describe
from tabuleiro.games.coimbra.present.dump import POSITION_KEYS, dump, load_from
from tabuleiro.games.coimbra.present.events import EVENT_RULES
from tabuleiro.games.coimbra.present.explain.explain import elements, explain
from tabuleiro.games.coimbra.present.pressed import MOMENTS, PRICED, SORTS, meant
from tabuleiro.games.coimbra.present.progress import progress
from tabuleiro.games.coimbra.present.prospects import prospects
from tabuleiro.games.coimbra.present.tally import SOURCE_RULES, tally
from tabuleiro.games.coimbra.present.view import derived
from tabuleiro.games.coimbra.scoring import END_REASONS, TIE_BREAKS, current_scores, final_result
from tabuleiro.games.coimbra.state import CoimbraFields, copy_fields

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present.shape import View


MAX_STEPS: Final = 8_000
"""The proof is in CO-11.1."""


@final
class CoimbraState(CoimbraFields):
    """A position that answers the questions of the contract. Final, so that its own methods are called directly."""

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
        if kind == d.STEP:
            return pilgrim.legal_step(self, out)
        if kind == d.ROLL_DIE:
            return roll.legal_roll_die(out)
        if kind == d.DRAW_CHARACTER:
            return layout.legal_draw_character(self, out)
        if kind == d.DRAFT:
            return draft.legal_draft(self, out)
        if kind == d.PLACE:
            return draft.legal_place(out)
        if kind == d.CITY_ACTION:
            return cards.legal_city_action(self, out)
        if kind == d.CASTLE_ACTION:
            return favors.legal_castle_action(self, out)
        if kind == d.INCOME_MENU:
            return income.legal_income_menu(self, out)
        if kind == d.INVEST:
            return voyages.legal_invest(self, out)
        if kind >= d.DRAW_MONASTERY:
            return self.legal_set_up(kind, out)
        return self.legal_rare(kind, out)

    def legal_rare(self, kind: i64, out: vec[i64]) -> i64:
        """The decision kinds that come up less often."""
        if kind == d.TRACK:
            return income.legal_track(self, out)
        if kind == d.OPTION:
            return bonuses.legal_option(out)
        if kind == d.CAP:
            return favors.legal_cap(self, out)
        if kind == d.CEDE:
            return opponents.legal_cede(self, out)
        if kind == d.LOSE:
            return opponents.legal_lose(self, out)
        if kind == d.DISCARD_PICK:
            return cards.legal_discard_pick(self, out)
        if kind == d.REPEAT:
            return bonuses.legal_repeat(self, out)
        if kind == d.PAY_FOR:
            return bonuses.legal_pay_for(self, out)
        if kind == d.FAVOR:
            return favors.legal_favor(self, out)
        if kind == d.START_CHOICE:
            return start.legal_start_choice(self, out)
        assert kind == d.START_CARDS
        return start.legal_start_cards(out)

    def legal_set_up(self, kind: i64, out: vec[i64]) -> i64:
        """What chance draws before the first round."""
        if kind == d.DRAW_MONASTERY:
            return setup.legal_draw_monastery(self, out)
        if kind == d.DRAW_SCORING_TILE:
            return setup.legal_draw_scoring_tile(self, out)
        if kind == d.DRAW_VOYAGE:
            return setup.legal_draw_voyage(self, out)
        if kind == d.DRAW_SEAT:
            return setup.legal_draw_seat(self, out)
        assert kind == d.DRAW_START_CARD
        return setup.legal_draw_start_card(self, out)

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
            pilgrim.stop(self)
        elif action >= ids.STEP:
            pilgrim.step(self, ids.read_step(action))
        elif action == ids.DISTRESS:
            retrieve.distress(self)
        elif action >= ids.ACQUIRE:
            cards.acquire(self, action - ids.ACQUIRE)
        elif action >= ids.TAKE_FAVOR:
            favors.take_favor(self, action - ids.TAKE_FAVOR)
        elif action >= ids.PLACE_DIE:
            draft.place_die(self, action - ids.PLACE_DIE)
        elif action >= ids.DRAFT_DIE:
            colour, value = ids.read_draft_die(action)
            draft.draft_die(self, colour, value)
        elif action >= ids.START_CARD_FIRST:
            start.start_card_first(self, action - ids.START_CARD_FIRST)
        elif action >= ids.PLACE_PILGRIM:
            start.place_pilgrim(self, action - ids.PLACE_PILGRIM)
        else:
            start.take_group(self, action - ids.TAKE_GROUP)

    def apply_bonus(self, action: i64) -> None:
        """What effects ask their owner or the opponents."""
        if action == ids.ACCEPT:
            bonuses.accept(self)
        elif action >= ids.REPEAT:
            bonuses.repeat(self, action - ids.REPEAT)
        elif action >= ids.TAKE_DISCARD:
            cards.take_discard(self, action - ids.TAKE_DISCARD)
        elif action >= ids.LOSE_CARD:
            opponents.lose_card(self, action - ids.LOSE_CARD)
        elif action == ids.LOSE_VP:
            opponents.lose_vp(self)
        elif action == ids.CEDE_VP:
            opponents.cede_vp(self)
        elif action == ids.CEDE_RESOURCES:
            opponents.cede_resources(self)
        elif action >= ids.CAP_DIE:
            favors.cap_die(self, action - ids.CAP_DIE)
        elif action == ids.DECLINE:
            bonuses.decline(self)
        elif action >= ids.INVEST:
            voyages.invest(self, action - ids.INVEST)
        elif action >= ids.PICK_TRACK:
            income.pick_track(self, action - ids.PICK_TRACK)
        else:
            bonuses.option(self, action - ids.OPTION)

    def apply_income(self, action: i64) -> None:
        """Phase E."""
        if action == ids.END_INCOME:
            income.end_income(self)
        elif action >= ids.EXCHANGE:
            resource, times = ids.read_exchange(action)
            exchange.exchange(self, resource, times)
        elif action >= ids.ACTIVATE_DIE:
            income.activate_die(self, action - ids.ACTIVATE_DIE)
        else:
            income.e_card(self, action - ids.E_CARD)

    def apply_chance(self, action: i64) -> None:
        """What chance has drawn or rolled."""
        if action >= ids.ROLL_DIE:
            roll.roll_die(self, ids.read_roll_die(action))
        elif action >= ids.DRAW_START_CARD:
            setup.draw_start_card(self, action - ids.DRAW_START_CARD)
        elif action >= ids.DRAW_CHARACTER:
            layout.draw_character(self, ids.read_draw_character(action))
        elif action >= ids.DRAW_SEAT:
            setup.draw_seat(self, action - ids.DRAW_SEAT)
        elif action >= ids.DRAW_VOYAGE:
            setup.draw_voyage(self, action - ids.DRAW_VOYAGE)
        elif action >= ids.DRAW_SCORING_TILE:
            setup.draw_scoring_tile(self, action - ids.DRAW_SCORING_TILE)
        else:
            setup.draw_monastery(self, action - ids.DRAW_MONASTERY)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def meant(self, element: str) -> Meant:
        return meant(self, element)

    def fallback(self) -> int:
        """The neutral option of the pending decision (CO-5.2)."""
        legal = self.legal()
        for harmless in (ids.DISTRESS, ids.STOP, ids.DECLINE, ids.CEDE_VP, ids.LOSE_VP, ids.END_INCOME):
            if harmless in legal:
                return harmless
        return legal[0]

    def describe(self, action: int) -> Action:
        return describe(self, action)

    def explain(self, element: str, seat: int) -> Explanation:
        return explain(cast("View", self.view()), element, seat)

    def copy_from(self, other: State) -> None:
        copy_fields(cast(CoimbraFields, other), self)  # a position of this game by contract

    def scores(self) -> list[int]:
        return current_scores(self)

    def tally(self, party: int) -> list[Entry]:
        return tally(self, party)

    def prospects(self, party: int) -> list[Prospect]:
        return prospects(self, party)

    def progress(self) -> int:
        return progress(self)

    def stage(self) -> Stage:
        return Stage("round", int(self.round), ROUNDS)

    def result(self) -> Result | None:
        return final_result(self)

    def problems(self) -> list[Problem]:
        return broken_invariants(self)

    def check_step(self, before: State, action: int) -> list[str]:
        return broken_steps(cast(CoimbraFields, before), self, action)  # a position of this game by contract

    def dump(self) -> Position:
        return dump(self)

    def load_from(self, top: Reader) -> None:
        load_from(self, top)

    def derived(self) -> Position:
        return derived(self)

    def features_into(self, seat: int, out: vec[i64]) -> None:
        features_into(self, seat, out)

    def features_behind(self, seat: int, rows: vec[i64]) -> vec[i64]:
        return features_behind(self, seat, rows)


class CoimbraGame(Game):
    """Coimbra for 2 to 4 players."""

    def __init__(self) -> None:
        self.name = "coimbra"
        self.version = 2
        self.components = DIGEST
        self.components_since = 2
        self.rule_prefix = "CO"
        self.seats = [2, 3, 4]
        self.options = [
            Option(setup.BEGINNING, "phase", dict.fromkeys(setup.BEGINNINGS, (2, 3, 4)), since=2, before="own_turn")
        ]
        self.spaces = ids.SPACE
        self.max_steps = MAX_STEPS
        self.feature_names = list(FEATURE_NAMES)
        self.decision_kinds = list(d.KINDS[: d.FIRST_AUTOMATIC])
        self.event_kinds = list(EVENT_RULES)
        self.end_reasons = list(END_REASONS)
        self.position_keys = list(POSITION_KEYS)
        self.tie_breaks = list(TIE_BREAKS)
        self.event_rules = EVENT_RULES
        self.source_rules = SOURCE_RULES
        self.moments = MOMENTS
        self.reason_sorts = SORTS
        self.priced_kinds = PRICED
        self.orderless_kinds = ("start_cards", "income_menu", "option")
        self.out_of_turn_kinds = ("cede", "lose")
        self.quiet_kinds = QUIET
        self.editing = Editing(fields, reconcile, calm)
        self.facet_names = FACETS

    def empty(self) -> State:
        return CoimbraState()

    def start(self, seats: int, options: dict[str, str]) -> State:
        state = CoimbraState()
        setup.set_up(state, seats, options)
        proceed(state)
        return state

    def facets(self, course: list[Happening], seat: int) -> dict[str, str]:
        return facets(course, seat)

    def elements(self, seats: int, options: Mapping[str, str]) -> list[str]:  # noqa: ARG002 - no option brings any
        return list(elements(seats))

    def parse_components(self, data: Reader) -> object:
        return Components(data)


GAME: Final = CoimbraGame()
