"""Self-play: every seat of many games, written into the caller's arrays, in one process or several."""

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module

import numpy as np
import pytest

from envs.tables import each_table
from tabuleiro.core import BadOption, Illegal, Malformed, find_game
from tabuleiro.envs.observation import features_array
from tabuleiro.envs.pettingzoo import SeatsEnv
from tabuleiro.envs.self_play import SelfPlay, Sight
from tabuleiro.envs.self_play.branches import Branches, ProcessGone
from tabuleiro.envs.self_play.share import Share, half_table
from tabuleiro.envs.stepper import EpisodeOver

GAMES = 3
STEPS = 200


@pytest.fixture(scope="module")
def spread() -> Iterator[SelfPlay]:
    """Five games in two processes; starting those takes longer than all that is done with them."""
    games = SelfPlay("luna", 5, seats=2, processes=2)
    yield games
    games.close()


def first_legal(sight: Sight) -> list[int]:
    return [int(np.flatnonzero(mask)[0]) for mask in sight.action_mask]


def positions(games: SelfPlay) -> list[object]:
    assert isinstance(games._games, Share)
    return [episode.table.state.dump() for episode in games._games.batch.episodes]


def assert_same(one: Sight, other: Sight) -> None:
    for (name, array), (_, expected) in zip(one.arrays(), other.arrays(), strict=True):
        np.testing.assert_array_equal(array, expected, name)


def single(game: str, seats: int, seed: int) -> SeatsEnv:
    env = import_module(f"tabuleiro.envs.{game}_v0").env(seats=seats)
    assert isinstance(env, SeatsEnv)
    env.reset(seed=seed)
    return env


def assert_shows(sight: Sight, number: int, env: SeatsEnv) -> None:
    """A row is what the agent sees whose turn it is in PettingZoo."""
    assert env.agent_selection == f"seat_{sight.seat[number]}"
    seen = env.observe(env.agent_selection)
    np.testing.assert_array_equal(sight.observation[number], seen["observation"])
    np.testing.assert_array_equal(sight.action_mask[number], seen["action_mask"])


@each_table
def test_every_game_goes_as_in_pettingzoo(game: str, seats: int) -> None:
    games = SelfPlay(game, GAMES, seats=seats)
    sight = games.reset(seed=7)
    envs = [single(game, seats, 7 + number) for number in range(GAMES)]
    for _ in range(STEPS):
        actions = games.sample_actions()
        games.step(actions)
        for number, env in enumerate(envs):
            env.step(int(actions[number]))
            is_over = any(env.terminations.values())
            rewards = [env.rewards[agent] if is_over else 0.0 for agent in env.possible_agents]
            np.testing.assert_array_equal(sight.rewards[number], np.array(rewards, np.float32))
            assert sight.terminated[number] == is_over
            if is_over:
                env.reset()
            assert_shows(sight, number, env)


def test_the_end_pays_every_seat_and_the_next_game_has_begun() -> None:
    games = SelfPlay("luna", 2, seats=3)
    sight = games.reset(seed=1)
    while not sight.terminated[0]:
        assert not sight.rewards[0].any()
        games.step(first_legal(sight))
    assert max(sight.rewards[0].tolist()) > 0
    assert sight.rewards[0].sum() == pytest.approx(0.0)
    names = find_game("luna").feature_names
    assert sight.observation[0][names.index("round")] <= 1
    games.step(first_legal(sight))
    assert not sight.terminated[0]
    assert not sight.rewards[0].any()


def test_shaping_pays_all_seats_the_change_of_their_leads() -> None:
    plain, shaped = (SelfPlay("luna", 1, seats=2, reward="margin", shaping=shaping) for shaping in (0.0, 0.25))
    gained = []
    for games in (plain, shaped):
        sight, total = games.reset(seed=3), np.zeros(2)
        while not sight.terminated[0]:
            games.step(first_legal(sight))
            total += sight.rewards[0]
        gained.append(total)
    assert gained[1] == pytest.approx(1.25 * gained[0])


def test_a_refused_action_changes_no_game() -> None:
    games = SelfPlay("merv", GAMES, seats=2)
    sight = games.reset(seed=1)
    actions, before = first_legal(sight), positions(games)
    actions[-1] = int(np.flatnonzero(sight.action_mask[-1] == 0)[0])
    with pytest.raises(Illegal, match=r"is refused by ME-\d"):
        games.step(actions)
    assert positions(games) == before


