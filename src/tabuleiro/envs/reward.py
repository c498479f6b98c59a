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
        return [float(lead) for lead in leads(state)]
    if seats == 1:
        return [float(2 * result.shares[0] - 1)]
    ranks = [standing.rank for standing in result.standings[:seats]]
    return [(sum(other > own for other in ranks) - sum(other < own for other in ranks)) / (seats - 1) for own in ranks]


def leads(state: State) -> list[int]:
    """Each seat's points less those of its best rival, as the board shows them now.

    Rivals are the other seats; in a solo game they are the automata.
    """
    points = state.scores()
    rivals = points[: state.seats] if state.seats > 1 else points
    return [
        points[seat] - max([rival for party, rival in enumerate(rivals) if party != seat], default=0)
        for seat in range(state.seats)
    ]
