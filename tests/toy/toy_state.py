"""The state of the toy game on the contract: every method leads to the file that knows."""

from typing import TYPE_CHECKING, Self

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE, NOBODY, Action, Arguments
from tabuleiro.core.present.problem import Problem, unsound
from tabuleiro.core.reader import Reader
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.result import Result
from tabuleiro.core.state import Position, State
from toy import invariants, position, scoring, turn
from toy.actions import REVEAL, SPACES
from toy.judge.refusal import refusal
from toy.state import ANSWERING, GIVING, KINDS, MAIN, PARTNER, REVEALING, ToyFields

if TYPE_CHECKING:
    from tabuleiro.core.game import Game


class ToyState(ToyFields):
    """A position of the toy game."""

    owner: "Game"

    def game(self) -> "Game":
        return self.owner

    def to_act(self) -> int:
        if self.agenda.depth == 0:
            return NOBODY
        kind = self.agenda.kind()
        if kind in (ANSWERING, GIVING):
            return int(self.agenda.get(PARTNER))
        return CHANCE if kind == REVEALING else int(self.turn)

    def decision(self) -> str:
        return KINDS[self.agenda.kind()] if self.agenda.depth > 0 else ""

    def legal_into(self, out: vec[i64]) -> i64:
        return turn.legal_into(self, out)

    def weight(self, action: i64) -> i64:
        return self.deck[action - REVEAL]

    def apply(self, action: i64) -> None:
        turn.apply(self, int(action))

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def fallback(self) -> int:
        return self.legal()[-1] if self.agenda.kind() == MAIN else self.legal()[0]

    def describe(self, action: int) -> Action:
        kind = SPACES.kind(action)
        arguments: Arguments = {"partner": f"seat-{SPACES.words(action)[0]}"} if kind == "trade" else {}
        if kind in ("gift", "reveal"):
            arguments = {"points": SPACES.values(action)[0] + 1}
        if kind == "answer":
            arguments = {"word": f"word-{SPACES.words(action)[0]}"}
        elements = [f"seat:{SPACES.words(action)[0]}"] if kind == "trade" else []
        return Action(action, SPACES.format(action), kind, self.to_act(), elements, f"action-{kind}", arguments)

    def copy(self) -> Self:
        other = type(self)()
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, ToyState)
        self.owner = other.owner
        self.seats = other.seats
        self.agenda = other.agenda.copy()
        self.long = other.long
        self.turn = other.turn
        self.passes = other.passes
        self.traded = other.traded
        self.squirrel = other.squirrel
        self.face = other.face
        self.points = other.points[:]
        self.tokens = other.tokens[:]
        self.deck = other.deck[:]
        self.taken = other.taken[:]

    def scores(self) -> list[int]:
        return [*(int(points) for points in self.points), int(self.squirrel)]

    def result(self) -> Result | None:
        return scoring.result(self)

    def problems(self) -> list[Problem]:
        return unsound(invariants.check(self))

    def check_step(self, before: State, action: int) -> list[str]:  # noqa: ARG002 - no toy rule depends on it
        assert isinstance(before, ToyState)
        return invariants.check_step(self, before)

    def dump(self) -> Position:
        return position.dump(self)

    def load_from(self, top: Reader) -> None:
        position.fill(self, top)

    def derived(self) -> Position:
        return {"cards_left": int(sum(self.deck))}

    def features_into(self, seat: int, out: vec[i64]) -> None:
        features = [int(self.seats), int(self.face), int(self.passes), int(self.squirrel), *map(int, self.deck)]
        for i in range(3):
            there = i < self.seats
            other = (seat + i) % self.seats
            features += [int(self.points[other]) * there, int(self.tokens[other]) * there]
        for i, value in enumerate(features):
            out[i] = value
