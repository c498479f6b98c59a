"""Reads RULES.md for people: chapters with their prose and rules, and what of them is a reference for programmers.

A line `<!-- reference -->` directly below a heading marks its section and those inside it; above a rule it marks that
rule. What stands between brackets or parentheses about the sources of a rule is taken out of its text; where this
project decided, because the rulebook is silent, the note stays beside it.
"""

import re
from typing import Final, NamedTuple

from tabuleiro.core.present.rulebook import BULLET, REFERENCE

_HEADING: Final = re.compile(r"(#+) (?:[A-Z]{2}-[0-9A-Z]+ |[0-9]+(?:\.[0-9]+)*\.? )?(.*)")
_REMARK: Final = re.compile(r" \([^()]*\)")
"""A remark in a heading; what follows it is part of the rules, such as "in this order"."""
_DECIDED: Final = "rulings?|decisão|decisões|interpretação"
_SOURCES: Final = f"EN|PT|R [0-9]|R intro|P[0-9]+|recon|public|público|{_DECIDED}|engine form|forma do motor"
_TAG: Final = re.compile(
    rf"\s*(?:\[(?:rulebook|board|data|public|livro|tabuleiro|dados|público|{_DECIDED})\b[^\]]*\]"
    rf"|\((?:[^()`]*\b)?(?:{_SOURCES})\b(?:[^()]|\([^()]*\))*\))"
)
"""Where a rule comes from, as the four rulebooks write it."""
_SAID: Final = re.compile(rf"\((?!{_SOURCES}\b)([^():;]*): (?:{_SOURCES})\b.*\)", re.DOTALL)
_RULING: Final = re.compile(rf"(?:{_DECIDED})\s*[:,]\s*(.*)", re.DOTALL)
_CODE: Final = re.compile(
    r"\s*\((?:(?:`[^`]+`|[A-Z]{2}-[0-9.]+)(?:,\s+)?)*`[^`]+`(?:,\s+(?:`[^`]+`|[A-Z]{2}-[0-9.]+))*\)"
)
_NAMES: Final = re.compile(r"\((?:`[^`]+`(?:, )?)+; ")
"""Names of the engine in parentheses, alone or before something else: a reader of the game goes without them."""


class Passage(NamedTuple):
    """A rule with its ID, or prose between rules, as Markdown; of a reference word for word."""

    rule: str
    text: str
    notes: list[str]
    """Why this project decided so, where the rulebook is silent."""
    is_reference: bool


class Chapter(NamedTuple):
    """What stands below one heading, down to the next."""

    title: str
    level: int
    is_reference: bool
    blocks: list[Passage]


def read_chapters(text: str) -> list[Chapter]:
    """Every section of a RULES.md, in order, without the numbers of the headings."""
    chapters: list[Chapter] = []
    paragraphs: list[list[str]] = []
    for line in text.split("\n"):
        heading = _HEADING.fullmatch(line) if line.startswith("#") else None
        if heading is not None:
            _fill(chapters, paragraphs)
            paragraphs = [[]]
            level = len(heading[1])
            is_inside = any(other.is_reference for other in _above(chapters, level))
            chapters.append(Chapter(_REMARK.sub("", heading[2]).strip(), level, is_inside, []))
        elif BULLET.match(line) is not None:
            paragraphs.append([line])
        elif paragraphs:
            paragraphs[-1].append(line)
    _fill(chapters, paragraphs)
    return chapters


def _above(chapters: list[Chapter], level: int) -> list[Chapter]:
    """The sections that a new one of this level lies in; the title of the whole book marks nothing but its prose."""
    found: list[Chapter] = []
    for chapter in reversed(chapters):
        if 1 < chapter.level < level:
            found.append(chapter)
            level = chapter.level
    return found


def _fill(chapters: list[Chapter], paragraphs: list[list[str]]) -> None:
    """Give the last chapter its blocks; a mark above a rule was read with what stands before it."""
    if not chapters:
        return
    chapter, marks_next = chapters[-1], False
    if paragraphs and _is_marked([line for line in paragraphs[0] if line.strip()][:1]):
        chapter = chapters[-1] = chapter._replace(is_reference=True)
    for place, lines in enumerate(paragraphs):
        said = "\n".join([line for line in lines if line.strip() != REFERENCE])
        block = _block(said, marks_next or chapter.is_reference)
        marks_next = _is_marked([line for line in lines if line.strip()][-1:]) and (place > 0 or len(lines) > 1)
        if block.rule or block.text:
            chapter.blocks.append(block)


def _is_marked(lines: list[str]) -> bool:
    return [line.strip() for line in lines] == [REFERENCE]


def _block(text: str, is_reference: bool) -> Passage:  # noqa: FBT001 - a fact, not a switch
    bullet = BULLET.match(text)
    rule, said = ("", text.strip()) if bullet is None else (bullet[1], text[bullet.end() :].strip())
    if is_reference:
        return Passage(rule, said, [], is_reference)
    tags = [match[0].strip(" \n[]()") for match in _TAG.finditer(said)]
    rulings = [_RULING.search(tag) for tag in tags]
    notes = [" ".join(ruling[1].split()) for ruling in rulings if ruling is not None and ruling[1].strip()]
    return Passage(rule, _for_players(said), notes, is_reference)


def _for_players(text: str) -> str:
    """A text without where it comes from and without the names of the engine."""
    return _CODE.sub("", _TAG.sub(_kept, _NAMES.sub("(", text)))


def _kept(tag: re.Match[str]) -> str:
    """What a remark says besides its source: "(one cube for every card: R 1.5)" is "(one cube for every card)"."""
    said = _SAID.fullmatch(tag[0].strip())
    return f" ({said[1]})" if said is not None else ""
