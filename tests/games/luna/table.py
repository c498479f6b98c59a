"""Lays out a table by names, so that a test begins in the position it tells about.

`table(3).on("yellow", tide=2).shrines("yellow", "tide").holds("yellow", "novice").begin()`

What is not mentioned: yellow starts round 1 and acts; nobody has a novice on an island or a favor token; everybody has
one shrine, on Sailboat; the ring lies in table order; stones 1, 2, .. are in the temple with their Books. Novices are
never invented: all come from the reserve, and a position that breaks an invariant is no table.
"""

from collections.abc import Sequence
from typing import Final

from games.luna.story import COLOURS, LunaStory
from tabuleiro.core import CHANCE, find_game, play
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.game import LunaState

SLOTS: Final = ("blue", "yellow", "red", "green")
"""Temple boards from slot 0 when a test names none: those of the rulebook's examples come first."""
START_STONES: Final = {"blue": 3, "yellow": 1, "red": 2, "green": 4}
"""The start stone of each board."""
FIRST_SHRINE: Final = "sailboat"
Options = dict[str, str]


class Deal:
    """The outcomes of chance during set-up; unless a test asks for more, chance alone decides there."""

    def __init__(
        self,
        seats: int,
        options: Options | None = None,
        *,
        start: str = "yellow",
        boards: Sequence[str] = (),
        stones: Sequence[int] = (),
        ring: Sequence[str] = c.ISLANDS,
        priestess: str = "shrine",
        builder: str = "herbs",
        apostate: str = "tide",
    ) -> None:
        self.seats = seats
        self.options = {"figure_placement": "random", "colours": "by_seat"} | (options or {})
        self.start = start
        self.boards = tuple(boards) or SLOTS[: max(2, seats)]
        self.stones = tuple(stones) or tuple(sorted(START_STONES[board] for board in self.boards))
        self.ring = tuple(ring)
        self.priestess = priestess
        self.builder = builder
        self.apostate = apostate

    def figures(self) -> list[str]:
        """The islands of the figures that are placed one by one."""
        if self.options.get("solo_level") == "3":
            return [self.priestess, self.apostate]
        return [self.priestess, self.builder, self.apostate]

    def outcomes(self) -> list[str]:
        """All chance events of the set-up, in their order."""
        drawn = [] if self.seats == 1 else [f"start_player {COLOURS.index(self.start)}"]
        drawn += [f"temple_board {board}" for board in self.boards]
        drawn += [f"start_stone {stone}" for stone in self.stones]
        if self.options.get("setup") != "preset":
            drawn += [f"island {island}" for island in self.ring]
            if self.options.get("figure_placement") != "chosen":
                drawn += [f"figure_island {island}" for island in self.figures()]
        return drawn


def set_up(deal: Deal) -> LunaStory:
    """A game after the chance events of its set-up."""
    state = find_game("luna").new(deal.seats, deal.options)
    assert isinstance(state, LunaState)
    for outcome in deal.outcomes():
        play(state, CHANCE, outcome)
    return LunaStory(state)


def after_setup(deal: Deal) -> LunaStory:
    """A game in its first round: placements that nobody asked about are the first possible ones."""
    story = set_up(deal)
    while story.state.round == 0:
        story.state.apply(story.state.legal()[0])
    return story


def table(seats: int, options: Options | None = None, *, boards: Sequence[str] = (), **places: str) -> "Layout":
    """A table of several players to lay out; figures stand where `priestess`, `builder`, `apostate` say."""
    return Layout(Deal(seats, options, boards=boards, **places))  # type: ignore[arg-type] # the words of a deal


def solo(level: int = 1, *, boards: Sequence[str] = (), stones: Sequence[int] = (), **places: str) -> "Layout":
    """A solo table before the player has deactivated an island; `stones` are the opponent's, then the player's."""
    options = {"solo_level": str(level)}
    return Layout(Deal(1, options, boards=boards, stones=stones, **places))


