"""The decisions of one game that bots play, column by column."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.bots.bot import Bot
from tabuleiro.bots.graded import GradedBot
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import next_word, seed_word
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.registry import find_game
from tabuleiro.core.result import Result
from tabuleiro.core.state import State
from tabuleiro.dataset.plan import DatasetPlan
from tabuleiro.envs.features import feature_bytes

STREAM: Final = 7919
"""Games of neighbouring seeds must not repeat each other: each seed begins this number of games further on."""


class Row(NamedTuple):
    """One decision. Chance sees no features; `values` and `visits` are those of `legal`, empty if nobody searched."""

    seat: int
    bot: str
    decision: str
    features: bytes
    legal: list[int]
    chosen: int
    values: list[float | None]
    visits: list[int]


def play_game(plan: DatasetPlan, number: int) -> tuple[list[Row], Result]:
    """Play game number `number` of a plan; only a clock can make it go differently the next time."""
    word: i64 = seed_word(plan.seed * STREAM + number)
    game = find_game(plan.game)
    state = game.new(plan.seats, plan.options)
    levels = plan.levels(number)
    bots: list[Bot] = []
    for level in levels:
        word = next_word(word)
        [entrant] = parse_entrants(level, plan.seconds)
        bots.append(entrant.bot(game, int(word)))
    rows: list[Row] = []
    buffer = vec[i64]([0] * state.game().spaces.size)
    while state.to_act() != NOBODY:
        seat = state.to_act()
        if seat == CHANCE:
            word = next_word(word)
            row = _chance_row(state, int(random_action(state, word, buffer)))
        else:
            row = _seat_row(state, levels[seat], bots[seat])
        rows.append(row)
        state.apply(row.chosen)
    result = state.result()
    assert result is not None, "nobody has to decide, so the game is over"
    return rows, result


def _chance_row(state: State, outcome: int) -> Row:
    return Row(CHANCE, "", state.decision(), b"", state.legal(), outcome, [], [])


def _seat_row(state: State, level: str, bot: Bot) -> Row:
    seat = state.to_act()
    legal = state.legal()
    chosen = bot.choose(state)
    advice = bot.advice if isinstance(bot, SearchBot) and not isinstance(bot, GradedBot) else None
    tried = {} if advice is None else {candidate.action: candidate for candidate in advice.candidates}
    values = [tried[action].value if action in tried else None for action in legal] if tried else []
    visits = [tried[action].visits if action in tried else 0 for action in legal] if tried else []
    return Row(seat, level, state.decision(), feature_bytes(state, seat), legal, chosen, values, visits)
