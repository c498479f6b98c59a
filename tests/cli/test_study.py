"""`tabuleiro explore` and `tabuleiro statistics`: both languages, as JSON, and clear about what is missing."""

import json
from pathlib import Path

import pytest

from cli.running import Run
from learn.analysis_story import played
from tabuleiro.core.records.record import write_record


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Twelve games of Acorns, in which `player 0` always sits first."""
    for seed in range(12):
        (tmp_path / f"g{seed}.tab").write_text(write_record(played(2 + seed % 2, seed)), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("language", "words"), [("en", ("First acorn", "fair share")), ("pt-BR", ("bolota", "justa"))])
def test_first_choices_are_told(tabuleiro: Run, folder: Path, language: str, words: tuple[str, str]) -> None:
    result = tabuleiro("explore", "toy", str(folder), "--workers", "1", "--lang", language)
    assert result.exit_code == 0, result.output
    assert all(word in result.output for word in words)


def test_a_book_is_written_once_and_asked_as_json(tabuleiro: Run, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "book.json"
    words = ("explore", "toy", str(folder), "--workers", "1", "--seats", "3", "--json", "--out", str(out))
    told = json.loads(tabuleiro(*words).stdout.splitlines()[-1])
    assert (told["seats"], told["games"]) == (3, 6)
    assert json.loads(out.read_text(encoding="utf-8"))["game"] == "toy"
    assert tabuleiro(*words).exit_code == 2, "what is there is not written over"


@pytest.mark.parametrize(("language", "words"), [("en", ("6 games", "fair share")), ("pt-BR", ("partidas", "justa"))])
def test_own_games_are_told(tabuleiro: Run, folder: Path, language: str, words: tuple[str, str]) -> None:
    told = ("statistics", str(folder), "--player", "player 2", "--workers", "1", "--lang", language)
    result = tabuleiro(*told)
    assert result.exit_code == 0, result.output
    assert all(word in result.output for word in words)
    (one,) = json.loads(tabuleiro(*told, "--json").stdout.splitlines()[-1])["games"]
    assert (one["game"], one["games"], one["judged"]) == ("toy", 6, 0)


def test_what_is_missing_is_said(tabuleiro: Run, folder: Path) -> None:
    nobody = tabuleiro("statistics", str(folder), "--player", "Nobody", "--workers", "1")
    assert (nobody.exit_code, "Nobody" in nobody.stderr) == (2, True)
    assert tabuleiro("explore", "toy", str(folder / "none")).exit_code == 2
    assert tabuleiro("explore", "toy", str(folder), "--workers", "1", "--seats", "9").exit_code == 2
    (folder / "bad.tab").write_text("nothing", encoding="utf-8")
    refused = tabuleiro("explore", "toy", str(folder), "--workers", "1")
    assert (refused.exit_code, "bad.tab" in refused.stderr) == (2, True)
