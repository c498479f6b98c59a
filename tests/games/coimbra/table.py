"""Lays out a table by names, so that a test begins in the position it tells about.

`table(3).cards("phil", "sch_1b").purse("phil", coins=3).row("upper", "phil gray 5").retrieve("upper")`

What is not mentioned: the player order is Phil, Eve, Chris, Ana; everybody has 7 coins, 7 guards, 0 points, no cards,
the disks on space 0 and the pilgrim at a corner; monasteries, tiles and voyages lie in the printed order; the round is
2, or 4 if a card III is mentioned. Cards and dice are never invented: those that a round has brought and nobody
mentioned lie on the discard pile or on the player boards. A position that breaks an invariant is no table.
"""

from typing import Final

from games.coimbra.deal import SPACE_NAMES, cards_of, filled_up, laid_monasteries
from games.coimbra.story import NAMES, CoimbraStory, seat_of
from tabuleiro.core import find_game
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.course import proceed
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.games.coimbra.present.frames import PLACE_NAMES
from tabuleiro.games.coimbra.setup import options_of, set_options
from tabuleiro.games.coimbra.state import clear

BYSTANDERS: Final = {2: "eve", 3: "chris", 4: "ana"}
"""Who holds the cards that a round has brought when the discard pile is fixed."""


def table(seats: int, **options: str) -> "Layout":
    """A table to lay out."""
    return Layout(seats, options)


