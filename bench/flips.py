"""Flips single bits of a database file and looks whether `tabuleiro check-database` tells.

    python bench/flips.py --trials 1500 [--seed 1] [--write]

A flip that changes anything that can be read (a row, the schema, what SQLite says of the file) must be told, without a
traceback. Bits of free space change nothing. The command must leave the file as it is, and nothing beside it.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from section import write_section
from typer.testing import CliRunner

from tabuleiro.cli import app
from tabuleiro.cli.progress import progress_bar
from tabuleiro.core.registry import find_game
from tabuleiro.server.clock import SystemClock
from tabuleiro.server.people import identity, passwords, sessions
from tabuleiro.server.store.backup import back_up
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store
from tabuleiro.server.store.upgrade import replay_after_upgrade
from tabuleiro.server.table import moves
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.bots.bot_turns import BotTurns
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Request

GAMES = ("luna", "hansa_teutonica", "merv")
PEOPLE = 60
PLIES = 30
TOLD, UNREPORTED, FALSE_ALARM, NOTHING = "told", "unreported", "false alarm", "nothing changed"
TRACEBACK, TOUCHED = "traceback", "touched"


class NoThinker:
    """Nobody thinks: every seat is a person's."""

    async def choose(self, *_: object) -> str | None:
        """Never asked."""
        return None


async def fill(database: str, dice: random.Random) -> None:
    """A small club: guests and accounts with sessions, and some plies at a table of each of several games."""
    store, clock = Store(open_database(database)), SystemClock()
    await replay_after_upgrade(store)
    hashed = passwords.hash_password("a silly password")
    for number in range(PEOPLE):
        name, now = f"Person {number}", clock.now()
        user = await store.write(partial(identity.add_guest, name=name, language="en", now=now))
        if number % 2:
            await store.write(partial(identity.claim_account, user=user, name=name, hashed=hashed))
        await store.write(partial(sessions.add_session, user=user.id, device="", now=now))
    bots = BotTurns(NoThinker(), clock, is_free=False)
    tables = LiveTables(store, clock, dice.randrange, bots, 60)
    for name in GAMES:
        game = find_game(name)
        options = {option.name: option.default for option in game.options}
        agreement = Agreement(name, game.version, game.components, 2, options, "link", settle=True)
        table = await tables.create(Beginning(1, agreement, [Seat("human", "Person 0", 1), Seat("human", "Guest", 1)]))
        for ply in range(PLIES):
            state = table.snapshot.playing().state
            request = Request(1, f"n{ply}", table.snapshot.head)
            await moves.play(table, request, seat=state.to_act(), action=dice.choice(state.legal()))
    store.close()


def seen(path: Path) -> list[object]:
    """Everything that can be read of a file, byte by byte, and what SQLite says of it."""
    told: list[object] = []
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as raw:
        raw.text_factory = bytes

        def ask(query: str) -> list[tuple[object, ...]]:
            try:
                answer = raw.execute(query).fetchall()
            except (sqlite3.Error, OverflowError, UnicodeDecodeError) as error:
                told.append(repr(error))
                return []
            told.append(answer)
            return answer

        for name in ask("SELECT name, type, tbl_name, rootpage, sql FROM sqlite_master ORDER BY rowid"):
            if name[1] == b"table" and isinstance(name[0], bytes):
                ask(f'SELECT rowid, * FROM "{name[0].decode(errors="replace")}" NOT INDEXED ORDER BY rowid')  # noqa: S608 - names of our own schema
        for pragma in ("integrity_check", "journal_mode", "encoding", "page_size", "page_count"):
            ask(f"PRAGMA {pragma}")
    return told


class Flips:
    """One sound database, and what became of its flipped copies."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.dice = random.Random(seed)
        self.copy = folder / "copy.db"
        asyncio.run(fill(f"sqlite:///{folder}/club.db", self.dice))
        back_up(f"sqlite:///{folder}/club.db", folder / "clean.db")
        self.clean = (folder / "clean.db").read_bytes()
        self.sound = seen(folder / "clean.db")
        self.outcomes: Counter[str] = Counter()
        self.failures: list[str] = []

    def run(self, trials: int, progress: Callable[[int], None] = lambda _: None) -> None:
        """Flip one bit at a time, each in a copy of its own."""
        assert self.judge(self.clean) == NOTHING, "the sound database is told to be sound"
        for number in range(trials):
            self.flip(self.dice.randrange(len(self.clean)), self.dice.randrange(8))
            progress(number + 1)

    def flip(self, place: int, bit: int) -> None:
        """Flip one bit in a copy, and keep what became of it."""
        flipped = bytearray(self.clean)
        flipped[place] ^= 1 << bit
        outcome = self.judge(bytes(flipped))
        self.outcomes[outcome] += 1
        if outcome in {UNREPORTED, TRACEBACK, TOUCHED}:
            self.failures.append(f"{outcome}: bit {bit} of byte {place}")

    def judge(self, content: bytes) -> str:
        """What the command makes of a file."""
        self.copy.write_bytes(content)
        before = sorted(self.copy.parent.iterdir())
        answer = CliRunner().invoke(app, ["check-database", "--database", f"sqlite:///{self.copy}", "--lang", "en"])
        if answer.exception is not None and not isinstance(answer.exception, SystemExit):
            return TRACEBACK
        if self.copy.read_bytes() != content or sorted(self.copy.parent.iterdir()) != before:
            return TOUCHED
        has_changed, is_told = seen(self.copy) != self.sound, answer.exit_code != 0
        if has_changed:
            return TOLD if is_told else UNREPORTED
        return FALSE_ALARM if is_told else NOTHING


def markdown(summary: dict[str, int]) -> str:
    """The section of docs/quality/."""
    changed = summary[TOLD] + summary[UNREPORTED]
    return f"""
{summary["trials"]:,} single bits flipped in a database of {summary["bytes"] // 1024} kB with {PEOPLE} people and
{len(GAMES)} tables: {changed:,} changed something that can be read, **{summary[UNREPORTED]} unreported changes**,
**{summary[TRACEBACK]} tracebacks**, **{summary[TOUCHED]} files touched by the check**. The other
{summary[NOTHING] + summary[FALSE_ALARM]:,} changed nothing that can be read; {summary[FALSE_ALARM]} of them were told
all the same.
"""


def main() -> int:
    """Flip and report; status 1 when something was not told."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trials", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, progress_bar(counted=True) as bar:
        task = bar.add_task("flipped bits", total=asked.trials)
        flips = Flips(Path(folder), asked.seed)
        flips.run(asked.trials, lambda done: bar.update(task, completed=done))
    outcomes = {name: flips.outcomes[name] for name in (TOLD, UNREPORTED, FALSE_ALARM, NOTHING, TRACEBACK, TOUCHED)}
    summary = {"trials": asked.trials, "bytes": len(flips.clean), **outcomes}
    print(json.dumps(summary))
    if asked.write:
        write_section("flips", markdown(summary))
    for failure in flips.failures[:20]:
        print(failure, file=sys.stderr)
    return 1 if flips.failures else 0


if __name__ == "__main__":
    sys.exit(main())
