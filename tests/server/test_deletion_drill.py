"""The deletion drill: whoever leaves for good is found nowhere any more, neither in files nor in backups."""

import asyncio
import shutil
import subprocess
from contextlib import closing
from pathlib import Path

from server_process import serving
from typer.testing import CliRunner

from server.people import Json, Person, account, eventually
from tabuleiro.cli import app
from tabuleiro.server.operations.retention import pack_table
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store, read_entries

PASSWORD = "a long enough canary"  # noqa: S105 - of somebody who exists in a test only
TABLES = 50
CANARIES = ["Canaria Silvestre", "Canaria Segunda", *(f"canary number {n} sings" for n in range(TABLES))]
"""Two names, and a line for each table."""
PACKED = 3
"""Tables whose logs are packed by then."""
CLOCK = {"kind": "live", "bank": 600_000, "gain": 45_000, "cap": 600_000}
HOOK = "https://example.org/canary-hook"
"""Where somebody wants to be told."""


def files_of(database: str) -> dict[str, bytes]:
    """A SQLite database and everything beside it; of PostgreSQL nothing lies here."""
    if not database.startswith("sqlite"):
        return {}
    path = Path(database.removeprefix("sqlite:///"))
    return {file.name: file.read_bytes() for file in path.parent.glob(f"{path.name}*")}


def backup_of(database: str, target: Path) -> dict[str, bytes]:
    """A new backup; that of PostgreSQL is packed, and read as the text that would be restored."""
    done = CliRunner().invoke(app, ["backup", str(target), "--database", database])
    assert done.exit_code == 0, done.output
    if database.startswith("sqlite"):
        return {target.name: target.read_bytes()}
    tool = shutil.which("pg_restore")
    assert tool is not None, "it comes with pg_dump"
    return {target.name: subprocess.run([tool, "--file=-", str(target)], capture_output=True, check=True).stdout}  # noqa: S603 - a tool of PostgreSQL


def words_of(database: str, tables: list[str]) -> str:
    """All that the logs say, packed ones too."""
    engine = open_database(database)
    with engine.connect() as connection:
        bodies = [entry.body for table in tables for entry in read_entries(connection, table)]
    engine.dispose()
    return "\n".join(bodies)


def pack(database: str, tables: list[str]) -> None:
    """Pack the logs of some tables, as if they were over long ago."""

    async def story() -> None:
        store = Store(open_database(database))
        for table in tables:
            assert await pack_table(store, table)
        store.close()

    asyncio.run(story())


def speak(bird: Person, line: str) -> str:
    """Say something at a table of one's own; returns its name."""
    table = bird.create("hansa_teutonica", "me", "random")
    with bird.watch(table) as tab:
        assert tab.ask("chat", table=table["table"], text=line)["type"] == "ack"
    return str(table["table"])


def play_rated(bird: Person, bia: Person) -> None:
    """Play a rated game of two to its end, and wait until it counts."""
    table = bird.create("merv", "me", "open", rated=True, clock=CLOCK)
    bia.join(table)
    with bird.watch(table) as one, bia.watch(table) as two:
        deciding, waiting = (one, two) if one.update["legal"] else (two, one)
        while deciding.wait_for_turn()["state"] == "running":
            while deciding.update.get("legal"):
                deciding.play()
            deciding, waiting = waiting, deciding
    assert eventually(lambda: bool(worth(bia)))


def worth(person: Person) -> list[Json]:
    """What somebody's games have made of their ratings, as everybody reads it."""
    games: list[Json] = person.get(f"/people/{person.id}").json()["games"]
    return games


def test_canaries_at_fifty_tables_are_found_nowhere_after_their_owner_has_left(database: str, tmp_path: Path) -> None:
    with (
        serving(database, tmp_path / "server.log") as server,
        closing(Person(server, CANARIES[0])) as bird,
        closing(account(server, "Bia")) as bia,
    ):
        assert bird.post("/account", name=CANARIES[1], password=PASSWORD).status_code == 200
        names = [speak(bird, line) for line in CANARIES[2:]]
        play_rated(bird, bia)
        [rating] = worth(bia)
        assert rating["games"] == 1
        hook = {"channel": {"kind": "webhook", "url": HOOK}}
        assert bird.http.put("/api/me/channels", json=hook).status_code == 200
        server.stop()
        pack(database, names[:PACKED])
        server.start()
        before = {**files_of(database), **backup_of(database, tmp_path / "before")}
        found = [one for one in (HOOK, *CANARIES) if any(one.encode() in content for content in before.values())]
        assert len(found) == 2 + TABLES - PACKED, "the scan sees an address, a name and every line that is not packed"
        assert HOOK in found
        words = words_of(database, names)
        assert all(one in words for one in CANARIES[2:])
        assert bird.http.request("DELETE", "/api/me", json={"password": PASSWORD, "at_once": True}).status_code == 200
        after = {**files_of(database), **backup_of(database, tmp_path / "after")}
        left = [(one, name) for one in (HOOK, *CANARIES) for name, content in after.items() if one.encode() in content]
        assert left == []
        words = words_of(database, names)
        assert not any(one in words for one in CANARIES)
        assert worth(bia)[0]["rating"] == rating["rating"], "whom they have met is worth what they were worth"
        assert worth(bia)[0]["curve"] == rating["curve"]
        assert CliRunner().invoke(app, ["ratings", "rebuild", "--database", database]).exit_code == 0
        assert worth(bia)[0]["curve"] == rating["curve"], "also when everything is counted anew from the logs"
    assert CliRunner().invoke(app, ["check-database", "--database", database]).exit_code == 0
