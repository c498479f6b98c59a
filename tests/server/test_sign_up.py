"""Who may come into a club: everybody, who was invited, nobody; with or without guests."""

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from server_process import ServerProcess, serving
from sqlalchemy import Connection, Engine, select, update
from typer.testing import CliRunner

from server.people import Person
from tabuleiro.cli import app
from tabuleiro.server.config import Config
from tabuleiro.server.errors import DamagedRow, RequestError
from tabuleiro.server.operations.invites import add_invite, check_guests, check_sign_up, sign_up, use_invite
from tabuleiro.server.people.sessions import sweep
from tabuleiro.server.people.user import User
from tabuleiro.server.store.club.schema import invites
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import sealed

NOW, LATER, LONG_AFTER = "2026-01-01T00:00:00.000Z", "2026-01-31T00:00:00.000Z", "2026-03-01T00:00:00.000Z"
PASSWORD = "a long enough secret"  # noqa: S105 - of somebody who exists in a test only


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    opened = open_database(f"sqlite:///{tmp_path}/t.db")
    yield opened
    opened.dispose()


def newcomer(name: str) -> User:
    return User(0, name, is_guest=True, language="en", preferences={})


def test_an_invitation_is_good_for_so_many_accounts_and_no_more(engine: Engine) -> None:
    config = Config(sign_up="invite")
    with engine.begin() as connection:
        code = sealed(connection, lambda database: add_invite(database, 2, LATER, NOW))
        for name in ("Ana", "Bia"):
            user = sealed(
                connection, partial(sign_up, config=config, user=newcomer(name), hashed="h", code=code, now=NOW)
            )
            assert (user.name, user.is_guest) == (name, False)
        for wrong in (code, "", code[:-1]):
            with pytest.raises(RequestError, match="used up or too old"):
                sign_up(connection, config, newcomer("Caio"), "hash", wrong, NOW)


def test_an_invitation_ends_by_itself_is_swept_away_and_is_nowhere_in_plain_text(engine: Engine) -> None:
    with engine.begin() as connection:
        code = sealed(connection, lambda database: add_invite(database, 5, LATER, NOW))
        assert code not in str(connection.execute(select(invites)).all())
        with pytest.raises(RequestError, match="used up or too old"):
            use_invite(connection, code, LONG_AFTER)
        assert sweep(connection, NOW).links == 0
        assert sweep(connection, LONG_AFTER).links == 1


def test_an_invitation_that_something_else_has_altered_is_refused(engine: Engine) -> None:
    def forge(connection: Connection) -> None:
        connection.execute(update(invites).values(uses=1000, checksum=invites.c.checksum))

    with engine.begin() as connection:
        code = sealed(connection, lambda database: add_invite(database, 1, LATER, NOW))
        forge(connection)
        with pytest.raises(DamagedRow):
            use_invite(connection, code, NOW)


def test_where_it_takes_no_invitation_none_is_asked_for(engine: Engine) -> None:
    with engine.begin() as connection:
        assert not sign_up(connection, Config(), newcomer("Ana"), "hash", "", NOW).is_guest
    check_sign_up(Config())
    check_guests(Config())
    with pytest.raises(RequestError) as refused:
        check_sign_up(Config(sign_up="closed"))
    assert refused.value.message == "error-sign-up-closed"


@pytest.fixture(scope="module")
def closed_club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("closed")
    quiet = ("--analysis-workers", "0", "--hint-workers", "0")
    door = ("--sign-up", "invite", "--no-guests")
    with serving(f"sqlite:///{folder}/t.db", folder / "server.log", *quiet, *door) as running:
        yield running


def test_a_club_without_guests_is_joined_by_invitation(closed_club: ServerProcess) -> None:
    """Whoever has the link begins with an account at once, and is remembered."""
    asked = ["admin", "invite", "--origin", "https://club.example.org/", "--database", closed_club.database]
    address, code = CliRunner().invoke(app, asked).output.strip().split("#invite=")
    assert address == "https://club.example.org/account"
    with closing(Person(closed_club)) as ana, closing(Person(closed_club)) as bia:
        told = ana.get("/door").json()
        assert (told["sign_up"], told["guests"]) == ("invite", False)
        assert (told["chat"], told["backup_days"]) == ("free", 0)
        refused = ana.post("/guest", name="Ana")
        assert (refused.status_code, refused.json()["message"]) == (403, "error-no-guests")
        assert ana.post("/account", name="Ana", password=PASSWORD).json()["message"] == "error-invite-over"
        answer = ana.post("/account", name="Ana", password=PASSWORD, invite=code, language="pt-BR")
        assert (answer.status_code, answer.json()["guest"], answer.json()["language"]) == (200, False, "pt-BR")
        assert ana.get("/me").json()["name"] == "Ana"
        assert bia.post("/account", name="Bia", password=PASSWORD, invite=code).json()["message"] == "error-invite-over"
        assert bia.get("/me").json() is None
        assert bia.post("/login", name="Ana", password=PASSWORD).status_code == 200


def test_who_may_sign_up_is_one_of_three(tmp_path: Path) -> None:
    refused = CliRunner().invoke(app, ["serve", "--database", f"sqlite:///{tmp_path}/t.db", "--sign-up", "friends"])
    assert refused.exit_code == 2
    assert "--sign-up" in refused.output
