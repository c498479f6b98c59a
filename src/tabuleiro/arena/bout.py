"""One game between contestants, from the first decision to the result."""

from time import process_time
from typing import NamedTuple

from tabuleiro.arena.chance import KeyedChance
from tabuleiro.arena.contestant import Contestant
from tabuleiro.bots.turn import is_same_turn
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.record import new_record, write_record
from tabuleiro.core.registry import find_game

UNDATED = "1970-01-01"
"""Records of the arena bear no date: the same bout gives the same file."""


class Bout(NamedTuple):
    """A game to be played: who sits where, and the seeds of chance and of the bots."""

    number: int
    game: str
    contestants: tuple[Contestant, ...]
    chance_seed: int
    bot_seed: int


class Outcome(NamedTuple):
    """How it went; lists have one entry per seat. `seconds` is the time of all its decisions."""

    number: int
    game: str
    names: list[str]
    shares: list[float]
    points: list[int]
    categories: list[dict[str, int]]
    seconds: list[float]
    longest_turn: list[float]
    decisions: list[int]
    plies: int
    record: str


def play_bout(bout: Bout) -> Outcome:
    """Play one game."""
    game = find_game(bout.game)
    seats = len(bout.contestants)
    state = game.new(seats)
    chance = KeyedChance(bout.chance_seed)
    bots = [one.bot(game, bout.bot_seed * 31 + seat) for seat, one in enumerate(bout.contestants)]
    seconds, longest, decisions = [0.0] * seats, [0.0] * seats, [0] * seats
    actions: list[int] = []
    mover, turn = NOBODY, 0.0
    while (actor := state.to_act()) != NOBODY:
        if actor == CHANCE:
            action = chance.draw(state)
        else:
            began = process_time()
            action = bots[actor].choose(state)
            spent = process_time() - began
            turn = spent + (turn if is_same_turn(state, mover) else 0.0)
            seconds[actor] += spent
            longest[actor] = max(longest[actor], turn)
            decisions[actor] += 1
            mover = actor
        actions.append(action)
        state.apply(action)
    result = state.result()
    assert result is not None, "the game is over"
    names = [one.name for one in bout.contestants]
    return Outcome(
        bout.number,
        bout.game,
        names,
        [float(share) for share in result.shares],
        [standing.points for standing in result.standings[:seats]],
        [standing.categories for standing in result.standings[:seats]],
        seconds,
        longest,
        decisions,
        len(actions),
        write_record(new_record(game, {}, names, UNDATED, actions)),
    )
