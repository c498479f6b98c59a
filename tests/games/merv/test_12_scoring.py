"""Chapter 12: the scoring phase of every year."""

import pytest

from games.merv.story import MervStory
from games.merv.table import Layout, last_turn
from tabuleiro.testkit.rules import rule


def scored(laid: Layout) -> MervStory:
    """Yellow's favor ends the first year, and everybody scores."""
    return laid.begin().play("yellow: main_action favor")


@rule("ME-12.1")
@pytest.mark.parametrize("hall", ["purple", "orange", "teal", "pink"])
def test_a_courtier_scores_what_his_hall_counts(hall: str) -> None:
    laid = last_turn(3).mosque("red", 5).goods("red", jade=2, silk=1).contracts("red", 1).influence("red", 3)
    laid = laid.scrolls("red", 3, "discount_mosque").spices("red", pepper=2, cumin=3).favor("red", 9)
    match = scored(laid.courtiers("red", **{hall: 2}))
    value = {"purple": 5, "orange": 4, "teal": 3, "pink": 5}[hall]
    assert match.points("red") == {"palace": 2 * value}
    assert match.favor("red") == 7


@rule("ME-12.1", "ME-4.7.1")
def test_scrolls_on_contracts_count_too() -> None:
    laid = last_turn(3).contracts("blue", 1, 3).contracts("red", 5).scrolls("red", 1, "discount_mosque").favor("red", 1)
    assert scored(laid.courtiers("red", teal=1)).points("red") == {"palace": 2}


@rule("ME-12.1")
def test_favor_is_spent_also_for_nothing() -> None:
    match = scored(last_turn(3).favor("red", 3).courtiers("red", pink=2))
    assert match.favor("red") == 1
    assert match.points("red") == {}


@rule("ME-12.1", "ME-3.4.1")
def test_with_too_little_favor_the_owner_chooses() -> None:
    laid = last_turn(3).mosque("red", 4).goods("red", jade=3).favor("red", 2).courtiers("red", purple=1, orange=2)
    match = scored(laid)
    assert match.asks() == "red: score_courtier"
    assert match.options("score_courtier") == {"hall_purple", "hall_orange"}
    match.play("red: score_courtier hall_purple")
    assert match.points("red") == {"palace": 7}
    assert match.favor("red") == 0


@rule("ME-12.1")
def test_a_hall_is_listed_while_a_courtier_there_has_not_scored() -> None:
    laid = last_turn(3).mosque("red", 4).goods("red", jade=3).favor("red", 3)
    match = scored(laid.courtiers("red", purple=1, orange=2, teal=1)).play("red: score_courtier hall_purple")
    assert match.options("score_courtier") == {"hall_orange", "hall_teal"}


@rule("ME-12.1", "ME-3.4.1")
def test_one_hall_is_no_choice() -> None:
    match = scored(last_turn(3).mosque("red", 4).favor("red", 2).courtiers("red", purple=3))
    assert match.points("red") == {"palace": 8}
    assert match.asks() == "red: choose_slot"


@rule("ME-12.1")
def test_without_favor_nobody_scores() -> None:
    match = scored(last_turn(3).mosque("red", 4).courtiers("red", purple=2, orange=1))
    assert match.points("red") == {}


@rule("ME-12.1", "ME-9.1")
def test_moving_back_on_the_favor_track_gives_no_points() -> None:
    match = scored(last_turn(3).favor("red", 7).courtiers("red", purple=3))
    assert match.favor("red") == 4
    assert match.points("red") == {}


@rule("ME-12.2")
def test_a_point_for_every_building() -> None:
    match = scored(last_turn(3).houses("red", "r0c0", "r3c3", "r4c1").houses("blue", "r1c1"))
    assert match.points("red") == {"buildings": 3}
    assert match.points("blue") == {"buildings": 1}


@rule("ME-12.3")
@pytest.mark.parametrize(
    ("tile", "points"),
    [("score_caravansary", 3), ("score_palace", 6), ("score_marketplace", 9), ("score_library", 0)],
)
def test_a_scoring_tile_gives_three_points_for_buildings_of_its_kind(tile: str, points: int) -> None:
    cells = ("r0c0", "r1c0", "r1c1", "r2c3", "r2c4", "r3c0", "r2c0")
    match = scored(last_turn(3).scoring_tile("red", tile).houses("red", *cells).houses("blue", "r4c0", "r0c1"))
    assert match.points("red").get("scoring_tiles", 0) == points


@rule("ME-12.4")
def test_the_end_of_the_mosque_counts_own_mosque_buildings() -> None:
    match = scored(last_turn(3).mosque("red", 8).houses("red", "r1c3", "r2c1").houses("blue", "r2c0"))
    assert match.points("red") == {"buildings": 2, "mosque_end": 8}


@rule("ME-12.1", "ME-12.2")
def test_players_score_one_after_the_other_in_queue_order_the_palace_first() -> None:
    laid = last_turn(3).houses("red", "r0c0").houses("blue", "r0c1").mosque("red", 2).mosque("blue", 3)
    match = laid.favor("red", 1).favor("blue", 1).courtiers("red", purple=1).courtiers("blue", purple=1).begin()
    events = [event for event in match.events("yellow: main_action favor") if event.kind == "points"]
    told = [(event.arguments["player"], event.elements[0].removeprefix("category:")) for event in events]
    order = [f"seat-{('yellow', 'red', 'blue').index(colour)}" for colour in match.order()]
    expected = [(seat, category) for seat in order for category in ("palace", "buildings") if seat != "seat-0"]
    assert told == expected


@rule("ME-12.2")
def test_lost_buildings_do_not_score() -> None:
    match = last_turn(3, 2).houses("red", "r0c0", "r0c1").soldiers("red", "r0c0").begin()
    match.play("yellow: main_action favor")
    assert match.points("red") == {"buildings": 1}
