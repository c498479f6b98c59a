"""The rules are read by chapters, and what is for programmers is told apart."""

import re

import pytest

from tabuleiro.core import rule_ids
from tabuleiro.core.present.chapters import Chapter, read_chapters
from tabuleiro.texts.package import LANGUAGES, read_rules

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")
TEXT = """# Toy - rules (prefix TY)

<!-- reference -->

How this file is kept.

## 1. Pieces

The box holds:

- **TY-1.1** Ten acorns (`acorn`). [rulebook: Box]
<!-- reference -->
- **TY-1.2** Ids count from 0. [ruling: notation]
- **TY-1.3** One each (at most two: R 4). (ruling: the text is silent)

## 2. Ids (machine)

<!-- reference -->

- **TY-2.1** `id`.

### 2.1 More

- **TY-2.2** More.

## 3. End
"""


def chapter(title: str) -> Chapter:
    return next(chapter for chapter in read_chapters(TEXT) if chapter.title == title)


def test_a_chapter_has_a_name_without_number_and_remark() -> None:
    assert [chapter.title for chapter in read_chapters(TEXT)] == ["Toy - rules", "Pieces", "Ids", "More", "End"]


def test_what_a_heading_says_after_a_remark_stays() -> None:
    assert read_chapters("## 4. Scoring (R 4), in this order\n\nText.")[0].title == "Scoring, in this order"


def test_a_mark_below_a_heading_is_for_its_section_and_those_inside() -> None:
    marked = {chapter.title: chapter.is_reference for chapter in read_chapters(TEXT)}
    assert marked == {"Toy - rules": True, "Pieces": False, "Ids": True, "More": True, "End": False}


def test_a_mark_above_a_rule_is_for_that_rule() -> None:
    blocks = chapter("Pieces").blocks
    assert [(block.rule, block.is_reference) for block in blocks] == [
        ("", False),
        ("TY-1.1", False),
        ("TY-1.2", True),
        ("TY-1.3", False),
    ]


def test_sources_and_names_of_the_engine_leave_the_text_and_reasons_stay_beside_it() -> None:
    _, first, _, third = chapter("Pieces").blocks
    assert (first.text, first.notes) == ("Ten acorns.", [])
    assert (third.text, third.notes) == ("One each (at most two).", ["the text is silent"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_a_chapter_once(game: str, language: str) -> None:
    text = read_rules(game, language)
    found = [block.rule for chapter in read_chapters(text) for block in chapter.blocks if block.rule]
    assert found == rule_ids(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_players_read_no_name_of_the_engine(game: str, language: str) -> None:
    """The reader showed the specification as it is: ids, TOML, decision kinds (players' trial 1.1)."""
    shown = [
        (block.rule, block.text)
        for chapter in read_chapters(read_rules(game, language))
        for block in chapter.blocks
        if not chapter.is_reference and not block.is_reference
    ]
    assert shown
    machine = re.compile(r"`|[a-z]_[a-z]|[A-Z]_[A-Z]|\.toml|TOML|mixed.radix|\[(?:rulebook|ruling|livro|decisão)")
    assert [(rule, found[0]) for rule, text in shown if (found := machine.search(text))] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_chapters(game: str) -> None:
    shapes = [
        [
            (chapter.level, chapter.is_reference, [(block.rule, block.is_reference) for block in chapter.blocks])
            for chapter in read_chapters(read_rules(game, language))
        ]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]