class Layout:
    """What a story asks for; the phase it begins with lays out everything else and hands over the game."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        state = find_game("coimbra").new(seats, options)
        assert isinstance(state, CoimbraState)
        chosen = options_of(state)
        clear(state)
        set_options(state, chosen)
        self.state = state
        self.fixed_round = 0
        self.hands: dict[str, list[str]] = {name: [] for name in NAMES[:seats]}
        self.rows: dict[str, list[str]] = {}
        self.shown: dict[str, list[str | None]] = {}
        self.exact_pile: list[str] | None = None
        for seat in range(seats):
            state.coins[seat] = c.START_COINS
            state.guards[seat] = c.START_GUARDS
            state.pilgrims[seat] = seat
        self.monasteries().tiles().voyages().order(*NAMES[:seats])

    # The board.

    def round(self, number: int) -> "Layout":
        self.fixed_round = number
        return self

    def order(self, *names: str) -> "Layout":
        """The players from flag 1 on; the stacks on space 0 are built in this order, so call it first."""
        for flag, name in enumerate(names):
            self.state.order[flag] = seat_of(name)
            for track in range(c.TRACK_COUNT):
                self.state.standing[track * c.MAX_SEATS + flag] = seat_of(name)
        return self

    def monasteries(self, **spaces: str) -> "Layout":
        """Tiles on spaces: `monasteries(m_i_1="mon_1k")`."""
        for i, tile in enumerate(laid_monasteries(spaces)):
            self.state.monasteries[i] = 1 + c.MONASTERIES.index(tile)
        return self

    def tiles(self, *names: str) -> "Layout":
        """The influence scoring tiles, from the council track on."""
        for i, tile in enumerate(filled_up(names, c.TILES, c.TRACK_COUNT)):
            self.state.tiles[i] = 1 + c.TILES.index(tile)
        return self

    def voyages(self, *names: str) -> "Layout":
        """The voyage cards from slot 0 on."""
        for i, voyage in enumerate(filled_up(names, c.VOYAGES, c.SLOTS)):
            self.state.voyages[i] = 1 + c.VOYAGES.index(voyage)
        return self

    def display(self, location: str, *cards: str | None) -> "Layout":
        """The cards of a city row, columns 1 to 4; columns that are not mentioned are empty."""
        self.shown[location] = [*cards, *[None] * (c.COLUMNS - len(cards))]
        return self

    def pile(self, *cards: str) -> "Layout":
        """Exactly these cards lie on the discard pile, besides lost start cards."""
        self.exact_pile = list(cards)
        return self

    def crown(self, name: str, place: str) -> "Layout":
        """A crown token: with a player, or on a place of the display such as `upper 3`."""
        held = place in NAMES
        self.state.crowns[p.CLASSES.index(name)] = s.HELD + seat_of(place) if held else 1 + PLACE_NAMES.index(place)
        return self

    # Dice.

    def row(self, location: str, *entries: str) -> "Layout":
        """What lies in a row from left to right: `row("upper", "phil gray 5", "T3")`; tokens are face up."""
        self.rows[location] = list(entries)
        return self

    def dice(self, name: str, *dice: str) -> "Layout":
        """Dice on a player's board: `dice("phil", "gray 5", "white 1")`."""
        for die in dice:
            self._own(f"{name} {die}")
        return self

    def rolled(self, **colours: tuple[int, ...]) -> "Layout":
        """Dice in the pool, in die-id order: `rolled(gray=(5, 4))`."""
        for colour, values in colours.items():
            for k, value in enumerate(values, start=1):
                self.state.values[c.DICE.index(f"{colour}_{k}")] = value
        return self

    def _own(self, words: str) -> int:
        """Give a die to a player: the named one, or the first free one of a colour."""
        name, which, value = words.split(" ")
        used = [die for die in range(c.DIE_COUNT) if c.DICE_IN_GAME[self.state.seats * c.DIE_COUNT + die] == 1]
        free = [die for die in used if self.state.owners[die] < 0 and c.DICE[die].startswith(which)]
        assert free, f"no {which} die is left"
        self.state.owners[free[0]] = seat_of(name)
        self.state.values[free[0]] = int(value)
        return free[0]

    # The players.

    def purse(self, name: str, coins: int | None = None, guards: int | None = None, points: int = 0) -> "Layout":
        seat = seat_of(name)
        self.state.coins[seat] = c.START_COINS if coins is None else coins
        self.state.guards[seat] = c.START_GUARDS if guards is None else guards
        self.state.points[seat] = points
        return self

    def cards(self, name: str, *cards: str) -> "Layout":
        """Give a player cards, after those he has."""
        self.hands[name] += cards
        return self

    def influence(self, name: str, **spaces: int) -> "Layout":
        """Disks on tracks; on one space the disk that was mentioned later lies on top."""
        for track, space in spaces.items():
            base = p.CLASSES.index(track) * c.MAX_SEATS
            self.state.influence[base + seat_of(name)] = space
            others = [int(self.state.standing[base + i]) for i in range(self.state.seats)]
            others.remove(seat_of(name))
            ahead = [seat for seat in others if self.state.influence[base + seat] >= space]
            for i, seat in enumerate([*ahead, seat_of(name), *others[len(ahead) :]]):
                self.state.standing[base + i] = seat
        return self

    def pilgrim(self, name: str, node: str) -> "Layout":
        """Stand on a place; a monastery has an own disk then."""
        self.state.pilgrims[seat_of(name)] = c.NODES.index(node)
        return self.disks(name, node) if node in SPACE_NAMES else self

    def disks(self, name: str, *nodes: str) -> "Layout":
        """Own disks at monasteries; a pilgrim that was at its corner has left it."""
        seat = seat_of(name)
        for node in nodes:
            self.state.disks[seat * c.MONASTERY_SPACES + SPACE_NAMES.index(node)] = 1
        if self.state.pilgrims[seat] == seat:
            self.state.pilgrims[seat] = c.NODES.index(nodes[0])
        return self

    def invested(self, name: str, *slots: int) -> "Layout":
        for slot in slots:
            self.state.investments[seat_of(name) * c.SLOTS + slot] = 1
        return self

    def favor(self, name: str, *tiles: str) -> "Layout":
        for tile in tiles:
            self.state.favors[c.FAVORS.index(tile)] = seat_of(name)
        return self

    # Where the game begins.

    def draft(self) -> CoimbraStory:
        """Phase B begins; dice that were not rolled by name show a 1."""
        return self._begin(s.DRAFT_PHASE, 0)

    def retrieve(self, location: str) -> CoimbraStory:
        """Phase C goes on with a location."""
        return self._begin(s.RETRIEVE_PHASE, c.LOCATIONS.index(location))

    def income(self) -> CoimbraStory:
        """Phase E begins with the first player."""
        return self._begin(s.INCOME_PHASE, c.LOCATION_COUNT)

    def invest(self, turn: int = 0) -> CoimbraStory:
        """Phase F goes on with the player on flag 1 + `turn`."""
        self.state.turn = turn
        return self._begin(s.INVEST_PHASE, c.LOCATION_COUNT)

    def end(self) -> CoimbraStory:
        """The game is over when the last player has invested nothing in phase F of round 4."""
        match = self.round(4).invest(int(self.state.seats) - 1)
        return match.play(f"{match.order()[-1]}: decline")

    def _begin(self, phase: int, location: int) -> CoimbraStory:
        state = self.state
        state.phase = phase
        state.lap = state.common_beginning if phase == s.INCOME_PHASE else 0
        state.location = location if phase == s.RETRIEVE_PHASE else 0
        self._lay_rows(location)
        self._give_dice(phase)
        self._deal_cards(location)
        proceed(state)
        assert state.check() == [], state.check()
        return CoimbraStory(state)

    def _lay_rows(self, location: int) -> None:
        """Rows as they were asked for; elsewhere the die tokens of this number of players lie face up."""
        state = self.state
        for place, name in enumerate(c.LOCATIONS):
            first = (state.seats * c.LOCATION_COUNT + place) * c.MAX_TOKENS
            tokens = [f"T{value}" for value in c.TOKENS[first : first + c.MAX_TOKENS] if value > 0]
            entries = self.rows.get(name, tokens if place != location else [])
            for i, entry in enumerate(entries):
                token = entry.startswith("T")
                state.rows[place * c.ROW + i] = s.TOKEN + int(entry[1:]) if token else 1 + self._own(entry)
            state.row_sizes[place] = len(entries)

    def _give_dice(self, phase: int) -> None:
        """All dice are rolled; from phase C on everybody has three, until the own income is over."""
        state = self.state
        for die in range(c.DIE_COUNT):
            if c.DICE_IN_GAME[state.seats * c.DIE_COUNT + die] == 1 and state.values[die] == 0:
                state.values[die] = 1
        if phase not in (s.RETRIEVE_PHASE, s.INCOME_PHASE):
            return
        for name in NAMES[: state.seats]:
            own = len([die for die in range(c.DIE_COUNT) if state.owners[die] == seat_of(name)])
            for _ in range(c.DICE_PER_SEAT - own):
                free = [
                    die
                    for die in range(c.DIE_COUNT)
                    if state.owners[die] < 0 and c.DICE_IN_GAME[state.seats * c.DIE_COUNT + die] == 1
                ]
                state.owners[free[-1]] = seat_of(name)

    def _deal_cards(self, location: int) -> None:
        """Every card is where it was asked to be; what a round has brought besides goes to the pile."""
        state = self.state
        shown = [card for row in self.shown.values() for card in row if card is not None]
        held = [card for hand in self.hands.values() for card in hand]
        named = shown + held + (self.exact_pile or [])
        third = any(card in named for card in cards_of("III"))
        state.round = self.fixed_round or (4 if third else 2)
        counts = {"I": 2 * state.seats, "II": min(24, 12 * state.round), "III": max(0, 12 * (state.round - 2))}
        drawn: list[str] = []
        for back, count in counts.items():
            known = [card for card in cards_of(back) if card in named]
            assert len(known) <= count, f"only {count} cards {back} have come up in round {state.round}"
            drawn += filled_up(known, cards_of(back), count)
        spare = [card for card in drawn if card not in named]
        back = "II" if state.round < 3 else "III"
        for place, name in enumerate(c.LOCATIONS):
            if place >= max(1, location) and name not in self.shown:
                fresh = [card for card in spare if card in cards_of(back)][: c.COLUMNS]
                assert len(fresh) == c.COLUMNS or place == location, f"no cards are left for {name}"
                self.shown[name] = [*fresh, *[None] * (c.COLUMNS - len(fresh))]
                spare = [card for card in spare if card not in fresh]
        if self.exact_pile is not None:
            start = cards_of("I")
            self.hands[BYSTANDERS[int(state.seats)]] += [card for card in spare if card not in start]
            spare = self.exact_pile + [card for card in spare if card in start]
        self._put_cards(drawn, spare)

    def _put_cards(self, drawn: list[str], pile: list[str]) -> None:
        state = self.state
        for i, card in enumerate(c.CARDS):
            state.undrawn[i] = 0 if card in drawn else 1
            state.discard[i] = 1 if card in pile else 0
        for name, row in self.shown.items():
            for column, shown in enumerate(row):
                place = (c.LOCATIONS.index(name) - 1) * c.COLUMNS + column
                state.display[place] = 0 if shown is None else 1 + c.CARDS.index(shown)
        for name, hand in self.hands.items():
            state.hand_sizes[seat_of(name)] = len(hand)
            for i, card in enumerate(hand):
                state.hands[seat_of(name) * c.CARD_COUNT + i] = 1 + c.CARDS.index(card)
