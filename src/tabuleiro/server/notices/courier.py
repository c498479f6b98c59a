"""The courier: makes letters of what is due and has them carried, until the server stops.

Everything is stored before it is done and struck off after it: whatever is killed in between is done again under the
same name (at least once). No move ever waits for a letter.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server import metrics
from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import LostDatabase, StoreError, brief
from tabuleiro.server.notices.attention import Attention
from tabuleiro.server.notices.carrier import Carrier, Outcome, Words
from tabuleiro.server.notices.channels import (
    Channel,
    note_arrival,
    note_fault,
    note_refusal,
    read_channel,
    remove_channel,
)
from tabuleiro.server.notices.composing import Composed, compose, is_due
from tabuleiro.server.notices.letter import NOTICE, Letter, postpone, read_due, remove_letter, still_true
from tabuleiro.server.notices.signing import UNSUBSCRIBE, sign
from tabuleiro.server.notices.wishes import MAIL, read_wishes
from tabuleiro.server.notices.wording import Reader, put_into_words
from tabuleiro.server.store import schema
from tabuleiro.server.store.club.standing import is_banned
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.notices.notice import MODERATION

log = logging.getLogger(__name__)
ROUND_SECONDS: Final = 5.0
"""How often the outbox is looked at."""
AT_ONCE: Final = 20
"""How many letters are on their way at the same time."""


class Courier:
    """Carries what is due."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        attention: Attention,
        carriers: Mapping[str, Carrier],
        origin: str,
        key: Callable[[], str],
    ) -> None:
        self._store = store
        self._clock = clock
        self._attention = attention
        self.carriers = carriers
        self._origin = origin
        self._key = key
        """What links are signed with."""
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._called = asyncio.Event()
        self._told = ""
        self.is_on_duty: Callable[[], bool] = lambda: True
        """Whether this worker carries for all."""

    def call(self) -> None:
        """Look at the post now: somebody waits for a letter."""
        self._called.set()

    async def work(self) -> None:
        """Make rounds until the server stops."""
        while True:
            if self.is_on_duty():
                await self.make_round()
            try:
                await asyncio.wait_for(self._called.wait(), ROUND_SECONDS)
            except TimeoutError:
                continue
            finally:
                self._called.clear()

    async def make_round(self) -> None:
        """Write what is due and begin to carry it; of a database that fails the log is told once."""
        try:
            await self._compose()
            await self._begin()
            self._told = ""
        except (SQLAlchemyError, StoreError) as error:
            if brief(error) != self._told and not isinstance(error, LostDatabase):  # of that the store tells
                log.warning("notices wait: %s", brief(error))
            self._told = brief(error)

    async def finish(self) -> None:
        """Wait for what is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way.values())

    async def close(self) -> None:
        """Carry nothing more; what was under way is carried again after the next start."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _compose(self) -> None:
        """Write letters about everything that is due."""
        self._attention.forget()
        now, done = self._clock.now(), Composed(0, 0, more=True)
        if not self._attention.is_known() or not await self._store.read(lambda database: is_due(database, now)):
            return
        while done.more:
            done = await self._store.write(lambda database: compose(database, now, self._attention.is_looking))
            if done.dropped:
                log.critical("the outbox is full: %d notices are told in the page alone", done.dropped)
                metrics.NOTICES.labels("any", "dropped").inc(done.dropped)

    async def _begin(self) -> None:
        """Begin to carry letters, as many as may be under way."""
        room = AT_ONCE - len(self._under_way)
        now, busy = self._clock.now(), list(self._under_way)
        if room <= 0:
            return
        for letter in await self._store.read(lambda database: read_due(database, now, busy, room)):
            task = asyncio.create_task(self._carry(letter))
            self._under_way[letter.id] = task
            task.add_done_callback(partial(self._end, letter.id))

    def _end(self, number: int, _: asyncio.Task[None]) -> None:
        """A letter is not under way any more."""
        self._under_way.pop(number, None)

    async def _carry(self, letter: Letter) -> None:
        """Carry one letter and note what has become of it."""
        try:
            prepared = await self._store.read(lambda database: self._prepare(database, letter))
            if prepared is None:
                await self._store.write(lambda database: remove_letter(database, letter))
                return
            channel, words = prepared
            outcome = await self._hand_over(channel, words)
            metrics.NOTICES.labels(channel.kind, outcome.value).inc()
            await self._store.write(lambda database: self._note(database, letter, channel, outcome))
        except (SQLAlchemyError, StoreError) as error:
            log.warning("a letter is carried again later: %s", brief(error))

    async def _hand_over(self, channel: Channel, words: Words) -> Outcome:
        """Let a carrier try; whatever goes wrong inside it is a letter that did not arrive."""
        try:
            return await self.carriers[channel.kind].carry(channel, words)
        except Exception:
            log.exception("a letter could not be carried by %s", channel.kind)
            return Outcome.FAILED

    def _prepare(self, database: Connection, letter: Letter) -> tuple[Channel, Words] | None:
        """The channel of a letter and what it says now; None when it has nothing to say, or no way to go."""
        channel, left = read_channel(database, letter.channel), still_true(database, letter)
        if channel is None or left is None or channel.kind not in self.carriers:
            return None
        if letter.about == NOTICE and not channel.is_used():
            return None
        users = schema.users.c
        query = select(users.language, users.name).where(users.id == letter.user, users.banned.is_(None))
        user = database.execute(query).first()
        if user is None:
            return None
        if letter.about == NOTICE and is_banned(database, letter.user, self._clock.now()):
            items = tuple(item for item in left.items if item.event == MODERATION)
            if not items:
                return None
            left = left._replace(items=items)  # whoever may not come in learns why, and nothing else
        stop = ""
        if channel.kind == MAIL:
            stop = f"{self._origin}/api/unsubscribe?token={sign(self._key(), UNSUBSCRIBE, channel.id, channel.secret)}"
        reader = Reader(user.language, read_wishes(database, letter.user).zone, user.name)
        return channel, put_into_words(left, reader, self._origin, stop, moment_of(self._clock.now()))

    def _note(self, database: Connection, letter: Letter, channel: Channel, outcome: Outcome) -> None:
        """Note what has become of a letter, and what that says about its channel."""
        if outcome is Outcome.GONE:
            remove_channel(database, channel.user, channel.id)
            return
        if outcome is Outcome.FAILED and postpone(database, letter, moment_of(self._clock.now())):
            return
        remove_letter(database, letter)
        if outcome is Outcome.ARRIVED:
            note_arrival(database, channel)
        elif outcome is Outcome.REFUSED:
            note_refusal(database, channel)
        else:
            note_fault(database, channel)
