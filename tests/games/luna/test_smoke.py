"""Random games to the end, at every seat count and with every option: each position is sound and survives its JSON."""

import json

import pytest

from tabuleiro.bots.random import RandomBot
from tabuleiro.core.action import NOBODY
from tabuleiro.core.digest import canonical
from tabuleiro.core.errors import BadOption
from tabuleiro.core.state import State
from tabuleiro.games.luna import GAME
from tabuleiro.testkit.rules import rule
from tabuleiro.testkit.scenarios import Scenario, every_scenario

SETTINGS = [scenario for seats in GAME.seats for scenario in every_scenario(GAME, seats)]


def play_checked(scenario: Scenario, seed: int) -> State:
    state = GAME.new(scenario.seats, scenario.options)
    before = state.copy()
    bot = RandomBot(seed)
    for _ in range(GAME.max_steps):
        if state.to_act() == NOBODY:
            break
        before.copy_from(state)
        action = bot.choose(state)
        state.apply(action)
        assert state.check() == []
        assert state.check_step(before, action) == []
    return state


@pytest.mark.parametrize("scenario", SETTINGS, ids=Scenario.label)
@rule("LU-11.1", "LU-14.7")
def test_a_random_game_stays_sound_and_ends_after_six_rounds(scenario: Scenario) -> None:
    state = play_checked(scenario, seed=3)
    result = state.result()
    assert result is not None
    assert result.reasons == ["six_rounds"]
    assert [standing.points for standing in result.standings] == state.scores()
    assert all(sum(standing.categories.values()) == standing.points for standing in result.standings)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_random_game_survives_its_json(seats: int) -> None:
    state = GAME.new(seats)
    bot = RandomBot(5)
    while state.to_act() != NOBODY:
        dumped = canonical(state.dump())
        loaded = GAME.load(json.loads(dumped))
        assert canonical(loaded.dump()) == dumped
        assert loaded.legal() == state.legal()
        state.apply(bot.choose(state))


@rule("LU-16.1", forbids=True)
def test_the_preselected_set_up_refuses_what_contradicts_it() -> None:
    with pytest.raises(BadOption, match="preset"):
        GAME.new(1, {"setup": "preset", "solo_level": "3"})
