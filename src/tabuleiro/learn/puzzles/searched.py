"""The best turn by searches: what it is, how much the next one loses, and whether more search says the same."""

from typing import Final, NamedTuple

from tabuleiro.bots.appraisal import Appraisal
from tabuleiro.bots.turn import goes_on
from tabuleiro.core.digest import digest
from tabuleiro.core.state import State
from tabuleiro.learn.estimate.calibration import NoEstimate, fitted_curve
from tabuleiro.learn.estimate.worth import SEED, judge_decision, turn_of

NODES: Final = 200_000
"""Positions that the first search of a whole turn looks at."""
SHARE: Final = 0.06
"""What the next best turn loses at least, of the whole win,"""
PART: Final = 0.2
"""and of the own chance."""
SAME: Final = 0.05
"""A turn that loses less of the own chance is as good."""
OPEN: Final = (0.08, 0.92)
"""Games whose winner is as good as known are no puzzles."""
KEPT: Final = 0.8
"""How much of the margin ten times the search must leave."""


class Luck(NamedTuple):
    """How a search meets chance: by which seed, and whether siblings meet the same."""

    seed: int = SEED
    paired: bool = True


class Rival(NamedTuple):
    """Another turn than the best: its actions, the digest of its end, and what it loses of the win, less the doubt."""

    line: list[int]
    end: str
    loss: float


class JudgedTurn(NamedTuple):
    """The best turn that a search found, what it holds of it, and the other turns, the least loss first."""

    line: list[int]
    end: str
    share: float
    doubt: float
    rivals: list[Rival]
    fair: float

    def accepted(self) -> list[str]:
        """The ends that are as good as the best one."""
        unit = max(self.share, self.fair)
        return [self.end, *(one.end for one in self.rivals if one.loss <= SAME * unit)]

    def margin(self) -> float:
        """What the best turn that is not as good loses; 0 where there is none."""
        good = self.accepted()
        return min((one.loss for one in self.rivals if one.end not in good), default=0.0)

    def is_puzzle(self, part: float = 1.0) -> bool:
        """Whether one turn, or a few that are alike, stand out of an open game; by a part of what is asked for."""
        unit = max(self.share, self.fair)
        return self.margin() >= part * max(SHARE, PART * unit) and OPEN[0] <= self.share <= OPEN[1]


def judge_turn(state: State, nodes: int, luck: Luck = Luck()) -> JudgedTurn:  # noqa: B008 - an immutable default
    """Search the best turn, decision by decision, and what its rivals lose at each of them."""
    seat, whose, after = state.to_act(), state.whose_turn(), state.copy()
    line: list[int] = []
    rivals: dict[str, Rival] = {}
    share, doubt = 0.0, 0.0
    while True:
        action = after.legal()[0]
        if len(after.legal()) > 1:
            found = judge_decision(after, nodes, luck=luck.seed, paired=luck.paired).candidates
            told = [(_told(after, one), one) for one in found]
            (best, unsure), chosen = max(told, key=lambda one: one[0][0])
            if not line:
                share = best
            doubt = max(doubt, unsure)
            for (value, other_unsure), other in told:
                turn, end = turn_of(after, other.line)
                loss = best - value - unsure - other_unsure
                known = rivals.get(digest(end))
                if known is None or known.loss > loss:
                    rivals[digest(end)] = Rival([*line, *turn], digest(end), loss)
            action = chosen.action
        line.append(action)
        after.apply(action)
        if not goes_on(after, seat, whose):
            break
    end_name = digest(after)
    others = sorted((one for one in rivals.values() if one.end != end_name), key=lambda one: one.loss)
    return JudgedTurn(line, end_name, share, doubt, others, 1 / int(state.seats))


def _told(state: State, found: Appraisal) -> tuple[float, float]:
    """What a candidate is worth to whoever decides, and how far the second half of the search moved that.

    It is the share of the win where values are calibrated; else the value itself, which moves half as much: it only
    orders turns, and games that are played out tell what they are worth.
    """
    seat, progress = state.to_act(), state.progress() / 1000
    try:
        curve = fitted_curve(state.game(), int(state.seats))
    except NoEstimate:
        return found.expected[seat], abs(found.expected[seat] - found.half[seat])
    whole, half = curve.shares(found.expected, progress)[seat], curve.shares(found.half, progress)[seat]
    return whole, abs(whole - half)


def is_stable(state: State, first: JudgedTurn, nodes: int) -> JudgedTurn | None:
    """What ten times the search says, if searches of other sizes, seeds and luck find the same turn; else None."""
    if judge_turn(state, 3 * nodes).end not in first.accepted():
        return None
    last = judge_turn(state, 10 * nodes)
    if last.end not in first.accepted() or last.margin() < KEPT * first.margin() or not last.is_puzzle():
        return None
    others = (Luck(SEED, paired=False), Luck(SEED + 1), Luck(SEED + 2))
    agreed = all(judge_turn(state, 10 * nodes, luck).end in last.accepted() for luck in others)
    return last if agreed else None


class Compared(NamedTuple):
    """A whole turn held against our own: what it loses, less the doubt, and whether it is better than ours."""

    share: float
    loss: float
    is_better: bool


def compare_turn(state: State, tried: list[int], ours: list[int], nodes: int) -> Compared:
    """Judge a turn like the best one, decision by decision; where it leaves ours, the two are held side by side."""
    after, loss, is_better = state.copy(), 0.0, False
    share, together = 1 / int(state.seats), True
    for place, action in enumerate(tried):
        if len(after.legal()) > 1:
            own = ours[place : place + 1] if together else []
            found = judge_decision(after, nodes // len(tried), [action, *own]).candidates
            told = {one.action: _told(after, one) for one in found}
            best, unsure = max(told.values())
            if place == 0:
                share = best
            loss += max(0.0, best - told[action][0] - unsure - told[action][1])
            if own and own[0] != action:
                gain = told[action][0] - told[own[0]][0]
                is_better = gain > told[action][1] + told[own[0]][1]
                together = False
        after.apply(action)
    return Compared(max(share, 1 / int(state.seats)), loss, is_better and loss <= SAME * share)
