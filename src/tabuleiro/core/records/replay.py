"""Replays records: through the checked path, so that a record cannot contain what a table would refuse."""

from collections.abc import Iterator

from tabuleiro.core.action import Arguments
from tabuleiro.core.digest import digest
from tabuleiro.core.errors import BadRecord, Illegal, InputError
from tabuleiro.core.game import Game
from tabuleiro.core.play import play
from tabuleiro.core.records.parser import HEADER, first_ply
from tabuleiro.core.records.record import Ply, Record, format_result, position_options
from tabuleiro.core.registry import find_edition
from tabuleiro.core.state import Position, State


def begin(record: Record) -> State:
    """The position before the first action."""
    try:
        game = find_edition(record.game, record.version, record.components)
    except InputError as error:
        raise BadRecord(2, str(error)) from error
    if record.position is not None:
        return _begin_from(game, record, record.position)
    try:
        return game.new(record.seats, record.options)
    except InputError as error:
        raise BadRecord(2 + HEADER.index("seats"), str(error)) from error


def _begin_from(game: Game, record: Record, position: Position) -> State:
    """The position that a game began from; what else the header says of it must be true."""
    try:
        state = game.load(position)
    except InputError as error:
        raise BadRecord(2 + len(HEADER), str(error)) from error
    for name, said, found in (
        ("seats", record.seats, int(state.seats)),
        ("options", record.options, position_options(position)),
    ):
        if said != found:
            problem = f"{name}: the header says {said}, the position {found}"
            arguments: Arguments = {"name": name, "said": str(said), "found": str(found)}
            raise BadRecord(2 + HEADER.index(name), problem, "position", arguments)
    return state


def replay(record: Record) -> Iterator[tuple[Ply, State]]:
    """Each action with the position after it; it is the same State every time, so copy what you keep."""
    state = begin(record)
    for ply in record.plies:
        try:
            play(state, ply.actor, ply.text)
        except Illegal as illegal:  # a name of its own: a compiled generator gives a name the first type it sees
            raise BadRecord(ply.line, f"the action is illegal: {illegal}") from illegal
        except InputError as error:
            raise BadRecord(ply.line, str(error)) from error
        yield ply, state


def verify(record: Record) -> State:
    """The last position, if the record replays to the result and the end it claims; else `BadRecord`."""
    state = begin(record)
    for _, after in replay(record):
        state = after
    if format_result(state.result()) != record.result:
        reached = format_result(state.result())
        problem = f"the result is {reached!r}, the record says {record.result!r}"
        arguments: Arguments = {"result": reached, "said": record.result}
        raise BadRecord(2 + HEADER.index("result"), problem, "result", arguments)
    if digest(state) != record.end:
        header = len(HEADER) + (record.position is not None)
        last = record.plies[-1].line + 2 if record.plies else first_ply(header) + 1
        problem = f"the last position is {digest(state)}, the record says {record.end}: an action was altered"
        raise BadRecord(last, problem, "end", {"end": digest(state), "said": record.end})
    return state
