"""RULES.md, chapter 7, first part: which stones are approved, Promotion and Bribe."""

import pytest

from games.luna.story import LunaStory
from games.luna.table import Layout, table
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.testkit.rules import rule


def everywhere(number: int) -> Layout:
    """Yellow can pay for a Promotion on every island."""
    laid = table(4).round(number).shrines("yellow", *ISLANDS[:6]).on("yellow", **dict.fromkeys(ISLANDS[:6], 1))
    return laid.on("yellow", novice=2)


def stones(story: LunaStory) -> set[int]:
    """The stones that can be claimed."""
    return {int(option.split(" ")[0]) for option in story.options("promote")}


@rule("LU-7.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_each_round_approves_the_next_group(number: int) -> None:
    assert stones(everywhere(number).begin()) == set(range(5, 5 + 4 * number))


@rule("LU-7.1", "LU-7.2")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_bribe_reaches_one_group_more(number: int) -> None:
    assert stones(everywhere(number).holds("yellow", "bribe").begin()) == set(range(5, 9 + 4 * number))


@rule("LU-7.1")
def test_in_the_last_round_nothing_is_left_to_bribe() -> None:
    story = everywhere(6).holds("yellow", "bribe").begin()
    assert stones(story) == set(range(5, 29))
    assert story.play("yellow: promote 28 plain").favors("yellow") == {"bribe"}


@rule("LU-7.1")
def test_a_claimed_stone_keeps_its_place_and_status() -> None:
    laid = table(3).claimed("yellow", 9)
    assert laid.begin().options("sanctify") == set()
    assert laid.round(2).begin().options("sanctify") == {"9"}


@rule("LU-7.2")
def test_a_bribe_is_returned_for_a_bribable_stone_only() -> None:
    laid = table(3).on("yellow", tide=4).holds("yellow", "bribe")
    story = laid.begin().play("yellow: promote 9 plain")
    assert (story.favors("yellow"), story.tokens("bribe")) == (set(), 3)
    story = table(3).on("yellow", tide=4).holds("yellow", "bribe").begin().play("yellow: promote 7 plain")
    assert story.favors("yellow") == {"bribe"}


@rule("LU-7.2")
def test_the_token_of_another_kind_bribes_nobody() -> None:
    laid = table(3).on("yellow", tide=2).holds("yellow", "novice", "book", "sailboat")
    assert laid.begin().options("promote") == {"7 plain", "7 token"}


@rule("LU-7.3")
def test_one_novice_claims_and_a_second_one_is_used() -> None:
    story = table(3).on("yellow", tide=3).begin().play("yellow: promote 7 plain")
    assert story.stone(7) == "path yellow"
    assert story.novices("yellow", "tide") == (1, 1)
    assert story.influence("yellow") == 5
    assert story.asks() == "red: action"


@rule("LU-7.3")
def test_a_claim_needs_two_novices_on_the_island_of_the_symbol() -> None:
    assert table(3).on("yellow", tide=1).begin().options("promote") == set()
    assert table(3).on("yellow", book=2).begin().options("promote") == set()
    assert table(3).on("yellow", tide=1).beside("yellow", tide=2).begin().options("promote") == set()
    assert table(3).on("yellow", tide=2).begin().options("promote") == {"7 plain"}


@rule("LU-7.3")
def test_with_an_own_shrine_the_second_novice_is_not_used() -> None:
    story = table(3).shrines("yellow", "tide").on("yellow", tide=2).begin().play("yellow: promote 7 plain")
    assert story.novices("yellow", "tide") == (1, 0)


@rule("LU-7.3")
def test_a_claimed_stone_is_not_free() -> None:
    assert table(3).on("yellow", tide=2).claimed("red", 7).begin().options("promote") == set()
    assert table(3).on("yellow", tide=2).claimed("yellow", 7).begin().options("promote") == set()


@rule("LU-7.4")
def test_the_novice_token_replaces_the_second_novice() -> None:
    story = table(3).on("yellow", tide=1).holds("yellow", "novice").begin()
    assert story.options("promote") == {"7 token"}
    story.play("yellow: promote 7 token")
    assert story.stone(7) == "path yellow"
    assert story.novices("yellow", "tide") == (0, 0)
    assert story.favors("yellow") == set()


@rule("LU-7.4")
def test_the_novice_token_never_claims() -> None:
    assert table(3).holds("yellow", "novice").begin().options("promote") == set()


@rule("LU-7.4", "LU-14.3")
def test_with_a_shrine_there_is_nothing_for_the_token_to_replace() -> None:
    story = table(3).shrines("yellow", "tide").on("yellow", tide=2).holds("yellow", "novice").begin()
    assert story.options("promote") == {"7 plain"}


@rule("LU-7.5")
def test_a_claiming_novice_counts_nowhere_and_stays_over_the_end_of_the_round() -> None:
    laid = table(3).figures(moon_priestess="tide", apostate="tide").claimed("yellow", 6, 7, 8)
    story = laid.begin().end_round()
    assert story.influence("yellow") == 5 + 1 + 1
    assert [story.stone(stone) for stone in (6, 7, 8)] == ["path yellow"] * 3
    assert int(story.state.round) == 2


@rule("LU-7.5")
def test_a_claiming_novice_cannot_be_displaced() -> None:
    story = table(3).round(3).claimed("yellow", 8).claimed("red", 14).turn_of("red").begin().play("red: sanctify 14")
    assert story.stone(8) == "path yellow"
    assert story.pier("yellow") == 0
    assert story.gained("red", "displacement") == 0


@rule("LU-7.5")
def test_a_claim_cannot_be_given_up() -> None:
    assert table(3).claimed("yellow", 9).begin().kinds() == {"meditate"}
