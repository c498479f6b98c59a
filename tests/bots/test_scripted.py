"""The scripted bot: a yardstick that plays every game, ends Hansa Teutonica, and is no level."""

import pytest

from bots.games import play_game
from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.bots.levels import LEVELS, SCRIPTED, UnknownLevel, new_bot
from tabuleiro.bots.network import HEADS, VALUE
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.scripted.scripted_bot import SCRIPTS
from tabuleiro.bots.scripted.worth import time_left, weigh
from tabuleiro.core import CHANCE, NOBODY, State, find_game


def with_a_claim() -> State:
    """A position of Hansa Teutonica in which a route is complete and an action is left."""
    game = find_game("hansa_teutonica")
    state, bots = game.new(3), [new_bot(SCRIPTED, seat) for seat in range(3)]
    while not any(game.format(action).startswith("claim") for action in state.legal()):
        actor = state.to_act()
        state.apply((RandomBot(1) if actor == CHANCE else bots[actor]).choose(state))
    return state


def test_a_complete_route_is_claimed() -> None:
    state = with_a_claim()
    assert state.game().format(new_bot(SCRIPTED, 1).choose(state)).startswith("claim")


@pytest.mark.parametrize("seats", [2, 5])
def test_games_of_hansa_teutonica_end_as_people_end_them(seats: int) -> None:
    state = play_game("hansa_teutonica", [SCRIPTED] * seats, seats)
    result = state.result()
    assert result is not None
    assert "turn_cap" not in result.reasons
    assert int(str(state.dump()["turns"])) < 60 * seats


@pytest.mark.parametrize("name", sorted(SCRIPTS))
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_player_has_counts_for_and_what_others_have_against(name: str, seats: int) -> None:
    """Every worth names a feature of the game, so that no typing error leaves one out."""
    state = find_game(name).new(seats)
    network = weigh(SCRIPTS[name], state).network
    assert network is not None
    weights = list(network.direct)[VALUE::HEADS]
    assert sum(weight > 0 for weight in weights) > 4
    assert sum(weights) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_time_passes_in_a_script(name: str) -> None:
    """A courtier of Merv pays in three scoring phases at first, in one at last."""
    state, bot = find_game(name).new(2), RandomBot(1)
    times = []
    while state.to_act() != NOBODY:
        times.append(time_left(SCRIPTS[name], state))
        state.apply(bot.choose(state))
    assert times == sorted(times, reverse=True)
    assert (times[0], times[-1]) == (1.0, 0.0)


def test_without_a_script_points_are_counted() -> None:
    game = find_game("toy")
    state = game.new(2)
    state.apply(game.parse("reveal two"))
    assert new_bot(SCRIPTED, 1).choose(state) == game.parse("take")


def test_it_plays_in_matches_and_is_no_level() -> None:
    assert SCRIPTED not in LEVELS
    assert [one.level for one in parse_entrants("scripted,random", None)] == [SCRIPTED, "random"]
    for word in ("scripted:0.1", "scripted@weights.json"):
        with pytest.raises(UnknownLevel):
            parse_entrants(word, None)
