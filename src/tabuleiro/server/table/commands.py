"""Every command by the type of its message: who may, on which table, and what the answer carries.

docs/protocol.md lists the same, and the tests of authorisation are made from it.
"""

import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import moves, seating, standins, undo
from tabuleiro.server.table.clocks import commands as time
from tabuleiro.server.table.club import invitations
from tabuleiro.server.table.club.phrases import ONLY_PHRASES, PHRASES
from tabuleiro.server.table.club.phrases import SILENT as NO_WORDS
from tabuleiro.server.table.cluster.attempts import attempted
from tabuleiro.server.table.hints import commands as hints
from tabuleiro.server.table.lessons import steps
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.log_entry import CHAT, LARGEST_SALT, MUTE, NO_USER
from tabuleiro.server.table.table import Answer, Request, Subscriber, Table

SUBSCRIPTIONS: Final = 50
"""The most tables that one socket may watch."""


class Message(NamedTuple):
    """A client's message in the right form; `fields` are the arguments of its command."""

    kind: str
    nonce: str
    table: str
    key: str
    seq: int
    fields: Mapping[str, Any]
    arrived: int = 0
    """When it came, in milliseconds; never what the client says about it."""


class Client(Subscriber, Protocol):
    """Whoever sends messages: one end of a socket."""

    name: str
    tables: dict[str, Table]
    """The tables that it watches."""

    def acknowledge(self, nonce: str, **carried: object) -> None:
        """Send that a message is done, and stored."""


async def answer(client: Client, tables: LiveTables, message: Message) -> None:
    """Carry a message out and acknowledge it; whatever is refused raises."""
    if message.kind == "ping":
        client.acknowledge(message.nonce, now=tables.ports.clock.now())
        return
    if message.kind not in PUBLIC and client.user == NO_USER:
        raise RequestError("unauthenticated", "this needs a session")
    table = await find(client, tables, message)
    if message.seq > table.snapshot.seq:
        await table.catch_up(message.seq)  # what a client has seen, every worker knows
    try:
        await carry_out(client, tables, table, message)
    except RequestError as error:
        if error.code == "stale":
            error.update = table.present(client.user).text_for(client.user, table.audience.get(client, ""))
        raise


@attempted
async def carry_out(client: Client, tables: LiveTables, table: Table, message: Message) -> None:
    """Carry out what a client asks of a table, and acknowledge it."""
    request = Request(client.user, message.nonce, message.seq, message.arrived)
    if message.kind in SPOKEN:
        check_talk(tables.talk, message.kind)
    if message.kind in HINT_COMMANDS:
        await HINT_COMMANDS[message.kind](client, table, request, tables.hints, **message.fields)
        client.acknowledge(message.nonce)
    elif message.kind in CLIENT_COMMANDS:
        await CLIENT_COMMANDS[message.kind](client, table, request, **message.fields)
    else:
        client.acknowledge(message.nonce, **await COMMANDS[message.kind](table, request, **message.fields))


async def find(client: Client, tables: LiveTables, message: Message) -> Table:
    """The table that a message is about; one that the client watches needs no key again."""
    if message.table in client.tables:
        return await tables.find(message.table)
    return await tables.find_visible(message.table, client.user, message.key)


async def subscribe(client: Client, table: Table, request: Request, *, form: str = "") -> None:
    """Watch a table; the present update follows the answer at once, in the form that was asked for."""
    name = table.snapshot.table
    if name not in client.tables and len(client.tables) >= SUBSCRIPTIONS:
        raise RequestError("too_fast", f"a socket may watch {SUBSCRIPTIONS} tables at most")
    with contextlib.suppress(RequestError):  # what cannot be read now is found by looking
        await table.catch_up()
    async with table.entered():
        table.seen_by(client.user)  # whoever may not look on is refused
        client.tables[name] = table
        client.acknowledge(request.nonce)
        client.send(table.subscribe(client, form))


async def unsubscribe(client: Client, table: Table, request: Request) -> None:
    """Watch a table no more."""
    client.tables.pop(table.snapshot.table, None)
    table.unsubscribe(client)
    client.acknowledge(request.nonce)


def check_talk(allowed: str, kind: str) -> None:
    """Refuse what is not said here: `allowed` is what a table has agreed on, or what the server lets people say."""
    if allowed == NO_WORDS:
        raise RequestError("forbidden", "nobody speaks here", None, "error-chat-off")
    if allowed == ONLY_PHRASES and kind != "phrase":
        raise RequestError("forbidden", "one speaks in phrases here", None, "error-phrases-only")


