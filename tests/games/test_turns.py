"""Whose turn it is: in every kept game of every game, and who is asked in the turn of somebody else."""

from pathlib import Path

import pytest

from games.kept_games import kept_games
from tabuleiro.core import find_game
from tabuleiro.testkit.laws.turns import TurnLaw
from tabuleiro.testkit.rules import rule


@pytest.mark.parametrize("name", ["coimbra", "hansa_teutonica", "luna", "merv"])
def test_every_kind_that_is_asked_out_of_turn_is_listed_and_seen(name: str) -> None:
    game, seen = find_game(name), set[str]()
    for state, actions in kept_games(game, Path(__file__).parent / name).values():
        law = TurnLaw()
        for action in actions:
            law.check(state)
            if 0 <= state.to_act() != state.whose_turn()[0]:
                seen.add(state.decision())
            state.apply(state.game().parse(action))
    assert seen == set(game.out_of_turn_kinds)


@rule("HT-5.3.2")
def test_a_displaced_player_answers_in_the_turn_of_the_other() -> None:
    game = find_game("hansa_teutonica")
    for state, actions in kept_games(game, Path(__file__).parent / "hansa_teutonica").values():
        for action in actions:
            turn, actor = state.whose_turn(), state.to_act()
            state.apply(state.game().parse(action))
            if state.decision() == "relocate":
                assert turn == state.whose_turn()
                assert turn[0] == actor != state.to_act()
                return
    pytest.fail("nobody was displaced")
