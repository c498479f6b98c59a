"""A turn that somebody tries in place of their own: played as far as it goes, and judged like the one in the game."""

from typing import Final, Literal, NamedTuple

from tabuleiro.core.digest import digest
from tabuleiro.core.play import play, unasked
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.measure import find_measure
from tabuleiro.learn.estimate.worth import judge_decision, turn_of
from tabuleiro.learn.puzzles.run import Run, one_turn

Verdict = Literal["best", "good", "better", "no"]
NODES: Final = 400_000
"""The positions that are looked at for a whole turn: a second or two."""
SOLVED: Final = 0.05
"""Whoever gives away no more than this of the own chance has found a good turn."""


class TriedTurn(NamedTuple):
    """A turn as far as it was tried: the actions, forced ones included, the position after them, and its end."""

    actions: list[int]
    after: State
    has_ended: bool


class JudgedTry(NamedTuple):
    """How good a try was: what it gave away, as a part of the own chance too."""

    verdict: Verdict
    loss: int
    r: float


def try_turn(state: State, texts: list[str], run: Run | None = None) -> TriedTurn:
    """Play a turn, or a run, through the checked path, and what is forced after it.

    It ends where chance or another seat goes on, or at the end of the game.
    """
    run, after = run or one_turn(state), state.copy()
    actions: list[int] = []
    for text in texts:
        is_others = run.forced(after) is not None
        actions.append(play(after, after.to_act() if is_others else run.seat, text))
    while actions:
        actions += run.follow(after)
        if not run.goes_on(after) or (forced := unasked(after)) is None:
            break
        after.apply(forced)
        actions.append(forced)
    return TriedTurn(actions, after, bool(actions) and not run.goes_on(after))


def judge_try(state: State, tried: list[int], best: list[int], before: float, share: int) -> JudgedTry:
    """Judge a whole turn. Whatever its order, one that ends like the best one is as good.

    `before` is the part of the own chance that was given away in the game, `share` that chance.
    """
    if digest(turn_of(state, tried)[1]) == digest(turn_of(state, best)[1]):
        return JudgedTry("best", 0, 0.0)
    loss = _lost(state, tried)
    r = loss / find_measure(state).unit(share)
    if r <= SOLVED:
        return JudgedTry("good", loss, r)
    return JudgedTry("better" if r <= before / 2 else "no", loss, r)


def _lost(state: State, tried: list[int]) -> int:
    """What the decisions of a turn gave away, less the doubt, as the analysis counts it."""
    after, lost = state.copy(), 0
    nodes = NODES // max(1, len(tried))
    for action in tried:
        if len(after.legal()) > 1:
            lost += weigh_action(after, action, nodes).loss
        after.apply(action)
    return lost


class Weighed(NamedTuple):
    """What an action gives away, less the doubt, and what the best one leaves whoever decides."""

    loss: int
    best: int


def weigh_action(state: State, action: int, nodes: int) -> Weighed:
    """Hold one action of a decision against the best one."""
    measure, seat = find_measure(state), state.to_act()
    judged = judge_decision(state, nodes, [action])
    told = {
        one.action: [measure.read(values, state)[seat] for values in (one.expected, one.half)]
        for one in judged.candidates
    }
    best, played = max(told.values()), told[action]
    doubt = max(abs(best[0] - best[1]), abs(played[0] - played[1]))
    return Weighed(max(0, best[0] - played[0] - doubt), best[0])
