"""RULES.md, chapter 2: cities, offices, routes and how near they are."""

from typing import Final

import pytest

from games.hansa_teutonica.story import FREE
from games.hansa_teutonica.table import TAVERNS, set_up, table
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.testkit.rules import rule

LARGE: Final = 0
SMALL: Final = 1
SEATS: Final = (5, 3)
"""A seat count for each side."""


def ends(route: str) -> tuple[str, str]:
    """The two cities of a route."""
    r = c.ROUTES.index(route)
    return c.CITIES[c.ROUTE_A[r]], c.CITIES[c.ROUTE_B[r]]


def routes(side: int) -> list[str]:
    """The routes that a side has."""
    return [route for r, route in enumerate(c.ROUTES) if c.SPACES[side * c.ROUTE_COUNT + r] > 0]


def offices(side: int, city: str) -> list[str]:
    """The printed offices of a city, from the left."""
    place = side * c.CITY_COUNT + c.CITIES.index(city)
    shapes = ("square", "circle")
    first = place * c.MAX_OFFICES
    return [
        f"{c.COLOURS[c.OFFICE_COLOURS[i]]} {shapes[c.OFFICE_SHAPES_AT[i]]}"
        for i in range(first, first + c.OFFICES[place])
    ]


def route_to(side: int, city: str) -> str:
    """Some route that touches a city."""
    return next(route for route in routes(side) if city in ends(route))


@rule("HT-2.1")
@pytest.mark.parametrize("side", [LARGE, SMALL])
def test_cities_have_one_to_four_offices(side: int) -> None:
    assert {len(offices(side, city)) for city in c.CITIES} == {1, 2, 3, 4}


@rule("HT-2.1", forbids=True)
@pytest.mark.parametrize(("level", "reach"), [(0, 1), (1, 2), (2, 3), (3, 4)], ids=["white", "orange", "pink", "black"])
def test_the_offices_of_minden_open_from_left_to_right_by_privilege(level: int, reach: int) -> None:
    for taken in range(4):
        match = (
            table(3)
            .desk("red", privilegium=level)
            .city("minden", *["blue trader"] * taken)
            .fill("minden_hannover", "red trader")
            .begin()
            .play("red: claim minden_hannover")
        )
        if taken < reach:
            match.play("red: b_office a")
            assert match.city("minden")[taken] == "red trader"
        else:
            assert match.refusal("red: b_office a") == "HT-6.2"


@rule("HT-2.2")
@pytest.mark.parametrize("side", [LARGE, SMALL])
def test_a_route_joins_two_cities_has_two_to_four_spaces_and_no_twin(side: int) -> None:
    pairs = [frozenset(ends(route)) for route in routes(side)]
    assert all(len(pair) == 2 for pair in pairs)
    assert len(set(pairs)) == len(pairs)
    assert {c.SPACES[side * c.ROUTE_COUNT + c.ROUTES.index(route)] for route in routes(side)} == {2, 3, 4}


@rule("HT-2.2", forbids=True)
def test_a_space_holds_one_piece() -> None:
    match = table(3).fill("goslar_magdeburg", "blue trader").begin()
    assert match.refusal("red: place goslar_magdeburg trader") == "HT-5.2.1"


@rule("HT-2.2")
def test_it_does_not_matter_which_spaces_of_a_route_are_taken() -> None:
    left = table(3).route("hamburg_luebeck", "red trader", FREE, "blue merchant").begin()
    right = table(3).route("hamburg_luebeck", FREE, "blue merchant", "red trader").begin()
    assert left.state.legal() == right.state.legal()


@rule("HT-2.3")
@pytest.mark.parametrize(
    ("city", "track"),
    [
        ("groningen", "liber_sophiae"),
        ("stade", "privilegium"),
        ("luebeck", "money_bags"),
        ("goettingen", "actions"),
        ("halle", "keys"),
    ],
)
@pytest.mark.parametrize("side", [LARGE, SMALL])
def test_each_yellow_city_develops_its_own_track(side: int, city: str, track: str) -> None:
    route = route_to(side, city)
    match = table(SEATS[side]).fill(route, "red trader").begin().play(f"red: claim {route}")
    end = "ab"[ends(route).index(city)]
    assert match.options("b_develop") == {end}
    match.play(f"red: b_develop {end}")
    assert match.level("red", track) == 1


@rule("HT-2.3")
@pytest.mark.parametrize("route", ["coellen_warburg", "arnheim_duisburg", "brunswiek_stendal", "minden_hannover"])
def test_coellen_the_red_and_the_plain_cities_develop_nothing(route: str) -> None:
    match = table(5).fill(route, "red trader").begin().play(f"red: claim {route}")
    assert match.options("b_develop") == set()


