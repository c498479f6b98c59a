"""Plays on, unchecked and fast, until every kind that a game lists was seen."""

from collections.abc import Sequence
from typing import Final

from tabuleiro.core.action import NOBODY
from tabuleiro.core.game import Game
from tabuleiro.testkit.scenarios import Scenario
from tabuleiro.testkit.soaking.policies import POLICIES, Policy, Steering
from tabuleiro.testkit.soaking.seen_kinds import KindsSeen, count_result, count_step, missing_kinds

POLICIES_IN_TURN: Final = ("focused", "eager")
"""What reaches rare kinds soonest; a game's own steering plays too."""


def explore(
    game: Game, scenarios: Sequence[Scenario], seen: KindsSeen, steps: int, steering: Policy | None = None
) -> list[str]:
    """Add to what was seen, game after game, until nothing is missing or the steps are used; return what is missing."""
    policies = [POLICIES[name] for name in POLICIES_IN_TURN] + ([] if steering is None else [steering])
    driver = Steering(game, 1)
    number = 0
    missing = missing_kinds(game, seen)
    while missing and steps > 0:
        scenario = scenarios[number % len(scenarios)]
        policy = policies[number // len(scenarios) % len(policies)]
        steps -= _play(game, scenario, driver, policy, seen, steps)
        missing = missing_kinds(game, seen)
        number += 1
    return missing


def _play(game: Game, scenario: Scenario, driver: Steering, policy: Policy, seen: KindsSeen, most: int) -> int:
    """Play one game and note what it shows; return its steps."""
    state = game.new(scenario.seats, scenario.options)
    steps = 0
    while state.to_act() != NOBODY and steps < most:
        count_step(seen, state, driver.choose(policy, state, state.legal()))
        steps += 1
    count_result(seen, state.result())
    return steps
