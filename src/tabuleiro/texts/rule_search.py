"""Finds rules by what a reader types: without accents and case; IDs first, then what a rule begins with, then the rest.

The page searches in the same way (`web/src/screens/rules/search.ts`); both are held to the same list of searches.
"""

import re
import unicodedata
from typing import Final, NamedTuple

from tabuleiro.core.present.chapters import Chapter, Passage, read_chapters
from tabuleiro.texts.package import LANGUAGES, read_rules

BEGINNING: Final = 48
"""Letters at the beginning of a rule that say what it is about."""


class Hit(NamedTuple):
    """A rule that answers, and the title of the chapter that it stands in."""

    rule: str
    chapter: str
    text: str
    is_reference: bool


def folded(text: str) -> str:
    """A text without accents and case."""
    letters = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).lower()


def words_of(text: str) -> str:
    """The words of a text with one blank before each: what begins a word can be found in it."""
    return "".join(f" {word}" for word in re.findall(r"[a-z0-9]+", folded(text)))


def wanted_words(wanted: str) -> list[str]:
    """What is looked for: the beginning of a word each, in the singular or the plural."""
    return [f" {word.removesuffix('s') if len(word) > 3 else word}" for word in words_of(wanted).split()]


def search_rules(game: str, language: str, wanted: str) -> list[Hit]:
    """The rules that say every word, the best first.

    Where no rule for players does, words of the other language find the rules that they mean there.
    """
    chapters = read_chapters(read_rules(game, language))
    hits = _search(chapters, wanted)
    if not all(hit.is_reference for hit in hits):
        return hits
    own, found = {hit.rule: hit for hit in _search(chapters, "")}, list[str]()
    for other in LANGUAGES:
        if other != language:
            found += [hit.rule for hit in _search(read_chapters(read_rules(game, other)), wanted)]
    return [own[rule] for rule in dict.fromkeys([*found, *(hit.rule for hit in hits)]) if rule in own]


def _search(chapters: list[Chapter], wanted: str) -> list[Hit]:
    ranked: list[tuple[tuple[int, int], Hit]] = []
    for chapter in chapters:
        for block in chapter.blocks:
            rank = _rank(block, chapter.title, wanted)
            if block.rule and rank is not None:
                ranked.append((rank, Hit(block.rule, chapter.title, block.text, block.is_reference)))
    return [hit for _, hit in sorted(ranked, key=lambda found: found[0])]


def _rank(block: Passage, title: str, wanted: str) -> tuple[int, int] | None:
    """How well a rule answers, smaller is better; None when a word is missing. References come last."""
    asked, rule = folded(wanted).strip(), folded(block.rule)
    if asked and rule.startswith(asked):
        return int(rule != asked), 0
    words, heading, said = wanted_words(wanted), words_of(title), words_of(block.text)
    if not all(word in heading + said for word in words):
        return None
    late = 10 if block.is_reference else 0
    last = max([said.find(word) for word in words], default=0)
    if all(word in said[:BEGINNING] for word in words):
        return 2 + late, last
    if all(word in heading for word in words):
        return 3 + late, 0
    return 4 + late, last
