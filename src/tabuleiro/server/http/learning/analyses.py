"""REST: analyses of games: asking for one, how far it has come, what it says, and trying a turn again."""

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from tabuleiro.learn.analysis.kept_try import KeptTry
from tabuleiro.learn.analysis.known_analysis import KnownAnalysis
from tabuleiro.learn.analysis.shape import AnalysisShape
from tabuleiro.server.analyses.analysed import read_game
from tabuleiro.server.analyses.analysis_queue import PLAN_SECONDS
from tabuleiro.server.analyses.report_work import make_report
from tabuleiro.server.answers import analyses
from tabuleiro.server.answers.known import known as check_language
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
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
from tabuleiro.server.store.learning.analyses import delete_analysis, note_used, read_body
from tabuleiro.server.store.learning.tries import read_verdicts, write_try
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.wire import encode

router = APIRouter(prefix="/api/analyses", tags=["analyses"])


def tell(context: Context, known: KnownAnalysis, snapshot: Snapshot, user: int) -> dict[str, object]:
    """An analysis as somebody sees it, without what it says."""
    return analyses.tell(known, snapshot, user, context.analyses.place(known.name))


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
    body = await server.store.read(lambda connection: read_body(connection, analysis))
    verdicts = await server.store.read(lambda connection: read_verdicts(connection, id_of(user), known.name))
    now = server.clock.now()
    await server.store.write(lambda connection: note_used(connection, analysis, now))
    said = analyses.tell_whole(body, snapshot.agreed().game, verdicts) | tell(server, known, snapshot, id_of(user))
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
    return analyses.tell_better_line(await found_of(server, known), snapshot, ply)


@router.get("/{analysis}/report/{language}", response_class=HTMLResponse)
async def report(analysis: str, language: str, server: Server, user: Anyone, key: Key = "") -> Response:
    """An analysis as one file to keep: it asks nothing of any network, and holds the record of the game."""
    known, snapshot = await find(server, analysis, id_of(user), key)
    check_language(snapshot.agreed().game, language)
    names = [seat.name or seat.level or str(number + 1) for number, seat in enumerate(snapshot.seats)]
    game = read_game(snapshot, snapshot.playing())
    found = await found_of(server, known)
    late = "the report could not be written in time"
    html = await server.analyses.ask(late, make_report, game, found, names, language, seconds=PLAN_SECONDS)
    name = f'attachment; filename="{snapshot.agreed().game}-{analysis}.html"'
    return Response(html, media_type="text/html; charset=utf-8", headers={"Content-Disposition": name})


@router.post("/{analysis}/tries", response_model=TryResponse)
async def try_again(
    analysis: str, body: TryBody, server: Server, user: SignedIn, address: Address
) -> dict[str, object]:
    """Try a turn again from where it began; nothing is changed by it. `check` has it judged, once it has ended."""
    known, snapshot = await find(server, analysis, user.id, body.key)
    trial = analyses.begin_try(await found_of(server, known), snapshot, body)
    if not body.check:
        return analyses.tell_tried(trial, None)
    if address:
        await server.limits.spend(f"hint {user.id}", HINTS)
    judged = await server.analyses.judge(trial.question(), user.id)
    item = f"{known.name}/{body.turn}"
    kept = KeptTry(user.id, item, judged.verdict, judged.loss, body.helps, server.clock.now())
    await server.store.write(lambda connection: write_try(connection, kept))
    return analyses.tell_tried(trial, judged)


async def found_of(server: Context, known: KnownAnalysis) -> AnalysisShape:
    """What an analysis says; refused while nothing is known."""
    return analyses.found_in(await server.store.read(lambda connection: read_body(connection, known.id)))
