"""RULES.md, chapter 6: what a claim may bring."""

import pytest

from games.hansa_teutonica.story import FREE
from games.hansa_teutonica.table import table
from tabuleiro.testkit.rules import rule


@rule("HT-6.1")
def test_one_benefit_and_the_claim_is_over() -> None:
    laid = table(3).holds("red", "extra_office").city("hamburg", "blue trader").fill("hamburg_luebeck", "red trader")
    match = laid.desk("red", privilegium=1).begin().play("red: claim hamburg_luebeck")
    assert match.kinds() == {"b_office", "b_extra", "b_develop", "b_none"}
    for benefit in ("b_office a", "b_office b", "b_extra a trader", "b_develop b", "b_none"):
        other = table(3).holds("red", "extra_office").city("hamburg", "blue trader").desk("red", privilegium=1)
        over = other.fill("hamburg_luebeck", "red trader").begin()
        over.play("red: claim hamburg_luebeck", f"red: {benefit}")
        assert over.asks() == "red: main"


@rule("HT-6.2")
@pytest.mark.parametrize(("side", "city"), [("a", "hamburg"), ("b", "luebeck")])
def test_a_piece_of_the_route_moves_into_either_end(side: str, city: str) -> None:
    match = table(3).fill("hamburg_luebeck", "red trader").supply("red", traders=1).begin()
    stock = match.stock("red")[0]
    match.play("red: claim hamburg_luebeck", f"red: b_office {side}")
    assert match.city(city)[0] == "red trader"
    assert match.stock("red") == (stock + 2, 1)
    assert match.supply("red") == (1, 0)


@rule("HT-6.2", forbids=True)
def test_the_leftmost_empty_office_asks_for_its_colour() -> None:
    match = table(3).city("hamburg", "blue trader").fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck")
    assert match.refusal("red: b_office a") == "HT-6.2"


@rule("HT-6.2", forbids=True)
def test_a_later_office_of_a_lower_colour_does_not_help() -> None:
    """Arnheim: its first office is taken, its second is a white circle; only traders stand on the route."""
    match = table(3).city("arnheim", "blue trader").fill("arnheim_muenster", "red trader").begin()
    match.play("red: claim arnheim_muenster")
    assert match.refusal("red: b_office a") == "HT-6.2"


@rule("HT-6.2")
def test_only_the_fitting_shape_moves_in() -> None:
    match = table(3).fill("arnheim_muenster", "red trader", "red trader", "red merchant").begin()
    match.play("red: claim arnheim_muenster", "red: b_office b")
    assert match.city("muenster") == ["red merchant", FREE]


@rule("HT-6.3")
def test_the_coin_gives_a_point_and_the_last_office_completes_the_city() -> None:
    match = table(3).fill("stade_hamburg", "red trader", "red merchant").begin().play("red: claim stade_hamburg")
    told = match.told("red: b_office a")
    assert told == ["office_founded", "prestige_gained", "city_completed", "pieces_returned"]
    assert match.prestige("red") == 1
    assert match.state.completed == 1


@rule("HT-6.3")
def test_an_office_that_is_not_the_last_completes_nothing() -> None:
    match = table(3).fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck", "red: b_office a")
    assert match.state.completed == 0


@rule("HT-6.2", "HT-6.4", forbids=True)
def test_no_office_when_both_cities_are_full() -> None:
    laid = table(3).desk("red", privilegium=3).city("duisburg", "blue trader")
    laid = laid.city("dortmund", "blue trader", "blue trader").fill("duisburg_dortmund", "red trader")
    match = laid.begin().play("red: claim duisburg_dortmund")
    assert match.kinds() == {"b_none"}
    assert match.refusal("red: b_office a") == "HT-6.2"
    assert match.refusal("red: b_office b") == "HT-6.2"


