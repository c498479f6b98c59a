"""A position as fixed-length integers for learning, seen from one seat: own facts first, then clockwise."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tabuleiro.core.state import clear
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.cards import card_discount
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.data.pilgrim_map import FAR
from tabuleiro.games.coimbra.dice import die_value
from tabuleiro.games.coimbra.effects.counters import CARD_ICONS, icon_total, monastery_icons, voyages_with_disk
from tabuleiro.games.coimbra.favors import voyage_discount
from tabuleiro.games.coimbra.learn.kinds import KIND_NAMES, clockwise, write_kinds
from tabuleiro.games.coimbra.phases.exchange import card_exchanges
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
from tabuleiro.games.coimbra.voyages import price_less

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
    *KIND_NAMES,
)
PLAYER_WIDTH: Final = 39
DICE: Final = 30
"""Where the dice begin among the facts of a player."""
PLACES: Final = 21
"""Where the places on the tracks begin among the facts of a player."""
VOYAGE_POINTS: Final = 25
"""Where the parts of the final scoring begin among the facts of a player; the voyages are the first."""
FEATURE_COUNT: Final = 497
PART_COUNT: Final = 5
assert len(c.PARTS) == PART_COUNT
assert len(_PLAYER) == PLAYER_WIDTH
assert _PLAYER.index(f"dice_{p.COLOURS[0]}") == DICE
assert _PLAYER.index(f"place_{p.CLASSES[0]}") == PLACES
assert VOYAGE_POINTS + PART_COUNT == DICE
assert len(FEATURE_NAMES) == FEATURE_COUNT
_ZEROS: Final = vec[i64]([0] * FEATURE_COUNT)


def _spaces_by_distance(node: int) -> list[int]:
    first = node * c.MONASTERY_SPACES
    return [space for _, space in sorted((int(c.DISTANCES[first + i]), i) for i in range(c.MONASTERY_SPACES))]


_NODES: Final = len(c.DISTANCES) // c.MONASTERY_SPACES
_BY_DISTANCE: Final = vec[i64]([space for node in range(_NODES) for space in _spaces_by_distance(node)])
"""node * MONASTERY_SPACES + i: the monastery spaces, the nearest first."""


def features_into(state: CoimbraFields, seat: i64, out: vec[i64]) -> None:
    """Write every feature in the order of FEATURE_NAMES."""
    clear(out, FEATURE_COUNT)
    _write_row(state, seat, out, 0)


def features_behind(state: CoimbraFields, seat: i64, rows: vec[i64]) -> vec[i64]:
    """Write every feature behind the rows of other positions."""
    row: i64 = len(rows)
    rows = extend(rows, _ZEROS)
    _write_row(state, seat, rows, row)
    return rows


def _write_row(state: CoimbraFields, seat: i64, out: vec[i64], row: i64) -> None:
    """Write every feature that is not 0; `row` is where the first one goes."""
    pool: i64 = _write_global(state, seat, out, row)
    at: i64 = _write_favors(state, seat, out, pool + 2 * (c.WHITE + 1))
    at = _write_display(state, out, at)
    at = _write_voyages(state, seat, out, at)
    _write_dice(state, seat, out, pool, at)
    _write_locations(state, seat, out, at)
    _write_crowns(state, seat, out, at)
    if state.phase > s.SEAT_PHASE:
        _write_tracks(state, seat, out, at)
    player: i64 = 0
    while player < state.seats:
        start: i64 = at + clockwise(state, seat, player) * PLAYER_WIDTH
        _write_player(state, player, out, start)
        if player != seat and state.phase > s.SEAT_PHASE:
            out[start + VOYAGE_POINTS] = voyage_points(state, player)
        player += 1
    write_kinds(state, seat, out, at + c.MAX_SEATS * PLAYER_WIDTH)


def _relative(state: CoimbraFields, seat: i64, other: i64) -> i64:
    """1 for the own seat, 2 for the next clockwise, ...; 0 for nobody."""
    if other < 0:
        return 0
    return 1 + clockwise(state, seat, other)


def _write_global(state: CoimbraFields, seat: i64, out: vec[i64], row: i64) -> i64:
    """Round, phase and decision; return where the pool of dice begins."""
    out[row] = state.seats
    out[row + 1] = state.phase
    out[row + 2] = state.round
    out[row + 3] = state.lap
    out[row + 4] = state.location
    if state.agenda.depth > 0:
        _write_decision(state, seat, out, row)
    return row + 10


def _write_decision(state: CoimbraFields, seat: i64, out: vec[i64], row: i64) -> None:
    """What is asked, whom, and about which die."""
    kind: i64 = state.agenda.kind()
    out[row + 5] = kind + 1
    out[row + 6] = _relative(state, seat, state.agenda.get(d.ACTOR))
    if kind == d.STEP:
        out[row + 7] = state.agenda.get(d.LEFT)
    elif kind in (d.PLACE, d.CASTLE_ACTION, d.CITY_ACTION):
        die: i64 = state.agenda.get(d.DIE)
        out[row + 8] = die_value(state, die)
        out[row + 9] = c.DIE_COLOUR[die] + 1


def _write_favors(state: CoimbraFields, seat: i64, out: vec[i64], at: i64) -> i64:
    """Who holds each favor tile."""
    favors: vec[i64] = state.favors
    i: i64 = 0
    while i < c.FAVOR_COUNT:
        out[at + i] = _relative(state, seat, favors[i])
        i += 1
    return at + c.FAVOR_COUNT


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
    """Each voyage for the own seat, and what those with an own disk are worth; the own facts begin behind them."""
    voyages: vec[i64] = state.voyages
    disks: vec[i64] = state.investments
    discount: i64 = voyage_discount(state, seat)
    points: i64 = 0
    slot: i64 = 0
    while slot < c.SLOTS:
        voyage: i64 = voyages[slot] - 1
        out[at + 2] = disks[seat * c.SLOTS + slot]
        if voyage >= 0 and state.phase > s.SEAT_PHASE:
            out[at] = price_less(voyage, discount)
            out[at + 1] = c.VOYAGE_TYPE[voyage] + 1
            out[at + 3] = task_points(state, seat, voyage)
            points += out[at + 2] * out[at + 3]
        at += 4
        slot += 1
    out[at + VOYAGE_POINTS] = points
    return at


def _write_player(state: CoimbraFields, seat: i64, out: vec[i64], at: i64) -> None:
    """The facts of a player, but for dice, crowns, flag and places on the tracks, which all were written before."""
    out[at] = state.points[seat]
    out[at + 1] = state.coins[seat]
    out[at + 2] = state.guards[seat]
    out[at + 5] = state.hand_sizes[seat]
    monasteries: i64 = monastery_icons(state, seat)
    out[at + 6] = monasteries & 255
    out[at + 7] = voyages_with_disk(state, seat)
    icons: i64 = ((monasteries >> 8) << (8 * c.WILD)) + _write_cards(state, seat, out, at + 10)
    out[at + 8] = icon_total(icons)
    out[at + 9] = _nearest(state, seat)
    influence: vec[i64] = state.influence
    track: i64 = 0
    while track < c.TRACK_COUNT:
        out[at + 13 + c.TRACK_COUNT + track] = influence[track * c.MAX_SEATS + seat]
        track += 1
    if state.phase > s.SEAT_PHASE:
        out[at + VOYAGE_POINTS + 2] = set_points(icons)
        out[at + VOYAGE_POINTS + 3] = end_cards(state, seat)
        out[at + VOYAGE_POINTS + 4] = resource_points(out[at + 1] + out[at + 2] + out[at + 3])


def _write_crowns(state: CoimbraFields, seat: i64, out: vec[i64], at: i64) -> None:
    """Every player's crowns (`crown_count`) and flag; `at` is where the own facts begin."""
    tokens: vec[i64] = state.crowns
    token: i64 = 0
    while token < c.TRACK_COUNT:
        if tokens[token] >= s.HELD:
            out[at + clockwise(state, seat, tokens[token] - s.HELD) * PLAYER_WIDTH + 3] += c.TOKEN_CROWNS[token]
        token += 1
    favors: vec[i64] = state.favors
    tile: i64 = 0
    while tile < c.FAVOR_COUNT:
        if favors[tile] >= 0:
            out[at + clockwise(state, seat, favors[tile]) * PLAYER_WIDTH + 3] += c.FAVOR_CROWNS[tile]
        tile += 1
    order: vec[i64] = state.order
    flag: i64 = 0
    while flag < state.seats:
        if order[flag] >= 0:
            start: i64 = at + clockwise(state, seat, order[flag]) * PLAYER_WIDTH
            out[start + 3] += c.FLAG_CROWNS[flag]
            out[start + 4] = flag + 1
        flag += 1


