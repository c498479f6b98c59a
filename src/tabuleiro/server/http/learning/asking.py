"""Asking for analyses: who may, how often, and of which games; and going on with them after a start."""

import logging
from typing import Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.learn.analysis.known_analysis import UNFINISHED, AskedAnalysis, KnownAnalysis, Progress
from tabuleiro.server.analyses.analysed import AnalysedGame, read_game
from tabuleiro.server.analyses.analysis_queue import Job
from tabuleiro.server.answers.replay import started
from tabuleiro.server.clock import ago
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError, StoreError
from tabuleiro.server.people.sessions import DAY
from tabuleiro.server.people.user import User
from tabuleiro.server.store.learning.analyses import (
    count_asked,
    count_unfinished,
    find_analysis,
    find_same,
    open_analysis,
    read_unfinished,
    write_progress,
)
from tabuleiro.server.store.positions import is_any_in_play
from tabuleiro.server.table.hints.commands import OPENING
from tabuleiro.server.table.live_tables import new_id
from tabuleiro.server.table.snapshot import Snapshot

log = logging.getLogger(__name__)
A_DAY, A_WEEK = 40, 200
"""The most analyses that a user may ask for."""
ID_LENGTH: Final = 16


class Wish(NamedTuple):
    """A game to analyse, whose it is, and how thoroughly."""

    table: str
    game: AnalysedGame
    budget: str


async def ask(context: Context, user: User, wish: Wish, *, is_limited: bool) -> KnownAnalysis:
    """The analysis of a game: the one that is there, or a new one that waits for its turn."""
    planned = await context.analyses.plan(wish.game, wish.budget)
    name, now = planned.plan.key, context.clock.now()
    same = await context.store.read(lambda connection: find_same(connection, name, wish.table))
    if same is None:
        await check_fair(context, planned.positions, wish.table)
        context.analyses.check_room()
        if is_limited:
            await context.store.read(lambda connection: check_limits(connection, user.id, now))
    asked = AskedAnalysis(new_id(ID_LENGTH), wish.table, name, wish.budget, user.id, now)
    known = await context.store.write(lambda connection: open_analysis(connection, asked))
    if known.state in UNFINISHED:
        context.analyses.add(Job(name, planned.plan, wish.game))
    return known


async def check_fair(context: Context, positions: list[str], table: str) -> None:
    """Refuse a game that meets a position which people play right now without hints."""
    in_play = await context.store.read(lambda connection: is_any_in_play(connection, positions, table, OPENING))
    if in_play:
        raise RequestError("in_play", "people play a position of this game right now", message="error-analysis-in-play")


def check_limits(connection: Connection, user: int, now: str) -> None:
    """Refuse more than one analysis at a time, and more than some in a day or week."""
    if count_unfinished(connection, user):
        text = "an analysis of yours is being computed: wait for it"
        raise RequestError("too_fast", text, message="error-analysis-one")
    for most, days in ((A_DAY, 1), (A_WEEK, 7)):
        if count_asked(connection, user, ago(now, days * DAY)) >= most:
            text = f"at most {most} analyses in {days} days"
            raise RequestError("too_fast", text, {"most": most, "days": days}, "error-analysis-many")


async def find(context: Context, analysis: str, user: int, key: str) -> tuple[KnownAnalysis, Snapshot]:
    """An analysis that somebody may see, and its table; that of a private table needs the table's key."""
    known = await context.store.read(lambda connection: find_analysis(connection, analysis))
    if known is None:
        raise RequestError("unknown", "there is no such analysis")
    return known, (await context.tables.find_visible(known.table, user, key)).seen_by(user)


async def resume_analyses(context: Context) -> None:
    """Go on with what was not computed when the server stopped; what cannot be any more is given up."""
    if not context.config.analysis_workers:
        return
    for known in await context.store.read(read_unfinished):
        try:
            await resume(context, known)
        except (RequestError, StoreError, SQLAlchemyError) as error:
            log.warning("the analysis %s cannot go on: %s", known.id, error)


async def resume(context: Context, known: KnownAnalysis) -> None:
    """Go on with one analysis; one that another engine began is given up, and can be asked for anew."""
    table = (await context.tables.find(known.table)).snapshot
    game = read_game(table, table.playing())
    planned = await context.analyses.plan(game, known.budget)
    if planned.plan.key == known.name:
        context.analyses.add(Job(known.name, planned.plan, game))
        return
    failed = Progress(known.name, "failed", known.done, known.total, {}, None)
    await context.store.write(lambda connection: write_progress(connection, failed))


async def game_of(context: Context, table: str, user: int, key: str) -> Wish:
    """The game of a table that somebody may see."""
    snapshot, playthrough = await started(context.tables, table, user, key)
    return Wish(table, read_game(snapshot, playthrough), "")
