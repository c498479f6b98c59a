"""The regular bot takes what leads to the best position; the novice sometimes overlooks it."""

from bots.games import play_game
from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.network import HEADS, VALUE, Network
from tabuleiro.bots.novice import NoviceBot
from tabuleiro.bots.regular import RegularBot
from tabuleiro.core import Game, State, find_game


def position(game: Game, *actions: str) -> State:
    """A position after some actions."""
    state = game.new(2)
    for action in actions:
        state.apply(game.parse(action))
    return state


def test_points_are_taken() -> None:
    state = position(find_game("toy"), "reveal two")
    assert RegularBot(1).choose(state) == find_game("toy").parse("take")


def test_an_answer_is_valued_by_what_it_opens() -> None:
    """Accepting alone moves no point; the gift that follows gains 2 for 1 (TY-2.7)."""
    game = find_game("toy")
    state = position(game, "reveal one", "trade 1")
    assert game.format(RegularBot(1).choose(state)) == "answer accept"


def test_learned_weights_decide() -> None:
    """A network that wants what the seat does not want does the opposite."""
    game = find_game("toy")
    state = position(game, "reveal two")
    contrary = Network(len(game.feature_names), 0, game.spaces.players)
    contrary.direct[game.feature_names.index("points_0") * HEADS + VALUE] = -1.0
    assert RegularBot(1, Evaluation(contrary, 10.0)).choose(state) != game.parse("take")


def test_what_is_alike_is_taken_alike() -> None:
    """Who always takes the first of equals may go round in circles: Hansa Teutonica never ended."""
    game = find_game("toy")
    state = position(game, "reveal two")
    indifferent = Evaluation(Network(len(game.feature_names), 0, game.spaces.players), 10.0)
    assert {RegularBot(seed, indifferent).choose(state) for seed in range(30)} == set(state.legal())


def test_a_novice_overlooks_an_action_now_and_then() -> None:
    game = find_game("toy")
    state = position(game, "reveal two")
    taken = sum(NoviceBot(seed).choose(state) == game.parse("take") for seed in range(100))
    assert 30 < taken < 95


def test_regular_beats_random() -> None:
    wins = 0
    for seed in range(30):
        result = play_game("toy", ["regular", "random"], seed * 10).result()
        assert result is not None
        wins += result.shares[0] > result.shares[1]
    assert wins > 18
