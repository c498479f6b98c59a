"""The scripted bot: a yardstick that plays every game, ends Hansa Teutonica, and is no level."""

import pytest

from bots.games import play_game
from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.bots.levels import LEVELS, SCRIPTED, UnknownLevel, new_bot
from tabuleiro.bots.random import RandomBot
from tabuleiro.core import CHANCE, State, find_game


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
