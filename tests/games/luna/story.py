"""Luna told with the words of the table: `story.play("yellow: favor tide plain", "red: meditate")`."""

from typing import Final, Self

from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.game import LunaState
from tabuleiro.testkit.story import Story

COLOURS: Final = ("yellow", "red", "blue", "white")
"""Players by seat."""


class LunaStory(Story[LunaState]):
    """Luna in play: players by colour, the solo opponent as `opponent`."""

    names = COLOURS

    def meditate(self, times: int) -> Self:
        """Let the players in turn flip time tokens."""
        for _ in range(times):
            self.play(f"{self.name(self.state.to_act())}: meditate")
        return self

    def end_round(self) -> Self:
        """Flip every time token that is left; in solo end the phase."""
        if self.state.seats == 1:
            return self.play("yellow: end_phase")
        return self.meditate(int(self.state.time_left))

    # The board.

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

    # The parties.

    def active(self, colour: str, island: str) -> int:
        return int(self.state.active[self.party(colour) * c.ISLAND_COUNT + c.ISLANDS.index(island)])

    def inactive(self, colour: str, island: str) -> int:
        return int(self.state.inactive[self.party(colour) * c.ISLAND_COUNT + c.ISLANDS.index(island)])

    def novices(self, colour: str, island: str) -> tuple[int, int]:
        """Novices on and beside an island."""
        return self.active(colour, island), self.inactive(colour, island)

    def reserve(self, colour: str) -> int:
        return int(self.state.reserve[self.party(colour)])

    def pier(self, colour: str) -> int:
        return int(self.state.pier[self.party(colour)])

    def shrine_reserve(self, colour: str) -> int:
        return int(self.state.shrine_reserve[self.party(colour)])

    def shrines(self, colour: str) -> set[str]:
        start = self.party(colour) * c.ISLAND_COUNT
        return {island for i, island in enumerate(c.ISLANDS) if self.state.shrines[start + i] == 1}

    def favors(self, colour: str) -> set[str]:
        start = self.party(colour) * c.ISLAND_COUNT
        return {island for i, island in enumerate(c.ISLANDS) if self.state.favors[start + i] == 1}

    def influence(self, colour: str) -> int:
        return int(self.state.influence[self.party(colour)])

    def gained(self, colour: str, category: str) -> int:
        """What the influence of a party owes to one source."""
        return int(self.state.ledger[self.party(colour) * s.CATEGORY_COUNT + s.CATEGORIES.index(category)])

    def chair(self, colour: str) -> int:
        return int(self.state.chairs[self.party(colour)])
