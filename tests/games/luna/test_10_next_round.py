"""RULES.md, chapter 10: preparing the next round."""

import pytest

from games.luna.table import table
from tabuleiro.testkit.rules import rule


@rule("LU-10.1")
def test_inactive_novices_step_onto_their_islands_and_the_others_stay() -> None:
    laid = table(3).on("yellow", tide=1).beside("yellow", tide=2, book=1).beside("red", herbs=1)
    laid.pier("yellow", 2).claimed("yellow", 6).temple("yellow", 7)
    story = laid.begin().end_round()
    assert story.novices("yellow", "tide") == (3, 0)
    assert story.novices("yellow", "book") == (1, 0)
    assert story.novices("red", "herbs") == (1, 0)
    assert story.pier("yellow") == 2
    assert (story.stone(6), story.stone(7)) == ("path yellow", "temple yellow")


@rule("LU-10.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_priestess_and_builder_move_by_their_numbers(seats: int) -> None:
    story = table(seats).figures(moon_priestess="herbs", master_builder="bribe").begin().end_round()
    assert story.figure("moon_priestess") == "bribe"
    assert story.figure("master_builder") == "herbs"


@rule("LU-10.2")
def test_they_follow_the_ring_and_not_the_table_order() -> None:
    ring = ("book", "tide", "novice", "herbs", "shrine", "bribe", "sailboat")
    story = table(3).ring(*ring).figures(moon_priestess="shrine", master_builder="book").begin().end_round()
    assert story.figure("moon_priestess") == "book"
    assert story.figure("master_builder") == "shrine"


@rule("LU-10.3")
def test_the_apostate_goes_to_the_next_island_with_a_novice_of_anybody() -> None:
    laid = table(3).figures(apostate="tide").beside("blue", bribe=1).on("red", book=1).on("yellow", tide=1)
    assert laid.begin().end_round().figure("apostate") == "bribe"


@rule("LU-10.3")
def test_shrines_stones_and_piers_do_not_attract_him() -> None:
    laid = table(3).figures(apostate="tide").shrines("yellow", "sailboat", "bribe").claimed("red", 6).pier("red", 1)
    assert laid.on("blue", herbs=1).begin().end_round().figure("apostate") == "herbs"


@rule("LU-10.3")
def test_he_stays_when_there_is_nobody_else() -> None:
    assert table(3).figures(apostate="tide").on("red", tide=1).begin().end_round().figure("apostate") == "tide"
    assert table(3).figures(apostate="tide").begin().end_round().figure("apostate") == "tide"


@rule("LU-10.4")
def test_the_guard_goes_towards_the_gate_round_by_round() -> None:
    story = table(3).begin()
    values = [story.seen()["guard_value"]] + [story.end_round().seen()["guard_value"] for _ in range(5)]
    assert values == [6, 5, 4, 3, 2, 2]


@rule("LU-10.4")
def test_the_guard_stone_that_he_left_is_gone() -> None:
    path = table(3).begin().end_round().seen()["path"]
    stones = [slot for slot in path if "guard" in slot]
    assert [slot["value"] for slot in stones if slot["present"]] == [2, 2, 3, 4, 5]
    assert [slot["value"] for slot in stones if slot["here"]] == [5]


@rule("LU-10.5")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 3), (3, 4), (4, 4)])
def test_the_time_tokens_are_piled_up_again(seats: int, tokens: int) -> None:
    story = table(seats).begin().end_round()
    assert int(story.state.time_left) == tokens


@rule("LU-10.6")
def test_the_next_round_begins_with_its_start_player() -> None:
    story = table(3).time(1).turn_of("red").begin().play("red: meditate")
    assert int(story.state.round) == 2
    assert story.asks() == "blue: action"


@rule("LU-10.1", "LU-10.2", "LU-10.3", "LU-10.4")
def test_the_order_of_the_preparation() -> None:
    told = table(3).time(1).beside("yellow", book=1).begin().told("yellow: meditate")
    first = told.index("novices_returned")
    assert told[first:] == [
        "novices_returned",
        "figure_moved",
        "figure_moved",
        "figure_moved",
        "guard_moved",
        "round_started",
    ]
