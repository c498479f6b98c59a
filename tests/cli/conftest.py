"""Runs the command line as a person does: words in, text out."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cli.running import Run
from tabuleiro.cli import app
from tabuleiro.cli.terminal.seating import parse_seats
from tabuleiro.cli.terminal.terminal_game import TerminalGame
from tabuleiro.core import find_game, write_record


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has a data folder of its own; the folder where its games save themselves is `games` in it."""
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(variable, str(tmp_path / "data"))
    return tmp_path / "data" / "tabuleiro"


@pytest.fixture
def tabuleiro(monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command line in English, unless `--lang` says otherwise."""
    monkeypatch.setenv("TABULEIRO_LANG", "en")

    def run(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(words), input=typed, catch_exceptions=False)

    return run


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a toy game that two bots played to its end."""
    table = TerminalGame(find_game("toy"), parse_seats("regular,random"), {}, 5)
    table.advance()
    path = tmp_path / "finished.tab"
    path.write_text(write_record(table.record("2026-01-01")), encoding="utf-8")
    return path
