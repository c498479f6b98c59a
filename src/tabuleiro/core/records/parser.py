"""Reads a record file; whatever is wrong in it is reported with its line number."""

import json
import re
from typing import Final

from tabuleiro.core.action import CHANCE
from tabuleiro.core.errors import BadData, BadRecord, shown
from tabuleiro.core.reader import Reader
from tabuleiro.core.records.record import MAGIC, MAGIC_FROM_POSITION, Ply, Record

HEADER: Final = ("game", "version", "components", "seats", "options", "players", "date", "result")
_PLY: Final = re.compile(r"(chance|[0-9]{1,2}): (\S.*)")
_END: Final = re.compile(r"end: ([0-9]{1,9}) actions, ([0-9a-f]{32})")
POSITION: Final = "position"
"""The last line of the header where the game began from a position."""


def first_ply(header: int) -> int:
    """Line number of the first action: the magic line, the lines of the header and a blank line come before it."""
    return header + 3


def parse_record(text: str) -> Record:
    """The record in a text; it is well formed, but nothing is replayed yet (`verify` does that)."""
    lines = text.split("\n")
    if lines[0] not in (MAGIC, MAGIC_FROM_POSITION):
        raise BadRecord(1, f"this is no record file: expected {MAGIC!r}", "magic", {"expected": MAGIC})
    names = HEADER if lines[0] == MAGIC else (*HEADER, POSITION)
    header = _header(lines, names)
    plies, end = _body(lines, first_ply(len(names)))
    try:
        seats = header["seats"].integer(1, 99)
        return Record(
            header["game"].text(),
            header["version"].integer(1, 10**6),
            header["components"].text(),
            seats,
            {name: value.text() for name, value in _entries(header["options"])},
            [player.text() for player in header["players"].items_exactly(seats)],
            header["date"].text(),
            header["result"].text(),
            plies,
            end,
            header[POSITION].table() if POSITION in header else None,
        )
    except BadData as error:
        raise BadRecord(2 + names.index(error.place.split(".")[0].split("[")[0]), str(error)) from error


def _header(lines: list[str], names: tuple[str, ...]) -> dict[str, Reader]:
    header: dict[str, Reader] = {}
    for i, name in enumerate(names):
        line = lines[i + 1] if i + 1 < len(lines) else ""
        start = f"{name}: "
        if not line.startswith(start):
            problem = f"expected {start + '...'!r}, found {shown(line)}"
            raise BadRecord(i + 2, problem, "line", {"expected": start + "...", "found": shown(line)})
        header[name] = Reader(_value(name, line[len(start) :], i + 2), name)
    after = len(names) + 1
    if len(lines) < after + 2 or lines[after] != "":
        raise BadRecord(after + 1, "expected a blank line after the header", "blank")
    return header


def _value(name: str, text: str, line: int) -> object:
    """A header value: numbers and JSON are read, everything else is text."""
    if name not in ("version", "seats", "options", "players", POSITION):
        return text
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        found = shown(text)
        raise BadRecord(
            line, f"{name}: expected JSON, found {found}", "json", {"name": name, "found": found}
        ) from error
    return value


def _entries(table: Reader) -> list[tuple[str, Reader]]:
    return [(name, table.at(name)) for name in table.table()]


def _body(lines: list[str], first: int) -> tuple[list[Ply], str]:
    """The actions and the digest of the end, which also says how many actions there must be."""
    plies: list[Ply] = []
    number = first
    while number <= len(lines) and lines[number - 1] != "":
        found = _PLY.fullmatch(lines[number - 1])
        if found is None:
            line = shown(lines[number - 1])
            problem = f"expected 'seat: action' or 'chance: action', found {line}"
            raise BadRecord(number, problem, "action", {"found": line})
        actor = CHANCE if found[1] == "chance" else int(found[1])
        plies.append(Ply(actor, found[2], number))
        number += 1
    last = lines[number] if number < len(lines) else ""
    found = _END.fullmatch(last)
    if found is None:
        expected = f"end: {len(plies)} actions, ..."
        problem = f"the file is cut: expected {expected!r}, found {shown(last)}"
        raise BadRecord(number + 1, problem, "cut", {"expected": expected, "found": shown(last)})
    if int(found[1]) != len(plies):
        problem = f"the file is cut or altered: it holds {len(plies)} actions, its end says {found[1]}"
        raise BadRecord(number + 1, problem, "altered", {"count": len(plies), "said": int(found[1])})
    if lines[number + 1 :] not in ([], [""]):
        raise BadRecord(number + 2, "expected nothing after the end line", "tail")
    return plies, found[2]
