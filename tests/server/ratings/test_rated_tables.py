"""Rated tables on a real server: who may sit there, what nobody may do, and what a finished game leaves."""

from collections.abc import Iterator
from contextlib import closing
from itertools import count

import httpx
import pytest
from server_process import ServerProcess

from server.people import Json, Person, eventually
from tabuleiro.server.sockets.client_messages import MODELS
from tabuleiro.server.table.clocks.rule import PRESETS

LIVE = PRESETS["live-usual"].encode()
RATED: Json = {"rated": True, "clock": LIVE}
PASSWORD = "correct horse battery"  # noqa: S105 - of an account that lives as long as its test
names = count(1)


def account(server: ServerProcess, name: str) -> Person:
    """Somebody with an account."""
    person = Person(server, name)
    answer = person.post("/account", name=f"{name}{next(names)} rated", password=PASSWORD)
    assert answer.status_code == 200, answer.text
    return person


@pytest.fixture(scope="module")
def club(server: ServerProcess) -> Iterator[dict[str, Person]]:
    """Two accounts, a third one who watches, and a guest."""
    with (
        closing(account(server, "Ana")) as ana,
        closing(account(server, "Bia")) as bia,
        closing(account(server, "Caio")) as caio,
        closing(Person(server, "Davi")) as guest,
    ):
        yield {"ana": ana, "bia": bia, "caio": caio, "guest": guest}


def refusal(answer: Json) -> str:
    """Why something was refused."""
    assert answer["code"] == "rated", answer
    return str(answer["message"])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"clock": None}, "error-rated-clock"),
        ({"settle": False}, "error-rated-options"),
        ({"hints": "all"}, "error-rated-hints"),
        ({"seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Eva"}]}, "error-rated-twice"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "expert"}]}, "error-rated-level"),
        ({"seats": [{"kind": "bot", "level": "casual"}, {"kind": "bot", "level": "casual"}]}, "error-rated-alone"),
        ({"game": "luna", "seats": [{"kind": "me"}]}, "error-rated-alone"),
        ({"options": {"two_player_courtier": "false"}}, "error-rated-options"),
    ],
)
def test_what_cannot_be_compared_is_not_rated(club: dict[str, Person], changes: Json, message: str) -> None:
    asked: Json = {"game": "merv", "seats": [{"kind": "me"}, {"kind": "open"}], **RATED, **changes}
    answer = club["ana"].post("/tables", **asked).json()
    assert refusal(answer) == message


def test_guests_do_not_sit_at_rated_tables_and_nobody_sits_twice(club: dict[str, Person]) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    answer = club["guest"].post("/tables", game="merv", seats=seats, **RATED).json()
    assert refusal(answer) == "error-rated-guest"
    table = club["ana"].create("merv", "me", "open", "open", **RATED)
    assert (table["rated"], table["late"]) == (True, "bot")
    assert refusal(club["guest"].post(f"/tables/{table['table']}/join").json()) == "error-rated-guest"
    twice = club["ana"].post(f"/tables/{table['table']}/join", seat=1).json()
    assert refusal(twice) == "error-rated-twice"
    started = club["ana"].post(f"/tables/{table['table']}/start", level="strong").json()
    assert refusal(started) == "error-rated-level"


HELPS = {"undo", "undo_answer", "redo", "pause", "hint", "warn", "dismiss", "hand_over"}
"""Messages by which somebody would get help, time or another position."""
NO_HELP = {
    *(
        "subscribe",
        "unsubscribe",
        "watch",
        "unwatch",
        "ping",
        "play",
        "resign",
        "take_back",
        "move_now",
        "grant",
        "wait",
    ),
    *("why", "why_not", "learn", "hint_stop", "chat", "phrase", "erase", "mute", "invite_answer"),
}
"""What is as it is at any table."""


def test_every_message_was_thought_of() -> None:
    """A new one must be put among those that help, and be refused, or among the others."""
    assert set(MODELS) == HELPS | NO_HELP
    assert not HELPS & NO_HELP


def endpoints_about_games(openapi: Json) -> set[str]:
    """Every endpoint that is told a table, a position or a record, in its address or in its body."""
    found: set[str] = set()
    for path, ways in openapi["paths"].items():
        for method, way in ways.items():
            shape = way.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            named = openapi["components"]["schemas"].get(shape.get("$ref", "").rsplit("/", 1)[-1], {})
            if "{table}" in path or {"table", "position", "record"} & set(named.get("properties", {})):
                found.add(f"{method.upper()} {path}")
    return found


HELPING_ENDPOINTS = {"POST /api/analyses", "GET /api/tables/{table}/record", "POST /api/forks"}
"""By which somebody would get help with a game that is being played, and which refuse it."""
PLAIN_ENDPOINTS = {
    *(f"POST /api/positions{what}" for what in ("", "/edit", "/test")),  # no engine looks at what is set up there
    *("POST /api/records", "POST /api/reports"),  # a record is of a game that is over
    *(f"POST /api/tables/{{table}}/{deed}" for deed in ("join", "leave", "start", "rematch", "again")),
    *(f"GET /api/tables/{{table}}/{what}" for what in ("log", "actions", "course", "position", "card/{language}")),
    *(f"GET /api/tables/{{table}}/{what}" for what in ("board/{language}", "explain/{language}", "plies/{ply}")),
    *("GET /api/tables/{table}", "GET /api/tables/{table}/tally/{party}", "PUT /api/my/tables/{table}/archive"),
    *("POST /api/moderation/flags/{table}", "POST /api/moderation/tables/{table}/void"),
}
"""What tells facts alone, or has nothing to do with how to play."""


