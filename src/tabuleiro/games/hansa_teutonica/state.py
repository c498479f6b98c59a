"""The fields of a position. Only the rules files change them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.agenda import new_agenda
from tabuleiro.core.agenda_state import AgendaState
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.data import components as c

NEUTRAL: Final = 5
"""The owner number of neutral cubes, after the seats 0 to 4 (HT-11.1)."""

# A place on the board holds 0 or a piece: 1 + 2 * owner + shape (owner a seat or NEUTRAL, shape TRADER or MERCHANT).
EMPTY: Final = 0
NEUTRAL_CUBE: Final = 1 + 2 * NEUTRAL

# Bits of `ended` (HT-12.7).
ENDED_PRESTIGE: Final = 1
ENDED_NO_MARKER: Final = 2
ENDED_CITIES: Final = 4
ENDED_CAP: Final = 8
END_REASONS: Final = ("prestige_20", "no_replacement_marker", "completed_cities_10", "turn_cap")


class Lasting:
    """What seldom changes: the desks, the offices, the Coellen table and the bonus markers.

    A position never writes into the record that it holds: `renew` gives it a new one, and `put` a new table. So copies
    share the record (structural sharing), and what follows from it holds for as long as a position holds this record.
    """

    levels: vec[i64]
    """seat * TRACK_COUNT + track: uncovered spaces less one (HT-7.1)."""
    offices: vec[i64]
    """city * MAX_OFFICES + office: a piece or EMPTY. Written by board.cities only, as what follows from it."""
    extras: vec[i64]
    """city * MAX_EXTRA_OFFICES + i: extra offices in the order of founding; each lies left of the one before."""
    coellen: vec[i64]
    """slot: 1 + the seat whose merchant lies there, or 0."""
    route_markers: vec[i64]
    """route: 1 + the marker on it, or 0."""
    unused: vec[i64]
    """seat * MARKER_COUNT + marker: collected and not used yet."""
    used: vec[i64]
    """seat * MARKER_COUNT + marker: turned over."""
    plates: vec[i64]
    """seat: face-down replacement markers on the plate."""
    unseen: vec[i64]
    """marker: how many of the face-down ones (stack and plates) are of this kind."""
    discarded: vec[i64]
    """marker: removed from the game by neutral claims (HT-11.7)."""
    connected: vec[i64]
    """seat: 1, 2, 3 .. as the first, second, third .. player to connect east and west, 0 for not (HT-8.6)."""

    # What follows from the offices and extra offices.
    counts: vec[i64]
    """city: how many offices each owner has there, four bits each, from owner 0 up."""
    holders: vec[i64]
    """city: the seat (or NEUTRAL) that controls it, -1 for none (HT-8.2)."""
    open_offices: vec[i64]
    """city: its leftmost empty printed office, -1 when it is full (HT-6.2)."""
    presences: vec[i64]
    """seat: the cities where the player has an office, bit `city` (HT-8.3)."""
    networks: vec[i64]
    """seat: the offices in the player's largest network (HT-8.5)."""
    views: list[vec[i64]]
    """seat: the features that follow from this record alone, once somebody asked for them, else nothing."""


class HansaFields(AgendaState):
    """Everything that lies on the table, and the agenda of pending decisions; empty agenda = game over."""

    lasting: Lasting
    fixed_start: i64 = -1
    """The start player agreed on before the game, or -1 when chance draws one (option start_player)."""
    any_time: i64 = 0
    """1 when markers may be used in the middle of an own action too (option marker_timing, HT-4.5)."""
    neutral_denies: i64 = 0
    """1 when neutral control denies the point of a claim too (option neutral_control, HT-11.3)."""
    start: i64 = -1
    """The start player; -1 until drawn."""
    active: i64 = -1
    """Whose turn it is; -1 during set-up."""
    side: i64 = 0
    """Index into components.SIDES."""
    turns: i64 = 0
    """Turns that are over."""
    actions_left: i64 = 0
    stack_size: i64 = 0
    """Face-down markers in the stack; who they are is not decided (HT-14.4)."""
    turned_up: i64 = 0
    """1 + the marker that was turned up and has no route yet, or 0."""
    no_marker: i64 = 0
    """1 once a replacement should be drawn and the stack was empty (HT-12.2)."""
    completed: i64 = 0
    """The completed-cities track, 0 to 10."""
    reserve: i64 = 0
    """Neutral cubes in the reserve; 0 with three players or more (HT-11.1)."""
    ended: i64 = 0
    """The end reasons that ended the game, bits ENDED_...; 0 while it goes on."""

    prestige: vec[i64]
    """seat: prestige points."""
    supply: vec[i64]
    """seat * 2 + shape."""
    stock: vec[i64]
    """seat * 2 + shape."""
    hand: vec[i64]
    """shape: pieces that the active player has lifted in a move (HT-5.4.1)."""
    spaces: vec[i64]
    """route * MAX_SPACES + space: a piece or EMPTY."""