def test_several_processes_refuse_an_action_before_any_game_has_changed(spread: SelfPlay) -> None:
    alone = SelfPlay("luna", 5, seats=2)
    sight, expected = spread.reset(seed=4), alone.reset(seed=4)
    actions = first_legal(sight)
    with pytest.raises(Illegal, match=r"is refused by LU-\d"):
        spread.step([*actions[:-1], int(np.flatnonzero(sight.action_mask[-1] == 0)[0])])
    with pytest.raises(Malformed, match="no action has the id 1000000"):
        spread.step([*actions[:-1], 1_000_000])
    spread.step(actions)
    alone.step(actions)
    assert_same(sight, expected)


@pytest.mark.parametrize("number", range(5))
def test_several_processes_refuse_an_action_of_any_share(spread: SelfPlay, number: int) -> None:
    """Whichever process has the game whose action is refused: none has taken the step, and the rule is the same."""
    alone = SelfPlay("luna", 5, seats=2)
    sight = spread.reset(seed=4)
    alone.reset(seed=4)
    actions, bad = first_legal(sight), first_legal(sight)
    bad[number] = int(np.flatnonzero(sight.action_mask[number] == 0)[0])
    with pytest.raises(Illegal) as theirs:
        alone.step(bad)
    with pytest.raises(Illegal) as ours:
        spread.step(bad)
    assert str(ours.value) == str(theirs.value)
    assert_same(spread.step(actions), alone.step(actions))


def test_several_processes_play_the_same_games_as_one(spread: SelfPlay) -> None:
    alone = SelfPlay("luna", 5, seats=2)
    assert_same(spread.reset(seed=9), alone.reset(seed=9))
    together, expected = spread.new_arrays(STEPS), alone.new_arrays(STEPS)
    for step in range(STEPS):
        actions = spread.sample_actions()
        np.testing.assert_array_equal(actions, alone.sample_actions())
        spread.step(actions, out=together.at(step))
        alone.step(actions, out=expected.at(step))
    assert_same(together, expected)
    assert_same(spread.reset(), alone.reset())


def test_actions_drawn_ahead_that_nobody_asks_for_change_no_later_ones(spread: SelfPlay) -> None:
    """Whoever asked for random actions has the next ones drawn with the step; then others may choose, or begin anew."""
    alone = SelfPlay("luna", 5, seats=2)
    for one in (spread, alone):
        one.reset(seed=3)
    for asks in (1, 1, 0, 0, 2, 1, 0, 1):
        drawn = [(spread.sample_actions(), alone.sample_actions()) for _ in range(asks)]
        for mine, theirs in drawn:
            np.testing.assert_array_equal(mine, theirs)
        actions = drawn[-1][0] if drawn else first_legal(alone._last)
        assert_same(spread.step(actions), alone.step(actions))
    assert_same(spread.reset(), alone.reset())
    np.testing.assert_array_equal(spread.sample_actions(), alone.sample_actions())


def test_several_processes_refuse_arrays_that_only_one_sees(spread: SelfPlay) -> None:
    spread.reset(seed=1)
    with pytest.raises(ValueError, match=r"only into arrays that new_arrays\(\) made"):
        spread.step(np.zeros(5, int), out=SelfPlay("luna", 5, seats=2).new_arrays())


def test_a_killed_process_is_told() -> None:
    games = SelfPlay("luna", 2, seats=2, processes=2)
    sight = games.reset(seed=1)
    assert isinstance(games._games, Branches)
    other = games._games.others[1].process
    other.kill()
    other.join()
    with pytest.raises(ProcessGone, match="process 1 of the games is gone"):
        games.step(first_legal(sight))
    with pytest.raises(ProcessGone, match="the games are closed"):
        games.sample_actions()


def test_games_that_are_interrupted_in_the_middle_of_a_step_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    games = SelfPlay("luna", 2, seats=2, processes=2)
    sight = games.reset(seed=1)
    assert isinstance(games._games, Branches)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games._games.own, "step", interrupt)
    with pytest.raises(KeyboardInterrupt):
        games.step(first_legal(sight))
    with pytest.raises(ProcessGone, match="the games are closed"):
        games.step(first_legal(sight))


