"""RULES.md, chapter 7, second part: Sanctification, displacement, Book."""

import pytest

from games.luna.table import table
from tabuleiro.testkit.rules import rule

LAID = ("blue", "yellow", "red", "green")


@rule("LU-7.6")
@pytest.mark.parametrize(("number", "points"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_sanctification_brings_the_number_under_the_guard(number: int, points: int) -> None:
    story = table(3).round(number).claimed("yellow", 6).begin().play("yellow: sanctify 6")
    assert story.stone(6) == "temple yellow"
    assert story.influence("yellow") == 5 + points
    assert story.gained("yellow", "sanctification") == points
    assert story.asks() == "red: action"


@rule("LU-7.6")
def test_a_bribed_stone_brings_the_same_number() -> None:
    laid = table(3).claimed("yellow", 9)
    assert laid.begin().options("sanctify") == set()
    story = laid.holds("yellow", "bribe").begin().play("yellow: sanctify 9")
    assert story.influence("yellow") == 5 + 6
    assert story.favors("yellow") == set()


@rule("LU-7.6")
def test_an_approved_stone_needs_no_bribe() -> None:
    story = table(3).claimed("yellow", 6).holds("yellow", "bribe").begin().play("yellow: sanctify 6")
    assert story.favors("yellow") == {"bribe"}


@rule("LU-7.6")
def test_only_own_claims_can_be_sanctified() -> None:
    assert table(3).claimed("red", 6).claimed("yellow", 7).begin().options("sanctify") == {"7"}


@rule("LU-7.7")
def test_adjacent_smaller_unprotected_novices_of_others_go_to_their_piers() -> None:
    # The neighbours of 14 are 23, 8 and 1 on its board, 20 and 2 on the next one.
    laid = (
        table(4, boards=LAID).round(5).claimed("yellow", 14).temple("red", 8).temple("blue", 2, 20).books(1, 3, 4, 20)
    )
    story = laid.begin().play("yellow: sanctify 14")
    assert (story.stone(8), story.stone(2)) == ("temple", "temple")
    assert (story.pier("red"), story.pier("blue")) == (1, 1)
    assert story.influence("yellow") == 5 + 2 + 2
    assert story.gained("yellow", "displacement") == 2


@rule("LU-7.7")
def test_a_larger_number_stays() -> None:
    story = (
        table(4, boards=LAID).round(5).claimed("yellow", 14).temple("red", 20, 23).begin().play("yellow: sanctify 14")
    )
    assert (story.stone(20), story.stone(23), story.pier("red")) == ("temple red", "temple red", 0)


@rule("LU-7.7")
def test_a_novice_farther_away_stays() -> None:
    story = (
        table(4, boards=LAID).round(5).claimed("yellow", 14).temple("red", 11, 7).begin().play("yellow: sanctify 14")
    )
    assert (story.stone(11), story.stone(7), story.pier("red")) == ("temple red", "temple red", 0)


@rule("LU-7.7", "LU-7.11")
def test_a_book_protects() -> None:
    laid = table(4, boards=LAID).round(5).claimed("yellow", 14).temple("red", 8).books(8, 2, 3, 4)
    story = laid.begin().play("yellow: sanctify 14")
    assert (story.stone(8), story.stone(2)) == ("temple red with Book", "temple red with Book")
    assert story.gained("yellow", "displacement") == 0


@rule("LU-7.7")
def test_own_novices_stay() -> None:
    laid = table(4, boards=LAID).round(5).claimed("yellow", 14).temple("yellow", 8).books(2, 3, 4, 8)
    story = laid.begin().play("yellow: sanctify 14")
    assert (story.stone(1), story.stone(8), story.pier("yellow")) == ("temple yellow", "temple yellow with Book", 0)


@rule("LU-7.7")
def test_there_is_no_chain_reaction() -> None:
    # 8 lies beside 14 and 6 beside 18; 18 lies beside 8 but its novice does not move.
    laid = table(4, boards=LAID).round(5).claimed("yellow", 14).temple("red", 8, 18).temple("blue", 6)
    story = laid.begin().play("yellow: sanctify 14")
    assert (story.stone(8), story.stone(18), story.stone(6)) == ("temple", "temple red", "temple blue")
    assert story.gained("yellow", "displacement") == 1


def neighbours(boards: tuple[str, ...], stone: int) -> set[int]:
    return set(table(len(boards), boards=boards).begin().seen()["neighbours"][str(stone)])


@rule("LU-7.8")
@pytest.mark.parametrize(
    ("stone", "expected"),
    [
        (6, {28, 18}),
        (28, {6, 3, 18, 16}),
        (3, {28, 21, 16, 9}),
        (21, {3, 9}),
        (18, {16, 6, 28, 23, 8}),
        (16, {18, 9, 28, 3, 8, 25}),
        (9, {16, 3, 21, 25, 11}),
        (14, {1, 23, 8, 20, 2}),
        (2, {20, 26, 22, 12, 14, 1}),
        (13, {12, 26, 7, 17, 15}),
        (27, {5, 24, 4, 17}),
        (24, {27, 17, 15}),
    ],
)
def test_adjacent_spaces_share_an_edge(stone: int, expected: set[int]) -> None:
    assert neighbours(LAID, stone) == expected


@rule("LU-7.8")
def test_adjacency_between_boards_follows_the_slots() -> None:
    assert neighbours(("green", "blue"), 24) == {27, 17, 15, 3, 21}
    assert neighbours(("blue", "green"), 24) == {27, 17, 15}
    assert neighbours(("blue", "red", "green"), 9) == {16, 3, 21, 26, 7}


@rule("LU-7.9")
def test_a_space_once_left_stays_empty() -> None:
    laid = table(3).round(6).empty(8).on("yellow", herbs=2)
    assert laid.begin().options("promote") == {"13 plain", "18 plain"}
    assert laid.claimed("yellow", 14).begin().play("yellow: sanctify 14").gained("yellow", "displacement") == 0


@rule("LU-7.10")
def test_losing_a_book_displaces_nobody() -> None:
    # Red stands on 14 beside yellow on 1, whose Book red takes away.
    laid = table(3).round(3).temple("red", 14).temple("red", 8).turn_of("red").holds("red", "book")
    story = laid.begin().play("red: book_take 1", "red: book_put 8")
    assert (story.stone(1), story.pier("yellow")) == ("temple yellow", 0)
    assert story.stone(8) == "temple red with Book"


@rule("LU-7.11")
def test_any_book_goes_under_an_own_novice_without_one() -> None:
    story = table(3).round(2).temple("yellow", 6, 9).temple("red", 11).holds("yellow", "book").begin()
    assert story.options("book_take") == {"1", "2", "3"}
    story.play("yellow: book_take 2")
    assert (story.favors("yellow"), story.tokens("book")) == (set(), 3)
    assert story.asks() == "yellow: book_put"
    assert story.options("book_put") == {"6", "9"}
    story.play("yellow: book_put 6")
    assert (story.stone(6), story.stone(2)) == ("temple yellow with Book", "temple red")
    assert story.influence("yellow") == 6
    assert story.asks() == "red: action"


@rule("LU-7.11")
def test_an_own_book_may_be_taken_but_not_put_back() -> None:
    story = table(3).temple("yellow", 6).holds("yellow", "book").begin().play("yellow: book_take 1")
    assert story.options("book_put") == {"6"}
    assert story.play("yellow: book_put 6").stone(1) == "temple yellow"


@rule("LU-7.11")
def test_a_book_needs_its_token_and_somebody_to_protect() -> None:
    assert table(3).holds("yellow", "book").begin().options("book_take") == set()
    assert table(3).temple("yellow", 6).begin().options("book_take") == set()
    assert table(3).temple("yellow", 6).holds("yellow", "bribe").begin().options("book_take") == set()
    assert table(3).claimed("yellow", 6).holds("yellow", "book").begin().options("book_take") == set()
