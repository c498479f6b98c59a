"""The outcomes of chance before the first decision, by names; what a test does not name comes in the printed order."""

from collections.abc import Sequence
from typing import Final

from games.coimbra.story import NAMES, CoimbraStory, seat_of
from tabuleiro.core import CHANCE, find_game, play
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.game import CoimbraState

SPACE_NAMES: Final = tuple(c.NODES[node] for node in c.NODE_OF_SPACE)


def cards_of(back: str) -> list[str]:
    """The character cards with a back, in the order of components.toml."""
    return [card for i, card in enumerate(c.CARDS) if c.BACKS[c.CARD_BACK[i]] == back]


def filled_up(named: Sequence[str], everything: Sequence[str], count: int) -> list[str]:
    """The named things, then as many others as are needed."""
    return [*named, *(each for each in everything if each not in named)][:count]


def laid_monasteries(named: dict[str, str]) -> list[str]:
    """A tile for each space; `named` maps spaces to tiles."""
    laid: list[str] = []
    for space, name in enumerate(SPACE_NAMES):
        free = [
            tile
            for i, tile in enumerate(c.MONASTERIES)
            if c.MONASTERY_BACK[i] == c.SPACE_BACK[space] and tile not in laid and tile not in named.values()
        ]
        laid.append(named.get(name) or free[0])
    return laid


class Deal:
    """What chance draws in the set-up."""

    def __init__(
        self,
        seats: int,
        *,
        monasteries: dict[str, str] | None = None,
        tiles: Sequence[str] = (),
        voyages: Sequence[str] = (),
        order: Sequence[str] = (),
        characters: Sequence[str] = (),
        start_cards: Sequence[str] = (),
    ) -> None:
        self.seats = seats
        self.monasteries = laid_monasteries(monasteries or {})
        self.tiles = filled_up(tiles, c.TILES, len(c.TILES))
        self.voyages = filled_up(voyages, c.VOYAGES, c.SLOTS)
        self.order = filled_up(order, NAMES[:seats], seats)
        self.characters = filled_up(characters, cards_of("II"), 12)
        self.start_cards = filled_up(start_cards, cards_of("I"), 2 * seats)

    def outcomes(self) -> list[str]:
        """All chance events before the first choice, in their order."""
        drawn = [f"draw_monastery {tile}" for tile in self.monasteries]
        drawn += [f"draw_scoring_tile {tile}" for tile in self.tiles]
        drawn += [f"draw_voyage {voyage}" for voyage in self.voyages]
        drawn += [f"draw_seat {seat_of(name)}" for name in self.order]
        drawn += [f"draw_character {card}" for card in self.characters]
        return drawn + [f"draw_start_card {card}" for card in self.start_cards]


def set_up(deal: Deal, events: int | None = None) -> CoimbraStory:
    """A game after the chance events of its set-up, or after the first so many."""
    state = find_game("coimbra").new(deal.seats)
    assert isinstance(state, CoimbraState)
    for outcome in deal.outcomes()[:events]:
        play(state, CHANCE, outcome)
    return CoimbraStory(state)


def chosen(deal: Deal) -> CoimbraStory:
    """A game in which everybody has a group and a corner: the players choose in turn what comes first."""
    match = set_up(deal)
    while match.state.decision() == "start_choice":
        match.state.apply(match.state.legal()[0])
    return match


def rolling(deal: Deal) -> CoimbraStory:
    """A game before its first roll; the pilgrims stay at their corners."""
    match = chosen(deal)
    while match.state.decision() != "roll_die":
        match.state.apply(match.state.fallback())
    return match
