"""Rewards: what the end of a game is worth to each seat, and the lead that shaped rewards follow."""

from typing import Final

from mypy_extensions import i64

from tabuleiro.core.errors import BadOption
from tabuleiro.core.result import Result
from tabuleiro.core.state import State

REWARDS: Final = ("ranking", "margin")
"""`ranking`: 1 for the first place down to -1 for the last, ties share; `margin`: own points less the best rival's."""


def check_reward(reward: str) -> str:
    """The name of a reward, if there is one by that name."""
    if reward not in REWARDS:
        known = ", ".join(REWARDS)
        raise BadOption(
            "unknown-reward", f"unknown reward {reward!r}: expected one of {known}", {"reward": reward, "known": known}
        )
    return reward


def final_rewards(state: State, result: Result, reward: str) -> list[float]:
    """What the end of a game, with its result, is worth to each seat."""
    seats: i64 = state.seats
    if reward == "margin":
        return [float(lead(state, seat)) for seat in range(seats)]
    if seats == 1:
        return [float(2 * result.shares[0] - 1)]
    ranks = [standing.rank for standing in result.standings[:seats]]
    return [(sum(other > own for other in ranks) - sum(other < own for other in ranks)) / (seats - 1) for own in ranks]


def lead(state: State, seat: i64) -> i64:
    """A seat's points less those of its best rival, as the board shows them now.

    Rivals are the other seats; in a solo game they are the automata.
    """
    points: list[int] = state.scores()
    rivals: i64 = state.seats if state.seats > 1 else len(points)
    best: i64 = 0
    met: i64 = 0
    party: i64 = 0
    while party < rivals:
        if party != seat and (met == 0 or points[party] > best):
            best = points[party]
            met = 1
        party += 1
    return points[seat] - best
