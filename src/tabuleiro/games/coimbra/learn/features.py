"""A position as fixed-length integers for learning, seen from one seat: own facts first, then clockwise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.cards import card_discount
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.data.pilgrim_map import FAR
from tabuleiro.games.coimbra.dice import die_value
from tabuleiro.games.coimbra.effects.counters import (
    crown_count,
    icon_counts,
    icon_total,
    monasteries_with_disk,
    voyages_with_disk,
)
from tabuleiro.games.coimbra.influence import place_on_track
from tabuleiro.games.coimbra.phases.exchange import exchangeable
from tabuleiro.games.coimbra.present.frames import PLACE_NAMES
from tabuleiro.games.coimbra.scoring import (
    end_cards,
    place_points,
    resource_points,
    set_points,
    task_points,
    voyage_points,
)
from tabuleiro.games.coimbra.state import CoimbraFields
from tabuleiro.games.coimbra.voyages import voyage_price

_GLOBAL: Final = (
    "seats",
    "phase",
    "round",
    "lap",
    "location",
    "decision",
    "actor",
    "steps_left",
    "die_value",
    "die_color",
    *(f"pool_{colour}" for colour in p.COLOURS),
    *(f"pool_best_{colour}" for colour in p.COLOURS),
    *(f"{tile}_holder" for tile in c.FAVORS),
)
_PLACE: Final = ("class", "influence", "cost", "zone")
_SLOT: Final = ("cost", "resource", "own", "task")
_PLAYER: Final = (
    "points",
    "coins",
    "guards",
    "crowns",
    "flag",
    "cards",
    "monasteries",
    "voyages",
    "diplomas",
    "nearest_monastery",
    "discount_guards",
    "discount_coins",
    "exchanges",
    *(f"cards_{name}" for name in p.CLASSES),
    *(f"influence_{name}" for name in p.CLASSES),
    *(f"place_{name}" for name in p.CLASSES),
    *(f"final_{part}" for part in c.PARTS),
    *(f"dice_{colour}" for colour in p.COLOURS),
    *(f"dice_in_{location}" for location in c.LOCATIONS),
)
FEATURE_NAMES: Final = (
    *_GLOBAL,
    *(f"{place.replace(' ', '_')}_{what}" for place in PLACE_NAMES for what in _PLACE),
    *(f"voyage_{slot}_{what}" for slot in range(c.SLOTS) for what in _SLOT),
    *(f"{what}_{i}" for i in range(c.MAX_SEATS) for what in _PLAYER),
)
PLAYER_WIDTH: Final = 39
DICE: Final = 30
"""Where the dice begin among the facts of a player."""
FEATURE_COUNT: Final = 252
PART_COUNT: Final = 5
assert len(c.PARTS) == PART_COUNT
assert len(_PLAYER) == PLAYER_WIDTH
assert _PLAYER.index(f"dice_{p.COLOURS[0]}") == DICE
assert len(FEATURE_NAMES) == FEATURE_COUNT


def features_into(state: CoimbraFields, seat: i64, out: vec[i64]) -> None:
    """Write every feature in the order of FEATURE_NAMES."""
    place: i64 = 0
    while place < FEATURE_COUNT:
        out[place] = 0
        place += 1
    features_onto(state, seat, out)


def features_onto(state: CoimbraFields, seat: i64, out: vec[i64]) -> None:
    """Write every feature that is not 0."""
    at: i64 = _write_global(state, seat, out)
    at = _write_display(state, out, at)
    at = _write_voyages(state, seat, out, at)
    _write_dice(state, seat, out, at)
    player: i64 = 0
    while player < state.seats:
        _write_player(state, player, out, at + _offset(state, seat, player) * PLAYER_WIDTH)
        player += 1


def _relative(state: CoimbraFields, seat: i64, other: i64) -> i64:
    """1 for the own seat, 2 for the next clockwise, ...; 0 for nobody."""
    if other < 0:
        return 0
    return 1 + _offset(state, seat, other)


def _offset(state: CoimbraFields, seat: i64, other: i64) -> i64:
    """How many seats clockwise another one is."""
    return other - seat if other >= seat else other - seat + state.seats


def _write_global(state: CoimbraFields, seat: i64, out: vec[i64]) -> i64:
    out[0] = state.seats
    out[1] = state.phase
    out[2] = state.round
    out[3] = state.lap
    out[4] = state.location
    if state.agenda.depth > 0:
        _write_decision(state, seat, out)
    owners: vec[i64] = state.owners
    values: vec[i64] = state.values
    at: i64 = 10
    die: i64 = 0
    while die < c.DIE_COUNT:
        if values[die] > 0 and owners[die] < 0:
            colour: i64 = at + c.DIE_COLOUR[die]
            out[colour] += 1
            if values[die] > out[colour + c.WHITE + 1]:
                out[colour + c.WHITE + 1] = values[die]
        die += 1
    at += 2 * (c.WHITE + 1)
    favors: vec[i64] = state.favors
    i: i64 = 0
    while i < c.FAVOR_COUNT:
        out[at + i] = _relative(state, seat, favors[i])
        i += 1
    return at + c.FAVOR_COUNT


def _write_decision(state: CoimbraFields, seat: i64, out: vec[i64]) -> None:
    """What is asked, whom, and about which die."""
    kind: i64 = state.agenda.kind()
    out[5] = kind + 1
    out[6] = _relative(state, seat, state.agenda.get(d.ACTOR))
    if kind == d.STEP:
        out[7] = state.agenda.get(d.LEFT)
    elif kind in (d.PLACE, d.CASTLE_ACTION, d.CITY_ACTION):
        die: i64 = state.agenda.get(d.DIE)
        out[8] = die_value(state, die)
        out[9] = c.DIE_COLOUR[die] + 1


def _write_display(state: CoimbraFields, out: vec[i64], at: i64) -> i64:
    display: vec[i64] = state.display
    place: i64 = 0
    while place < c.DISPLAY:
        card: i64 = display[place] - 1
        if card >= 0:
            out[at] = c.CARD_CLASS[card] + 1
            out[at + 1] = c.CARD_INFLUENCE[card]
            out[at + 2] = c.CARD_COST[card] + 1
            out[at + 3] = c.CARD_ZONE[card] + 1
        at += 4
        place += 1
    return at


def _write_voyages(state: CoimbraFields, seat: i64, out: vec[i64], at: i64) -> i64:
    voyages: vec[i64] = state.voyages
    disks: vec[i64] = state.investments
    slot: i64 = 0
    while slot < c.SLOTS:
        voyage: i64 = voyages[slot] - 1
        out[at + 2] = disks[seat * c.SLOTS + slot]
        if voyage >= 0 and state.phase > s.SEAT_PHASE:
            out[at] = voyage_price(state, seat, voyage)
            out[at + 1] = c.VOYAGE_TYPE[voyage] + 1
            out[at + 3] = task_points(state, seat, voyage)
        at += 4
        slot += 1
    return at


def _write_player(state: CoimbraFields, seat: i64, out: vec[i64], at: i64) -> None:
    out[at] = state.points[seat]
    out[at + 1] = state.coins[seat]
    out[at + 2] = state.guards[seat]
    out[at + 3] = crown_count(state, seat)
    out[at + 4] = _flag(state, seat)
    out[at + 5] = state.hand_sizes[seat]
    out[at + 6] = monasteries_with_disk(state, seat)
    out[at + 7] = voyages_with_disk(state, seat)
    icons: i64 = icon_counts(state, seat)
    out[at + 8] = icon_total(icons)
    out[at + 9] = _nearest(state, seat)
    _write_cards(state, seat, out, at + 10)
    influence: vec[i64] = state.influence
    track: i64 = 0
    while track < c.TRACK_COUNT:
        out[at + 13 + c.TRACK_COUNT + track] = influence[track * c.MAX_SEATS + seat]
        track += 1
    if state.phase > s.SEAT_PHASE:
        resources: i64 = out[at + 1] + out[at + 2] + out[at + 3]
        at += 13 + 2 * c.TRACK_COUNT
        _write_standing(state, seat, out, at)
        out[at + c.TRACK_COUNT + 2] = set_points(icons)
        out[at + c.TRACK_COUNT + 4] = resource_points(resources)


def _write_standing(state: CoimbraFields, seat: i64, out: vec[i64], at: i64) -> None:
    """The place on each track, and what voyages, influence and game-end cards are worth now: the parts 0, 1 and 3."""
    influence: i64 = 0
    track: i64 = 0
    while track < c.TRACK_COUNT:
        place: i64 = place_on_track(state, seat, track)
        out[at + track] = place + 1
        influence += place_points(state, seat, track, place)
        track += 1
    at += c.TRACK_COUNT
    out[at] = voyage_points(state, seat)
    out[at + 1] = influence
    out[at + 3] = end_cards(state, seat)


def _write_cards(state: CoimbraFields, seat: i64, out: vec[i64], at: i64) -> None:
    """Discounts and exchanges, and the own cards by class."""
    hands: vec[i64] = state.hands
    has_exchange: bool = False
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        card: i64 = hands[i] - 1
        zone: i64 = c.CARD_ZONE[card]
        out[at + 3 + c.CARD_CLASS[card]] += 1
        if zone == c.PHASE_C:
            out[at] += card_discount(card, c.GUARDS)
            out[at + 1] += card_discount(card, c.COINS)
        elif zone == c.PHASE_E:
            has_exchange = True
        i += 1
    if has_exchange:
        resources: i64 = exchangeable(state, seat)
        out[at + 2] = (resources & 1) + (resources >> 1)


def _write_dice(state: CoimbraFields, seat: i64, out: vec[i64], players: i64) -> None:
    """Every player's dice by colour, and by the row they lie in; `players` is where the facts of the own seat begin."""
    owners: vec[i64] = state.owners
    rows: vec[i64] = state.rows
    start: i64 = players + DICE
    die: i64 = 0
    while die < c.DIE_COUNT:
        if owners[die] >= 0:
            out[start + _offset(state, seat, owners[die]) * PLAYER_WIDTH + c.DIE_COLOUR[die]] += 1
        die += 1
    start += c.WHITE + 1
    location: i64 = 0
    while location < c.LOCATION_COUNT:
        place: i64 = location * c.ROW
        end: i64 = place + state.row_sizes[location]
        while place < end:
            entry: i64 = rows[place]
            if entry <= s.TOKEN and owners[entry - 1] >= 0:
                out[start + _offset(state, seat, owners[entry - 1]) * PLAYER_WIDTH + location] += 1
            place += 1
        location += 1


def _flag(state: CoimbraFields, seat: i64) -> i64:
    """1 to 4, or 0 before the seats are drawn."""
    order: vec[i64] = state.order
    flag: i64 = 0
    while flag < state.seats:
        if order[flag] == seat:
            return flag + 1
        flag += 1
    return 0


def _nearest(state: CoimbraFields, seat: i64) -> i64:
    """Steps to the nearest monastery without an own disk; FAR before the pilgrim is placed or when none is left."""
    node: i64 = state.pilgrims[seat]
    if node < 0:
        return FAR
    disks: vec[i64] = state.disks
    best: i64 = FAR
    space: i64 = 0
    while space < c.MONASTERY_SPACES:
        distance: i64 = c.DISTANCES[node * c.MONASTERY_SPACES + space]
        if distance < best and disks[seat * c.MONASTERY_SPACES + space] == 0:
            best = distance
        space += 1
    return best
