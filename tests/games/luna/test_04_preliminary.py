"""RULES.md, chapter 4: the preliminary round."""

import pytest

from games.luna.story import COLOURS
from games.luna.table import Deal, set_up
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.testkit.rules import rule


@rule("LU-4.1")
def test_a_first_shrine_goes_to_an_island_without_any() -> None:
    story = set_up(Deal(3, start="red")).play("red: place_shrine tide", "blue: place_shrine book")
    assert story.asks() == "yellow: prelim_shrine"
    assert story.options("place_shrine") == {"shrine", "herbs", "sailboat", "bribe", "novice"}
    assert (story.shrines("red"), story.shrine_reserve("red")) == ({"tide"}, 5)


@rule("LU-4.2")
@pytest.mark.parametrize(("seats", "allowed"), [(2, False), (3, True), (4, True)])
def test_with_two_players_herbs_is_forbidden(seats: int, *, allowed: bool) -> None:
    assert set_up(Deal(seats)).allows("yellow: place_shrine herbs") == allowed


@rule("LU-4.3")
def test_pairs_are_placed_in_turn_on_islands_without_own_pieces() -> None:
    story = set_up(Deal(2)).play("yellow: place_shrine tide", "red: place_shrine book")
    for island in ("herbs", "shrine", "bribe", "novice"):
        assert story.asks() == "yellow: prelim_pair"
        story.play(f"yellow: place_pair {island}")
        assert story.asks() == "red: prelim_pair"
        story.play(f"red: place_pair {island}")
    assert story.novices("yellow", "herbs") == (2, 0)
    assert story.novices("red", "herbs") == (2, 0)
    assert story.asks() == "yellow: action"


@rule("LU-4.3")
def test_own_pieces_block_an_island_and_those_of_others_do_not() -> None:
    story = set_up(Deal(2)).play("yellow: place_shrine tide", "red: place_shrine book")
    assert story.options("place_pair") == set(ISLANDS) - {"tide"}
    story.play("yellow: place_pair book", "red: place_pair tide")
    assert story.options("place_pair") == set(ISLANDS) - {"tide", "book"}


@rule("LU-4.4")
def test_the_two_islands_left_over_give_their_favors() -> None:
    story = set_up(Deal(2)).play("yellow: place_shrine tide", "red: place_shrine book")
    for island in ("herbs", "shrine", "bribe", "novice"):
        story.play(f"yellow: place_pair {island}", f"red: place_pair {island}")
    assert story.favors("yellow") == {"sailboat", "book"}
    assert story.favors("red") == {"sailboat", "tide"}
    assert (story.tokens("sailboat"), story.tokens("book"), story.tokens("tide"), story.tokens("herbs")) == (0, 1, 1, 2)


@rule("LU-4.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_can_pass_and_something_can_always_be_placed(seats: int) -> None:
    story = set_up(Deal(seats))
    for _ in range(seats):
        assert story.kinds() == {"place_shrine"}
        story.state.apply(story.state.legal()[-1])
    for left in (6, 5, 4, 3):
        for _ in range(seats):
            assert story.kinds() == {"place_pair"}
            assert len(story.options("place_pair")) == left
            story.state.apply(story.state.legal()[-1])
    assert [story.reserve(colour) for colour in COLOURS[:seats]] == [4] * seats
