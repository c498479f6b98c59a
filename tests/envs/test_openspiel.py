"""OpenSpiel's own test, its search playing every game to the end, and what we promise on top."""

import os
import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from envs.tables import each_game, each_table
from tabuleiro.core import find_game
from tabuleiro.envs import openspiel
from tabuleiro.envs.reward import leads


class LeadEvaluator(mcts.Evaluator):  # type: ignore[misc] # OpenSpiel has no types
    """Values a position by every seat's lead: a random game of Hansa Teutonica to the end takes thousands of steps."""

    def evaluate(self, state: openspiel.SpielState) -> list[float]:
        position = state._position.state
        return [float(np.tanh(lead / 20)) for lead in leads(position)]

    def prior(self, state: openspiel.SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def load(game: str, players: int, **said: object) -> openspiel.SpielGame:
    loaded = pyspiel.load_game(f"tabuleiro_{game}", {"players": players, **said})
    assert isinstance(loaded, openspiel.SpielGame)
    return loaded


def play_to_the_end(state: openspiel.SpielState, bots: dict[int, object], dice: np.random.RandomState) -> None:
    """Seats without a bot play at random."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(outcomes, p=chances))
        elif state.current_player() in bots:
            state.apply_action(bots[state.current_player()].step(state))  # type: ignore[attr-defined] # OpenSpiel has no types
        else:
            state.apply_action(dice.choice(state.legal_actions()))


@each_table
def test_it_passes_the_random_simulation_test(game: str, seats: int) -> None:
    if game == "hansa_teutonica" and not os.environ.get("WHOLE"):
        pytest.skip("at random such a game takes thousands of steps: `make soak` plays it")
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@each_table
def test_its_search_plays_a_game_to_the_end(game: str, seats: int) -> None:
    spiel = load(game, seats)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(spiel, uct_c=1.4, max_simulations=3, evaluator=LeadEvaluator(), random_state=dice, solve=False)
    state = spiel.new_initial_state()
    play_to_the_end(state, dict.fromkeys(range(seats), bot), dice)
    assert len(state.returns()) == seats


def test_its_search_runs_with_full_rollouts_too() -> None:
    spiel = load("luna", 2)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(spiel, 1.4, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = spiel.new_initial_state()
    play_to_the_end(state, {0: bot}, dice)
    assert sorted(state.returns()) == [-1.0, 1.0]


@each_table
def test_utilities_are_as_declared(game: str, seats: int) -> None:
    ranking, margin = load(game, seats), load(game, seats, reward="margin")
    kinds = pyspiel.GameType.Utility
    assert ranking.get_type().utility == (kinds.ZERO_SUM if seats > 1 else kinds.GENERAL_SUM)
    assert margin.get_type().utility == kinds.GENERAL_SUM
    assert (ranking.max_utility(), margin.max_utility()) == (1.0, openspiel.LARGEST_MARGIN)


@each_game
def test_a_state_is_read_from_its_text_forms(game: str) -> None:
    state = load(game, 3).new_initial_state()
    assert str(state) == state.observation_string(0)
    player = state.current_player()
    texts = [state.action_to_string(player, action) for action in state.legal_actions()]
    chance = find_game(game).spaces.players if state.is_chance_node() else 0
    assert [find_game(game).parse(text) - chance for text in texts] == state.legal_actions()


@each_game
def test_the_tensor_holds_the_features(game: str) -> None:
    spiel = load(game, 2)
    assert spiel.observation_tensor_shape() == [len(find_game(game).feature_names)]
    names = find_game(game).feature_names
    assert spiel.new_initial_state().observation_tensor(1)[names.index("seats")] == 2


def test_options_are_part_of_the_game_s_text() -> None:
    spiel = pyspiel.load_game("tabuleiro_luna(players=1,options=solo_level:2/setup:preset)")
    again = pyspiel.load_game(str(spiel))
    assert again.start.dump()["options"]["solo_level"] == "2"


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ("players=9", "luna is not played by 9"),
        ("options=solo_level", "'solo_level' is no option: expected name:value"),
        ("options=colour:red", "unknown option 'colour'"),
        ("reward=glory", "unknown reward 'glory'"),
    ],
)
def test_bad_parameters_are_refused(parameters: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        pyspiel.load_game(f"tabuleiro_luna({parameters})")


def test_a_position_of_ours_is_searched_and_stays_as_it_is() -> None:
    spiel = load("luna", 2)
    position = find_game("luna").new(2)
    while position.to_act() < 0:
        position.apply(position.legal()[0])
    before = position.dump()
    state = spiel.state_at(position)
    assert state.legal_actions() == position.legal()
    dice = np.random.RandomState(1)
    chosen = mcts.MCTSBot(spiel, 1.4, 3, LeadEvaluator(), random_state=dice).step(state)
    assert chosen in position.legal()
    state.apply_action(chosen)
    assert position.dump() == before


def test_a_clone_shares_nothing() -> None:
    state = load("merv", 2).new_initial_state()
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_a_state_survives_pickling() -> None:
    state = load("coimbra", 3).new_initial_state()
    state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert (str(again), again.history()) == (str(state), state.history())


def test_the_interpreter_ends_in_peace() -> None:
    program = "import tabuleiro.envs.openspiel, pyspiel; game = pyspiel.load_game('tabuleiro_luna')"
    subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603 - our own program
