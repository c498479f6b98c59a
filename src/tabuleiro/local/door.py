"""The REST of the tables on a device: method and path lead to the same answers that the server gives."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple

from tabuleiro.core.action import NOBODY
from tabuleiro.core.edition import package_of, read_components
from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_edition
from tabuleiro.learn.lesson import read_lesson
from tabuleiro.learn.score_sheet import read_sheet
from tabuleiro.local import asked
from tabuleiro.local.disk import DiskStore, Here
from tabuleiro.local.version import tell_version
from tabuleiro.server.answers import brought, opening, replay
from tabuleiro.server.answers.known import known, unknown
from tabuleiro.server.answers.lessons import find_lesson_table, known_lesson
from tabuleiro.server.answers.text_board import Speech, tell_text_board
from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import STATUS, RequestError, StoreError, busy, request_error
from tabuleiro.server.people.user import User
from tabuleiro.server.table import seating
from tabuleiro.server.table.lessons.steps import play_on_beginning
from tabuleiro.server.table.live_tables import LiveTables, RematchAnswer, new_id
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.storage import Change
from tabuleiro.server.table.summary import summarise
from tabuleiro.server.table.table import Request, Table
from tabuleiro.server.table.updates import log_part
from tabuleiro.server.table.wire import encode_text

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"


class Told(NamedTuple):
    """An answer as a browser's `Response` wants it."""

    body: str
    status: int = 200
    media_type: str = JSON
    file: str = ""
    """The name of the file that it is, if it is one to keep."""


class Question(NamedTuple):
    """Who asks what: the words of the path that are names, the query, and the body."""

    user: User
    words: Mapping[str, str]
    query: Mapping[str, str]
    body: str

    def read(self, kind: Callable[..., Any]) -> Any:  # noqa: ANN401 - an object of that kind
        """The body, strictly."""
        return asked.read(kind, asked.decode(self.body))

    def ply(self, name: str = "ply") -> int | None:
        """A number of the query, if it is there."""
        return number(self.query[name], name) if name in self.query else None


Answering = Callable[["Door", Question], Awaitable[Told]]


class Door:
    """Answers about tables. What is refused is answered in the server's words, with the server's status."""

    def __init__(self, store: DiskStore, tables: LiveTables, clock: Clock, speech: Speech) -> None:
        self.store = store
        self.tables = tables
        self.clock = clock
        self.speech = speech

    async def answer(
        self, user: Callable[[], User], method: str, path: str, query: Mapping[str, str], body: str
    ) -> Told:
        """The answer to a request; a refusal is one, too, also that of a bad name."""
        try:
            answering, words = find_route(method, path)
            return await answering(self, Question(user(), words, query, body))
        except RequestError as error:
            return Told(encode_text(error.answer()), STATUS[error.code])
        except InputError as error:
            refused = request_error(error)
            return Told(encode_text(refused.answer()), STATUS[refused.code])
        except StoreError as error:
            refused = busy(error)
            return Told(encode_text(refused.answer()), STATUS[refused.code])

    async def started(self, question: Question) -> tuple[Snapshot, Playthrough]:
        """The table of a question, which must have started."""
        key = question.query.get("key", "")
        return await replay.started(self.tables, question.words["table"], question.user.id, key)

    async def table(self, question: Question) -> Table:
        """The table of a question."""
        return await self.tables.find_visible(question.words["table"], question.user.id, "")

    async def write(self, change: Change, user: User) -> Told:
        """Store a table that was written whole, and tell it."""
        await self.store.append(change)
        return tell(await self.tables.find(change.table), user, 201)

    def place(self) -> brought.NewTable:
        """The place of a table that is yet to be written."""
        return brought.NewTable(self.tables.new_name(), new_id(20), self.clock.now())


def tell(table: Table, user: User, status: int = 200) -> Told:
    """A table as it is listed."""
    return Told(encode_text(summarise(table.snapshot, user.id, Here())), status)


async def health(_: Door, __: Question) -> Told:
    """Which version plays here, compiled or not."""
    return Told(encode_text(tell_version()))


async def create(door: Door, question: Question) -> Told:
    """Create a table; it starts at once."""
    wish: asked.AskedTable = question.read(asked.AskedTable)
    agreement = opening.new_agreement(wish)
    seats = closed([opening.seat_of(seat, question.user) for seat in wish.seats])
    return tell(await door.tables.create(Beginning(question.user.id, agreement, seats)), question.user, 201)


def closed(seats: list[Seat]) -> list[Seat]:
    """The seats, if none of them waits for somebody: nobody else can come to a table on this device."""
    if OPEN in seats:
        text = "nobody else can come to a table on this device: expected me, bot or hotseat"
        raise RequestError("bad_option", text, None, "error-open-seat-here")
    return seats


async def show(door: Door, question: Question) -> Told:
    """A table as it is listed."""
    return tell(await door.table(question), question.user)


async def leave(door: Door, question: Question) -> Told:
    """Give one's seats up: bots play on."""
    table = await door.table(question)
    await seating.leave(table, Request(question.user.id))
    return tell(table, question.user)


async def rematch(door: Door, question: Question) -> Told:
    """Play again."""
    wish: asked.AskedRematch = question.read(asked.AskedRematch)
    table = await door.table(question)
    following = await door.tables.rematch(table, Request(question.user.id), RematchAnswer(*wish), allow=lambda: None)
    return tell(following or table, question.user)


async def show_ply(door: Door, question: Question) -> Told:
    """The table as it was after some actions, as an update."""
    ply = number(question.words["ply"], "ply")
    return Told(replay.update_at(*await door.started(question), ply, Here()))


async def show_log(door: Door, question: Question) -> Told:
    """A part of the log."""
    _, playthrough = await door.started(question)
    return Told(encode_text(log_part(playthrough, replay.known_ply(playthrough, question.ply("before")))))