def _write_tracks(state: CoimbraFields, seat: i64, out: vec[i64], at: i64) -> None:
    """Every player's place on each track, and what all of them are worth now; `at` is where the own facts begin."""
    standing: vec[i64] = state.standing
    track: i64 = 0
    while track < c.TRACK_COUNT:
        place: i64 = 0
        while place < state.seats:
            player: i64 = standing[track * c.MAX_SEATS + place]
            start: i64 = at + clockwise(state, seat, player) * PLAYER_WIDTH
            out[start + PLACES + track] = place + 1
            out[start + VOYAGE_POINTS + 1] += place_points(state, player, track, place)
            place += 1
        track += 1


def _write_cards(state: CoimbraFields, seat: i64, out: vec[i64], at: i64) -> i64:
    """Discounts and exchanges, and the own cards by class; return the diploma icons on them, as `icon_counts` does."""
    hands: vec[i64] = state.hands
    exchanges: i64 = 0
    icons: i64 = 0
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        card: i64 = hands[i] - 1
        zone: i64 = c.CARD_ZONE[card]
        out[at + 3 + c.CARD_CLASS[card]] += 1
        icons += CARD_ICONS[card]
        if zone == c.PHASE_C:
            out[at] += card_discount(card, c.GUARDS)
            out[at + 1] += card_discount(card, c.COINS)
        elif zone == c.PHASE_E:
            exchanges |= card_exchanges(card)
        i += 1
    out[at + 2] = (exchanges & 1) + (exchanges >> 1)
    return icons


