"""RULES.md, chapter 8: prestige, control, networks and the east-west connection."""

import pytest

from games.hansa_teutonica.chains import close_chain, four_chains
from games.hansa_teutonica.story import CUBE, HansaStory
from games.hansa_teutonica.table import Layout, table
from tabuleiro.testkit.rules import rule


def paid_in_minden(laid: Layout) -> dict[str, int]:
    """Green claims a route to Minden and Hannover; who is paid controls."""
    match = laid.turn_of("green").fill("minden_hannover", "green trader").begin().play("green: claim minden_hannover")
    return {colour: match.prestige(colour) for colour in ("red", "blue", "green") if match.prestige(colour) > 0}


def finished(laid: Layout) -> HansaStory:
    """Let the last turn that the safeguard allows go by, so that the game is scored as it stands."""
    return laid.after_turns(1999).begin().play("red: end_turn")


@rule("HT-8.1")
def test_prestige_points_are_shown_as_they_are_gained() -> None:
    laid = table(3).prestige("red", 7).prestige("blue", 3).city("hamburg", "red trader")
    match = laid.fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck", "red: b_office b")
    assert [match.prestige(colour) for colour in ("red", "blue", "green")] == [9, 3, 0]


@rule("HT-8.2")
def test_no_office_no_controller() -> None:
    assert paid_in_minden(table(3)) == {}


@rule("HT-8.2")
def test_most_offices_control() -> None:
    assert paid_in_minden(table(3).city("minden", "red trader", "red trader", "blue trader")) == {"red": 1}


@rule("HT-8.2")
def test_a_tie_goes_to_the_rightmost_office_among_the_tied() -> None:
    assert paid_in_minden(table(3).city("minden", "red trader", "blue trader")) == {"blue": 1}
    assert paid_in_minden(table(3).city("minden", "blue trader", "red trader")) == {"red": 1}
    laid = table(3).city("minden", "red trader", "blue trader", "blue trader", "red trader")
    assert paid_in_minden(laid) == {"red": 1}


@rule("HT-8.2")
def test_the_rightmost_office_of_somebody_who_is_not_tied_does_not_count() -> None:
    laid = table(4).city("minden", "red trader", "blue trader", "yellow trader")
    laid = laid.extra_office("minden", "red trader", "blue trader")
    assert paid_in_minden(laid) == {"blue": 1}


@rule("HT-8.2")
def test_extra_offices_count_and_lie_left_of_the_printed_ones() -> None:
    laid = table(3).city("minden", "blue trader").extra_office("minden", "red trader")
    assert paid_in_minden(laid) == {"blue": 1}
    laid = table(3).city("minden", "blue trader").extra_office("minden", "red trader", "red trader")
    assert paid_in_minden(laid) == {"red": 1}


@rule("HT-8.2")
def test_later_extra_offices_lie_left_of_earlier_ones() -> None:
    laid = table(4).city("minden", "yellow trader")
    laid = laid.extra_office("minden", "red trader", "blue trader", "red trader", "blue trader")
    assert paid_in_minden(laid) == {"red": 1}


@rule("HT-8.2")
def test_the_neutral_player_denies_control() -> None:
    laid = (
        table(2, neutral_control="always")
        .without_cubes()
        .city("minden", "blue trader", CUBE)
        .fill("minden_hannover", "red trader")
    )
    match = laid.begin().play("red: claim minden_hannover")
    assert [match.prestige(colour) for colour in ("red", "blue")] == [0, 0]


@rule("HT-8.3")
def test_presence_without_control_joins_a_network() -> None:
    laid = table(3).city("minden", "red trader", "blue trader", "blue trader").city("hannover", "red trader")
    match = finished(laid.city("muenster", "red trader"))
    assert match.points("red", "network") == 3


@rule("HT-8.3")
def test_an_extra_office_alone_is_presence() -> None:
    laid = table(3).city("minden", "blue trader").extra_office("minden", "red trader")
    match = finished(laid.city("hannover", "red trader").city("muenster", "red trader"))
    assert match.points("red", "network") == 3


