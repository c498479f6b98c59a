"""Games to calibrate with: positions of many kinds, what a search holds of them, and how the games ended.

Up to a moment drawn for every game each seat plays at a level of its own, so that positions come as lopsided as people
make them; from then on all play alike. So a position is judged by exactly the promise that the page makes: "if all play
on as the bots of this estimate do".
"""

import random
from typing import Final, NamedTuple

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.turn import NO_TURN, is_same_turn
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.chance import draw
from tabuleiro.core.registry import find_game
from tabuleiro.core.result import Result
from tabuleiro.core.state import State
from tabuleiro.learn.estimate.worth import judge_position

BEFORE: Final = ("novice", "casual", "regular", "regular")
"""The levels that play at first, each as likely."""
AFTER: Final = "regular"
"""The level that all play on with."""
LATEST: Final = 700
"""From this progress on at the latest all play alike."""


class SampledGame(NamedTuple):
    """Which game to play and how many of its positions to judge: a block of work."""

    game: str
    seats: int
    number: int
    seed: int
    positions: int
    nodes: int


class Sample(NamedTuple):
    """A position: what it was held to be worth to every seat, and how the game ended for each."""

    seats: int
    number: int
    """Which game it comes from."""
    progress: float
    values: list[float]
    shares: list[float]
    leads: list[float]


def sample_game(asked: SampledGame) -> list[Sample]:
    """Play one game and judge some of its positions; the same block always gives the same samples."""
    dice = random.Random(asked.seed * 1_000_003 + asked.number)
    state, kept = _play(asked, dice)
    result = state.result()
    assert result is not None, "the game goes on"
    chosen = sorted(dice.sample(range(len(kept)), min(asked.positions, len(kept))))
    shares = [float(share) for share in result.shares]
    leads = read_leads(result, asked.seats)
    return [
        Sample(asked.seats, asked.number, kept[place].progress() / 1000, values, shares, leads)
        for place in chosen
        for values in [judge_position(kept[place], asked.nodes)]
    ]


def _play(asked: SampledGame, dice: random.Random) -> tuple[State, list[State]]:
    """The end of a game, and the beginnings of its turns since all play alike."""
    state = find_game(asked.game).new(asked.seats)
    bots: list[Bot] = [new_bot(dice.choice(BEFORE), dice.getrandbits(32)) for _ in range(asked.seats)]
    change, is_alike = dice.randrange(LATEST), False
    turn, kept = NO_TURN, list[State]()
    while state.to_act() != NOBODY:
        actor = state.to_act()
        if actor == CHANCE:
            state.apply(draw(state, dice.randrange))
            continue
        if not is_same_turn(state, turn):
            turn = state.whose_turn()
            if not is_alike and state.progress() >= change:
                bots, is_alike = [new_bot(AFTER, dice.getrandbits(32)) for _ in range(asked.seats)], True
            if is_alike and len(state.legal()) > 1:
                kept.append(state.copy())
        state.apply(bots[actor].choose(state))
    return state, kept


def read_leads(result: Result, seats: int) -> list[float]:
    """By how many points every seat is ahead of the best other party; alone the margin to the best automaton."""
    if seats == 1:
        return [float(result.margin)]
    points = [standing.points for standing in result.standings]
    return [float(points[seat] - max(points[:seat] + points[seat + 1 :])) for seat in range(seats)]
