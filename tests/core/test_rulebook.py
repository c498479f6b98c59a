"""RULES.md is read rule by rule."""

import pytest

from tabuleiro.core import UnknownRule, rule_ids, rule_text
from tabuleiro.core.present.rulebook import rule_heading

TEXT = """# Rules

Not a rule.

- **TY-1.1** One line.
- **TY-1.2** Two lines,
  the second of them here.

| a | table |
- a bullet without an ID

## 2. More
- no rule either
- **TY-2.10** The last."""


def test_ids_are_listed_in_order() -> None:
    assert rule_ids(TEXT) == ["TY-1.1", "TY-1.2", "TY-2.10"]


def test_a_rule_is_one_bullet() -> None:
    assert rule_text(TEXT, "TY-1.1") == "One line."


def test_everything_up_to_the_next_rule_or_heading_belongs_to_it() -> None:
    said = "Two lines,\n  the second of them here.\n\n| a | table |\n- a bullet without an ID"
    assert rule_text(TEXT, "TY-1.2") == said


def test_the_last_rule_ends_with_the_text() -> None:
    assert rule_text(TEXT, "TY-2.10") == "The last."


@pytest.mark.parametrize("rule", ["TY-1", "TY-9.9", "", "1.1"])
def test_an_unknown_rule_is_refused_by_name(rule: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        rule_text(TEXT, rule)
    assert caught.value.arguments == {"rule": rule}


def test_a_text_without_rules_has_none() -> None:
    assert rule_ids("") == []


def test_a_rule_stands_under_a_heading() -> None:
    assert rule_heading(TEXT, "TY-1.2") == "Rules"


def test_a_heading_is_told_without_its_number() -> None:
    assert rule_heading(TEXT, "TY-2.10") == "More"
    assert rule_heading("### 5.3 Displace\n- **TY-5.3.1** Price.", "TY-5.3.1") == "Displace"
    assert rule_heading("## TY-9 Scoring phase (after every round)\n- **TY-9.1** Order.", "TY-9.1") == "Scoring phase"


def test_the_heading_of_an_unknown_rule_is_refused_by_name() -> None:
    with pytest.raises(UnknownRule):
        rule_heading(TEXT, "TY-9.9")
