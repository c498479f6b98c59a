"""PettingZoo's own tests, and what we promise on top of them."""

import pickle
import sys
from importlib import import_module

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.wrappers.terminate_illegal import TerminateIllegalWrapper

from envs.tables import GAMES, each_game, each_table
from tabuleiro.core import BadOption, Illegal, Malformed, find_game
from tabuleiro.envs.pettingzoo import SeatsEnv
from tabuleiro.envs.stepper import EpisodeOver


def make(game: str, seats: int, **said: object) -> SeatsEnv:
    """An environment, made the way its users make it."""
    env = import_module(f"tabuleiro.envs.{game}_v0").env(seats=seats, **said)
    assert isinstance(env, SeatsEnv)
    return env


def legal_actions(env: SeatsEnv) -> list[int]:
    observation, *_ = env.last()
    assert observation is not None
    return [int(action) for action in np.flatnonzero(observation["action_mask"])]


def play_to_the_end(env: SeatsEnv) -> dict[str, float]:
    """What every agent got in a game in which each decision takes its last option."""
    env.reset(seed=1)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    while not any(env.terminations.values()):
        env.step(legal_actions(env)[-1])
        for agent, reward in env.rewards.items():
            gained[agent] += reward
    return gained


@pytest.fixture
def dict_observations_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's test knows by a list of names which environments observe a dict; any other gets a warning."""
    module = sys.modules["pettingzoo.test.api_test"]
    names = [f"{game}_v0" for game in GAMES]
    monkeypatch.setattr(module, "env_obs_dicts", names)
    monkeypatch.setattr(module, "env_obs_space", names)


@each_table
@pytest.mark.usefixtures("dict_observations_are_known")
def test_it_passes_the_api_test(game: str, seats: int) -> None:
    api_test(make(game, seats), num_cycles=1000)  # type: ignore[no-untyped-call] # theirs


@each_table
def test_it_passes_the_seed_test(game: str, seats: int) -> None:
    seed_test(lambda: make(game, seats), num_cycles=500)  # type: ignore[no-untyped-call] # theirs


@each_game
def test_spaces_are_the_same_for_every_seat_count(game: str) -> None:
    spaces = [make(game, seats).observation_space("seat_0") for seats in find_game(game).seats]
    assert all(space == spaces[0] for space in spaces)


def test_options_reach_the_game() -> None:
    env = make("luna", 1, solo_level=2, setup="preset")
    assert env.table.state.dump()["options"] == {**find_options("luna"), "solo_level": "2", "setup": "preset"}


def find_options(game: str) -> dict[str, str]:
    return {option.name: option.default for option in find_game(game).options}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown option 'colour'"):
        make("luna", 2, colour="red")


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadOption, match="expected one of ranking, margin"):
        make("luna", 2, reward="glory")


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    env = make("luna", 2)
    env.reset(seed=1)
    before = env.table.state.dump()
    refused = next(action for action in range(env.table.game.spaces.players) if action not in legal_actions(env))
    with pytest.raises(Illegal, match=r"is refused by LU-\d"):
        env.step(refused)
    assert env.table.state.dump() == before


@pytest.mark.parametrize("action", [-1, 10**6, 10**30])
def test_what_is_no_action_at_all_is_refused(action: int) -> None:
    env = make("merv", 2)
    env.reset(seed=1)
    with pytest.raises(Malformed, match="ids run from 0"):
        env.step(action)


def test_the_wrapper_ends_the_episode_instead() -> None:
    wrapped = TerminateIllegalWrapper(make("luna", 2), illegal_reward=-1)
    wrapped.reset(seed=1)
    observation, *_ = wrapped.last()
    assert observation is not None
    culprit = wrapped.agent_selection
    wrapped.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[culprit] == -1


def test_before_the_first_reset_it_says_so() -> None:
    with pytest.raises(EpisodeOver, match=r"call reset\(\)"):
        make("luna", 2).step(0)


def test_after_the_end_it_says_so() -> None:
    env = make("luna", 2)
    play_to_the_end(env)
    with pytest.raises(EpisodeOver, match="the game is over: the only valid action is None"):
        env.step(0)
    for _ in range(2):
        env.step(None)
    with pytest.raises(EpisodeOver, match=r"call reset\(\)"):
        env.step(None)


def test_the_ranking_is_paid_at_the_end() -> None:
    env = make("coimbra", 3)
    gained = play_to_the_end(env)
    ranks = [env.infos[agent]["rank"] for agent in env.agents]
    assert sorted(ranks) == [1, 2, 3]
    assert gained == {agent: {1: 1.0, 2: 0.0, 3: -1.0}[rank] for agent, rank in zip(env.agents, ranks, strict=True)}


def test_the_margin_is_own_points_less_the_best_rivals() -> None:
    env = make("coimbra", 3, reward="margin")
    gained = play_to_the_end(env)
    points = {agent: env.infos[agent]["points"] for agent in env.agents}
    best_rival = {agent: max(points[other] for other in env.agents if other != agent) for agent in env.agents}
    assert gained == {agent: points[agent] - best_rival[agent] for agent in env.agents}


def test_a_solo_player_is_measured_against_the_automata() -> None:
    env = make("merv", 1, reward="margin")
    gained = play_to_the_end(env)
    result = env.table.state.result()
    assert result is not None
    assert gained == {"seat_0": result.margin}


def test_shaping_adds_the_change_of_the_lead() -> None:
    env = make("merv", 2, shaping=0.5)
    plain = play_to_the_end(make("merv", 2))
    gained = play_to_the_end(env)
    margins = play_to_the_end(make("merv", 2, reward="margin"))
    assert gained == pytest.approx({agent: plain[agent] + 0.5 * margins[agent] for agent in plain})


def test_only_the_deciding_agent_has_a_mask() -> None:
    env = make("hansa_teutonica", 3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert masks == {agent: agent == env.agent_selection for agent in env.agents}


def test_without_a_seed_the_stream_goes_on() -> None:
    first, second = make("merv", 3), make("merv", 3)
    for env in (first, second):
        env.reset(seed=4)
    dealt = first.table.state.dump()
    for env in (first, second):
        env.reset()
    assert first.table.state.dump() == second.table.state.dump() != dealt


@each_game
def test_it_renders_the_text_board(game: str) -> None:
    env = make(game, 3, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "seat 2" in drawn


def test_it_renders_nothing_unless_asked() -> None:
    env = make("luna", 2)
    env.reset(seed=1)
    assert env.render() is None


def test_it_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(make("luna", 1, solo_level=3)))  # noqa: S301 - our own
    env.reset(seed=1)
    assert env.table.state.dump()["options"]["solo_level"] == "3"
