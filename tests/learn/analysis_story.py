"""Games to analyse in tests, and a calibration that is taken for proven."""

import random

import pytest

from tabuleiro.core import CHANCE, NOBODY, Game, draw, find_game
from tabuleiro.core.records.record import Record, new_record
from tabuleiro.learn.analysis import plan
from tabuleiro.learn.estimate import calibration
from tabuleiro.learn.estimate.bands import Knot
from tabuleiro.learn.estimate.calibration import Calibration, Curve, Validity, present_weights


def believe(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game be calibrated and proven, by a curve that somebody made up."""
    monkeypatch.setattr(calibration, "find_calibration", made_up)
    monkeypatch.setattr(plan, "find_calibration", made_up)


def made_up(game: Game) -> Calibration:
    """Shares that grow apart in the course of a game; alone a margin from -40 to 40 points."""
    lead = [[Knot(0.0, -60.0, -40.0, -20.0, 0.0), Knot(1.0, 20.0, 40.0, 60.0, 1.0)]] * 4
    curves = {seats: Curve((0.7, 1.2), lead, has_chance=True) for seats in game.seats}
    proof = Validity(400, {}, passed=True)
    validity = dict.fromkeys(("alone", "together", "order"), proof)
    return Calibration(game.name, present_weights(game), {}, curves, validity, {})


def played(seats: int, seed: int, most: int = 1000) -> Record:
    """A game of Acorns at random, or its first plies."""
    dice, state, actions = random.Random(seed), find_game("toy").new(seats), list[int]()
    while state.to_act() != NOBODY and len(actions) < most:
        is_chance = state.to_act() == CHANCE
        actions.append(draw(state, dice.randrange) if is_chance else dice.choice(state.legal()))
        state.apply(actions[-1])
    return new_record(find_game("toy"), {}, [f"player {seat}" for seat in range(seats)], "2026-01-01", actions)
