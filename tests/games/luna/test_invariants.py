"""RULES.md, chapter I: what holds after every step. Each invariant is broken once, and noticed."""

from collections.abc import Callable
from typing import Any

import pytest

from games.luna.story import LunaStory
from games.luna.table import Layout, solo, table
from tabuleiro.core import BadPosition, digest, find_game
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.testkit.rules import rule

GAME = find_game("luna")
Edit = Callable[[Any], object]


def problems(laid: Layout, edit: Edit) -> str:
    """What the loader says to a sound position after an edit."""
    position: Any = laid.begin().state.dump()
    GAME.load(position)
    edit(position)
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)
    return str(caught.value)


def party(number: int, key: str, value: object) -> Edit:
    return lambda position: position["parties"][number].update({key: value})


def stone(number: int, **values: object) -> Edit:
    return lambda position: position["stones"][str(number)].update(values)


@rule("LU-I1", "LU-I2", "LU-I3", "LU-I4", "LU-I5", "LU-I6", "LU-I7", "LU-I8", "LU-I9", "LU-I11", "LU-I12", "LU-I15")
@pytest.mark.parametrize(
    ("laid", "edit", "rule_id"),
    [
        (lambda: table(3), party(0, "reserve", 11), "LU-I1"),
        (lambda: table(3), party(1, "pier", 1), "LU-I1"),
        (lambda: table(3), party(0, "shrine_reserve", 4), "LU-I2"),
        (lambda: table(3), party(0, "shrines", ["shrine", "sailboat"]), "LU-I2"),
        (lambda: table(3), party(0, "favors", ["tide"]), "LU-I3"),
        (lambda: table(3), lambda position: position["tokens"].update(tide=4), "LU-I3"),
        (lambda: table(3), lambda position: position["stones"].pop("28"), "LU-I4"),
        (lambda: table(3), stone(1, book=False), "LU-I5"),
        (lambda: table(3), stone(6, book=True), "LU-I5"),
        (lambda: table(3).empty(6), stone(6, book=True), "LU-I5"),
        (lambda: table(3), stone(6, party=0), "LU-I1"),
        (lambda: table(3), lambda position: position["council"][0].pop(), "LU-I7"),
        (lambda: table(3), lambda position: position["council"][4].append(1), "twice"),
        (lambda: table(2), lambda position: position.update(time_left=4), "LU-I8"),
        (lambda: table(3), lambda position: position.update(time_left=5), "LU-I8"),
        (lambda: table(3), lambda position: position.update(round=7), "round"),
        (lambda: table(3), party(0, "influence", -1), "influence"),
        (lambda: table(3), party(0, "influence", 6), "LU-I9"),
        (lambda: table(3), party(0, "herbs_used", 11), "LU-I15"),
        (solo, lambda position: position["parties"][1]["active"].update(tide=3, book=0), "LU-I11"),
        (lambda: solo().acting(), party(1, "pier", 1), "LU-I12"),
        (lambda: solo().acting(), stone(6, party=1), "LU-I12"),
        (solo, party(1, "favors", ["tide"]), "LU-I3"),
    ],
)
def test_a_broken_position_is_refused(laid: Callable[[], Layout], edit: Edit, rule_id: str) -> None:
    assert rule_id in problems(laid(), edit)


@rule("LU-I6")
def test_a_stone_that_is_not_in_play_carries_nobody() -> None:
    story = table(2).begin()
    story.state.stone_party[28 - 1] = 1
    story.state.reserve[0] -= 1
    assert any("LU-I6" in problem for problem in story.state.check())


def step(before: LunaStory, change: Callable[[LunaStory], None]) -> str:
    """What is wrong with a step that changes a position like this."""
    after = LunaStory(before.state.copy())  # type: ignore[arg-type] # a copy of a position of this game is one too
    change(after)
    return " ".join(after.state.check_step(before.state, GAME.parse("meditate")))


def change(table_name: str, index: int, value: int) -> Callable[[LunaStory], None]:
    def make(story: LunaStory) -> None:
        getattr(story.state, table_name)[index] = value

    return make


@rule("LU-I4", "LU-I7", "LU-I9", "LU-I10", "LU-5.12", "LU-7.9")
@pytest.mark.parametrize(
    ("make", "rule_id"),
    [
        (change("reserve", 0, 13), "LU-I10"),
        (change("chairs", 0, 0), "LU-I7"),
        (change("stones", 8, 2), "LU-I4"),
        (change("stone_party", 6, 0), "LU-I4"),
        (change("stone_party", 9, 1), "LU-7.9"),
        (change("ledger", 7, -1), "LU-I9"),
        (change("ledger", 6, 1), "LU-I9"),
        (change("shrines", ISLANDS.index("sailboat"), 0), "LU-5.12"),
    ],
)
def test_a_step_that_nobody_may_take_is_noticed(make: Callable[[LunaStory], None], rule_id: str) -> None:
    before = table(3).round(2).council(4, "yellow").claimed("yellow", 6).temple("yellow", 8).empty(9).begin()
    assert step(before, lambda _: None) == ""
    assert rule_id in step(before, make)


@rule("LU-I13")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_action_phase_can_always_be_ended(seats: int) -> None:
    story = solo().acting().begin() if seats == 1 else table(seats).begin()
    assert story.kinds() == {"end_phase" if seats == 1 else "meditate"}


@rule("LU-I14")
def test_the_same_decisions_lead_to_the_same_state() -> None:
    def played() -> str:
        story = table(2).on("yellow", tide=2).on("red", book=3).begin()
        return digest(story.play("yellow: recruit tide plain", "red: council book 2 plain").state)

    assert played() == played()


@rule("LU-I15")
def test_the_weight_of_a_player_falls_with_every_action() -> None:
    before = table(3).on("yellow", tide=2).begin()
    after = before.state.copy()
    assert "LU-I15" in " ".join(after.check_step(before.state, GAME.parse("recruit tide plain")))
