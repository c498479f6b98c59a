"""The way through a step: which positions it can pass, and what happens in each.

Any order of the asked actions is welcome as long as the recorded end of the step can still be reached, so the way is
found by playing every order of what is left (a depth-first search over the permutations, with a memory).
"""

from functools import cache
from typing import Final, NamedTuple

from tabuleiro.core.digest import digest
from tabuleiro.core.play import only_option
from tabuleiro.core.state import State
from tabuleiro.learn.lesson import LEARNER, Lesson, Step

NOTHING: Final = -1
"""No action."""


class LessonMoment(NamedTuple):
    """What a step wants in one of its positions.

    Either it is reached, or one action is played from the record, or the learner is asked for one of some actions.
    """

    allowed: tuple[int, ...]
    """The learner's actions from which the end of the step can be reached, the recorded one first."""
    recorded: int
    """What is played by itself: an action of another seat or of chance, or the learner's only option."""
    reached: bool


Path = dict[str, LessonMoment]
"""By digest: every position from which the end of a step can be reached."""

_REACHED: Final = LessonMoment((), NOTHING, reached=True)


class _Left(NamedTuple):
    """What of a step is still to be played."""

    lead: tuple[int, ...]
    """Played for everybody, in this order."""
    asked: tuple[int, ...]
    """The learner's, in any order."""
    others: tuple[tuple[int, int], ...]
    """Those of the other seats and of chance, with their actors, in this order."""


def find_path(lesson: Lesson, step: Step) -> Path:
    """Every position that a step can pass, and what happens there; found once, then remembered."""
    return _search(lesson, step.number)


def moment(lesson: Lesson, step: Step, state: State) -> LessonMoment | None:
    """What a step wants in a position; None when the position does not belong to the step."""
    return find_path(lesson, step).get(digest(state))


def recorded(lesson: Lesson, step: Step, state: State) -> str | None:
    """What is played from the record now; None when the learner is asked, or the step is over."""
    wanted = moment(lesson, step, state)
    return None if wanted is None or wanted.recorded == NOTHING else lesson.game.format(wanted.recorded)


def allowed(lesson: Lesson, step: Step, state: State) -> list[int]:
    """The learner's actions after which the end of the step can still be reached, the recorded one first."""
    wanted = moment(lesson, step, state)
    return [] if wanted is None else list(wanted.allowed)


def is_reached(lesson: Lesson, step: Step, state: State) -> bool:
    """Whether a position is the recorded end of a step."""
    wanted = moment(lesson, step, state)
    return wanted is not None and wanted.reached


@cache
def _search(lesson: Lesson, number: int) -> Path:
    step = lesson.steps[number]
    plies = [(ply.actor, lesson.game.parse(ply.text)) for ply in lesson.scenes[step.scene].line]
    lead = tuple(action for _, action in plies[step.lead : step.first])
    asked = tuple(action for actor, action in plies[step.first : step.last] if actor == LEARNER)
    others = tuple((actor, action) for actor, action in plies[step.first : step.last] if actor != LEARNER)
    walk = _Walk(digest(lesson.position(step.scene, step.last)))
    walk.leads_on(lesson.begin(step), _Left(lead, asked, others))
    return walk.path


class _Walk:
    """Plays every order of what is left and keeps the positions from which the goal was reached."""

    def __init__(self, goal: str) -> None:
        self.goal = goal
        self.path: Path = {}
        self.known: dict[tuple[str, _Left], bool] = {}

    def leads_on(self, state: State, left: _Left) -> bool:
        """Whether the goal can be reached from here."""
        here = digest(state)
        if (here, left) not in self.known:
            self.known[here, left] = self._look(state, here, left)
        return self.known[here, left]

    def _look(self, state: State, here: str, left: _Left) -> bool:
        if left == ((), (), ()):
            if here == self.goal:
                self.path[here] = _REACHED
            return here == self.goal
        if left.lead:
            action, rest = left.lead[0], left._replace(lead=left.lead[1:])
        elif state.to_act() != LEARNER:
            if not left.others or left.others[0][0] != state.to_act():
                return False
            action, rest = left.others[0][1], left._replace(others=left.others[1:])
        else:
            return self._ask(state, here, left)
        if state.refusal(action) is not None or not self.leads_on(_after(state, action), rest):
            return False
        self.path[here] = LessonMoment((), action, reached=False)
        return True

    def _ask(self, state: State, here: str, left: _Left) -> bool:
        welcome = tuple(
            action
            for action in dict.fromkeys(left.asked)
            if state.refusal(action) is None and self.leads_on(_after(state, action), _without(left, action))
        )
        if welcome:
            asked = LessonMoment(welcome, NOTHING, reached=False)
            self.path[here] = asked if only_option(state) is None else LessonMoment((), welcome[0], reached=False)
        return bool(welcome)


def _after(state: State, action: int) -> State:
    trial = state.copy()
    trial.apply(action)
    return trial


def _without(left: _Left, action: int) -> _Left:
    place = left.asked.index(action)
    return left._replace(asked=left.asked[:place] + left.asked[place + 1 :])
