"""What a server does with its tables before and after a value was corrected; run as a program by test_editions.py.

edition_story.py play GAME DATABASE [EDITION]   begin a table, of an older edition if one is named, and play some moves
edition_story.py go_on GAME DATABASE RECORD...  go on with that table, verify the records, tell what was found
edition_story.py outlive GAME DATABASE EDITION  one after the other
"""

import asyncio
import json
import random
import sys
from pathlib import Path

from sqlalchemy import select

from server.small_world import HandClock, first_choice_bots
from tabuleiro.core.digest import digest_of
from tabuleiro.core.edition import package_of
from tabuleiro.core.game import Game
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import verify
from tabuleiro.core.registry import find_edition, find_game
from tabuleiro.server.http.games import keep_components
from tabuleiro.server.store import schema
from tabuleiro.server.store.audit import verify_tables
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store
from tabuleiro.server.store.upgrade import replay_after_upgrade
from tabuleiro.server.table import moves
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.bots.thinker import Task, think
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Request, Table

MOVES = 12


async def move(table: Table, count: int) -> None:
    """Play some moves at random."""
    dice = random.Random(count)
    for _ in range(count):
        state = table.snapshot.playing().state
        action = dice.choice(state.legal())
        await moves.play(table, Request(1, "", table.snapshot.head), seat=state.to_act(), action=action)


async def begin(game: Game, store: Store, tables: LiveTables) -> None:
    """A table of two, some moves old."""
    options = {option.name: option.default for option in game.options}
    agreement = Agreement(game.name, game.version, game.components, 2, options, "public", settle=True)
    await replay_after_upgrade(store)
    await move(await tables.create(Beginning(1, agreement, [Seat("human", "Ana", 1), Seat("human", "Bia", 1)])), MOVES)


def drawn(game: Game) -> str:
    """The digest of the components that a board of this edition is given."""
    return digest_of(json.loads(keep_components(package_of(game)).body))


async def go_on(name: str, store: Store, tables: LiveTables, records: list[str]) -> dict[str, object]:
    """Everything that must still work with the corrected value."""
    problems = await replay_after_upgrade(store)
    [table_id] = await store.read(lambda connection: list(connection.execute(select(schema.tables.c.id)).scalars()))
    table = await tables.find(table_id)
    before = table.snapshot.ply()
    await move(table, MOVES)
    agreement, state = table.snapshot.agreed(), table.snapshot.playing().state
    edition = (agreement.game, agreement.version, agreement.components)
    return {
        "current": find_game(name).components,
        "table": agreement.components,
        "edition": f"{agreement.version}-{agreement.components}",
        "drawn": [drawn(find_edition(*edition)), drawn(find_game(name))],
        "played": table.snapshot.ply() - before,
        "thought": len(think(Task(*edition, state.dump(), [], "regular", 1, 0.0))),
        "problems": problems + await store.read(lambda connection: verify_tables(connection, only_unfinished=False)),
        "verified": [int(verify(parse_record(record)).seats) for record in records],
    }


def main(arguments: list[str]) -> None:
    """Run one of the programs."""
    what, name, database, *rest = arguments
    if what == "outlive":
        main(["play", name, database, *rest])
        main(["go_on", name, database])
        return
    store = Store(open_database(database))
    tables = LiveTables(store, HandClock(), random.Random(1).randrange, first_choice_bots(), 60)
    if what == "play":
        version, _, components = rest[0].partition("-") if rest else ("", "", "")
        game = find_edition(name, int(version), components) if rest else find_game(name)
        asyncio.run(begin(game, store, tables))
    else:
        texts = [Path(record).read_text("utf-8") for record in rest]
        sys.stdout.write(json.dumps(asyncio.run(go_on(name, store, tables, texts))))
    store.close()


if __name__ == "__main__":
    main(sys.argv[1:])
