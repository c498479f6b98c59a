"""The second proof of an estimate: accuracies must tell better players from worse ones."""

import pytest

from learn.analysis_story import believe
from tabuleiro.learn.analysis import plan
from tabuleiro.learn.analysis.proof import LEVELS, LevelGame, LevelPlayed, play_level, prove_order


def games(accuracies: dict[str, float], count: int = 20, luck: int = 0) -> list[LevelPlayed]:
    """Games of two seats around a mean accuracy, the luck of the second seat being what the first lacks."""
    return [
        LevelPlayed(level, number, [mean - 2 + number % 5, None], [luck, -luck], [10_000, 0])
        for level, mean in accuracies.items()
        for number in range(count)
    ]


def test_levels_in_order_are_a_proof() -> None:
    proof = prove_order(games({"random": 60.0, "novice": 75.0, "regular": 85.0, "strong": 85.5}))
    assert proof.passed
    assert (proof.games, proof.figures["apart"]) == (20, 2)
    assert proof.figures["novice"] == 75.0


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


def test_luck_that_always_helps_the_same_seat_is_told() -> None:
    even = [one._replace(luck=[100 * (-1) ** place, 0]) for place, one in enumerate(games(dict.fromkeys(LEVELS, 80.0)))]
    assert prove_order(even).figures["luck"] == 0
    biased = [one._replace(luck=[300 + one.luck[0], 0]) for one in even]
    assert prove_order(biased).figures["luck"] > 2


def test_a_game_of_a_level_can_be_played_and_analysed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    monkeypatch.setattr(plan, "QUICK", 160)
    asked = LevelGame("toy", "novice", 1, 1, "quick")
    played = play_level(asked)
    assert played == play_level(asked)
    assert sum(played.result) == 10_000
    assert sum(played.luck) == 0
