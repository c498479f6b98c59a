"""A damaged database is served on: what is damaged is frozen and said in the log, everything else is played."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server_process import serving

from server.people import Person
from server.story import SPOIL, damage_page, fill
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store
from tabuleiro.server.store.upgrade import replay_after_upgrade


@pytest.mark.parametrize("harm", ["a row", "a page", "the lists"])
def test_a_server_starts_on_a_damaged_database_and_freezes_only_what_is_damaged(tmp_path: Path, harm: str) -> None:
    """After a change of the rules, too: then every unfinished table is read."""
    path = tmp_path / "t.db"
    log = tmp_path / "server.log"
    with serving(f"sqlite:///{path}", log) as server, closing(Person(server, "Ana")) as ana:
        tables = [ana.create("luna", "me", "random") for _ in range(2)]
        for table in tables:
            ana.watch(table)
        server.stop()
        with closing(sqlite3.connect(path)) as raw, raw:
            raw.execute("UPDATE facts SET value = 'other rules', checksum = '' WHERE name = 'engine'")
            broken, sound = (table["table"] for table in tables)
            if harm == "a row":
                raw.execute(f"{SPOIL} WHERE table_id = ? AND seq = 3", [broken])
            if harm == "the lists":
                raw.execute("UPDATE tables SET setting = '{', state = 'runninh' WHERE id = ?", [broken])
        if harm == "a page":
            damage_page(path, "tables_by_state")
        server.start()
        assert ana.get(f"/tables/{sound}").json()["state"] == "running"
        if harm == "a row":
            assert ana.get(f"/tables/{broken}").json()["code"] == "frozen"
            assert f"table {broken}, entry 3" in log.read_text()
        if harm == "the lists":
            assert [table["table"] for table in ana.get("/tables").json()] == [sound]
            assert [table["table"] for table in ana.get("/my/tables").json()] == [sound]
            assert f"table {broken} is not listed" in log.read_text()
        if harm == "a page":  # every move changes that index: tables are shown, but nothing can be stored
            assert ana.post("/tables", game="luna", seats=[{"kind": "me"}, {"kind": "open"}]).json()["code"] == "busy"
            assert "malformed" in log.read_text()
            return
        with ana.watch(tables[1]) as tab:
            tab.wait_for_turn()
            assert tab.play()["type"] == "ack"


def test_facts_that_cannot_be_read_keep_no_table_from_being_replayed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def start() -> list[str]:
        store = Store(open_database(f"sqlite:///{tmp_path}/t.db"))
        try:
            return await replay_after_upgrade(store)
        finally:
            store.close()

    fill(f"sqlite:///{tmp_path}/t.db", games=2, steps=2)
    assert asyncio.run(start()) == []
    with closing(sqlite3.connect(tmp_path / "t.db")) as raw, raw:
        [first] = raw.execute("SELECT min(id) FROM tables").fetchone()
        raw.execute(f"{SPOIL} WHERE table_id = ? AND seq = 3", [first])
    damage_page(tmp_path / "t.db", "facts")
    [problem] = asyncio.run(start())
    assert f"table {first}, entry 3" in problem
    assert "cannot be read" in caplog.text
