"""What a person sees at a glance and the dump does not spell out: all that a front end needs besides."""

from typing import TYPE_CHECKING, cast

from tabuleiro.core.action import CHANCE
from tabuleiro.core.state import Position
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.cards import price
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.dice import die_value, entry_value
from tabuleiro.games.coimbra.effects.counters import crown_count, icons
from tabuleiro.games.coimbra.present.effect_texts import instruction_texts, program_texts
from tabuleiro.games.coimbra.present.frames import FIELDS, dump_frame
from tabuleiro.games.coimbra.present.visits import visits
from tabuleiro.games.coimbra.scoring import CATEGORIES, categories, task_points
from tabuleiro.games.coimbra.state import CoimbraFields
from tabuleiro.games.coimbra.voyages import voyage_price

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present import shape


def derived(state: CoimbraFields) -> Position:
    """The components on the table, rows and values, prices, and the final scoring if the game ended now."""
    seen = visits(state) if state.phase > s.CHOICE_PHASE else [{}] * int(state.seats)
    facts: shape.Derived = {
        "pending": _pending(state),
        "pool": [name for die, name in enumerate(c.DICE) if state.values[die] > 0 and state.owners[die] < 0],
        "rows": {name: _row(state, location) for location, name in enumerate(c.LOCATIONS)},
        "face_down": {name: _face_down(state, location) for location, name in enumerate(c.LOCATIONS)},
        "dice": {
            name: {"color": p.COLOURS[c.DIE_COLOUR[die]], "value": int(die_value(state, die))}
            for die, name in enumerate(c.DICE)
            if c.DICE_IN_GAME[state.seats * c.DIE_COUNT + die] == 1
        },
        "flags": [int(crowns) for crowns in c.FLAG_CROWNS][: state.seats],
        "cards": {c.CARDS[card]: card_info(card) for card in range(c.CARD_COUNT) if state.undrawn[card] == 0},
        "monasteries": {
            c.MONASTERIES[tile - 1]: _monastery(state, space, int(tile) - 1)
            for space, tile in enumerate(state.monasteries)
            if tile > 0
        },
        "voyages": {c.VOYAGES[card - 1]: voyage_info(int(card) - 1) for card in state.voyages if card > 0},
        "favors": {
            name: {"crowns": int(c.FAVOR_CROWNS[tile]), "effects": program_texts(int(c.FAVOR_CODE[tile]))}
            for tile, name in enumerate(c.FAVORS)
        },
        "tracks": {name: _track(state, track) for track, name in enumerate(p.CLASSES)},
        "roads": {
            name: [c.NODES[c.ROADS[i]] for i in range(c.ROAD_FIRST[node], c.ROAD_FIRST[node + 1])]
            for node, name in enumerate(c.NODES)
        },
        "players": [_player(state, seat, seen[seat]) for seat in range(state.seats)],
    }
    return cast(Position, facts)  # a TypedDict is no dict to type checkers


def _pending(state: CoimbraFields) -> "shape.Pending | None":
    """What the pending decision is about."""
    if state.agenda.depth == 0:
        return None
    pending = cast("shape.Pending", dump_frame(state.agenda, state.agenda.depth - 1))  # a frame and what is added here
    kind, seat = int(state.agenda.kind()), int(state.agenda.get(d.ACTOR))
    if seat == CHANCE:
        return pending
    if ("instruction", d.INSTRUCTION) in FIELDS.get(d.KINDS[kind], ()):
        pending["effects"] = instruction_texts(int(state.agenda.get(d.INSTRUCTION)))
    if kind == d.CITY_ACTION:
        value = int(die_value(state, state.agenda.get(d.DIE)))
        row = [int(state.display[(state.location - 1) * c.COLUMNS + column]) for column in range(c.COLUMNS)]
        pending["prices"] = [_price(state, seat, card - 1, value) if card > 0 else None for card in row]
    if kind == d.DISCARD_PICK:
        full = int(c.CODE[state.agenda.get(d.INSTRUCTION) * p.STRIDE + p.X])
        pile = [card for card in range(c.CARD_COUNT) if state.discard[card] == 1 and c.CARD_COST[card] != c.NO_COST]
        pending["prices"] = {c.CARDS[card]: _price(state, seat, card, full) for card in pile}
    if kind == d.INVEST:
        pending["prices"] = [int(voyage_price(state, seat, card - 1)) for card in state.voyages]
    return pending


