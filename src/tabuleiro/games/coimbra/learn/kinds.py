"""What is asked and what lies where, one input for each kind: a number that stands for a kind cannot be weighed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.present.frames import PLACE_NAMES
from tabuleiro.games.coimbra.state import CoimbraFields

ASKED: Final = 18
"""The kinds of decisions that players make; those of chance come after them."""
PHASE_COUNT: Final = 14
_CARD: Final[c.Words] = (*p.CLASSES, *c.ZONES, "for_guards", "for_coins")
CARD_WIDTH: Final = 10
PLAYER_WIDTH: Final = 8
_PLAYER: Final[c.Words] = (*(f"income_{name}" for name in p.RESOURCES), *(f"cards_{zone}" for zone in c.ZONES))
# Where each block begins.
PHASE: Final = 18
LOCATION: Final = 32
DIE: Final = 36
CARDS: Final = 41
OFFERED: Final = 161
"""The cards of the row that is evaluated, again, by their columns: what there is to choose from now."""
ROWS: Final = 201
PLAYERS: Final = 213
KIND_WIDTH: Final = 245
KIND_NAMES: Final[c.Words] = (
    *(f"asks_{kind}" for kind in d.KINDS[:ASKED]),
    *(f"phase_{phase}" for phase in s.PHASES),
    *(f"at_{location}" for location in c.LOCATIONS),
    *(f"die_{colour}" for colour in p.COLOURS),
    *(f"{place.replace(' ', '_')}_{what}" for place in PLACE_NAMES for what in _CARD),
    *(f"offered_{column}_{what}" for column in range(c.COLUMNS) for what in _CARD),
    *(f"{location}_{what}" for location in c.LOCATIONS for what in ("own_place", "own_value", "own_next")),
    *(f"{what}_{i}" for i in range(c.MAX_SEATS) for what in _PLAYER),
)
assert d.KINDS[ASKED - 1] == "income_menu"
assert len(s.PHASES) == PHASE_COUNT
assert len(_CARD) == CARD_WIDTH
assert len(_PLAYER) == PLAYER_WIDTH
assert KIND_NAMES.index(f"phase_{s.PHASES[0]}") == PHASE
assert KIND_NAMES.index(f"at_{c.LOCATIONS[0]}") == LOCATION
assert KIND_NAMES.index(f"die_{p.COLOURS[0]}") == DIE
assert KIND_NAMES.index(f"{PLACE_NAMES[0].replace(' ', '_')}_council") == CARDS
assert KIND_NAMES.index("offered_0_council") == OFFERED
assert KIND_NAMES.index(f"{c.LOCATIONS[0]}_own_place") == ROWS
assert KIND_NAMES.index("income_guards_0") == PLAYERS
assert len(KIND_NAMES) == KIND_WIDTH


def write_kinds(state: CoimbraFields, seat: i64, out: vec[i64], start: i64) -> None:
    """The facts of KIND_NAMES in their order, as a seat sees them."""
    out[start + PHASE + state.phase] = 1
    if state.phase == s.RETRIEVE_PHASE:
        out[start + LOCATION + state.location] = 1
    if state.agenda.depth > 0:
        _write_question(state, out, start)
    _write_cards(state, out, start)
    _write_rows(state, seat, out, start + ROWS)
    _write_income(state, seat, out, start + PLAYERS)
    hands: vec[i64] = state.hands
    zones: vec[i64] = c.CARD_ZONE
    player: i64 = 0
    while player < state.seats:
        at: i64 = start + PLAYERS + clockwise(state, seat, player) * PLAYER_WIDTH + c.TRACK_COUNT
        i: i64 = player * c.CARD_COUNT
        last: i64 = i + state.hand_sizes[player]
        while i < last:
            out[at + zones[hands[i] - 1]] += 1
            i += 1
        player += 1


def _write_question(state: CoimbraFields, out: vec[i64], start: i64) -> None:
    """What is asked, and about a die of which colour."""
    kind: i64 = state.agenda.kind()
    if kind < ASKED:
        out[start + kind] = 1
    if kind in (d.PLACE, d.CASTLE_ACTION, d.CITY_ACTION):
        out[start + DIE + c.DIE_COLOUR[state.agenda.get(d.DIE)]] = 1


def _write_cards(state: CoimbraFields, out: vec[i64], start: i64) -> None:
    """The cards on display, and once more those of the row that is evaluated."""
    display: vec[i64] = state.display
    now: i64 = -1
    if state.phase == s.RETRIEVE_PHASE and state.location != c.CASTLE:
        now = (state.location - 1) * c.COLUMNS
    place: i64 = 0
    while place < c.DISPLAY:
        if display[place] != 0:
            _write_card(display[place] - 1, out, start + CARDS + place * CARD_WIDTH)
            if now >= 0 and now <= place < now + c.COLUMNS:
                _write_card(display[place] - 1, out, start + OFFERED + (place - now) * CARD_WIDTH)
        place += 1


def _write_card(card: i64, out: vec[i64], at: i64) -> None:
    """Class, zone, and what pays for it."""
    out[at + c.CARD_CLASS[card]] = 1
    out[at + c.TRACK_COUNT + c.CARD_ZONE[card]] = 1
    if c.CARD_COST[card] != c.NO_COST:
        out[at + c.TRACK_COUNT + 4 + c.CARD_COST[card]] = 1


def _write_rows(state: CoimbraFields, seat: i64, out: vec[i64], at: i64) -> None:
    """In each row of dice: the place of the own first one, its value, how far behind the next own one is."""
    rows: vec[i64] = state.rows
    owners: vec[i64] = state.owners
    location: i64 = 0
    while location < c.LOCATION_COUNT:
        place: i64 = location * c.ROW
        end: i64 = place + state.row_sizes[location]
        before: i64 = 0
        found: i64 = 0
        while place < end and found < 2:
            entry: i64 = rows[place]
            if 0 < entry <= s.TOKEN and owners[entry - 1] == seat:
                found += 1
                if found == 1:
                    out[at] = before + 1
                    out[at + 1] = state.values[entry - 1]
                    before = 0
                else:
                    out[at + 2] = before + 1
            else:
                before += 1
            place += 1
        at += 3
        location += 1


def _write_income(state: CoimbraFields, seat: i64, out: vec[i64], start: i64) -> None:
    """What the drafted dice of all players bring in phase E, until it begins."""
    if state.phase not in (s.DRAFT_PHASE, s.RETRIEVE_PHASE):
        return
    owners: vec[i64] = state.owners
    colours: vec[i64] = c.DIE_COLOUR
    incomes: vec[i64] = c.INCOME
    die: i64 = 0
    while die < c.DIE_COUNT:
        colour: i64 = colours[die]
        owner: i64 = owners[die]
        if owner >= 0 and colour != c.WHITE:
            at: i64 = start + clockwise(state, seat, owner) * PLAYER_WIDTH
            income: i64 = (colour * c.SPACES + state.influence[colour * c.MAX_SEATS + owner]) * 4
            out[at] += incomes[income]
            out[at + 1] += incomes[income + 1]
            out[at + 2] += incomes[income + 2]
            out[at + 3] += incomes[income + 3]
        die += 1


def clockwise(state: CoimbraFields, seat: i64, other: i64) -> i64:
    """How many seats clockwise another one is."""
    return other - seat if other >= seat else other - seat + state.seats
