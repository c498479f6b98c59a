"""Orders of an operator: the command line leaves them in the database, the running server carries them out.

So whoever plays sees it at once, and no second process writes behind the server's back. When no server takes an order,
the command line takes it itself: exactly one of them gets it (compare-and-swap on `taken`).
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.context import Context
from tabuleiro.server.errors import LostDatabase, RequestError, StoreError, brief
from tabuleiro.server.notices.signing import rotate_key
from tabuleiro.server.operations.announcement import LONGEST, announce
from tabuleiro.server.operations.judgement import Judgement, judge
from tabuleiro.server.operations.removal import delete_user, end_sessions
from tabuleiro.server.operations.trail import note_deed
from tabuleiro.server.people import identity
from tabuleiro.server.people.names import clean_line
from tabuleiro.server.people.sanctions import BAN, MUTE, NO_RATED
from tabuleiro.server.ratings.ledger import forget_table, set_void
from tabuleiro.server.sockets.hub import Hub
from tabuleiro.server.store import schema
from tabuleiro.server.table.club.stopping import go_on, stop
from tabuleiro.server.table.log_entry import CHAT
from tabuleiro.server.tournaments.commands import end_by_operator

log = logging.getLogger(__name__)
LOOK_SECONDS: Final = 1.0
"""How often the server looks for orders."""
DONE: Final = "done"
LONGEST_REASON: Final = 200


class Order(NamedTuple):
    """What is to be done, and to whom, to which table or to which tournament."""

    kind: str
    user: int = 0
    table: str = ""
    line: int = 0
    by: str = ""
    """Who gives it."""
    tournament: str = ""
    why: str = ""
    translated: str = ""
    """The same in Portuguese, where everybody reads it."""


def add_order(connection: Connection, order: Order, now: str) -> int:
    """Leave an order; returns its number."""
    values = {"body": json.dumps(order._asdict()), "created": now, "taken": False}
    [key] = connection.execute(insert(schema.orders).values(values)).inserted_primary_key or [0]
    return int(key)


def read_waiting(connection: Connection) -> list[int]:
    """The orders that nobody has taken, the oldest first."""
    query = select(schema.orders.c.id).where(schema.orders.c.taken.is_(False)).order_by(schema.orders.c.id)
    return list(connection.execute(query).scalars())


def take_order(connection: Connection, number: int) -> Order | None:
    """Take an order; None when somebody else has, or when only workers of a newer release know what it says."""
    own = schema.orders.c.id == number
    body = json.loads(connection.execute(select(schema.orders.c.body).where(own)).scalar() or "{}")
    if body.get("kind") not in KINDS or not body.keys() <= set(Order._fields):
        return None
    change = update(schema.orders).where(own, schema.orders.c.taken.is_(False)).values(taken=True)
    if connection.execute(change).rowcount != 1:
        return None
    return Order(**body)


def answer_order(connection: Connection, number: int, answer: str) -> None:
    """Write down what became of an order."""
    connection.execute(update(schema.orders).where(schema.orders.c.id == number).values(answer=answer))


def close_order(connection: Connection, number: int, order: Order, answer: str, now: str) -> None:
    """Write down what became of an order, and put it into the audit trail."""
    answer_order(connection, number, answer)
    about = {name: value for name, value in order._asdict().items() if value and name not in {"kind", "by"}}
    note_deed(connection, now, order.by, order.kind, {**about, "outcome": answer})


def read_answer(connection: Connection, number: int) -> tuple[bool, str | None]:
    """Whether an order was taken, and what became of it."""
    row = connection.execute(select(schema.orders).where(schema.orders.c.id == number)).one()
    return row.taken, row.answer


def remove_order(connection: Connection, number: int) -> None:
    """Forget an order whose answer was read."""
    connection.execute(delete(schema.orders).where(schema.orders.c.id == number))


async def ban(context: Context, hub: Hub, order: Order) -> None:
    """Let a user in no more."""
    now = context.clock.now()
    await context.store.write(lambda database: identity.set_banned(database, order.user, now))
    await end_sessions(context, hub, order.user)


async def unban(context: Context, _: Hub, order: Order) -> None:
    """Let a user in again."""
    await context.store.write(lambda database: identity.set_banned(database, order.user, None))


async def sanction(context: Context, hub: Hub, order: Order) -> None:
    """Let a user not speak (`mute`) or play no rated games (`no_rated`) for some days (`line`), 0 for good."""
    await judge(context, hub, Judgement(order.user, order.kind, order.line, order.why))


async def lift(context: Context, hub: Hub, order: Order) -> None:
    """Take back whatever stands against a user, whoever has decided it."""
    for kind in (MUTE, NO_RATED, BAN):
        await judge(context, hub, Judgement(order.user, kind, lift=True))
    await unban(context, hub, order)


async def remove_user(context: Context, hub: Hub, order: Order) -> None:
    """Delete a user with every word."""
    await delete_user(context, hub, order.user)


async def log_out(context: Context, hub: Hub, order: Order) -> None:
    """End every session of a user."""
    await end_sessions(context, hub, order.user)


async def void_table(context: Context, _: Hub, order: Order) -> None:
    """Let a finished table not count for ratings (`line`: 1), or count again."""
    if not await context.store.write(lambda database: set_void(database, order.table, void=bool(order.line))):
        raise RequestError("unknown_table", "no such table was counted")


async def freeze_table(context: Context, _: Hub, order: Order) -> None:
    """Stop a game that is being played."""
    await stop(await context.tables.find(order.table), clean_line(order.why)[:LONGEST_REASON])


async def unfreeze_table(context: Context, _: Hub, order: Order) -> None:
    """Let a frozen table go on."""
    await go_on(await context.tables.find(order.table))


async def rotate_secret(context: Context, _: Hub, _order: Order) -> None:
    """Sign links with a new key from now on; those that were signed with the old one are good for a month."""
    if context.config.secret_file:
        raise RequestError(
            "forbidden", f"the key is in {context.config.secret_file}: write a new one on its first line"
        )
    now = context.clock.now()
    await context.store.write(lambda database: rotate_key(database, now))
    await context.post.refresh()


async def announce_to_all(context: Context, hub: Hub, order: Order) -> None:
    """Show everybody a text for some hours (`line`); without a text nothing any more."""
    now, texts = context.clock.now(), (clean_line(order.why)[:LONGEST], clean_line(order.translated)[:LONGEST])
    await context.store.write(lambda database: announce(database, texts, now, order.line))
    hub.announce()


async def remove_table(context: Context, _: Hub, order: Order) -> None:
    """Remove a table with its log."""
    await context.tables.remove(order.table)
    await context.store.write(lambda database: forget_table(database, order.table))


async def end_tournament(context: Context, _: Hub, order: Order) -> None:
    """End a tournament: what was won stands, or it is called off."""
    is_off, why = order.kind == "cancel_tournament", clean_line(order.why)[:LONGEST_REASON]
    await context.director.change(order.tournament, lambda found: end_by_operator(found, why, is_off=is_off))


async def erase_line(context: Context, _: Hub, order: Order) -> None:
    """Erase a line of chat."""
    table = await context.tables.find(order.table)
    if not await table.erase(lambda entry: entry.kind == CHAT and entry.seq == order.line):
        raise RequestError("unknown", f"table {order.table} has no line {order.line}")


KINDS: Final[Mapping[str, Callable[[Context, Hub, Order], Awaitable[None]]]] = {
    "ban": ban,
    "unban": unban,
    "remove_user": remove_user,
    "log_out": log_out,
    "remove_table": remove_table,
    "mute": sanction,
    "no_rated": sanction,
    "lift": lift,
    "void_table": void_table,
    "freeze_table": freeze_table,
    "unfreeze_table": unfreeze_table,
    "rotate_secret": rotate_secret,
    "announce": announce_to_all,
    "erase_line": erase_line,
    "finish_tournament": end_tournament,
    "cancel_tournament": end_tournament,
}
"""Every order by its kind."""


async def carry_out(context: Context, hub: Hub, number: int) -> None:
    """Take an order, unless somebody else has, carry it out and answer it."""
    order = await context.store.write(lambda database: take_order(database, number))
    if order is None:
        return
    log.info("the operator orders: %s", order)
    try:
        await KINDS[order.kind](context, hub, order)
        answer = DONE
    except (RequestError, StoreError, SQLAlchemyError) as error:
        answer = str(error)
    now = context.clock.now()
    await context.store.write(lambda database: close_order(database, number, order, answer, now))


async def watch_orders(context: Context, hub: Hub) -> None:
    """Carry out what the operator orders, until the server stops. Of a fault that goes on the log is told once."""
    told = ""
    while True:
        try:
            for number in await context.store.read(read_waiting):
                await carry_out(context, hub, number)
            told = ""
        except LostDatabase:
            told = ""  # the store itself tells of that
        except (StoreError, SQLAlchemyError) as error:
            if brief(error) != told:
                log.warning("orders cannot be read now: %s", brief(error))
            told = brief(error)
        await asyncio.sleep(LOOK_SECONDS)
