"""Holds tests and rules together: every rule is proven by a test, every refusal by one that shows it refusing."""

import ast
from pathlib import Path
from typing import NamedTuple

from tabuleiro.core.present.rulebook import rule_ids


class Citation(NamedTuple):
    """One `rule(...)` in a test file."""

    rule: str
    forbids: bool
    place: str


def read_citations(folder: Path) -> list[Citation]:
    """Every citation in the test files of a folder; the files are read, not imported."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                found += _cited(node, f"{path.name}:{node.lineno}")
    return found


def _cited(call: ast.Call, place: str) -> list[Citation]:
    forbids = any(keyword.arg == "forbids" and _is_true(keyword.value) for keyword in call.keywords)
    return [
        Citation(argument.value, forbids, place)
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _is_true(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is True


def citation_problems(rules: str, citations: list[Citation], judged: list[str]) -> list[str]:
    """What is missing between the text of a RULES.md, the citations and the rules that the judge names."""
    known = rule_ids(rules)
    cited = {citation.rule for citation in citations}
    forbidden = {citation.rule for citation in citations if citation.forbids}
    problems = [f"{rule} stands twice in RULES.md" for rule in sorted(set(known)) if known.count(rule) > 1]
    problems += [f"{rule} is cited by no test" for rule in known if rule not in cited]
    problems += [
        f"{citation.place} cites {citation.rule}, which is no rule"
        for citation in citations
        if citation.rule not in known
    ]
    problems += [f"the judge names {rule}, which is no rule" for rule in judged if rule not in known]
    problems += [
        f"{rule} refuses actions, but no test shows it: rule({rule!r}, forbids=True)"
        for rule in judged
        if rule not in forbidden
    ]
    return problems


def translation_problems(rules: str, translated: str) -> list[str]:
    """Where a translated RULES.md does not have the same rules in the same order."""
    ids, others = rule_ids(rules), rule_ids(translated)
    problems = [f"{rule} is not translated" for rule in ids if rule not in others]
    problems += [f"{rule} exists only in the translation" for rule in others if rule not in ids]
    if not problems and ids != others:
        first = next(here for here, there in zip(ids, others, strict=True) if here != there)
        problems.append(f"the translation has another order from {first} on")
    return problems
