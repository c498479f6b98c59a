"""RULES.md, chapter 12: how and when the game ends."""

import pytest

from games.hansa_teutonica.story import CUBE
from games.hansa_teutonica.table import Layout, table
from tabuleiro.core import find_game
from tabuleiro.testkit.rules import rule


@rule("HT-12.1")
@pytest.mark.parametrize("winner", ["red", "blue"])
def test_twenty_prestige_points_of_anybody_end_the_game(winner: str) -> None:
    laid = table(3).prestige(winner, 19).city("hamburg", f"{winner} trader").fill("hamburg_luebeck", "red trader")
    match = laid.begin().play("red: claim hamburg_luebeck", "red: b_none")
    assert match.asks() == "over"
    assert match.result().reasons == ["prestige_20"]
    assert not match.result().truncated


@rule("HT-12.1")
def test_nineteen_points_end_nothing() -> None:
    laid = table(3).prestige("red", 18).city("hamburg", "red trader").fill("hamburg_luebeck", "red trader")
    match = laid.begin().play("red: claim hamburg_luebeck", "red: b_none")
    assert match.prestige("red") == 19
    assert match.asks() == "red: main"


@rule("HT-12.2")
def test_a_replacement_that_cannot_be_drawn_ends_the_game() -> None:
    laid = table(3).stack(0, taken_by="blue").marker("hamburg_luebeck", "swap_offices")
    match = laid.fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck", "red: b_none")
    assert match.asks() == "over"
    assert match.result().reasons == ["no_replacement_marker"]


@rule("HT-12.2")
def test_drawing_the_last_marker_ends_nothing() -> None:
    laid = table(3).stack(1, taken_by="blue").marker("hamburg_luebeck", "swap_offices")
    match = laid.fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck", "red: b_none")
    assert match.state.stack_size == 0
    assert match.asks() == "red: main"


@rule("HT-12.2")
def test_a_neutral_claim_may_ask_for_the_marker_that_is_not_there() -> None:
    laid = table(2).stack(0, taken_by="blue").marker("stade_hamburg", "swap_offices")
    laid = laid.route("stade_hamburg", CUBE, CUBE).city("stade", "red merchant")
    match = laid.begin().play("red: displace hamburg_luebeck next2 trader", "red: displace_pay trader 0")
    match.play("blue: neutral_put stade_hamburg", "blue: neutral_put hamburg_bremen")
    assert match.result().reasons == ["no_replacement_marker"]


def complete_cities(laid: Layout, count: int) -> Layout:
    """Complete this many of the smaller cities of the side for two and three players."""
    cities = ("stade", "bremen", "brunswiek", "lueneburg", "goslar", "groningen", "luebeck", "coellen", "halle")
    pieces = iter(["blue trader"] * 8 + ["red trader"] * 6)
    for city in cities[:count]:
        single = city in ("stade", "bremen", "brunswiek", "lueneburg", "goslar")
        laid.city(city, *[next(pieces) for _ in range(1 if single else 2)])
    return laid


@rule("HT-12.3")
def test_the_tenth_completed_city_ends_the_game() -> None:
    match = complete_cities(table(3), 9).fill("arnheim_duisburg", "red trader").begin()
    assert match.state.completed == 9
    match.play("red: claim arnheim_duisburg", "red: b_office b")
    assert match.state.completed == 10
    assert match.result().reasons == ["completed_cities_10"]


@rule("HT-12.3")
def test_the_ninth_completed_city_ends_nothing() -> None:
    match = complete_cities(table(3), 8).fill("arnheim_duisburg", "red trader").begin()
    match.play("red: claim arnheim_duisburg", "red: b_office b")
    assert match.state.completed == 9
    assert match.asks() == "red: main"


@rule("HT-12.3")
def test_neutral_offices_may_complete_the_tenth_and_an_eleventh_and_the_marker_stays_on_ten() -> None:
    laid = table(2).without_cubes().route("hamburg_luebeck", CUBE)
    for city in ("brunswiek", "goslar", "lueneburg", "duisburg"):
        laid.city(city, "blue trader")
    for city in ("groningen", "luebeck", "coellen", "halle", "hannover"):
        laid.city(city, "red trader", "blue trader")
    laid = laid.route("stade_hamburg", CUBE, CUBE).route("hamburg_bremen", CUBE, CUBE, CUBE)
    match = laid.begin().play("red: displace hamburg_luebeck next2 trader", "red: displace_pay trader 0")
    assert match.state.completed == 9
    match.play("blue: neutral_put stade_hamburg", "red: neutral_city a")
    assert match.state.completed == 10
    assert match.asks() == "blue: neutral_put"
    match.play("blue: neutral_put hamburg_bremen", "red: neutral_city b")
    assert match.city("stade") == match.city("bremen") == [CUBE]
    assert match.state.completed == 10
    assert match.result().reasons == ["completed_cities_10"]


@rule("HT-12.4")
def test_the_ending_action_is_finished_and_the_rest_of_the_turn_lapses() -> None:
    laid = table(3).prestige("blue", 19).city("hamburg", "blue trader").holds("red", "actions_4")
    match = laid.fill("hamburg_luebeck", "red trader").actions(3).begin().play("red: claim hamburg_luebeck")
    assert match.prestige("blue") == 20
    assert match.asks() == "red: benefit"
    match.play("red: b_office b")
    assert match.prestige("red") == 1
    assert match.asks() == "over"
    assert match.state.legal() == []


@rule("HT-12.4")
def test_plate_markers_lapse() -> None:
    laid = table(3).plate("red", 1).prestige("red", 19).city("hamburg", "red trader")
    match = laid.fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck", "red: b_none")
    assert match.asks() == "over"
    assert match.plate("red") == 1


@rule("HT-12.5", "HT-15.3", forbids=True)
def test_no_marker_is_used_after_the_end() -> None:
    laid = table(3).prestige("red", 19).city("hamburg", "red trader").holds("red", "actions_4")
    match = laid.fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck", "red: b_none")
    assert match.refusal("red: use_marker actions_4") == "HT-15.3"


@rule("HT-12.6")
def test_after_two_thousand_turns_the_game_is_cut_off() -> None:
    match = table(3).after_turns(1998).begin().play("red: end_turn")
    assert match.asks() == "blue: main"
    match.play("blue: end_turn")
    assert match.asks() == "over"
    assert match.result().reasons == ["turn_cap"]
    assert match.result().truncated


@rule("HT-12.6")
def test_the_last_plate_markers_are_placed_before_the_cap_is_tested() -> None:
    match = table(3).plate("red", 1).after_turns(1999).begin().play("red: end_turn")
    assert match.asks() == "chance: marker_reveal"
    match.play("chance: marker_reveal actions_3", "red: place_marker minden_hannover")
    assert match.result().reasons == ["turn_cap"]


@rule("HT-12.7")
def test_every_flag_that_is_set_is_named_in_order() -> None:
    laid = complete_cities(table(3).prestige("blue", 19), 9).stack(0, taken_by="blue")
    laid = laid.marker("arnheim_duisburg", "swap_offices").city("arnheim", "blue trader")
    match = laid.fill("arnheim_duisburg", "red trader").begin()
    match.play("red: claim arnheim_duisburg", "red: b_office b")
    assert match.result().reasons == ["prestige_20", "no_replacement_marker", "completed_cities_10"]


@rule("HT-12.7")
def test_the_game_lists_its_reasons() -> None:
    reasons = find_game("hansa_teutonica").end_reasons
    assert reasons == ["prestige_20", "no_replacement_marker", "completed_cities_10", "turn_cap"]
