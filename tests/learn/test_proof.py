"""The second proof of an estimate: accuracies must tell better players from worse ones."""

import pytest

from learn.analysis_story import believe
from tabuleiro.learn.analysis import plan
from tabuleiro.learn.analysis.job import run_analysis
from tabuleiro.learn.analysis.proofs import proof
from tabuleiro.learn.analysis.proofs.proof import LevelGame, LevelPlayed, play_game, play_level, prove_order


def games(accuracies: dict[str, float], count: int = 20) -> list[LevelPlayed]:
    """Games of two seats around a mean accuracy."""
    return [
        LevelPlayed(level, number, [mean - 2 + number % 5, None])
        for level, mean in accuracies.items()
        for number in range(count)
    ]


def test_levels_in_order_are_a_proof() -> None:
    found = prove_order(games({"random": 60.0, "novice": 75.0, "regular": 85.0, "strong": 85.5}))
    assert found.passed
    assert (found.games, found.figures["apart"]) == (20, 2)
    assert found.figures["novice"] == 75.0


@pytest.mark.parametrize(
    "accuracies",
    [
        {"random": 60.0, "novice": 75.0, "regular": 85.0, "strong": 84.5},
        {"random": 60.0, "novice": 60.2, "regular": 60.4, "strong": 80.0},
    ],
    ids=["the strong ones are less accurate", "only one step lies apart"],
)
def test_levels_out_of_order_or_too_near_are_none(accuracies: dict[str, float]) -> None:
    assert not prove_order(games(accuracies)).passed


def test_too_few_games_prove_nothing() -> None:
    assert not prove_order(games({"random": 60.0, "novice": 75.0, "regular": 85.0, "strong": 95.0}, 19)).passed


def test_a_game_of_a_level_can_be_played_and_analysed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    for module in (plan, proof):
        monkeypatch.setattr(module, "QUICK", 160)
    asked = LevelGame("toy", "novice", 1, 1)
    played = play_level(asked)
    assert played == play_level(asked)
    whole = run_analysis(plan.plan_analysis(play_game(asked), "quick"), 1, None, lambda *_: None)["seat_reports"]
    assert played.accuracy == [seat["accuracy"] for seat in whole]


def test_of_a_long_game_some_turns_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    for module in (plan, proof):
        monkeypatch.setattr(module, "QUICK", 160)
    asked = LevelGame("toy", "random", 1, 1)
    whole = play_level(asked)
    monkeypatch.setattr(proof, "MOST_TURNS", 3)
    assert play_level(asked).accuracy != whole.accuracy
