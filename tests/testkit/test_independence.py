"""A judge that leans on the generator is told."""

from pathlib import Path

import pytest

from tabuleiro.testkit.laws.independence import independence_problems, judge_rule_ids

SOUND = """
import math
from librt.vecs import vec
from mypy_extensions import i64
from tabuleiro.core.refusal import Refusal
from game.data.components import SIZE
from game.data import programs
from game import decisions
from game.actions import SPACES
from game.state import FIELD
from game import state
"""


def problems_of(tmp_path: Path, text: str) -> list[str]:
    """What is wrong with a judge of the package `game`."""
    (tmp_path / "judge").mkdir(exist_ok=True)
    (tmp_path / "judge" / "refusal.py").write_text(text, encoding="utf-8")
    return independence_problems(tmp_path, "game")


def test_data_decisions_actions_and_state_fields_are_allowed(tmp_path: Path) -> None:
    assert problems_of(tmp_path, SOUND) == []


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("from game.turn import main_actions", "refusal.py:1 imports game.turn"),
        ("from game import turn", "refusal.py:1 imports game.turn"),
        ("import game.turn", "refusal.py:1 imports game.turn"),
        ("from .turn import main_actions", "refusal.py:1 imports .turn"),
        ("from tabuleiro.core.play import play", "refusal.py:1 imports tabuleiro.core.play"),
        ("from tabuleiro.bots.playout import playout", "refusal.py:1 imports tabuleiro.bots.playout"),
        ("import numpy", "refusal.py:1 imports numpy"),
        ("def f(state):\n    return state.legal()", "refusal.py:2 calls legal"),
        ("def f(state):\n    state.copy().apply(1)", "refusal.py:2 calls apply"),
    ],
)
def test_everything_else_is_told(tmp_path: Path, line: str, problem: str) -> None:
    assert problem in problems_of(tmp_path, line)


def test_a_judge_in_several_files_may_use_its_parts(tmp_path: Path) -> None:
    (tmp_path / "judge").mkdir()
    (tmp_path / "judge" / "trade.py").write_text("from game.turn import x", encoding="utf-8")
    assert problems_of(tmp_path, "from game.judge.trade import y") == ["trade.py:1 imports game.turn"]


def test_a_game_without_a_judge_is_told(tmp_path: Path) -> None:
    assert independence_problems(tmp_path, "game") == [f"{tmp_path} has no judge"]


def test_the_rules_that_the_judge_names_are_read(tmp_path: Path) -> None:
    problems_of(tmp_path, '"""TY-7.7."""\nA = Refusal("TY-2.10", "TY")\nB = "TY-1.1"\nC = "see TY-9.9"\n')
    assert judge_rule_ids(tmp_path) == ["TY-1.1", "TY-2.10"]
