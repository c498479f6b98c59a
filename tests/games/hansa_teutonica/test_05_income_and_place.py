"""RULES.md, chapters 5.1 and 5.2: income and placing a piece."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.hansa_teutonica.story import CUBE, FREE
from games.hansa_teutonica.table import set_up, table
from tabuleiro.testkit.rules import rule


@rule("HT-5.1.1")
@pytest.mark.parametrize(("level", "taken"), [(0, 3), (1, 5), (2, 7), (3, 9)], ids=["3", "5", "7", "all"])
def test_income_takes_what_the_money_bags_show(level: int, taken: int) -> None:
    match = table(3).desk("red", money_bags=level).stock("red", traders=9).begin()
    traders, merchants = match.supply("red")
    match.play("red: income 0")
    assert match.supply("red") == (traders + taken, merchants)
    assert match.stock("red") == (9 - taken, 0)


@rule("HT-5.1.1", forbids=True)
def test_income_needs_a_stock() -> None:
    match = table(3).stock("red").begin()
    assert match.refusal("red: income 0") == "HT-5.1.1"


@rule("HT-5.1.2")
def test_the_player_chooses_how_many_merchants_are_among_them() -> None:
    match = table(3).desk("red", liber_sophiae=1).stock("red", traders=2, merchants=2).begin()
    assert match.options("income") == {"1", "2"}
    match.play("red: income 2")
    assert match.stock("red") == (1, 0)


@rule("HT-5.1.2", forbids=True)
def test_no_more_merchants_than_lie_in_the_stock() -> None:
    match = table(3).stock("red", traders=6).begin()
    assert match.refusal("red: income 1") == "HT-5.1.2"


@rule("HT-5.1.1", "HT-5.1.2", "HT-5.1.3")
@given(level=st.integers(0, 3), traders=st.integers(0, 11), merchants=st.integers(0, 4))
def test_income_for_any_stock(level: int, traders: int, merchants: int) -> None:
    whole = (3, 5, 7, traders + merchants)[level]
    taken = min(whole, traders + merchants)
    possible = {m for m in range(min(merchants, taken) + 1) if taken - m <= traders} if taken > 0 else set()
    laid = table(3).desk("red", money_bags=level, liber_sophiae=3).stock("red", traders=traders, merchants=merchants)
    match = laid.begin()
    assert match.options("income") == {str(m) for m in possible}
    before = sum(match.supply("red"))
    if possible:
        match.play(f"red: income {max(possible)}")
        assert sum(match.supply("red")) == before + taken


@rule("HT-5.1.3", forbids=True)
def test_taking_fewer_than_shown_is_not_allowed() -> None:
    """With 1 trader and 2 merchants in the stock three pieces are due, so leaving the merchants there is refused."""
    match = table(3).desk("red", liber_sophiae=1).stock("red", traders=1, merchants=2).begin()
    assert match.refusal("red: income 0") == "HT-5.1.3"
    assert match.refusal("red: income 1") == "HT-5.1.3"
    match.play("red: income 2")
    assert match.stock("red") == (0, 0)


@rule("HT-5.2.1")
@pytest.mark.parametrize("shape", ["trader", "merchant"])
def test_a_piece_goes_from_the_supply_to_an_empty_space(shape: str) -> None:
    match = set_up(3).play(f"red: place hamburg_luebeck {shape}")
    assert match.route("hamburg_luebeck") == [f"red {shape}", FREE, FREE]
    assert match.supply("red") == ((4, 1) if shape == "trader" else (5, 0))
    assert match.stock("red") == (6, 0)


@rule("HT-5.2.1")
def test_pieces_of_others_on_the_route_do_not_matter() -> None:
    match = table(2).route("hamburg_luebeck", CUBE, "blue trader").begin().play("red: place hamburg_luebeck trader")
    assert match.route("hamburg_luebeck") == [CUBE, "blue trader", "red trader"]


@rule("HT-5.2.1", forbids=True)
def test_a_full_route_takes_no_piece() -> None:
    match = table(3).fill("hamburg_luebeck", "blue trader").begin()
    assert match.refusal("red: place hamburg_luebeck trader") == "HT-5.2.1"


@rule("HT-5.2.1", forbids=True)
def test_the_piece_must_lie_in_the_supply() -> None:
    match = table(3).supply("red", merchants=1).begin()
    assert match.refusal("red: place hamburg_luebeck trader") == "HT-5.2.1"
    assert match.allows("red: place hamburg_luebeck merchant")


@rule("HT-5.2.1")
def test_a_piece_may_be_placed_on_every_route_with_room() -> None:
    match = table(5).fill("goslar_magdeburg", "blue trader").begin()
    routes = {option.split(" ")[0] for option in match.options("place")}
    assert len(routes) == 33
    assert "goslar_magdeburg" not in routes
