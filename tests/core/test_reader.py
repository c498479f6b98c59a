"""The reader: every complaint names its place."""

from collections.abc import Callable

import pytest

from tabuleiro.core import BadData, Reader

DATA = Reader({"city": {"name": "bremen", "offices": [1, 2], "coin": True}, "count": 3})


def test_what_is_there_is_read() -> None:
    city = DATA.at("city")
    assert city.at("name").text() == "bremen"
    assert city.at("name").word(("hamburg", "bremen")) == 1
    assert city.at("offices").integers(2, 0, 9) == [1, 2]
    assert city.at("coin").boolean() is True
    assert DATA.at("count").integer(3, 3) == 3
    assert (DATA.has("city"), DATA.has("town")) == (True, False)
    DATA.only(("city", "count"))


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: DATA.at("town"), "town: is missing"),
        (lambda: DATA.at("city").at("size"), "city.size: is missing"),
        (lambda: DATA.at("count").at("x"), "count: expected a table, found 3"),
        (DATA.at("city").at("offices").items()[1].text, "city.offices[1]: expected a text, found 2"),
        (lambda: DATA.at("city").items(), "city: expected a list"),
        (lambda: DATA.at("city").at("offices").items_exactly(3), "city.offices: expected 3 items, found 2"),
        (lambda: DATA.at("city").at("offices").items_at_most(1), "city.offices: expected at most 1 items, found 2"),
        (lambda: DATA.at("count").integer(4, 9), "count: expected an integer from 4 to 9, found 3"),
        (lambda: DATA.at("city").at("coin").integer(0, 9), "city.coin: expected an integer from 0 to 9, found True"),
        (lambda: DATA.at("count").boolean(), "count: expected true or false, found 3"),
        (lambda: DATA.at("city").at("name").word(("rome",)), "city.name: expected one of rome, found 'bremen'"),
        (lambda: DATA.at("count").word(("rome",)), "count: expected one of rome, found 3"),
        (lambda: DATA.only(("city",)), "(top): has an unknown key 'count': expected city"),
        (lambda: DATA.only(("city", "count", "town")), "town: is missing"),
        (lambda: Reader({1: 2}).table(), "(top): expected text keys, found 1"),
        (lambda: Reader([10**5000], "deep").text(), "deep: expected a text, found something of type list"),
        (lambda: Reader("x" * 99, "long").boolean(), "long: expected true or false, found '" + "x" * 59 + "..."),
    ],
)
def test_what_is_wrong_is_said_with_its_place(ask: Callable[[], object], said: str) -> None:
    with pytest.raises(BadData) as caught:
        ask()
    assert str(caught.value).startswith(said)


def test_an_error_keeps_place_and_problem_apart() -> None:
    error = DATA.at("count").fail("is odd")
    assert (error.place, error.problem, error.key) == ("count", "is odd", "bad-data")
