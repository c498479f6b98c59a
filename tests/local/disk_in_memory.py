"""A disk in memory that keeps what it is told as a browser's does, and can be full; and what else a host wants."""

import asyncio
import json
from typing import Any

from tabuleiro.local.host import Host
from tabuleiro.local.workshop import work
from tabuleiro.texts.catalogue import Catalogue


class DiskInMemory:
    """Keeps JSON. `fault` is what the next writes are answered with; `written` tells every write in order."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.entries: dict[str, dict[int, list[Any]]] = {}
        self.known: dict[str, dict[str, Any]] = {}
        self.shelves: dict[str, dict[str, Any]] = {}
        self.fault = ""
        self.happened: list[str] = []
        """What was stored and what was told, in order."""

    async def write(self, changes: str) -> str:
        await asyncio.sleep(0)
        if self.fault:
            return json.dumps({"fault": self.fault, "text": "no room"})
        wanted = json.loads(changes)
        for change in wanted["changes"]:
            log = self.entries.get(change["table"], {})
            if any(entry[1] in log for entry in change["entries"]):
                return json.dumps({"fault": "taken"})
        for change in wanted["changes"]:
            self.tables[change["table"]] = {name: change[name] for name in ("key", "told", "lesson")}
            log = self.entries.setdefault(change["table"], {})
            log.update({entry[1]: entry for entry in change["entries"]})
            self.happened.append(f"stored {max(log)}")
        self.known |= {one["game"]: one for one in wanted["lessons"]}
        return "{}"

    async def replace(self, entries: str) -> str:
        for entry in json.loads(entries):
            self.entries[entry[0]][entry[1]] = entry
        return "{}"

    async def read(self, table: str) -> str:
        if table not in self.tables:
            return json.dumps({"found": None})
        log = self.entries[table]
        return json.dumps({"found": {"key": self.tables[table]["key"], "entries": [log[seq] for seq in sorted(log)]}})

    async def remove(self, table: str) -> str:
        self.tables.pop(table, None)
        self.entries.pop(table, None)
        return "{}"

    async def keep(self, shelf: str, row: str) -> str:
        if self.fault:
            return json.dumps({"fault": self.fault, "text": "no room"})
        kept = json.loads(row)
        self.shelves.setdefault(shelf, {})[kept["id"]] = kept
        return "{}"

    async def find(self, shelf: str, key: str) -> str:
        return json.dumps({"found": self.shelves.get(shelf, {}).get(key)})

    async def kept(self, shelf: str) -> str:
        return json.dumps({"found": [row for _, row in sorted(self.shelves.get(shelf, {}).items())]})

    async def drop(self, shelf: str, key: str) -> str:
        self.shelves.get(shelf, {}).pop(key, None)
        return "{}"

    async def lessons(self) -> str:
        return json.dumps({"found": list(self.known.values())})


class SearcherAtHand:
    """Searches where it is asked to, when `gate` opens; it may have been ended before."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.stopped = 0

    async def search(self, task: str) -> str:
        await self.gate.wait()
        return work(task, lambda: 0)

    def stop(self) -> None:
        self.stopped += 1


class Device:
    """A device with a host, a tab of the browser, and what the tab has heard."""

    def __init__(self, disk: DiskInMemory | None = None, searcher: SearcherAtHand | None = None) -> None:
        self.disk = disk or DiskInMemory()
        self.searcher = searcher or SearcherAtHand()
        self.host = Host(self.disk, self.searcher, Catalogue)
        self.name = "Ana"
        self.heard: list[dict[str, Any]] = []
        self.tab = self.host.open(self._hear)
        self._nonce = 0

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))
        if self.heard[-1]["type"] == "update":
            self.disk.happened.append(f"told {self.heard[-1]['seq']}")

    async def ask(self, method: str, path: str, body: object = None, **query: str) -> tuple[int, Any]:
        """The status and the answer to a request."""
        sent = "" if body is None else json.dumps(body)
        asked = {"name": self.name, "method": method, "path": path, "query": query, "body": sent}
        told = json.loads(await self.host.ask(json.dumps(asked)))
        return told["status"], json.loads(told["body"]) if told["type"] == "application/json" else told["body"]

    async def say(self, **message: object) -> dict[str, Any]:
        """Send a message; returns its answer."""
        self._nonce += 1
        nonce = f"n{self._nonce}"
        await self.tab.hear(json.dumps({**message, "nonce": nonce}))
        return next(one for one in reversed(self.heard) if one.get("nonce") == nonce)

    def update(self) -> dict[str, Any]:
        """What the tab last heard about its table."""
        return next(one for one in reversed(self.heard) if one["type"] == "update")

    async def create(self, *seats: dict[str, str], game: str = "luna") -> str:
        """A running table that the tab watches."""
        status, told = await self.ask("POST", "/api/tables", {"game": game, "seats": list(seats)})
        assert status == 201, told
        table: str = told["table"]
        assert (await self.say(type="subscribe", table=table))["type"] == "ack"
        return table

    async def settled(self, table: str) -> None:
        """Wait until no bot acts at a table any more."""
        while self.host.tables.bots.is_acting(table):  # noqa: ASYNC110 - who acts is known by the tables alone
            await asyncio.sleep(0)

    async def play_first(self, table: str) -> dict[str, Any]:
        """Take the first action that is offered."""
        return await self.play(table, self.update()["legal"][0])

    async def play(self, table: str, action: dict[str, Any]) -> dict[str, Any]:
        """Take an action that is offered."""
        seq = self.update()["seq"]
        return await self.say(type="play", table=table, seq=seq, seat=action["seat"], action=action["id"])
