"""Rules without tests, tests without rules, and translations that lag behind are told."""

from pathlib import Path

import pytest

from tabuleiro.testkit.laws.citations import Citation, citation_problems, read_citations, translation_problems
from tabuleiro.testkit.rules import rule

RULES = "# Rules\n\n- **TY-1** One.\n- **TY-2** Two.\n"


def test_the_mark_carries_its_rules() -> None:
    mark = rule("TY-1", "TY-2", forbids=True).mark
    assert (mark.name, mark.args, mark.kwargs) == ("rule", ("TY-1", "TY-2"), {"forbids": True})


def test_citations_are_read_without_importing(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        'import nowhere\n@rule("TY-1", "TY-2")\ndef test_x(): ...\n@rule("TY-3", forbids=True)\ndef test_y(): ...\n',
        encoding="utf-8",
    )
    assert read_citations(tmp_path) == [
        Citation("TY-1", forbids=False, place="test_a.py:2"),
        Citation("TY-2", forbids=False, place="test_a.py:2"),
        Citation("TY-3", forbids=True, place="test_a.py:4"),
    ]


def cited(*rules: str, forbids: bool = False) -> list[Citation]:
    """Citations of some rules."""
    return [Citation(name, forbids, "test_a.py:1") for name in rules]


def test_all_cited_is_no_problem() -> None:
    assert citation_problems(RULES, cited("TY-1") + cited("TY-2", forbids=True), ["TY-2"]) == []


@pytest.mark.parametrize(
    ("rules", "citations", "judged", "problem"),
    [
        (RULES, cited("TY-1"), [], "TY-2 is cited by no test"),
        (RULES, cited("TY-1", "TY-2", "TY-9"), [], "test_a.py:1 cites TY-9, which is no rule"),
        (RULES, cited("TY-1", "TY-2"), ["TY-2"], "TY-2 refuses actions, but no test shows it"),
        (RULES, cited("TY-1", "TY-2") + cited("TY-8", forbids=True), ["TY-8"], "the judge names TY-8"),
        (RULES + "- **TY-1** Again.\n", cited("TY-1", "TY-2"), [], "TY-1 stands twice in RULES.md"),
    ],
)
def test_what_is_missing_is_told(rules: str, citations: list[Citation], judged: list[str], problem: str) -> None:
    assert any(said.startswith(problem) for said in citation_problems(rules, citations, judged))


@pytest.mark.parametrize(
    ("translated", "problems"),
    [
        ("- **TY-1** Um.\n- **TY-2** Dois.\n", []),
        ("- **TY-1** Um.\n", ["TY-2 is not translated"]),
        (
            "- **TY-1** Um.\n- **TY-2** Dois.\n- **TY-3** Três.\n",
            ["TY-3 exists only in the translation"],
        ),
        ("- **TY-2** Dois.\n- **TY-1** Um.\n", ["the translation has another order from TY-1 on"]),
    ],
)
def test_a_translation_has_the_same_rules_in_the_same_order(translated: str, problems: list[str]) -> None:
    assert translation_problems(RULES, translated) == problems
