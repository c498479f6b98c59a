"""The operator's command line, on a running server and on a database that nobody serves."""

import json
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from server_process import ServerProcess
from sqlalchemy import insert
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from server.people import Json, Person
from tabuleiro.cli import app
from tabuleiro.server.operations.announcement import announce, read_announcement, standing
from tabuleiro.server.operations.orders import read_waiting, take_order
from tabuleiro.server.operations.trail import deed_of, note_deed, read_deeds
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database

PASSWORD = "a long enough secret"  # noqa: S105 - of somebody who exists in a test only
OTHER = "another quiet evening"


class Club:
    """A server with an account (Eva), a guest (Gil) and a table of theirs at which both have spoken."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.eva, self.gil = Person(server, "Somebody"), Person(server, "Gil")
        self.name = f"Eva {self.eva.id}"
        assert self.eva.post("/account", name=self.name, password=PASSWORD).status_code == 200
        self.table: Json = self.eva.create("hansa_teutonica", "me", "open")
        self.gil.join(self.table)
        self.tab = self.eva.watch(self.table)
        self.tab.ask("chat", table=self.id, text="Good evening")
        self.gil.watch(self.table).ask("chat", table=self.id, text="Buy my carpets")

    @property
    def id(self) -> str:
        return str(self.table["table"])

    def admin(self, *words: str) -> Result:
        return CliRunner().invoke(app, ["admin", *words, "--database", self.server.database])

    def close(self) -> None:
        self.eva.close()
        self.gil.close()


@pytest.fixture
def club(server: ServerProcess) -> Iterator[Club]:
    with closing(Club(server)) as found:
        yield found


def test_users_and_tables_are_listed(club: Club) -> None:
    users = [line.split("\t")[:3] for line in club.admin("users").output.splitlines()]
    assert users[:2] == [[str(club.gil.id), "Gil", "guest"], [str(club.eva.id), club.name, "account"]]
    assert club.admin("tables", "running", "--most", "1").output.startswith(f"{club.id}\thansa_teutonica\trunning\t")
    assert club.id not in club.admin("tables", "finished").output


def test_a_line_of_chat_is_erased_while_people_watch(club: Club) -> None:
    lines = [line.split("\t") for line in club.admin("chat", club.id).output.splitlines()]
    assert [(line[2], line[4]) for line in lines] == [(club.name, "Good evening"), ("Gil", "Buy my carpets")]
    assert club.admin("erase-line", club.id, lines[1][0]).exit_code == 0
    while club.tab.update["chat"] is None or len(club.tab.update["chat"]) != 1:
        club.tab.next_update()
    assert [line["text"] for line in club.tab.update["chat"]] == ["Good evening"]
    assert "carpets" not in club.admin("chat", club.id).output
    refused = club.admin("erase-line", club.id, "1")
    assert (refused.exit_code, "no line 1" in refused.output) == (2, True)


def test_a_banned_account_is_out_at_once_and_stays_out(club: Club) -> None:
    assert club.admin("ban", club.name.lower()).exit_code == 0
    with pytest.raises(ConnectionClosed):
        club.tab.read_until("nothing that is ever sent")
    assert club.eva.get("/me").json() is None
    answer = club.eva.post("/login", name=club.name, password=PASSWORD).json()
    assert (answer["code"], answer["message"]) == ("forbidden", "error-banned")
    assert club.admin("unban", club.name).exit_code == 0
    assert club.eva.post("/login", name=club.name, password=PASSWORD).status_code == 200


def test_a_table_is_removed_under_the_eyes_of_its_players(club: Club) -> None:
    assert club.admin("remove-table", club.id).exit_code == 1, "it asks first"
    assert club.admin("remove-table", club.id, "--yes").exit_code == 0
    assert club.tab.read_until("removed")["table"] == club.id
    assert club.gil.get(f"/tables/{club.id}").json()["code"] == "unknown_table"
    assert club.gil.get("/my/tables").json() == []


def test_a_table_is_stopped_and_goes_on_under_the_eyes_of_its_players(club: Club) -> None:
    assert club.admin("freeze-table", club.id, "--why", "A complaint is looked into.").exit_code == 0
    while club.tab.update["state"] != "frozen":
        club.tab.next_update()
    assert club.tab.update["problem"] == "A complaint is looked into."
    assert "frozen" in club.admin("freeze-table", club.id).output, "it stands already"
    assert club.admin("unfreeze-table", club.id).exit_code == 0
    while club.tab.update["state"] != "running":
        club.tab.next_update()
    refused = club.admin("unfreeze-table", club.id, "--lang", "pt-BR")
    assert (refused.exit_code, "não foi feito" in refused.output) == (2, True)
    trail = [line.split("\t")[2] for line in club.admin("audit", "--most", "4").output.splitlines()]
    assert trail == ["unfreeze_table", "unfreeze_table", "freeze_table", "freeze_table"]


def test_what_was_not_counted_cannot_be_void(club: Club) -> None:
    refused = club.admin("void-table", club.id)
    assert (refused.exit_code, "no such table was counted" in refused.output) == (2, True)


def test_links_are_signed_with_a_new_key_and_old_ones_stay_good_for_a_while(club: Club) -> None:
    assert club.admin("rotate-secret").exit_code == 1, "it asks first"
    assert club.admin("rotate-secret", "--yes").exit_code == 0
    assert club.admin("audit", "--most", "1").output.split("\t")[2] == "rotate_secret"


def test_reports_and_work_are_listed(club: Club) -> None:
    assert club.gil.post("/reports", user=club.eva.id, why="insult").status_code == 201
    line = club.admin("reports").output.splitlines()[-1].split("\t")
    assert (line[1:5], line[-1]) == (["Gil", club.name, "", "insult"], "open")
    assert club.name not in club.admin("reports", "--decided").output
    assert "order\twaiting\t0" in club.admin("jobs").output


def test_an_announcement_reaches_every_page_in_both_languages_and_ends(club: Club) -> None:
    assert club.gil.get("/announcement").json() is None
    assert club.admin("announce", "Back at nine", "--pt", "De volta às nove", "--hours", "4").exit_code == 0
    assert club.tab.read_until("topic")["topic"] == "announcement"
    told = club.gil.get("/announcement").json()
    assert told["texts"] == {"en": "Back at nine", "pt-BR": "De volta às nove"}
    assert told["since"] < told["until"]
    assert "Back at nine" in club.admin("audit", "--most", "1").output
    assert club.admin("announce", "").exit_code == 0
    assert club.gil.get("/announcement").json() is None
    assert club.admin("announce", "x", "--hours", "0").exit_code == 2


def test_what_the_settings_announce_stands_as_long_as_nothing_else_is_announced() -> None:
    told = standing("The club meets on Thursdays. | O clube se encontra às quintas.")
    assert told is not None
    assert told.texts == {"en": "The club meets on Thursdays.", "pt-BR": "O clube se encontra às quintas."}
    assert told.since < "2026-01-01" < told.until
    alone = standing("Thursdays!")
    assert alone is not None
    assert alone.texts == {"en": "Thursdays!", "pt-BR": "Thursdays!"}
    assert standing("") is None


def test_what_moderators_do_is_told_and_what_operators_do_is_theirs(tmp_path: Path) -> None:
    with open_database(f"sqlite:///{tmp_path}/t.db").begin() as database:
        for who in ("root@club", deed_of(7), "moderator x@club"):
            note_deed(database, "2026-01-01T20:00:00.000Z", who, "ban", {"user": 8})
        (deed,) = read_deeds(database, 5)
        assert (deed.who, deed.name, deed.about, deed.body) == (7, "", "", {"user": 8})


def test_an_announcement_is_over_by_itself(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path}/t.db")
    with engine.begin() as database:
        announce(database, ("Back at nine", ""), "2026-01-01T20:00:00.000Z", 1)
        found = read_announcement(database, "2026-01-01T20:59:59.000Z")
        assert found is not None
        assert found.texts == {"en": "Back at nine", "pt-BR": "Back at nine"}
        assert read_announcement(database, "2026-01-01T21:00:00.000Z") is None
    engine.dispose()


def test_an_order_that_only_a_newer_release_knows_is_left_to_its_workers(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path}/t.db")
    with engine.begin() as database:
        for body in ('{"kind": "invent"}', '{"kind": "ban", "until": "never"}'):
            database.execute(insert(schema.orders).values(body=body, created="2026-01-01", taken=False))
        numbers = read_waiting(database)
        assert [take_order(database, number) for number in numbers] == [None, None]
        assert read_waiting(database) == numbers
    engine.dispose()


def test_a_user_is_removed_and_the_game_goes_on(club: Club) -> None:
    assert club.admin("remove-user", str(club.gil.id), "--yes").exit_code == 0
    assert club.gil.get("/me").json() is None
    seat = club.eva.get(f"/tables/{club.id}").json()["seats"][1]
    assert (seat["name"], seat["standin"], seat["resigned"]) == ("", "regular", True)


def test_a_forgotten_password_is_set_anew_once(club: Club) -> None:
    link = club.admin("reset-password", club.name, "--origin", "https://play.example.org/").output.strip()
    address, token = link.split("#reset=")
    assert address == "https://play.example.org/account"
    with closing(Person(club.server)) as forgetful:
        assert forgetful.post("/reset", token=token + "x", new_password=OTHER).json()["code"] == "unknown"
        assert forgetful.post("/reset", token=token, new_password="password1").json()["code"] == "bad_password"  # noqa: S106 - a bad one
        assert forgetful.post("/reset", token=token, new_password=OTHER).json()["id"] == club.eva.id
        assert forgetful.get("/me").json()["id"] == club.eva.id
        assert forgetful.post("/reset", token=token, new_password=OTHER).json()["message"] == "error-reset-over"
        assert forgetful.post("/login", name=club.name, password=PASSWORD).json()["code"] == "wrong_password"
    assert club.eva.get("/me").json() is None, "whoever knew the old password is out"


def test_sessions_are_ended_by_the_operator(club: Club) -> None:
    assert club.admin("end-sessions", club.name).exit_code == 0
    assert club.eva.get("/me").json() is None


def test_the_operator_mutes_somebody_sees_it_and_takes_it_back(club: Club) -> None:
    assert club.admin("mute", club.name, "--days", "7", "--why", "carpets").exit_code == 0
    assert club.tab.ask("chat", table=club.id, text="Anybody there?")["code"] == "muted"
    assert club.admin("no-rated", club.name).exit_code == 0
    shown = json.loads(club.admin("show-user", club.name).output)
    assert [(one["kind"], one["why"]) for one in shown["sanctions"]] == [("mute", "carpets"), ("no_rated", "")]
    assert (shown["account"], shown["tables"], shown["leaving"]) == (True, 1, None)
    assert club.admin("lift", club.name).exit_code == 0
    assert club.tab.ask("chat", table=club.id, text="Good evening again")["type"] == "ack"
    assert json.loads(club.admin("show-user", club.name).output)["sanctions"] == []


def test_a_table_is_shown_and_its_log_is_exported(club: Club) -> None:
    shown = json.loads(club.admin("show-table", club.id).output)
    assert [(seat["kind"], seat["name"]) for seat in shown["seats"]] == [("human", club.name), ("human", "Gil")]
    lines = [json.loads(line) for line in club.admin("export-table", club.id).output.splitlines()]
    assert [line["seq"] for line in lines] == list(range(1, shown["seq"] + 1))
    assert "Buy my carpets" in [line["body"].get("text") for line in lines]


@pytest.mark.parametrize(
    "words",
    [
        ("ban", "Nobody"),
        ("mute", "Nobody"),
        ("show-user", "Nobody"),
        ("show-table", "nothing"),
        ("export-table", "nothing"),
        ("reset-password", "Nobody"),
        ("remove-table", "nothing", "--yes"),
        ("chat", "nothing"),
    ],
)
def test_who_and_what_does_not_exist_is_named(club: Club, words: tuple[str, ...]) -> None:
    refused = club.admin(*words)
    assert refused.exit_code == 2
    assert words[1] in refused.output


def test_a_guest_has_no_password_to_be_set_anew(club: Club) -> None:
    assert club.admin("reset-password", str(club.gil.id)).exit_code == 2


def test_orders_are_carried_out_when_nobody_serves(own_server: ServerProcess) -> None:
    with closing(Club(own_server)) as club:
        own_server.stop()
        assert club.admin("remove-user", club.name, "--yes").exit_code == 0
        assert "Eva" not in club.admin("users").output
        assert "Good evening" not in club.admin("chat", club.id).output
        own_server.start()
        assert club.gil.get(f"/tables/{club.id}").json()["seats"][0]["resigned"] is True
    checked = CliRunner().invoke(app, ["check-database", "--database", own_server.database])
    assert checked.exit_code == 0, checked.output


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path}/other.db"
    refused = CliRunner().invoke(app, ["admin", "users", "--database", missing])
    assert (refused.exit_code, "there is no such file" in refused.output) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_every_order_stands_in_the_audit_trail(club: Club) -> None:
    assert club.admin("end-sessions", str(club.gil.id)).exit_code == 0
    assert club.admin("erase-line", club.id, "1").exit_code == 2, "no such line"
    assert club.admin("reset-password", club.name).exit_code == 0
    reset, erased, ended = (line.split("\t") for line in club.admin("audit", "--most", "3").output.splitlines())
    assert [line[2] for line in (reset, erased, ended)] == ["reset_password", "erase_line", "log_out"]
    assert json.loads(ended[3]) == {"user": club.gil.id, "outcome": "done"}
    assert json.loads(erased[3])["outcome"] == f"table {club.id} has no line 1"
    assert json.loads(reset[3]) == {"user": club.eva.id}
    assert all("@" in line[1] for line in (reset, erased, ended))


def test_an_operator_counts_and_takes_along_what_a_user_may_have(club: Club) -> None:
    counted = dict(line.split("\t") for line in club.admin("stats").output.splitlines())
    assert int(counted["accounts"]) >= 1
    assert int(counted["running tables"]) >= 1
    found = json.loads(club.admin("export-user", club.name).output)
    assert (found["name"], [line["text"] for line in found["chat"]]) == (club.name, ["Good evening"])
    assert "password" not in json.dumps(found)


def test_retention_counts_first_and_removes_then(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    engine = open_database(database)
    with engine.begin() as connection:
        for name, created in (("Old", "2020-01-01T00:00:00.000Z"), ("New", "2999-01-01T00:00:00.000Z")):
            guest = {"name": name, "language": "en", "preferences": "{}", "created": created}
            connection.execute(insert(schema.users).values(guest))
        note_deed(connection, "2020-01-01T00:00:00.000Z", "ana@club", "ban", {})
    engine.dispose()

    def retention(*words: str) -> dict[str, str]:
        done = CliRunner().invoke(app, ["admin", "retention", "--database", database, *words])
        assert done.exit_code == 0, done.output
        return dict(line.split("\t") for line in done.output.splitlines())

    expected = {"sessions": "0", "links": "0", "guests": "1", "audits": "1", "analyses": "0", "notices": "0"}
    expected["packed"] = "0"
    assert retention("--dry-run") == expected
    assert retention("--dry-run") == expected, "nothing was changed"
    assert retention() == expected
    assert set(retention().values()) == {"0"}


def test_a_tournament_is_listed_and_called_off_for_everybody_to_read(club: Club) -> None:
    clock = {"kind": "live", "bank": 600_000, "gain": 45_000, "cap": 600_000}
    starts = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    about = {"game": "luna", "kind": "swiss", "seats": 2, "rounds": 2, "clock": clock, "starts": starts}
    name = club.eva.post("/tournaments", title="Thursday cup", **about).json()["id"]
    [line] = [line for line in club.admin("tournaments", "open").output.splitlines() if line.startswith(name)]
    assert line.split("\t")[1:6] == ["luna", "open", str(club.eva.id), "0", "public"]
    assert line.endswith("Thursday cup")
    assert club.admin("finish-tournament", name, "--yes").exit_code == 2, "it has not begun"
    assert club.admin("cancel-tournament", name, "--why", "Not here", "--yes").exit_code == 0
    told = club.gil.get(f"/tournaments/{name}").json()
    assert (told["state"], told["log"][0]["reason"], told["log"][0]["why"]) == ("cancelled", "operator", "Not here")
    assert club.admin("cancel-tournament", "nothing", "--yes").exit_code == 2
