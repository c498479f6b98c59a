"""The game on the contract: which rule answers which question."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import Action, Meant
from tabuleiro.core.errors import BadOption
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
from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import (
    council,
    island_actions,
    movement,
    other_actions,
    preliminary,
    scoring,
    setup,
    solo,
    temple,
)
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.audit.position import broken_invariants
from tabuleiro.games.luna.audit.step import broken_steps
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.judge.refusal import refusal
from tabuleiro.games.luna.learn.facets import FACETS, facets
from tabuleiro.games.luna.learn.features import FEATURE_NAMES, features_behind, features_into
from tabuleiro.games.luna.learn.fields import QUIET, calm, fields, reconcile
from tabuleiro.games.luna.present.descriptions import describe
from tabuleiro.games.luna.present.dump import POSITION_KEYS, dump, load_from
from tabuleiro.games.luna.present.events import EVENT_RULES
from tabuleiro.games.luna.present.explain.explain import elements, explain
from tabuleiro.games.luna.present.pressed import MOMENTS, PRICED, SORTS, meant
from tabuleiro.games.luna.present.progress import progress
from tabuleiro.games.luna.present.prospects import prospects
from tabuleiro.games.luna.present.tally import tally
from tabuleiro.games.luna.present.view import derived
from tabuleiro.games.luna.state import LunaFields, copy_fields

if TYPE_CHECKING:
    from tabuleiro.games.luna.present.shape import View


EVERY_COUNT: Final = (1, 2, 3, 4)
PHASE_STEPS: Final = 3 * (7 * c.NOVICES + 6 + 6 * 5 + 10 * c.HERBS_LIMIT)
"""No player takes more steps in one action phase (LU-14.7)."""
MAX_STEPS: Final = 19 + 20 + 6 * (4 * PHASE_STEPS + 4)
"""Set-up draws, preliminary placements, six rounds of four players with four Meditations (LU-14.7)."""


class LunaState(LunaFields):
    """A position that answers the questions of the contract."""

    def game(self) -> Game:
        return GAME

    def frame_kinds(self) -> tuple[str, ...]:
        return d.KINDS

    def whose_turn(self) -> tuple[int, int]:
        return self.to_act(), int(self.round)

    def legal_into(self, out: vec[i64]) -> i64:
        if self.agenda.depth == 0:
            return 0
        kind: i64 = self.agenda.kind()
        if kind == d.ACTION:
            return self.legal_action(out)
        if kind == d.MOVES:
            return movement.legal_moves(self, out)
        if kind == d.BOOK_PUT:
            return temple.legal_book_put(self, out)
        if kind == d.SOLO_DEACTIVATE:
            return solo.legal_solo_deactivate(self, out)
        if kind == d.PRELIM_PAIR:
            return preliminary.legal_prelim_pair(self, out)
        if kind == d.PRELIM_SHRINE:
            return preliminary.legal_prelim_shrine(self, out)
        return self.legal_setup(kind, out)

    def legal_action(self, out: vec[i64]) -> i64:
        """Every action of a turn, in the order of the ids (LU-5 to LU-8)."""
        count: i64 = island_actions.legal_island_actions(self, out)
        count = movement.legal_movement(self, out, count)
        count = temple.legal_promote(self, out, count)
        count = temple.legal_sanctify(self, out, count)
        count = temple.legal_book_take(self, out, count)
        count = council.legal_council(self, out, count)
        return other_actions.legal_other_actions(self, out, count)

    def legal_setup(self, kind: i64, out: vec[i64]) -> i64:
        """The chance events and the placing of figures."""
        if kind == d.START_PLAYER:
            return setup.legal_start_player(self, out)
        if kind == d.TEMPLE_BOARD:
            return setup.legal_temple_board(self, out)
        if kind == d.START_STONE:
            return setup.legal_start_stone(self, out)
        if kind == d.ISLAND:
            return setup.legal_island(self, out)
        if kind == d.FIGURE_ISLAND:
            return setup.legal_figure_island(out)
        if kind == d.CHOOSE_COLOUR:
            return setup.legal_choose_colour(self, out)
        return setup.legal_place_figure(out)

    def apply(self, action: i64) -> None:
        if action < ids.FAVOR:
            self.apply_placement(action)
        elif action < ids.JOURNEY:
            self.apply_island_action(action)
        elif action < ids.PROMOTE:
            self.apply_movement(action)
        elif action < ids.COUNCIL:
            self.apply_temple_action(action)
        elif action < ids.START_PLAYER:
            self.apply_other_action(action)
        else:
            self.apply_chance(action)

    def apply_placement(self, action: i64) -> None:
        """Figures, the preliminary round, and the start of a solo round."""
        if action < ids.PLACE_SHRINE:
            setup.apply_figure(self, action - ids.PLACE_FIGURE)
        elif action < ids.PLACE_PAIR:
            preliminary.apply_place_shrine(self, action - ids.PLACE_SHRINE)
        elif action < ids.SOLO_DEACTIVATE:
            preliminary.apply_place_pair(self, action - ids.PLACE_PAIR)
        else:
            solo.apply_solo_deactivate(self, action - ids.SOLO_DEACTIVATE)

    def apply_island_action(self, action: i64) -> None:
        """Favor, Recruit, Shrine, Herbs."""
        if action < ids.RECRUIT:
            island, token = ids.read_favor(action)
            island_actions.apply_favor(self, island, token)
        elif action < ids.SHRINE:
            island, token = ids.read_recruit(action)
            island_actions.apply_recruit(self, island, token)
        elif action < ids.HERBS:
            island_actions.apply_shrine(self, action - ids.SHRINE)
        else:
            island, novices = ids.read_herbs(action)
            island_actions.apply_herbs(self, island, novices)

    def apply_movement(self, action: i64) -> None:
        """Journey, Tide, their moves, Sailboat."""
        if action == ids.JOURNEY:
            movement.apply_journey(self)
        elif action == ids.TIDE:
            movement.apply_tide(self)
        elif action < ids.DONE:
            source, island = ids.read_move(action)
            movement.apply_move(self, source, island)
        elif action == ids.DONE:
            movement.apply_done(self)
        else:
            source, island, novices = ids.read_sailboat(action)
            movement.apply_sailboat(self, source, island, novices)

    def apply_temple_action(self, action: i64) -> None:
        """Promotion, Sanctification, Book."""
        if action < ids.SANCTIFY:
            stone, token = ids.read_promote(action)
            temple.apply_promote(self, stone, token)
        elif action < ids.BOOK_TAKE:
            temple.apply_sanctify(self, ids.read_stone(ids.SANCTIFY, action))
        elif action < ids.BOOK_PUT:
            temple.apply_book_take(self, ids.read_stone(ids.BOOK_TAKE, action))
        else:
            temple.apply_book_put(self, ids.read_stone(ids.BOOK_PUT, action))

    def apply_other_action(self, action: i64) -> None:
        """Council, Expulsion, Meditation, the end of a solo phase; and the choice of a colour, the last of the ids."""
        if action < ids.EXPEL:
            island, own, token = ids.read_council(action)
            council.apply_council(self, island, own, token)
        elif action < ids.MEDITATE:
            own, token = ids.read_expel(action)
            other_actions.apply_expel(self, own, token)
        elif action == ids.MEDITATE:
            other_actions.apply_meditate(self)
        elif action == ids.END_PHASE:
            other_actions.apply_end_phase(self)
        else:
            setup.apply_choose_colour(self, action - ids.CHOOSE_COLOUR)

    def apply_chance(self, action: i64) -> None:
        """The set-up draws."""
        if action < ids.TEMPLE_BOARD:
            setup.apply_start_player(self, action - ids.START_PLAYER)
        elif action < ids.START_STONE:
            setup.apply_temple_board(self, action - ids.TEMPLE_BOARD)
        elif action < ids.ISLAND:
            setup.apply_start_stone(self, ids.read_stone(ids.START_STONE, action))
        elif action < ids.FIGURE_ISLAND:
            setup.apply_island(self, action - ids.ISLAND)
        else:
            setup.apply_figure(self, action - ids.FIGURE_ISLAND)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def meant(self, element: str) -> Meant:
        return meant(self, element)

    def redundant(self, action: int) -> bool:
        return ids.MOVE <= action < ids.DONE and movement.is_redundant_move(self, action)

    def fallback(self) -> int:
        legal = self.legal()
        for harmless in (ids.MEDITATE, ids.END_PHASE, ids.DONE):
            if harmless in legal:
                return harmless
        return legal[0]

    def describe(self, action: int) -> Action:
        return describe(self, action, self.to_act())

    def explain(self, element: str, seat: int) -> Explanation:
        return explain(cast("View", self.view()), element, seat)

    def copy_from(self, other: State) -> None:
        copy_fields(cast(LunaFields, other), self)  # a position of this game by contract

    def scores(self) -> list[int]:
        return scoring.current_scores(self)

    def tally(self, party: int) -> list[Entry]:
        return tally(self, party)

    def prospects(self, party: int) -> list[Prospect]:
        return prospects(self, party)

    def progress(self) -> int:
        return progress(self)

    def stage(self) -> Stage:
        return Stage("round", int(self.round), c.ROUNDS)

    def result(self) -> Result | None:
        return scoring.final_result(self)

    def problems(self) -> list[Problem]:
        return broken_invariants(self)

    def check_step(self, before: State, action: int) -> list[str]:
        return broken_steps(cast(LunaFields, before), self, action)  # a position of this game by contract

    def dump(self) -> Position:
        return cast(Position, dump(self))  # its shape says more than the contract asks for

    def load_from(self, top: Reader) -> None:
        load_from(self, top)

    def derived(self) -> Position:
        return cast(Position, derived(self))  # its shape says more than the contract asks for

    def features_into(self, seat: int, out: vec[i64]) -> None:
        features_into(self, seat, out)

    def features_behind(self, seat: int, rows: vec[i64]) -> vec[i64]:
        return features_behind(self, seat, rows)


class LunaGame(Game):
    """Luna for 1 to 4 players."""

    def __init__(self) -> None:
        self.name = "luna"
        self.version = 2
        self.components = c.DIGEST
        self.rule_prefix = "LU"
        self.seats = list(EVERY_COUNT)
        self.options = [
            Option("setup", "standard", {"standard": EVERY_COUNT, "preset": EVERY_COUNT}),
            Option("figure_placement", "chosen", {"chosen": EVERY_COUNT, "random": EVERY_COUNT}),
            Option("solo_level", "1", {"1": EVERY_COUNT, "2": (1,), "3": (1,)}),
            Option("first_book_bonus_scope", "action_phase", {"action_phase": EVERY_COUNT, "game": (1, 2)}),
            Option("opponent_displaces", "yes", {"yes": EVERY_COUNT, "no": (1,)}),
            Option("colours", "chosen", {"chosen": EVERY_COUNT, "by_seat": EVERY_COUNT}, since=2, before="by_seat"),
        ]
        self.spaces = ids.SPACE
        self.max_steps = MAX_STEPS
        self.feature_names = list(FEATURE_NAMES)
        self.decision_kinds = list(d.KINDS)
        self.event_kinds = list(EVENT_RULES)
        self.end_reasons = list(scoring.END_REASONS)
        self.position_keys = list(POSITION_KEYS)
        self.tie_breaks = list(scoring.TIE_BREAKS)
        self.event_rules = EVENT_RULES
        self.moments = MOMENTS
        self.reason_sorts = SORTS
        self.priced_kinds = PRICED
        self.opening_kinds = ("prelim_shrine", "prelim_pair", "solo_deactivate", "action")
        self.quiet_kinds = QUIET
        self.editing = Editing(fields, reconcile, calm)
        self.facet_names = FACETS

    def start(self, seats: int, options: dict[str, str]) -> State:
        if options["setup"] == "preset" and options["solo_level"] == "3":
            raise BadOption(
                "options-clash",
                "option solo_level cannot be '3' together with setup 'preset' (LU-16.1)",
                {"option": "solo_level", "value": "3", "other": "setup", "other_value": "preset"},
            )
        state = LunaState()
        setup.set_up(state, seats, options)
        return state

    def empty(self) -> State:
        return LunaState()

    def parties(self, seats: int) -> list[str]:
        return super().parties(seats) + (["opponent"] if seats == 1 else [])

    def facets(self, course: list[Happening], seat: int) -> dict[str, str]:
        return facets(course, seat)

    def elements(self, seats: int, options: Mapping[str, str]) -> list[str]:  # noqa: ARG002 - no option brings any
        return list(elements(seats))

    def parse_components(self, data: Reader) -> object:
        return c.Components(data)


GAME: Final = LunaGame()
