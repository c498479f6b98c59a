"""REST: analyses of games: asking for one, how far it has come, what it says, and trying a turn again."""

from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from tabuleiro.core.errors import InputError
from tabuleiro.core.event import Event
from tabuleiro.core.present.encoded import encode_action, encode_events, encode_offers
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.shape import AnalysisShape, DecisionShape, TurnShape
from tabuleiro.learn.analysis.tried import JudgedTry, TriedTurn, try_turn
from tabuleiro.learn.hints.turn_story import tell_turn
from tabuleiro.server.analyses.analysed import position_at, read_game
from tabuleiro.server.analyses.work import TryQuestion, engine_of
from tabuleiro.server.answers.known import known as check_language
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.http.learning.asking import ask, find, game_of
from tabuleiro.server.http.learning.models import (
    AnalysisBody,
    AnalysisResponse,
    LineResponse,
    TryBody,
    TryResponse,
    WholeAnalysisResponse,
)
from tabuleiro.server.http.models import DoneResponse
from tabuleiro.server.http.session import Address, Anyone, Server, SignedIn, id_of
from tabuleiro.server.http.tables import Key
from tabuleiro.server.people.limits import HINTS, UPLOADS
from tabuleiro.server.store.learning.analyses import KnownAnalysis, delete_analysis, note_used, read_body
from tabuleiro.server.store.learning.tries import KeptTry, read_verdicts, write_try
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.wire import encode

router = APIRouter(prefix="/api/analyses", tags=["analyses"])
NOTHING: Final[dict[str, Any]] = {"found": None, "told": [], "made_by": ""}
"""What an analysis says before anything is computed."""


def tell(context: Context, known: KnownAnalysis, snapshot: Snapshot, user: int) -> dict[str, object]:
    """An analysis as somebody sees it, without what it says."""
    return {
        "analysis": known.id,
        "table": known.table,
        "key": snapshot.key if snapshot.is_member(user) else None,
        "budget": known.budget,
        "state": known.state,
        "done": known.done,
        "of": known.total,
        "place": context.analyses.place(known.name),
        "asked": known.user == user != 0,
    }


@router.post("", response_model=AnalysisResponse, status_code=202)
async def begin(body: AnalysisBody, server: Server, user: SignedIn, address: Address) -> dict[str, object]:
    """Analyse a finished table or a record; asked twice, it is computed once. Games that are played are refused."""
    if bool(body.table) == bool(body.record):
        raise RequestError("malformed", "expected either a table or a record")
    server.analyses.pool()
    table = body.table
    if body.record:
        if address:
            await server.limits.spend(f"upload {user.id}", UPLOADS)
        change = await server.records.read_record(user.id, body.record, server.clock.now())
        await server.store.append(change)
        table = change.table
    wish = await game_of(server, table, user.id, body.key)
    known = await ask(server, user, wish._replace(budget=body.budget), is_limited=bool(address))
    return tell(server, known, (await server.tables.find(table)).snapshot, user.id)


@router.get("/{analysis}/progress", response_model=AnalysisResponse)
async def progress(analysis: str, server: Server, user: Anyone, key: Key = "") -> dict[str, object]:
    """How far an analysis has come."""
    known, snapshot = await find(server, analysis, id_of(user), key)
    return tell(server, known, snapshot, id_of(user))


@router.get("/{analysis}", response_model=WholeAnalysisResponse)
async def show(analysis: str, server: Server, user: Anyone, key: Key = "") -> Response:
    """What an analysis says so far."""
    known, snapshot = await find(server, analysis, id_of(user), key)
    body = await server.store.read(lambda connection: read_body(connection, analysis)) or NOTHING
    verdicts = await server.store.read(lambda connection: read_verdicts(connection, id_of(user), known.name))
    now = server.clock.now()
    await server.store.write(lambda connection: note_used(connection, analysis, now))
    older = body["found"] is not None and body["made_by"] != engine_of(snapshot.agreed().game)
    said = {"found": body["found"], "told": body["told"], "older": older, "verdicts": verdicts}
    said |= tell(server, known, snapshot, id_of(user))
    return Response(encode(said), media_type="application/json")


@router.delete("/{analysis}", response_model=DoneResponse)
async def remove(analysis: str, server: Server, user: SignedIn) -> dict[str, bool]:
    """Forget an analysis that I asked for; it is computed no more, unless others want it as well."""
    known, _ = await find(server, analysis, user.id, "")
    if known.user != user.id:
        raise RequestError("forbidden", "only who asked for an analysis may delete it")
    if await server.store.write(lambda connection: delete_analysis(connection, known)):
        server.analyses.cancel(known.name)
    return {"done": True}


