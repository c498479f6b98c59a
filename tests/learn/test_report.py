"""Reports of analyses: what the command line cannot bring about with a game for two."""

import pytest

from learn.analysis_story import believe, played
from tabuleiro.learn.analysis import plan
from tabuleiro.learn.analysis.job import run_analysis
from tabuleiro.learn.analysis.plan import plan_analysis
from tabuleiro.learn.report.report import write_report
from tabuleiro.texts.catalogue import Catalogue


def test_a_game_played_alone_without_chances_is_reported_by_its_margin(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table of turns asked for chances that whoever plays alone may not have (a report of solo Luna failed)."""
    believe(monkeypatch)
    monkeypatch.setattr(plan, "QUICK", 160)
    record = played(2, 4)
    told = run_analysis(plan_analysis(record, "quick"), 1, None, lambda *_: None)
    told["margin"] = [[-500, 1234, 2000] for _ in told["graph"]]
    told["graph"], told["measure"] = [], "margin"
    html = write_report(record, told, Catalogue("toy", "en", ["Ana", "Bia"]))
    assert html.count("<td>12.3</td>") == len(told["turns"])
