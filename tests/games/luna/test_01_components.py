"""RULES.md, chapter 1: what is in the box."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from games.luna.story import COLOURS
from games.luna.table import Deal, set_up, table
from tabuleiro.core import find_game
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.testkit.rules import rule

DATA: dict[str, Any] = tomllib.loads((files("tabuleiro.games.luna") / "components.toml").read_text("utf-8"))
BOARDS: dict[str, dict[str, Any]] = {board["id"]: board for board in DATA["temple_boards"]}


@rule("LU-1.1")
def test_seven_islands_one_for_each_favor() -> None:
    assert [island["id"] for island in DATA["islands"]] == list(ISLANDS)
    assert set(ISLANDS) == {"shrine", "herbs", "tide", "sailboat", "bribe", "book", "novice"}


@rule("LU-1.1")
@pytest.mark.parametrize("island", ISLANDS)
def test_an_island_gives_the_favor_of_its_symbol(island: str) -> None:
    story = table(3).on("yellow", **{island: 2}).begin().play(f"yellow: favor {island} plain")
    assert story.favors("yellow") == {island}


@rule("LU-1.2")
def test_the_temple_island_has_a_path_chairs_and_room_for_four_boards() -> None:
    assert DATA["path"]["slots"] == 6 + 4 * 6
    assert DATA["council"]["points"] == list(range(13))
    assert DATA["temple"]["slots"] == 4
    assert set_up(Deal(4)).boards() == ["blue", "yellow", "red", "green"]


@rule("LU-1.3")
def test_four_boards_of_seven_spaces_hold_the_numbers_1_to_28() -> None:
    assert sorted(number for board in BOARDS.values() for number in board["spaces"]) == list(range(1, 29))
    assert all(len(board["spaces"]) == 7 for board in BOARDS.values())


@rule("LU-1.3")
@pytest.mark.parametrize("board", BOARDS)
def test_every_board_shows_each_symbol_once_and_one_number_of_each_tier(board: str) -> None:
    assert sorted(BOARDS[board]["symbols"]) == sorted(ISLANDS)
    assert sorted((number - 1) // 4 for number in BOARDS[board]["spaces"]) == list(range(7))


@rule("LU-1.3")
def test_the_stones_of_a_tier_show_four_symbols() -> None:
    for tier in range(7):
        pairs = [pair for board in BOARDS.values() for pair in zip(board["spaces"], board["symbols"], strict=True)]
        assert len({symbol for number, symbol in pairs if (number - 1) // 4 == tier}) == 4


@rule("LU-1.4")
def test_guard_stones_and_tokens() -> None:
    assert [stone["value"] for stone in DATA["guard_stones"]] == [2, 2, 3, 4, 5, 6]
    assert DATA["counts"]["favor_tokens"] == 28
    assert DATA["counts"]["time_tokens"] == 4
    assert DATA["counts"]["book_tokens"] == 4
    assert sum(token["count"] for token in DATA["influence_tokens"]) == 94
    assert [token["value"] for token in DATA["influence_tokens"]] == [10, 5, 3, 1]


@rule("LU-1.5")
def test_two_moon_priestesses_and_the_other_figures() -> None:
    figures = {figure["id"]: figure for figure in DATA["figures"]}
    assert figures["moon_priestess_6"]["place_points"] == [6, 3, 1]
    assert figures["moon_priestess_5"]["place_points"] == [5, 2, 0]
    assert set(figures) == {
        "moon_priestess_5",
        "moon_priestess_6",
        "master_builder",
        "apostate",
        "temple_guard",
        "start_medallion",
    }


@rule("LU-1.6")
def test_thirteen_novices_six_shrines_and_a_council_marker_each() -> None:
    story = set_up(Deal(4))
    assert [story.reserve(colour) for colour in COLOURS] == [12, 12, 12, 12]
    assert [story.shrine_reserve(colour) for colour in COLOURS] == [6, 6, 6, 6]
    assert story.stack(0) == list(COLOURS)
    assert DATA["players"]["colors"] == list(COLOURS)


@rule("LU-1.7")
def test_influence_has_no_upper_limit() -> None:
    story = table(3).influence("yellow", 1000).time(1).begin().play("yellow: meditate")
    assert story.influence("yellow") == 1000 + 1 + 1


@rule("LU-1.8")
def test_an_empty_supply_makes_an_action_illegal() -> None:
    recruiting = table(3).on("yellow", tide=2, book=9).holds("yellow", "tide")
    assert recruiting.begin().options("recruit") == {"tide plain", "book plain"}
    assert recruiting.on("yellow", book=10).begin().options("recruit") == set()


@rule("LU-1.8")
def test_a_favor_token_lies_ready_for_the_last_player_too() -> None:
    laid = table(4).on("yellow", tide=2).holds("red", "tide").holds("blue", "tide").holds("white", "tide")
    story = laid.begin()
    assert story.tokens("tide") == 1
    assert story.play("yellow: favor tide plain").tokens("tide") == 0


@rule("LU-1.8")
def test_a_shrine_needs_one_in_the_reserve() -> None:
    six = [island for island in ISLANDS if island != "herbs"]
    laid = table(3).on("yellow", herbs=2).holds("yellow", "shrine")
    assert laid.shrines("yellow", *six[:5]).begin().options("shrine") == {"plain"}
    assert laid.shrines("yellow", *six).begin().options("shrine") == set()


@rule("LU-1.4", "LU-1.6")
def test_the_components_are_sound() -> None:
    assert find_game("luna").check_components(DATA) == []
