"""Uniformly random play inside compiled code, into buffers that the caller owns."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.rng import draw, next_word
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.chance import outcome_at, total_weight
from tabuleiro.core.state import State


def _drawn(state: State, actor: i64, word: i64, buffer: vec[i64]) -> i64:
    """What an actor who draws a word does."""
    count: i64 = state.legal_into(buffer)
    if actor != CHANCE:
        return buffer[draw(word, count)]
    return outcome_at(state, buffer, draw(word, total_weight(state, buffer, count)))


def random_action(state: State, word: i64, buffer: vec[i64]) -> i64:
    """One legal action: uniform for a seat, by weight for chance. `buffer` is as long as the action space."""
    return _drawn(state, state.to_act(), word, buffer)


def playout(state: State, word: i64, buffer: vec[i64]) -> i64:
    """Play at random to the end; return how many decisions the seats took (chance is not counted)."""
    decisions: i64 = 0
    actor: i64 = state.to_act()
    while actor != NOBODY:
        word = next_word(word)
        if actor != CHANCE:
            decisions += 1
        state.apply(_drawn(state, actor, word, buffer))
        actor = state.to_act()
    return decisions
