"""What is decided about somebody, by a moderator or by the operator: it holds at once, and they are told why."""

from typing import NamedTuple

from sqlalchemy import Connection

from tabuleiro.server.clock import ago
from tabuleiro.server.context import Context
from tabuleiro.server.operations.removal import end_sessions
from tabuleiro.server.operations.trail import deed_of, note_deed
from tabuleiro.server.people import sanctions
from tabuleiro.server.people.sanctions import BAN, FOREVER, MUTE, Sanction
from tabuleiro.server.people.sessions import DAY
from tabuleiro.server.people.tidings import write_decision
from tabuleiro.server.sockets.hub import Hub
from tabuleiro.server.table.log_entry import NO_USER
from tabuleiro.server.table.notices.notice import Notice


class Judgement(NamedTuple):
    """No words (`mute`), no rated games (`no_rated`) or no way in (`ban`) for some days, 0 for good; or again."""

    user: int
    kind: str
    days: int = 0
    why: str = ""
    lift: bool = False


async def judge(context: Context, hub: Hub, judgement: Judgement, moderator: int = NO_USER) -> None:
    """Decide about somebody, as a moderator whose deed is noted, or as the operator whose order was."""
    now = context.clock.now()
    until = ago(now, -judgement.days * DAY) if judgement.days else FOREVER

    def write(database: Connection) -> list[Notice]:
        user, kind = judgement.user, judgement.kind
        if moderator != NO_USER:
            told = {"user": user, "kind": kind, "lift": judgement.lift, "until": until}
            note_deed(database, now, deed_of(moderator), kind, told)
        if judgement.lift:
            lifted = sanctions.lift_sanction(database, user, kind, now)
            return write_decision(database, [user] if lifted else [], f"un{kind}", lifted, now)
        made = Sanction(kind, until, " ".join(judgement.why.split()))
        number = sanctions.add_sanction(database, user, made, moderator, now)
        return write_decision(database, [user], kind, number, now)

    context.store.tell(await context.store.write(write))
    await apply(context, hub, judgement, until)


async def apply(context: Context, hub: Hub, judgement: Judgement, until: str) -> None:
    """Let a decision hold at once."""
    user = judgement.user
    if judgement.kind == MUTE:
        context.user_changed(user)
    if judgement.kind == MUTE and judgement.lift:
        context.muted.pop(user, None)
    elif judgement.kind == MUTE:
        context.muted[user] = until
    elif judgement.kind == BAN and not judgement.lift:
        await end_sessions(context, hub, user)
        for bot in [bot for bot, owner in context.bots.items() if owner == user]:
            hub.close(user=bot)
