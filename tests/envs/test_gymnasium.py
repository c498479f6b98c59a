"""Gymnasium's own check, the vectorised environment against the single one, and what we promise on top."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from envs.tables import each_table
from tabuleiro.bots.levels import LEVELS, UnknownLevel
from tabuleiro.core import BadOption, Illegal
from tabuleiro.envs.gymnasium import SeatEnv
from tabuleiro.envs.observation import Observation
from tabuleiro.envs.stepper import EpisodeOver
from tabuleiro.envs.vector import SeatVectorEnv

STEPS = 250
GAMES_AT_ONCE = 3


def make(game: str, seats: int, **said: Any) -> SeatEnv:  # noqa: ANN401 - whatever an environment takes
    """An environment, made the way its users make it."""
    env = gymnasium.make(f"tabuleiro/{game}-v0", seats=seats, **said).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def make_many(game: str, seats: int, **said: Any) -> SeatVectorEnv:  # noqa: ANN401 - whatever an environment takes
    envs = gymnasium.make_vec(f"tabuleiro/{game}-v0", GAMES_AT_ONCE, seats=seats, **said)
    assert isinstance(envs, SeatVectorEnv)
    return envs


def play_to_the_end(env: SeatEnv, seed: int = 1) -> float:
    """What the learner got in a game in which it always takes its last option."""
    observation, _ = env.reset(seed=seed)
    gained, over = 0.0, False
    while not over:
        observation, reward, terminated, truncated, _ = env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
        gained += reward
        over = terminated or truncated
    return gained


def illegal_action(observation: Observation) -> int:
    return int(np.flatnonzero(observation["action_mask"] == 0)[0])


def assert_same(observation: Observation, other: Observation, number: int) -> None:
    for key, value in other.items():
        np.testing.assert_array_equal(observation[key][number], value)


@each_table
def test_it_passes_the_check(game: str, seats: int) -> None:
    check_env(make(game, seats, illegal_reward=-1.0))


@each_table
def test_many_games_go_as_single_ones_do(game: str, seats: int) -> None:
    dice = np.random.default_rng(1)
    envs = make_many(game, seats)
    singles = [make(game, seats) for _ in range(GAMES_AT_ONCE)]
    seen, _ = envs.reset(seed=7)
    for number, single in enumerate(singles):
        assert_same(seen, single.reset(seed=7 + number)[0], number)
    over = [False] * GAMES_AT_ONCE
    for _ in range(STEPS):
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, terminations, truncations, _ = envs.step(actions)
        assert seen in envs.observation_space
        assert not truncations.any()
        for number, single in enumerate(singles):
            reward = 0.0
            if over[number]:
                observation, _ = single.reset()
                over[number] = False
            else:
                observation, reward, over[number], _, _ = single.step(int(actions[number]))
            assert_same(seen, observation, number)
            assert (reward, over[number]) == (rewards[number], terminations[number])


@each_table
def test_many_games_go_as_those_that_gymnasium_makes_many_of(game: str, seats: int) -> None:
    """Its own vector of our single environments is the model, both seen through its statistics of episodes."""
    modes = ("vector_entry_point", "sync")
    made = [gymnasium.make_vec(f"tabuleiro/{game}-v0", GAMES_AT_ONCE, mode, seats=seats) for mode in modes]
    assert made[0].metadata["autoreset_mode"] == made[1].metadata["autoreset_mode"]
    assert (made[0].observation_space, made[0].action_space) == (made[1].observation_space, made[1].action_space)
    ours, theirs = (RecordEpisodeStatistics(envs) for envs in made)
    dice = np.random.default_rng(2)
    seen, _ = ours.reset(seed=11)
    model, _ = theirs.reset(seed=11)
    for _ in range(STEPS):
        assert data_equivalence(seen, model, exact=True)
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, *brought, told = ours.step(actions)
        model, *expected, told_there = theirs.step(actions)
        assert data_equivalence(brought, expected, exact=True)
        assert ("episode" in told) == ("episode" in told_there)
        for what in ("r", "l") if "episode" in told else ():
            np.testing.assert_array_equal(told["episode"][what], told_there["episode"][what])


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_any_level_sit_in_the_other_seats(level: str) -> None:
    env = make("luna", 2, bots=level, seconds=0.01)
    observation, _ = env.reset(seed=1)
    observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert env.episode.table.state.to_act() == 0


def test_the_learner_may_sit_anywhere() -> None:
    env = make("coimbra", 3, seat=2, bots=["novice", "random"])
    env.reset(seed=1)
    assert env.episode.terms.levels == ["novice", "random", ""]
    assert env.episode.table.state.to_act() == 2


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (make("merv", 3, bots="novice", reward="margin") for _ in range(2))
    assert [play_to_the_end(first, seed) for seed in (3, 4)] == [play_to_the_end(second, seed) for seed in (3, 4)]


def test_shaping_adds_the_change_of_the_lead() -> None:
    margin = play_to_the_end(make("luna", 3, reward="margin"))
    assert play_to_the_end(make("luna", 3, reward="margin", shaping=0.25)) == pytest.approx(1.25 * margin)


def test_an_illegal_action_names_its_rule() -> None:
    env = make("coimbra", 2)
    observation, _ = env.reset(seed=1)
    with pytest.raises(Illegal, match=r"is refused by CO-\d"):
        env.step(illegal_action(observation))


def test_an_illegal_action_may_end_the_episode_instead() -> None:
    env = make("coimbra", 2, illegal_reward=-5.0)
    observation, _ = env.reset(seed=1)
    _, reward, terminated, truncated, _ = env.step(illegal_action(observation))
    assert (reward, terminated, truncated) == (-5.0, True, False)


def test_an_illegal_action_among_many_changes_no_game() -> None:
    envs = make_many("merv", 2)
    seen, _ = envs.reset(seed=1)
    actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
    actions[-1] = np.flatnonzero(seen["action_mask"][-1] == 0)[0]
    before = [episode.table.state.dump() for episode in envs.batch.episodes]
    with pytest.raises(Illegal, match=r"is refused by ME-\d"):
        envs.step(actions)
    assert [episode.table.state.dump() for episode in envs.batch.episodes] == before


def test_sampled_actions_are_legal_and_differ() -> None:
    envs = make_many("luna", 3)
    seen, _ = envs.reset(seed=1)
    drawn = [envs.sample_actions() for _ in range(20)]
    assert all(seen["action_mask"][number, actions[number]] for actions in drawn for number in range(GAMES_AT_ONCE))
    assert len({tuple(actions.tolist()) for actions in drawn}) > 1


def test_before_the_first_reset_it_says_so() -> None:
    with pytest.raises(EpisodeOver, match=r"call reset\(\) before step\(\)"):
        make("luna", 2).step(0)


def test_after_the_end_it_says_so() -> None:
    env = make("luna", 2)
    play_to_the_end(env)
    with pytest.raises(EpisodeOver, match=r"the episode is over: call reset\(\)"):
        env.step(0)


def test_an_unknown_level_is_refused_at_once() -> None:
    with pytest.raises(UnknownLevel, match="unknown bot 'genius'"):
        make("luna", 2, bots="genius")


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(BadOption, match="1 bots for 2 seats"):
        make("luna", 3, bots=["random"])


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no seat 3: expected 0 to 2"):
        make("luna", 3, seat=3)


def test_many_games_are_drawn_one_by_one() -> None:
    envs = make_many("luna", 2, render_mode="ansi")
    envs.reset(seed=1)
    drawn = envs.render()
    assert drawn is not None
    assert len(drawn) == GAMES_AT_ONCE
