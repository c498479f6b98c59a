"""Two turns played out to the end many times by equal bots that meet the same luck (common random numbers)."""

from math import sqrt
from typing import Final, NamedTuple

from tabuleiro.arena.common_random import CommonRandom
from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import new_bot
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.state import State

GAMES: Final = 200
LOOK: Final = 40
"""After so many games a turn that is not ahead is given up: only a proof needs all of them."""
SIGMAS: Final = 1.645
"""Standard errors that the better turn is ahead by at least: one-sided 95 %."""


class PlayedOut(NamedTuple):
    """What the games after two turns were won, as shares, and whether the first turn is ahead beyond chance."""

    games: int
    best: float
    next: float
    is_ahead: bool


def play_out(best: State, other: State, seat: int, games: int = GAMES) -> PlayedOut:
    """Play on from both positions with the level `regular` in every seat."""
    won: list[tuple[float, float]] = []
    for number in range(games):
        won.append((_share(best, seat, number), _share(other, seat, number)))
        if number + 1 == LOOK and sum(one for one, _ in won) <= sum(two for _, two in won):
            break
    count = len(won)
    gains = [one - two for one, two in won]
    mean = sum(gains) / count
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(count - 1, 1) / count)
    is_ahead = count == games and mean > SIGMAS * error
    return PlayedOut(count, sum(one for one, _ in won) / count, sum(two for _, two in won) / count, is_ahead)


def _share(start: State, seat: int, number: int) -> float:
    """What a seat wins when all play on alike."""
    state, luck = start.copy(), CommonRandom(number + 1)
    bots: list[Bot] = [new_bot("regular", 1_000 * (number + 1) + one) for one in range(int(state.seats))]
    while (actor := state.to_act()) != NOBODY:
        state.apply(luck.draw(state) if actor == CHANCE else bots[actor].choose(state))
    result = state.result()
    assert result is not None, "the game goes on"
    return float(result.shares[seat])
