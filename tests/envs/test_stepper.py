"""What all environments share: the table, what is seen of it, and what it pays."""

from fractions import Fraction
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import tabuleiro
from tabuleiro.core import Result, Standing, find_game
from tabuleiro.envs.observation import Window, features_array
from tabuleiro.envs.reward import final_rewards, leads
from tabuleiro.envs.stepper import Stepper
from toy.toy_state import ToyState

SOURCES = Path(__file__).resolve().parents[2] / "src"


class Finished(ToyState):
    """A toy game that ended as a test wants it."""

    ranks: tuple[int, ...] = (1, 2, 3)
    points_now: tuple[int, ...] = (9, 5, 5)

    def scores(self) -> list[int]:
        return list(self.points_now)

    def result(self) -> Result:
        standings = [Standing(f"seat-{seat}", rank, 0, {}) for seat, rank in enumerate(self.ranks)]
        shares = [Fraction(int(rank == 1)) for rank in self.ranks]
        return Result(standings, [], truncated=False, tie_break="", shares=shares, margin=0)


def finished(ranks: tuple[int, ...], points: tuple[int, ...] = ()) -> Finished:
    state = Finished()
    state.seats = len(ranks)
    state.ranks = ranks
    state.points_now = points
    return state


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ((1, 2), [1.0, -1.0]),
        ((2, 3, 1), [0.0, -1.0, 1.0]),
        ((1, 1, 3), [0.5, 0.5, -1.0]),
        ((1, 2, 2, 2), [1.0, -1 / 3, -1 / 3, -1 / 3]),
        ((1, 1), [0.0, 0.0]),
        ((1,), [1.0]),
        ((2,), [-1.0]),
    ],
)
def test_the_ranking_is_evenly_spaced_and_ties_share(ranks: tuple[int, ...], rewards: list[float]) -> None:
    state = finished(ranks)
    assert final_rewards(state, state.result(), "ranking") == pytest.approx(rewards)


def test_the_lead_is_taken_over_the_best_other_seat() -> None:
    assert leads(finished((1, 2, 3), (9, 5, 7))) == [2, -4, -2]


def test_with_others_at_the_table_automata_are_no_rivals() -> None:
    assert leads(finished((1, 2), (9, 5, 100))) == [4, -4]


def test_alone_the_automata_are_the_rivals() -> None:
    assert leads(finished((1,), (9, 5, 100))) == [-91]


def test_a_window_gives_copies() -> None:
    table = Stepper(find_game("luna"), 2, {"figure_placement": "random"})
    table.deal(1)
    window = Window(table)
    first = window.observe(0)
    kept = {key: value.copy() for key, value in first.items()}
    table.act(int(table.buffer[0]))
    second = window.observe(0)
    assert any(not np.array_equal(first[key], second[key]) for key in first)
    for key, value in kept.items():
        np.testing.assert_array_equal(first[key], value)


def test_a_window_shows_the_features_of_the_position() -> None:
    table = Stepper(find_game("merv"), 3, {})
    table.deal(1)
    for seat in range(3):
        np.testing.assert_array_equal(Window(table).observe(seat)["observation"], features_array(table.state, seat))


@pytest.mark.skipif(Path(tabuleiro.__file__).parents[1] == SOURCES, reason="the sources are running, not the wheel")
@pytest.mark.parametrize("module", ["batch", "episode", "features", "reward", "stepper"])
def test_steps_run_compiled(module: str) -> None:
    rules = find_spec("tabuleiro.core.play")
    spec = find_spec(f"tabuleiro.envs.{module}")
    assert spec is not None
    assert rules is not None
    assert str(spec.origin).endswith(".py") == str(rules.origin).endswith(".py")
