"""Whether accuracies mean something: better levels must have higher ones.

Games of one level each are analysed by a calibration that need not be proven yet: this is its second proof.
"""

import random
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

from tabuleiro.arena.confidence import SIGMAS
from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.chance import draw
from tabuleiro.core.records.record import Record, new_record
from tabuleiro.core.registry import find_game
from tabuleiro.learn.analysis.grade import Play, accuracy
from tabuleiro.learn.analysis.judged_turns import judge_turns
from tabuleiro.learn.analysis.plan import QUICK, plan_analysis
from tabuleiro.learn.estimate.calibration import Validity

LEVELS: Final = ("random", "novice", "regular", "strong")
"""The weakest first; `strong` searches with a fixed number of iterations, so that its games can be played again."""
ITERATIONS: Final = 400
"""Of `strong`, for a decision: about a tenth of a second for a turn."""
LEAST_APART: Final = 2
"""How many of the three steps must lie apart with 95 %."""
LEAST_OF_LEVEL: Final = 20
"""Fewer games of every level prove nothing."""
MOST_TURNS: Final = 100
"""Of a longer game so many turns are drawn and judged: at random some go on for thousands."""


class LevelGame(NamedTuple):
    """A game that all seats play at one level: a block of work."""

    game: str
    level: str
    number: int
    seed: int


class LevelPlayed(NamedTuple):
    """What an analysis said of such a game: the accuracy of every seat, None where nothing counted."""

    level: str
    number: int
    accuracy: list[float | None]

    def mean(self) -> float | None:
        """The accuracy of the game."""
        told = [one for one in self.accuracy if one is not None]
        return sum(told) / len(told) if told else None


def play_level(asked: LevelGame) -> LevelPlayed:
    """Play one game and analyse it, of a long one some of its turns; the same block always gives the same numbers."""
    plan = plan_analysis(play_game(asked), "quick", measured=True)
    judged = sorted({stop.turn for stop in plan.stops if stop.actor != CHANCE})
    chosen = random.Random(asked.number).sample(judged, min(MOST_TURNS, len(judged)))
    plays: list[list[Play]] = [[] for _ in range(plan.record.seats)]
    for turn in judge_turns(plan, chosen, QUICK):
        plays[turn["seat"]].append(Play(turn["r"], turn["stakes"]))
    told = [accuracy(own) for own in plays]
    return LevelPlayed(asked.level, asked.number, [None if one is None else round(one, 1) for one in told])


def play_game(asked: LevelGame) -> Record:
    """A game of bots of one level; the seat counts of several seats come in turn."""
    seed = f"{asked.seed} {asked.level} {asked.number}"
    return play_seats(asked.game, asked.level, seats_in_turn(asked.game, asked.number), seed)


def seats_in_turn(game: str, number: int) -> int:
    """The seats of the game of this number: counts of several seats come in turn."""
    together = [seats for seats in find_game(game).seats if seats > 1]
    return together[number % len(together)]


def play_seats(name: str, level: str, seats: int, seed: str) -> Record:
    """A game of bots of one level; the same seed plays the same game."""
    game, dice = find_game(name), random.Random(seed)
    bots: list[Bot] = [new_level_bot(level, dice.getrandbits(32)) for _ in range(seats)]
    state, actions = game.new(seats), list[int]()
    while state.to_act() != NOBODY:
        actor = state.to_act()
        actions.append(draw(state, dice.randrange) if actor == CHANCE else bots[actor].choose(state))
        state.apply(actions[-1])
    return new_record(game, {}, [level] * seats, "", actions)


def new_level_bot(level: str, seed: int) -> Bot:
    """A bot of one of the levels, whose games can be played again."""
    return SearchBot(seed, 0.0, iterations=ITERATIONS) if level == "strong" else new_bot(level, seed)


def mean_and_reach(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of some numbers, and how far its 95 % interval reaches to both sides."""
    count = len(numbers)
    mean = sum(numbers) / count
    variance = sum((number - mean) ** 2 for number in numbers) / max(count - 1, 1)
    return mean, SIGMAS * sqrt(variance / count)


def prove_order(played: Sequence[LevelPlayed]) -> Validity:
    """The mean accuracies rise with the levels, and most of the steps lie apart."""
    figures: dict[str, float] = {}
    told: list[tuple[float, float]] = []
    games = min(sum(one.level == level for one in played) for level in LEVELS)
    for level in LEVELS:
        numbers = [mean for one in played if one.level == level if (mean := one.mean()) is not None]
        mean, reach = mean_and_reach(numbers or [0.0])
        told.append((mean, reach))
        figures[level], figures[f"{level} reach"] = round(mean, 1), round(reach, 1)
    steps = list(pairwise(told))
    figures["apart"] = apart = sum(low[0] + low[1] < high[0] - high[1] for low, high in steps)
    rises = all(low[0] < high[0] for low, high in steps)
    return Validity(games, figures, rises and apart >= LEAST_APART and games >= LEAST_OF_LEVEL)