def _write_dice(state: CoimbraFields, seat: i64, out: vec[i64], pool: i64, players: i64) -> None:
    """Dice by colour: the pool's and the best of them, every player's; `players` is where the own facts begin."""
    owners: vec[i64] = state.owners
    values: vec[i64] = state.values
    start: i64 = players + DICE
    die: i64 = 0
    while die < c.DIE_COUNT:
        colour: i64 = c.DIE_COLOUR[die]
        owner: i64 = owners[die]
        if owner >= 0:
            out[start + clockwise(state, seat, owner) * PLAYER_WIDTH + colour] += 1
        elif values[die] > 0:
            out[pool + colour] += 1
            best: i64 = pool + c.WHITE + 1 + colour
            if values[die] > out[best]:
                out[best] = values[die]
        die += 1


def _write_locations(state: CoimbraFields, seat: i64, out: vec[i64], players: i64) -> None:
    """Every player's dice by the row they lie in."""
    owners: vec[i64] = state.owners
    rows: vec[i64] = state.rows
    sizes: vec[i64] = state.row_sizes
    start: i64 = players + DICE + c.WHITE + 1
    location: i64 = 0
    while location < c.LOCATION_COUNT:
        place: i64 = location * c.ROW
        end: i64 = place + sizes[location]
        while place < end:
            entry: i64 = rows[place]
            if entry <= s.TOKEN and owners[entry - 1] >= 0:
                out[start + clockwise(state, seat, owners[entry - 1]) * PLAYER_WIDTH + location] += 1
            place += 1
        location += 1


def _nearest(state: CoimbraFields, seat: i64) -> i64:
    """Steps to the nearest monastery without an own disk; FAR before the pilgrim is placed or when none is left."""
    node: i64 = state.pilgrims[seat]
    if node < 0:
        return FAR
    disks: vec[i64] = state.disks
    own: i64 = seat * c.MONASTERY_SPACES
    first: i64 = node * c.MONASTERY_SPACES
    i: i64 = first
    while i < first + c.MONASTERY_SPACES:
        space: i64 = _BY_DISTANCE[i]
        if disks[own + space] == 0:
            return c.DISTANCES[first + space]
        i += 1
    return FAR
