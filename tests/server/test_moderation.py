"""Reports, and what moderators decide: it holds at once, is told why, and can be taken back."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from server_process import ServerProcess
from websockets.exceptions import ConnectionClosed

from server.people import PASSWORD, Person, account, appoint, new_program


@pytest.fixture(scope="module")
def moderator(server: ServerProcess) -> Iterator[Person]:
    with closing(account(server, "Mod")) as person:
        appoint(server, person)
        yield person


@pytest.fixture
def rude(server: ServerProcess) -> Iterator[Person]:
    with closing(account(server, "Rude")) as person:
        yield person


def test_a_line_of_chat_is_reported_with_its_words(ana: Person, rude: Person, moderator: Person) -> None:
    table = ana.create("luna", "me", "open")
    with rude.watch(table) as mouth, ana.watch(table) as ears:
        mouth.ask("chat", table=table["table"], text="you are stupid")
        line = ears.read_until("chat")["line"]
    about = {"user": rude.id, "table": table["table"], "line": line["seq"]}
    assert ana.post("/reports", why="insult", **about).status_code == 201
    assert ana.post("/reports", why="insult", **about).status_code == 201, "twice is once"
    assert ana.post("/reports", why="insult", **(about | {"line": 999})).json()["code"] == "unknown"
    assert ana.post("/reports", why="insult", user=ana.id).json()["code"] == "malformed"
    [report] = [one for one in moderator.get("/moderation/reports").json() if one["about"] == rude.id]
    assert (report["said"], report["why"], report["by"], report["state"]) == (
        "you are stupid",
        "insult",
        ana.id,
        "open",
    )
    assert moderator.post(f"/moderation/reports/{report['id']}", right=True).status_code == 200
    waiting = moderator.get("/moderation/reports").json()
    assert report["id"] not in [one["id"] for one in waiting]


def test_whoever_is_muted_says_nothing_anywhere_until_it_is_lifted(rude: Person, moderator: Person) -> None:
    table = rude.create("luna", "me", "open")
    with rude.watch(table) as tab:
        assert moderator.post("/moderation/sanctions", user=rude.id, kind="mute", days=1).status_code == 200
        assert tab.ask("chat", table=table["table"], text="hello")["code"] == "muted"
        assert tab.ask("phrase", table=table["table"], phrase="hello")["code"] == "muted"
        moderator.post("/moderation/sanctions", user=rude.id, kind="mute", lift=True)
        assert tab.ask("chat", table=table["table"], text="hello")["type"] == "ack"


def test_whoever_is_banned_goes_at_once_and_is_told_until_when(rude: Person, moderator: Person) -> None:
    with rude.socket() as tab:
        assert moderator.post("/moderation/sanctions", user=rude.id, kind="ban", days=3).status_code == 200
        with pytest.raises(ConnectionClosed):
            tab.read_until("update")  # none comes: after the notice there is nothing
    assert rude.get("/me").json() is None
    refused = rude.post("/login", name=rude.claimed, password=PASSWORD).json()
    assert (refused["code"], refused["message"]) == ("forbidden", "error-banned-until")
    moderator.post("/moderation/sanctions", user=rude.id, kind="ban", lift=True)
    assert rude.post("/login", name=rude.claimed, password=PASSWORD).status_code == 200


def test_whoever_may_play_no_rated_games_plays_all_others(rude: Person, moderator: Person) -> None:
    rated = {"rated": True, "clock": {"kind": "live", "bank": 600_000, "gain": 45_000, "cap": 600_000}}
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"user": rude.id, "kind": "no_rated", "days": 7, "why": "two accounts"}
    assert moderator.post("/moderation/sanctions", **asked).status_code == 200
    refused = rude.post("/tables", game="merv", seats=seats, **rated).json()
    assert (refused["code"], refused["message"]) == ("rated", "error-rated-barred")
    assert rude.post("/tables", game="merv", seats=seats).status_code == 201
    [told] = [one for one in rude.get("/notices").json() if one["event"] == "moderation"]
    assert "two accounts" in str(told)
    moderator.post("/moderation/sanctions", user=rude.id, kind="no_rated", lift=True)
    assert rude.post("/tables", game="merv", seats=seats, **rated).status_code == 201


def test_a_seat_that_is_held_at_a_rated_table_is_no_way_around_it(rude: Person, moderator: Person) -> None:
    rated = {"rated": True, "bots": True, "clock": {"kind": "live", "bank": 600_000, "gain": 45_000, "cap": 600_000}}
    barred = {"user": rude.id, "kind": "no_rated"}
    with closing(new_program(rude)) as program, program.socket() as tab:
        seats = [{"kind": "me"}, {"kind": "bot", "user": program.id}]
        table = moderator.post("/tables", game="merv", seats=seats, **rated).json()["table"]
        moderator.post("/moderation/sanctions", **barred, days=7)
        refused = tab.ask("invite_answer", table=table, accept=True)
        assert (refused["code"], refused["message"]) == ("rated", "error-rated-barred")
        asked = moderator.post("/tables", game="merv", seats=seats, **rated).json()
        assert (asked["code"], asked["message"]) == ("rated", "error-rated-bot-barred")
        moderator.post("/moderation/sanctions", **barred, lift=True)
        assert tab.ask("invite_answer", table=table, accept=True)["type"] == "ack"


def test_whoever_decides_about_others_gives_the_password_again(rude: Person, moderator: Person) -> None:
    """As after a quarter of an hour, in a browser that was left open."""
    with closing(sqlite3.connect(moderator.server.database.removeprefix("sqlite:///"))) as database, database:
        database.execute("DELETE FROM confirmations")
    muted = {"user": rude.id, "kind": "mute", "days": 1}
    assert moderator.post("/moderation/sanctions", **muted).json()["code"] == "confirm"
    assert moderator.post("/moderation/reports/1", right=True).json()["code"] == "confirm"
    assert moderator.get("/moderation/reports").status_code == 200, "reading needs none"
    wrong = moderator.post("/me/confirm", password="not the one")  # noqa: S106 - a wrong one
    assert wrong.json()["code"] == "wrong_password"
    assert moderator.post("/moderation/sanctions", **muted).json()["code"] == "confirm"
    assert moderator.post("/me/confirm", password=PASSWORD).status_code == 200
    assert moderator.post("/moderation/sanctions", **muted).status_code == 200
    assert moderator.post("/moderation/sanctions", **muted, lift=True).status_code == 200
    (last,) = moderator.get("/moderation/audit", most="1").json()
    assert (last["what"], last["about"], last["body"]["lift"]) == ("mute", rude.claimed, True)
    assert rude.post("/me/confirm", password=PASSWORD).status_code == 200
    assert rude.post("/moderation/sanctions", **muted).json()["code"] == "forbidden", "it makes nobody a moderator"


def test_a_rated_game_does_not_count_any_more_or_again_and_moderators_see_who_decided_so(
    rude: Person, moderator: Person
) -> None:
    table = rude.create("luna", "me", "open")["table"]
    void = f"/moderation/tables/{table}/void"
    assert moderator.post(void).json()["code"] == "unknown_table", "nobody has counted it"
    with closing(sqlite3.connect(moderator.server.database.removeprefix("sqlite:///"))) as database, database:
        row = (table, "luna", "", "2026-01-01T00:00:00.000Z", "counts")
        database.execute(
            "INSERT INTO counted_tables (table_id, game, position, finished, verdict) VALUES (?,?,?,?,?)", row
        )
    assert rude.post(void).json()["code"] == "forbidden"
    assert moderator.post(void).status_code == 200
    assert moderator.post(void, void=False).status_code == 200
    deeds = moderator.get("/moderation/audit", most="2").json()
    assert [(one["who"], one["what"], one["body"]["void"]) for one in deeds] == [
        (moderator.id, "void", False),
        (moderator.id, "void", True),
    ]
    assert {one["name"] for one in deeds} == {moderator.claimed}
    assert rude.get("/moderation/audit").json()["code"] == "forbidden"


def test_what_was_decided_about_somebody_is_known_to_them_and_to_moderators_alone(
    ana: Person, rude: Person, moderator: Person
) -> None:
    path = f"/people/{rude.id}/private"
    assert rude.get(path).json()["sanctions"] == []
    decided = {"user": rude.id, "kind": "mute"}
    assert moderator.post("/moderation/sanctions", **decided, days=1, why="shouts").status_code == 200
    assert moderator.post("/moderation/sanctions", **decided, lift=True).status_code == 200
    assert moderator.post("/moderation/sanctions", **decided, why="shouts again").status_code == 200
    seen = moderator.get(path).json()
    assert [(one["why"], one["lifted"] is None) for one in seen["sanctions"]] == [
        ("shouts again", True),
        ("shouts", False),
    ]
    assert (seen["mail"], seen["sessions"]) == (False, 1)
    assert rude.get(path).json() == seen
    assert rude.get("/me/export").json()["sanctions"] == seen["sanctions"], "and to take along"
    assert ana.get(path).json()["code"] == "forbidden"
    assert moderator.get("/people/999999/private").json()["code"] == "unknown"


def test_moderators_are_not_for_moderators_to_judge(moderator: Person) -> None:
    refused = moderator.post("/moderation/sanctions", user=moderator.id, kind="ban").json()
    assert (refused["code"], refused["message"]) == ("forbidden", "error-moderator")
