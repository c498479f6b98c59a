"""The host of a table: sends players away, gives their seats to bots, erases lines of chat, mutes."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from server_process import ServerProcess, serving

from server.people import Json, Person, Tab
from tabuleiro.server.people.limits import CHAT_OF_TABLE, CHAT_OF_USER


def said(tab: Tab) -> list[str]:
    """What a newcomer would read."""
    with closing(Person(tab.person.server)) as newcomer:
        return [line["text"] for line in newcomer.watch({"table": tab.update["table"]}).update["chat"]]


def test_a_player_is_sent_away_before_the_start_and_does_not_come_back(ana: Person, bia: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "open", "open")
    bia.join(table)
    tab = ana.watch(table)
    assert tab.act("dismiss", seat=1)["type"] == "ack"
    assert [seat["kind"] for seat in tab.update["seats"]] == ["human", "open", "open"]
    answer = bia.post(f"/tables/{table['table']}/join").json()
    assert (answer["code"], answer["message"]) == ("forbidden", "error-dismissed")


def test_a_player_is_sent_away_after_the_start_and_a_bot_plays_on_for_good(ana: Person, bia: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "open")
    bia.join(table)
    tab, theirs = ana.watch(table), bia.watch(table)
    assert tab.act("dismiss", seat=1)["type"] == "ack"
    seat = theirs.next_update()["seats"][1]
    assert (seat["standin"], seat["resigned"]) == ("regular", True)
    while (answer := theirs.act("take_back", seat=1))["code"] == "stale":  # the bot was quicker
        theirs.update = answer["update"]
    assert answer["code"] == "forbidden"


def test_a_host_does_not_undo_what_a_player_did_who_was_sent_away(ana: Person, bia: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "open")
    bia.join(table)
    tabs = [ana.watch(table), bia.watch(table)]
    mine, has_answered = -1, False
    while not has_answered or tabs[0].update["actor"] != 0:
        seat = tabs[0].update["actor"]
        mine = tabs[0].update["ply"] if seat == 0 and mine < 0 else mine
        has_answered = seat == 1 and mine >= 0
        assert tabs[seat].play()["type"] == "ack"
        while tabs[1 - seat].update["ply"] < tabs[seat].update["ply"]:
            tabs[1 - seat].next_update()
    tabs[0].act("dismiss", seat=1)
    answer = tabs[0].act("undo", ply=mine)
    assert (answer["type"], answer.get("code")) == ("error", "no_undo")


def test_nobody_but_the_host_sends_anybody_away(ana: Person, bia: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "open")
    bia.join(table)
    assert bia.watch(table).act("dismiss", seat=0)["code"] == "forbidden"
    tab = ana.watch(table)
    assert tab.act("dismiss", seat=0)["code"] == "present", "nor the host themselves"
    assert tab.act("dismiss", seat=7)["code"] == "present"
    assert tab.ask("dismiss", table=table["table"], seq=1, seat=1)["code"] == "stale"


def test_the_host_erases_a_line_and_everybody_forgets_it(ana: Person, bia: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "open")
    bia.join(table)
    tab, theirs = ana.watch(table), bia.watch(table)
    theirs.ask("chat", table=table["table"], text="Something rude")
    line: Json = tab.read_until("chat")["line"]
    assert tab.ask("erase", table=table["table"], line=line["seq"])["type"] == "ack"
    assert theirs.next_update()["chat"] == []
    assert said(tab) == []
    mover = tab if tab.update["legal"] else theirs
    assert mover.play()["type"] == "ack", "the game goes on"


def test_whoever_said_it_erases_it_and_nobody_else(ana: Person, bia: Person) -> None:
    table = ana.create("hansa_teutonica", "open", "open")
    theirs, mine = bia.watch(table), ana.watch(table)
    theirs.ask("chat", table=table["table"], text="A slip of the tongue")
    mine.ask("chat", table=table["table"], text="Never mind")
    first, second = (mine.update["chat"] or []) + [one["line"] for one in mine.heard if one["type"] == "chat"]
    assert theirs.ask("erase", table=table["table"], line=second["seq"])["code"] == "forbidden"
    assert theirs.ask("erase", table=table["table"], line=first["seq"])["type"] == "ack"
    assert said(mine) == ["Never mind"]


def test_a_muted_user_is_silent_until_the_host_says_otherwise(ana: Person, bia: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "random")
    tab, theirs = ana.watch(table), bia.watch(table)
    assert theirs.ask("mute", table=table["table"], user=ana.id, muted=True)["code"] == "forbidden"
    assert tab.ask("mute", table=table["table"], user=bia.id, muted=True)["type"] == "ack"
    assert theirs.ask("chat", table=table["table"], text="Ha!")["message"] == "error-muted"
    assert theirs.update["muted"] == [bia.id]
    assert tab.ask("mute", table=table["table"], user=bia.id, muted=False)["type"] == "ack"
    assert theirs.ask("chat", table=table["table"], text="Sorry.")["type"] == "ack"
    assert said(tab) == ["Sorry."]


def test_muting_makes_no_move_stale(ana: Person, bia: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "me")
    tab = ana.watch(table)
    seen = tab.update["seq"]
    tab.ask("mute", table=table["table"], user=bia.id, muted=True)
    action = tab.update["legal"][0]["id"]
    answer = tab.ask("play", table=table["table"], seq=seen, seat=tab.update["actor"], action=action)
    assert answer["type"] == "ack"


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that exempts nobody from its limits."""
    with serving(f"sqlite:///{tmp_path}/own.db", tmp_path / "server.log", exempt="192.0.2.1") as running:
        yield running


def test_nobody_talks_without_end(strict_server: ServerProcess) -> None:
    with closing(Person(strict_server, "Ana")) as ana, closing(Person(strict_server, "Bia")) as bia:
        table = ana.create("hansa_teutonica", "me", "open")
        tab, theirs = ana.watch(table), bia.watch(table)
        lines = [theirs.ask("chat", table=table["table"], text=f"line {n}") for n in range(int(CHAT_OF_USER.burst) + 5)]
        assert {one.get("code", "") for one in lines} == {"", "too_fast"}
        assert tab.ask("chat", table=table["table"], text="My turn to speak")["type"] == "ack"


def test_a_table_is_not_talked_over_by_many_together(strict_server: ServerProcess) -> None:
    """Each keeps within what one may say; together they would fill the log."""
    with ExitStack() as leaving:
        people = [leaving.enter_context(closing(Person(strict_server, f"Guest {n}"))) for n in range(12)]
        table = people[0].create("hansa_teutonica", "me", "open")
        tabs = [person.watch(table) for person in people]
        own = range(int(CHAT_OF_USER.burst) - 1)
        said = [tab.ask("chat", table=table["table"], text=f"line {n}") for n in own for tab in tabs]
        assert {one["type"] for one in said[: int(CHAT_OF_TABLE.burst)]} == {"ack"}
        assert {one["code"] for one in said if one["type"] == "error"} == {"too_fast"}
