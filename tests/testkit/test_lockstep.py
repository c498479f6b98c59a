"""Lock-step tells the first step at which two builds differ, and insists on two builds."""

from pathlib import Path

import pytest

from tabuleiro.core import registry
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.lockstep import lockstep
from tabuleiro.testkit.lockstep_child import trace
from toy.game import GAME

SOURCES = Path(__file__).parents[2] / "src"


def test_two_processes_play_the_same_game() -> None:
    assert lockstep("toy", 3, 4, 150, sources=SOURCES, options={"deck": "long"}, expect_pure=True) == 150


def test_a_trace_has_one_line_per_step_over_several_games() -> None:
    lines = trace(GAME, 2, {}, 4, 100)
    assert len(lines) == 100
    assert lines == trace(GAME, 2, {}, 4, 100)
    assert lines != trace(GAME, 2, {}, 5, 100)


@pytest.fixture
def fickle_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game whose points depend on how Python hashes texts in this process."""
    package = tmp_path / "fickle"
    package.mkdir()
    (package / "__init__.py").write_text(
        "from toy.game import Toy\n"
        "from toy.toy_state import ToyState\n"
        "class Fickle(ToyState):\n"
        "    def apply(self, action):\n"
        "        super().apply(action)\n"
        "        self.points[0] += hash('some text') % 1000\n"
        "GAME = Toy()\n"
        "GAME.state = Fickle\n",
        encoding="utf-8",
    )
    (tmp_path / "toy").symlink_to(Path(__file__).parents[1] / "toy")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(registry._GAMES, "fickle", "fickle")
    return "fickle"


def test_the_first_step_that_differs_is_told(fickle_game: str) -> None:
    with pytest.raises(Broken, match="step 1 with seed 1"):
        lockstep(fickle_game, 2, 1, 50, sources=SOURCES, expect_pure=True)


def test_sources_that_are_elsewhere_are_told(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="lockstep"):
        lockstep("toy", 2, 1, 5, sources=tmp_path, expect_pure=True)


def test_an_uncompiled_build_is_not_taken_for_a_compiled_one() -> None:
    with pytest.raises(Broken, match="is not compiled: install the compiled wheel"):
        lockstep("toy", 2, 1, 5, sources=SOURCES, compiled=SOURCES)
