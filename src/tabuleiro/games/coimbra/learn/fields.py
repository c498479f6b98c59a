"""What can be set in a position by hand."""

from typing import Final, cast

from tabuleiro.core.present.explanation import Saying, say
from tabuleiro.core.present.field import CHOICE, COUNT, ORDER, PLACE, SET, Choice, Field
from tabuleiro.core.present.path import list_at, number_at, table_at, value_at
from tabuleiro.core.state import Position
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.present.frames import PLACE_NAMES

QUIET: Final = ("draft", "castle_action", "city_action", "income_menu", "invest")
QUIET_PHASES: Final = ("draft", "retrieve", "income", "invest")
MOST_POINTS: Final = 300
"""More points are not set by hand."""
_COURSE: Final = say("field-group-course")
_DICE: Final = say("field-group-dice")
_CARDS: Final = say("field-group-cards")
_TRACKS: Final = say("field-group-tracks")
_MAP: Final = say("field-group-map")


def fields(position: Position) -> list[Field]:
    """All fields, group by group."""
    seats = number_at(position, "seats")
    found = _course(position, seats)
    for seat in range(seats):
        found += _player(position, seat, seats)
    return found + _dice(position, seats) + _cards(position, seats) + _tracks(position) + _country(position)


def _seats(seats: int) -> tuple[Choice, ...]:
    return tuple([Choice(seat, say("field-seat", seat=f"seat-{seat}")) for seat in range(seats)])


def _course(position: Position, seats: int) -> list[Field]:
    phase = cast(str, position["phase"])
    phases = [name for name in s.PHASES if name in QUIET_PHASES or name == phase]
    phase_choices = tuple([Choice(name, say(f"phase-{name}")) for name in phases])
    low = min(1, number_at(position, "round"))
    locations = tuple([Choice(name, say(f"location-{name}")) for name in c.LOCATIONS])
    drawn = len(list_at(position, "order"))
    return [
        Field("phase", CHOICE, say("field-phase"), _COURSE, phase_choices),
        Field("round", COUNT, say("field-round"), _COURSE, low=low, high=c.ROUNDS, element="round"),
        Field("lap", COUNT, say("field-lap"), _COURSE, high=2),
        Field("turn", COUNT, say("field-turn"), _COURSE, high=seats),
        Field("location", CHOICE, say("field-location"), _COURSE, locations),
        Field("order", ORDER, say("field-order"), _COURSE, _seats(seats), drawn, drawn),
    ]


def _die_choice(name: str, homes: tuple[str, ...] = ()) -> Choice:
    colour, number = name.rsplit("_", 1)
    return Choice(name, say("field-die", colour=f"color-{colour}", number=int(number)), homes, f"die:{name}")


def _dice(position: Position, seats: int) -> list[Field]:
    """Every die: what it shows, whose it is, and in which row it lies."""
    found: list[Field] = []
    used = list(table_at(position, "dice"))
    for name in used:
        label = _die_choice(name).saying
        owner = say("field-die-owner", **label.arguments)
        found.append(Field(f"dice.{name}.value", COUNT, label, _DICE, high=c.FACES, element=f"die:{name}"))
        found.append(Field(f"dice.{name}.owner", PLACE, owner, _DICE, _seats(seats)))
    rows = ("", *[f"rows.{name}" for name in c.LOCATIONS])
    entries = [_die_choice(name, rows) for name in used]
    entries += [Choice(f"token_{value}", say("field-token", value=value)) for value in range(1, c.FACES + 1)]
    for name in c.LOCATIONS:
        label = say("field-row", location=f"location-{name}")
        path = f"rows.{name}"
        found.append(Field(path, ORDER, label, _DICE, tuple(entries), 0, c.ROW, f"location:{name}"))
    dice = tuple([_die_choice(name) for name in used])
    found.append(Field("cap", PLACE, say("piece-cap"), _DICE, dice, element="cap"))
    for favor in c.FAVORS:
        path = f"favors.{favor}"
        found.append(Field(path, PLACE, say(f"favor-{favor}"), _DICE, _seats(seats), element=f"favor:{favor}"))
    return found


def _homes_of_cards(seats: int) -> tuple[str, ...]:
    """Where a card can be: what leaves the table is discarded."""
    hands = [f"players[{seat}].cards" for seat in range(seats)]
    display = [f"display.{row}[{column}]" for row in c.LOCATIONS[1:] for column in range(c.COLUMNS)]
    return ("discard", "undrawn", *hands, *display)


