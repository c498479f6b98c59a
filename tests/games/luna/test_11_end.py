"""RULES.md, chapter 11: the end of the game."""

import pytest

from games.luna.story import LunaStory
from games.luna.table import Layout, solo, table
from tabuleiro.testkit.rules import rule


def last(seats: int) -> Layout:
    """The last Meditation of the game is left, and no figure does anything."""
    return table(seats).round(6).time(1).figures(moon_priestess="tide", apostate="book")


def over(laid: Layout) -> LunaStory:
    return laid.begin().play("yellow: meditate")


@rule("LU-11.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_five_rounds_are_followed_by_another(number: int) -> None:
    story = table(3).round(number).time(1).begin().play("yellow: meditate")
    assert story.asks() == "red: action"
    assert story.state.result() is None


@rule("LU-11.1")
def test_the_game_ends_after_the_scoring_of_round_six() -> None:
    story = last(3).begin()
    told = story.told("yellow: meditate")
    assert told.index("temple_scored") < told.index("final_scored") < told.index("game_ended")
    assert "round_started" not in told
    assert "figure_moved" not in told
    assert story.asks() == "over"
    assert story.result().reasons == ["six_rounds"]


@rule("LU-11.2")
def test_four_per_shrine_one_per_favor_and_the_chair() -> None:
    laid = last(3).shrines("red", "tide", "book", "herbs").holds("red", "tide", "bribe").council(7, "red")
    story = over(laid.figures(moon_priestess="novice"))
    categories = story.standing("red").categories
    assert (categories["shrines"], categories["favors"], categories["council"]) == (12, 2, 7)
    assert story.influence("red") == 5 + 1 + 12 + 2 + 7


@rule("LU-11.3")
def test_most_influence_wins() -> None:
    story = over(last(3).influence("red", 30).influence("blue", 20))
    assert story.ranking() == ["red", "blue", "yellow"]
    assert [int(share) for share in story.result().shares] == [0, 1, 0]
    assert story.result().tie_break == ""


@rule("LU-11.3", "LU-7.13")
def test_ties_go_by_the_council() -> None:
    laid = last(4).influence("red", 20).influence("blue", 20).influence("white", 20)
    story = over(laid)
    assert story.ranking() == ["white", "blue", "red", "yellow"]
    assert story.result().tie_break == "council"
    laid = last(4).influence("red", 19).influence("blue", 20).influence("white", 20).council(1, "red")
    assert over(laid).ranking() == ["red", "white", "blue", "yellow"]


@rule("LU-11.4")
def test_claims_pier_and_reserve_are_worth_nothing() -> None:
    story = over(last(3).claimed("red", 28, 26, 25).pier("red", 3))
    assert story.influence("red") == story.influence("blue")


@rule("LU-11.5")
def test_after_the_end_nothing_can_be_done() -> None:
    story = over(last(3).on("yellow", tide=3))
    assert story.state.legal() == []
    assert story.state.refusal(story.state.game().parse("meditate")) is not None


@rule("LU-11.6")
def test_the_categories_add_up_to_the_influence() -> None:
    laid = table(2).round(6).time(3).figures(moon_priestess="tide", apostate="tide").on("yellow", tide=2)
    laid.claimed("yellow", 14).temple("red", 8).holds("yellow", "book", "herbs").shrines("yellow", "book")
    story = laid.begin().play("yellow: sanctify 14", "red: meditate", "yellow: book_take 1", "yellow: book_put 14")
    story.play("red: meditate", "yellow: meditate")
    assert story.standing("yellow").categories == {
        "start": 5,
        "sanctification": 2,
        "displacement": 1,
        "book": 2,
        "meditation": 1,
        "priestess": 5,
        "apostate": -3,
        "temple": 2,
        "shrines": 4,
        "favors": 1,
        "council": 0,
    }
    assert story.standing("yellow").points == 20


@rule("LU-11.6")
def test_the_apostate_is_told_with_what_was_really_lost() -> None:
    story = over(last(3).figures(apostate="book").beside("red", book=8))
    assert story.standing("red").categories["apostate"] == -5


@rule("LU-11.1")
def test_the_solo_game_ends_after_round_six_too() -> None:
    story = solo().round(6).acting().begin().play("yellow: end_phase")
    assert story.asks() == "over"