@rule("HT-8.4")
def test_pieces_on_routes_neither_join_nor_part_cities() -> None:
    laid = table(3).city("minden", "red trader").city("hannover", "red trader").city("luebeck", "red trader")
    laid = laid.fill("minden_hannover", "blue trader").fill("hamburg_luebeck", "red trader")
    assert finished(laid).points("red", "network") == 2


@rule("HT-8.4")
@pytest.mark.parametrize(("seats", "joined"), [(3, 1), (4, 2)])
def test_cities_are_joined_by_the_routes_of_their_side(seats: int, joined: int) -> None:
    laid = table(seats).city("emden", "red merchant").city("stade", "red merchant").desk("red", liber_sophiae=1)
    assert finished(laid).points("red", "network") == joined


@rule("HT-8.5")
def test_every_office_of_the_largest_component_counts() -> None:
    laid = table(3).city("minden", "red trader", "red trader").city("hannover", "red trader")
    laid = laid.city("luebeck", "red trader").city("stendal", "blue trader").desk("red", keys=3)
    assert finished(laid).points("red", "network") == 3 * 3


@rule("HT-8.5")
def test_the_component_with_most_offices_counts_not_the_one_with_most_cities() -> None:
    """Three cities with one office each against two with five."""
    laid = table(3).city("hamburg", "red trader").city("luebeck", "red trader").city("stade", "red trader")
    laid = laid.city("stendal", *["red trader"] * 4).city("magdeburg", "red trader")
    assert finished(laid).points("red", "network") == 5


@rule("HT-8.6")
def test_first_second_and_third_connection_give_7_4_and_2_and_a_fourth_nothing() -> None:
    match = four_chains().begin()
    awards = [close_chain(match, colour) for colour in ("red", "blue", "green", "yellow")]
    assert awards == [7, 4, 2, 0]


def short_chain(*present: str) -> Layout:
    """Red stands in some cities of the shortest chain."""
    laid = table(3)
    for city in present:
        laid.city(city, "red trader")
    return laid


@rule("HT-8.6")
def test_an_office_in_the_middle_connects_too() -> None:
    laid = short_chain("arnheim", "muenster", "brunswiek", "stendal").fill("minden_hannover", "red trader")
    match = laid.begin().play("red: claim minden_hannover", "red: b_office a")
    assert match.prestige("red") == 7


@rule("HT-8.6")
def test_an_extra_office_connects_too() -> None:
    laid = short_chain("arnheim", "muenster", "minden", "stendal").city("brunswiek", "blue trader")
    laid = laid.holds("red", "extra_office").fill("minden_brunswiek", "red trader")
    match = laid.begin().play("red: claim minden_brunswiek")
    before = match.prestige("red")
    match.play("red: b_extra b trader")
    assert match.prestige("red") == before + 7


@rule("HT-8.6")
def test_nobody_is_paid_twice() -> None:
    laid = short_chain("arnheim", "muenster", "minden", "brunswiek", "stendal").connected("red")
    match = laid.fill("minden_hannover", "red trader").begin().play("red: claim minden_hannover")
    before = match.prestige("red")
    match.play("red: b_office b")
    assert match.prestige("red") == before


@rule("HT-8.6")
def test_both_red_cities_without_a_chain_between_them_are_not_enough() -> None:
    laid = short_chain("arnheim", "muenster", "brunswiek").fill("stendal_magdeburg", "red trader")
    match = laid.begin().play("red: claim stendal_magdeburg", "red: b_office a")
    assert match.prestige("red") == 0


@rule("HT-8.6")
def test_only_the_founders_own_chain_counts() -> None:
    laid = short_chain("arnheim", "muenster", "brunswiek", "stendal").city("minden", "blue trader")
    match = laid.fill("minden_hannover", "red trader").begin().play("red: claim minden_hannover", "red: b_office b")
    assert match.prestige("red") == 0
