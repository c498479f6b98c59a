"""Plays on a server as a bot account does: by the page's own protocol, over one socket (docs/protocol.md)."""

import json
import secrets
import time
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, Final, Protocol
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

from tabuleiro.arena.engines.engine_bot import SECONDS as ENGINE_SECONDS
from tabuleiro.arena.engines.engine_bot import EngineBot
from tabuleiro.bots.levels import SECONDS, new_bot
from tabuleiro.cli.shell import BadInput
from tabuleiro.core.action import Arguments
from tabuleiro.core.registry import find_edition
from tabuleiro.core.state import State

FIRST_PAUSE, LAST_PAUSE = 1.0, 30.0
"""Seconds until it comes back: twice as long each time, but for some chance (exponential back-off with jitter)."""
REFUSED_SECONDS: Final = 0.5
"""How long it waits when it was too fast, before it looks at the table again."""
CLOCK_SHARE: Final = 0.05
"""A turn takes at most this share of what is left on the clock."""
LEAST_SECONDS: Final = 0.05
Json = Mapping[str, Any]
"""What comes over the wire."""


class Say(Protocol):
    """Tells whoever runs the bot what happens."""

    def __call__(self, message: str, arguments: Arguments | None = None, style: str = "plain") -> None:
        """Say a message of the shell's catalogue."""


class Players:
    """Who chooses: one of our levels, or an engine, one process a table."""

    def __init__(self, level: str, command: str, budget: float | None) -> None:
        self.level, self.command, self.budget = level, command, budget
        self.engines: dict[str, EngineBot] = {}

    def choose(self, table: str, state: State, left: int | None) -> int:
        """What is played at a table; `left` are the milliseconds on the clock, where there is one."""
        if self.command:
            return self.engine(table, state, left).choose(state)
        return new_bot(self.level, secrets.randbits(32), self.seconds(SECONDS.get(self.level, 0.0), left)).choose(state)

    def engine(self, table: str, state: State, left: int | None) -> EngineBot:
        """The engine of a table, with the time that it has."""
        if table not in self.engines:
            self.engines[table] = EngineBot(self.command, state.game(), secrets.randbits(32))
        engine = self.engines[table]
        engine.seconds, engine.clock_left = self.seconds(ENGINE_SECONDS, left), left
        return engine

    def seconds(self, usual: float, left: int | None) -> float:
        """How long a turn may take."""
        wanted = usual if self.budget is None else self.budget
        return wanted if left is None else max(LEAST_SECONDS, min(wanted, CLOCK_SHARE * left / 1000))

    def end(self, table: str) -> list[str]:
        """Let the engine of a table go; returns what it has done wrong."""
        engine = self.engines.pop(table, None)
        if engine is None:
            return []
        engine.close()
        return engine.faults

    def close(self) -> None:
        """Let all engines go."""
        for table in list(self.engines):
            self.end(table)


class NetworkPlayer:
    """One bot account on one server."""

    def __init__(self, server: str, token: str, players: Players, say: Say) -> None:
        parts = urlsplit(server)
        if parts.scheme not in {"http", "https"} or not parts.netloc:
            raise BadInput("bad-server", {"server": server})
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self.players, self.say = players, say
        self.over: set[str] = set()
        """The tables that are finished."""
        self._asked: dict[str, str] = {}
        """For every message that was not answered yet, the table that it is about."""

    def offer(self, body: str) -> None:
        """Make a standing offer; what the server refuses is told."""
        address = f"{self.server}/api/bots/me/offer"
        request = Request(address, body.encode(), self.headers, method="PUT")  # noqa: S310 - http(s), as checked above
        try:
            urlopen(request, timeout=20).close()  # noqa: S310 - the same
        except HTTPError as error:
            text = json.loads(error.read() or b"{}").get("text", error.reason)
            raise BadInput("bot-refused", {"server": self.server, "why": str(text)}) from error
        except (URLError, TimeoutError) as error:
            raise BadInput("no-server", {"server": self.server, "why": str(error)}) from error

    def run(self, games: int) -> None:
        """Play, until so many games are over (0: for ever); comes back whenever the socket is lost."""
        pause = FIRST_PAUSE
        address = f"ws{self.server.removeprefix('http')}/api/socket"
        while not games or len(self.over) < games:
            try:
                with connect(address, additional_headers=self.headers, max_size=None, open_timeout=20) as socket:
                    self.say("bot-connected", {"server": self.server})
                    pause = FIRST_PAUSE
                    self._listen(socket, games)
            except InvalidStatus as error:
                if error.response.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
                    raise BadInput("bot-refused", {"server": self.server, "why": str(error)}) from error
                pause = self._wait(pause)
            except InvalidURI as error:
                raise BadInput("bad-server", {"server": self.server}) from error
            except (OSError, ConnectionClosed, InvalidHandshake):
                pause = self._wait(pause)

    def _wait(self, pause: float) -> float:
        self.say("bot-waiting", {"seconds": round(pause)}, "dim")
        time.sleep(pause * (0.5 + secrets.randbelow(1000) / 1000))
        return min(2 * pause, LAST_PAUSE)

    def _listen(self, socket: ClientConnection, games: int) -> None:
        """Answer what the server says, until the socket is closed or enough was played."""
        self._asked.clear()
        for text in socket:
            self._hear(json.loads(text), lambda kind, table, **fields: self._send(socket, kind, table, **fields))
            if games and len(self.over) >= games:
                return

    def _send(self, socket: ClientConnection, kind: str, table: str, **fields: object) -> None:
        nonce = secrets.token_hex(8)
        self._asked[nonce] = table
        socket.send(json.dumps({"type": kind, "nonce": nonce, "table": table, **fields}))

    def _hear(self, message: Json, send: Callable[..., None]) -> None:
        """Do what a message asks for."""
        kind = message["type"]
        if kind == "ack":
            self._asked.pop(message["nonce"], None)
        elif kind == "error":
            self._look_again(message, send)
        elif kind in {"hello", "turns"}:
            for table in message["turns" if kind == "hello" else "tables"]:
                send("subscribe", table, form="bot")
        elif kind == "invited":
            send("invite_answer", message["table"], accept=True)
        elif kind == "position":
            self._decide(message, send)

    def _look_again(self, error: Json, send: Callable[..., None]) -> None:
        """A move that was not taken is decided anew, from the table as it stands now."""
        table = self._asked.pop(error["nonce"], "")
        if error["code"] == "stale" and error.get("update"):
            self._decide(error["update"], send)
        elif table and error["code"] in {"too_fast", "busy"}:
            time.sleep(REFUSED_SECONDS)
            send("subscribe", table, form="bot")
        else:
            self.say("bot-error", {"table": table, "why": error["text"]}, "bad")

    def _decide(self, message: Json, send: Callable[..., None]) -> None:
        """Play when the table waits for us, and let it go when it is over."""
        table = message["table"]
        if message["legal"]:
            game = find_edition(message["game"], message["version"], message["components"])
            state = game.load(message["position"])
            left = message["clocks"]["left"] if message["clocks"] else None
            action = self.players.choose(table, state, left)
            send("play", table, seq=message["seq"], seat=message["actor"], action=game.format(action))
        elif message["state"] == "finished" and table not in self.over:
            self.over.add(table)
            faults = self.players.end(table)
            self.say("bot-game-over", {"table": table, "game": message["game"], "faults": ", ".join(faults) or "0"})
            send("unsubscribe", table)
