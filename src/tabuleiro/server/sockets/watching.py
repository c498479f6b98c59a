"""The messages about topics: who may watch what. Everybody may watch the lobby.

Whoever may see a tournament may watch it, as late as they see it.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol

from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.commands import Message
from tabuleiro.server.topics import LOBBY, Listener

TOURNAMENT: Final = "tournament"


class Watcher(Listener, Protocol):
    """Whoever sends messages about topics."""

    user: int

    def acknowledge(self, nonce: str, **carried: object) -> None:
        """Send that a message is done."""


async def watch(client: Watcher, context: Context, message: Message) -> None:
    """Tell a client of a topic from now on, if there is such a topic for it."""
    topic = str(message.fields["topic"])
    if topic == LOBBY:
        context.topics.watch(topic, client)
        client.acknowledge(message.nonce)
        return
    kind, _, name = topic.partition(":")
    if kind != TOURNAMENT:
        raise RequestError("unknown", "there is no such topic")
    seen = await context.director.look_at(name, client.user, message.key)
    now = context.clock.milliseconds()
    expected = {moment_of(entry.time) + seen.delay - now + 1 for entry in seen.hidden}
    context.topics.watch(topic, client, seen.delay, expected)
    client.acknowledge(message.nonce)


async def unwatch(client: Watcher, context: Context, message: Message) -> None:
    """Tell a client of a topic no more."""
    context.topics.unwatch(str(message.fields["topic"]), client)
    client.acknowledge(message.nonce)


TOPIC_COMMANDS: Final[Mapping[str, Callable[[Watcher, Context, Message], Awaitable[None]]]] = {
    "watch": watch,
    "unwatch": unwatch,
}
"""Commands about topics, by the type of their message."""
