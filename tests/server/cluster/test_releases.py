"""Two releases beside each other on one PostgreSQL: which schema and tables each serves, who brings it up to date.

Another release is pretended: by a schema with steps that we do not know, by entries and editions that one worker lacks.
"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import Cluster
from sqlalchemy import Connection, create_engine, text
from typer.testing import CliRunner

from server.cluster.workroom import Worker, in_database, log_of, sit_down, workers
from server.small_world import ANA, BIA, run
from server.test_slow_reader import DeafWeb
from tabuleiro.cli import app
from tabuleiro.core.registry import find_edition, find_game
from tabuleiro.server.errors import RequestError
from tabuleiro.server.run import OneWorker
from tabuleiro.server.sockets.socket import RESTART, Socket
from tabuleiro.server.store import upgrade
from tabuleiro.server.store.database import BadDatabase, BehindSchema, open_database, read_url
from tabuleiro.server.store.schema_version import OLDEST, known_schemas
from tabuleiro.server.store.store import Store
from tabuleiro.server.table import snapshot
from tabuleiro.server.table.cluster.editions import newest_game, note_editions, own_editions
from tabuleiro.server.table.log_entry import CHAT, KINDS
from tabuleiro.texts.catalogue import Catalogue

OURS = known_schemas()[0]


def alter(database: str, *statements: str) -> None:
    """Do to a database what a newer release would."""
    engine = create_engine(read_url(database))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def tabuleiro(*words: str) -> tuple[int, str]:
    """What a command says, and its status."""
    done = CliRunner().invoke(app, list(words))
    return done.exit_code, done.output


def test_a_schema_is_brought_up_to_date_by_a_command_and_a_server_says_which(cluster: Cluster) -> None:
    database = cluster.new_database("behind")
    with pytest.raises(BehindSchema) as refused:
        open_database(database, is_served=True, migrates=False)
    assert "tabuleiro migrate" in Catalogue("", "en").error(refused.value)
    assert "its schema is missing" in Catalogue("", "en").error(refused.value)
    assert "Atualize-o: tabuleiro migrate" in Catalogue("", "pt-BR").error(refused.value)
    assert tabuleiro("migrate", "--check", "--database", database)[0] == 1
    status, said = tabuleiro("migrate", "--database", database, "--lang", "pt-BR")
    assert (status, f"o esquema agora é {OURS}" in said) == (0, True)
    assert tabuleiro("migrate", "--check", "--database", database)[0] == 0
    open_database(database, is_served=True, migrates=False).dispose()


def test_a_server_that_may_brings_the_schema_up_to_date_by_itself(cluster: Cluster, tmp_path: Path) -> None:
    open_database(cluster.new_database("by_itself"), is_served=True, migrates=True).dispose()
    open_database(f"sqlite:///{tmp_path}/own.db", is_served=True, migrates=False).dispose()


def test_there_is_nothing_to_bring_up_to_date_where_there_is_no_file(tmp_path: Path) -> None:
    status, said = tabuleiro("migrate", "--database", f"sqlite:///{tmp_path}/none.db")
    assert (status, "there is no such file" in said) == (2, True)
    assert not (tmp_path / "none.db").exists()


NEWER = ("ALTER TABLE tables ADD COLUMN mood text DEFAULT 'new'", "UPDATE alembic_version SET version_num = '9999'")


def test_a_worker_of_the_release_before_goes_on_with_a_schema_that_only_adds(cluster: Cluster) -> None:
    database = cluster.new_database("newer")
    open_database(database).dispose()
    alter(database, *NEWER)

    async def story() -> None:
        async with workers(Worker(database, is_served=True), Worker(database, is_served=True)) as (one, other):
            table = await sit_down(one, ANA, ANA)
            page = other.page(BIA)
            await page.watch(table)
            seq = await one.page(ANA).play(table, "a")
            await other.look()
            assert page.shown[table] == seq
            await one.watch.refresh()
            assert [reason for reason in one.watch.reasons() if reason.startswith("schema")] == []
            alter(database, "UPDATE facts SET value = '9998', checksum = '' WHERE name = 'serves'")
            await one.watch.refresh()
            assert [reason for reason in one.watch.reasons() if reason.startswith("schema")] != []

    run(story())
    with pytest.raises(BadDatabase, match="a newer version of this program"):
        open_database(database, is_served=True)
    assert OLDEST <= OURS


def test_each_release_replays_the_tables_once_however_often_its_workers_start(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = cluster.new_database("replayed")
    seen: list[str] = []

    def replay(*_: object, only_unfinished: bool) -> list[str]:
        assert only_unfinished
        seen.append(upgrade.rules_fingerprint())
        return []

    def start(release: str) -> None:
        monkeypatch.setattr(upgrade, "rules_fingerprint", lambda: release)
        monkeypatch.setattr(upgrade, "verify_tables", replay)
        store = Store(open_database(database))
        assert asyncio.run(upgrade.replay_after_upgrade(store)) == []
        store.close()

    for release in ("0a" * 16, "0b" * 16, "0a" * 16, "0b" * 16):
        start(release)
    assert seen == ["0a" * 16, "0b" * 16]


def test_while_one_worker_replays_the_tables_another_one_of_its_release_leaves_them(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each holds a lock as long as it replays, and no limit of time that moves have."""
    store, release = Store(open_database(cluster.new_database("replaying"))), "0c" * 16
    seen: list[object] = []

    def replay(connection: Connection, *, only_unfinished: bool) -> list[str]:
        assert only_unfinished
        seen.append(connection.execute(text("SHOW statement_timeout")).scalar())
        with store.engine.connect() as other:
            assert upgrade.verify_unfinished(other, release) is None
        return []

    monkeypatch.setattr(upgrade, "rules_fingerprint", lambda: release)
    monkeypatch.setattr(upgrade, "verify_tables", replay)
    assert asyncio.run(upgrade.replay_after_upgrade(store)) == []
    assert seen == ["0"]
    store.close()


