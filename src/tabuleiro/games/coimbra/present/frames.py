"""Agenda frames as JSON: which columns each kind uses, and how they are written."""

from typing import TYPE_CHECKING, Final, cast

from tabuleiro.core.action import CHANCE
from tabuleiro.core.agenda import WIDTH, Agenda
from tabuleiro.core.reader import Reader
from tabuleiro.core.state import Position
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present.shape import Frame

PLACE_NAMES: Final = tuple(
    f"{c.LOCATIONS[1 + place // c.COLUMNS]} {place % c.COLUMNS + 1}" for place in range(c.DISPLAY)
)
"""The places of the display, e.g. `upper 4`."""
MOST_STEPS: Final = 99

_DIE: Final = (("die", d.DIE),)
_INSTRUCTION: Final = (("instruction", d.INSTRUCTION),)
_OPPONENT: Final = (("instruction", d.INSTRUCTION), ("owner", d.OWNER))
FIELDS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "place": _DIE,
    "castle_action": _DIE,
    "city_action": _DIE,
    "retrieval": _DIE,
    "step": (("left", d.LEFT),),
    "option": _INSTRUCTION,
    "track": (("for_card", d.CARD),),
    "invest": (("restriction", d.RESTRICTION),),
    "cede": _OPPONENT,
    "lose": _OPPONENT,
    "discard_pick": _INSTRUCTION,
    "repeat": _INSTRUCTION,
    "pay_for": _INSTRUCTION,
    "income_menu": (("resolved", d.RESOLVED), ("activated", d.ACTIVATED)),
    "bonus": _INSTRUCTION,
    "acquisition": (("card", d.CARD), ("next", d.NEXT), ("from", d.FROM)),
    "start_card": (("card", d.CARD),),
    "die_bonus": (("color", d.COLOUR), ("next", d.NEXT)),
}
"""The columns of each kind; kinds that are not listed have none but the actor."""
_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "die": c.DICE,
    "instruction": c.INSTRUCTIONS,
    "restriction": p.RESTRICTIONS,
    "card": c.CARDS,
    "color": p.COLOURS,
}
"""Columns that hold an index."""
_OPTIONAL: Final[dict[str, tuple[str, ...]]] = {"for_card": c.CARDS, "from": PLACE_NAMES}
"""Columns that hold 1 + an index, or 0 for nothing."""
_SETS: Final[dict[str, tuple[str, ...]]] = {"resolved": c.CARDS, "activated": c.DICE}
"""Columns that hold a bit set."""


def dump_set(bits: int, words: tuple[str, ...]) -> list[str]:
    """The words of a bit set, ascending."""
    return [word for i, word in enumerate(words) if bits >> i & 1]


def load_set(reader: Reader, words: tuple[str, ...]) -> int:
    """The inverse of `dump_set`; anything but ascending order is refused."""
    bits = 0
    last = -1
    for item in reader.items():
        found = item.word(words)
        if found <= last:
            raise item.fail("each stands here once, in the order of the components")
        last = found
        bits |= 1 << found
    return bits


def dump_frame(agenda: Agenda, place: int) -> "Frame":
    """One frame."""
    start = place * WIDTH
    kind = d.KINDS[agenda.frames[start]]
    actor = int(agenda.frames[start + d.ACTOR])
    frame: Position = {"kind": kind, "actor": "chance" if actor == CHANCE else actor}
    for field, column in FIELDS.get(kind, ()):
        value = int(agenda.frames[start + column])
        if field in _WORDS:
            frame[field] = _WORDS[field][value]
        elif field in _OPTIONAL:
            frame[field] = _OPTIONAL[field][value - 1] if value > 0 else None
        elif field in _SETS:
            frame[field] = dump_set(value, _SETS[field])
        else:
            frame[field] = value
    return cast("Frame", frame)  # which keys it has is in FIELDS


def load_frame(agenda: Agenda, reader: Reader, seats: int) -> None:
    """Push a frame as it was dumped."""
    kind = reader.at("kind").word(d.KINDS)
    fields = FIELDS.get(d.KINDS[kind], ())
    reader.only(["kind", "actor", *(field for field, _ in fields)])
    actor = reader.at("actor")
    agenda.push(kind)
    agenda.set(d.ACTOR, CHANCE if actor.value == "chance" else actor.integer(0, seats - 1))
    for field, column in fields:
        value = reader.at(field)
        if field in _WORDS:
            agenda.set(column, value.word(_WORDS[field]))
        elif field in _OPTIONAL:
            agenda.set(column, 0 if value.value is None else 1 + value.word(_OPTIONAL[field]))
        elif field in _SETS:
            agenda.set(column, load_set(value, _SETS[field]))
        elif field == "owner":
            agenda.set(column, value.integer(0, seats - 1))
        elif field == "left":
            agenda.set(column, value.integer(1, MOST_STEPS))
        else:
            agenda.set(column, value.integer(0, c.CARD_COUNT))
