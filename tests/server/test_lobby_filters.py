"""The lobby shows what somebody looks for: any of its filters, and any two of them together."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import combinations

import pytest
from server_process import ServerProcess

from server.people import Json, Person, account
from tabuleiro.server.table.clocks.rule import PRESETS

FILTERS: dict[str, str] = {"game": "luna", "seats": "3", "clock": "live", "bots": "true", "followed": "true"}


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
def test_any_filters_leave_out_what_does_not_fit(tables: tuple[Person, int], names: tuple[str, ...]) -> None:
    reader, followed = tables
    everything = reader.get("/tables", state="open").json()
    found = reader.get("/tables", state="open", **{name: FILTERS[name] for name in names}).json()
    expected = [one["table"] for one in everything if all(fits(one, name, followed) for name in names)]
    assert sorted(one["table"] for one in found) == sorted(expected)
    assert len(found) < len(everything)


@pytest.fixture(scope="module")
def tables(server: ServerProcess) -> Iterator[tuple[Person, int]]:
    """Tables of all kinds, and somebody who follows one of their hosts."""
    live = next(rule for rule in PRESETS.values() if rule.kind == "live").encode()
    names = ("Host", "Other", "Reader")
    with ExitStack() as people:
        host, other, reader = (people.enter_context(closing(account(server, name))) for name in names)
        for person in (host, other):
            person.create("luna", "me", "open", "open", clock=live, bots=True)
            person.create("luna", "me", "open", clock=live)
            person.create("merv", "me", "open", "open", bots=True)
            person.create("merv", "me", "open")
        reader.http.put(f"/api/follows/{host.id}")
        yield reader, host.id


def test_no_clock_is_a_clock_to_ask_for(tables: tuple[Person, int]) -> None:
    found = tables[0].get("/tables", state="open", clock="none").json()
    assert found
    assert {one["clock"] for one in found} == {None}
