"""The state contract: one position of one game, and the laws that every game keeps.

The test kit (`tabuleiro.testkit`) enforces each law for any game.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from tabuleiro.core.action import Action, Arguments, Meant
from tabuleiro.core.errors import UnknownElement
from tabuleiro.core.event import Event
from tabuleiro.core.present.explanation import Explanation
from tabuleiro.core.present.problem import Problem
from tabuleiro.core.present.stage import Stage
from tabuleiro.core.present.tally import Entry, Prospect
from tabuleiro.core.reader import Reader
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.result import Result

if TYPE_CHECKING:
    from tabuleiro.core.game import Game

Position = dict[str, object]
"""A position as JSON: dicts, lists, texts, integers, booleans and null only."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. Mutable, cheap to copy, free of secrets: nothing that nobody knows is stored.

    Subclasses declare their fields and let `Game.start` fill them; they define no `__init__` (a copy would run it).
    Scalars are `i64`, tables are `vec[i64]`; all arithmetic is on integers.
    """

    seats: i64
    """How many seats act, numbered from 0."""
    journal: list[Event] | None = None
    """Where the rules note each public event; None in search, a list at a table. It is not part of the position."""

    @abstractmethod
    def game(self) -> "Game":
        """The game that this is a position of."""

    @abstractmethod
    def to_act(self) -> int:
        """The seat that must decide, or CHANCE, or NOBODY when the game is over."""

    @abstractmethod
    def decision(self) -> str:
        """The kind of the pending decision, one of `Game.decision_kinds`, or "" when the game is over."""

    def whose_turn(self) -> tuple[int, int]:
        """Whose turn it is, also while another seat or chance decides, and a number that tells this turn from others.

        Two decisions of seats belong to one turn as long as the pair does not change from one decision to the next.
        Where a phase asks every seat, the turn belongs to whoever decides. A game in which seats decide out of turn
        (`Game.out_of_turn_kinds`) gives a pair once only. The default suits games in which nobody interrupts a turn.
        """
        return self.to_act(), 0

    @abstractmethod
    def legal_into(self, out: vec[i64]) -> i64:
        """Write the ids of all legal actions into `out` (`Game.spaces.size` long), ascending; return their number.

        Zero only when the game is over.
        """

    def weight(self, action: i64) -> i64:  # noqa: ARG002 - the default weighs all of them alike
        """At a chance decision: the integer weight, at least 1, of a legal outcome."""
        return 1

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Take a legal action. Trusted and fast: legality is not checked (`core.play` does that).

        Never answers the next decision by itself, not even one with a single option.
        """

    @abstractmethod
    def refusal(self, action: int) -> Refusal | None:
        """None when the action is legal, else the first rule, in rulebook order, that forbids it.

        Written literally from the rules, sharing no code with `legal_into`; both agree on every id.
        """

    def meant(self, element: str) -> Meant:
        """What a press on a board element can stand for here: actions of which a parameter has the element's name.

        A game that knows more says more. An element that does not exist stands for nothing.
        """
        return Meant(self.game().spaces.naming(element.rsplit(":", 1)[-1]))

    def priced(self) -> list[int]:
        """What may be too dear here: the actions of the priced kinds, or those of them that a game knows to matter."""
        game = self.game()
        return game.spaces.of_kinds(game.priced_kinds)

    def redundant(self, action: int) -> bool:  # noqa: ARG002 - the default knows no such action
        """A legal action that search may skip: another order of the same actions gives a position that plays alike."""
        return False

    def fallback(self) -> int:
        """What is played for a seat whose player is gone: a harmless legal action."""
        return self.legal()[0]

    @abstractmethod
    def describe(self, action: int) -> Action:
        """What a legal action means here: its kind, the board elements it touches, the message that says it."""

    def explain(self, element: str, seat: int) -> Explanation:  # noqa: ARG002 - the default knows no element
        """What an element is and means here, for a seat that asks, or for NOBODY in particular.

        It tells what the view holds and nothing else. An id that is not among `Game.elements` is an `UnknownElement`.
        """
        raise UnknownElement(element)

    def copy(self) -> "State":
        """An equal position; its journal is None.

        What is done to either of them never shows in the other. They may share what nobody writes into again, because a
        change replaces it (structural sharing). Copying writes nothing into this position.
        """
        other = self.game().empty()
        other.copy_from(self)
        return other

    @abstractmethod
    def copy_from(self, other: "State") -> None:
        """Become equal to another position of the same game; the journal stays."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of every party, seats first, as the board shows them now."""

    def tally(self, party: int) -> list[Entry]:
        """Where the points of a party come from; what is worth nothing is left out.

        Settled entries add up to the party's score. All entries together are what the game would bring if it ended now:
        when it is over they are the categories of the result. A game that does not say more has one entry for all.
        """
        result = self.result()
        if result is not None:
            parts = result.standings[party].categories.items()
            return [Entry(name, points, "", f"category-{name}", {}, [], True) for name, points in parts if points != 0]
        points = self.scores()[party]
        return [Entry("", points, "", "points-so-far", {}, [], True)] if points != 0 else []

    def prospects(self, party: int) -> list[Prospect]:  # noqa: ARG002 - the default knows none
        """How the points of a party could become more: in a category the nearest next step, where facts can say it.

        None when the game is over.
        """
        return []

    def progress(self) -> int:
        """How far the game has come, 0 to 1000: 0 at the start, never less than before, 1000 only when it is over."""
        return 1000 if self.result() is not None else 0

    def stage(self) -> Stage | None:
        """The stage that the game has reached; None where it counts nothing that leads to its end."""
        return None

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def problems(self) -> list[Problem]:
        """Every invariant that this position breaks, told so that a person can mend it; empty when it is sound."""

    def check(self) -> list[str]:
        """The problems in plain words, each with its rule ID."""
        return [problem.plain() for problem in self.problems()]

    @abstractmethod
    def check_step(self, before: "State", action: int) -> list[str]:
        """Everything that the step from `before` by `action` did and no step may do (counters that fell, ...)."""

    @abstractmethod
    def dump(self) -> Position:
        """The canonical position: readable ids, no derived facts; `Game.load` is the exact inverse."""

    @abstractmethod
    def load_from(self, top: Reader) -> None:
        """Fill every field from a dump whose game, version and keys were checked; `BadData` names what is wrong."""

    @abstractmethod
    def derived(self) -> Position:
        """The facts that a person sees at a glance and that follow from the dump (controllers, prices, ...)."""

    def view(self) -> Position:
        """The dump and, under "derived", the facts a person sees at a glance: all that a front end needs to draw."""
        return {**self.dump(), "derived": self.derived()}

    @abstractmethod
    def features_into(self, seat: int, out: vec[i64]) -> None:
        """Write the features of the position, seen from a seat, in the order of `Game.feature_names`.

        Features are what learners see: facts, all that may count. What bots hold of a position is theirs (`bots`).
        """

    def features_behind(self, seat: int, rows: vec[i64]) -> vec[i64]:
        """Write the same behind the rows of other positions, and return all rows.

        Many games side by side ask for it: a game may then begin with a row at once, of zeros or of what it knows
        already, and write only what differs from it.
        """
        row: vec[i64] = vec[i64]([0] * len(self.game().feature_names))
        self.features_into(seat, row)
        return extend(rows, row)

    def note(self, kind: str, seat: int, elements: list[str], arguments: Arguments) -> None:
        """Write an event into the journal, if one is kept. Code that must make texts for it asks `journal` first."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(kind, seat, elements, arguments))

    def legal(self) -> list[int]:
        """The ids of all legal actions, ascending; empty only when the game is over."""
        out: vec[i64] = self.game().spaces.blank[:]
        count: i64 = self.legal_into(out)
        return [int(out[i]) for i in range(count)]


def clear(out: vec[i64], count: i64) -> None:
    """Begin a row of features with zeros."""
    place: i64 = 0
    while place < count:
        out[place] = 0
        place += 1
