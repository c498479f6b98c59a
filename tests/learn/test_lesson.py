"""A lesson is a real game: what it asks is played, what is forbidden is refused, and everything else waits."""

import pytest

from tabuleiro.core import InputError, Malformed, NotYourTurn, State, digest
from tabuleiro.learn.lesson import LEARNER, Lesson, Step, UnknownLesson, read_lesson
from tabuleiro.learn.lesson_answer import ELSEWHERE, PLAYED, REFUSED, TRIED, answer, invited_tries, judge, right_answers
from tabuleiro.learn.lesson_path import allowed, is_reached, moment, recorded
from tabuleiro.learn.lesson_reader import has_lesson
from tabuleiro.learn.lesson_words import lesson_catalogue
from tabuleiro.texts.package import LANGUAGES

HANSA = "hansa_teutonica"


def step_called(lesson: Lesson, name: str) -> Step:
    return next(step for step in lesson.steps if step.id == name)


def wait_for_the_learner(lesson: Lesson, step: Step, state: State) -> None:
    """Play what the step plays by itself."""
    while (text := recorded(lesson, step, state)) is not None:
        state.apply(lesson.game.parse(text))


def begin(name: str) -> tuple[Lesson, Step, State]:
    """A step of the first game of Hansa Teutonica, where the learner is asked."""
    lesson = read_lesson(HANSA)
    step = step_called(lesson, name)
    state = lesson.begin(step)
    wait_for_the_learner(lesson, step, state)
    return lesson, step, state


def test_the_others_play_from_the_record_until_the_learner_is_asked() -> None:
    lesson, step, state = begin("gift")
    assert state.to_act() == LEARNER
    assert [lesson.game.format(action) for action in allowed(lesson, step, state)] == ["place hildesheim_goslar trader"]


def test_the_asked_actions_lead_to_the_end_of_the_step() -> None:
    lesson, step, state = begin("place")
    for text in ("place goettingen_quedlinburg trader", "place goettingen_quedlinburg trader"):
        assert not is_reached(lesson, step, state)
        assert answer(lesson, step, state, text).kind == PLAYED
        state.apply(lesson.game.parse(text))
    assert recorded(lesson, step, state) == "end_turn", "an only option is played by itself"
    wait_for_the_learner(lesson, step, state)
    assert is_reached(lesson, step, state)
    assert digest(state) == digest(lesson.position(step.scene, step.last))


def test_another_order_of_the_asked_actions_is_welcome() -> None:
    lesson, step, state = begin("marker")
    for text in ("income 0", "income 1", "end_turn"):
        assert answer(lesson, step, state, text).kind == PLAYED
        state.apply(lesson.game.parse(text))
    wait_for_the_learner(lesson, step, state)
    state.apply(lesson.game.parse("place_marker hildesheim_goslar"))
    assert is_reached(lesson, step, state)


def test_another_legal_action_is_answered_and_not_played() -> None:
    lesson, step, state = begin("full")
    before = digest(state)
    verdict = answer(lesson, step, state, "income 0")
    assert (verdict.kind, verdict.rule, verdict.message) == (ELSEWHERE, "HT-4.2", "lesson-full-not-income")
    assert [event.kind for event in verdict.preview] == ["income_taken"]
    assert digest(state) == before


def test_what_no_text_was_written_for_is_answered_in_general_words() -> None:
    lesson, step, state = begin("full")
    assert answer(lesson, step, state, "place stade_hamburg trader").message == "lesson-elsewhere"


def test_an_invited_try_is_refused_by_its_rule() -> None:
    lesson, step, state = begin("full")
    assert [one.action for one in invited_tries(lesson, step, state)] == ["claim goettingen_quedlinburg"]
    verdict = answer(lesson, step, state, "claim goettingen_quedlinburg")
    assert (verdict.kind, verdict.rule) == (TRIED, "HT-5.5.1")


def test_a_forbidden_action_that_nobody_invited_is_refused_by_its_rule() -> None:
    lesson, step, state = begin("full")
    verdict = answer(lesson, step, state, "claim hamburg_luebeck")
    assert (verdict.kind, verdict.rule) == (REFUSED, "HT-5.5.1")