COINS: Final = (
    {"groningen", "luebeck", "coellen", "halle"},
    {"groningen", "luebeck", "coellen", "halle", "stade", "warburg"},
)


@rule("HT-2.4")
@pytest.mark.parametrize("city", c.CITIES)
@pytest.mark.parametrize("side", [LARGE, SMALL])
def test_the_first_office_gives_a_point_where_a_coin_is_printed(side: int, city: str) -> None:
    route = route_to(side, city)
    match = (
        table(SEATS[side])
        .desk("red", privilegium=3)
        .fill(route, "red trader", "red merchant")
        .begin()
        .play(f"red: claim {route}", f"red: b_office {'ab'[ends(route).index(city)]}")
    )
    assert match.prestige("red") == (1 if city in COINS[side] else 0)


@rule("HT-2.4")
def test_only_the_first_office_has_the_coin() -> None:
    match = (
        table(3)
        .desk("red", privilegium=2)
        .city("luebeck", "blue trader")
        .fill("hamburg_luebeck", "red trader")
        .begin()
        .play("red: claim hamburg_luebeck", "red: b_office b")
    )
    assert match.prestige("red") == 0


@rule("HT-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_start_markers_lie_at_the_three_taverns(seats: int) -> None:
    match = set_up(seats)
    marked = [route for route in c.ROUTES if match.marker_on(route) != FREE]
    assert marked == ["osnabrueck_bremen", "lueneburg_perleberg", "hildesheim_goslar"]
    assert sorted(marked) == sorted(TAVERNS)


@rule("HT-2.6")
def test_the_sides_differ_in_eight_cities_and_two_routes() -> None:
    assert set(routes(LARGE)) - set(routes(SMALL)) == {"emden_stade", "warburg_goettingen"}
    assert set(routes(SMALL)) <= set(routes(LARGE))
    different = {city for city in c.CITIES if offices(LARGE, city) != offices(SMALL, city)}
    assert different == {"kampen", "dortmund", "goettingen", "goslar", "lueneburg", "bremen"}


@rule("HT-2.6")
@pytest.mark.parametrize(
    ("city", "large", "small"),
    [
        ("kampen", ["orange circle", "black square"], ["orange square", "black square"]),
        ("dortmund", ["white circle", "orange square", "pink square"], ["white circle", "orange square"]),
        ("goettingen", ["white square", "white circle", "pink square"], ["white square", "orange square"]),
        ("goslar", ["white square", "black square"], ["white square"]),
        ("lueneburg", ["orange circle", "black square"], ["white circle"]),
        ("bremen", ["white circle", "pink square"], ["pink square"]),
    ],
)
def test_the_offices_that_differ(city: str, large: list[str], small: list[str]) -> None:
    assert offices(LARGE, city) == large
    assert offices(SMALL, city) == small


@rule("HT-2.6", forbids=True)
def test_a_route_that_the_side_lacks_cannot_be_used() -> None:
    assert set_up(3).refusal("red: place emden_stade trader") == "HT-2.6"


@rule("HT-2.7")
@pytest.mark.parametrize("route", routes(LARGE))
def test_the_first_ring_is_every_route_that_shares_a_city_on_the_large_side(route: str) -> None:
    first_ring_around(LARGE, route)


@rule("HT-2.7")
@pytest.mark.parametrize("route", routes(SMALL))
def test_the_first_ring_is_every_route_that_shares_a_city_on_the_small_side(route: str) -> None:
    first_ring_around(SMALL, route)


def first_ring_around(side: int, route: str) -> None:
    """Displace a trader from a route with room to spare: it may go to the neighbours, not back to that route."""
    neighbours = {other for other in routes(side) if other != route and set(ends(route)) & set(ends(other))}
    match = table(SEATS[side]).route(route, "blue trader").begin()
    match.play(f"red: displace {route} next1 trader", "red: displace_pay trader 0")
    assert match.options("relocate") == neighbours


@rule("HT-2.7")
def test_the_second_ring_begins_where_the_first_is_full() -> None:
    match = (
        table(3)
        .route("coellen_warburg", "blue trader")
        .fill("paderborn_warburg", "green trader")
        .begin()
        .play("red: displace coellen_warburg next1 trader", "red: displace_pay trader 0")
    )
    assert match.options("relocate") == {"dortmund_paderborn", "minden_paderborn", "paderborn_hildesheim"}
