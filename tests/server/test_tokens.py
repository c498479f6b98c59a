"""Tokens in the database: each has its time, its scope and its owner, and is over when one of these is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, update

from tabuleiro.server.clock import ago
from tabuleiro.server.errors import DamagedRow, RequestError
from tabuleiro.server.people import bots, offers, tokens
from tabuleiro.server.people.offers import Offer
from tabuleiro.server.people.user import User
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import seal
from tabuleiro.server.store.club import schema as club
from tabuleiro.server.store.database import open_database

NOW = "2026-01-01T00:00:00.000Z"
LATER = ago(NOW, -3600)
ANA = User(1, "Ana", is_guest=False, language="en", preferences={})


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Connection]:
    """A database with one account, in a transaction."""
    engine = open_database(f"sqlite:///{tmp_path}/t.db")
    with engine.begin() as connection:
        about = {"language": "en", "preferences": "{}", "created": NOW}
        connection.execute(insert(schema.users).values(id=1, name="Ana", account="ana", **about))
        seal(connection)
        yield connection
    engine.dispose()


def new_bot(database: Connection) -> tuple[User, str]:
    """A bot of Ana's and its token, which is good for an hour."""
    bot = bots.add_bot(database, ANA, "Robot", NOW, most=3)
    token, _ = tokens.add_token(database, bot.id, tokens.PLAY, "", NOW, LATER)
    seal(database)
    return bot, token


def test_an_operator_says_how_many_bots_everybody_may_have(database: Connection) -> None:
    for number in range(2):
        bots.add_bot(database, ANA, f"Robot {number}", NOW, most=2)
    with pytest.raises(RequestError, match="at most 2"):
        bots.add_bot(database, ANA, "Another", NOW, most=2)
    with pytest.raises(RequestError) as refused:
        bots.add_bot(database, ANA, "Another", NOW, most=0)
    assert refused.value.message == "error-no-own-bots"


def test_a_token_is_over_when_its_time_is(database: Connection) -> None:
    bot, token = new_bot(database)
    found = bots.read_token_user(database, token, NOW)
    assert found is not None
    assert (found[0].id, found[0].owner, found[0].scope) == (bot.id, 1, "play")
    assert bots.read_token_user(database, token, LATER) is None


def test_only_a_hash_of_it_is_stored(database: Connection) -> None:
    _, token = new_bot(database)
    row = database.execute(select(club.tokens)).one()
    assert token.split("_")[2] not in str(row)
    assert row.hash == tokens.hash_token(token)


@pytest.mark.parametrize("banned", [1, 2])
def test_a_bot_goes_nowhere_while_it_or_its_owner_is_banned(database: Connection, banned: int) -> None:
    bot, token = new_bot(database)
    assert bot.id == 2
    database.execute(update(schema.users).where(schema.users.c.id == banned).values(banned=NOW))
    seal(database)
    assert bots.read_token_user(database, token, NOW) is None


def test_a_token_whose_row_was_altered_is_not_served(database: Connection) -> None:
    _, token = new_bot(database)
    database.execute(update(club.tokens).values(user_id=1, checksum=club.tokens.c.checksum))
    with pytest.raises(DamagedRow):
        bots.read_token_user(database, token, NOW)


def test_there_are_ten_tokens_at_most_and_one_that_is_ended_is_gone(database: Connection) -> None:
    bot, token = new_bot(database)
    for _ in range(9):
        tokens.add_token(database, bot.id, tokens.PLAY, "", NOW, LATER)
    with pytest.raises(RequestError, match="at most 10"):
        tokens.add_token(database, bot.id, tokens.PLAY, "", NOW, LATER)
    name = token.split("_")[1]
    assert tokens.end_token(database, 1, name) == "", "it is not Ana's own"
    assert tokens.end_token(database, bot.id, name) == tokens.hash_token(token)
    assert bots.read_token_user(database, token, NOW) is None
    assert len(tokens.read_tokens(database, bot.id)) == 9


def test_an_offer_takes_the_place_of_the_one_before(database: Connection) -> None:
    bot, _ = new_bot(database)
    assert bots.read_bots(database) == []
    for games in (["luna"], ["merv"]):
        offers.put_offer(database, bot.id, Offer(games, [], [], rated=False, tables=1))
    [known] = bots.read_bots(database)
    assert known.offer is not None
    assert (known.owner, known.offer.games) == ("Ana", ["merv"])
    offers.put_offer(database, bot.id, None)
    assert bots.read_bots(database) == []
