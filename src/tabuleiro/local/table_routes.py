"""The REST of the tables on a device: method and path lead to the same answers that the server gives."""

from collections.abc import Mapping
from typing import Final

from tabuleiro.core.action import NOBODY
from tabuleiro.core.edition import package_of, read_components
from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_edition
from tabuleiro.learn.score_sheet import read_sheet
from tabuleiro.local import asked
from tabuleiro.local.desk import TEXT, Answering, Desk, Question, Told, number, tell
from tabuleiro.local.disk import Here
from tabuleiro.local.version import tell_version
from tabuleiro.server.answers import brought, opening, replay
from tabuleiro.server.answers.known import known, unknown
from tabuleiro.server.answers.text_board import tell_text_board
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import seating
from tabuleiro.server.table.live_tables import RematchAnswer
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Request
from tabuleiro.server.table.updates import log_part
from tabuleiro.server.table.wire import encode_text


async def health(_: Desk, __: Question) -> Told:
    """Which version plays here, compiled or not."""
    return Told(encode_text(tell_version()))


async def create(desk: Desk, question: Question) -> Told:
    """Create a table; it starts at once."""
    wish: asked.AskedTable = question.read(asked.AskedTable)
    agreement = opening.new_agreement(wish)
    seats = closed([opening.seat_of(seat, question.user) for seat in wish.seats])
    return tell(await desk.tables.create(Beginning(question.user.id, agreement, seats)), question.user, 201)


def closed(seats: list[Seat]) -> list[Seat]:
    """The seats, if none of them waits for somebody: nobody else can come to a table on this device."""
    if OPEN in seats:
        text = "nobody else can come to a table on this device: expected me, bot or hotseat"
        raise RequestError("bad_option", text, None, "error-open-seat-here")
    return seats


async def show(desk: Desk, question: Question) -> Told:
    """A table as it is listed."""
    return tell(await desk.table(question), question.user)


async def leave(desk: Desk, question: Question) -> Told:
    """Give one's seats up: bots play on."""
    table = await desk.table(question)
    await seating.leave(table, Request(question.user.id))
    return tell(table, question.user)


async def rematch(desk: Desk, question: Question) -> Told:
    """Play again."""
    wish: asked.AskedRematch = question.read(asked.AskedRematch)
    table = await desk.table(question)
    following = await desk.tables.rematch(table, Request(question.user.id), RematchAnswer(*wish), allow=lambda: None)
    return tell(following or table, question.user)


async def show_ply(desk: Desk, question: Question) -> Told:
    """The table as it was after some actions, as an update."""
    ply = number(question.words["ply"], "ply")
    return Told(replay.update_at(*await desk.started(question), ply, Here()))


async def show_log(desk: Desk, question: Question) -> Told:
    """A part of the log."""
    _, playthrough = await desk.started(question)
    return Told(encode_text(log_part(playthrough, replay.known_ply(playthrough, question.ply("before")))))


async def show_actions(desk: Desk, question: Question) -> Told:
    """The actions of the game."""
    _, playthrough = await desk.started(question)
    return Told(encode_text(replay.actions_of(playthrough, question.ply())))


async def show_course(desk: Desk, question: Question) -> Told:
    """Who acted at every ply, and how the points changed."""
    _, playthrough = await desk.started(question)
    kinds = frozenset(question.query.get("kinds", "").split(","))
    return Told(encode_text(replay.course_of(playthrough, kinds)))


async def show_board(desk: Desk, question: Question) -> Told:
    """The board in text."""
    snapshot, playthrough = await desk.started(question)
    language, ply = question.words["language"], question.ply()
    known(snapshot.agreed().game, language)
    shown = playthrough if ply is None else replay.earlier(playthrough, ply)
    board = tell_text_board(shown.state, language, snapshot.seats, desk.speech)
    return Told(encode_text({"ply": shown.ply(), **board}))


async def explain(desk: Desk, question: Question) -> Told:
    """What an element of the board is and means."""
    query = question.query
    seat = number(query["seat"], "seat") if "seat" in query else NOBODY
    look = replay.Look(query.get("element", ""), seat, question.ply(), question.words["language"])
    return Told(encode_text(replay.tell_element(*await desk.started(question), look, question.user.id)))


async def show_position(desk: Desk, question: Question) -> Told:
    """The canonical position."""
    return Told(encode_text(replay.position_of(*await desk.started(question), question.ply())))


async def show_record(desk: Desk, question: Question) -> Told:
    """The record file of a finished game."""
    snapshot, playthrough = await desk.started(question)
    text = replay.record_of(snapshot, playthrough)
    return Told(text, media_type=TEXT, file=replay.record_name(snapshot))


async def show_tally(desk: Desk, question: Question) -> Told:
    """Where the points of a party come from."""
    snapshot, playthrough = await desk.started(question)
    game, language = snapshot.agreed().game, question.query.get("language", "en")
    party = number(question.words["party"], "party")
    known(game, language)
    replay.check_party(playthrough, party)
    actions = playthrough.played.until(replay.known_ply(playthrough, question.ply())).actions()
    sheet = read_sheet(playthrough.start, actions, party)
    return Told(encode_text(replay.tell_sheet(sheet, playthrough, game, language)))


async def upload(desk: Desk, question: Question) -> Told:
    """Verify a record file; the answer is a table where it can be watched."""
    wish: asked.AskedRecord = question.read(asked.AskedRecord)
    change = brought.write_record_table(desk.place(), question.user.id, wish.record)
    return await desk.write(change, question.user)


async def fork(desk: Desk, question: Question) -> Told:
    """Play on from a ply of a table or from a position."""
    wish: asked.AskedFork = question.read(asked.AskedFork)
    seats = opening.fork_seats(wish, question.user)
    if not wish.table:
        beginning = opening.position_beginning(wish, question.user, seats)
        return tell(await desk.tables.create(beginning), question.user, 201)
    snapshot, playthrough = await replay.started(desk.tables, wish.table, question.user.id, wish.key)
    beginning = opening.fork_beginning(snapshot, playthrough, wish, question.user, seats)
    brought.check_length(len(beginning.plies))
    return await desk.write(brought.write_table(desk.place(), beginning), question.user)


async def show_components(_: Desk, question: Question) -> Told:
    """The components of an edition, which may be an old one."""
    game = question.words["game"]
    known(game, "en")
    try:
        edition = find_edition(game, number(question.query.get("version", ""), "version"), question.query["digest"])
    except InputError as error:
        raise unknown(error) from error
    return Told(encode_text(read_components(package_of(edition))[0]))


ROUTES: Final[Mapping[str, Answering]] = {
    "GET /api/health": health,
    "POST /api/tables": create,
    "GET /api/tables/{table}": show,
    "POST /api/tables/{table}/leave": leave,
    "POST /api/tables/{table}/rematch": rematch,
    "GET /api/tables/{table}/plies/{ply}": show_ply,
    "GET /api/tables/{table}/log": show_log,
    "GET /api/tables/{table}/actions": show_actions,
    "GET /api/tables/{table}/course": show_course,
    "GET /api/tables/{table}/board/{language}": show_board,
    "GET /api/tables/{table}/explain/{language}": explain,
    "GET /api/tables/{table}/position": show_position,
    "GET /api/tables/{table}/record": show_record,
    "GET /api/tables/{table}/tally/{party}": show_tally,
    "POST /api/records": upload,
    "POST /api/forks": fork,
    "GET /api/games/{game}/components": show_components,
}
