"""The greedy bot sees points one action ahead, and what its action opens."""

from bots.games import play_game
from tabuleiro.bots.greedy import GreedyBot, lead
from tabuleiro.core import Game, State, find_game


def position(game: Game, *actions: str) -> State:
    """A position after some actions."""
    state = game.new(2)
    for action in actions:
        state.apply(game.parse(action))
    return state


def test_points_are_taken() -> None:
    state = position(find_game("toy"), "reveal two")
    chosen = {GreedyBot(seed).choose(state) for seed in range(10)}
    assert chosen == {find_game("toy").parse("take")}


def test_an_answer_is_valued_by_what_it_opens() -> None:
    """Accepting alone moves no point; the gift that follows gains 2 for 1 (TY-2.7)."""
    game = find_game("toy")
    state = position(game, "reveal one", "trade 1")
    chosen = {game.format(GreedyBot(seed).choose(state)) for seed in range(10)}
    assert chosen == {"answer accept"}


def test_the_lead_counts_every_other_party() -> None:
    state = position(find_game("toy"), "reveal three", "take")
    assert [lead(state, seat) for seat in range(2)] == [2, -3]


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(30):
        result = play_game("toy", ["greedy", "random"], seed * 10).result()
        assert result is not None
        wins += result.shares[0] > result.shares[1]
    assert wins > 18
