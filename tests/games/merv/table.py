"""Lays out a table by names, so that a test begins in the position it tells about.

`table(3).tile("r0c0", "mosque_orange").cubes("yellow", orange=2).chosen("r0c0").begin()`

What is not mentioned: Yellow is first of the order and begins the first turn of year 1 on side N; the site tiles lie in
the order of the box (row 0 begins with the four caravansaries, then the palaces, mosques, marketplaces, libraries and
walls); the row has no camels; nobody owns anything. Pieces are never invented: all come from the supplies, and a
position that breaks an invariant is no table.
"""

from typing import Final

from games.merv.story import MervStory, party_of
from tabuleiro.core import CHANCE, find_game, play
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields

ROW: Final = ("saffron", "pepper", "cinnamon", "ginger", "cardamom", "cumin", "saffron", "pepper")
"""The caravan cards of a table that names none."""
Options = dict[str, str]


def outcomes(seats: int) -> list[str]:
    """All chance events of a set-up in the order of the box."""
    drawn = [f"site_tile {tile}" for tile in c.TILES] + [f"caravan_card {spice}" for spice in ROW]
    grades = int(c.GRADES[seats])
    drawn += [f"contract_split contract_{1 + 6 * i + 2 * j:02}" for i in range(3) for j in range(grades)]
    return drawn + [f"first_order {seat}" for seat in range(seats)]


def set_up(seats: int, options: Options | None = None) -> MervStory:
    """A game after the chance events of its set-up, untouched."""
    state = find_game("merv").new(seats, options)
    assert isinstance(state, MervFields)
    for outcome in outcomes(seats):
        play(state, CHANCE, outcome)
    return MervStory(state)


def table(seats: int = 4, options: Options | None = None) -> "Layout":
    """A table to lay out."""
    return Layout(set_up(seats, options).state)


