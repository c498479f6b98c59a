"""RULES.md, chapter 5.4: moving own pieces."""

import pytest

from games.hansa_teutonica.story import FREE
from games.hansa_teutonica.table import table
from tabuleiro.testkit.rules import rule


@rule("HT-5.4.1")
@pytest.mark.parametrize(("level", "value"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_as_many_pieces_are_lifted_as_the_book_shows(level: int, value: int) -> None:
    laid = table(3).desk("red", liber_sophiae=level)
    match = laid.fill("hamburg_bremen", "red trader").fill("minden_hannover", "red trader").begin()
    lifted = 0
    while match.options("move_lift"):
        match.play(f"red: move_lift {min(match.options('move_lift'))}")
        lifted += 1
    assert lifted == value
    assert match.asks() == "red: move_dropping"


@rule("HT-5.4.1")
def test_one_may_stop_after_the_first_piece() -> None:
    match = table(3).fill("hamburg_luebeck", "red trader").begin().play("red: move_lift hamburg_luebeck trader")
    assert match.asks() == "red: move_lifting"
    match.play("red: move_lift_stop", "red: move_drop minden_hannover trader")
    assert match.asks() == "red: main"
    assert match.route("hamburg_luebeck") == [FREE, "red trader", "red trader"]
    assert match.route("minden_hannover") == ["red trader", FREE, FREE]


@rule("HT-5.4.1")
def test_lifting_ends_by_itself_when_no_own_piece_is_left_on_the_routes() -> None:
    match = table(3).route("hamburg_luebeck", "red merchant", "blue trader").begin()
    match.play("red: move_lift hamburg_luebeck merchant")
    assert match.asks() == "red: move_dropping"
    assert {option.split(" ")[1] for option in match.options("move_drop")} == {"merchant"}


@rule("HT-5.4.1")
def test_every_lifted_piece_is_put_down_again() -> None:
    match = table(3).route("hamburg_luebeck", "red trader", "red merchant").begin()
    match.play("red: move_lift hamburg_luebeck trader", "red: move_lift hamburg_luebeck merchant")
    match.play("red: move_drop minden_hannover merchant")
    assert match.kinds() == {"move_drop"}
    match.play("red: move_drop coellen_warburg trader")
    assert match.asks() == "red: main"
    assert match.supply("red") == (5, 0)


@rule("HT-5.4.1")
def test_only_own_pieces_on_routes_can_be_moved() -> None:
    laid = table(3).route("hamburg_luebeck", "red trader", "blue merchant").city("minden", "red trader")
    match = laid.coellen(0, "red").begin()
    assert match.options("move_lift") == {"hamburg_luebeck trader"}


@rule("HT-5.4.1", forbids=True)
def test_there_must_be_such_a_piece_to_lift() -> None:
    match = table(3).route("hamburg_luebeck", "blue trader").city("hamburg", "red trader").begin()
    assert match.refusal("red: move_lift hamburg_luebeck trader") == "HT-5.4.1"


@rule("HT-5.4.1", forbids=True)
def test_nobody_is_pushed_off_a_full_route() -> None:
    match = table(3).route("hamburg_luebeck", "red trader").fill("minden_hannover", "blue trader").begin()
    match.play("red: move_lift hamburg_luebeck trader")
    assert match.refusal("red: move_drop minden_hannover trader") == "HT-5.4.1"


@rule("HT-5.4.1", forbids=True)
def test_only_a_shape_in_hand_is_put_down() -> None:
    match = table(3).route("hamburg_luebeck", "red trader").begin().play("red: move_lift hamburg_luebeck trader")
    assert match.refusal("red: move_drop minden_hannover merchant") == "HT-5.4.1"


@rule("HT-5.4.2")
def test_two_own_pieces_change_places_on_full_routes() -> None:
    laid = table(3).fill("hamburg_luebeck", "blue trader", "red trader")
    match = laid.fill("minden_hannover", "green trader", "red merchant").begin()
    match.play("red: move_lift hamburg_luebeck trader", "red: move_lift minden_hannover merchant")
    match.play("red: move_drop hamburg_luebeck merchant", "red: move_drop minden_hannover trader")
    assert match.route("hamburg_luebeck")[0] == "red merchant"
    assert match.route("minden_hannover")[0] == "red trader"
    assert match.actions_left() == 1


@rule("HT-5.4.3")
def test_a_piece_may_go_back_and_the_action_is_spent() -> None:
    match = table(3).route("hamburg_luebeck", "red trader").begin()
    match.play("red: move_lift hamburg_luebeck trader", "red: move_drop hamburg_luebeck trader")
    assert match.route("hamburg_luebeck") == ["red trader", FREE, FREE]
    assert match.actions_left() == 1
    assert match.asks() == "red: main"
