"""Section 4: the reader keeps every word of the rules (4a), every element explains itself (4b), searches find (4d)."""

import re
import tomllib
from collections import Counter
from pathlib import Path

from learn_checks import Outcome
from tabuleiro.core.game import Game
from tabuleiro.core.present.chapters import read_chapters
from tabuleiro.core.present.rulebook import rule_ids
from tabuleiro.core.registry import find_game
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.laws.explanations import Listener, check_moment
from tabuleiro.testkit.soaking.policies import Steering, balanced
from tabuleiro.texts.package import LANGUAGES, read_rules
from tabuleiro.texts.rule_search import search_rules

POSITIONS = 20
"""Positions of a game, at every seat count, in which all elements explain themselves."""
BETWEEN = 15
"""Steps between two of them."""
SEARCHES = Path(__file__).resolve().parents[2] / "tests" / "texts" / "searches.toml"
FIRST = 3
"""The first hits, among which the wanted rule must be."""
REMARK = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|`[^`]*`|<!--.*?-->")
"""Where a rule comes from, and what the engine calls things: the reader leaves that out."""


def check(game: str) -> list[Outcome]:
    """4a, 4b and 4d for one game."""
    return [check_reader(game), check_elements(find_game(game)), check_searches(game)]


def check_reader(game: str) -> Outcome:
    """4a: no word of RULES*.md is lost on the way into chapters, and no rule."""
    lost: list[str] = []
    rules = 0
    for language in LANGUAGES:
        text = read_rules(game, language)
        chapters = read_chapters(text)
        read = "\n".join(f"{chapter.title}\n{block.text}" for chapter in chapters for block in chapter.blocks)
        titles = "\n".join(chapter.title for chapter in chapters)
        lost += (words(text) - words(f"{titles}\n{read}")).elements()
        kept = [block.rule for chapter in chapters for block in chapter.blocks if block.rule]
        lost += (Counter(rule_ids(text)) - Counter(kept)).elements()
        rules += len(kept)
    return Outcome("4a", game, not lost, f"{len(lost)} words and rules lost of {rules} rules", "0 lost")


def words(text: str) -> Counter[str]:
    """The words of a text without its remarks, its marks, and the IDs of its rules."""
    before = ""
    while before != text:
        before, text = text, REMARK.sub(" ", text)
    return Counter(word for word in re.findall(r"[^\W\d_]{3,}", re.sub(r"\b[A-Z]{2}-[0-9A-Za-z.]+", " ", text)))


def check_elements(game: Game) -> Outcome:
    """4b: every element has a line and a rule that exists, in both languages, in sampled positions."""
    explained, faults = 0, list[str]()
    for seats in game.seats:
        state, steering, listener = game.new(seats), Steering(game, seats), Listener(game, seats)
        listed = game.elements(seats, {})
        for _ in range(POSITIONS):
            try:
                check_moment(state, listed, listener)
            except Broken as fault:
                faults.append(str(fault))
            explained += len(listed)
            for _ in range(BETWEEN):
                legal = state.legal()
                if legal:
                    state.apply(steering.choose(balanced, state, legal))
    return Outcome("4b", game.name, not faults, f"{len(faults)} faults in {explained} explanations", "0 faults")


def check_searches(game: str) -> Outcome:
    """4d: what readers type finds the rule that they mean among the first hits."""
    asked = tomllib.loads(SEARCHES.read_text(encoding="utf-8"))[game]
    found = [
        rule in [hit.rule for hit in search_rules(game, language, wanted)[:FIRST]]
        for language, searches in asked.items()
        for wanted, rule in searches.items()
    ]
    return Outcome("4d", game, all(found), f"{sum(found)} of {len(found)} found", f"all in the first {FIRST}")
