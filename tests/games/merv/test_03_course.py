"""Chapter 3: years, rounds, turns, and what is asked when."""

import pytest

from games.merv.story import SEATS, MervStory
from games.merv.table import at, last_turn, set_up, table
from tabuleiro.testkit.rules import rule


def quick_round(match: MervStory) -> MervStory:
    """Everybody takes favor on an own line; the masters queue without paying."""
    year_and_side = match.moment()
    while match.asks() != "over" and match.moment() == year_and_side:
        state = match.state
        match.play(f"{SEATS[state.to_act()]}: {state.game().format(state.fallback())}")
    return match


@rule("ME-3.1", "ME-3.2")
def test_three_years_of_four_rounds_clockwise() -> None:
    match = set_up(3)
    moments = []
    while match.asks() != "over":
        moments.append(match.moment())
        quick_round(match)
    assert moments == [(year, side) for year in (1, 2, 3) for side in "NESW"]


@rule("ME-3.1", "ME-7.4")
def test_the_mongols_come_in_the_second_and_third_year_before_the_scoring() -> None:
    for year, phases in ((1, ["scoring"]), (2, ["invasion", "scoring"]), (3, ["invasion", "scoring"])):
        told = last_turn(3, year).begin().told("yellow: main_action favor")
        assert [kind for kind in told if kind in ("invasion", "scoring")] == phases


@rule("ME-3.1")
def test_the_year_marker_moves_after_the_scoring() -> None:
    match = last_turn(3, 1).begin()
    told = match.told("yellow: main_action favor")
    assert match.moment() == (2, "N")
    assert told.index("scoring") < told.index("year") < told.index("round")


@rule("ME-3.2")
def test_slots_name_columns_in_the_north_and_rows_in_the_east() -> None:
    lines = {side: table(4).year(1, side).stands(3).begin().options("choose_site") for side in "NESW"}
    assert lines["N"] == lines["S"] == {f"r{row}c3" for row in range(5)}
    assert lines["E"] == lines["W"] == {f"r3c{column}" for column in range(5)}


@rule("ME-3.3", "ME-19.9")
def test_everybody_has_one_turn_in_queue_order() -> None:
    match = table(3).order("blue", "yellow", "red").begin()
    asked = []
    while match.moment() == (1, "N") and match.asks() != "over":
        asked.append(match.asks().split(":")[0])
        match.turn(asked[-1], len(asked), f"r0c{len(asked)}")
    assert asked == ["blue", "yellow", "red"]


@rule("ME-3.4", "ME-5.1")
def test_after_a_round_the_masters_queue() -> None:
    match = last_turn(3, 1, "N").begin()
    assert "queue_space" in match.told("yellow: main_action favor")
    assert match.moment() == (1, "E")
    assert list(match.state.slots) == [0] * 5


@rule("ME-3.4")
def test_nobody_queues_after_the_last_round() -> None:
    match = last_turn(3, 3, "W").camels("yellow", 3).camels("red", 3).begin()
    told = match.told("yellow: main_action favor")
    assert "queue_space" not in told
    assert match.asks() == "over"
    assert (match.camels("yellow"), match.camels("red")) == (3, 3)


@rule("ME-3.4")
def test_the_last_invasion_goes_by_the_order_of_the_last_round() -> None:
    laid = last_turn(3, 3, "W").houses("yellow", "r0c0").houses("blue", "r0c1").houses("red", "r0c2")
    match = laid.cubes("yellow", white=1).cubes("red", white=1).cubes("blue", white=1).begin()
    assert match.order() == ["red", "blue", "yellow"]
    match.play("yellow: main_action favor")
    assert match.asks() == "red: ransom"
    match.play("red: accept_losses")
    assert match.asks() == "blue: ransom"
    match.play("blue: accept_losses")
    assert match.asks() == "yellow: ransom"


@rule("ME-3.4.1")
def test_a_turn_asks_slot_site_action_steps_and_end() -> None:
    match = table(4).tile("r0c2", "mosque_teal").camels("yellow", 1).begin()
    asked = [match.asks()]
    for ply in ("choose_slot 2", "choose_site r0c2", "main_action site", "advance", "stop", "end_turn"):
        match.play(f"yellow: {ply}")
        asked.append(match.asks())
    assert asked == [
        "yellow: choose_slot",
        "yellow: choose_site",
        "yellow: main_action",
        "yellow: mosque_step",
        "yellow: mosque_step",
        "yellow: end_turn",
        "red: choose_slot",
    ]


@rule("ME-3.5", "ME-4.5")
def test_favor_can_always_be_taken() -> None:
    match = table(4).chosen("r0c0").begin()
    assert match.options("main_action") == {"favor"}
    assert match.kinds() == {"main_action"}


@rule("ME-3.5", "ME-4.8")
def test_the_end_of_a_turn_is_asked_only_with_a_free_option() -> None:
    assert at("library").begin().play("yellow: main_action favor").asks() == "red: choose_slot"
    match = table(4).camels("yellow", 1).chosen("r0c2").begin().play("yellow: main_action favor")
    assert match.asks() == "yellow: end_turn"
    assert match.kinds() == {"end_turn", "market_place"}
    assert match.play("yellow: end_turn").asks() == "red: choose_slot"


@rule("ME-3.5.1")
def test_a_free_option_gives_the_same_node_again() -> None:
    laid = table(4).stands(2).camels("yellow", 1).cubes("yellow", white=1).goods("yellow", carpets=1)
    match = laid.influence("yellow", 1).begin()
    assert match.kinds() == {"choose_site", "market_place"}
    match.play("yellow: market_place cm_a4")
    assert match.asks() == "yellow: choose_site"
    assert match.kinds() == {"choose_site", "complete_contract"}
    match.play("yellow: complete_contract pile_1a")
    assert match.asks() == "yellow: choose_site"
    assert match.kinds() == {"choose_site"}


@rule("ME-3.5.2")
def test_a_node_with_one_option_is_asked_too() -> None:
    match = at("mosque").cubes("yellow", teal=1).begin().play("yellow: main_action site")
    assert match.asks() == "yellow: mosque_step"
    assert match.state.legal() == [match.state.game().parse("advance")]


@rule("ME-3.6", "ME-4.4")
def test_an_owner_is_never_asked_in_the_turn_of_another() -> None:
    match = table(3).houses("red", "r0c1").upgrade("r0c1", "up_bonus_pink").stands(1).begin()
    match.play("yellow: choose_site r0c1")
    assert match.asks() == "yellow: main_action"
    assert match.cubes("red") == {"purple": 1, "pink": 1}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@rule("ME-3.3")
def test_each_round_has_a_turn_for_every_master(seats: int) -> None:
    laid = last_turn(seats, 1, "N")
    assert int(laid.state.turn) == int(laid.state.parties) - 1
    match = laid.begin().play("yellow: main_action favor")
    assert match.moment() == (1, "E")
    assert int(match.state.turn) == 0
