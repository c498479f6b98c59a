"""Whether an analysis finds an error that is known to be there: one that was planted in a game of strong bots."""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.turn import NO_TURN, is_same_turn
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.chance import draw
from tabuleiro.core.records.record import Record, new_record
from tabuleiro.core.registry import find_game
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.judged_turns import judge_turns
from tabuleiro.learn.analysis.measure import find_measure
from tabuleiro.learn.analysis.plan import QUICK, plan_analysis
from tabuleiro.learn.analysis.proofs.proof import new_level_bot, seats_in_turn
from tabuleiro.learn.analysis.tried import weigh_action
from tabuleiro.learn.estimate.calibration import Validity
from tabuleiro.learn.puzzles.finders import play_turn

LEVEL: Final = "strong"
"""Who plays everything but the error."""
CLUMSY: Final = "random"
"""Who plays the error."""
LOST: Final = 0.30
"""An error gives away at least this part of the own chance: a blunder."""
TIMES: Final = 10
"""So many times the search of the analysis must find so."""
TRIES: Final = 8
"""Turns at random that are held against every good one, until one of them is an error."""
LATEST: Final = 700
"""An error is looked for from a moment on that comes before so much progress."""
LEAST_GAMES: Final = 40
LEAST_FOUND: Final = 0.9
"""The part of the planted errors that must be their players' largest losses."""


class PlantedGame(NamedTuple):
    """Which game to play and to plant an error in: a block of work."""

    game: str
    number: int
    seed: int


class PlantedError(NamedTuple):
    """What an analysis said of a planted error, beside the largest of the player's other losses, in ten-thousandths.

    `r` is the part of the own chance that the larger search saw given away.
    """

    seats: int
    r: float
    loss: int
    other: int


class Planted(NamedTuple):
    """A game with an error: where it begins, and what the larger search says of it."""

    record: Record
    ply: int
    r: float


def find_error(asked: PlantedGame) -> PlantedError | None:
    """Plant an error and look for it with the quick pass, the least that people are shown; None: none could be made."""
    planted = plant(asked)
    if planted is None:
        return None
    plan = plan_analysis(planted.record, "quick", measured=True)
    place = next(number for number, turn in enumerate(plan.turns) if turn.first <= planted.ply < turn.end)
    own = {number for number, turn in enumerate(plan.turns) if turn.seat == plan.turns[place].seat}
    losses = {turn["turn"]: turn["loss"] for turn in judge_turns(plan, own, QUICK)}
    loss = losses.pop(place)
    return PlantedError(planted.record.seats, round(planted.r, 4), loss, max(losses.values(), default=0))


def plant(asked: PlantedGame) -> Planted | None:
    """A game of strong bots in which one turn is an error; None if nothing that was tried is one."""
    game, seats = find_game(asked.game), seats_in_turn(asked.game, asked.number)
    dice = random.Random(f"{asked.seed} planted {asked.number}")
    bots: list[Bot] = [new_level_bot(LEVEL, dice.getrandbits(32)) for _ in range(seats)]
    begin, turn = dice.randrange(LATEST), NO_TURN
    state, actions = game.new(seats), list[int]()
    ply, lost = -1, 0.0
    while (actor := state.to_act()) != NOBODY:
        if actor == CHANCE:
            chosen = [draw(state, dice.randrange)]
        else:
            opens = not is_same_turn(state, turn)
            turn = state.whose_turn()
            found = look_for_error(state, dice) if opens and ply < 0 and state.progress() >= begin else None
            if found is not None:
                ply, lost = len(actions), found[1]
            chosen = [bots[actor].choose(state)] if found is None else found[0]
        for action in chosen:
            state.apply(action)
        actions += chosen
    return None if ply < 0 else Planted(new_record(game, {}, [LEVEL] * seats, "", actions), ply, lost)


def look_for_error(state: State, dice: random.Random) -> tuple[list[int], float] | None:
    """A turn at random that loses enough by the larger search alone; None: no such.

    What the quick pass sees must not choose the errors: it is what is tried.
    """
    for _ in range(TRIES):
        line, _ = play_turn(state, new_bot(CLUMSY, dice.getrandbits(32)))
        lost = part_lost(state, line, TIMES * QUICK)
        if lost >= LOST:
            return line, lost
    return None


def part_lost(state: State, line: list[int], nodes: int) -> float:
    """What part of the own chance a turn gives away, beyond doubt."""
    after, lost, share = state.copy(), 0, -1
    for action in line:
        if len(after.legal()) > 1:
            weighed = weigh_action(after, action, nodes)
            lost += weighed.loss
            share = weighed.best if share < 0 else share
        after.apply(action)
    return lost / find_measure(state).unit(share)


def prove_planted(found: Sequence[PlantedError]) -> Validity:
    """Nearly all errors are their players' largest losses."""
    part = sum(one.loss > one.other for one in found) / max(len(found), 1)
    return Validity(len(found), {"found": round(part, 3)}, part >= LEAST_FOUND and len(found) >= LEAST_GAMES)
