"""What players do at a running table: play, undo, redo, ask why."""

import logging
from collections.abc import Callable
from typing import NoReturn

from tabuleiro.core.errors import InputError
from tabuleiro.core.play import read_action
from tabuleiro.core.refusal import Refusal
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.table.log_entry import AGREE, ASK, CHAT, DECLINE, FREEZE, NO_SEAT, NO_USER, REDO, UNDO, Draft
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.snapshot import may_undo_freely
from tabuleiro.server.table.table import Table, play_drafts

log = logging.getLogger(__name__)


async def play(table: Table, user: int, nonce: str, seq: int, seat: int, action: object) -> int:
    """Take an action for a seat; returns the table's new seq."""
    async with table.lock:
        await table.enter()
        if done := table.done(user, nonce):
            return done.seq
        table.check_owner(user, seat)
        table.check_running()
        table.check_fresh(seq)
        if table.snapshot.seats[seat].bot():
            raise RequestError("forbidden", "a bot plays this seat: take it back first")
        return await advance(table, lambda playthrough: playthrough.take(seat, action, "user"), user, nonce)


async def play_bot(table: Table, head: int, seat: int, action: object) -> None:
    """Take a bot's action, unless the table has changed while it thought."""
    async with table.lock:
        await table.enter()
        if table.snapshot.head != head or not table.snapshot.bot_to_act():
            return
        try:
            await advance(table, lambda playthrough: playthrough.take(seat, action, "bot"), NO_USER, "")
        except RequestError as error:
            if error.code != "illegal":
                raise
            fallback = table.snapshot.playing().state.fallback()
            await advance(table, lambda playthrough: playthrough.take(seat, fallback, "bot"), NO_USER, "")


async def advance(table: Table, step: Callable[[Playthrough], object], user: int, nonce: str) -> int:
    """Take a step on a copy of the line, then chance and forced decisions; store it if the position is sound."""
    playthrough = table.snapshot.playing().copy()
    since = playthrough.ply()
    try:
        step(playthrough)
        playthrough.advance(table.ports.dice, settle=table.snapshot.agreed().settle)
        problems = playthrough.state.check()
    except InputError as error:
        raise request_error(error) from error
    except Exception as error:  # noqa: BLE001 - a fault in the rules of one game must not touch other tables
        problems = [f"{type(error).__name__}: {error}"]
    if problems:
        await freeze(
            table, problems, [playthrough.game().format(played.action) for played in playthrough.played[since:]]
        )
    return await table.commit(play_drafts(playthrough, since, user, nonce), playthrough)


async def freeze(table: Table, problems: list[str], actions: list[str]) -> NoReturn:
    """Stop one table whose rules went wrong: the evidence goes into its log, the position stays as it was."""
    log.error("table %s is frozen: %s", table.snapshot.table, problems)
    body: dict[str, object] = {"problem": "; ".join(problems)[:2000], "actions": actions}
    await table.commit([table.draft(FREEZE, NO_SEAT, NO_USER, body)], table.snapshot.playthrough)
    raise RequestError("frozen", "something is wrong with this move: the table is frozen, nothing was changed")


async def undo(table: Table, user: int, nonce: str, seq: int, ply: int) -> tuple[int, bool]:
    """Go back to a decision that the user took, or ask the others; returns the new seq and whether it is done."""
    async with table.lock:
        await table.enter()
        if done := table.done(user, nonce):
            return done.seq, done.kind == UNDO
        table.check_member(user)
        table.check_running("finished")
        table.check_fresh(seq)
        played = table.snapshot.playing().played
        mine = table.snapshot.seats_of(user)
        if not 0 <= ply < len(played) or played[ply].by != "user" or played[ply].actor not in mine:
            raise RequestError("no_undo", f"ply {ply} is no decision of yours")
        if may_undo_freely(table.snapshot, ply, user):
            playthrough, draft = undo_draft(table, ply, user, user, nonce)
            return await table.commit([draft], playthrough), True
        if table.snapshot.undo_request is not None:
            raise RequestError("no_undo", "a request to undo is pending already")
        question = table.draft(ASK, played[ply].actor, user, {"to": ply}, nonce)
        return await table.commit([question], table.snapshot.playthrough), False


def undo_draft(table: Table, ply: int, asker: int, user: int, nonce: str) -> tuple[Playthrough, Draft]:
    """The line after going back, and the draft that says so."""
    playthrough = table.snapshot.playing().copy()
    playthrough.back_to(ply, asker)
    return playthrough, Draft(UNDO, ply, NO_SEAT, user, {"to": ply, "for": asker}, playthrough.digest(), nonce)


async def answer_undo(table: Table, user: int, nonce: str, seq: int, *, accept: bool) -> int:
    """Agree to a pending request or not; it is carried out when all people at the table agree."""
    async with table.lock:
        await table.enter()
        if done := table.done(user, nonce):
            return done.seq
        table.check_member(user)
        table.check_running("finished")
        table.check_fresh(seq)
        undo_request = table.snapshot.undo_request
        if undo_request is None or user in undo_request.agreed or user not in table.snapshot.people():
            raise RequestError("no_undo", "there is no request that you could answer")
        if not accept:
            return await table.commit([table.draft(DECLINE, NO_SEAT, user, {}, nonce)], table.snapshot.playthrough)
        if not table.snapshot.people() <= {*undo_request.agreed, user}:
            return await table.commit([table.draft(AGREE, NO_SEAT, user, {}, nonce)], table.snapshot.playthrough)
        playthrough, draft = undo_draft(table, undo_request.ply, undo_request.user, user, nonce)
        return await table.commit([draft], playthrough)


async def redo(table: Table, user: int, nonce: str, seq: int) -> int:
    """Take the last undo back, while nothing else was played."""
    async with table.lock:
        await table.enter()
        if done := table.done(user, nonce):
            return done.seq
        table.check_member(user)
        table.check_running("finished")
        table.check_fresh(seq)
        playthrough = table.snapshot.playing().copy()
        if not playthrough.undone or playthrough.undone_by != user:
            raise RequestError("no_undo", "there is nothing that you could redo")
        playthrough.again()
        draft = Draft(REDO, playthrough.ply(), NO_SEAT, user, {}, playthrough.digest(), nonce)
        return await table.commit([draft], playthrough)


async def chat(table: Table, user: int, nonce: str, name: str, text: str) -> None:
    """Say something to everybody at the table."""
    async with table.lock:
        await table.enter()
        if table.done(user, nonce) is None:
            draft = table.draft(CHAT, NO_SEAT, user, {"name": name, "text": text}, nonce)
            await table.commit([draft], table.snapshot.playthrough)


def why(table: Table, action: object) -> Refusal | None:
    """The rule that forbids an action in this position; None when it is allowed."""
    if table.snapshot.playthrough is None:
        raise RequestError("not_started", "the table is open")
    state = table.snapshot.playthrough.state
    try:
        return state.refusal(read_action(state, action))
    except InputError as error:
        raise request_error(error) from error
