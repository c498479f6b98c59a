"""The fields of a position. Only the rules files change them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.agenda import new_agenda
from tabuleiro.core.agenda_state import AgendaState
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c

# Where the game stands (CO-5); the phase runs on by itself whenever the agenda is empty.
MONASTERY_PHASE: Final = 0
TILE_PHASE: Final = 1
VOYAGE_PHASE: Final = 2
SEAT_PHASE: Final = 3
LAYOUT_PHASE: Final = 4
GROUP_PHASE: Final = 5
CHOICE_PHASE: Final = 6
START_PHASE: Final = 7
ROLL_PHASE: Final = 8
DRAFT_PHASE: Final = 9
RETRIEVE_PHASE: Final = 10
INCOME_PHASE: Final = 11
INVEST_PHASE: Final = 12
OVER: Final = 13
PHASES: Final = (
    "monasteries",
    "scoring_tiles",
    "voyages",
    "seats",
    "layout",
    "start_groups",
    "start_choice",
    "start_cards",
    "roll",
    "draft",
    "retrieve",
    "income",
    "invest",
    "over",
)

TOKEN: Final = 13
"""A row holds 1 + die, or TOKEN + the value of a face-up die token, or 0 for nothing."""
HELD: Final = 13
"""A crown token: 0 nowhere, 1 + its place in the display, or HELD + the seat that has it."""


class CoimbraFields(AgendaState):
    """Everything that lies on the table, and the agenda of pending decisions and effects."""

    common_beginning: i64 = 1
    """Option: 1 if phase E begins with the cards of all players, 0 if each begins in the own income turn (CO-6.E2)."""
    phase: i64 = MONASTERY_PHASE
    """Index into PHASES."""
    round: i64 = 0
    """0 before the first layout, then 1 to 4."""
    lap: i64 = 0
    """CHOICE_PHASE: pass 0 or 1. DRAFT_PHASE: lap 0 to 2. INCOME_PHASE: 1 while all players use their cards for the
    beginning of the phase, then 0. Otherwise 0."""
    turn: i64 = 0
    """CHOICE_PHASE, DRAFT_PHASE, INCOME_PHASE: how many have finished their turn in this pass or lap.
    START_PHASE, INVEST_PHASE: how many were asked, the present one included. Otherwise 0."""
    location: i64 = 0
    """RETRIEVE_PHASE: the location that is evaluated. Otherwise 0."""
    capped: i64 = 0
    """1 + the die with the cap tile, or 0; until the end of the round (CO-9.9)."""
    repeated: i64 = 0
    """Bit set of the cards chosen by a `repeat` since the active die was triggered (CO-9.6)."""

    order: vec[i64]
    """flag: the seat whose lion stands there; -1 until drawn (CO-3.8)."""
    guards: vec[i64]
    coins: vec[i64]
    points: vec[i64]
    """seat: the score track; the final scoring is not added (CO-10)."""
    influence: vec[i64]
    """track * MAX_SEATS + seat: the space of the disk."""
    standing: vec[i64]
    """track * MAX_SEATS + place: the seats from first to last; -1 until the seats are drawn (CO-8.2)."""
    pilgrims: vec[i64]
    """seat: its node, -1 while it stands beside the board."""
    monasteries: vec[i64]
    """space: 1 + the tile on it, 0 until drawn."""
    disks: vec[i64]
    """seat * MONASTERY_SPACES + space: 1 with a disk."""
    voyages: vec[i64]
    """slot: 1 + the card in it, 0 until drawn."""
    investments: vec[i64]
    """seat * SLOTS + slot: 1 with a disk."""
    tiles: vec[i64]
    """track: 1 + its influence scoring tile, 0 until drawn."""
    favors: vec[i64]
    """favor tile: the seat that holds it, -1 beside the castle."""
    crowns: vec[i64]
    """class: where its crown token is: 0, 1 + place in the display, or HELD + seat."""
    display: vec[i64]
    """(location - 1) * COLUMNS + column: 1 + card, or 0."""
    groups: vec[i64]
    """group * 2 + i: 1 + start card, or 0."""
    undrawn: vec[i64]
    """card: 1 while it is undrawn."""
    discard: vec[i64]
    """card: 1 while it lies on the discard pile."""
    hands: vec[i64]
    """seat * CARD_COUNT + i: 1 + card, in the order of acquisition, then 0."""
    hand_sizes: vec[i64]
    values: vec[i64]
    """die: the rolled face, 0 before the roll of this round and for dice that are not used."""
    owners: vec[i64]
    """die: the seat that drafted it, -1 in the pool. An owned die that lies in no row and belongs to no frame is on its
    owner's board."""
    rows: vec[i64]
    """location * ROW + i: what lies there from left to right (see TOKEN). A token that is missing is face down."""
    row_sizes: vec[i64]


