"""Reads RULES.md: a rule is one bullet with an ID, and all that follows it up to the next such bullet or heading."""

import re
from typing import Final

from tabuleiro.core.errors import UnknownRule

REFERENCE: Final = "<!-- reference -->"
"""Marks what of the rules is for programmers; it belongs to no rule."""
BULLET: Final = re.compile(r"- \*\*([A-Z]{2}-[0-9A-Za-z.]+)\*\* ")
"""How a rule begins."""

_NUMBERING: Final = re.compile(r"^#+ (?:(?:[A-Z]{2}-)?[0-9]+(?:\.[0-9]+)*\.? )?| \([^()]*\).*$")
"""What stands around the words of a heading: its number, and a remark in brackets."""


def read_rules(text: str) -> list[tuple[str, str]]:
    """Every rule of a RULES.md, in order: its ID and its text without the bullet."""
    rules: list[tuple[str, str]] = []
    lines: list[str] | None = None
    for line in text.split("\n"):
        bullet = BULLET.match(line)
        if bullet is not None or line.startswith("#"):
            _close(rules, lines)
            lines = None
        if bullet is not None:
            rules.append((bullet[1], ""))
            lines = [line[bullet.end() :]]
        elif lines is not None:
            lines.append(line)
    _close(rules, lines)
    return rules


def rule_ids(text: str) -> list[str]:
    """The IDs of all rules of a RULES.md, in order."""
    return [rule for rule, _ in read_rules(text)]


def rule_text(text: str, rule_id: str) -> str:
    """The text of one rule; an ID that is not there is an `UnknownRule`."""
    for rule, said in read_rules(text):
        if rule == rule_id:
            return said
    raise UnknownRule("unknown-rule", f"unknown rule {rule_id!r}", {"rule": rule_id})


def rule_headings(text: str) -> dict[str, str]:
    """For every rule the heading under which it stands, its words alone."""
    headings: dict[str, str] = {}
    heading = ""
    for line in text.split("\n"):
        bullet = BULLET.match(line)
        if bullet is not None:
            headings[bullet[1]] = heading
        elif line.startswith("#"):
            heading = _NUMBERING.sub("", line)
    return headings


def rule_heading(text: str, rule_id: str) -> str:
    """The heading under which a rule stands, its words alone; an ID that is not there is an `UnknownRule`."""
    heading = rule_headings(text).get(rule_id)
    if heading is None:
        raise UnknownRule("unknown-rule", f"unknown rule {rule_id!r}", {"rule": rule_id})
    return heading


def _close(rules: list[tuple[str, str]], lines: list[str] | None) -> None:
    """Give the last rule the lines that were read for it."""
    if lines is not None:
        said = [line for line in lines if line.strip() != REFERENCE]
        rules[-1] = (rules[-1][0], "\n".join(said).strip())