def clear(state: HansaFields) -> None:
    """Give every table its empty value, as the numbers have theirs; set-up and loading fill in the rest."""
    state.agenda = new_agenda(d.AGENDA_CAPACITY)
    state.lasting = _nothing()
    state.prestige = vec[i64]([0] * c.MAX_SEATS)
    state.supply = vec[i64]([0] * (c.MAX_SEATS * 2))
    state.stock = vec[i64]([0] * (c.MAX_SEATS * 2))
    state.hand = vec[i64]([0] * 2)
    state.spaces = vec[i64]([0] * (c.ROUTE_COUNT * c.MAX_SPACES))


def _nothing() -> Lasting:
    """Empty desks, cities and plates, and no marker anywhere."""
    lasting = Lasting()
    lasting.levels = vec[i64]([0] * (c.MAX_SEATS * c.TRACK_COUNT))
    lasting.offices = vec[i64]([0] * (c.CITY_COUNT * c.MAX_OFFICES))
    lasting.extras = vec[i64]([0] * (c.CITY_COUNT * c.MAX_EXTRA_OFFICES))
    lasting.coellen = vec[i64]([0] * c.COELLEN_SLOTS)
    lasting.route_markers = vec[i64]([0] * c.ROUTE_COUNT)
    lasting.unused = vec[i64]([0] * (c.MAX_SEATS * c.MARKER_COUNT))
    lasting.used = vec[i64]([0] * (c.MAX_SEATS * c.MARKER_COUNT))
    lasting.plates = vec[i64]([0] * c.MAX_SEATS)
    lasting.unseen = vec[i64]([0] * c.MARKER_COUNT)
    lasting.discarded = vec[i64]([0] * c.MARKER_COUNT)
    lasting.connected = vec[i64]([0] * c.MAX_SEATS)
    lasting.counts = vec[i64]([0] * c.CITY_COUNT)
    lasting.holders = vec[i64]([-1] * c.CITY_COUNT)
    lasting.open_offices = vec[i64]([0] * c.CITY_COUNT)
    lasting.presences = vec[i64]([0] * c.MAX_SEATS)
    lasting.networks = vec[i64]([0] * c.MAX_SEATS)
    lasting.views = []
    return lasting


def renew(state: HansaFields) -> Lasting:
    """Give a position a record of its own, whose tables the caller may replace."""
    old: Lasting = state.lasting
    new = Lasting()
    new.levels = old.levels
    new.offices = old.offices
    new.extras = old.extras
    new.coellen = old.coellen
    new.route_markers = old.route_markers
    new.unused = old.unused
    new.used = old.used
    new.plates = old.plates
    new.unseen = old.unseen
    new.discarded = old.discarded
    new.connected = old.connected
    new.counts = old.counts
    new.holders = old.holders
    new.open_offices = old.open_offices
    new.presences = old.presences
    new.networks = old.networks
    new.views = []
    state.lasting = new
    return new


def put(table: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A table with one value replaced."""
    changed: vec[i64] = table[:]
    changed[place] = value
    return changed


def copy_fields(source: HansaFields, target: HansaFields) -> None:
    """Make `target` equal to `source`; they share what lasts and nothing else."""
    target.lasting = source.lasting
    target.seats = source.seats
    target.agenda = source.agenda.copy()
    target.fixed_start = source.fixed_start
    target.any_time = source.any_time
    target.neutral_denies = source.neutral_denies
    target.start = source.start
    target.active = source.active
    target.side = source.side
    target.turns = source.turns
    target.actions_left = source.actions_left
    target.stack_size = source.stack_size
    target.turned_up = source.turned_up
    target.no_marker = source.no_marker
    target.completed = source.completed
    target.reserve = source.reserve
    target.ended = source.ended
    target.prestige = source.prestige[:]
    target.supply = source.supply[:]
    target.stock = source.stock[:]
    target.hand = source.hand[:]
    target.spaces = source.spaces[:]
