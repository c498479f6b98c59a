"""The single writer: everybody waits for the commit, and who fails harms nobody else."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from tabuleiro.server.errors import RequestError
from tabuleiro.server.people import identity
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store


def add_fact(connection: Connection, name: str) -> str:
    connection.execute(schema.facts.insert().values(name=name, value="x"))
    return name


def test_a_job_that_fails_leaves_the_others_of_its_group_alone(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(open_database(f"sqlite:///{tmp_path}/t.db"))
        names = ["a", "b", "a", "c"]
        done = await asyncio.gather(
            *(store.write(lambda connection, name=name: add_fact(connection, name)) for name in names),  # type: ignore[misc] # bound now
            return_exceptions=True,
        )
        assert [one for one in done if isinstance(one, str)] == ["a", "b", "c"]
        assert [type(one) for one in done if not isinstance(one, str)] == [IntegrityError]
        stored = await store.read(lambda connection: set(connection.execute(select(schema.facts.c.name)).scalars()))
        assert stored >= {"a", "b", "c"}
        store.close()

    asyncio.run(story())


def test_what_a_job_refuses_is_told_to_whoever_asked(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(open_database(f"sqlite:///{tmp_path}/t.db"))
        first = await store.write(lambda connection: identity.add_guest(connection, "Ana", "en", "now"))
        second = await store.write(lambda connection: identity.add_guest(connection, "Bia", "en", "now"))
        await store.write(lambda connection: identity.claim_account(connection, first, "Ana", "hash"))
        with pytest.raises(RequestError, match="in use"):
            await store.write(lambda connection: identity.claim_account(connection, second, "ANA", "hash"))
        store.close()

    asyncio.run(story())


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(open_database(f"sqlite:///{tmp_path}/t.db"))

        def limit(connection: Connection, pages: int) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        def grow(connection: Connection) -> None:
            connection.execute(schema.facts.insert().values(name="big", value="x" * 200_000))

        await store.write(lambda connection: limit(connection, 1))
        with pytest.raises(Exception, match="full"):
            await store.write(grow)
        await store.write(lambda connection: limit(connection, 10**6))
        await store.write(grow)
        store.close()

    asyncio.run(story())
