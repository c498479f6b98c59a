"""REST: reading a game, now or after any ply: the position, its elements explained, the board in text, the record."""

from collections.abc import AsyncIterator, Collection
from typing import Final

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response, StreamingResponse

from tabuleiro.core.action import NOBODY
from tabuleiro.core.errors import UnknownElement
from tabuleiro.core.event import Event
from tabuleiro.core.present.explanation import Saying
from tabuleiro.core.records.record import new_record, write_record
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.games import known, unknown
from tabuleiro.server.http.reading.models import (
    ActionResponse,
    BoardResponse,
    CourseResponse,
    ExplanationResponse,
    PositionResponse,
)
from tabuleiro.server.http.reading.text_board import draw_board, tell_board
from tabuleiro.server.http.session import Anyone, Server, id_of
from tabuleiro.server.http.tables import Key
from tabuleiro.server.people.user import User
from tabuleiro.server.sockets.server_messages import LogPart, UpdateMessage
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.serialise import digest_of_position, encode_event
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.updates import SerialisedSnapshot, Update, log_part
from tabuleiro.server.table.wire import encode
from tabuleiro.texts.explained import headings, provenance_of
from tabuleiro.texts.package import read_rules

router = APIRouter(prefix="/api", tags=["tables"])
PART_BYTES: Final = 64 * 1024
"""What is sent at once of a large answer."""


async def started(server: Context, table: str, user: User | None, key: str) -> tuple[Snapshot, Playthrough]:
    """A table that has started, and its game."""
    found = await server.tables.find_visible(table, id_of(user), key)
    if found.snapshot.playthrough is None:
        raise RequestError("not_started", "the table is open")
    return found.snapshot, found.snapshot.playthrough


def earlier(playthrough: Playthrough, ply: int) -> Playthrough:
    """The game as it was after the first `ply` actions."""
    return playthrough.at(known_ply(playthrough, ply))


def known_ply(playthrough: Playthrough, ply: int | None) -> int:
    """A ply that was asked for, the last one when none was; one that was not played is refused."""
    last = playthrough.ply()
    if ply is None:
        return last
    if not 0 <= ply <= last:
        raise RequestError("unknown", f"there is no ply {ply}: the last one is {last}")
    return ply


@router.get("/tables/{table}/plies/{ply}", response_model=UpdateMessage)
async def show_ply(table: str, ply: int, server: Server, user: Anyone, key: Key = "") -> Response:
    """The table as it was after `ply` actions, as an update; its log holds the last one."""
    snapshot, playthrough = await started(server, table, user, key)
    then = snapshot.copy()
    then.playthrough = earlier(playthrough, ply)
    then.undo_request = then.undo_refusal = then.rematch = None
    update = Update(SerialisedSnapshot(then, server), max(0, ply - 1), with_chat=False)
    return Response(update.text_for(0), media_type="application/json")


@router.get("/tables/{table}/log", response_model=LogPart)
async def show_log(table: str, server: Server, user: Anyone, key: Key = "", before: int | None = None) -> Response:
    """The part of the log that ends before a ply, or its newest part."""
    _, playthrough = await started(server, table, user, key)
    part = log_part(playthrough, known_ply(playthrough, before))
    return Response(encode(part), media_type="application/json")


@router.get("/tables/{table}/actions", response_model=list[ActionResponse])
async def show_actions(table: str, server: Server, user: Anyone, key: Key = "", ply: int | None = None) -> Response:
    """Every action of the game, or the first `ply` of them, in few words."""
    _, playthrough = await started(server, table, user, key)
    game, line = playthrough.game(), playthrough.played.until(known_ply(playthrough, ply))
    actions = [{"actor": played.actor, "action": game.format(played.action)} for played in line]
    return StreamingResponse(in_parts(encode(actions)), media_type="application/json")


@router.get("/tables/{table}/course", response_model=CourseResponse)
async def show_course(table: str, server: Server, user: Anyone, key: Key = "", kinds: str = "") -> Response:
    """Who acted at every ply, how the points changed, and where events of `kinds` (with commas between) came."""
    _, playthrough = await started(server, table, user, key)
    course = encode(course_of(playthrough, frozenset(kinds.split(","))))
    return StreamingResponse(in_parts(course), media_type="application/json")


@router.get("/tables/{table}/board/{language}", response_model=BoardResponse)
async def show_board(
    table: str, language: str, server: Server, user: Anyone, key: Key = "", ply: int | None = None
) -> dict[str, object]:
    """The board in text, now or after `ply` actions."""
    snapshot, playthrough = await started(server, table, user, key)
    known(snapshot.agreed().game, language)
    shown = playthrough if ply is None else earlier(playthrough, ply)
    return {
        "ply": shown.ply(),
        "sections": tell_board(shown.state, language, snapshot.seats),
        "lines": draw_board(shown.state, language, snapshot.seats),
    }


