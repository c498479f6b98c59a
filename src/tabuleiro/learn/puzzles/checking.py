"""Checks puzzles: that they load and say the truth, which takes seconds, and that they still hold, which takes long."""

from typing import Final, NamedTuple

from tabuleiro.core.digest import digest
from tabuleiro.core.errors import InputError
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.tried import try_turn
from tabuleiro.learn.puzzles.brink import cannot_end
from tabuleiro.learn.puzzles.mining import read_proof
from tabuleiro.learn.puzzles.proof import find_proof, prove_win
from tabuleiro.learn.puzzles.puzzle import ID_DIGITS, Puzzle
from tabuleiro.learn.puzzles.searched import NODES, SAME, Luck, judge_turn
from tabuleiro.learn.puzzles.turn_tree import TooLarge, TurnTree

FRESH_SEED: Final = 4711
"""A seed that no puzzle was found with."""
TIMES: Final = 10
MOST: Final = 100_000
"""Positions that a proof may take: more than whatever looked for it was allowed."""
LEAST_KEPT: Final = 0.95
"""The part of a set that a verification must keep."""


class Checked(NamedTuple):
    """A puzzle that was verified: whether it still holds, and else why not."""

    puzzle: str
    holds: bool
    why: str


def problems_of(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle by itself: its position, its solution, its refuted turns."""
    try:
        state = puzzle.load()
    except InputError as error:
        return [f"{puzzle.id}: {error}"]
    found: list[str] = []
    if digest(state)[:ID_DIGITS] != puzzle.id:
        found.append("it is not named by its position")
    if (state.to_act(), int(state.seats)) != (puzzle.seat, puzzle.seats):
        found.append("another seat moves")
    for turn in puzzle.turns[:1]:
        if _end(puzzle, state, turn) != puzzle.accepted[0]:
            found.append("its solution does not end where it says")
    for one in puzzle.refuted:
        if _end(puzzle, state, one.turn) != one.end or one.end in puzzle.accepted or one.loss <= 0:
            found.append("a refuted turn does not end where it says, or loses nothing")
    if not puzzle.refuted or not puzzle.themes or not 1 <= puzzle.level <= 5:
        found.append("it lacks a usual try, a theme or a level")
    return [f"{puzzle.id}: {problem}" for problem in found]


def _end(puzzle: Puzzle, state: State, turn: list[str]) -> str:
    """The digest of the position after a turn, through the checked path; "" where it is not legal or not whole."""
    try:
        tried = try_turn(state, turn, puzzle.run(state))
    except InputError:
        return ""
    return digest(tried.after) if tried.has_ended else ""


def verify(puzzle: Puzzle, times: int = TIMES, seed: int = FRESH_SEED) -> Checked:
    """Prove a puzzle again, or search it with a fresh seed and so many times the positions of the first search."""
    state = puzzle.load()
    if puzzle.proof != "played_out":
        why = _prove_again(puzzle, state)
        return Checked(puzzle.id, not why, why)
    judged = judge_turn(state, times * NODES, Luck(seed))
    if judged.end in puzzle.accepted:
        return Checked(puzzle.id, True, "")
    ours = next((one.loss for one in judged.rivals if one.end in puzzle.accepted), None)
    holds = ours is not None and ours <= SAME * max(judged.share, judged.fair)
    return Checked(puzzle.id, holds, "" if holds else f"{times} x the search prefers another turn")


def _prove_again(puzzle: Puzzle, state: State) -> str:
    try:
        if puzzle.proof == "wins_now":
            tree = TurnTree(state, MOST, cannot_end)
            proved = prove_win(tree)
        else:
            tree, proved = find_proof(state, MOST)
    except TooLarge:
        return "it is too large to be proved"
    if proved is None or proved.claim != puzzle.claim:
        return "nothing is proved"
    return "" if sorted(read_proof(tree, proved).accepted) == sorted(puzzle.accepted) else "other turns solve it"
