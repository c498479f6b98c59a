"""Everything that a browser's worker holds in place of a server (its composition root), and what JavaScript calls."""

import json
import secrets
from collections.abc import Callable
from typing import Final

from tabuleiro import __version__
from tabuleiro.core.screen import Text
from tabuleiro.local import door
from tabuleiro.local.adviser import DeviceAdviser
from tabuleiro.local.desk import Desk
from tabuleiro.local.disk import ME, Disk, DiskStore
from tabuleiro.local.studies import Studies
from tabuleiro.local.tab import Tab
from tabuleiro.local.thinker import DeviceThinker
from tabuleiro.local.workshop import Searcher, Workshop
from tabuleiro.server.answers.text_board import Speech
from tabuleiro.server.clock import SystemClock
from tabuleiro.server.people.names import clean_name
from tabuleiro.server.people.user import User
from tabuleiro.server.table.bots.bot_turns import BotTurns
from tabuleiro.server.table.hints.hint_turns import HintTurns
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.wire import encode_text

PROTOCOL: Final = 1
NOBODY_YET: Final = "?"
"""What somebody is called who has only looked so far."""
LOCAL: Final = "~"
"""What the id of a table on a device begins with: by it the page knows whom to ask."""


class Host:
    """The tables of this device."""

    def __init__(self, disk: Disk, searcher: Searcher, speech: Speech) -> None:
        self.store = DiskStore(disk)
        clock = SystemClock()
        workshop = Workshop(searcher)
        bots = BotTurns(DeviceThinker(workshop), clock, is_free=False)
        hints = HintTurns(DeviceAdviser(workshop), clock)
        chance = secrets.SystemRandom().randrange
        self.tables = LiveTables(
            self.store, clock, chance, bots, gone_seconds=0, is_guest=lambda user: user == ME, mark=LOCAL, hints=hints
        )
        self.tables.turns_changed = self._send_turns
        self.user = User(ME, NOBODY_YET, is_guest=True, language="en", preferences={})
        studies = Studies(self.store, workshop, clock)
        self.desk = Desk(self.store, self.tables, studies, clock, speech)
        self._tabs: set[Tab] = set()

    async def begin(self) -> None:
        """Read what must be known before anybody asks."""
        await self.store.begin()

    async def ask(self, asked: str) -> str:
        """Answer what is asked once: JSON in (`name`, `method`, `path`, `query`, `body`), JSON out (`Told`)."""
        question = json.loads(asked)
        name = question.pop("name")
        told = await door.answer(self.desk, lambda: self._named(name), **question)
        return json.dumps({"status": told.status, "type": told.media_type, "body": told.body, "file": told.file})

    def _named(self, name: str) -> User:
        """Whoever asks, by the name that the page knows them by; whoever only looks has none yet."""
        if name != NOBODY_YET:
            self.user = self.user._replace(name=clean_name(name))
        return self.user

    def open(self, post: Callable[[str], object]) -> Tab:
        """Let a tab in; it is greeted as a server would."""
        tab = Tab(self.tables, self.user.name, post)
        self._tabs.add(tab)
        tab.send(
            encode_text(
                {
                    "type": "hello",
                    "protocol": PROTOCOL,
                    "server": __version__,
                    "user": self.user.encode(),
                    "turns": self._turns(),
                    "gone_seconds": 0,
                    "now": self.tables.ports.clock.now(),
                }
            )
        )
        return tab

    def close(self, tab: Tab) -> None:
        """Let a tab go."""
        tab.leave()
        self._tabs.discard(tab)

    def forget_idle(self) -> None:
        """Drop tables from memory that nobody uses; their log has everything."""
        self.tables.forget_idle()

    def _turns(self) -> list[str]:
        return list(self.tables.waiting.get(ME, ()))

    def _send_turns(self, _user: int, table: str) -> None:
        """Send to the tabs which tables wait now; those that watch the table have its update."""
        text = encode_text({"type": "turns", "tables": self._turns()})
        for tab in self._tabs:
            if table not in tab.tables:
                tab.send(text)


def spoken(translate: Callable[[str, str, str, str], str]) -> Speech:
    """The texts that a browser has already, as the text board wants them: each message is one call (@fluent/bundle)."""

    def speech(game: str, language: str, names: tuple[str, ...]) -> Text:
        players = json.dumps(names)

        def text(message: str, arguments: dict[str, int | str] | None = None) -> str:
            filled = json.dumps({"message": message, "arguments": arguments or {}})
            return translate(game, language, players, filled)

        return text

    return speech
