"""A game in play, told with the words of the table, so that a test reads as a story.

    class AcornStory(Story[AcornState]):
        names = ("ana", "bruno", "clara")

        def tokens(self, name: str) -> int:
            return int(self.state.tokens[self.party(name)])

    story = AcornStory(find_game("acorns").new(2))
    story.play("chance: reveal one", "ana: trade 1", "bruno: answer accept")
    assert story.asks() == "bruno: gift"
    assert story.refusal("bruno: take") == "AC-2.1"

Every ply goes through the checked path, must be offered, and is checked against the invariants. A game derives its own
story, names its seats and adds what its tests look at; nothing here knows a rule.
"""

from typing import Any, ClassVar, Generic, Self, TypeVar

from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.digest import digest
from tabuleiro.core.errors import Illegal
from tabuleiro.core.event import Event
from tabuleiro.core.play import play
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.result import Result, Standing
from tabuleiro.core.state import State

S = TypeVar("S", bound=State)


class Story(Generic[S]):
    """A game in play. Seats are called by `names`, automata and neutral players by their ids in `Game.parties`."""

    names: ClassVar[tuple[str, ...]]

    def __init__(self, state: S) -> None:
        self.state = state

    # What happens.

    def play(self, *plies: str) -> Self:
        """Take these plies through the checked path: `play("ana: take", "chance: reveal one")`."""
        for ply in plies:
            before = self.state.copy()
            actor, text = self._read(ply)
            action = play(self.state, actor, text)
            assert action in before.legal(), f"the judge allows {ply!r}, but it is not offered"
            broken = self.state.check() + self.state.check_step(before, action)
            assert broken == [], f"after {ply!r}: {broken}"
        return self

    def events(self, *plies: str) -> list[Event]:
        """Take these plies and return the public events that they caused."""
        self.state.journal = []
        self.play(*plies)
        events = self.state.journal
        self.state.journal = None
        return events

    def told(self, *plies: str) -> list[str]:
        """Take these plies and return the kinds of the events that they caused."""
        return [event.kind for event in self.events(*plies)]

    def refusal(self, ply: str) -> str:
        """The rule that forbids a ply, which is not offered either; the position stays as it was."""
        before = digest(self.state)
        actor, text = self._read(ply)
        assert self.state.game().parse(text) not in self.state.legal(), f"{ply!r} is offered"
        try:
            play(self.state, actor, text)
        except Illegal as illegal:
            assert digest(self.state) == before, f"{ply!r} was refused and changed the position"
            return illegal.refusal.rule
        raise AssertionError(f"the judge allows {ply!r}, but it is not offered")

    # What is asked.

    def asks(self) -> str:
        """Who must decide what: `ana: gift`, `chance: reveal`, or `over`."""
        actor = self.state.to_act()
        if actor == NOBODY:
            return "over"
        return f"{'chance' if actor == CHANCE else self.names[actor]}: {self.state.decision()}"

    def legal(self) -> list[str]:
        """Every legal action as a text, in the order of the ids."""
        return [self.state.game().format(action) for action in self.state.legal()]

    def choices(self, kind: str) -> list[str]:
        """The parameters of every legal action of a kind, in the order of the ids: `choices("trade") == ["1", "2"]`."""
        return [text[len(kind) + 1 :] for text in self.legal() if text.split(" ")[0] == kind]

    def options(self, kind: str) -> set[str]:
        """The same as a set, where the order does not matter."""
        return set(self.choices(kind))

    def kinds(self) -> set[str]:
        """The kinds of action that are legal now."""
        return {text.split(" ")[0] for text in self.legal()}

    def allows(self, ply: str) -> bool:
        """Whether a ply is legal now, for that player."""
        actor, text = self._read(ply)
        return self.state.to_act() == actor and self.state.game().parse(text) in self.state.legal()

    # What is seen.

    def seen(self) -> Any:  # noqa: ANN401 - a JSON table
        """What the view derives from the position."""
        return self.state.view()["derived"]

    def dump(self) -> Any:  # noqa: ANN401 - a JSON table
        """The position as a record keeps it."""
        return self.state.dump()

    # Who is who.

    def party(self, name: str) -> int:
        """The number of a party: its seat, or its place behind the seats."""
        return self.names.index(name) if name in self.names else self._parties().index(name)

    def name(self, party: int) -> str:
        """The inverse of `party`."""
        return self.names[party] if party < self.state.seats else self._parties()[party]

    def _parties(self) -> list[str]:
        return self.state.game().parties(int(self.state.seats))

    def _read(self, ply: str) -> tuple[int, str]:
        """The actor and the action text of a ply."""
        actor, text = ply.split(": ")
        return (CHANCE if actor == "chance" else self.names.index(actor)), text

    # The end.

    def result(self) -> Result:
        """How the game ended; it must be over."""
        result = self.state.result()
        assert result is not None, f"the game goes on: {self.asks()}"
        return result

    def standing(self, name: str) -> Standing:
        """One party at the end of the game."""
        return self.result().standings[self.party(name)]

    def ranking(self) -> list[str]:
        """Everybody who is ranked, from the first to the last place."""
        ranks = [standing.rank for standing in self.result().standings]
        return [self.name(party) for party in sorted(range(len(ranks)), key=ranks.__getitem__) if ranks[party] > 0]

    def winners(self) -> set[str]:
        """The seats with a share of the victory."""
        return {self.names[seat] for seat, share in enumerate(self.result().shares) if share > 0}


# The judge alone, on positions that need not be reachable.


def judge(state: State, text: str) -> Refusal | None:
    """What the judge says to an action, given as a text."""
    return state.refusal(state.game().parse(text))


def why(state: State, text: str) -> str:
    """The rule that refuses an action, or "legal"."""
    refused = judge(state, text)
    return "legal" if refused is None else refused.rule


def message(state: State, text: str) -> str:
    """The message of the refusal, or "legal"."""
    refused = judge(state, text)
    return "legal" if refused is None else refused.message