@router.get("/tables/{table}/explain/{language}", response_model=ExplanationResponse)
async def explain(
    table: str,
    language: str,
    server: Server,
    user: Anyone,
    key: Key = "",
    element: str = "",
    seat: int = NOBODY,
    ply: int | None = None,
) -> dict[str, object]:
    """What an element of the board is and means, now or after `ply` actions, for a seat of one's own or for nobody."""
    snapshot, playthrough = await started(server, table, user, key)
    game = snapshot.agreed().game
    known(game, language)
    if seat != NOBODY and seat not in snapshot.seats_of(id_of(user)):
        raise RequestError("forbidden", f"seat {seat} is not yours")
    shown = playthrough if ply is None else earlier(playthrough, ply)
    try:
        found = shown.state.explain(element, seat)
    except UnknownElement as error:
        raise unknown(error) from error
    return {
        "element": element,
        "title": encode_saying(found.title),
        "kind": encode_saying(found.kind),
        "lines": [encode_saying(line) for line in found.lines],
        "now": [encode_saying(line) for line in found.now],
        "rules": [{"rule": rule, "heading": said} for rule, said in headings(found, read_rules(game, language))],
        "provenance": provenance_of(shown.state.game(), found),
        "source": found.source,
    }


def encode_saying(saying: Saying) -> dict[str, object]:
    """A message, what fills it, and what follows it in the same line."""
    then = [encode_saying(after) for after in saying.then]
    return {"message": saying.message, "arguments": saying.arguments, "then": then}


@router.get("/tables/{table}/position", response_model=PositionResponse)
async def position(
    table: str, server: Server, user: Anyone, key: Key = "", ply: int | None = None
) -> dict[str, object]:
    """The canonical position, now or after `ply` actions."""
    snapshot, playthrough = await started(server, table, user, key)
    dump = earlier(playthrough, known_ply(playthrough, ply)).state.dump()
    return {"game": snapshot.agreed().game, "position": dump, "digest": digest_of_position(dump)}


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: str, server: Server, user: Anyone, key: Key = "") -> Response:
    """The record file of a finished game."""
    snapshot, playthrough = await started(server, table, user, key)
    agreement = snapshot.agreed()
    if snapshot.status() != "finished":
        raise RequestError("not_started", "a record is given when the game is over")
    if agreement.position is not None:
        raise RequestError("bad_record", "a game that began from a position has no record")
    actions, ended = playthrough.played.actions(), snapshot.updated[:10]
    made = new_record(playthrough.game(), agreement.options, players_of(snapshot), ended, actions)
    headers = {"Content-Disposition": f'attachment; filename="{agreement.game}-{table}.tab"'}
    text = write_record(made).encode()
    return StreamingResponse(in_parts(text), headers=headers, media_type="text/plain; charset=utf-8")


def course_of(playthrough: Playthrough, kinds: Collection[str]) -> dict[str, object]:
    """Go through a game once. `kinds` are the events that begin a chapter of it, such as a round.

    The points are those that the board shows after a ply, of every party, told where they change.
    """
    state, journal = playthrough.start.copy(), list[Event]()
    state.journal = journal
    actors: list[int] = []
    points: list[dict[str, object]] = [{"ply": 0, "scores": state.scores()}]
    chapters: list[dict[str, object]] = []
    for ply, played in enumerate(playthrough.played, 1):
        state.apply(played.action)
        actors.append(played.actor)
        if (scores := state.scores()) != points[-1]["scores"]:
            points.append({"ply": ply, "scores": scores})
        chapters += [{"ply": ply, "event": encode_event(event)} for event in journal if event.kind in kinds]
        journal.clear()
    stage = state.stage()
    return {
        "actors": actors,
        "points": points,
        "chapters": chapters,
        "stage": None if stage is None else stage._asdict(),
    }


async def in_parts(body: bytes) -> AsyncIterator[bytes]:
    """A large answer, sent as fast as it is read (flow control)."""
    for start in range(0, len(body), PART_BYTES):
        yield body[start : start + PART_BYTES]


def players_of(snapshot: Snapshot) -> list[str]:
    """Who played, for the record: names of people, levels of bots, and who had resigned."""
    names: list[str] = []
    for seat in snapshot.seats:
        standin = f" (resigned: {seat.standin})" if seat.resigned else f" ({seat.standin})" if seat.standin else ""
        names.append((seat.name or seat.level) + standin)
    return names
