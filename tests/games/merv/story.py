"""Merv told with the words of the table: `story.play("yellow: choose_slot 0")`."""

from typing import Final, Self

from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields
from tabuleiro.testkit.story import Story

SEATS: Final = c.PLAYER_COLOURS
"""Players by seat: yellow, red, blue, black."""
AUTOMAS: Final = ("courtier", "magistrate")


def party_of(state: MervFields, name: str) -> int:
    """The party of a colour or of an automa."""
    return int(state.seats) + AUTOMAS.index(name) if name in AUTOMAS else SEATS.index(name)


class MervStory(Story[MervFields]):
    """Merv in play: players by colour, automas as `courtier` and `magistrate`."""

    names = SEATS

    def party(self, name: str) -> int:
        """The party of a colour or of an automa."""
        return party_of(self.state, name)

    def turn(self, colour: str, slot: int, cell: str) -> Self:
        """A quick turn: the slot, the site, and favor."""
        return self.play(
            f"{colour}: choose_slot {slot}", f"{colour}: choose_site {cell}", f"{colour}: main_action favor"
        )

    # The board.

    def name(self, party: int) -> str:
        return SEATS[party] if party < self.state.seats else AUTOMAS[party - int(self.state.seats)]

    def moment(self) -> tuple[int, str]:
        """The year and the side in play."""
        return int(self.state.year), "NESW"[self.state.round]

    def order(self) -> list[str]:
        """Everybody in the order of this round."""
        return [self.name(int(party) - 1) for party in self.state.order if party > 0]

    def tile(self, cell: str) -> str:
        return c.TILES[self.state.tiles[c.CELLS.index(cell)] - 1]

    def building(self, cell: str) -> str | None:
        """The owner of the building on a site."""
        return self._owner(int(self.state.buildings[c.CELLS.index(cell)]))

    def soldier(self, cell: str) -> str | None:
        """The owner of the soldier on a site."""
        return self._owner(int(self.state.soldiers[c.CELLS.index(cell)]))

    def upgrade(self, cell: str) -> str | None:
        found = int(self.state.upgrades[c.CELLS.index(cell)])
        return c.UPGRADES[found - 1] if found > 0 else None

    def forts(self) -> set[str]:
        """The slots with a wall or gate."""
        return {fort.removeprefix("fort_") for i, fort in enumerate(c.FORTS) if self.state.forts[i] > 0}

    def market(self) -> set[str]:
        """The camel-market spaces with a camel."""
        return {space for i, space in enumerate(c.SPACES) if self.state.market[i] > 0}

    def row(self) -> list[str]:
        """The caravan cards from the exit end; one with a camel is marked by a star."""
        cards = [(int(card), int(camel)) for card, camel in zip(self.state.row, self.state.row_camels, strict=True)]
        return [c.SPICES[card - 1] + ("*" if camel else "") for card, camel in cards if card > 0]

    def pile(self, pile: str) -> list[int]:
        """The numbers of the contracts of a pile, the top card first."""
        start = c.PILES.index(pile) * c.PILE_SIZE
        return [int(self.state.piles[start + i]) for i in range(c.PILE_SIZE) if self.state.piles[start + i] > 0]

    def supply(self, colour: str) -> int:
        """Cubes of a colour in the general supply."""
        return int(self.state.supply[c.COLOURS.index(colour)])

    def stock(self, good: str) -> int:
        """Tokens of a good in the stack of its city."""
        return int(self.state.stock[c.GOODS.index(good)])

    # The parties.

    def _owner(self, value: int) -> str | None:
        return self.name(value - 1) if value > 0 else None

    def _count(self, name: str, column: int) -> int:
        return int(self.state.counts[party_of(self.state, name) * s.COUNT_WIDTH + column])

    def houses(self, name: str) -> int:
        """Buildings left in the supply of a party."""
        return self._count(name, s.HOUSES_LEFT)

    def servants(self, name: str) -> int:
        return self._count(name, s.SERVANTS_LEFT)

    def camels(self, name: str) -> int:
        return self._count(name, s.CAMELS_HELD)

    def favor(self, name: str) -> int:
        return self._count(name, s.FAVOR)

    def influence(self, name: str) -> int:
        return self._count(name, s.INFLUENCE)

    def mosque(self, name: str) -> int:
        return self._count(name, s.STEP)

    def scrolls(self, name: str) -> tuple[int, int]:
        """Loose scrolls, and those on contracts."""
        return self._count(name, s.LOOSE_SCROLLS), self._count(name, s.PLEDGED_SCROLLS)

    def cubes(self, name: str) -> dict[str, int]:
        """The cubes in hand, colours that are missing left out."""
        start = party_of(self.state, name) * c.COLOUR_COUNT
        held = {colour: int(self.state.cubes[start + i]) for i, colour in enumerate(c.COLOURS)}
        return {colour: count for colour, count in held.items() if count > 0}

    def spices(self, name: str) -> dict[str, int]:
        """The caravan cards of a party by spice."""
        start = party_of(self.state, name) * c.SPICE_COUNT
        held = {spice: int(self.state.spices[start + i]) for i, spice in enumerate(c.SPICES)}
        return {spice: count for spice, count in held.items() if count > 0}

    def goods(self, name: str) -> dict[str, int]:
        """The goods of a player that lie on no contract."""
        start = party_of(self.state, name) * c.GOOD_COUNT
        held = {good: int(self.state.goods[start + i]) for i, good in enumerate(c.GOODS)}
        return {good: count for good, count in held.items() if count > 0}

    def courtiers(self, name: str) -> dict[str, int]:
        """The courtiers of a party by the colour of the hall."""
        party = party_of(self.state, name)
        held = {
            hall.removeprefix("hall_"): int(self.state.courtiers[i * c.MAX_PARTIES + party])
            for i, hall in enumerate(c.HALLS)
        }
        return {hall: count for hall, count in held.items() if count > 0}

    def posts(self, name: str) -> set[str]:
        seat = party_of(self.state, name)
        return {city for i, city in enumerate(c.CITIES) if self.state.posts[i * c.MAX_SEATS + seat] == 1}

    def contracts(self, name: str) -> list[int]:
        """The numbers of the contracts that a party took."""
        party = party_of(self.state, name)
        return [i + 1 for i in range(len(c.CONTRACTS)) if self.state.contracts[i] == party + 1]

    def breakthroughs(self, name: str) -> list[str]:
        party = party_of(self.state, name)
        owners = self.state.breakthroughs
        return [tile.removeprefix("bt_") for i, tile in enumerate(c.BREAKTHROUGHS) if owners[i] == party + 1]

    def scoring_tile(self, name: str) -> str | None:
        party = party_of(self.state, name)
        owned = [tile for i, tile in enumerate(c.SCORING_TILES) if self.state.scoring_tiles[i] == party + 1]
        return owned[0] if owned else None

    def points(self, name: str) -> dict[str, int]:
        """The points of a party by where they came from, empty categories left out."""
        start = party_of(self.state, name) * c.CATEGORY_COUNT
        scored = {category: int(self.state.points[start + i]) for i, category in enumerate(c.CATEGORIES)}
        return {category: count for category, count in scored.items() if count > 0}
