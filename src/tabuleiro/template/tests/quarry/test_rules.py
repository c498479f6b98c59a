"""The rules, one story each; a rule that refuses something has a story in which it does."""

import pytest

from tabuleiro.core import CHANCE, NOBODY, Illegal, State, find_game, play
from tabuleiro.testkit.rules import rule


def story(*plies: str, seats: int = 2, heap: str = "small") -> State:
    """A fresh game after some actions, each played by whoever is to act."""
    state = find_game("quarry").new(seats, {"heap": heap})
    for text in plies:
        play(state, state.to_act(), text)
    return state


def refused_by(state: State, text: str) -> str:
    """The rule that refuses an action of whoever is to act."""
    with pytest.raises(Illegal) as caught:
        play(state, 0 if state.to_act() == NOBODY else state.to_act(), text)
    return caught.value.refusal.rule


def threes(turns: int) -> list[str]:
    """Turns in which three pebbles are taken."""
    return ["roll 3", "take 3"] * turns


@rule("QU-1.1")
def test_the_heap_is_small_or_large() -> None:
    assert (story().dump()["heap"], story(heap="large").dump()["heap"]) == (9, 15)


@rule("QU-1.2")
def test_seat_0_begins() -> None:
    assert story("roll 2").to_act() == 0


@rule("QU-2.1")
def test_a_turn_begins_with_a_roll_of_a_fair_die() -> None:
    state = story()
    assert (state.to_act(), [int(state.weight(action)) for action in state.legal()]) == (CHANCE, [1, 1, 1])


@rule("QU-2.1", forbids=True)
def test_nothing_is_taken_before_the_roll() -> None:
    assert refused_by(story(), "take 1") == "QU-2.1"


@rule("QU-2.2", forbids=True)
def test_nobody_takes_more_than_the_die_shows() -> None:
    assert refused_by(story("roll 2"), "take 3") == "QU-2.2"


@rule("QU-2.3", forbids=True)
def test_nobody_takes_more_than_the_heap_holds() -> None:
    assert refused_by(story(*threes(2), "roll 2", "take 2", "roll 3"), "take 2") == "QU-2.3"


@rule("QU-2.4")
def test_pebbles_are_points_and_the_turn_goes_on() -> None:
    state = story("roll 3", "take 2", "roll 1", seats=3)
    assert (state.scores(), state.to_act()) == ([2, 0, 0], 1)


@rule("QU-3.1")
def test_the_game_ends_when_the_heap_is_empty() -> None:
    result = story(*threes(3)).result()
    assert result is not None
    assert result.reasons == ["heap_empty"]


@rule("QU-3.1")
def test_the_game_goes_on_while_a_pebble_is_left() -> None:
    assert story(*threes(2), "roll 2", "take 2").result() is None


@rule("QU-3.2")
@pytest.mark.parametrize(
    ("plies", "seats", "ranks", "tie_break"),
    [
        (threes(3), 2, [1, 2], ""),
        ([*threes(2), *["roll 1", "take 1"] * 3], 3, [2, 1, 3], "last_pebble"),
        ([*threes(2), "roll 1", "take 1", "roll 2", "take 2"], 4, [1, 1, 4, 3], "shared"),
    ],
)
def test_points_then_the_last_pebble(plies: list[str], seats: int, ranks: list[int], tie_break: str) -> None:
    result = story(*plies, seats=seats).result()
    assert result is not None
    assert ([standing.rank for standing in result.standings], result.tie_break) == (ranks, tie_break)


@rule("QU-3.3", forbids=True)
def test_nobody_acts_after_the_end() -> None:
    assert refused_by(story(*threes(3)), "take 1") == "QU-3.3"