def test_a_file_with_a_newer_schema_is_refused_whatever_it_says(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/newer.db"
    open_database(database).dispose()
    alter(database, *NEWER)
    with pytest.raises(BadDatabase, match="a newer version of this program"):
        open_database(database, is_served=True)


@pytest.fixture(scope="module")
def database(cluster: Cluster) -> str:
    return cluster.new_database("releases")


def test_a_table_that_a_newer_release_has_written_to_is_served_by_its_workers_alone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with workers(database, database) as (newer, older):
            table = await sit_down(newer, ANA, ANA)
            socket = Socket(DeafWeb(), older.context, None, "")  # type: ignore[arg-type] # it is only closed
            older.hub.add(socket, "192.0.2.1")
            live = await older.tables.find(table)
            live.subscribe(socket)
            socket.tables[table] = live
            ana = newer.page(ANA)
            await ana.watch(table)
            await ana.say("chat", table, "c", text="something new")
            monkeypatch.setattr(snapshot, "KINDS", KINDS - {CHAT})
            await older.look()
            assert socket.close_code == RESTART, "whoever watched there comes back, perhaps to the newer one"
            with pytest.raises(RequestError) as refused:
                await older.page(ANA).watch(table)
            assert refused.value.code == "elsewhere"
            monkeypatch.undo()
            assert await ana.play(table, "on") == log_of(newer, table)[-1][0]

    run(story())


def test_a_newer_edition_is_elsewhere_and_not_frozen(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with workers(database, database) as (newer, older):
            table = await sit_down(newer, ANA, ANA)
            monkeypatch.setattr(find_game("toy"), "version", 0)
            with pytest.raises(RequestError) as refused:
                await older.tables.find(table)
            assert refused.value.code == "elsewhere"

    run(story())


@pytest.fixture
def alone() -> Iterator[None]:
    """Nobody else lives, before and after."""
    note_editions([])
    yield
    note_editions([])


@pytest.mark.usefixtures("alone")
def test_new_tables_begin_in_the_newest_edition_that_every_worker_knows() -> None:
    name, version, components = an_older_edition()
    ours = find_game(name)
    assert newest_game(name) is ours
    note_editions([own_editions(), json.dumps({name: [version, components]}), "nonsense", '{"x": 1}'])
    assert newest_game(name) is find_edition(name, version, components)
    note_editions([json.dumps({name: [version, "a digest that nobody holds"]})])
    assert newest_game(name) is ours
    note_editions([json.dumps({name: [ours.version + 1, "newer"]})])
    assert newest_game(name) is ours


def an_older_edition() -> tuple[str, int, str]:
    """An edition that one of our games had before."""
    for name in ("hansa_teutonica", "luna", "coimbra", "merv"):
        game = find_game(name)
        if game.components_since < game.version:
            return name, game.version - 1, game.components
    raise AssertionError("no game has an older edition with the same data")


def test_a_worker_tells_its_editions_and_what_it_does(database: str) -> None:
    async def story() -> None:
        async with workers(Worker(database, bots=0, jobs=False), Worker(database)) as (web, both):
            told = {line.split("\t")[0]: line.split("\t")[4] for line in await asyncio.to_thread(listed, database)}
            assert told[web.store.worker] == "web"
            assert told[both.store.worker] == "web,bots,jobs"
            assert not web.context.duties.has("director")

    run(story())


def listed(database: str) -> list[str]:
    status, said = tabuleiro("admin", "workers", "--database", database)
    assert status == 0, said
    return said.splitlines()


def test_a_bot_of_a_server_without_bots_thinks_at_another_worker(database: str) -> None:
    async def story() -> None:
        async with workers(Worker(database, bots=0, jobs=False), Worker(database), joined=True) as (web, work):
            table = await sit_down(web, ANA, 0)
            ana = web.page(ANA)
            await ana.watch(table)
            async with asyncio.timeout(20):
                while not work.bot.asked.is_set():
                    if not web.tables.live[table].snapshot.bot_to_act():
                        await ana.play(table, f"n{len(log_of(web, table))}")
                    await asyncio.sleep(0.01)
            assert not web.bot.asked.is_set()
            assert await ana.sees(table, log_of(work, table)[-1][0])

    run(story())


def test_a_bot_of_which_nobody_was_told_is_found_by_looking(database: str) -> None:
    async def story() -> None:
        async with workers(Worker(database, bots=0, jobs=False), Worker(database)) as (web, work):
            table = await sit_down(web, ANA, 0)
            while not web.tables.live[table].snapshot.bot_to_act():
                await web.page(ANA).play(table, f"n{len(log_of(web, table))}")
            in_database(web, f"UPDATE tables SET updated = '2020-01-01T00:00:00.000Z' WHERE id = '{table}'")  # noqa: S608 - our own
            await work.look()
            async with asyncio.timeout(10):
                await work.bot.asked.wait()

    run(story())


@pytest.mark.parametrize(
    "asked", [("work",), ("serve", "--workers", "2"), ("serve", "--bots", "0"), ("serve", "--no-jobs")]
)
def test_a_file_is_served_by_one_process_that_does_everything(asked: tuple[str, ...], tmp_path: Path) -> None:
    told = [tabuleiro(*asked, "--database", f"sqlite:///{tmp_path}/t.db", "--lang", lang) for lang in ("en", "pt-BR")]
    assert [status for status, _ in told] == [2, 2]
    assert "Several need PostgreSQL" in told[0][1]
    assert "Vários precisam de PostgreSQL" in told[1][1]
    assert not (tmp_path / "t.db").exists()
    assert "copy-database" in str(OneWorker("work"))
