"""`tabuleiro analyse`: the analysis of a record in words, and as a file that any script can read."""

import json
from pathlib import Path

import pytest

from cli.running import Run
from learn.analysis_story import believe
from tabuleiro.learn.analysis import job, plan
from tabuleiro.learn.analysis.block import Block, Found, compute


@pytest.fixture
def _proven_and_cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    monkeypatch.setattr(plan, "QUICK", 160)


@pytest.mark.usefixtures("_proven_and_cheap")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Share of the win", "accuracy", "Key moments", "Chances if all play on")),
        ("pt-BR", ("Parte da vitória", "precisão", "Momentos-chave", "Chances se todos continuarem")),
    ],
)
def test_a_game_is_told_in_the_reader_s_language(
    tabuleiro: Run, finished: Path, language: str, words: tuple[str, ...]
) -> None:
    done = tabuleiro("analyse", str(finished), "--budget", "quick", "--workers", "1", "--lang", language)
    assert done.exit_code == 0, done.stderr
    for word in words:
        assert word in done.stdout


@pytest.mark.usefixtures("_proven_and_cheap")
def test_the_file_holds_what_json_tells_and_nothing_is_left_beside_it(
    tabuleiro: Run, finished: Path, tmp_path: Path
) -> None:
    out = tmp_path / "analysis.json"
    asked = ("analyse", str(finished), "--budget", "quick", "--workers", "1", "--json")
    told = tabuleiro(*asked, "--out", str(out)).stdout
    assert out.read_text(encoding="utf-8") == told == tabuleiro(*asked).stdout
    assert not (tmp_path / "analysis.json.part").exists()
    found = json.loads(told)
    assert (found["schema"], found["state"], found["game"]) == (1, "done", "toy")
    again = tabuleiro(*asked, "--out", str(out))
    assert again.exit_code == 2
    assert "analysis.json" in again.stderr


@pytest.mark.usefixtures("_proven_and_cheap")
def test_one_seat_can_be_told_alone(tabuleiro: Run, finished: Path) -> None:
    asked = ("analyse", str(finished), "--budget", "quick", "--workers", "1", "--seat")
    first, nobody = tabuleiro(*asked, "2"), tabuleiro(*asked, "7")
    assert first.exit_code == 0
    assert "●" not in first.stdout.partition("Turns worth a look")[2]
    assert nobody.exit_code == 2


@pytest.mark.usefixtures("_proven_and_cheap")
def test_gaps_are_told_and_end_with_a_status_of_their_own(
    tabuleiro: Run, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_first(block: Block) -> Found:
        if block.number == 0:
            raise RuntimeError("the search is broken")
        return compute(block)

    monkeypatch.setattr(plan, "QUICK_TASKS", 4)
    monkeypatch.setattr(job, "compute", fail_first)
    done = tabuleiro("analyse", str(finished), "--budget", "quick", "--workers", "1")
    assert done.exit_code == 3
    assert "One part could not be computed" in done.stdout


def test_without_a_proven_estimate_the_points_are_told_and_why_no_more(tabuleiro: Run, finished: Path) -> None:
    done = tabuleiro("analyse", str(finished))
    assert done.exit_code == 0
    assert "not calibrated" in done.stdout
    assert "points" in done.stdout
    assert "%" not in done.stdout


def test_bad_input_is_named(tabuleiro: Run, finished: Path, tmp_path: Path) -> None:
    refused = tabuleiro("analyse", str(finished), "--budget", "endless")
    assert refused.exit_code == 2
    assert "endless" in refused.stderr
    assert "quick, standard, deep" in refused.stderr
    cut = tmp_path / "cut.tab"
    lines = finished.read_text(encoding="utf-8").splitlines()
    cut.write_text("\n".join(lines[:-3]), encoding="utf-8")
    refused = tabuleiro("analyse", str(cut))
    assert refused.exit_code == 2
    assert "line" in refused.stderr
