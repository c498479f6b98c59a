"""A try at a puzzle: judged by the position in which the turn ends, whatever the order, and explained afterwards."""

from typing import Final, Literal, NamedTuple

from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core.action import NOBODY
from tabuleiro.core.digest import digest
from tabuleiro.core.state import State
from tabuleiro.learn.estimate.worth import play_line
from tabuleiro.learn.hints.reasons import Compared, Reason, find_reasons
from tabuleiro.learn.hints.turn_story import TurnStory, tell_turn
from tabuleiro.learn.puzzles.enumeration import WIN, Enumeration, final_worth
from tabuleiro.learn.puzzles.proof import SAME_POINTS, SAME_WIN
from tabuleiro.learn.puzzles.puzzle import Puzzle
from tabuleiro.learn.puzzles.searched import SAME, compare_turn
from tabuleiro.learn.puzzles.turn_tree import TooLarge

SolvedVerdict = Literal["best", "good", "better", "no"]
SOLVED: Final = ("best", "good", "better")
NODES: Final = 400_000
"""The positions that are looked at for a turn whose end is not known: a second or two."""
MOST: Final = 30_000
"""The same, where everything is played out."""


class JudgedTry(NamedTuple):
    """How good a try is. `loss` is what it loses, as the puzzle measures it; None where that is not known.

    `better`: a search holds it for better than our own solution, which is kept for whoever looks after the puzzles.
    """

    verdict: SolvedVerdict
    loss: float | None


def known_verdict(puzzle: Puzzle, after: State) -> JudgedTry | None:
    """The verdict on an end that is known; None where it has to be looked into."""
    end = digest(after)
    if end in puzzle.accepted:
        return JudgedTry("best" if end == puzzle.accepted[0] else "good", 0.0)
    for one in puzzle.refuted:
        if one.end == end:
            return JudgedTry("no", one.loss)
    if puzzle.proof == "wins_now":
        wins = after.to_act() == NOBODY and final_worth(after, puzzle.seat) > WIN - SAME_WIN
        return JudgedTry("good", 0.0) if wins else JudgedTry("no", 1.0)
    return None


def judge_unknown(puzzle: Puzzle, tried: list[int]) -> JudgedTry:
    """Look into a turn whose end is not known: play everything out, or search. It takes a second or two."""
    state = puzzle.load()
    ours = [state.game().parse(text) for text in puzzle.turns[0]]
    if puzzle.proof == "enumerated":
        return _play_out(puzzle, play_line(state, tried), play_line(state, ours))
    compared = compare_turn(state, tried, ours, NODES)
    if compared.is_better:
        return JudgedTry("better", 0.0)
    return JudgedTry("good" if compared.loss <= SAME * compared.share else "no", None)


def _play_out(puzzle: Puzzle, tried: State, ours: State) -> JudgedTry:
    enumeration = Enumeration(puzzle.seat, MOST)
    try:
        least, found = enumeration.bounds(ours).low, enumeration.bounds(tried)
    except TooLarge:
        return JudgedTry("no", None)
    if found.low >= least - (SAME_WIN if puzzle.claim == "win" else SAME_POINTS):
        return JudgedTry("good", 0.0)
    lost = least - found.high
    return JudgedTry("no", round(min(lost / WIN, 1.0) if puzzle.claim == "win" else lost, 1))


class Explained(NamedTuple):
    """The solution told, and why the usual try fails: what it does, what it loses, and the reasons."""

    best: TurnStory
    usual: TurnStory
    loss: float
    reasons: list[Reason]


def explain_puzzle(puzzle: Puzzle, state: State) -> Explained:
    """Tell the solution and hold the usual try against it."""
    game, usual = state.game(), puzzle.refuted[0]
    best, worse = (
        tell_turn(state, [game.parse(text) for text in turn], is_whole=True) for turn in (puzzle.turns[0], usual.turn)
    )
    scale = find_evaluation(game, puzzle.seats).scale
    reasons = find_reasons(game, puzzle.seat, Compared(best, None), Compared(worse, None), scale)
    return Explained(best, worse, usual.loss, reasons)


class Help(NamedTuple):
    """How much is shown of the solution: what kind of action begins it, then where, then all of it."""

    kind: str
    elements: list[str]
    line: TurnStory | None


def give_help(puzzle: Puzzle, state: State, helps: int) -> Help | None:
    """The first of three helps names the kind of the first action, the second its place, the third is the solution."""
    if helps == 0:
        return None
    story = tell_turn(state, [state.game().parse(text) for text in puzzle.turns[0]], is_whole=True)
    first = story.steps[0].action
    return Help(first.kind, first.elements if helps > 1 else [], story if helps > 2 else None)
