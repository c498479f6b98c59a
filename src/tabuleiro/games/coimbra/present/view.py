"""What a person sees at a glance and the dump does not spell out: all that a front end needs besides."""

from tabuleiro.core.action import CHANCE
from tabuleiro.core.state import Position
from tabuleiro.games.coimbra.cards import price
from tabuleiro.games.coimbra.data.components import (
    CARD_CLASS,
    CARD_CODE,
    CARD_COST,
    CARD_COUNT,
    CARD_DIPLOMAS,
    CARD_INFLUENCE,
    CARD_ZONE,
    CARDS,
    CODE,
    COLUMNS,
    DICE,
    DICE_IN_GAME,
    DIE_COLOR,
    DIE_COUNT,
    DIPLOMAS,
    FAVOR_CODE,
    FAVOR_CROWNS,
    FAVORS,
    FLAG_CROWNS,
    INCOME,
    LOCATION_COUNT,
    LOCATIONS,
    MAX_SEATS,
    MAX_TOKENS,
    MONASTERIES,
    MONASTERY_CODE,
    MONASTERY_IMMEDIATE,
    MONASTERY_SPACES,
    NO_COST,
    NODE_OF_SPACE,
    NODES,
    PLACES,
    ROAD_FIRST,
    ROADS,
    ROW,
    SLOTS,
    SPACE_BACK,
    SPACES,
    TILE_POINTS,
    TILES,
    TOKENS,
    VOYAGE_CODE,
    VOYAGE_COST,
    VOYAGE_TYPE,
    VOYAGES,
    ZONES,
)
from tabuleiro.games.coimbra.data.programs import CLASSES, COLORS, RESOURCES, STRIDE, X
from tabuleiro.games.coimbra.dice import die_value, entry_value
from tabuleiro.games.coimbra.effects.counters import crown_count, icons
from tabuleiro.games.coimbra.present.effect_texts import instruction_texts, program_texts
from tabuleiro.games.coimbra.present.frames import FIELDS, dump_frame
from tabuleiro.games.coimbra.scoring import CATEGORIES, categories, task_points
from tabuleiro.games.coimbra.state import (
    ACTOR,
    CITY_ACTION,
    DIE,
    DISCARD_PICKING,
    INSTRUCTION,
    INVESTING,
    KINDS,
    SEAT_PHASE,
    TOKEN,
    CoimbraState,
)
from tabuleiro.games.coimbra.voyages import voyage_price


def derived(state: CoimbraState) -> Position:
    """The components on the table, rows and values, prices, and the final scoring if the game ended now."""
    return {
        "pending": _pending(state),
        "pool": [name for die, name in enumerate(DICE) if state.values[die] > 0 and state.owners[die] < 0],
        "rows": {name: _row(state, location) for location, name in enumerate(LOCATIONS)},
        "face_down": {name: _face_down(state, location) for location, name in enumerate(LOCATIONS)},
        "dice": {
            name: {"color": COLORS[DIE_COLOR[die]], "value": int(die_value(state, die))}
            for die, name in enumerate(DICE)
            if DICE_IN_GAME[state.seats * DIE_COUNT + die] == 1
        },
        "flags": [int(crowns) for crowns in FLAG_CROWNS][: state.seats],
        "cards": {CARDS[card]: _card(card) for card in range(CARD_COUNT) if state.undrawn[card] == 0},
        "monasteries": {
            MONASTERIES[tile - 1]: _monastery(state, space, int(tile) - 1)
            for space, tile in enumerate(state.monasteries)
            if tile > 0
        },
        "voyages": {VOYAGES[card - 1]: _voyage(int(card) - 1) for card in state.voyages if card > 0},
        "favors": {
            name: {"crowns": int(FAVOR_CROWNS[tile]), "effects": program_texts(int(FAVOR_CODE[tile]))}
            for tile, name in enumerate(FAVORS)
        },
        "tracks": {name: _track(state, track) for track, name in enumerate(CLASSES)},
        "roads": {
            name: [NODES[ROADS[i]] for i in range(ROAD_FIRST[node], ROAD_FIRST[node + 1])]
            for node, name in enumerate(NODES)
        },
        "players": [_player(state, seat) for seat in range(state.seats)],
    }


