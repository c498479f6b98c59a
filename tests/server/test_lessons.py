"""Lessons over the wire: begun, gone on with elsewhere, kept for each learner, counted without names."""

from contextlib import closing
from pathlib import Path

from server_process import serving
from sqlalchemy import create_engine, select, update
from typer.testing import CliRunner

from server.people import Json, Person, Tab
from tabuleiro.cli import app
from tabuleiro.server.clock import ago
from tabuleiro.server.people import identity, sessions
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database, read_url
from tabuleiro.server.store.learning.lessons import read_figures, write_mark
from tabuleiro.server.store.store import sealed
from tabuleiro.server.table.lessons.course import LessonMark

GAME = "hansa_teutonica"
PASSWORD = "a long enough secret"  # noqa: S105 - of somebody who exists in a test only
NOW = "2026-06-01T00:00:00.000Z"


def begin(person: Person, **wish: object) -> Json:
    answer = person.post("/lessons", game=GAME, **wish)
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()
    return table


def learn(person: Person, table: Json) -> Tab:
    """A tab at a lesson's table, when the learner is asked."""
    tab = person.watch(table)
    while tab.update["actor"] != 0:
        tab.next_update()
    return tab


def finish_first_step(person: Person) -> Tab:
    """Look up the three places that the first step asks for."""
    tab = learn(person, begin(person, step="ends"))
    for wish in tab.update["lesson"]["wanted"]:
        assert tab.act("learn", given=wish["given"])["type"] == "ack"
    return tab


def progress(person: Person) -> list[Json]:
    found: list[Json] = person.get("/my/lessons").json()
    return found


def test_a_lesson_is_listed_with_its_steps_and_its_texts(visitor: Person) -> None:
    told = visitor.get(f"/games/{GAME}/lessons").json()
    assert [step["id"] for step in told["steps"][:3]] == ["ends", "place", "full"]
    for language in ("en", "pt-BR"):
        assert "lesson-full-title = " in visitor.get(f"/games/{GAME}/lessons/{language}").text
    assert visitor.get("/games/nothing/lessons").json()["code"] == "unknown"
    assert visitor.get(f"/games/{GAME}/lessons/fr").json()["code"] == "unknown"


def test_a_lesson_goes_on_where_it_was_in_another_browser_and_is_in_no_list(ana: Person) -> None:
    table = begin(ana)
    assert (table["origin"], table["visibility"]) == ({"kind": "lesson", "game": GAME, "step": "ends"}, "link")
    tab = finish_first_step(ana)
    assert tab.update["lesson"]["id"] == "place"
    phone = Person(ana.server)
    phone.http.cookies = ana.http.cookies
    assert begin(phone)["table"] == table["table"], "the same table, as it stands"
    assert phone.watch(table).update["lesson"]["step"] == 2
    phone.close()
    [known] = progress(ana)
    assert (known["game"], known["step"], known["done"], known["of"]) == (GAME, "place", ["ends"], 18)
    assert ana.get("/my/tables").json() == []
    assert table["table"] not in [listed["table"] for listed in ana.get("/tables").json()]
    assert ana.socket().hello["turns"] == []


def test_another_action_is_answered_an_illegal_one_names_its_rule(ana: Person) -> None:
    tab = learn(ana, begin(ana, step="full"))
    ply = tab.update["ply"]
    told = tab.act("play", seat=0, action="income 0")
    assert (told["code"], told["message"]) == ("not_here", "lesson-full-not-income")
    told = tab.act("play", seat=0, action="claim goettingen_quedlinburg")
    assert (told["code"], told["rule"], told["message"][:8]) == ("illegal", "HT-5.5.1", "refusal-")
    assert (tab.update["ply"], tab.update["lesson"]["given"]) == (ply, ["try claim goettingen_quedlinburg"])
    assert tab.act("play", seat=0, action=tab.update["lesson"]["allowed"][0])["type"] == "ack"


def test_back_skip_and_another_scene_always_lead_to_the_step(ana: Person) -> None:
    table = begin(ana, step="income")
    for step in ("displace", "income", "ends", "points"):
        assert begin(ana, step=step)["table"] == table["table"]
        assert ana.watch(table).update["lesson"]["id"] == step
    far = begin(ana, step="far")
    assert far["table"] != table["table"], "another scene is another table"
    assert ana.get(f"/tables/{table['table']}").json()["code"] == "unknown_table", "the old one is not needed"
    assert progress(ana)[0]["step"] == "far"


