"""Luck comes to nothing on average, explains some of the results, and counts only as far as more search confirms it."""

import random

import pytest

from learn.analysis_story import believe
from tabuleiro.learn.analysis import block, plan
from tabuleiro.learn.analysis.job import run_analysis
from tabuleiro.learn.analysis.proofs import confirmed, luck
from tabuleiro.learn.analysis.proofs.confirmed import LEAST, TwiceSeen, fit_draws, look_twice
from tabuleiro.learn.analysis.proofs.luck import LEAST_GAMES, LuckPlayed, play_for_luck, prove_luck
from tabuleiro.learn.analysis.proofs.proof import LevelGame, play_game


def games(part: float, noise: float = 0.0, bias: int = 0, count: int = 400) -> list[LuckPlayed]:
    """Games of two whose results are the luck that is told, by a part of it, and chance besides."""
    dice, played = random.Random(3), list[LuckPlayed]()
    for _ in range(count):
        true = dice.gauss(0, 1500)
        told = round(true * part + dice.gauss(0, noise))
        won = 10_000 if dice.random() < 0.5 + true / 10_000 else 0
        played.append(LuckPlayed([told + bias, -told - bias], [won, 10_000 - won]))
    return played


def test_luck_that_is_true_makes_results_vary_less_without_it() -> None:
    proof = prove_luck(games(1.0))
    assert proof.passed
    assert proof.figures["variance"] < 1
    assert 0 < proof.figures["reach"] < 0.2


def test_noise_that_is_told_as_luck_makes_results_vary_more() -> None:
    proof = prove_luck(games(0.0, noise=2000))
    assert not proof.passed
    assert proof.figures["variance"] > 1


def test_luck_that_always_helps_the_same_seat_is_no_luck() -> None:
    proof = prove_luck(games(1.0, bias=400))
    assert not proof.passed
    assert proof.figures["luck"] > 2


def test_too_few_games_prove_nothing() -> None:
    assert not prove_luck(games(1.0)[: LEAST_GAMES - 1]).passed


def test_what_a_larger_look_does_not_say_again_counts_for_less() -> None:
    """The part is the slope of the larger looks on the smaller ones; kinds that were seldom seen share one."""
    seen = [
        TwiceSeen("card", LEAST, 100.0, 90.0),
        TwiceSeen("tile", LEAST, 100.0, -10.0),
        TwiceSeen("die", LEAST, 100.0, 130.0),
        TwiceSeen("seldom", LEAST - 1, 0.0, 0.0),
    ]
    assert fit_draws(seen) == {"card": 0.9, "die": 1.0, "seldom": 0.7, "tile": 0.0}


def test_draws_are_looked_at_twice_and_again_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    for module in (block, confirmed):
        monkeypatch.setattr(module, "SMALLEST_LOOK", 100)
    asked = LevelGame("toy", "novice", 1, 2)
    seen = look_twice(asked)
    assert seen
    assert seen == look_twice(asked)
    assert all(one.looks > 1 and one.squares >= 0 for one in seen)


def test_luck_is_what_the_whole_analysis_says(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    monkeypatch.setattr(plan, "QUICK", 160)
    asked = LevelGame("toy", "novice", 1, 1)
    played = play_for_luck(asked)
    assert (sum(played.luck), sum(played.result)) == (0, 10_000)
    whole = run_analysis(plan.plan_analysis(play_game(asked), "quick"), 1, None, lambda *_: None)["seat_reports"]
    assert played.luck == [seat["luck"] for seat in whole]
    assert played.result == [seat["ledger"]["result"] for seat in whole]
    assert luck.find_result(plan.plan_analysis(play_game(asked), "quick")) == played.result
