"""One game between entrants, from the first decision to the result."""

from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from tabuleiro.arena.common_random import CommonRandom
from tabuleiro.arena.engines.engine_bot import EngineBot
from tabuleiro.arena.entrant import Entrant
from tabuleiro.arena.installed_bot import InstalledBot
from tabuleiro.arena.opening import open_game
from tabuleiro.bots.bot import Bot
from tabuleiro.bots.turn import NO_TURN, is_same_turn
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.records.record import new_record, write_record
from tabuleiro.core.registry import find_game

UNDATED = "1970-01-01"
"""Records of the arena bear no date: the same pairing gives the same file."""


class Pairing(NamedTuple):
    """A game to be played: who sits where, and the seeds of chance (and of what is drawn with it) and of the bots."""

    number: int
    game: str
    entrants: tuple[Entrant, ...]
    chance_seed: int
    bot_seed: int
    opening: int = 0
    """How many decisions at its beginning are drawn."""


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
    margin: int = 0
    """Of whoever plays alone."""
    faults: Sequence[Sequence[str]] = ()
    """For each seat what an engine there has done wrong (`died`, `silent`, `nonsense`, `illegal`); () without any."""


def play_pairing(pairing: Pairing) -> Outcome:
    """Play one game."""
    game = find_game(pairing.game)
    bots = [one.bot(game, pairing.bot_seed * 31 + seat) for seat, one in enumerate(pairing.entrants)]
    try:
        return play_out(pairing, bots)
    finally:
        for bot in bots:
            if isinstance(bot, (InstalledBot, EngineBot)):
                bot.close()


def play_out(pairing: Pairing, bots: list[Bot]) -> Outcome:
    """Play one game with bots that are there."""
    game = find_game(pairing.game)
    seats = len(pairing.entrants)
    state = game.new(seats)
    chance = CommonRandom(pairing.chance_seed)
    seconds, longest, decisions = [0.0] * seats, [0.0] * seats, [0] * seats
    actions = open_game(state, pairing.opening, chance)
    turn, in_turn = NO_TURN, [0.0] * seats
    while (actor := state.to_act()) != NOBODY:
        if actor == CHANCE:
            action = chance.draw(state)
        else:
            began = time_of(bots[actor])
            action = bots[actor].choose(state)
            spent = time_of(bots[actor]) - began
            if not is_same_turn(state, turn):
                turn, in_turn = state.whose_turn(), [0.0] * seats
            in_turn[actor] += spent
            seconds[actor] += spent
            longest[actor] = max(longest[actor], in_turn[actor])
            decisions[actor] += 1
        actions.append(action)
        state.apply(action)
    result = state.result()
    assert result is not None, "the game is over"
    for bot in bots:
        if isinstance(bot, EngineBot):
            bot.end(result)
    names = [one.name for one in pairing.entrants]
    return Outcome(
        pairing.number,
        pairing.game,
        names,
        [float(share) for share in result.shares],
        [standing.points for standing in result.standings[:seats]],
        [standing.categories for standing in result.standings[:seats]],
        seconds,
        longest,
        decisions,
        len(actions),
        write_record(new_record(game, {}, names, UNDATED, actions)),
        result.margin,
        faults_of(bots),
    )


def faults_of(bots: Sequence[Bot]) -> list[list[str]]:
    """What engines have done wrong, seat by seat; nothing at all when there was none."""
    faults = [bot.faults if isinstance(bot, EngineBot) else [] for bot in bots]
    return faults if any(faults) else []


def time_of(bot: Bot) -> float:
    """A clock of the processor's time that a bot takes, here and elsewhere."""
    return process_time() + (bot.elsewhere if isinstance(bot, (InstalledBot, EngineBot)) else 0.0)
