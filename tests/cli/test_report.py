"""`tabuleiro analyse --html`: one file that asks nothing of the network, in both languages, with its record inside."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cli.running import Run
from learn.analysis_story import believe
from tabuleiro.learn.analysis import plan
from tabuleiro.learn.report.report import read_report


class Requests(HTMLParser):
    """Notes whatever a browser would fetch or run, and the headings."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.scripts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.fetched += [f"{tag} {name}" for name in ("src", "href", "data", "action") if name in known]
        if tag == "script":
            self.scripts.append(str(known.get("type")))


def reported(tabuleiro: Run, record: Path, folder: Path, language: str) -> str:
    file = folder / f"report-{language}.html"
    words = ("analyse", str(record), "--budget", "quick", "--workers", "1", "--html", str(file), "--lang", language)
    done = tabuleiro(*words)
    assert done.exit_code == 0, done.stderr
    assert tabuleiro(*words).exit_code == 2, "a file is never overwritten"
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "word"), [("en", "Why it ended so"), ("pt-BR", "Por que terminou assim")])
def test_a_report_stands_alone(
    tabuleiro: Run, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, word: str
) -> None:
    believe(monkeypatch)
    monkeypatch.setattr(plan, "QUICK", 160)
    html = reported(tabuleiro, finished, tmp_path, language)
    asked = Requests()
    asked.feed(html)
    assert (asked.fetched, asked.scripts) == ([], ["application/x-tabuleiro"])
    assert f'lang="{language}"' in html
    assert word in html
    assert "url(http" not in html
    assert len(html) < 600_000
    assert len(re.findall("<polygon", html)) >= 2
    assert read_report(html) == finished.read_text(encoding="utf-8")
    assert tabuleiro("verify", str(tmp_path / f"report-{language}.html")).exit_code == 0


def test_without_a_proven_estimate_a_report_has_points_and_no_chances(
    tabuleiro: Run, finished: Path, tmp_path: Path
) -> None:
    html = reported(tabuleiro, finished, tmp_path, "en")
    assert "Points" in html
    assert "<svg" not in html


def test_a_name_cannot_break_out_of_a_report(tabuleiro: Run, finished: Path, tmp_path: Path) -> None:
    hostile = tmp_path / "hostile.tab"
    text = finished.read_text(encoding="utf-8")
    players = re.search(r"^players: \[\"([^\"]*)\"", text, re.MULTILINE)
    assert players is not None
    hostile.write_text(text.replace(f'"{players[1]}"', '"</script><img src=x>"', 1), encoding="utf-8")
    asked = Requests()
    asked.feed(reported(tabuleiro, hostile, tmp_path, "en"))
    assert (asked.fetched, len(asked.scripts)) == ([], 1)