@rule("HT-6.4")
def test_full_cities_still_take_an_extra_office() -> None:
    laid = table(3).holds("red", "extra_office").city("duisburg", "blue trader")
    laid = laid.city("dortmund", "blue trader", "blue trader").fill("duisburg_dortmund", "red trader")
    match = laid.begin().play("red: claim duisburg_dortmund")
    assert match.options("b_extra") == {"a trader", "b trader"}


@rule("HT-6.5")
def test_a_development_sends_all_pieces_to_the_stock() -> None:
    match = table(3).fill("hamburg_luebeck", "red trader").supply("red").begin()
    stock = match.stock("red")[0]
    match.play("red: claim hamburg_luebeck", "red: b_develop b")
    assert match.level("red", "money_bags") == 1
    assert match.stock("red") == (stock + 3, 1)
    assert match.supply("red") == (1, 0)


@rule("HT-6.5", forbids=True)
def test_a_plain_city_develops_nothing() -> None:
    match = table(3).fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck")
    assert match.refusal("red: b_develop a") == "HT-6.5"


@rule("HT-6.5", forbids=True)
def test_a_full_track_is_not_developed_further() -> None:
    match = table(3).desk("red", money_bags=3).fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck")
    assert match.refusal("red: b_develop b") == "HT-6.5"


@rule("HT-6.6")
@pytest.mark.parametrize(
    ("level", "slots"), [(0, {"0"}), (1, {"0", "1"}), (2, {"0", "1", "2"}), (3, {"0", "1", "2", "3"})]
)
def test_the_coellen_slots_open_by_privilege(level: int, slots: set[str]) -> None:
    laid = table(3).desk("red", privilegium=level).fill("coellen_warburg", "red trader", "red merchant")
    match = laid.begin().play("red: claim coellen_warburg")
    assert match.options("b_coellen") == slots


@rule("HT-6.6", forbids=True)
def test_a_slot_needs_a_merchant_the_privilege_and_to_be_free() -> None:
    traders_only = table(3).fill("coellen_warburg", "red trader").begin().play("red: claim coellen_warburg")
    assert traders_only.refusal("red: b_coellen 0") == "HT-6.6"
    laid = table(3).coellen(0, "blue").fill("coellen_warburg", "red trader", "red merchant")
    match = laid.begin().play("red: claim coellen_warburg")
    assert match.refusal("red: b_coellen 0") == "HT-6.6"
    assert match.refusal("red: b_coellen 1") == "HT-6.6"


@rule("HT-6.6", forbids=True)
def test_only_the_coellen_route_leads_to_the_table() -> None:
    match = table(3).fill("paderborn_warburg", "red trader", "red merchant").begin()
    match.play("red: claim paderborn_warburg")
    assert match.refusal("red: b_coellen 0") == "HT-6.6"


@rule("HT-6.6")
def test_one_player_may_hold_several_slots_which_are_no_offices() -> None:
    laid = table(3).desk("red", privilegium=1, liber_sophiae=1).coellen(0, "red")
    match = laid.fill("coellen_warburg", "red trader", "red merchant").begin()
    match.play("red: claim coellen_warburg", "red: b_coellen 1")
    assert match.coellen() == ["red", "red", FREE, FREE]
    assert match.prestige("red") == 0
    assert match.city("coellen") == [FREE, FREE]


@rule("HT-6.7")
def test_traders_enter_squares_and_merchants_circles() -> None:
    """Muenster begins with a circle, Arnheim with a square."""
    traders = table(3).fill("arnheim_muenster", "red trader").begin().play("red: claim arnheim_muenster")
    assert traders.options("b_office") == {"a"}
    laid = table(3).desk("red", liber_sophiae=2).fill("arnheim_muenster", "red merchant")
    merchants = laid.begin().play("red: claim arnheim_muenster")
    assert merchants.options("b_office") == {"b"}


@rule("HT-6.2", "HT-6.7", forbids=True)
def test_the_wrong_shape_is_refused() -> None:
    match = table(3).fill("arnheim_muenster", "red trader").begin().play("red: claim arnheim_muenster")
    assert match.refusal("red: b_office b") == "HT-6.2"
