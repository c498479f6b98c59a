"""A game in play, told with the words of the table: `match.play("yellow: favor tide plain", "red: meditate")`."""

from typing import Any, Final

from tabuleiro.core import CHANCE, NOBODY, Event, Result, Standing, play
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.state import LunaFields

COLOURS: Final = ("yellow", "red", "blue", "white")
"""Players by seat."""
OPPONENT_NAME: Final = "opponent"


def party_of(colour: str) -> int:
    """The party of a colour; the solo opponent is a party too."""
    return int(s.OPPONENT) if colour == OPPONENT_NAME else COLOURS.index(colour)


class Match:
    """A game in play. Every ply is checked against the invariants; nothing here knows a rule."""

    def __init__(self, state: LunaFields) -> None:
        self.state = state

    def play(self, *plies: str) -> "Match":
        """Take these plies through the checked path, each written as in a record, seats by colour."""
        for ply in plies:
            before = self.state.copy()
            seat, text = _read(ply)
            action = play(self.state, seat, text)
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

    def meditate(self, times: int) -> "Match":
        """Let the players in turn flip so many time tokens."""
        for _ in range(times):
            self.play(f"{self.name(self.state.to_act())}: meditate")
        return self

    def end_round(self) -> "Match":
        """Flip every time token that is left; in solo end the phase."""
        if self.state.seats == 1:
            return self.play("yellow: end_phase")
        return self.meditate(int(self.state.time_left))

    # What is asked.

    def asks(self) -> str:
        """Who must decide what: `blue: action`, `chance: island`, or `over`."""
        actor = self.state.to_act()
        if actor == NOBODY:
            return "over"
        return f"{'chance' if actor == CHANCE else self.name(actor)}: {self.state.decision()}"

    def options(self, kind: str) -> set[str]:
        """The parameters of every legal action of a kind: `options("favor") == {"herbs plain"}`."""
        game = self.state.game()
        texts = [game.format(action) for action in self.state.legal()]
        return {text[len(kind) + 1 :] for text in texts if text.split(" ")[0] == kind}

    def kinds(self) -> set[str]:
        """The kinds of action that are legal now."""
        return {self.state.game().spaces.kind(action) for action in self.state.legal()}

    def allows(self, ply: str) -> bool:
        """Whether a ply is legal now, for that colour."""
        seat, text = _read(ply)
        return self.state.to_act() == seat and self.state.game().parse(text) in self.state.legal()

    # The board.

    def name(self, party: int) -> str:
        return OPPONENT_NAME if self.state.seats == 1 and party == s.OPPONENT else COLOURS[party]

    def start_player(self) -> str:
        return self.name(int(self.state.start))

    def boards(self) -> list[str]:
        """The temple boards that lie face up, from slot 0."""
        return [c.BOARDS[board] for board in self.state.boards if board >= 0]

    def ring(self) -> list[str]:
        return [c.ISLANDS[island] for island in self.state.ring if island >= 0]

    def figure(self, figure: str) -> str:
        """The island of a figure."""
        return c.ISLANDS[self.state.figures[c.FIGURES.index(figure)]]

    def tokens(self, island: str) -> int:
        """Favor tokens that lie on an island."""
        return int(self.state.tokens[c.ISLANDS.index(island)])

    def stone(self, number: int) -> str:
        """Where a stone is and who stands on it: `path`, `path red`, `temple red with Book`, `temple`, `box`."""
        words = s.STONE_PLACES[self.state.stones[number]]
        if self.state.stone_party[number] > 0:
            words += f" {self.name(int(self.state.stone_party[number]) - 1)}"
        return words + (" with Book" if self.state.books[number] == 1 else "")

    def path(self) -> list[int]:
        """The stones on the path, from the gate to the pier."""
        return [stone for stone in range(28, 0, -1) if self.stone(stone).startswith("path")]

    def stack(self, chair: int) -> list[str]:
        """The council markers on a chair, bottom to top."""
        parties = [party for party in range(self.state.parties) if self.state.chairs[party] == chair]
        return [self.name(party) for party in sorted(parties, key=lambda party: int(self.state.heights[party]))]

    def council(self) -> list[str]:
        """Everybody in council order: who comes first wins ties."""
        chairs = range(c.LAST_CHAIR, -1, -1)
        return [colour for chair in chairs for colour in reversed(self.stack(chair))]

    def seen(self) -> Any:  # noqa: ANN401 - a JSON table
        """What the view derives from the position."""
        return self.state.view()["derived"]

    # The parties.

    def active(self, colour: str, island: str) -> int:
        return int(self.state.active[party_of(colour) * c.ISLAND_COUNT + c.ISLANDS.index(island)])

    def inactive(self, colour: str, island: str) -> int:
        return int(self.state.inactive[party_of(colour) * c.ISLAND_COUNT + c.ISLANDS.index(island)])

    def novices(self, colour: str, island: str) -> tuple[int, int]:
        """Novices on and beside an island."""
        return self.active(colour, island), self.inactive(colour, island)

    def reserve(self, colour: str) -> int:
        return int(self.state.reserve[party_of(colour)])

    def pier(self, colour: str) -> int:
        return int(self.state.pier[party_of(colour)])

    def shrine_reserve(self, colour: str) -> int:
        return int(self.state.shrine_reserve[party_of(colour)])

    def shrines(self, colour: str) -> set[str]:
        start = party_of(colour) * c.ISLAND_COUNT
        return {island for i, island in enumerate(c.ISLANDS) if self.state.shrines[start + i] == 1}

    def favors(self, colour: str) -> set[str]:
        start = party_of(colour) * c.ISLAND_COUNT
        return {island for i, island in enumerate(c.ISLANDS) if self.state.favors[start + i] == 1}

    def influence(self, colour: str) -> int:
        return int(self.state.influence[party_of(colour)])

    def gained(self, colour: str, category: str) -> int:
        """What the influence of a party owes to one source."""
        return int(self.state.ledger[party_of(colour) * s.CATEGORY_COUNT + s.CATEGORIES.index(category)])

    def chair(self, colour: str) -> int:
        return int(self.state.chairs[party_of(colour)])

    # The end.

    def result(self) -> Result:
        """How the game ended; it must be over."""
        result = self.state.result()
        assert result is not None, f"the game goes on: {self.asks()}"
        return result

    def standing(self, colour: str) -> Standing:
        """One party at the end of the game."""
        return self.result().standings[party_of(colour)]

    def ranking(self) -> list[str]:
        """Everybody from the first to the last place."""
        standings = self.result().standings
        return [self.name(party) for party in sorted(range(len(standings)), key=lambda party: standings[party].rank)]


def _read(ply: str) -> tuple[int, str]:
    """The seat and the action text of a ply."""
    actor, text = ply.split(": ")
    return (CHANCE if actor == "chance" else COLOURS.index(actor)), text
