"""Checks what a lesson says: every text exists in both languages, is no longer than a card holds, and is used."""

from typing import Final

from tabuleiro.learn.lesson import Lesson, Step
from tabuleiro.learn.lesson_reader import lesson_texts
from tabuleiro.texts.catalogue import Catalogue, TextFault
from tabuleiro.texts.check import differences, read_messages
from tabuleiro.texts.package import LANGUAGES

LONGEST: Final = {"en": 280, "pt-BR": 340}
"""How many characters the text of a step may have."""
LONGEST_DONE: Final = 160
LONGEST_TITLE: Final = 40


def check_words(lesson: Lesson) -> list[str]:
    """Every problem of the texts of a lesson."""
    problems: list[str] = []
    place = f"lesson of {lesson.game.name}"
    messages = {
        language: read_messages(lesson_texts(lesson.game.name, language), f"{place} {language}", problems)
        for language in LANGUAGES
    }
    problems += differences(messages, place)
    needed, optional = _needed(lesson), _optional(lesson)
    for language in LANGUAGES:
        problems += [f"{place} {language}: {name} is missing" for name in needed if name not in messages[language]]
        unused = [name for name in messages[language] if name not in needed and name not in optional]
        problems += [f"{place} {language}: nothing says {name}" for name in unused]
        if not problems:
            problems += _check_lengths(lesson, language, list(messages[language]))
    return problems


def lesson_catalogue(lesson: Lesson, language: str, learner: str) -> Catalogue:
    """The texts of a game and of its lesson, which names all players but the learner."""
    catalogue = Catalogue(lesson.game.name, language)
    catalogue.add(lesson_texts(lesson.game.name, language))
    catalogue.player_names = [learner, *(catalogue(f"lesson-seat-{seat}") for seat in range(1, _seats(lesson)))]
    return catalogue


def _seats(lesson: Lesson) -> int:
    return max(scene.seats for scene in lesson.scenes.values())


def _needed(lesson: Lesson) -> list[str]:
    """The ids that every lesson must say."""
    ids = ["lesson-elsewhere", *(f"lesson-seat-{seat}" for seat in range(1, _seats(lesson)))]
    for step in lesson.steps:
        ids += [f"lesson-{step.id}-title", f"lesson-{step.id}", f"lesson-{step.id}-done"]
        if step.ask is not None:
            ids += [f"lesson-{step.id}-ask", f"lesson-{step.id}-why"]
            ids += [f"lesson-{step.id}-answer-{name}" for name in step.ask.meanings]
    return ids + [f"lesson-later-{one.id}" for one in lesson.later]


def _optional(lesson: Lesson) -> set[str]:
    """The ids that a lesson may say."""
    kinds = [family.kind for family in lesson.game.spaces.families if not family.chance]
    tails = ["help", *(f"not-{kind}" for kind in kinds)]
    return {f"lesson-{step.id}-{tail}" for step in lesson.steps for tail in tails}


def _check_lengths(lesson: Lesson, language: str, messages: list[str]) -> list[str]:
    text = lesson_catalogue(lesson, language, "")
    problems: list[str] = []
    for name in messages:
        try:
            length, most = len(text(name)), _longest(lesson.steps, name, language)
        except TextFault as fault:
            problems.append(str(fault))
            continue
        if length > most:
            problems.append(f"{name} has {length} characters in {language}: expected at most {most}")
    return problems


def _longest(steps: list[Step], name: str, language: str) -> int:
    """How long a text may be."""
    if any(name == f"lesson-{step.id}-done" for step in steps):
        return LONGEST_DONE
    if any(name == f"lesson-{step.id}-title" for step in steps):
        return LONGEST_TITLE
    return LONGEST[language]
