"""The lessons at the terminal: played to the end by what they ask, in both languages, in eighty columns."""

import json

import pytest

from cli.pseudo_terminal import PseudoTerminal
from cli.running import Run
from tabuleiro.core import game_names
from tabuleiro.learn.lesson import Lesson, Step, read_lesson
from tabuleiro.learn.lesson_path import allowed, is_reached, recorded
from tabuleiro.learn.lesson_reader import has_lesson

GAMES = [game for game in game_names() if has_lesson(game)]
each_game = pytest.mark.parametrize("game", GAMES)
LAST = {"en": "What a first game leaves out", "pt-BR": "O que uma primeira partida deixa de fora"}


def asked_lines(lesson: Lesson, step: Step) -> list[str]:
    """What a learner types who does what is asked and nothing else."""
    lines: list[str] = []
    state = lesson.begin(step)
    while not is_reached(lesson, step, state):
        text = recorded(lesson, step, state)
        if text is None:
            text = lesson.game.format(allowed(lesson, step, state)[0])
            lines.append(text)
        state.apply(lesson.game.parse(text))
    looks = ["1"] * (len(step.taps) + len(step.open))
    answers = ["1"] if step.ask is not None else []
    return [*answers, *lines, *looks] if step.ask is not None and step.ask.opens else [*lines, *looks, *answers]


@each_game
@pytest.mark.parametrize("language", LAST)
def test_a_lesson_is_played_to_its_end(tabuleiro: Run, game: str, language: str) -> None:
    lesson = read_lesson(game)
    typed = [line for step in lesson.steps for line in (*asked_lines(lesson, step), "")]
    result = tabuleiro("lesson", game, "--lang", language, typed="\n".join([*typed[:-1], "quit"]))
    assert result.exit_code == 0
    assert LAST[language] in result.output


@each_game
def test_no_line_is_too_wide(game: str) -> None:
    lesson = read_lesson(game)
    terminal = PseudoTerminal("lesson", game, "--lang", "pt-BR")
    for step in lesson.steps[:3]:
        for line in (*asked_lines(lesson, step), ""):
            terminal.type(line)
    assert terminal.close() == 0
    assert [line for line in terminal.screen.split("\n") if len(line.rpartition("> ")[2]) > 80] == []


def test_another_action_and_a_forbidden_one_are_answered(tabuleiro: Run) -> None:
    typed = "income 0\nclaim hamburg_luebeck\nclaim goettingen_quedlinburg\nquit\n"
    said = tabuleiro("lesson", "hansa_teutonica", "--step", "3", typed=typed).output
    assert "Income is allowed, but it leaves the route open" in said
    assert said.count("(HT-5.5.1)") == 2
    assert "Every space holds" not in said


def test_a_step_is_begun_again_skipped_and_gone_back_from(tabuleiro: Run) -> None:
    typed = "place goettingen_quedlinburg trader\nagain\nskip\nprevious\nquit\n"
    said = tabuleiro("lesson", "hansa_teutonica", "--step", "2", typed=typed).output
    assert [line for line in said.split("\n") if line.startswith("Step ")] == [
        "Step 2 of 18 · Your first turn",
        "Step 2 of 18 · Your first turn",
        "Step 3 of 18 · A full route of your own",
        "Step 2 of 18 · Your first turn",
    ]


def test_help_tells_what_is_asked(tabuleiro: Run) -> None:
    said = tabuleiro("lesson", "hansa_teutonica", "--step", "6", typed="help\nrules\nexplain stock\nquit\n").output
    assert "Asked here: Take 3 Traders from the stock (income 0)" in said
    assert "HT-5.1.1" in said


def test_a_wrong_answer_is_told_and_the_lesson_goes_on(tabuleiro: Run) -> None:
    lesson = read_lesson("hansa_teutonica")
    typed = [*asked_lines(lesson, lesson.steps[-1])[:-1], "9", "2", "quit"]
    said = tabuleiro("lesson", "hansa_teutonica", "--step", "18", typed="\n".join(typed)).output
    assert "type a number from 1 to 3" in said
    assert "Not quite." in said
    assert "the network is worth a plan" in said
    assert "You win with 40 points to 25" in said


def test_whoever_has_finished_plays_on_against_novices(tabuleiro: Run) -> None:
    lesson = read_lesson("hansa_teutonica")
    typed = [*asked_lines(lesson, lesson.steps[-1]), "", "quit"]
    said = tabuleiro("lesson", "hansa_teutonica", "--step", "18", typed="\n".join(typed)).output
    assert "novice" in said.casefold()
    assert "The game is saved" in said


def test_a_step_that_does_not_exist_is_refused(tabuleiro: Run) -> None:
    result = tabuleiro("lesson", "hansa_teutonica", "--step", "19")
    assert result.exit_code == 2
    assert "there is no step 19: this lesson has steps 1 to 18" in result.output


def test_a_game_without_a_lesson_says_so(tabuleiro: Run) -> None:
    result = tabuleiro("lesson", "toy")
    assert result.exit_code == 2
    assert "toy has no lesson" in result.output


@each_game
def test_the_check_speaks_json(tabuleiro: Run, game: str) -> None:
    result = tabuleiro("lesson", game, "--check", "--json")
    told = json.loads(result.output.splitlines()[-1])
    assert (result.exit_code, told["passed"], told["problems"]) == (0, True, [])
    assert told["presses"] <= 70
