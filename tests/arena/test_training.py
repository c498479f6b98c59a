"""Training: the same seed learns the same, a killed run goes on, and what is learned shows in play."""

from pathlib import Path

import pytest

from tabuleiro.arena.training import OtherTraining, TrainingPlan, plan_blocks, play_block, train, weights_path
from tabuleiro.bots.weights import BadWeights, find_evaluation, load_evaluation, write_weights
from tabuleiro.core import find_game


def silent(what: str, done: int, total: int) -> None:
    """Nobody wants to hear how far it is."""


def small(folder: Path, generations: int = 2, seed: int = 1) -> TrainingPlan:
    return TrainingPlan("toy", folder, generations, 20, 4, 2, seed)


def test_a_killed_training_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole, parts = small(tmp_path / "whole"), small(tmp_path / "parts")
    course = train(whole, 1, silent)
    parts.folder.mkdir()
    play_block(plan_blocks(parts, 0, "")[0])
    train(small(parts.folder, generations=1), 1, silent)
    assert train(parts, 1, silent) == course
    assert weights_path(parts, 1).read_bytes() == weights_path(whole, 1).read_bytes()


def test_the_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    train(small(tmp_path, generations=1), 1, silent)
    with pytest.raises(OtherTraining):
        train(small(tmp_path, seed=2), 1, silent)


def test_weights_survive_writing_and_reading(tmp_path: Path) -> None:
    game = find_game("luna")
    text = write_weights(game, find_evaluation(game))
    path = tmp_path / "luna.json"
    path.write_text(text, encoding="utf-8")
    assert write_weights(game, load_evaluation(game, path)) == text


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "luna.json"
    path.write_text(write_weights(find_game("luna"), find_evaluation(find_game("luna"))), encoding="utf-8")
    with pytest.raises(BadWeights, match="holds no weights for merv"):
        load_evaluation(find_game("merv"), path)
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(BadWeights):
        load_evaluation(find_game("luna"), path)
    with pytest.raises(BadWeights):
        load_evaluation(find_game("luna"), tmp_path / "nothing.json")
