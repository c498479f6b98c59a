"""The check of a lesson notices whatever breaks it: a wrong rule, a wrong step, a missing or overlong text."""

from dataclasses import replace

import pytest

from learn.mutated_game import mutated
from tabuleiro.core import Ply, find_game
from tabuleiro.learn import lesson_words
from tabuleiro.learn.lesson import Lesson, Question, Step, Try, read_lesson
from tabuleiro.learn.lesson_check import check_lesson, report_on

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


def changed(name: str, **changes: object) -> Lesson:
    """The lesson of Hansa Teutonica with one step changed."""
    lesson = read_lesson("hansa_teutonica")
    steps = [step._replace(**changes) if step.id == name else step for step in lesson.steps]  # type: ignore[arg-type] # any field
    return replace(lesson, steps=steps)


def problems_of(lesson: Lesson) -> str:
    report = report_on(lesson)
    return "\n".join(report.problems + report.left_out)


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_sound(game: str) -> None:
    report = check_lesson(find_game(game))
    assert (report.problems, report.left_out) == ([], [])
    assert report.presses <= 70


@pytest.mark.parametrize(
    ("game", "mutant"),
    [
        ("coimbra", "castle_descends"),
        ("coimbra", "distress_without_guards"),
        ("coimbra", "card_without_influence"),
        ("hansa_teutonica", "penalty_is_lost"),
        ("hansa_teutonica", "controllers_forgotten"),
        ("hansa_teutonica", "network_without_keys"),
        ("luna", "no_point_for_displacing"),
        ("luna", "apostate_without_the_one_more"),
        ("luna", "three_per_shrine"),
        ("merv", "soldier_at_home_brings_two"),
        ("merv", "every_courtier_is_the_first"),
        ("merv", "one_set_only"),
    ],
)
def test_a_wrong_rule_breaks_the_lesson(game: str, mutant: str) -> None:
    with mutated(game, mutant) as wrong:
        assert check_lesson(wrong).problems != []


def test_a_try_must_be_refused_by_its_rule() -> None:
    lesson = changed("full", tries=[Try("claim goettingen_quedlinburg", "HT-6.2", 12)])
    assert "HT-5.5.1 refuses it, expected HT-6.2" in problems_of(lesson)


def test_a_try_must_be_refused_at_all() -> None:
    assert "it is allowed" in problems_of(changed("full", tries=[Try("income 0", "HT-5.1.1", 12)]))


def test_a_try_belongs_to_the_learners_turn() -> None:
    lesson = changed("full", tries=[Try("claim goettingen_quedlinburg", "HT-5.5.1", 6)])
    assert "it is not the learner's turn" in problems_of(lesson)


def test_rules_elements_and_categories_must_exist() -> None:
    assert "no rule HT-99" in problems_of(changed("full", rules=["HT-99"]))
    assert "it cites no rule" in problems_of(changed("full", rules=[]))
    assert "no element city:paris" in problems_of(changed("full", show=["city:paris"]))
    assert "no category love to open" in problems_of(changed("final", open=["love"]))


def test_a_category_that_nobody_opens_is_noticed() -> None:
    assert "nobody opens network" in problems_of(changed("final", open=["track"]))


def test_a_kind_of_action_that_nobody_asks_for_is_noticed() -> None:
    lesson = read_lesson("hansa_teutonica")
    assert "nothing asks for swap_pick" in problems_of(replace(lesson, later=lesson.later[1:]))


def test_a_question_needs_a_right_and_a_wrong_answer() -> None:
    question = Question({"cities": "category-cities"}, "category", 0, "", opens=False)
    assert "right answers are []" in problems_of(changed("final", ask=question))


def test_two_steps_in_a_row_must_not_be_idle() -> None:
    lesson = read_lesson("hansa_teutonica")
    idle = Step(1, "idle", "first", 3, 3, 3, [], [], [], [], ["HT-4.2"], None)
    steps = [lesson.steps[0], idle, *(step._replace(number=step.number + 1) for step in lesson.steps[1:])]
    assert "steps ends and idle: neither asks for an action" in problems_of(replace(lesson, steps=steps))


def test_a_scene_must_replay_to_its_end() -> None:
    lesson = read_lesson("hansa_teutonica")
    far = lesson.scenes["far"]
    cut = {**lesson.scenes, "far": replace(far, end="0" * 32)}
    assert "scene far: it ends in" in problems_of(replace(lesson, scenes=cut))
    other = {**lesson.scenes, "end": replace(lesson.scenes["end"], result="39/1 25/2 0/3 prestige_20")}
    assert "scene end: the result is 40/1" in problems_of(replace(lesson, scenes=other))
    illegal = {**lesson.scenes, "far": replace(far, line=[Ply(0, "claim hamburg_luebeck"), *far.line])}
    assert "scene far: ply 0: 'claim hamburg_luebeck' is refused" in problems_of(replace(lesson, scenes=illegal))


def test_a_missing_text_is_noticed_in_both_languages() -> None:
    found = problems_of(changed("full", id="fuller"))
    assert "en: lesson-fuller is missing" in found
    assert "pt-BR: lesson-fuller-done is missing" in found
    assert "nothing says lesson-full-title" in found


def test_an_overlong_text_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(lesson_words.LONGEST, "pt-BR", 100)
    assert "characters in pt-BR: expected at most 100" in problems_of(read_lesson("hansa_teutonica"))
