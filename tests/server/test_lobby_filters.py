"""The lobby shows what somebody looks for: any of its filters, and any two of them together."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import combinations, count, takewhile
from typing import NamedTuple

import pytest
from server_process import ServerProcess

from server.people import Json, Person, account
from tabuleiro.server.table.clocks.rule import PRESETS

FILTERS: dict[str, str] = {"game": "luna", "seats": "3", "clock": "live", "bots": "true", "followed": "true"}


class Tables(NamedTuple):
    """Tables of all kinds, and somebody who follows one of their hosts."""

    reader: Person
    followed: int
    made: set[str]


def fits(table: Json, name: str, followed: int) -> bool:
    """Whether a table is what a filter asks for, judged by what is told of it."""
    judged: dict[str, bool] = {
        "game": table["game"] == "luna",
        "seats": len(table["seats"]) == 3,
        "clock": table["clock"] is not None and table["clock"]["kind"] == "live",
        "bots": table["bots"],
        "followed": any(seat["user"] == followed for seat in table["seats"]),
    }
    return judged[name]


@pytest.mark.parametrize("names", [*combinations(FILTERS, 1), *combinations(FILTERS, 2)], ids="+".join)
def test_any_filters_leave_out_what_does_not_fit(tables: Tables, names: tuple[str, ...]) -> None:
    found = open_tables(tables.reader, **{name: FILTERS[name] for name in names})
    assert all(fits(one, name, tables.followed) for one in found for name in names)
    mine = [one for one in open_tables(tables.reader) if one["table"] in tables.made]
    expected = {one["table"] for one in mine if all(fits(one, name, tables.followed) for name in names)}
    assert {one["table"] for one in found} & tables.made == expected
    assert len(expected) < len(tables.made) == len(mine)


def open_tables(reader: Person, **filters: str) -> list[Json]:
    """All pages of the list: other tests have left tables at this server, which may still begin or end."""
    pages = (reader.get("/tables", state="open", page=str(page), **filters).json() for page in count())
    return [table for page in takewhile(bool, pages) for table in page]


@pytest.fixture(scope="module")
def tables(server: ServerProcess) -> Iterator[Tables]:
    """Tables of all kinds, and somebody who follows one of their hosts."""
    live = next(rule for rule in PRESETS.values() if rule.kind == "live").encode()
    names = ("Host", "Other", "Reader")
    with ExitStack() as people:
        host, other, reader = (people.enter_context(closing(account(server, name))) for name in names)
        made = set[str]()
        for person in (host, other):
            made.add(person.create("luna", "me", "open", "open", clock=live, bots=True)["table"])
            made.add(person.create("luna", "me", "open", clock=live)["table"])
            made.add(person.create("merv", "me", "open", "open", bots=True)["table"])
            made.add(person.create("merv", "me", "open")["table"])
        reader.http.put(f"/api/follows/{host.id}")
        yield Tables(reader, host.id, made)


def test_no_clock_is_a_clock_to_ask_for(tables: Tables) -> None:
    found = tables.reader.get("/tables", state="open", clock="none").json()
    assert found
    assert {one["clock"] for one in found} == {None}
