"""The REST of analyses on a device: asking for one, how far it has come, what it says, and trying a turn again."""

from collections.abc import Mapping
from typing import Final

from tabuleiro.learn.analysis.kept_try import KeptTry
from tabuleiro.learn.analysis.known_analysis import KnownAnalysis
from tabuleiro.learn.analysis.shape import AnalysisShape
from tabuleiro.local import asked
from tabuleiro.local.desk import Answering, Desk, Question, Told, number
from tabuleiro.local.studies import Wish
from tabuleiro.server.analyses.analysed import read_game
from tabuleiro.server.answers import analyses, brought
from tabuleiro.server.answers.replay import started
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.live_tables import new_id
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.wire import encode_text

ID_LENGTH: Final = 16


async def begin(desk: Desk, question: Question) -> Told:
    """Analyse a finished table or a record; asked twice, it is computed once."""
    wish: asked.AskedAnalysis = question.read(asked.AskedAnalysis)
    if bool(wish.table) == bool(wish.record):
        raise RequestError("malformed", "expected either a table or a record")
    table = wish.table
    if wish.record:
        change = brought.write_record_table(desk.place(), question.user.id, wish.record)
        await desk.store.append(change)
        table = change.table
    known = await compute(desk, question.user.id, table, wish.budget, wish.key)
    return Told(encode_text(tell(desk, known, (await desk.tables.find(table)).snapshot, question.user.id)), 202)


async def compute(desk: Desk, user: int, table: str, budget: str, key: str = "") -> KnownAnalysis:
    """Have a game computed, or gone on with."""
    snapshot, playthrough = await started(desk.tables, table, user, key)
    wish = Wish(table, read_game(snapshot, playthrough), budget)
    return await desk.studies.ask(wish, desk.tables.mark + new_id(ID_LENGTH))


def tell(desk: Desk, known: KnownAnalysis, snapshot: Snapshot, user: int) -> dict[str, object]:
    """An analysis without what it says."""
    return analyses.tell(known, snapshot, user, desk.studies.queue.place(known.name))


async def find(desk: Desk, question: Question) -> tuple[KnownAnalysis, Snapshot]:
    """The analysis of a question, and its table; one that was left when the browser was closed goes on."""
    known = (await desk.studies.every()).get(question.words["analysis"])
    if known is None:
        raise RequestError("unknown", "there is no such analysis")
    if desk.studies.is_asleep(known):
        await compute(desk, question.user.id, known.table, known.budget)
    key = question.query.get("key", "")
    return known, (await desk.tables.find_visible(known.table, question.user.id, key)).seen_by(question.user.id)


async def found_of(desk: Desk, known: KnownAnalysis) -> AnalysisShape:
    """What an analysis says; refused while nothing is known."""
    return analyses.found_in(await desk.studies.body(known.id))


async def progress(desk: Desk, question: Question) -> Told:
    """How far an analysis has come."""
    known, snapshot = await find(desk, question)
    return Told(encode_text(tell(desk, known, snapshot, question.user.id)))


async def show(desk: Desk, question: Question) -> Told:
    """What an analysis says so far."""
    known, snapshot = await find(desk, question)
    body, verdicts = await desk.studies.body(known.id), await desk.studies.verdicts(known.name)
    said = analyses.tell_whole(body, snapshot.agreed().game, verdicts)
    return Told(encode_text(said | tell(desk, known, snapshot, question.user.id)))


async def remove(desk: Desk, question: Question) -> Told:
    """Forget an analysis; it is computed no more."""
    known = (await desk.studies.every()).get(question.words["analysis"])
    if known is None:
        raise RequestError("unknown", "there is no such analysis")
    await desk.studies.forget(known)
    return Told(encode_text({"done": True}))


async def line(desk: Desk, question: Question) -> Told:
    """The better line at a decision, told."""
    known, snapshot = await find(desk, question)
    ply = number(question.words["ply"], "ply")
    return Told(encode_text(analyses.tell_better_line(await found_of(desk, known), snapshot, ply)))


async def try_again(desk: Desk, question: Question) -> Told:
    """Try a turn again from where it began; `check` has it judged, once it has ended."""
    wish: asked.AskedTry = question.read(asked.AskedTry)
    known, snapshot = await find(desk, question)
    trial = analyses.begin_try(await found_of(desk, known), snapshot, wish)
    if not wish.check:
        return Told(encode_text(analyses.tell_tried(trial, None)))
    judged = await desk.studies.queue.judge(trial.question(), question.user.id)
    item = f"{known.name}/{wish.turn}"
    kept = KeptTry(question.user.id, item, judged.verdict, judged.loss, wish.helps, desk.clock.now())
    await desk.studies.keep_try(kept)
    return Told(encode_text(analyses.tell_tried(trial, judged)))


ROUTES: Final[Mapping[str, Answering]] = {
    "POST /api/analyses": begin,
    "GET /api/analyses/{analysis}": show,
    "DELETE /api/analyses/{analysis}": remove,
    "GET /api/analyses/{analysis}/progress": progress,
    "GET /api/analyses/{analysis}/lines/{ply}": line,
    "POST /api/analyses/{analysis}/tries": try_again,
}