def _card_choices(cards: list[str], homes: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple([Choice(card, say(f"card-{card}"), homes) for card in cards])


def _cards(position: Position, seats: int) -> list[Field]:
    """The display, the crown tokens on it, and the piles."""
    found: list[Field] = []
    homes = _homes_of_cards(seats)
    laid = [card for row in c.LOCATIONS[1:] for card in list_at(position, f"display.{row}")]
    back = c.BACK_OF_ROUND[number_at(position, "round")]
    cards = [card for i, card in enumerate(c.CARDS) if c.CARD_BACK[i] == back or card in laid]
    choices = _card_choices(cards, homes)
    for row in c.LOCATIONS[1:]:
        for column in range(c.COLUMNS):
            label = say("field-display", location=f"location-{row}", number=column + 1)
            path = f"display.{row}[{column}]"
            found.append(Field(path, PLACE, label, _CARDS, choices, element=f"display:{row}:{column + 1}"))
    places = [Choice(place, _place_saying(place)) for place in PLACE_NAMES]
    for token in p.CLASSES:
        path = f"crowns.{token}"
        held = (*_seats(seats), *places)
        found.append(Field(path, PLACE, say(f"crown-{token}"), _CARDS, held, element=f"crown:{token}"))
    every = list(c.CARDS)
    label = say("piece-discard_pile")
    found.append(Field("discard", SET, label, _CARDS, _card_choices(every, homes), element="discard"))
    undrawn = ("undrawn", *[home for home in homes if home != "undrawn"])
    label = say("piece-character_stack")
    found.append(Field("undrawn", SET, label, _CARDS, _card_choices(every, undrawn), element="stack"))
    return found


def _place_saying(place: str) -> Saying:
    row, column = place.split(" ")
    return say("field-display", location=f"location-{row}", number=int(column))


def _tracks(position: Position) -> list[Field]:
    """The disks of every track from first to last: whose, and how far; and the scoring tiles."""
    found: list[Field] = []
    tiles = [f"scoring_tiles.{name}" for name in p.CLASSES]
    for name in p.CLASSES:
        disks = list_at(position, f"tracks.{name}")
        places = tuple([f"tracks.{name}[{place}].seat" for place in range(len(disks))])
        owners = [cast(int, cast(Position, disk)["seat"]) for disk in disks]
        choices = tuple([Choice(seat, say("field-seat", seat=f"seat-{seat}"), places) for seat in sorted(owners)])
        for place, seat in enumerate(owners):
            at = f"tracks.{name}[{place}]"
            how_far = say("field-disk", seat=f"seat-{seat}", track=f"class-{name}")
            whose = say("field-disk-place", track=f"class-{name}", place=place + 1)
            found.append(Field(f"{at}.space", COUNT, how_far, _TRACKS, high=c.SPACES - 1, element=f"track:{name}"))
            found.append(Field(f"{at}.seat", CHOICE, whose, _TRACKS, choices))
        if value_at(position, f"scoring_tiles.{name}") is not None:
            laid = tuple([Choice(tile, say(f"tile-{tile}"), ("", *tiles)) for tile in c.TILES])
            label = say("field-scoring_tile", track=f"class-{name}")
            found.append(Field(f"scoring_tiles.{name}", CHOICE, label, _TRACKS, laid))
    return found


def _country(position: Position) -> list[Field]:
    """Monasteries and voyages; each of them lies in one place."""
    found: list[Field] = []
    spaces = table_at(position, "monasteries")
    homes = ("", *[f"monasteries.{space}" for space in spaces])
    for i, (space, tile) in enumerate(spaces.items()):
        if tile is not None:
            backs = [name for m, name in enumerate(c.MONASTERIES) if c.MONASTERY_BACK[m] == c.SPACE_BACK[i]]
            choices = tuple([Choice(name, say(f"monastery-{name}"), homes) for name in backs])
            label = say(f"node-{space}")
            found.append(Field(f"monasteries.{space}", CHOICE, label, _MAP, choices, element=f"node:{space}"))
    slots = ("", *[f"voyages[{slot}]" for slot in range(c.SLOTS)])
    voyages = tuple([Choice(name, say(f"voyage-{name}"), slots) for name in c.VOYAGES])
    for slot, laid in enumerate(list_at(position, "voyages")):
        if laid is not None:
            label = say("field-voyage", number=slot + 1)
            found.append(Field(f"voyages[{slot}]", CHOICE, label, _MAP, voyages, element=f"slot:{slot}"))
    return found


def _player(position: Position, seat: int, seats: int) -> list[Field]:
    group, at = say("field-group-player", seat=f"seat-{seat}"), f"players[{seat}]"
    found = [
        Field(f"{at}.{name}", COUNT, say(f"field-{name}"), group, high=c.LIMIT, element=f"resource:{name}:{seat}")
        for name in ("coins", "guards")
    ]
    points = number_at(position, f"{at}.points")
    low, high = min(points, 0), max(points, MOST_POINTS)
    found.append(Field(f"{at}.points", COUNT, say("field-points"), group, low=low, high=high, element=f"score:{seat}"))
    nodes = tuple([Choice(node, say(f"node-{node}"), element=f"node:{node}") for node in c.NODES])
    found.append(Field(f"{at}.pilgrim", PLACE, say("piece-pilgrim"), group, nodes, element=f"pilgrim:{seat}"))
    cards = _card_choices(list(c.CARDS), _homes_of_cards(seats))
    found.append(Field(f"{at}.cards", ORDER, say("field-hand"), group, cards, 0, c.CARD_COUNT))
    spaces = tuple([Choice(space, say(f"node-{space}")) for space in table_at(position, "monasteries")])
    found.append(Field(f"{at}.monasteries", SET, say("field-disks"), group, spaces))
    slots = tuple([Choice(slot, say("field-voyage", number=slot + 1)) for slot in range(c.SLOTS)])
    found.append(Field(f"{at}.voyages", SET, say("category-voyages"), group, slots))
    return found
