"""RULES.md, chapter 0: vocabulary and the model of a position."""

from typing import Any

from games.luna.story import LunaStory
from games.luna.table import Deal, set_up, solo, table
from tabuleiro.core import digest, find_game
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.testkit.rules import rule


def places(story: LunaStory, colour: str) -> list[int]:
    """How many novices a colour has in reserve, on and beside islands, on stones of path and temple, on the pier."""
    stones = [story.stone(stone).split(" ")[:2] for stone in range(1, 29)]
    return [
        story.reserve(colour),
        sum(story.active(colour, island) for island in ISLANDS),
        sum(story.inactive(colour, island) for island in ISLANDS),
        stones.count(["path", colour]),
        stones.count(["temple", colour]),
        story.pier(colour),
    ]


@rule("LU-0.1")
def test_a_novice_is_in_exactly_one_place() -> None:
    laid = table(3).on("yellow", tide=2).beside("yellow", book=1).claimed("yellow", 6, 7).pier("yellow", 1)
    story = laid.begin()
    assert places(story, "yellow") == [6, 2, 1, 2, 1, 1]
    assert sum(places(story, "yellow")) == 13


@rule("LU-0.1")
def test_a_lifted_novice_is_held_aside_until_the_moves_are_done() -> None:
    story = table(3).on("yellow", tide=2).begin().play("yellow: journey", "yellow: move on_tide book")
    assert story.active("yellow", "tide") == 1
    assert story.inactive("yellow", "book") == 0
    assert int(story.state.moved[ISLANDS.index("book")]) == 1


@rule("LU-0.2")
def test_positions_that_look_alike_are_the_same_however_they_came_about() -> None:
    one, other = (table(3).on("yellow", tide=1, book=1).begin() for _ in range(2))
    one.play("yellow: journey", "yellow: move on_tide herbs", "yellow: move on_book shrine", "yellow: done")
    other.play("yellow: journey", "yellow: move on_book shrine", "yellow: move on_tide herbs", "yellow: done")
    assert digest(one.state) == digest(other.state)
    assert one.state.legal() == other.state.legal()


@rule("LU-0.2")
def test_a_position_shows_everything_that_has_an_effect() -> None:
    laid = table(2).on("yellow", tide=2).beside("yellow", book=1).pier("yellow", 1).holds("yellow", "herbs")
    story = laid.herbs_used("yellow", 3).claimed("red", 8).time(2).begin()
    position: Any = story.state.dump()
    assert position["round"] == 1
    assert position["start"] == 0
    assert position["time_left"] == 2
    assert position["book_bonus"] is True
    assert position["figures"] == {"moon_priestess": "shrine", "master_builder": "herbs", "apostate": "tide"}
    assert position["stones"]["8"] == {"place": "path", "party": 1, "book": False}
    assert position["stones"]["1"] == {"place": "temple", "party": 0, "book": True}
    assert position["council"][0] == [0, 1]
    yellow = position["parties"][0]
    assert (yellow["active"]["tide"], yellow["inactive"]["book"], yellow["pier"]) == (2, 1, 1)
    assert (yellow["reserve"], yellow["shrine_reserve"], yellow["shrines"]) == (8, 5, ["sailboat"])
    assert (yellow["favors"], yellow["herbs_used"], yellow["influence"]) == (["herbs"], 3, 5)
    assert find_game("luna").load(position).legal() == story.state.legal()


@rule("LU-0.3")
def test_islands_are_named_by_id_and_counted_clockwise() -> None:
    ring = ("book", "tide", "novice", "herbs", "shrine", "bribe", "sailboat")
    story = table(3).ring(*ring).figures(apostate="bribe").on("yellow", bribe=3).begin()
    assert story.play("yellow: expel 3 plain").figure("apostate") == "tide"


@rule("LU-0.3")
def test_actions_come_in_table_order_wherever_the_islands_lie() -> None:
    story = set_up(Deal(3, ring=("book", "tide", "novice", "herbs", "shrine", "bribe", "sailboat")))
    texts = [story.state.game().format(action) for action in story.state.legal()]
    assert texts == [f"place_shrine {island}" for island in ISLANDS]


@rule("LU-0.4")
def test_the_solo_opponent_is_a_party_without_a_seat() -> None:
    game = find_game("luna")
    assert game.parties(1) == ["seat-0", "opponent"]
    assert game.parties(3) == ["seat-0", "seat-1", "seat-2"]
    story = solo().begin()
    assert len(story.state.scores()) == 2
    assert story.active("opponent", "herbs") == 1
