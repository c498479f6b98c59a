"""A lesson: a first game of a few steps, played on a real board by the real rules.

A game keeps it in `lessons/`: `lessons.toml` lists scenes and steps, `en.ftl` and `pt-BR.ftl` hold what is said. A
scene is a game that was played before: a record (`<scene>.tab`), or a position (`<scene>.json`) and the plies that
follow it. A step asks the learner for some plies of its scene; all others are played from the record.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, NamedTuple

from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.core.records.record import Ply
from tabuleiro.core.registry import find_packaged
from tabuleiro.core.state import Position, State

LEARNER: Final = 0
"""The seat of whoever learns; the others are named by `lesson-seat-1` and so on."""


class Try(NamedTuple):
    """Something forbidden that the learner is invited to try, right before a ply, and the rule that will refuse it."""

    action: str
    rule: str
    ply: int


class Question(NamedTuple):
    """A question, `lesson-<step>-ask`; each answer has an id, said by `lesson-<step>-answer-<id>`, and a meaning.

    Whether a meaning is right the engine finds: it is the `actor` of a ply (`seat-1`), its words are all named by one
    event of a `kind` at a ply (`category-palace 2`), or it is the learner's largest `category` of the final scoring
    (`category-network`). `lesson-<step>-why` is told after any answer.
    """

    meanings: dict[str, str]
    judge: str
    ply: int
    kind: str
    opens: bool
    """Whether it is asked before the step's actions; else after them."""


class Step(NamedTuple):
    """One thing to learn: `lesson-<id>-title`, `lesson-<id>`, and `lesson-<id>-done` when it is done."""

    number: int
    """From 0."""
    id: str
    scene: str
    lead: int
    """Where the step before left the scene: plies from here up to `first` are played for everybody."""
    first: int
    last: int
    """The learner's plies from `first` up to `last`, which is not among them, are asked."""
    tries: list[Try]
    show: list[str]
    """The elements of the board that the text talks about."""
    taps: list[str]
    """Elements that the learner is asked to look up, in any order."""
    open: list[str]
    """Categories of the final scoring that the learner is asked to open."""
    rules: list[str]
    ask: Question | None


@dataclass(frozen=True, eq=False)
class Scene:
    """A game that was played before: where it begins, its plies, the digest of its last position, and the result."""

    id: str
    seats: int
    options: dict[str, str]
    position: Position | None
    """Where it begins; None for the beginning of the game."""
    begin: State
    line: list[Ply]
    end: str
    result: str

    @cached_property
    def positions(self) -> list[State]:
        """The position before each ply, and the last one; whoever changes one takes a copy."""
        game, state = self.begin.game(), self.begin.copy()
        found = [state.copy()]
        for ply in self.line:
            state.apply(game.parse(ply.text))
            found.append(state.copy())
        return found


class Later(NamedTuple):
    """What a first game leaves out, `lesson-later-<id>`: kinds of action that belong to it, and the rule to read."""

    id: str
    kinds: list[str]
    rule: str


class UnknownLesson(InputError):
    """A game without a lesson, or a step that its lesson does not have."""


@dataclass(frozen=True, eq=False)
class Lesson:
    """The lesson of one game."""

    game: Game
    scenes: dict[str, Scene]
    steps: list[Step]
    later: list[Later]
    messages: frozenset[str]
    """The ids of everything that is said in it."""

    def begin(self, step: Step) -> State:
        """The position in which a step begins, before anything of its scene is played for it."""
        return self.position(step.scene, step.lead)

    def position(self, scene: str, ply: int) -> State:
        """The position of a scene before a ply."""
        return self.scenes[scene].positions[ply].copy()

    def play_on(self) -> State:
        """Where a learner who has finished may go on against bots: the end of the first scene."""
        return self.scenes[self.steps[0].scene].positions[-1].copy()


@cache
def read_lesson(game: str) -> Lesson:
    """The lesson of a game as it came with its package; read once, then remembered."""
    from tabuleiro.learn.lesson_reader import read_lesson_file  # the reader makes lessons, so it imports this file

    return read_lesson_file(find_packaged(game))