def test_bad_requests_are_refused_by_name(ana: Person) -> None:
    assert ana.post("/lessons", game="nothing").json()["code"] == "unknown"
    assert ana.post("/lessons", game=GAME, step="nothing").json()["code"] == "unknown"
    assert ana.post("/lessons", game=GAME, step=3).json()["code"] == "malformed"
    assert progress(ana) == []


def test_after_the_last_step_a_game_of_ones_own_goes_on(ana: Person) -> None:
    table = begin(ana, play_on=True)
    assert [seat["level"] for seat in table["seats"]] == [None, "novice", "novice"]
    assert [one["table"] for one in ana.get("/my/tables").json()] == [table["table"]]
    assert ana.watch(table).update["lesson"] is None


def test_what_a_guest_has_learnt_comes_along_is_exported_and_is_deleted(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path / "server.log") as server:
        with closing(Person(server, "Somebody")) as dora, closing(Person(server, "Guest")) as guest:
            dora.post("/account", name="Dorothea", password=PASSWORD)
            finish_first_step(guest)
            brought = progress(guest)
            old = begin(dora, step="far")["table"]
            finish_first_step(guest)
            assert guest.post("/login", name="Dorothea", password=PASSWORD, keep=True).status_code == 200
            assert [one["done"] for one in progress(guest)] == [one["done"] for one in brought]
            assert dora.get(f"/tables/{old}").status_code == 404, "one lesson of a game is enough"
            assert begin(guest)["mine"] == [0]
            assert [one["step"] for one in dora.get("/me/export").json()["lessons"]] == ["place"]
            checked = CliRunner().invoke(app, ["check-database", "--database", database])
            assert checked.exit_code == 0, checked.output
            assert (
                dora.http.request("DELETE", "/api/me", json={"password": PASSWORD, "at_once": True}).status_code == 200
            )
        checked = CliRunner().invoke(app, ["check-database", "--database", database])
        assert checked.exit_code == 0, checked.output
        figures = CliRunner().invoke(app, ["admin", "lessons", "--database", database]).output
    engine = create_engine(read_url(database))
    with engine.connect() as connection:
        assert connection.execute(select(schema.lessons)).all() == []
        assert connection.execute(select(schema.tables)).all() == []
    engine.dispose()
    rows = {line.split("\t")[0]: line.split("\t")[1:] for line in figures.splitlines()}
    assert rows[f"{GAME}/ends"] == ["2", "2", "0", "0"]
    assert rows[f"{GAME}/place"] == ["2", "0", "0", "1"], "whoever is deleted in mid-step has left it"


def test_altered_progress_is_found_and_leaving_is_counted_after_a_day(database: str) -> None:
    engine = open_database(database)
    with engine.begin() as connection:
        ana = identity.add_guest(connection, "Ana", "en", NOW).id
        identity.add_guest(connection, "The newest", "en", NOW)
        for step, ended in (("ends", ()), ("place", ("ends",))):
            mark = LessonMark(ana, GAME, step, step, ended)
            sealed(connection, lambda database, mark=mark: write_mark(database, mark, "", NOW))  # type: ignore[misc]
        assert read_figures(connection, NOW)[f"{GAME}/place"] == {"starts": 1, "ends": 0, "tries": 0, "leaves": 0}
        later = ago(NOW, -2 * sessions.DAY)
        assert read_figures(connection, later)[f"{GAME}/place"]["leaves"] == 1
        much_later = ago(NOW, -sessions.SESSION_SECONDS - sessions.DAY)
        sealed(connection, lambda database: sessions.sweep(database, much_later))
        assert read_figures(connection, NOW)[f"{GAME}/place"]["leaves"] == 1, "a guest who is swept away has left"
        assert connection.execute(select(schema.lessons)).all() == []
    with engine.begin() as connection:
        connection.execute(update(schema.lesson_figures).values(starts=7, checksum=schema.lesson_figures.c.checksum))
    engine.dispose()
    checked = CliRunner().invoke(app, ["check-database", "--database", database])
    assert checked.exit_code == 1
    assert "lesson_figure" in checked.output
