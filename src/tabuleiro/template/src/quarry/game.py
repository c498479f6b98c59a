"""The game on the contract: which rule answers which question."""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from quarry import actions as ids
from quarry import decisions as d
from quarry.audit.position import broken_invariants
from quarry.audit.step import broken_steps
from quarry.data import components as c
from quarry.judge.refusal import refusal
from quarry.learn.features import FEATURE_NAMES, features_into
from quarry.present.descriptions import describe
from quarry.present.dump import KEYS, dump, load_from
from quarry.present.events import EVENT_KINDS
from quarry.present.explain import elements, explain
from quarry.present.view import derived
from quarry.scoring import TIE_BREAKS, current_scores, final_result
from quarry.state import END_REASONS, QuarryFields, copy_fields
from quarry.turn import legal_roll, legal_take, roll, set_up, take
from tabuleiro.core.action import Action
from tabuleiro.core.game import Game
from tabuleiro.core.option import Option
from tabuleiro.core.present.explanation import Explanation
from tabuleiro.core.present.problem import Problem, unsound
from tabuleiro.core.reader import Reader
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.result import Result
from tabuleiro.core.state import Position, State

VERSION: Final = 1
"""Rises whenever a correction changes how an old record replays."""
MAX_STEPS: Final = 2 * max(c.HEAP_SIZES)
"""A turn is a roll and a taking of at least one pebble (QU-2.1, QU-2.2)."""
EVERY_COUNT: Final = (2, 3, 4)


class QuarryState(QuarryFields):
    """A position that answers the questions of the contract."""

    def game(self) -> Game:
        return GAME

    def frame_kinds(self) -> tuple[str, ...]:
        return d.KINDS

    def legal_into(self, out: vec[i64]) -> i64:
        if self.agenda.depth == 0:
            return 0
        return legal_roll(out) if self.agenda.kind() == d.ROLL else legal_take(self, out)

    def apply(self, action: i64) -> None:
        number = ids.read_number(int(action))
        if action < ids.ROLL:
            take(self, number)
        else:
            roll(self, number)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def describe(self, action: int) -> Action:
        return describe(action, self.to_act())

    def explain(self, element: str, seat: int) -> Explanation:  # noqa: ARG002 - it is the same for everybody
        return explain(self.view(), element)

    def copy_from(self, other: State) -> None:
        copy_fields(cast("QuarryFields", other), self)  # a position of this game by contract

    def scores(self) -> list[int]:
        return current_scores(self)

    def result(self) -> Result | None:
        return final_result(self)

    def problems(self) -> list[Problem]:
        return unsound(broken_invariants(self))

    def check_step(self, before: State, action: int) -> list[str]:  # noqa: ARG002 - every step obeys the same laws
        return broken_steps(cast("QuarryFields", before), self)  # a position of this game by contract

    def dump(self) -> Position:
        return dump(self)

    def load_from(self, top: Reader) -> None:
        load_from(self, top)

    def derived(self) -> Position:
        return derived(self)

    def features_into(self, seat: int, out: vec[i64]) -> None:
        features_into(self, seat, out)


class QuarryGame(Game):
    """Quarry for 2 to 4 players."""

    def __init__(self) -> None:
        self.name = "quarry"
        self.version = VERSION
        self.components = c.DIGEST
        self.rule_prefix = "QU"
        self.seats = list(EVERY_COUNT)
        self.options = [Option("heap", "small", dict.fromkeys(c.HEAPS, EVERY_COUNT))]
        self.spaces = ids.SPACE
        self.max_steps = MAX_STEPS
        self.feature_names = list(FEATURE_NAMES)
        self.decision_kinds = list(d.KINDS)
        self.event_kinds = list(EVENT_KINDS)
        self.end_reasons = list(END_REASONS)
        self.position_keys = list(KEYS)
        self.tie_breaks = list(TIE_BREAKS)

    def empty(self) -> State:
        return QuarryState()

    def start(self, seats: int, options: dict[str, str]) -> State:
        state = QuarryState()
        set_up(state, seats, c.HEAPS.index(options["heap"]))
        return state

    def elements(self, seats: int, options: Mapping[str, str]) -> list[str]:  # noqa: ARG002 - no option brings any
        return elements(seats)

    def parse_components(self, data: Reader) -> object:
        return c.Components(data)


GAME: Final = QuarryGame()
