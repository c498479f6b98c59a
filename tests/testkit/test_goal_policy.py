"""A policy that strives for a game's aims brings it there, and stays within the rules and the dice of its soak."""

from tabuleiro.core import NOBODY, Game
from tabuleiro.core.registry import find_game
from tabuleiro.testkit.rules import rule
from tabuleiro.testkit.soaking.goal_policy import Striving, striving
from tabuleiro.testkit.soaking.policies import Policy, Steering, uniform
from tabuleiro.testkit.soaking.soak import soak
from toy.game import GAME
from toy.toy_state import ToyState

MISER = Striving(GAME, {"tokens_0": 1})
"""Wants tokens."""
TRADER = Striving(GAME, {"trade": 100})
"""Wants to trade."""


def played(game: Game, policy: Policy, seed: int) -> tuple[int, int]:
    """The tokens of seat 0 at the end of a game in which seat 0 has a policy, and how often it traded."""
    steering, state, trades = Steering(game, seed), game.new(2), 0
    while state.to_act() != NOBODY:
        chosen = policy if state.to_act() == 0 else uniform
        action = steering.choose(chosen, state, state.legal())
        trades += state.to_act() == 0 and game.spaces.kind(action) == "trade"
        state.apply(action)
    assert isinstance(state, ToyState)
    return int(state.tokens[0]), trades


def total(game: Game, policy: Policy) -> tuple[int, int]:
    """The same, over some games."""
    games = [played(game, policy, seed) for seed in range(30)]
    return sum(tokens for tokens, _ in games), sum(trades for _, trades in games)


def test_a_game_without_aims_has_no_such_policy() -> None:
    assert striving(GAME) is None


def test_who_strives_for_a_feature_gets_more_of_it() -> None:
    assert total(GAME, MISER)[0] > total(GAME, uniform)[0]


def test_who_strives_for_a_kind_of_action_takes_it_more_often() -> None:
    assert total(GAME, TRADER)[1] > total(GAME, uniform)[1]


def test_others_than_the_strivers_play_at_random() -> None:
    idle = Striving(GAME, {"tokens_0": 1}, strivers=0)
    assert total(GAME, idle) == total(GAME, uniform)


@rule("HT-6.6")
def test_a_striver_of_hansa_teutonica_takes_a_place_at_the_coellen_table() -> None:
    hansa = find_game("hansa_teutonica")
    policy = striving(hansa)
    assert policy is not None
    steering, state, seen = Steering(hansa, 1), hansa.new(3), set[str]()
    while state.to_act() != NOBODY and "coellen_slot_taken" not in seen:
        state.journal = []
        state.apply(steering.choose(policy, state, state.legal()))
        seen |= {event.kind for event in state.journal}
    assert "coellen_slot_taken" in seen


def test_a_soak_that_strives_is_sound_and_repeatable() -> None:
    report = soak(GAME, seats=2, steps=600, seed=4, steering=MISER)
    assert report.sound()
    assert report == soak(GAME, seats=2, steps=600, seed=4, steering=MISER)


@rule("ME-8.4.4")
def test_merv_strives_until_a_camel_goes_home_to_the_supply() -> None:
    merv = find_game("merv")
    policy = striving(merv)
    assert policy is not None
    steering, seen = Steering(merv, 1), set[str]()
    for _ in range(6):
        state = merv.new(4)
        while state.to_act() != NOBODY:
            state.journal = []
            state.apply(steering.choose(policy, state, state.legal()))
            seen |= {event.kind for event in state.journal}
    assert {"camel_home_card", "camel_home_market", "camel_home_supply"} <= seen
