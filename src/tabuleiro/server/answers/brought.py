"""Tables that begin with a game which was played elsewhere: a record that somebody brings, a fork."""

import secrets
from typing import Final, NamedTuple

from tabuleiro.core.errors import BadPosition, InputError
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import Record
from tabuleiro.core.records.replay import verify
from tabuleiro.core.registry import find_game
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.people.names import NAME_LENGTH, clean_name
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning, write_beginning
from tabuleiro.server.table.serialise import digest_of_position
from tabuleiro.server.table.storage import Change

LONGEST: Final = 5000
"""The most actions that a table may begin with: several times what people need for a game."""


class NewTable(NamedTuple):
    """The place of a table that is yet to be written."""

    name: str
    key: str
    time: str


def check_length(actions: int) -> None:
    """Refuse a game that is too long to begin a table with."""
    if actions > LONGEST:
        text = f"a table begins with at most {LONGEST} actions, found {actions}"
        raise RequestError("too_large", text, {"actions": actions, "most": LONGEST}, "error-long-game")


def write_record_table(place: NewTable, user: int, text: str) -> Change:
    """Verify a record and write the table that shows it."""
    try:
        record = parse_record(text)
        check_length(len(record.plies))
        verify(record)
    except InputError as error:
        raise request_error(error) from error
    return write_table(place, record_beginning(user, record))


def write_table(place: NewTable, beginning: Beginning) -> Change:
    """Write a table that begins with plies."""
    try:
        return write_beginning(*place, beginning, secrets.SystemRandom().randrange)
    except InputError as error:
        raise request_error(error) from error


def record_beginning(user: int, record: Record) -> Beginning:
    """The table that shows a record: nobody owns its seats."""
    agreement = Agreement(
        record.game,
        record.version,
        record.components,
        record.seats,
        record.options,
        "link",
        settle=False,
        origin={"kind": "record"},
        position=record.position,
    )
    seats = [Seat("human", shown_name(name)) for name in record.players]
    return Beginning(user, agreement, seats, [(ply.actor, ply.text) for ply in record.plies])


def shown_name(name: str) -> str:
    """A player's name from a record, as a seat may bear it."""
    try:
        return clean_name(name[:NAME_LENGTH])
    except RequestError:
        return "?"


def judge_position(game: str, position: dict[str, object]) -> dict[str, object]:
    """Say whether a position can stand, and what is wrong if not."""
    try:
        state = find_game(game).load(position)
    except BadPosition as error:
        return {"sound": False, "problems": error.problems, "digest": None, "seats": None}
    except InputError as error:
        raise request_error(error) from error
    return {"sound": True, "problems": [], "digest": digest_of_position(state.dump()), "seats": int(state.seats)}
