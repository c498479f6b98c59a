"""Commands of a running game: play an action, ask what forbids one; how a move becomes a change of the table."""

import logging
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.core.play import read_action
from tabuleiro.core.present.why import Reason, reason_against
from tabuleiro.core.present.why import why_not as reason_why_not
from tabuleiro.core.state import State
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.table.clocks.relief import return_drafts
from tabuleiro.server.table.cluster.attempts import attempted
from tabuleiro.server.table.lessons.coaching import check_asked, commit_lesson
from tabuleiro.server.table.log_entry import FREEZE, NO_USER, PLAY, Draft
from tabuleiro.server.table.playthrough import Playthrough, TakenAction
from tabuleiro.server.table.table import Answer, Request, Table

log = logging.getLogger(__name__)
BOT: Final = Request(NO_USER)


async def play(table: Table, request: Request, *, seat: int, action: object) -> Answer:
    """Take an action for a seat."""
    async with table.turn(request, seat=seat) as done:
        if done is not None:
            return {"seq": done.seq}
        if table.snapshot.seats[seat].bot():
            raise RequestError("forbidden", "a bot plays this seat: take it back first")
        await check_asked(table, request, action)
        return {"seq": await advance(table, request, lambda game: game.take(seat, action, "user"))}


@attempted
async def play_bot(table: Table, head: int, seat: int, action: object) -> None:
    """Take a bot's action, unless the table has changed while it thought."""
    async with table.entered():
        if table.snapshot.head != head or not table.snapshot.bot_to_act():
            return
        by = "record" if table.snapshot.agreed().is_lesson() else "bot"
        try:
            await advance(table, BOT, lambda game: game.take(seat, action, by))
        except RequestError as error:
            if error.code != "illegal":
                raise
            fallback = table.snapshot.playing().state.fallback()
            await advance(table, BOT, lambda game: game.take(seat, fallback, "bot"))


async def advance(table: Table, request: Request, step: Callable[[Playthrough], TakenAction]) -> int:
    """Take a step on a copy of the game, then chance and forced decisions; commit it if the position is sound."""
    playthrough = table.snapshot.playing().copy()
    since, settle = playthrough.ply(), table.snapshot.agreed().settle
    taken: list[TakenAction] = []
    course = table.snapshot.course_of(playthrough)
    try:
        taken = [step(playthrough)]
        if course is not None:
            course, followed = course.go_on()
            taken += followed
        else:
            taken += playthrough.advance(table.ports.randrange, settle=settle)
        problems = playthrough.state.check()
    except InputError as error:
        raise request_error(error) from error
    except Exception as error:  # noqa: BLE001 - a fault in the rules of one game must not touch other tables
        problems = [f"{type(error).__name__}: {error}"]
    if problems:
        game, tried = playthrough.game(), playthrough.played.since(since)
        await freeze(table, problems, [game.format(played.action) for played in tried])
    drafts = play_drafts(playthrough.game(), since, taken, request)
    drafts[0] = drafts[0]._replace(body={**drafts[0].body, **table.arrival(request)})
    if returning := return_drafts(table.snapshot, playthrough, request.user):
        drafts[-1] = drafts[-1]._replace(nonce="")
        drafts += [*returning[:-1], returning[-1]._replace(nonce=request.nonce)]
    return await commit_lesson(table, request, drafts, course) if course else await table.commit(drafts, playthrough)


def play_drafts(game: Game, since: int, taken: Sequence[TakenAction], request: Request) -> list[Draft]:
    """The drafts of actions that were taken since a ply; the last one carries the nonce."""
    drafts: list[Draft] = []
    for ply, (played, position, moment) in enumerate(taken, since + 1):
        body: dict[str, object] = {"action": game.format(played.action), "by": played.by}
        drafts.append(Draft(PLAY, ply, played.actor, request.user, body, position, moment=moment))
    drafts[-1:] = [draft._replace(nonce=request.nonce) for draft in drafts[-1:]]
    return drafts


async def freeze(table: Table, problems: list[str], actions: list[str]) -> NoReturn:
    """Stop one table whose rules went wrong: the evidence goes into its log, the position stays as it was."""
    log.error("table %s is frozen: %s", table.snapshot.table, problems)
    body: dict[str, object] = {"problem": "; ".join(problems)[:2000], "actions": actions}
    await table.commit_drafts(table.draft(BOT, FREEZE, body))
    raise RequestError("frozen", "something is wrong with this move: the table is frozen, nothing was changed")


async def why(table: Table, request: Request, *, action: object) -> Answer:
    """Name the rule that forbids an action in this position; None when it is allowed."""
    state = _position(table, request.user)
    try:
        reason = reason_against(state, read_action(state, action))
    except InputError as error:
        raise request_error(error) from error
    return _told(reason)


async def why_not(table: Table, request: Request, *, element: str) -> Answer:
    """Name the one reason why a press on an element does nothing in this position; None when it is for nothing."""
    return _told(reason_why_not(_position(table, request.user), element))


def _position(table: Table, user: int) -> State:
    """The position as a user sees it."""
    playthrough = table.seen_by(user).playthrough
    if playthrough is None:
        raise RequestError("not_started", "the table is open")
    return playthrough.state


def _told(reason: Reason | None) -> Answer:
    return {"refusal": None if reason is None else {**reason.refusal._asdict(), "sort": reason.sort}}