async def chat(client: Client, table: Table, request: Request, *, text: str) -> None:
    """Say something to everybody who watches; whoever plays, watches or created the table may."""
    check_talk(table.snapshot.agreed().chat, "chat")
    await speak(client, table, request, {"text": text})


async def phrase(client: Client, table: Table, request: Request, *, phrase: str) -> None:
    """Say one of the quick phrases, which everybody reads in their own language."""
    if phrase not in PHRASES:
        raise RequestError("malformed", f"unknown phrase {phrase!r}: expected one of {', '.join(PHRASES)}")
    check_talk(table.snapshot.agreed().chat, "phrase")
    await speak(client, table, request, {"text": "", "phrase": phrase})


async def speak(client: Client, table: Table, request: Request, words: dict[str, object]) -> None:
    """Put what somebody says into the log, unless they may not speak here."""
    if table.ports.is_muted(client.user):
        raise RequestError("muted", "a moderator has muted this user", None, "error-muted-everywhere")
    if not table.snapshot.is_member(client.user) and table.snapshot.table not in client.tables:
        raise RequestError("forbidden", "only who is at the table may speak there")
    async with table.entered():
        if client.user in table.snapshot.muted:
            raise RequestError("forbidden", "the host has muted this user", None, "error-muted")
        if table.done_by(request) is None:
            salt = table.ports.randrange(LARGEST_SALT)
            said: dict[str, object] = {"name": client.name, "salt": salt, **words}
            await table.commit_drafts(table.draft(request, CHAT, said))
    client.acknowledge(request.nonce)


async def erase(table: Table, request: Request, *, line: int) -> Answer:
    """Erase a line of chat for good: whoever said it may, and the host."""
    said = next((one for one in table.snapshot.chat if one["seq"] == line), None)
    if request.user != table.snapshot.host and (said is None or said["user"] != request.user):
        raise RequestError("forbidden", "only who said it and the host may erase it")
    await table.erase(lambda entry: entry.kind == CHAT and entry.seq == line)
    return {}


async def mute(table: Table, request: Request, *, user: int, muted: bool) -> Answer:
    """Let a user speak here no more, or again, as the host may."""
    async with table.entered():
        if request.user != table.snapshot.host:
            raise RequestError("forbidden", "only the host mutes")
        if table.done_by(request) is None and (user in table.snapshot.muted) != muted:
            await table.commit_drafts(table.draft(request, MUTE, {"user": user, "muted": muted}))
        return {}


PUBLIC: Final = frozenset({"subscribe", "unsubscribe", "why", "why_not", "watch", "unwatch", "ping"})
"""Messages that need no session."""
OF_BOTS: Final = PUBLIC | {"play", "resign", "take_back", "invite_answer", "phrase"}
"""Messages of bots of others: they play, and leave to people what people agree on among themselves."""
SPOKEN: Final = frozenset({"chat", "phrase"})
"""Messages by which people speak."""
CLIENT_COMMANDS: Final[Mapping[str, Callable[..., Awaitable[None]]]] = {
    "subscribe": subscribe,
    "unsubscribe": unsubscribe,
    "chat": chat,
    "phrase": phrase,
}
"""Commands that concern the client itself: what it watches, what it is called."""
HINT_COMMANDS: Final[Mapping[str, Callable[..., Awaitable[None]]]] = {
    "hint": hints.hint,
    "hint_stop": hints.hint_stop,
    "warn": hints.warn,
}
"""Commands about hints: whose answers follow later, to one client."""
COMMANDS: Final[Mapping[str, Callable[..., Awaitable[Answer]]]] = {
    "play": moves.play,
    "undo": undo.undo,
    "undo_answer": undo.answer_undo,
    "redo": undo.redo,
    "learn": steps.learn,
    "why": moves.why,
    "why_not": moves.why_not,
    "resign": standins.resign,
    "hand_over": standins.hand_over,
    "take_back": standins.take_back,
    "move_now": standins.move_now,
    "dismiss": seating.dismiss,
    "pause": time.pause,
    "grant": time.grant,
    "wait": time.wait,
    "invite_answer": invitations.answer_invitation,
    "erase": erase,
    "mute": mute,
}
"""Commands that concern the table alone. Their keyword arguments are the fields of their message; a test compares."""
