"""RULES.md, chapter 13: the final scoring, ties and ranks."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.hansa_teutonica.story import CUBE, HansaStory
from games.hansa_teutonica.table import Layout, table
from tabuleiro.core import find_game
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.testkit.rules import rule


def finished(laid: Layout) -> HansaStory:
    """Let the last turn that the safeguard allows go by, so that the game is scored as it stands."""
    return laid.after_turns(1999).begin().play("red: end_turn")


def ranks(match: HansaStory) -> list[int]:
    return [standing.rank for standing in match.result().standings]


@rule("HT-13.1")
def test_the_points_on_the_track_count() -> None:
    match = finished(table(3).prestige("red", 12))
    assert match.standing("red").categories == {
        "track": 12,
        "abilities": 0,
        "bonus_markers": 0,
        "coellen": 0,
        "cities": 0,
        "network": 0,
    }
    assert match.standing("red").points == 12


@rule("HT-13.1")
@pytest.mark.parametrize(
    ("track", "points"), [("keys", 0), ("actions", 4), ("privilegium", 4), ("liber_sophiae", 4), ("money_bags", 4)]
)
def test_four_points_for_every_full_track_but_the_keys(track: str, points: int) -> None:
    full = {"keys": 4, "actions": 5, "privilegium": 3, "liber_sophiae": 3, "money_bags": 3}[track]
    assert finished(table(3).desk("red", **{track: full})).points("red", "abilities") == points
    assert finished(table(3).desk("red", **{track: full - 1})).points("red", "abilities") == 0


@rule("HT-13.1")
@given(st.data())
def test_markers_score_by_their_number_whatever_they_are(data: st.DataObject) -> None:
    box = [marker for m, marker in enumerate(c.MARKERS) for _ in range(c.MARKERS_START[m] + c.MARKERS_STACK[m])]
    held = data.draw(st.permutations(box))[: data.draw(st.integers(0, 12))]
    used = data.draw(st.integers(0, len(held)))
    match = finished(table(3).holds("red", *held[used:]).has_used("red", *held[:used]))
    assert match.points("red", "bonus_markers") == [0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21, 21][len(held)]


@rule("HT-13.1")
def test_coellen_slots_score_what_they_show() -> None:
    laid = table(3).desk("red", liber_sophiae=1).coellen(0, "red").coellen(3, "red").coellen(1, "blue")
    match = finished(laid.coellen(2, "green"))
    assert [match.points(colour, "coellen") for colour in ("red", "blue", "green")] == [18, 8, 9]


@rule("HT-13.1")
def test_two_points_for_every_controlled_city() -> None:
    laid = (
        table(3).city("minden", "red trader", "blue trader").city("hamburg", "blue trader").city("halle", "red trader")
    )
    match = finished(laid)
    assert [match.points(colour, "cities") for colour in ("red", "blue", "green")] == [2, 4, 0]


@rule("HT-13.1")
def test_the_network_is_multiplied_by_the_keys() -> None:
    laid = table(3).desk("red", keys=4).city("minden", "red trader").city("hannover", "red trader")
    assert finished(laid).points("red", "network") == 2 * 4


@rule("HT-13.2")
def test_points_of_the_final_scoring_end_no_game() -> None:
    laid = table(3).full_desk("red").prestige("red", 18).coellen(3, "red").city("minden", "red trader")
    match = laid.begin().play("red: end_turn")
    assert match.asks() == "blue: main"
    assert match.state.scores()[0] == 18


@rule("HT-13.3")
def test_a_tie_goes_to_the_player_with_fewer_actions() -> None:
    match = finished(table(3).prestige("red", 5).prestige("blue", 5).desk("blue", actions=1))
    assert match.winners() == {"red"}
    assert match.result().tie_break == "lower_actions_value"
    assert ranks(match) == [1, 2, 3]


@rule("HT-13.3")
@pytest.mark.parametrize(("lower", "higher"), [(1, 2), (3, 4)])
def test_the_value_is_compared_not_the_position(lower: int, higher: int) -> None:
    laid = table(3).prestige("red", 5).prestige("blue", 5).desk("red", actions=higher).desk("blue", actions=lower)
    match = finished(laid)
    assert match.winners() == {"red", "blue"}
    assert match.result().tie_break == "shared_victory"


def tied_with_two_offices_against_one() -> Layout:
    """Red 5 + 2 + 2 and blue 6 + 2 + 1."""
    laid = table(3).city("minden", "red trader", "red trader").city("hamburg", "blue trader")
    return laid.prestige("red", 5).prestige("blue", 6)


@rule("HT-13.4")
def test_a_second_tie_goes_to_the_player_with_more_offices() -> None:
    match = finished(tied_with_two_offices_against_one())
    assert match.standing("red").points == match.standing("blue").points == 9
    assert match.winners() == {"red"}
    assert match.result().tie_break == "more_offices"


@rule("HT-13.4")
def test_extra_offices_count_and_coellen_slots_do_not() -> None:
    """Red 4 + 1 + 4 + 0 with an extra office, blue 2 + 7 with a slot: three offices against none."""
    laid = table(3).city("minden", "red trader", "red trader").extra_office("minden", "red trader")
    match = finished(laid.coellen(0, "blue").prestige("red", 1))
    assert match.standing("red").points == match.standing("blue").points == 7
    assert match.winners() == {"red"}
    assert match.result().tie_break == "more_offices"


@rule("HT-13.4")
def test_who_is_equal_in_everything_shares_the_victory() -> None:
    match = finished(table(3).prestige("red", 5).prestige("green", 5))
    assert match.result().tie_break == "shared_victory"
    assert match.result().shares == [Fraction(1, 2), 0, Fraction(1, 2)]
    assert ranks(match) == [1, 3, 1]


@rule("HT-13.4")
def test_without_a_tie_no_tie_break_is_named() -> None:
    match = finished(table(3).prestige("red", 1))
    assert match.result().tie_break == ""
    assert match.result().shares == [1, 0, 0]


@rule("HT-13.5")
def test_the_neutral_player_is_not_ranked_and_its_cities_score_for_nobody() -> None:
    match = finished(table(2).without_cubes().city("minden", "red trader", CUBE))
    assert match.standing("neutral").rank == 0
    assert match.standing("neutral").points == 0
    assert match.points("red", "cities") == match.points("blue", "cities") == 0
    assert len(match.result().shares) == 2


@rule("HT-13.6")
def test_the_most_prestige_that_can_be_reached() -> None:
    laid = table(3).prestige("red", 19)
    for city in ("arnheim", "muenster", "minden", "brunswiek"):
        laid.city(city, "red trader")
    match = laid.fill("brunswiek_stendal", "red trader").begin()
    match.play("red: claim brunswiek_stendal", "red: b_office b")
    assert match.prestige("red") == 27


@rule("HT-13.6")
@pytest.mark.parametrize(
    ("side", "coins"),
    [
        (0, {"groningen", "luebeck", "coellen", "halle"}),
        (1, {"groningen", "luebeck", "coellen", "halle", "stade", "warburg"}),
    ],
)
def test_no_coin_city_lies_on_a_way_from_arnheim_to_stendal(side: int, coins: set[str]) -> None:
    """Take away dead ends until there is none: every coin city is gone, both red cities are still there."""
    ways = [
        (c.CITIES[c.ROUTE_A[r]], c.CITIES[c.ROUTE_B[r]])
        for r in range(c.ROUTE_COUNT)
        if c.SPACES[side * c.ROUTE_COUNT + r] > 0
    ]
    dead_end: str | None = ""
    while dead_end is not None:
        ends = [city for way in ways for city in way]
        dead_end = next((city for city in c.CITIES if ends.count(city) == 1), None)
        ways = [way for way in ways if dead_end not in way]
    left = {city for way in ways for city in way}
    assert not coins & left
    assert {"arnheim", "stendal"} <= left


@rule("HT-13.7")
def test_three_tied_players_each_step_keeps_the_best_of_those_still_tied() -> None:
    """Green has most offices but more actions, and is out at the first step; offices decide between the others."""
    laid = tied_with_two_offices_against_one().desk("green", actions=1)
    match = finished(
        laid.city("luebeck", "green trader", "green trader").city("halle", "green trader").prestige("green", 3)
    )
    assert [match.standing(colour).points for colour in ("red", "blue", "green")] == [9, 9, 9]
    assert match.winners() == {"red"}
    assert match.result().tie_break == "more_offices"
    assert ranks(match) == [1, 2, 3]


@rule("HT-13.7")
def test_three_players_share_the_victory() -> None:
    match = finished(table(3))
    assert match.result().shares == [Fraction(1, 3)] * 3
    assert ranks(match) == [1, 1, 1]


@rule("HT-13.7")
def test_equal_players_behind_the_winner_share_their_rank() -> None:
    match = finished(table(5).prestige("red", 9).prestige("blue", 5).prestige("purple", 5))
    assert ranks(match) == [1, 2, 4, 4, 2]
    assert match.result().tie_break == ""


@rule("HT-13.7")
def test_places_behind_the_winner_are_found_by_the_same_criteria() -> None:
    laid = table(4).prestige("red", 9).prestige("blue", 5).prestige("green", 5).desk("blue", actions=3)
    assert ranks(finished(laid)) == [1, 3, 2, 4]


@rule("HT-13.3", "HT-13.4")
def test_the_game_lists_its_tie_breaks() -> None:
    assert find_game("hansa_teutonica").tie_breaks == ["lower_actions_value", "more_offices", "shared_victory"]
