"""The graded bots take what a short search prefers; a slip is another plausible action, never a foolish one."""

from collections.abc import Mapping

import pytest

from bots.games import play_game
from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.graded import USUAL, Grade, GradedBot
from tabuleiro.bots.levels import GRADES, levels_of
from tabuleiro.bots.network import HEADS, VALUE, Network
from tabuleiro.core import Game, State, find_game, game_names

SURE, SLIPPING = {USUAL: Grade(20, 0)}, {USUAL: Grade(20, 100)}


def position(game: Game, *actions: str) -> State:
    """A position after some actions."""
    state = game.new(2)
    for action in actions:
        state.apply(game.parse(action))
    return state


def wanting(game: Game, weight: float) -> Evaluation:
    """A network that only counts its own points."""
    network = Network(len(game.feature_names), 0, game.spaces.players)
    network.direct[game.feature_names.index("points_0") * HEADS + VALUE] = weight
    return Evaluation(network, 10.0)


def test_points_are_taken() -> None:
    state = position(find_game("toy"), "reveal two")
    assert GradedBot(1, SURE).choose(state) == find_game("toy").parse("take")


def test_an_answer_is_valued_by_what_it_opens() -> None:
    """Accepting alone moves no point; the gift that follows gains 2 for 1 (TY-2.7)."""
    game = find_game("toy")
    state = position(game, "reveal one", "trade 1")
    assert game.format(GradedBot(1, SURE).choose(state)) == "answer accept"


def test_learned_weights_decide() -> None:
    """A network that wants what the seat does not want does the opposite."""
    game = find_game("toy")
    state = position(game, "reveal two")
    assert GradedBot(1, SURE, wanting(game, 1.0)).choose(state) == game.parse("take")
    assert GradedBot(1, SURE, wanting(game, -1.0)).choose(state) != game.parse("take")


def test_slips_are_drawn_from_what_is_plausible() -> None:
    """A policy that holds one action to be ten times worse than the others never slips into it."""
    game = find_game("toy")
    state = position(game, "reveal two")
    evaluation = wanting(game, 0.0)
    assert evaluation.network is not None
    foolish = state.legal()[0]
    evaluation.network.policy_bias[foolish] = -4.0
    chosen = {GradedBot(seed, SLIPPING, evaluation).choose(state) for seed in range(60)}
    assert chosen == set(state.legal()) - {foolish}


@pytest.mark.parametrize("game", [USUAL, *game_names()])
def test_a_better_grade_looks_farther_and_slips_no_more(game: str) -> None:
    grades = [GRADES[level].get(game, GRADES[level][USUAL]) for level in levels_of(game) if level in GRADES]
    assert [one.iterations for one in grades] == sorted({one.iterations for one in grades})
    assert [one.slips for one in grades] == sorted([one.slips for one in grades], reverse=True)


def test_a_game_has_grades_of_its_own() -> None:
    game = find_game("toy")
    state = position(game, "reveal two")
    own = {**SLIPPING, game.name: Grade(20, 0)}

    def chosen(grades: Mapping[str, Grade]) -> list[int]:
        return [GradedBot(seed, grades).choose(state) for seed in range(20)]

    assert chosen(own) == chosen(SURE)
    assert chosen(own) != chosen(SLIPPING)


def test_regular_beats_random() -> None:
    wins = 0
    for seed in range(30):
        result = play_game("toy", ["regular", "random"], seed * 10).result()
        assert result is not None
        wins += result.shares[0] > result.shares[1]
    assert wins > 18