async def show_actions(door: Door, question: Question) -> Told:
    """The actions of the game."""
    _, playthrough = await door.started(question)
    return Told(encode_text(replay.actions_of(playthrough, question.ply())))


async def show_course(door: Door, question: Question) -> Told:
    """Who acted at every ply, and how the points changed."""
    _, playthrough = await door.started(question)
    kinds = frozenset(question.query.get("kinds", "").split(","))
    return Told(encode_text(replay.course_of(playthrough, kinds)))


async def show_board(door: Door, question: Question) -> Told:
    """The board in text."""
    snapshot, playthrough = await door.started(question)
    language, ply = question.words["language"], question.ply()
    known(snapshot.agreed().game, language)
    shown = playthrough if ply is None else replay.earlier(playthrough, ply)
    board = tell_text_board(shown.state, language, snapshot.seats, door.speech)
    return Told(encode_text({"ply": shown.ply(), **board}))


async def explain(door: Door, question: Question) -> Told:
    """What an element of the board is and means."""
    query = question.query
    seat = number(query["seat"], "seat") if "seat" in query else NOBODY
    look = replay.Look(query.get("element", ""), seat, question.ply(), question.words["language"])
    return Told(encode_text(replay.tell_element(*await door.started(question), look, question.user.id)))


async def show_position(door: Door, question: Question) -> Told:
    """The canonical position."""
    return Told(encode_text(replay.position_of(*await door.started(question), question.ply())))


async def show_record(door: Door, question: Question) -> Told:
    """The record file of a finished game."""
    snapshot, playthrough = await door.started(question)
    text = replay.record_of(snapshot, playthrough)
    return Told(text, media_type=TEXT, file=replay.record_name(snapshot))


async def show_tally(door: Door, question: Question) -> Told:
    """Where the points of a party come from."""
    snapshot, playthrough = await door.started(question)
    game, language = snapshot.agreed().game, question.query.get("language", "en")
    party = number(question.words["party"], "party")
    known(game, language)
    replay.check_party(playthrough, party)
    actions = playthrough.played.until(replay.known_ply(playthrough, question.ply())).actions()
    sheet = read_sheet(playthrough.start, actions, party)
    return Told(encode_text(replay.tell_sheet(sheet, playthrough, game, language)))


async def upload(door: Door, question: Question) -> Told:
    """Verify a record file; the answer is a table where it can be watched."""
    wish: asked.AskedRecord = question.read(asked.AskedRecord)
    change = brought.write_record_table(door.place(), question.user.id, wish.record)
    return await door.write(change, question.user)


async def validate(_: Door, question: Question) -> Told:
    """Say whether a position can stand."""
    wish: asked.AskedPosition = question.read(asked.AskedPosition)
    return Told(encode_text(brought.judge_position(wish.game, wish.position)))


async def fork(door: Door, question: Question) -> Told:
    """Play on from a ply of a table or from a position."""
    wish: asked.AskedFork = question.read(asked.AskedFork)
    seats = opening.fork_seats(wish, question.user)
    if not wish.table:
        beginning = opening.position_beginning(wish, question.user, seats)
        return tell(await door.tables.create(beginning), question.user, 201)
    snapshot, playthrough = await replay.started(door.tables, wish.table, question.user.id, wish.key)
    beginning = opening.fork_beginning(snapshot, playthrough, wish, question.user, seats)
    brought.check_length(len(beginning.plies))
    return await door.write(brought.write_table(door.place(), beginning), question.user)


async def my_lessons(door: Door, _: Question) -> Told:
    """How far I have come in each lesson that I have begun."""
    begun = sorted(door.store.lessons.values())
    return Told(encode_text([{**one.tell(), "of": len(read_lesson(one.game).steps)} for one in begun]))


async def begin_lesson(door: Door, question: Question) -> Told:
    """The table of a step; `play_on`: a game of my own after the last step."""
    wish: asked.AskedLesson = question.read(asked.AskedLesson)
    learner = Seat("human", question.user.name, question.user.id)
    if wish.play_on:
        beginning = play_on_beginning(known_lesson(wish.game), learner)
        return tell(await door.tables.create(beginning), question.user, 201)
    mine = door.store.lessons.get(wish.game)
    return tell(await find_lesson_table(door.tables, wish, learner, mine), question.user, 201)


async def show_components(_: Door, question: Question) -> Told:
    """The components of an edition, which may be an old one."""
    game = question.words["game"]
    known(game, "en")
    try:
        edition = find_edition(game, number(question.query.get("version", ""), "version"), question.query["digest"])
    except InputError as error:
        raise unknown(error) from error
    return Told(encode_text(read_components(package_of(edition))[0]))


def number(text: str, name: str) -> int:
    """A number as a path or a query holds it."""
    if not re.fullmatch(r"-?\d{1,9}", text):
        raise RequestError("malformed", f"{name}: expected a number, found {text[:50]!r}")
    return int(text)


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
    "POST /api/positions": validate,
    "POST /api/forks": fork,
    "GET /api/my/lessons": my_lessons,
    "POST /api/lessons": begin_lesson,
    "GET /api/games/{game}/components": show_components,
}
"""Every question that is answered on a device; the others are files (texts, rules), or need a server (accounts)."""
PATTERNS: Final = {
    re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route)): answering for route, answering in ROUTES.items()
}


def find_route(method: str, path: str) -> tuple[Answering, Mapping[str, str]]:
    """Who answers a request, and the words of its path that are names."""
    for pattern, answering in PATTERNS.items():
        if (found := pattern.fullmatch(f"{method} {path}")) is not None:
            return answering, found.groupdict()
    raise RequestError("unknown", "a device does not answer this")
