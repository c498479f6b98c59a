"""Answers to client messages: who may, then what is done. docs/protocol.md lists the same."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol

from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.identity import User
from tabuleiro.server.table import moves, seating
from tabuleiro.server.table.table import Subscriber, Table

SUBSCRIPTIONS: Final = 50
"""The most tables that one socket may watch."""


class Message(NamedTuple):
    """A message that has the right form."""

    kind: str
    nonce: str
    fields: dict[str, Any]

    def text(self, name: str) -> str:
        """A text field; empty when the message has none."""
        return str(self.fields.get(name, ""))

    def integer(self, name: str) -> int:
        """A number field."""
        value = self.fields[name]
        assert isinstance(value, int), "checked when the message was read"
        return value

    def action(self) -> object:
        """The action, a number or a text."""
        return self.fields["action"]


class Asker(Subscriber, Protocol):
    """Whoever sent a message."""

    who: User | None
    context: Context
    tables: dict[str, Table]

    def acknowledge(self, message: Message, **more: object) -> None:
        """Say that it is done, and stored."""


async def answer(asker: Asker, message: Message) -> None:
    """Answer a message; whatever is refused raises."""
    if message.kind == "ping":
        asker.acknowledge(message)
        return
    if message.kind in NEEDS_SESSION and asker.who is None:
        raise RequestError("unauthenticated", "this needs a session")
    table = await find(asker, message)
    try:
        await ANSWERS[message.kind](asker, message, table)
    except RequestError as error:
        if error.code == "stale":
            error.update = table.present().text_for(asker.user)
        raise


async def find(asker: Asker, message: Message) -> Table:
    """The table that a message is about; one that the socket watches needs no key again."""
    name = message.text("table")
    if name in asker.tables:
        return await asker.context.tables.find(name)
    return await asker.context.find_table(name, asker.user, message.text("key"))


async def subscribe(asker: Asker, message: Message, table: Table) -> None:
    """Watch a table."""
    name = table.snapshot.table
    if name not in asker.tables and len(asker.tables) >= SUBSCRIPTIONS:
        raise RequestError("too_fast", f"a socket may watch {SUBSCRIPTIONS} tables at most")
    asker.tables[name] = table
    asker.acknowledge(message)
    asker.send(table.subscribe(asker))


async def unsubscribe(asker: Asker, message: Message, table: Table) -> None:
    """Watch a table no more."""
    asker.tables.pop(table.snapshot.table, None)
    table.unsubscribe(asker)
    asker.acknowledge(message)


async def play(asker: Asker, message: Message, table: Table) -> None:
    """Take an action."""
    seq, seat = message.integer("seq"), message.integer("seat")
    seq = await moves.play(table, asker.user, message.nonce, seq, seat, message.action())
    asker.acknowledge(message, seq=seq)


async def undo(asker: Asker, message: Message, table: Table) -> None:
    """Go back, or ask the others."""
    seq, ply = message.integer("seq"), message.integer("ply")
    seq, done = await moves.undo(table, asker.user, message.nonce, seq, ply)
    asker.acknowledge(message, seq=seq, done=done)


async def undo_answer(asker: Asker, message: Message, table: Table) -> None:
    """Agree to a pending undo, or not."""
    seq, accept = message.integer("seq"), bool(message.integer("accept"))
    seq = await moves.answer_undo(table, asker.user, message.nonce, seq, accept=accept)
    asker.acknowledge(message, seq=seq)


async def redo(asker: Asker, message: Message, table: Table) -> None:
    """Take an undo back."""
    asker.acknowledge(message, seq=await moves.redo(table, asker.user, message.nonce, message.integer("seq")))


async def why(asker: Asker, message: Message, table: Table) -> None:
    """Name the rule that forbids an action."""
    refusal = moves.why(table, message.action())
    asker.acknowledge(message, refusal=None if refusal is None else refusal._asdict())


async def resign(asker: Asker, message: Message, table: Table) -> None:
    """Give a seat to a bot for good."""
    seq, seat = message.integer("seq"), message.integer("seat")
    asker.acknowledge(message, seq=await seating.resign(table, asker.user, message.nonce, seq, seat))


async def hand_over(asker: Asker, message: Message, table: Table) -> None:
    """Give the seat of somebody who is gone to a bot."""
    seq, seat, level = message.integer("seq"), message.integer("seat"), message.text("level")
    asker.acknowledge(message, seq=await seating.hand_over(table, asker.user, message.nonce, seq, seat, level))


async def take_back(asker: Asker, message: Message, table: Table) -> None:
    """Play again where a bot stood in."""
    seq, seat = message.integer("seq"), message.integer("seat")
    asker.acknowledge(message, seq=await seating.take_back(table, asker.user, message.nonce, seq, seat))


async def chat(asker: Asker, message: Message, table: Table) -> None:
    """Say something to everybody who watches."""
    snapshot = table.snapshot
    is_member = bool(snapshot.seats_of(asker.user)) or asker.user == snapshot.host
    if not is_member and snapshot.table not in asker.tables:
        raise RequestError("forbidden", "only who is at the table may speak there")
    assert asker.who is not None, "checked in answer()"
    await moves.chat(table, asker.user, message.nonce, asker.who.name, message.text("text"))
    asker.acknowledge(message)


Answer = Callable[[Asker, Message, Table], Awaitable[None]]
ANSWERS: Final[dict[str, Answer]] = {
    "subscribe": subscribe,
    "unsubscribe": unsubscribe,
    "play": play,
    "undo": undo,
    "undo_answer": undo_answer,
    "redo": redo,
    "why": why,
    "resign": resign,
    "hand_over": hand_over,
    "take_back": take_back,
    "chat": chat,
}
NEEDS_SESSION: Final = frozenset({"play", "undo", "undo_answer", "redo", "resign", "hand_over", "take_back", "chat"})
