"""The command line as a real process, with pipes instead of a terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tabuleiro

PROGRAM = """
from tabuleiro.core.registry import register
from tabuleiro.cli import main
register("toy", "toy")
main()
"""


def run(*words: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Run the command line with the toy game known."""
    paths = [str(Path(tabuleiro.__file__).parent.parent), str(Path(__file__).parent.parent)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "TABULEIRO_LANG": "en", "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", PROGRAM, *words]
    return subprocess.run(  # noqa: S603 - our own command
        command, input=typed, env=environment, capture_output=True, encoding="utf-8", check=False, timeout=60
    )


@pytest.mark.parametrize(("language", "end"), [("en", "Final scoring"), ("pt-BR", "Pontuação final")])
def test_a_piped_game_is_played_undone_saved_resumed_verified_and_replayed(
    tmp_path: Path, language: str, end: str
) -> None:
    path = tmp_path / "game.tab"
    typed = f"take\nundo\nwhy gift 1\npass\nsave {path}\nquit\n"
    words = ("play", "toy", "--seats", "human,regular", "--seed", "4", "--lang", language)
    played = run(*words, typed=typed)
    assert (played.returncode, played.stderr) == (0, "")
    over = tmp_path / "over.tab"
    resumed = run("play", "--from", str(path), "--lang", language, typed="take\npass\n" * 30 + f"save {over}\n")
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert end in resumed.stdout
    assert run("verify", str(path), str(over)).returncode == 0
    assert end in run("replay", str(over), "--all", "--lang", language).stdout


def test_bad_input_leaves_no_traceback() -> None:
    done = run("play", "toy", "--seats", "human")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr


def test_an_interrupted_pipe_is_no_error() -> None:
    done = run("play", "toy", typed="take")
    assert (done.returncode, done.stderr) == (0, "")


def test_starting_loads_no_game_and_no_test_kit() -> None:
    program = "import sys, tabuleiro.cli; print([name for name in sys.modules if name.startswith('tabuleiro.')])"
    environment = {**os.environ, "PYTHONPATH": str(Path(tabuleiro.__file__).parent.parent)}
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert "tabuleiro.games" not in done.stdout
    assert "tabuleiro.testkit" not in done.stdout
    assert "tabuleiro.texts" not in done.stdout