def _pending(state: CoimbraState) -> Position | None:
    """What the pending decision is about."""
    if state.agenda.depth == 0:
        return None
    pending = dump_frame(state.agenda, state.agenda.depth - 1)
    kind, seat = int(state.agenda.kind()), int(state.agenda.get(ACTOR))
    if seat == CHANCE:
        return pending
    if ("instruction", INSTRUCTION) in FIELDS.get(KINDS[kind], ()):
        pending["effects"] = instruction_texts(int(state.agenda.get(INSTRUCTION)))
    if kind == CITY_ACTION:
        value = int(die_value(state, state.agenda.get(DIE)))
        row = [int(state.display[(state.location - 1) * COLUMNS + column]) for column in range(COLUMNS)]
        pending["prices"] = [_price(state, seat, card - 1, value) if card > 0 else None for card in row]
    if kind == DISCARD_PICKING:
        full = int(CODE[state.agenda.get(INSTRUCTION) * STRIDE + X])
        pile = [card for card in range(CARD_COUNT) if state.discard[card] == 1 and CARD_COST[card] != NO_COST]
        pending["prices"] = {CARDS[card]: _price(state, seat, card, full) for card in pile}
    if kind == INVESTING:
        pending["prices"] = [int(voyage_price(state, seat, card - 1)) for card in state.voyages]
    return pending


def _price(state: CoimbraState, seat: int, card: int, full: int) -> int:
    return int(price(state, seat, CARD_COST[card], full))


def _row(state: CoimbraState, location: int) -> list[Position]:
    """What lies in a row, with its value and owner; a token has none."""
    entries = [int(state.rows[location * ROW + i]) for i in range(state.row_sizes[location])]
    return [
        {
            "die": DICE[entry - 1] if entry <= TOKEN else None,
            "value": int(entry_value(state, entry)),
            "owner": int(state.owners[entry - 1]) if entry <= TOKEN else None,
        }
        for entry in entries
    ]


def _face_down(state: CoimbraState, location: int) -> list[int]:
    """The die tokens that were triggered already."""
    first = (state.seats * LOCATION_COUNT + location) * MAX_TOKENS
    values = [int(value) for value in TOKENS[first : first + MAX_TOKENS] if value > 0]
    up = len([i for i in range(state.row_sizes[location]) if state.rows[location * ROW + i] > TOKEN])
    return values[: len(values) - up]


def _card(card: int) -> Position:
    cost = int(CARD_COST[card])
    return {
        "class": CLASSES[CARD_CLASS[card]],
        "influence": int(CARD_INFLUENCE[card]),
        "cost": None if cost == NO_COST else RESOURCES[cost],
        "zone": ZONES[CARD_ZONE[card]],
        "diplomas": [name for kind, name in enumerate(DIPLOMAS) for _ in range(CARD_DIPLOMAS[card * 6 + kind])],
        "effects": program_texts(int(CARD_CODE[card])),
    }


def _monastery(state: CoimbraState, space: int, tile: int) -> Position:
    return {
        "node": NODES[NODE_OF_SPACE[space]],
        "back": int(SPACE_BACK[space]) + 1,
        "immediate": MONASTERY_IMMEDIATE[tile] == 1,
        "disks": [seat for seat in range(state.seats) if state.disks[seat * MONASTERY_SPACES + space] == 1],
        "effects": program_texts(int(MONASTERY_CODE[tile])),
    }


def _voyage(card: int) -> Position:
    return {
        "cost": int(VOYAGE_COST[card]),
        "resource": RESOURCES[VOYAGE_TYPE[card]],
        "effects": program_texts(int(VOYAGE_CODE[card])),
    }


def _track(state: CoimbraState, track: int) -> Position:
    tile = int(state.tiles[track])
    side = 1 if state.seats == 4 else 0
    first = ((tile - 1) * 2 + side) * 3
    boxes = [[int(INCOME[(track * SPACES + space) * 4 + i]) for i in range(4)] for space in range(SPACES)]
    return {
        "tile": TILES[tile - 1] if tile > 0 else None,
        "points": [int(TILE_POINTS[first + place]) for place in range(PLACES[state.seats])] if tile > 0 else [],
        "income": [dict(zip(RESOURCES, box, strict=True)) for box in boxes],
    }


def _player(state: CoimbraState, seat: int) -> Position:
    known = state.phase > SEAT_PHASE
    points = categories(state, seat) if known else [int(state.points[seat])] + [0] * (len(CATEGORIES) - 1)
    in_rows = [int(entry) - 1 for entry in state.rows if 0 < entry <= TOKEN]
    board = [name for die, name in enumerate(DICE) if state.owners[die] == seat and die not in in_rows]
    return {
        "board": board,
        "crowns": int(crown_count(state, seat)),
        "influence": {name: int(state.influence[i * MAX_SEATS + seat]) for i, name in enumerate(CLASSES)},
        "diplomas": {name: int(icons(state, seat, kind)) for kind, name in enumerate(DIPLOMAS)},
        "tasks": {str(slot): int(task_points(state, seat, state.voyages[slot] - 1)) for slot in range(SLOTS) if known},
        "projected": dict(zip(CATEGORIES, points, strict=True)),
        "total": sum(points),
    }
