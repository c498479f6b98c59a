"""A game from outside: `tabuleiro new-game` writes a package; installed, it is a game like any other."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tabuleiro

NAME = "river_stones"


def run(*words: str | Path, here: Path, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a Python module in a process of its own that finds this package and, if named, another folder first."""
    folders = [str(folder) for folder in (path, Path(tabuleiro.__file__).parents[1]) if folder is not None]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
    return subprocess.run(  # noqa: S603 - our own command line
        [sys.executable, "-m", *map(str, words)], cwd=here, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game's package."""
    here = tmp_path_factory.mktemp("new")
    done = run("tabuleiro", "new-game", NAME, "--lang", "en", here=here)
    assert done.returncode == 0, done.stderr
    return here / NAME


@pytest.fixture(scope="module")
def installed(written: Path) -> Path:
    """A folder into which the package was installed, as pip does it."""
    target = written.parent / "site"
    words = ("pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", target, ".")
    done = run(*words, here=written)
    assert done.returncode == 0, done.stderr
    return target


def test_nothing_of_the_template_is_left_in_it(written: Path) -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in written.rglob("*") if path.is_file()}
    assert len(texts) > 40
    assert [str(path) for path, text in texts.items() if "quarry" in (str(path) + text).lower() or "QU-" in text] == []


def test_it_passes_the_whole_test_kit(written: Path, installed: Path) -> None:
    done = run("pytest", "-q", "-p", "no:cacheprovider", here=written, path=installed)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_the_terminal_lists_it_and_tells_its_rules(written: Path, installed: Path) -> None:
    assert NAME in run("tabuleiro", "games", here=written, path=installed).stdout
    assert "RI-2.2" in run("tabuleiro", "rules", NAME, "RI-2.2", "--lang", "pt-BR", here=written, path=installed).stdout


def test_bots_play_it(written: Path, installed: Path) -> None:
    words = ("match", NAME, "--seats", "regular,random,strong:0.01", "--games", "1", "--json")
    done = run("tabuleiro", *words, here=written, path=installed)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["games"] >= 1


def test_environments_step_it(written: Path, installed: Path) -> None:
    program = written.parent / "step.py"
    program.write_text(
        "from pettingzoo.test import api_test\n"
        "from tabuleiro.envs.pettingzoo import SeatsEnv\n"
        f"api_test(SeatsEnv('{NAME}', seats=3), num_cycles=60, verbose_progress=False)\n",
        encoding="utf-8",
    )
    done = run("step", here=written.parent, path=installed)
    assert done.returncode == 0, done.stderr


def test_the_server_knows_it(written: Path, installed: Path) -> None:
    program = written.parent / "ask.py"
    program.write_text(
        "from tabuleiro.texts.package import load_board, read_game_strings\n"
        "from tabuleiro.core import find_game, game_names\n"
        f"assert '{NAME}' in game_names() and read_game_strings('{NAME}', 'pt-BR')\n"
        "from tabuleiro.texts.catalogue import Catalogue\n"
        f"state = find_game('{NAME}').new(2)\n"
        f"print(load_board('{NAME}')(state.view(), Catalogue('{NAME}', 'en', ['Ana', 'Bia'])))\n",
        encoding="utf-8",
    )
    done = run("ask", here=written.parent, path=installed)
    assert done.returncode == 0, done.stderr
    assert "9 in the heap" in done.stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Bad-Name", "cannot be called"),
        ("class", "cannot be called"),
        ("json", "cannot be called"),
        ("luna", "already"),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(tmp_path: Path, name: str, said: str) -> None:
    done = run("tabuleiro", "new-game", name, "--lang", "en", here=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    done = run("tabuleiro", "new-game", "cairn", "--folder", "kept", "--lang", "en", here=tmp_path)
    assert (done.returncode, list((tmp_path / "kept").iterdir())) == (2, [])
