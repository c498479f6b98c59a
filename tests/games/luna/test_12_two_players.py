"""RULES.md, chapter 12: what is different with two players."""

import pytest

from games.luna.story import LunaStory
from games.luna.table import Deal, Layout, set_up, table
from tabuleiro.testkit.rules import rule


@rule("LU-12.1")
def test_three_time_tokens() -> None:
    story = table(2).begin().play("yellow: meditate", "red: meditate")
    assert int(story.state.round) == 1
    assert int(story.play("yellow: meditate").state.round) == 2


@rule("LU-12.2")
def test_herbs_is_forbidden_for_the_first_shrine_only() -> None:
    assert "herbs" not in set_up(Deal(2)).options("place_shrine")
    story = table(2).holds("yellow", "shrine").on("yellow", herbs=2).begin().play("yellow: shrine plain")
    assert story.shrines("yellow") == {"sailboat", "herbs"}


def readers(options: dict[str, str] | None = None) -> Layout:
    """Yellow and red can do a Book action each."""
    laid = table(2, options).round(2).temple("yellow", 8).temple("red", 6)
    return laid.holds("yellow", "book").holds("red", "book")


def take_books(story: LunaStory) -> list[int]:
    """What both gain when yellow takes the Book of stone 1 and red that of stone 3."""
    story.play("yellow: book_take 1", "yellow: book_put 8", "red: book_take 3", "red: book_put 6")
    return [story.gained(colour, "book") for colour in ("yellow", "red")]


@rule("LU-12.3")
def test_the_first_book_action_brings_two() -> None:
    assert take_books(readers().begin()) == [2, 1]


@rule("LU-12.3")
def test_the_bonus_is_back_in_the_next_action_phase() -> None:
    story = readers().without_book_bonus().holds("red", "tide").begin()
    assert take_books(story) == [1, 1]
    story.meditate(3)
    assert bool(story.state.book_bonus)


@rule("LU-12.3")
def test_with_scope_game_the_bonus_never_comes_back() -> None:
    story = readers({"first_book_bonus_scope": "game"}).begin()
    assert take_books(story) == [2, 1]
    story.meditate(3)
    assert not story.state.book_bonus


@rule("LU-12.3")
def test_with_scope_game_an_unused_bonus_waits() -> None:
    story = table(2, {"first_book_bonus_scope": "game"}).begin().meditate(6)
    assert int(story.state.round) == 3
    assert bool(story.state.book_bonus)


@rule("LU-12.3")
def test_three_players_have_no_bonus() -> None:
    laid = table(3).round(2).temple("yellow", 8).temple("red", 6).holds("yellow", "book")
    story = laid.begin().play("yellow: book_take 1", "yellow: book_put 8")
    assert story.gained("yellow", "book") == 1


@rule("LU-12.4")
@pytest.mark.parametrize("start", ["yellow", "red"])
@pytest.mark.parametrize("last", ["yellow", "red"])
def test_the_medallion_changes_hands_whoever_flips_last(start: str, last: str) -> None:
    story = table(2).starts(start).turn_of(last).time(1).begin().play(f"{last}: meditate")
    assert story.start_player() != start
    assert story.asks() == f"{story.start_player()}: action"
