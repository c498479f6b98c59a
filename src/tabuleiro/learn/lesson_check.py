"""Checks a lesson against the game as it is now: what it plays, what it forbids, what it says, what it leaves out."""

from typing import Final, NamedTuple

from tabuleiro.core.action import NOBODY
from tabuleiro.core.digest import digest
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.core.play import play
from tabuleiro.core.present.rulebook import rule_ids
from tabuleiro.core.present.why import reason_against
from tabuleiro.core.records.record import format_result
from tabuleiro.learn.lesson import LEARNER, Lesson, Scene, Step
from tabuleiro.learn.lesson_answer import right_answers
from tabuleiro.learn.lesson_path import NOTHING, find_path
from tabuleiro.learn.lesson_reader import read_lesson_file
from tabuleiro.learn.lesson_words import check_words
from tabuleiro.texts.package import read_rules

MOST_PRESSES: Final = 70
"""The most presses that take a learner through a lesson, if nothing is pressed but what is asked."""


class Report(NamedTuple):
    """What was found; the lesson is sound when nothing is wrong and nothing is left out."""

    problems: list[str]
    left_out: list[str]
    """Kinds of action and scoring categories that neither a step nor the list of what comes later names."""
    steps: int
    presses: int
    """Actions, elements, categories and answers that are asked for, each once."""
    tries: int
    orders: int
    """In how many orders the actions of all steps can be played, added up."""


def check_lesson(game: Game) -> Report:
    """Everything that is wrong with the lesson of a game."""
    try:
        lesson = read_lesson_file(game)
    except InputError as error:
        return Report([str(error)], [], 0, 0, 0, 0)
    return report_on(lesson)


def report_on(lesson: Lesson) -> Report:
    """Everything that is wrong with a lesson that was read."""
    problems = [problem for scene in lesson.scenes.values() for problem in _check_scene(scene)]
    if problems:  # what does not replay cannot be walked through
        return Report(problems, [], len(lesson.steps), 0, 0, 0)
    known_rules = rule_ids(read_rules(lesson.game.name, "en"))
    orders = 0
    for step in lesson.steps:
        found, count = _check_path(lesson, step)
        orders += count
        found += _check_tries(lesson, step) + _check_names(lesson, step, known_rules) + _check_question(lesson, step)
        problems += [f"step {step.id}: {problem}" for problem in found]
    problems += _check_rests(lesson, known_rules) + check_words(lesson)
    presses = sum(_presses(lesson, step) for step in lesson.steps)
    if presses > MOST_PRESSES:
        problems.append(f"the lesson takes {presses} presses: expected at most {MOST_PRESSES}")
    tries = sum(len(step.tries) for step in lesson.steps)
    return Report(problems, _find_left_out(lesson), len(lesson.steps), presses, tries, orders)


def _check_scene(scene: Scene) -> list[str]:
    """Replay a scene through the checked path: legal, sound at every ply, and at its recorded end."""
    state = scene.begin.copy()
    problems = [f"scene {scene.id}: {problem}" for problem in state.check()]
    for number, ply in enumerate(scene.line):
        before = state.copy()
        try:
            action = play(state, ply.actor, ply.text)
        except InputError as error:
            return [*problems, f"scene {scene.id}: ply {number}: {error}"]
        broken = state.check() + state.check_step(before, action)
        problems += [f"scene {scene.id}: after ply {number}: {problem}" for problem in broken]
    if digest(state) != scene.end:
        problems.append(f"scene {scene.id}: it ends in {digest(state)}, expected {scene.end}")
    if format_result(state.result()) != scene.result:
        problems.append(f"scene {scene.id}: the result is {format_result(state.result())}, expected {scene.result}")
    return problems


def _check_path(lesson: Lesson, step: Step) -> tuple[list[str], int]:
    """Walk every order that a step accepts; each must reach its end. Returns also how many orders there are."""
    path = find_path(lesson, step)
    orders: dict[str, int] = {}
    problems: list[str] = []

    def count(position: str, walked: list[int]) -> int:
        if position not in orders:
            moment = path.get(position)
            if moment is None:
                problems.append(f"after {[lesson.game.format(action) for action in walked]} its end is out of reach")
                return 0
            if moment.reached:
                return 1
            total = 0
            for action in moment.allowed or (moment.recorded,):
                state = lesson.begin(step)
                for earlier in walked:
                    state.apply(earlier)
                if action == NOTHING or state.refusal(action) is not None:
                    problems.append(f"{action} is asked for and not legal")
                    continue
                state.apply(action)
                total += count(digest(state), [*walked, action])
            orders[position] = total
        return orders[position]

    return problems, count(digest(lesson.begin(step)), [])