def clear(state: CoimbraFields) -> None:
    """Give every table its empty value, as the numbers have theirs; set-up and loading fill in the rest."""
    state.agenda = new_agenda(d.AGENDA_CAPACITY)
    state.order = vec[i64]([-1] * c.MAX_SEATS)
    state.guards = vec[i64]([0] * c.MAX_SEATS)
    state.coins = vec[i64]([0] * c.MAX_SEATS)
    state.points = vec[i64]([0] * c.MAX_SEATS)
    state.influence = vec[i64]([0] * (c.TRACK_COUNT * c.MAX_SEATS))
    state.standing = vec[i64]([-1] * (c.TRACK_COUNT * c.MAX_SEATS))
    state.pilgrims = vec[i64]([-1] * c.MAX_SEATS)
    state.monasteries = vec[i64]([0] * c.MONASTERY_SPACES)
    state.disks = vec[i64]([0] * (c.MAX_SEATS * c.MONASTERY_SPACES))
    state.voyages = vec[i64]([0] * c.SLOTS)
    state.investments = vec[i64]([0] * (c.MAX_SEATS * c.SLOTS))
    state.tiles = vec[i64]([0] * c.TRACK_COUNT)
    state.favors = vec[i64]([-1] * c.FAVOR_COUNT)
    state.crowns = vec[i64]([0] * c.TRACK_COUNT)
    state.display = vec[i64]([0] * c.DISPLAY)
    state.groups = vec[i64]([0] * (c.GROUPS * 2))
    state.undrawn = vec[i64]([1] * c.CARD_COUNT)
    state.discard = vec[i64]([0] * c.CARD_COUNT)
    state.hands = vec[i64]([0] * (c.MAX_SEATS * c.CARD_COUNT))
    state.hand_sizes = vec[i64]([0] * c.MAX_SEATS)
    state.values = vec[i64]([0] * c.DIE_COUNT)
    state.owners = vec[i64]([-1] * c.DIE_COUNT)
    state.rows = vec[i64]([0] * (c.LOCATION_COUNT * c.ROW))
    state.row_sizes = vec[i64]([0] * c.LOCATION_COUNT)


def copy_fields(source: CoimbraFields, target: CoimbraFields) -> None:
    """Make `target` equal to `source`; every table is a copy of its own."""
    target.seats = source.seats
    target.agenda = source.agenda.copy()
    target.common_beginning = source.common_beginning
    target.phase = source.phase
    target.round = source.round
    target.lap = source.lap
    target.turn = source.turn
    target.location = source.location
    target.capped = source.capped
    target.repeated = source.repeated
    target.order = source.order[:]
    target.guards = source.guards[:]
    target.coins = source.coins[:]
    target.points = source.points[:]
    target.influence = source.influence[:]
    target.standing = source.standing[:]
    target.pilgrims = source.pilgrims[:]
    target.monasteries = source.monasteries[:]
    target.disks = source.disks[:]
    target.voyages = source.voyages[:]
    target.investments = source.investments[:]
    target.tiles = source.tiles[:]
    target.favors = source.favors[:]
    target.crowns = source.crowns[:]
    target.display = source.display[:]
    target.groups = source.groups[:]
    target.undrawn = source.undrawn[:]
    target.discard = source.discard[:]
    target.hands = source.hands[:]
    target.hand_sizes = source.hand_sizes[:]
    target.values = source.values[:]
    target.owners = source.owners[:]
    target.rows = source.rows[:]
    target.row_sizes = source.row_sizes[:]