def _price(state: CoimbraFields, seat: int, card: int, full: int) -> int:
    return int(price(state, seat, c.CARD_COST[card], full))


def _row(state: CoimbraFields, location: int) -> "list[shape.RowEntry]":
    """What lies in a row, with its value and owner; a token has none."""
    entries = [int(state.rows[location * c.ROW + i]) for i in range(state.row_sizes[location])]
    return [
        {
            "die": c.DICE[entry - 1] if entry <= s.TOKEN else None,
            "value": int(entry_value(state, entry)),
            "owner": int(state.owners[entry - 1]) if entry <= s.TOKEN else None,
        }
        for entry in entries
    ]


def _face_down(state: CoimbraFields, location: int) -> list[int]:
    """The die tokens that were triggered already."""
    first = (state.seats * c.LOCATION_COUNT + location) * c.MAX_TOKENS
    values = [int(value) for value in c.TOKENS[first : first + c.MAX_TOKENS] if value > 0]
    up = len([i for i in range(state.row_sizes[location]) if state.rows[location * c.ROW + i] > s.TOKEN])
    return values[: len(values) - up]


def card_info(card: int) -> "shape.CardInfo":
    """What is printed on a character card."""
    cost = int(c.CARD_COST[card])
    return {
        "class": p.CLASSES[c.CARD_CLASS[card]],
        "influence": int(c.CARD_INFLUENCE[card]),
        "cost": None if cost == c.NO_COST else p.RESOURCES[cost],
        "zone": c.ZONES[c.CARD_ZONE[card]],
        "diplomas": [name for kind, name in enumerate(c.DIPLOMAS) for _ in range(c.CARD_DIPLOMAS[card * 6 + kind])],
        "effects": program_texts(int(c.CARD_CODE[card])),
    }


def _monastery(state: CoimbraFields, space: int, tile: int) -> "shape.MonasteryInfo":
    return {
        "node": c.NODES[c.NODE_OF_SPACE[space]],
        "back": int(c.SPACE_BACK[space]) + 1,
        "immediate": c.MONASTERY_IMMEDIATE[tile] == 1,
        "disks": [seat for seat in range(state.seats) if state.disks[seat * c.MONASTERY_SPACES + space] == 1],
        "effects": program_texts(int(c.MONASTERY_CODE[tile])),
    }


def voyage_info(card: int) -> "shape.VoyageInfo":
    """What is printed on a voyage card."""
    return {
        "cost": int(c.VOYAGE_COST[card]),
        "resource": p.RESOURCES[c.VOYAGE_TYPE[card]],
        "effects": program_texts(int(c.VOYAGE_CODE[card])),
    }


def _track(state: CoimbraFields, track: int) -> "shape.TrackInfo":
    tile = int(state.tiles[track])
    side = 1 if state.seats == 4 else 0
    first = ((tile - 1) * 2 + side) * 3
    boxes = [[int(c.INCOME[(track * c.SPACES + space) * 4 + i]) for i in range(4)] for space in range(c.SPACES)]
    return {
        "tile": c.TILES[tile - 1] if tile > 0 else None,
        "points": [int(c.TILE_POINTS[first + place]) for place in range(c.PLACES[state.seats])] if tile > 0 else [],
        "income": [dict(zip(p.RESOURCES, box, strict=True)) for box in boxes],
    }


def _player(state: CoimbraFields, seat: int, seen: "dict[str, shape.Visit]") -> "shape.Standing":
    known = state.phase > s.SEAT_PHASE
    points = categories(state, seat) if known else [int(state.points[seat])] + [0] * (len(CATEGORIES) - 1)
    in_rows = [int(entry) - 1 for entry in state.rows if 0 < entry <= s.TOKEN]
    board = [name for die, name in enumerate(c.DICE) if state.owners[die] == seat and die not in in_rows]
    return {
        "board": board,
        "crowns": int(crown_count(state, seat)),
        "influence": {name: int(state.influence[i * c.MAX_SEATS + seat]) for i, name in enumerate(p.CLASSES)},
        "diplomas": {name: int(icons(state, seat, kind)) for kind, name in enumerate(c.DIPLOMAS)},
        "tasks": {
            str(slot): int(task_points(state, seat, state.voyages[slot] - 1)) for slot in range(c.SLOTS) if known
        },
        "visits": seen,
        "projected": dict(zip(CATEGORIES, points, strict=True)),
        "total": sum(points),
    }