class Layout:
    """What a story asks for; `begin` deals everything else and hands over the game."""

    def __init__(self, deal: Deal) -> None:
        self.story = after_setup(deal)
        self.state = self.story.state
        for seat in range(self.state.seats):
            self._clear(seat)

    def _clear(self, seat: int) -> None:
        """Take a player's novices off the islands, return the favors, and leave one shrine."""
        state = self.state
        for island in range(c.ISLAND_COUNT):
            place = seat * c.ISLAND_COUNT + island
            state.active[place] = 0
            state.tokens[island] += state.favors[place]
            state.favors[place] = 0
            state.shrines[place] = 1 if c.ISLANDS[island] == FIRST_SHRINE else 0

    # The board.

    def round(self, number: int) -> "Layout":
        self.state.round = number
        return self

    def time(self, left: int) -> "Layout":
        """Leave some time tokens unflipped."""
        self.state.time_left = left
        return self

    def ring(self, *islands: str) -> "Layout":
        """Lay the islands in this order, clockwise."""
        for index, island in enumerate(islands):
            self.state.ring[index] = c.ISLANDS.index(island)
            self.state.ring_index[c.ISLANDS.index(island)] = index
        return self

    def figures(self, **places: str) -> "Layout":
        """Put figures onto islands: `figures(apostate="tide")`."""
        for figure, island in places.items():
            self.state.figures[c.FIGURES.index(figure)] = c.ISLANDS.index(island)
        return self

    def without_book_bonus(self) -> "Layout":
        """Somebody has done a Book action already."""
        self.state.book_bonus = 0
        return self

    # Whose turn it is.

    def starts(self, colour: str) -> "Layout":
        """Let this colour have the medallion."""
        self.state.start = self.story.party(colour)
        return self

    def turn_of(self, colour: str) -> "Layout":
        self.state.agenda.set(d.ACTOR, self.story.party(colour))
        return self

    def acting(self) -> "Layout":
        """Solo: begin the action phase without anything having happened at its start."""
        self.state.agenda.pop()
        self.state.agenda.push(d.ACTION)
        self.state.agenda.set(d.ACTOR, 0)
        return self

    # The parties.

    def on(self, colour: str, **islands: int) -> "Layout":
        """Active novices: `on("yellow", tide=2)`."""
        for island, count in islands.items():
            self.state.active[self.story.party(colour) * c.ISLAND_COUNT + c.ISLANDS.index(island)] = count
        return self

    def beside(self, colour: str, **islands: int) -> "Layout":
        """Inactive novices."""
        for island, count in islands.items():
            self.state.inactive[self.story.party(colour) * c.ISLAND_COUNT + c.ISLANDS.index(island)] = count
        return self

    def pier(self, colour: str, count: int) -> "Layout":
        self.state.pier[self.story.party(colour)] = count
        return self

    def shrines(self, colour: str, *islands: str) -> "Layout":
        """Exactly these shrines."""
        for i, island in enumerate(c.ISLANDS):
            self.state.shrines[self.story.party(colour) * c.ISLAND_COUNT + i] = 1 if island in islands else 0
        return self

    def holds(self, colour: str, *favors: str) -> "Layout":
        """Favor tokens, taken from their islands."""
        for favor in favors:
            self.state.favors[self.story.party(colour) * c.ISLAND_COUNT + c.ISLANDS.index(favor)] = 1
            self.state.tokens[c.ISLANDS.index(favor)] -= 1
        return self

    def influence(self, colour: str, points: int) -> "Layout":
        """Influence points: more than the five of the set-up come from the temple, fewer are the Apostate's doing."""
        party = self.story.party(colour)
        change = points - int(self.state.influence[party])
        source = s.FROM_TEMPLE if change > 0 else s.FROM_APOSTATE
        self.state.ledger[party * s.CATEGORY_COUNT + source] += change
        self.state.influence[party] = points
        return self

    def herbs_used(self, colour: str, count: int) -> "Layout":
        self.state.herbs_used[self.story.party(colour)] = count
        return self

    def council(self, chair: int, *colours: str) -> "Layout":
        """Put markers on a chair, bottom to top; those left on chair 0 keep their order."""
        for colour in colours:
            party = self.story.party(colour)
            for other in range(self.state.parties):
                if self.state.chairs[other] == 0 and self.state.heights[other] > self.state.heights[party]:
                    self.state.heights[other] -= 1
            self.state.chairs[party] = -1
        for height, colour in enumerate(colours):
            self.state.chairs[self.story.party(colour)] = chair
            self.state.heights[self.story.party(colour)] = height
        return self

    # The temple.

    def claimed(self, colour: str, *stones: int) -> "Layout":
        """Let a colour stand on stones of the path."""
        for stone in stones:
            assert self.state.stones[stone] == s.PATH, f"stone {stone} is not on the path"
            self.state.stone_party[stone] = self.story.party(colour) + 1
        return self

    def temple(self, colour: str, *stones: int) -> "Layout":
        """Let a colour stand in the temple; the solo opponent's novice comes from the island of the stone."""
        for stone in stones:
            self.state.stones[stone] = s.TEMPLE
            self.state.stone_party[stone] = self.story.party(colour) + 1
            if colour == "opponent":
                self.state.active[s.OPPONENT * c.ISLAND_COUNT + c.STONE_SYMBOLS[stone]] -= 1
        return self

    def empty(self, *stones: int) -> "Layout":
        """Stones in the temple that somebody has left."""
        for stone in stones:
            self.state.stones[stone] = s.TEMPLE
            self.state.stone_party[stone] = 0
            self.state.books[stone] = 0
        return self

    def books(self, *stones: int) -> "Layout":
        """The Books lie under the novices on exactly these stones."""
        for stone in range(1, 29):
            self.state.books[stone] = 1 if stone in stones else 0
        return self

    # The deal.

    def begin(self) -> LunaStory:
        """Put everything that was not asked for into the reserves; the position must be sound."""
        state = self.state
        for seat in range(state.seats):
            self._deal(seat)
        assert state.check() == []
        return self.story

    def _deal(self, seat: int) -> None:
        state = self.state
        places = range(seat * c.ISLAND_COUNT, (seat + 1) * c.ISLAND_COUNT)
        in_play = state.pier[seat] + sum(state.active[place] + state.inactive[place] for place in places)
        in_play += sum(1 for party in state.stone_party if party == seat + 1)
        assert in_play <= c.NOVICES, f"seat {seat} has only {c.NOVICES} novices"
        state.reserve[seat] = c.NOVICES - in_play
        state.shrine_reserve[seat] = c.SHRINES - sum(state.shrines[place] for place in places)
