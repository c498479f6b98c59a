"""Two workers on one PostgreSQL: real processes, real sockets; whatever happens at one is so at the other."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from typing import NamedTuple

import psycopg
import pytest
from postgres import Cluster
from server_process import ServerProcess, serving
from typer.testing import CliRunner

from server.people import Json, Person, Tab, account, appoint, eventually, new_program
from tabuleiro.cli import app
from tabuleiro.server.store.audit import verify_tables
from tabuleiro.server.store.database import open_to_read


class Pair(NamedTuple):
    """Two workers and their database."""

    one: ServerProcess
    other: ServerProcess
    database: str


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder, database = tmp_path_factory.mktemp("workers"), cluster.new_database("workers")
    options = ("--gone-seconds", "0", "--analysis-workers", "0", "--hint-workers", "0")
    with (
        serving(database, folder / "one.log", *options) as one,
        serving(database, folder / "other.log", *options) as other,
    ):
        yield Pair(one, other, database)


def through(server: ServerProcess, person: Person) -> Person:
    """The same person, through another worker."""
    again = Person(server)
    again.http.cookies.set("tabuleiro", person.cookie.removeprefix("tabuleiro="))
    again.id, again.claimed = person.id, person.claimed
    return again


def is_closed(tab: Tab) -> bool:
    """Whether the server has closed a socket."""
    try:
        while True:
            tab.web.recv(0.2)
    except TimeoutError:
        return False
    except Exception:  # noqa: BLE001 - however it says so
        return True


def ask(database: str, statement: str, *values: object) -> list[tuple[object, ...]]:
    with psycopg.connect(database, autocommit=True) as raw:
        found = raw.execute(statement.encode(), values or None)
        return found.fetchall() if found.description else []


def two_at_a_table(pair: Pair, **more: object) -> tuple[Person, Person, Tab, Tab, Json]:
    """Ana at one worker, Bia at the other, at one table that has begun."""
    ana, bia = Person(pair.one, "Ana"), Person(pair.other, "Bia")
    table = ana.create("luna", "me", "open", **more)
    bia.join(table)
    return ana, bia, ana.watch(table), bia.watch(table), table


def test_a_move_is_seen_through_the_other_worker_and_answered_there(pair: Pair) -> None:
    ana, bia, one, other, _ = two_at_a_table(pair)
    with closing(ana), closing(bia):
        while one.update["state"] != "running":
            one.next_update()
        for _ in range(8):
            mover, watcher = (one, other) if one.update["legal"] else (other, one)
            assert mover.play()["type"] == "ack"
            while watcher.update["seq"] < mover.update["seq"]:
                watcher.next_update()
            assert watcher.update["ply"] == mover.update["ply"]
            assert watcher.update["view"] == mover.update["view"]


def test_a_nonce_that_comes_again_through_the_other_worker_is_not_done_twice(pair: Pair) -> None:
    with closing(Person(pair.one, "Ana")) as ana, closing(through(pair.other, ana)) as same:
        table = ana.create("luna", "me", "hotseat")
        one, other = ana.watch(table), same.watch(table)
        before, legal = one.update["seq"], one.update["legal"][0]["id"]
        said = {"seat": one.update["actor"], "action": legal, "nonce": "once"}
        first = one.ask("play", table=table["table"], seq=before, **said)
        again = other.ask("play", table=table["table"], seq=before, **said)
        assert (first["type"], again["type"]) == ("ack", "ack")
        assert first["seq"] == again["seq"]


def test_a_stolen_nonce_or_name_of_a_table_is_worth_nothing_at_the_other_worker(pair: Pair) -> None:
    with closing(Person(pair.one, "Ana")) as ana, closing(Person(pair.other, "Eve")) as eve:
        table = ana.create("luna", "me", "hotseat", visibility="link")
        one = ana.watch(table)
        assert one.hello["shared"] is True
        said = {"seq": one.update["seq"], "seat": one.update["actor"], "action": one.update["legal"][0]["id"]}
        stored = one.ask("play", table=table["table"], nonce="once", **said)["seq"]
        with Tab(eve, f"?at={table['table']}") as thief:
            assert thief.ask("subscribe", table=table["table"])["code"] == "unknown_table"
            assert thief.ask("play", table=table["table"], nonce="once", **said)["code"] == "unknown_table"
            assert thief.ask("subscribe", table=table["table"], key=table["key"])["type"] == "ack"
            assert thief.ask("play", table=table["table"], nonce="once", **said)["code"] == "forbidden"
        assert ask(pair.database, "SELECT seq FROM tables WHERE id = %s", table["table"]) == [(stored,)]


def test_who_is_sent_away_at_one_worker_does_not_come_back_by_the_other(pair: Pair) -> None:
    """The other worker answered from memory that they sit there already."""
    with closing(Person(pair.one, "Ana")) as ana, closing(Person(pair.other, "Bia")) as bia:
        for _ in range(5):
            table = ana.create("luna", "me", "open", "open")
            bia.join(table)
            bia.watch(table).close()
            assert ana.watch(table).act("dismiss", seat=1)["type"] == "ack"
            assert bia.post(f"/tables/{table['table']}/join").json().get("message") == "error-dismissed"


def test_an_announcement_is_heard_at_the_other_worker(pair: Pair) -> None:
    with closing(Person(pair.one, "Ana")) as ana, closing(Person(pair.other, "Bia")) as bia:
        tabs = [ana.socket(), bia.socket()]
        said = ["admin", "announce", "Back at nine", "--database", pair.database]
        assert CliRunner().invoke(app, said).exit_code == 0
        assert [tab.read_until("topic")["topic"] for tab in tabs] == ["announcement"] * 2
        assert bia.get("/announcement").json()["texts"]["pt-BR"] == "Back at nine", "for want of a translation"


def test_a_line_of_chat_crosses_workers_and_makes_no_move_stale(pair: Pair) -> None:
    ana, bia, one, other, table = two_at_a_table(pair)
    with closing(ana), closing(bia):
        while one.update["state"] != "running":
            one.next_update()
        mover, talker = (one, other) if one.update["legal"] else (other, one)
        assert talker.ask("chat", table=table["table"], text="good luck")["type"] == "ack"
        assert mover.play()["type"] == "ack"
        assert any(heard["type"] == "chat" or heard.get("chat") for heard in mover.heard)


def test_who_is_there_is_known_through_both_workers(pair: Pair) -> None:
    ana, bia, one, other, table = two_at_a_table(pair)
    with closing(ana), closing(bia):
        assert eventually(lambda: all(seat["connected"] for seat in ana.watch(table).update["seats"]))
        refused = one.act("hand_over", seat=1)
        assert refused["code"] == "present", "somebody who is there elsewhere is not gone"
        other.close()
        assert eventually(lambda: not ana.watch(table).update["seats"][1]["connected"])
        assert one.act("hand_over", seat=1)["type"] == "ack"


def test_a_table_waits_for_somebody_at_the_other_worker(pair: Pair) -> None:
    ana, bia, one, _, table = two_at_a_table(pair)
    with closing(ana), closing(bia), bia.socket() as lobby:
        while one.update["state"] != "running":
            one.next_update()
        if one.update["legal"]:
            while one.update["legal"]:
                assert one.play()["type"] == "ack"
        assert eventually(lambda: table["table"] in bia.socket().hello["turns"])
        assert lobby.hello["type"] == "hello"


def test_a_bot_moves_once_and_is_seen_by_all(pair: Pair) -> None:
    with closing(Person(pair.one, "Ana")) as ana, closing(through(pair.other, ana)) as same:
        table = ana.create("luna", "me", "random")
        one, other = ana.watch(table), same.watch(table)
        for turn in range(4):
            tab = (one, other)[turn % 2]
            tab.wait_for_turn()
            if tab.update["state"] != "running":
                break
            assert tab.play()["type"] == "ack"
            tab.wait_for_turn()
            rest = (other, one)[turn % 2]
            while rest.update["seq"] < tab.update["seq"]:
                rest.next_update()
    with open_to_read(pair.database).connect() as connection:
        assert verify_tables(connection, only_unfinished=False) == []


def test_words_that_were_lost_are_found_by_looking(pair: Pair) -> None:
    """The connections that listen are cut again and again; every move is seen all the same."""
    ana, bia, one, other, _ = two_at_a_table(pair)
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
    with closing(ana), closing(bia):
        while one.update["state"] != "running":
            one.next_update()
        for _ in range(3):
            mover, watcher = (one, other) if one.update["legal"] else (other, one)
            ask(pair.database, cut)
            assert mover.play()["type"] == "ack"
            while watcher.update["seq"] < mover.update["seq"]:
                watcher.next_update()


def test_a_forged_word_is_a_needless_look_at_most(pair: Pair) -> None:
    with closing(Person(pair.one, "Ana")) as ana:
        table = ana.create("luna", "me", "hotseat")
        tab = ana.watch(table)
        name = table["table"]
        forged = [
            "nonsense",
            "[1,2]",
            '["x",[["m"]]]',
            f'["x",[["m","{name}",999,1,0],["r","{name}"],["e","{name}"],["x",{ana.id}],["s","abc"],["u",{ana.id}]]]',
            '["x",[["?",1],["m",{},[],{},{}],["p",1,2,3],["c",7,1],["n",[],1,1],["t",1]]]',
            f'["x",[["m","{name}",1e999,1,0],["c",[1e999],1],["x",-1e999],["a",NaN,1]]]',
            f'["x",[["m","elsewhere",1,1,{"9" * 400}]]]',
            f'["x",{"[" * 3000}{"]" * 3000}]',
        ]
        listeners = "SELECT pid FROM pg_stat_activity WHERE query ILIKE 'LISTEN%' AND datname = current_database()"
        before = sorted(ask(pair.database, listeners))
        for word in forged:
            ask(pair.database, "SELECT pg_notify('tabuleiro', %s)", word)
        assert tab.play()["type"] == "ack"
        assert not is_closed(tab)
        assert sorted(ask(pair.database, listeners)) == before, "whoever was to be deafened listens on"
        assert len(before) == 2


def test_a_session_that_ends_at_one_worker_ends_at_the_other(pair: Pair) -> None:
    with closing(Person(pair.one, "Ana")) as ana, closing(through(pair.other, ana)) as same:
        tab = same.socket()
        assert ana.post("/logout-everywhere").status_code == 200
        assert eventually(lambda: is_closed(tab))
        assert same.get("/me").json() is None or same.get("/me").status_code == 401


def test_a_token_that_ends_at_one_worker_ends_at_the_other(pair: Pair) -> None:
    with closing(account(pair.one, "Ana")) as ana:
        program = new_program(ana)
        program.server = pair.other
        with closing(program):
            tab = program.socket()
            bot = ana.get("/me/bots").json()[0]
            assert ana.http.delete(f"/api/bots/{bot['id']}/tokens/{bot['tokens'][0]['id']}").status_code == 200
            assert eventually(lambda: is_closed(tab))


def test_who_is_muted_or_banned_at_one_worker_is_so_at_the_other(pair: Pair) -> None:
    with (
        closing(account(pair.one, "Mo")) as mo,
        closing(account(pair.other, "Bia")) as bia,
    ):
        appoint(pair.one, mo)
        table = bia.create("luna", "me", "hotseat")
        tab = bia.watch(table)
        assert tab.ask("chat", table=table["table"], text="hello")["type"] == "ack"
        decided = {"user": bia.id, "days": 1, "why": "words"}
        assert mo.post("/moderation/sanctions", kind="mute", **decided).status_code == 200
        assert eventually(lambda: tab.ask("chat", table=table["table"], text="again").get("code") == "muted")
        assert mo.post("/moderation/sanctions", kind="ban", **decided).status_code == 200
        assert eventually(lambda: is_closed(tab))


def test_who_is_blocked_at_one_worker_is_not_heard_at_the_other(pair: Pair) -> None:
    with closing(account(pair.one, "Ana")) as ana, closing(account(pair.other, "Bia")) as bia:
        table = ana.create("luna", "me", "open")
        bia.join(table)
        same = through(pair.other, ana)
        with closing(same):
            assert ana.http.put(f"/api/blocks/{bia.id}").status_code == 200
            assert bia.watch(table).ask("chat", table=table["table"], text="boo")["type"] == "ack"
            assert eventually(lambda: not said_to(same, table))


def said_to(person: Person, table: Json) -> list[Json]:
    """The lines of chat that somebody is shown who comes to a table."""
    with person.socket() as tab:
        tab.ask("subscribe", table=table["table"])
        return list(tab.next_update()["chat"])


def test_a_line_that_is_erased_at_one_worker_is_forgotten_at_the_other(pair: Pair) -> None:
    with closing(Person(pair.one, "Ana")) as ana, closing(through(pair.other, ana)) as same:
        table = ana.create("luna", "me", "hotseat")
        tab = ana.watch(table)
        assert tab.ask("chat", table=table["table"], text="secret")["type"] == "ack"
        assert eventually(lambda: bool(said_to(same, table)))
        line = said_to(same, table)[0]["seq"]
        assert tab.ask("erase", table=table["table"], line=line)["type"] == "ack"
        assert eventually(lambda: not said_to(same, table))


def test_a_table_that_is_removed_at_one_worker_is_gone_at_the_other(pair: Pair) -> None:
    with closing(Person(pair.one, "Ana")) as ana, closing(through(pair.other, ana)) as same:
        table = ana.create("luna", "me", "open")
        tab = same.watch(table)
        assert ana.http.request("DELETE", "/api/me", json={}).status_code == 200
        assert eventually(lambda: same.get(f"/tables/{table['table']}").status_code == 404)
        assert tab.heard or is_closed(tab)


def test_several_workers_are_started_replaced_renewed_and_stopped_together(
    cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder, database = tmp_path_factory.mktemp("supervised"), cluster.new_database("supervised")
    quiet = ("--workers", "2", "--analysis-workers", "0", "--hint-workers", "0")
    with serving(database, folder / "server.log", *quiet) as server, closing(Person(server, "Ana")) as ana:
        assert eventually(lambda: len(living(database)) == 2, 30)
        before = living(database)
        os.kill(before[0], signal.SIGKILL)
        assert eventually(lambda: len(living(database)) == 2 and before[0] not in living(database), 30)
        assert ana.get("/me").json()["name"] == "Ana"
        assert server.process is not None
        renewed = living(database)
        server.process.send_signal(signal.SIGHUP)
        assert eventually(lambda: len(living(database)) == 2 and not set(renewed) & set(living(database)), 60)
        assert ana.get("/me").json()["name"] == "Ana"
        assert server.stop() == 0
        assert living(database) == []


def living(database: str) -> list[int]:
    """The processes that give signs of life."""
    alive = "SELECT pid FROM workers WHERE alive > extract(epoch from clock_timestamp()) * 1000 - 5000"
    rows = ask(database, f"{alive} ORDER BY started, pid")
    return [int(str(row[0])) for row in rows]


def test_a_worker_without_a_port_lives_among_the_others_until_it_is_stopped(pair: Pair) -> None:
    command = [sys.executable, "-m", "tabuleiro", "work", "--database", pair.database, "--analysis-workers", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as work:  # noqa: S603 - our own command
        try:
            assert eventually(lambda: roles_of(pair.database, work.pid) == ["bots,jobs"], 60), "it says what it does"
        finally:
            work.terminate()
        assert work.wait(timeout=20) == 0
    assert roles_of(pair.database, work.pid) == []


def roles_of(database: str, process: int) -> list[str]:
    """What a process does, by its own word."""
    return [str(row[0]) for row in ask(database, "SELECT roles FROM workers WHERE pid = %s", process)]
