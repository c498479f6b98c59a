"""What whoever creates a table says about it: in the lobby, at the table, in letters, and nowhere once it is erased."""

from pathlib import Path

from server_process import serving
from typer.testing import CliRunner

from server.people import Json, Person
from tabuleiro.cli import app
from tabuleiro.server.notices.letter import Item
from tabuleiro.server.notices.subject import Subject
from tabuleiro.server.notices.wording import Reader, data_of, line_of

NOTE = "Thursday club, newcomers welcome"


def listed(person: Person, table: Json) -> Json:
    [found] = [one for one in person.get("/tables", state="open").json() if one["table"] == table["table"]]
    return dict(found)


def test_a_note_is_read_in_the_lobby_and_at_the_table_and_is_the_hosts_first_line(ana: Person, bia: Person) -> None:
    made = ana.create("luna", "me", "open", note=f"  {NOTE}\n")
    assert made["note"] == NOTE, "one line, without blanks around it"
    assert listed(bia, made)["note"] == NOTE
    assert listed(bia, ana.create("luna", "me", "open"))["note"] == ""
    with bia.watch(made) as tab:
        assert tab.update["note"] == NOTE
        assert [(line["user"], line["text"]) for line in tab.update["chat"]] == [(ana.id, NOTE)]
    [said] = [line for line in ana.get("/me/export").json()["chat"] if line["table"] == made["table"]]
    assert said["text"] == NOTE, "whoever said it takes it along"
    assert bia.post("/tables", game="luna", seats=[{"kind": "me"}, {"kind": "open"}], note="x" * 201).status_code == 400


def test_a_note_that_is_erased_is_gone_from_lists_too_and_the_log_verifies(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path / "server.log") as server:
        ana, bia = Person(server, "Ana"), Person(server, "Bia")
        one, two = (ana.create("luna", "me", "open", note=NOTE) for _ in range(2))
        with ana.watch(one) as tab, bia.watch(one) as other:
            [line] = tab.update["chat"]
            assert other.ask("erase", table=one["table"], line=line["seq"])["code"] == "forbidden"
            assert tab.ask("erase", table=one["table"], line=line["seq"])["type"] == "ack"
            assert other.next_update()["note"] == ""
        assert [listed(bia, table)["note"] for table in (one, two)] == ["", NOTE]
        server.stop()
        server.start()
        assert listed(bia, one)["note"] == "", "after a restart, too"
        assert ana.http.request("DELETE", "/api/me", json={}).status_code == 200
        assert NOTE not in bia.get("/tables").text, "whoever leaves for good leaves no note behind"
        ana.close()
        bia.close()
    checked = CliRunner().invoke(app, ["check-database", "--database", database])
    assert checked.exit_code == 0, checked.output


def test_whoever_may_not_speak_leaves_no_note(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/quiet.db", tmp_path / "server.log", "--chat", "phrases") as server:
        caio = Person(server, "Caio")
        seats: list[Json] = [{"kind": "me"}, {"kind": "open"}]
        answer = caio.post("/tables", game="luna", seats=seats, note=NOTE)
        assert answer.json()["message"] == "error-phrases-only"
        assert caio.post("/tables", game="luna", seats=seats).status_code == 201
        caio.close()


def test_a_letter_tells_the_note_of_its_table() -> None:
    reader = Reader("en", "UTC", "Ana")
    subject = Subject("notice-turn", {"note": NOTE}, "/table/k3v9x2m4pq", "luna")
    item = Item(8842, "turn", "k3v9x2m4pq", 17, "luna", ("Bia",), "", subject)
    assert line_of(item, reader) == f"Your turn at Luna · “{NOTE}” · with Bia"
    assert data_of(item, "https://play.example.org")["note"] == NOTE
    unnoted = item._replace(subject=subject._replace(arguments={}))
    assert data_of(unnoted, "https://play.example.org")["note"] is None
    assert "“" not in line_of(unnoted, reader)