class Layout:
    """What a story asks for; `begin` deals everything else and hands over the game."""

    def __init__(self, state: MervFields) -> None:
        self.state = state
        for party in range(int(state.parties)):
            self._set(party, s.CAMELS_HELD, 0)
        for i in range(len(state.cubes)):
            state.cubes[i] = 0
        for i in range(c.ROW_SIZE):
            state.row_camels[i] = 0

    def _party(self, name: str) -> int:
        return party_of(self.state, name)

    def _set(self, party: int, column: int, value: int) -> None:
        self.state.counts[party * s.COUNT_WIDTH + column] = value

    # When, and whose turn.

    def year(self, year: int, side: str = "N") -> "Layout":
        self.state.year = year
        self.state.round = c.SIDES.index(side)
        return self

    def order(self, *names: str) -> "Layout":
        """Let the parties act in this order; the first one begins."""
        for place, name in enumerate(names):
            self.state.order[place] = self._party(name) + 1
        return self._begin_turn(0)

    def acted(self, **slots: int) -> "Layout":
        """These parties had their turns, in this order, and stand on these slots; the next of the order begins."""
        rest = [party for party in range(int(self.state.parties)) if self.name(party) not in slots]
        for place, party in enumerate([*map(self._party, slots), *rest]):
            self.state.order[place] = party + 1
        for name, slot in slots.items():
            self.state.slots[slot] = self._party(name) + 1
        return self._begin_turn(len(slots))

    def name(self, party: int) -> str:
        """The colour or automa of a party."""
        return MervStory(self.state).name(party)

    def _begin_turn(self, turn: int) -> "Layout":
        state = self.state
        state.turn = turn
        state.active = state.order[turn] - 1
        if state.active < state.seats:
            state.agenda.set(1, state.active)
        else:
            state.agenda.turn_into(d.SOLO_CARD)
            state.agenda.set(1, CHANCE)
            state.agenda.set(2, state.active)
        return self

    def stands(self, slot: int) -> "Layout":
        """The player to act has chosen a slot; the site is next."""
        state = self.state
        state.slot = slot
        state.slots[slot] = state.active + 1
        state.agenda.turn_into(d.CHOOSE_SITE)
        return self

    def chosen(self, cell: str) -> "Layout":
        """The player to act has chosen a site, built or not, and taken nothing; the main action is next."""
        state = self.state
        site = c.CELLS.index(cell)
        first = int(state.round) * 25
        slot = next(slot for slot in range(5) if site in [c.LINES[first + slot * 5 + place] for place in range(5)])
        self.stands(slot)
        state.site = site
        state.agenda.turn_into(d.MAIN_ACTION)
        return self

    # The board.

    def tile(self, cell: str, tile: str) -> "Layout":
        """Lay a site tile on a cell; it changes places with the tile that lay there."""
        tiles = self.state.tiles
        here, there = c.CELLS.index(cell), list(tiles).index(c.TILES.index(tile) + 1)
        tiles[here], tiles[there] = tiles[there], tiles[here]
        return self

    def houses(self, name: str, *cells: str) -> "Layout":
        for cell in cells:
            self.state.buildings[c.CELLS.index(cell)] = self._party(name) + 1
        return self

    def soldiers(self, name: str, *cells: str) -> "Layout":
        for cell in cells:
            self.state.soldiers[c.CELLS.index(cell)] = self._party(name) + 1
        return self

    def upgrade(self, cell: str, tile: str) -> "Layout":
        self.state.upgrades[c.CELLS.index(cell)] = c.UPGRADES.index(tile) + 1
        self.state.mosque_upgrades[c.UPGRADES.index(tile)] = 0
        return self

    def forts(self, *slots: str) -> "Layout":
        """Walls and gates, taken from the first column of the yard that has such a piece: `forts("n0", "w2")`."""
        for slot in slots:
            fort = c.FORTS.index(f"fort_{slot}")
            kind = int(c.FORT_KINDS[fort])
            column = next(column for column in range(4) if self.state.yard[column * 2 + kind] > 0)
            self.state.yard[column * 2 + kind] -= 1
            self.state.forts[fort] = column + 1
        return self

    def market(self, *spaces: str) -> "Layout":
        """Camels on spaces of the camel market."""
        for space in spaces:
            self.state.market[c.SPACES.index(space)] = 1
        return self

    def row(self, *spices: str, camels: int = 0) -> "Layout":
        """The caravan cards from the exit end; the first ones carry camels."""
        for position in range(c.ROW_SIZE):
            self.state.row[position] = c.SPICES.index(spices[position]) + 1 if position < len(spices) else 0
            self.state.row_camels[position] = 1 if position < camels else 0
        return self

    def solo_deck(self, *cards: int) -> "Layout":
        """Only these solo cards are left."""
        for card in range(6):
            self.state.solo_deck[card] = 1 if card + 1 in cards else 0
        return self

    # The parties.

    def cubes(self, name: str, **colours: int) -> "Layout":
        for colour, count in colours.items():
            self.state.cubes[self._party(name) * c.COLOUR_COUNT + c.COLOURS.index(colour)] = count
        return self

    def camels(self, name: str, count: int) -> "Layout":
        self._set(self._party(name), s.CAMELS_HELD, count)
        return self

    def favor(self, name: str, favor: int) -> "Layout":
        self._set(self._party(name), s.FAVOR, favor)
        return self

    def influence(self, name: str, influence: int) -> "Layout":
        self._set(self._party(name), s.INFLUENCE, influence)
        return self

    def mosque(self, name: str, step: int) -> "Layout":
        self._set(self._party(name), s.STEP, step)
        return self

    def scrolls(self, name: str, loose: int, *breakthroughs: str) -> "Layout":
        """Loose scrolls and the breakthroughs that they brought: `scrolls("yellow", 2, "discount_mosque")`."""
        self._set(self._party(name), s.LOOSE_SCROLLS, loose)
        for tile in breakthroughs:
            self.state.breakthroughs[c.BREAKTHROUGHS.index(f"bt_{tile}")] = self._party(name) + 1
        return self

    def spices(self, name: str, **spices: int) -> "Layout":
        for spice, count in spices.items():
            self.state.spices[self._party(name) * c.SPICE_COUNT + c.SPICES.index(spice)] = count
        return self

    def goods(self, name: str, **goods: int) -> "Layout":
        for good, count in goods.items():
            self.state.goods[self._party(name) * c.GOOD_COUNT + c.GOODS.index(good)] = count
        return self

    def courtiers(self, name: str, **halls: int) -> "Layout":
        for hall, count in halls.items():
            self.state.courtiers[c.HALLS.index(f"hall_{hall}") * c.MAX_PARTIES + self._party(name)] = count
        return self

    def posts(self, name: str, *cities: str) -> "Layout":
        for city in cities:
            self.state.posts[c.CITIES.index(city) * c.MAX_SEATS + self._party(name)] = 1
        return self

    def scoring_tile(self, name: str, tile: str) -> "Layout":
        self.state.scoring_tiles[c.SCORING_TILES.index(tile)] = self._party(name) + 1
        return self

    def contracts(self, name: str, *numbers: int) -> "Layout":
        """Contracts that a party took from the top of their piles, goods and scrolls on them."""
        state = self.state
        for number in numbers:
            pile = next(i for i in range(len(c.PILES)) if state.piles[i * c.PILE_SIZE] == number)
            for depth in range(c.PILE_SIZE):
                place = pile * c.PILE_SIZE + depth
                state.piles[place] = state.piles[place + 1] if depth < 2 else 0
            party = self._party(name)
            state.contracts[number - 1] = party + 1
            if party < state.seats:
                state.counts[party * s.COUNT_WIDTH + s.PLEDGED_SCROLLS] += c.CONTRACT_SCROLLS[number - 1]
                for good in range(c.GOOD_COUNT):
                    state.pledged[party * c.GOOD_COUNT + good] += c.CONTRACT_GOODS[(number - 1) * c.GOOD_COUNT + good]
        return self

    def points(self, name: str, points: int, category: str = "other") -> "Layout":
        self.state.points[self._party(name) * c.CATEGORY_COUNT + c.CATEGORIES.index(category)] = points
        return self

    # The deal.

    def begin(self) -> MervStory:
        """Put everything that was not asked for into the supplies; the position must be sound."""
        self._deal_supplies()
        for party in range(int(self.state.parties)):
            self._deal_pieces(party)
        assert self.state.check() == []
        return MervStory(self.state)

    def _deal_supplies(self) -> None:
        state = self.state
        for colour in range(c.COLOUR_COUNT):
            held = sum(int(state.cubes[seat * c.COLOUR_COUNT + colour]) for seat in range(c.MAX_SEATS))
            state.supply[colour] = c.CUBES[colour] - held
        camels = sum(int(state.counts[party * s.COUNT_WIDTH + s.CAMELS_HELD]) for party in range(c.MAX_PARTIES))
        state.supply_camels = c.CAMELS - camels - sum(map(int, state.market)) - sum(map(int, state.row_camels))
        scrolls = sum(
            int(state.counts[party * s.COUNT_WIDTH + column])
            for party in range(c.MAX_PARTIES)
            for column in (s.LOOSE_SCROLLS, s.PLEDGED_SCROLLS)
        )
        state.supply_scrolls = c.SCROLLS[state.seats] - scrolls
        for good in range(c.GOOD_COUNT):
            places = [seat * c.GOOD_COUNT + good for seat in range(c.MAX_SEATS)]
            state.stock[good] = c.STACKS[state.seats] - sum(int(state.goods[i] + state.pledged[i]) for i in places)
        for spice in range(c.SPICE_COUNT):
            owned = sum(int(state.spices[party * c.SPICE_COUNT + spice]) for party in range(c.MAX_PARTIES))
            state.deck[spice] = c.SPICE_CARDS[spice] - owned - sum(1 for card in state.row if card == spice + 1)
        tables = (state.supply, state.stock, state.deck)
        short = min(
            *(int(count) for table in tables for count in table), int(state.supply_camels), int(state.supply_scrolls)
        )
        assert short >= 0, "more is laid out than the box holds"

    def _deal_pieces(self, party: int) -> None:
        state = self.state
        self._set(party, s.HOUSES_LEFT, int(c.HOUSES) - sum(1 for owner in state.buildings if owner == party + 1))
        used = sum(1 for owner in state.soldiers if owner == party + 1)
        used += sum(int(state.courtiers[hall * c.MAX_PARTIES + party]) for hall in range(c.HALL_COUNT))
        self._set(party, s.SERVANTS_LEFT, int(c.SERVANTS) - used)


def last_turn(seats: int = 4, year: int = 1, side: str = "W", options: Options | None = None) -> Layout:
    """Everybody else had the turns of this round, on the slots from 0 on; Yellow has chosen r4c4 and acts last.

    Favor ends Yellow's turn, and with it the round.
    """
    laid = table(seats, options).year(year, side)
    parties = int(laid.state.parties)
    others = [laid.name(party) for party in range(1, parties)]
    return laid.acted(**{name: slot for slot, name in enumerate(others)}).chosen("r4c4")


SITE_OF: Final = {
    "caravansary": "r0c0",
    "palace": "r1c0",
    "mosque": "r2c0",
    "marketplace": "r3c0",
    "library": "r4c0",
    "walls": "r4c1",
}
"""A site of each kind in the order of the box."""


def at(kind: str, seats: int = 4) -> Layout:
    """Yellow is first in year 1 and has chosen a site of this kind, without a building."""
    return table(seats).chosen(SITE_OF[kind])