def test_a_process_that_fails_says_why() -> None:
    games = SelfPlay("luna", 2, seats=2, processes=2)
    games.reset(seed=1)
    assert isinstance(games._games, Branches)
    games._games._write(1, "dump", 7)
    with pytest.raises(ProcessGone, match="process 1 of the games failed: IndexError"):
        games._games._answer(1)


def test_several_processes_refuse_arrays_that_other_games_made(spread: SelfPlay) -> None:
    spread.reset(seed=1)
    foreign = SelfPlay("luna", 5, seats=2, processes=2)
    with pytest.raises(ValueError, match=r"only into arrays that new_arrays\(\) made"):
        spread.step(np.zeros(5, int), out=foreign.new_arrays())
    foreign.close()


def test_a_rollout_is_written_into_arrays_that_the_caller_keeps() -> None:
    games = SelfPlay("coimbra", 2, seats=2)
    rollout = games.new_arrays(4)
    games.reset(seed=5, out=rollout.at(0))
    for step in range(3):
        games.step(games.sample_actions(), out=rollout.at(step + 1))
    assert rollout.observation.shape == (4, 2, games.layout.features)
    assert isinstance(games._games, Share)
    for number, episode in enumerate(games._games.batch.episodes):
        seen = features_array(episode.table.state, episode.table.state.to_act())
        np.testing.assert_array_equal(rollout.observation[3, number], seen)
    assert len({rollout.observation[step].tobytes() for step in range(4)}) == 4


def test_half_precision_and_packed_masks_say_the_same() -> None:
    plain = SelfPlay("hansa_teutonica", GAMES, seats=3)
    small = SelfPlay("hansa_teutonica", GAMES, seats=3, observation="float16", packed=True)
    wide, narrow = plain.reset(seed=2), small.reset(seed=2)
    for _ in range(STEPS):
        actions = plain.sample_actions()
        plain.step(actions)
        small.step(actions)
    np.testing.assert_array_equal(narrow.observation, wide.observation.astype(np.float16))
    unpacked = np.unpackbits(narrow.action_mask, axis=1, count=small.layout.actions, bitorder="little")
    np.testing.assert_array_equal(unpacked, wide.action_mask)


def test_every_number_is_found_in_the_table_of_halves() -> None:
    numbers = np.arange(-100, 101)
    np.testing.assert_array_equal(np.take(half_table(100), numbers, mode="wrap"), numbers.astype(np.float16))


@pytest.mark.parametrize(
    ("column", "kind", "message"),
    [
        ("observation", np.float64, r"'observation' is float64 \(3, 275\): expected float32 \(3, 275\)"),
        ("rewards", np.int8, r"'rewards' is int8 \(3, 2\): expected float32 \(3, 2\)"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(column: str, kind: type[np.generic], message: str) -> None:
    games = SelfPlay("luna", GAMES, seats=2)
    fitting = games.new_arrays()
    with pytest.raises(ValueError, match=message):
        games.reset(seed=1, out=replace(fitting, **{column: getattr(fitting, column).astype(kind)}))


def test_actions_must_be_one_integer_for_each_game() -> None:
    games = SelfPlay("luna", GAMES, seats=2)
    games.reset(seed=1)
    with pytest.raises(ValueError, match=r"actions of shape \(2,\): expected \(3,\)"):
        games.step([0, 0])
    with pytest.raises(TypeError, match="float64"):
        games.step([0.5, 0.5, 0.5])


def test_before_the_first_reset_it_says_so() -> None:
    with pytest.raises(EpisodeOver, match=r"call reset\(\) before step\(\)"):
        SelfPlay("luna", GAMES, seats=2).step([0, 0, 0])


def test_what_does_not_exist_is_refused_at_once() -> None:
    with pytest.raises(BadOption, match="unknown reward 'fame'"):
        SelfPlay("luna", GAMES, reward="fame")
    with pytest.raises(ValueError, match="observations of 'int8': expected one of float32, float16"):
        SelfPlay("luna", GAMES, observation="int8")
    with pytest.raises(ValueError, match="0 games: expected at least 1"):
        SelfPlay("luna", 0)
    with pytest.raises(ValueError, match="4 processes for 3 games"):
        SelfPlay("luna", 3, processes=4)
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        SelfPlay("luna", 3).reset(seed=[1, 2])