def test_every_endpoint_was_thought_of(server: ServerProcess) -> None:
    """A new one must be put among those that help, and be refused, or among the others."""
    openapi = httpx.get(f"{server.url}/api/openapi.json").json()
    assert endpoints_about_games(openapi) == HELPING_ENDPOINTS | PLAIN_ENDPOINTS
    assert not HELPING_ENDPOINTS & PLAIN_ENDPOINTS


def test_nobody_gets_help_at_a_rated_table_and_its_position_stays(club: dict[str, Person]) -> None:
    ana, bia, caio = club["ana"], club["bia"], club["caio"]
    table = ana.create("merv", "me", "open", **RATED)
    bia.join(table)
    tabs = {name: club[name].watch(table) for name in ("ana", "bia", "caio")}
    deciding = next(name for name in ("ana", "bia") if tabs[name].update["legal"])
    tabs[deciding].play()
    while tabs[deciding].update["legal"]:  # until it is the other's turn, who then has played once
        tabs[deciding].play()
    other = "bia" if deciding == "ana" else "ana"
    tabs[other].wait_for_turn()
    tabs[other].play()
    before = ana.get(f"/tables/{table['table']}/position").json()["digest"]
    for name, tab in tabs.items():
        tab.act("why", action=0)  # asking for a rule is no help
        while tab.update["ply"] < tabs[other].update["ply"]:
            tab.next_update()
        seat = 0 if name == "ana" else 1
        tries: dict[str, Json] = {
            "undo": {"ply": tab.update["ply"] - 1 if name != other else 0},
            "undo_answer": {"accept": True},
            "redo": {},
            "warn": {"seat": seat, "action": 0},
            "pause": {"on": True},
            "hint": {"seat": seat, "deeper": 0},
            "dismiss": {"seat": 1 - seat},
            "hand_over": {"seat": 1 - seat},
        }
        assert set(tries) == HELPS
        for kind, fields in tries.items():
            assert tab.act(kind, **fields)["type"] == "error", (name, kind)
        fork = {"table": table["table"], "ply": 1, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        answers = {
            "POST /api/analyses": club[name].post("/analyses", table=table["table"]),
            "GET /api/tables/{table}/record": club[name].get(f"/tables/{table['table']}/record"),
            "POST /api/forks": club[name].post("/forks", **fork),
        }
        assert set(answers) == HELPING_ENDPOINTS
        assert {answer.status_code for answer in answers.values()} == {409}
        assert answers["POST /api/analyses"].json()["code"] == "in_play"
        assert refusal(answers["POST /api/forks"].json()) == "error-rated-help"
    assert refusal(tabs["ana"].act("pause", on=True)) == "error-rated"
    assert refusal(tabs["ana"].act("dismiss", seat=1)) == "error-rated"
    assert caio.get(f"/tables/{table['table']}/position").json()["digest"] == before
    assert tabs[deciding].update["undo"]["ply"] is None, "what the other has answered stands"
    for tab in tabs.values():
        tab.close()


def test_players_of_a_rated_game_do_not_hear_spectators_until_it_is_over(club: dict[str, Person]) -> None:
    table = club["ana"].create("merv", "me", "casual", **RATED, chat="free")
    with club["ana"].watch(table) as ana, club["caio"].watch(table) as caio, club["bia"].watch(table) as bia:
        assert caio.ask("chat", table=table["table"], text="take the camels")["type"] == "ack"
        assert bia.read_until("chat")["line"]["text"] == "take the camels"
        assert ana.ask("chat", table=table["table"], text="hello")["type"] == "ack"
        assert [one["line"]["text"] for one in ana.heard if one["type"] == "chat"] in ([], ["hello"])
        with club["ana"].socket() as again:
            again.ask("subscribe", table=table["table"])
            assert [line["text"] for line in again.next_update()["chat"]] == ["hello"]
        with club["bia"].socket() as watcher:
            watcher.ask("subscribe", table=table["table"])
            assert [line["text"] for line in watcher.next_update()["chat"]] == ["take the camels", "hello"]


def test_a_finished_rated_game_reaches_profile_results_and_export(club: dict[str, Person]) -> None:
    ana = club["ana"]
    table = ana.create("merv", "me", "casual", **RATED)
    with ana.watch(table) as tab:
        while tab.wait_for_turn()["state"] == "running":
            tab.play()
        assert tab.act("undo", ply=tab.update["ply"] - 1)["type"] == "error", "the end stands"

    def games() -> list[Json]:
        found: list[Json] = ana.get(f"/people/{ana.id}").json()["games"]
        return found

    assert eventually(lambda: bool(games()))
    [merv] = games()
    assert (merv["game"], merv["games"], merv["provisional"]) == ("merv", 1, True)
    assert len(merv["curve"]) == 1
    [played] = club["caio"].get(f"/people/{ana.id}/results").json()
    assert (played["table"], played["verdict"], played["rating"]) == (table["table"], "rated", merv["rating"])
    assert played["change"] == merv["rating"] - 1500 != 0
    assert ana.get("/me/export").json()["ratings"][0]["rating"] == merv["rating"]
    ladder = club["guest"].get("/ladder/merv").json()
    assert [(one["user"], one["why"]) for one in ladder["waiting"]] == [(ana.id, "games")]
    fork = {"table": table["table"], "ply": 1, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert ana.post("/forks", **fork).status_code == 201, "after its end anybody may look into it"


def test_there_is_no_profile_of_a_guest_nor_a_ladder_of_no_game(club: dict[str, Person]) -> None:
    guest = club["guest"]
    assert guest.get(f"/people/{guest.id}").json()["code"] == "unknown"
    assert guest.get("/people/0").json()["code"] == "malformed"
    assert guest.get("/ladder/chess").json()["code"] == "unknown"