def _check_tries(lesson: Lesson, step: Step) -> list[str]:
    """Every invited try is refused by exactly its rule, and that is also the reason that a person is told."""
    problems: list[str] = []
    for one in step.tries:
        state = lesson.position(step.scene, one.ply)
        try:
            action = lesson.game.parse(one.action)
        except InputError as error:
            problems.append(f"try: {error}")
            continue
        refusal, reason = state.refusal(action), reason_against(state, action)
        if state.to_act() != LEARNER:
            problems.append(f"try {one.action}: it is not the learner's turn")
        elif refusal is None or reason is None:
            problems.append(f"try {one.action}: it is allowed, expected {one.rule} to refuse it")
        elif {refusal.rule, reason.refusal.rule} != {one.rule}:
            problems.append(f"try {one.action}: {refusal.rule} refuses it, expected {one.rule}")
    return problems


def _check_names(lesson: Lesson, step: Step, known_rules: list[str]) -> list[str]:
    """Rules, elements and categories exist."""
    scene = lesson.scenes[step.scene]
    elements = lesson.game.elements(scene.seats, scene.options)
    problems = [f"there is no rule {rule}" for rule in step.rules if rule not in known_rules]
    problems += [f"there is no element {name}" for name in (*step.show, *step.taps) if name not in elements]
    if not step.rules:
        problems.append("it cites no rule")
    if step.open:
        result = lesson.position(step.scene, step.last).result()
        categories = result.standings[LEARNER].categories if result is not None else {}
        problems += [f"there is no category {name} to open" for name in step.open if name not in categories]
    return problems


def _check_question(lesson: Lesson, step: Step) -> list[str]:
    """A question has right and wrong answers."""
    if step.ask is None:
        return []
    right = right_answers(lesson, step)
    return [] if 0 < len(right) < len(step.ask.meanings) else [f"right answers are {right}: expected some, not all"]


def _check_rests(lesson: Lesson, known_rules: list[str]) -> list[str]:
    """No two steps in a row without an action; what is left out cites a rule that exists."""
    idle = [not any(moment.allowed for moment in find_path(lesson, step).values()) for step in lesson.steps]
    problems = [
        f"steps {lesson.steps[i].id} and {lesson.steps[i + 1].id}: neither asks for an action"
        for i in range(len(idle) - 1)
        if idle[i] and idle[i + 1]
    ]
    return problems + [
        f"left out, {one.id}: there is no rule {one.rule}" for one in lesson.later if one.rule not in known_rules
    ]


def _find_left_out(lesson: Lesson) -> list[str]:
    """Every kind of action is asked in some step or left out with a reason; every scoring category is opened."""
    kinds = {family.kind for family in lesson.game.spaces.families if not family.chance}
    played = {lesson.game.spaces.kind(action) for step in lesson.steps for action in _asked(lesson, step)}
    left_out = {kind for one in lesson.later for kind in one.kinds}
    problems = [f"nothing asks for {kind}, and nothing says why not" for kind in sorted(kinds - played - left_out)]
    problems += [f"{kind} is left out, but a step asks for it" for kind in sorted(left_out & played)]
    problems += [f"left out: there is no kind {kind}" for kind in sorted(left_out - kinds)]
    opened = {category for step in lesson.steps for category in step.open}
    for scene in lesson.scenes.values():
        last = lesson.position(scene.id, len(scene.line))
        result = last.result() if last.to_act() == NOBODY else None
        if result is not None:
            categories = result.standings[LEARNER].categories
            problems += [f"scene {scene.id}: nobody opens {name}" for name in categories if name not in opened]
    return problems if opened else [*problems, "no step opens the categories of the final scoring"]


def _asked(lesson: Lesson, step: Step) -> list[int]:
    """The learner's recorded actions in a step, forced ones included."""
    line = lesson.scenes[step.scene].line[step.first : step.last]
    return [lesson.game.parse(ply.text) for ply in line if ply.actor == LEARNER]


def _presses(lesson: Lesson, step: Step) -> int:
    """What a learner presses in a step when following the record."""
    state, path, pressed = lesson.begin(step), find_path(lesson, step), 0
    while (moment := path.get(digest(state))) is not None and not moment.reached:
        pressed += 1 if moment.allowed else 0
        state.apply(moment.allowed[0] if moment.allowed else moment.recorded)
    return pressed + len(step.taps) + len(step.open) + (1 if step.ask is not None else 0)