def test_an_invitation_is_for_its_moment_only() -> None:
    lesson, step, state = begin("far")
    assert invited_tries(lesson, step, state) == []
    state.apply(lesson.game.parse("claim brunswiek_stendal"))
    assert [one.rule for one in invited_tries(lesson, step, state)] == ["HT-6.2"]


def test_nonsense_is_malformed() -> None:
    lesson, step, state = begin("full")
    with pytest.raises(Malformed):
        answer(lesson, step, state, "dance")
    with pytest.raises(Malformed):
        answer(lesson, step, state, 10**9)


def test_nobody_answers_for_the_others() -> None:
    lesson = read_lesson(HANSA)
    step = step_called(lesson, "gift")
    with pytest.raises(NotYourTurn):
        answer(lesson, step, lesson.begin(step), "relocate goslar_magdeburg")


def test_a_position_of_another_step_belongs_to_no_moment() -> None:
    lesson, step, _ = begin("full")
    elsewhere = lesson.begin(step_called(lesson, "remove"))
    assert moment(lesson, step, elsewhere) is None
    assert allowed(lesson, step, elsewhere) == []
    assert recorded(lesson, step, elsewhere) is None
    assert not is_reached(lesson, step, elsewhere)


def test_the_engine_judges_the_question() -> None:
    lesson = read_lesson(HANSA)
    step = step_called(lesson, "final")
    assert right_answers(lesson, step) == ["track"]
    assert judge(lesson, step, "track")
    assert not judge(lesson, step, "network")
    assert not judge(lesson, step, "nothing of the sort")


@pytest.mark.parametrize(
    ("game", "name", "right"),
    [
        ("coimbra", "token", ["token"]),
        ("coimbra", "order", ["bea"]),
        ("luna", "displace", ["nine"]),
        ("merv", "scoring", ["two"]),
        ("merv", "attack", ["mosque"]),
    ],
)
def test_an_answer_is_right_when_the_game_says_so(game: str, name: str, right: list[str]) -> None:
    lesson = read_lesson(game)
    assert right_answers(lesson, step_called(lesson, name)) == right


def test_a_step_without_a_question_has_no_right_answer() -> None:
    lesson, step, _ = begin("full")
    assert not judge(lesson, step, "track")


def test_the_learner_plays_on_from_the_end_of_the_first_scene() -> None:
    lesson = read_lesson(HANSA)
    assert digest(lesson.play_on()) == lesson.scenes["first"].end


@pytest.mark.parametrize("game", ["coimbra", "hansa_teutonica", "luna", "merv"])
def test_at_every_moment_whatever_is_not_asked_is_answered_and_changes_nothing(game: str) -> None:
    lesson = read_lesson(game)
    texts = [lesson_catalogue(lesson, language, "Ana") for language in LANGUAGES]
    answered = 0
    for step in lesson.steps:
        state = lesson.begin(step)
        wait_for_the_learner(lesson, step, state)
        while not is_reached(lesson, step, state):
            asked, legal, before = allowed(lesson, step, state), state.legal(), digest(state)
            others = [action for action in legal if action not in asked][:1]
            forbidden = [action for action in range(lesson.game.spaces.players) if action not in legal][:1]
            for action, kinds in [(other, (ELSEWHERE,)) for other in others] + [
                (wrong, (REFUSED, TRIED)) for wrong in forbidden
            ]:
                verdict = answer(lesson, step, state, action)
                assert verdict.kind in kinds
                assert verdict.rule.startswith(lesson.game.rule_prefix)
                assert all(text(verdict.message, verdict.arguments) for text in texts)
                answered += 1
            assert digest(state) == before
            state.apply(asked[0])
            wait_for_the_learner(lesson, step, state)
    assert answered > 2 * len(lesson.steps)


def test_a_game_without_a_lesson_is_refused_by_name() -> None:
    assert not has_lesson("toy")
    with pytest.raises(UnknownLesson, match="toy has no lesson"):
        read_lesson("toy")
    with pytest.raises(InputError, match="unknown game"):
        read_lesson("nothing")
