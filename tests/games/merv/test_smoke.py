"""Random games of every kind reach their end, keep every invariant and survive a round trip through JSON."""

import json

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import next_word, seed_word
from tabuleiro.core.action import NOBODY
from tabuleiro.core.digest import canonical
from tabuleiro.core.state import State
from tabuleiro.games.merv import GAME
from tabuleiro.testkit.rules import rule
from tabuleiro.testkit.scenarios import Scenario, every_scenario

SETTINGS = [scenario for seats in GAME.seats for scenario in every_scenario(GAME, seats)]


def play_on(state: State, seed: int) -> int:
    """Play at random to the end, checking every position; return the number of steps."""
    buffer = vec[i64]([0] * GAME.spaces.size)
    word = seed_word(seed)
    steps = 0
    while state.to_act() != NOBODY:
        assert state.check() == []
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert state.fallback() in legal
        before = state.copy()
        word = next_word(word)
        action = int(random_action(state, word, buffer))
        state.apply(action)
        assert state.check_step(before, action) == []
        steps += 1
    return steps


@pytest.mark.parametrize("scenario", SETTINGS, ids=Scenario.label)
@rule("ME-3.1", "ME-17.3")
def test_random_games_end(scenario: Scenario) -> None:
    for seed in range(3):
        state = GAME.new(scenario.seats, scenario.options)
        assert play_on(state, seed) <= GAME.max_steps
        assert state.check() == []
        assert state.legal() == []


@pytest.mark.parametrize("seats", GAME.seats)
@rule("ME-13.3", "ME-13.4")
def test_result_adds_up(seats: int) -> None:
    state = GAME.new(seats)
    play_on(state, 7)
    result = state.result()
    assert result is not None
    assert [standing.points for standing in result.standings] == state.scores()
    for standing in result.standings:
        assert sum(standing.categories.values()) == standing.points
    assert sum(result.shares) == (1 if seats > 1 or result.standings[0].rank == 1 else 0)


@pytest.mark.parametrize("seats", GAME.seats)
@rule("ME-16.1")
def test_positions_survive_json(seats: int) -> None:
    state = GAME.new(seats)
    buffer = vec[i64]([0] * GAME.spaces.size)
    word = seed_word(seats)
    while state.to_act() != NOBODY:
        text = canonical(state.dump())
        loaded = GAME.load(json.loads(text))
        assert canonical(loaded.dump()) == text
        assert loaded.legal() == state.legal()
        word = next_word(word)
        state.apply(random_action(state, word, buffer))


@pytest.mark.parametrize("seats", GAME.seats)
@rule("ME-17.4")
def test_the_fallback_alone_finishes_a_game(seats: int) -> None:
    state = GAME.new(seats)
    while state.to_act() != NOBODY:
        state.apply(state.fallback() if state.to_act() >= 0 else state.legal()[0])
    assert state.result() is not None