@router.get("/{analysis}/lines/{ply}", response_model=LineResponse)
async def line(analysis: str, ply: int, server: Server, user: Anyone, key: Key = "") -> dict[str, object]:
    """The better line at a decision, told."""
    known, snapshot = await find(server, analysis, id_of(user), key)
    decision = find_decision(await found_of(server, known), ply)
    state = position_at(read_game(snapshot, snapshot.playing()).record, ply)
    story = tell_turn(state, [state.game().parse(text) for text in decision["line"]])
    return {
        "actions": [encode_action(step.action) for step in story.steps],
        "events": [encode_events(step.events) for step in story.steps],
        "own": story.own,
        "drawn": story.drawn,
    }


@router.get("/{analysis}/report/{language}", response_class=HTMLResponse)
async def report(analysis: str, language: str, server: Server, user: Anyone, key: Key = "") -> Response:
    """An analysis as one file to keep: it asks nothing of any network, and holds the record of the game."""
    known, snapshot = await find(server, analysis, id_of(user), key)
    check_language(snapshot.agreed().game, language)
    names = [seat.name or seat.level or str(number + 1) for number, seat in enumerate(snapshot.seats)]
    game = read_game(snapshot, snapshot.playing())
    html = await server.analyses.report(game, await found_of(server, known), names, language)
    name = f'attachment; filename="{snapshot.agreed().game}-{analysis}.html"'
    return Response(html, media_type="text/html; charset=utf-8", headers={"Content-Disposition": name})


@router.post("/{analysis}/tries", response_model=TryResponse)
async def try_again(
    analysis: str, body: TryBody, server: Server, user: SignedIn, address: Address
) -> dict[str, object]:
    """Try a turn again from where it began; nothing is changed by it. `check` has it judged, once it has ended."""
    known, snapshot = await find(server, analysis, user.id, body.key)
    found = await found_of(server, known)
    turn = find_turn(found, body.turn)
    state = position_at(read_game(snapshot, snapshot.playing()).record, turn["from"])
    try:
        tried = try_turn(state, body.actions)
    except InputError as error:
        raise request_error(error) from error
    judged = None
    if body.check:
        if not tried.has_ended:
            raise RequestError("malformed", "the turn has not ended yet")
        if address:
            await server.limits.spend(f"hint {user.id}", HINTS)
        judged = await judge(server, state, tried, find_decision(found, turn["from"]), turn, user.id)
        kept = KeptTry(
            user.id, f"{known.name}/{body.turn}", judged.verdict, judged.loss, body.helps, server.clock.now()
        )
        await server.store.write(lambda connection: write_try(connection, kept))
    return {
        **tell_try(state, tried),
        "verdict": None if judged is None else judged.verdict,
        "loss": None if judged is None else judged.loss,
        "r": None if judged is None else judged.r,
    }


async def judge(
    server: Context, state: State, tried: TriedTurn, decision: DecisionShape, turn: TurnShape, user: int
) -> JudgedTry:
    """Have a try judged in a worker process."""
    game = state.game()
    best = [game.parse(text) for text in decision["line"]]
    edition = (game.name, game.version, game.components)
    question = TryQuestion(*edition, state.dump(), tried.actions, best, turn["r"], turn["share"])
    return await server.analyses.judge(question, user)


def tell_try(state: State, tried: TriedTurn) -> dict[str, object]:
    """The position after a try, how it came there, and what can be done."""
    after, trial = tried.after, state.copy()
    played: list[dict[str, object]] = []
    trial.journal = events = list[Event]()
    for action in tried.actions:
        played.append(encode_action(trial.describe(action)))
        trial.apply(action)
    return {
        "view": after.view(),
        "actor": after.to_act(),
        "legal": [] if tried.has_ended else encode_offers(after, settling=True),
        "played": played,
        "events": encode_events(events),
        "ended": tried.has_ended,
    }


async def found_of(server: Context, known: KnownAnalysis) -> AnalysisShape:
    """What an analysis says; refused while nothing is known."""
    body = await server.store.read(lambda connection: read_body(connection, known.id))
    if body is None:
        raise RequestError("unknown", "nothing is known yet")
    found: AnalysisShape = body["found"]
    return found


def find_turn(found: AnalysisShape, turn: int) -> TurnShape:
    """A turn of an analysis; one that it has not is refused."""
    if turn >= len(found["turns"]):
        raise RequestError("unknown", f"there is no turn {turn}")
    return found["turns"][turn]


def find_decision(found: AnalysisShape, ply: int) -> DecisionShape:
    """The decision at a ply; where nothing was judged, that is said."""
    for moment in found["moments"]:
        if moment["kind"] == "decision" and moment["ply"] == ply:
            return moment
    raise RequestError("unknown", f"nothing was judged at ply {ply}")
