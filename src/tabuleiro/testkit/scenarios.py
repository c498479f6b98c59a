"""The scenarios that a game is proven with: seat counts and options."""

from collections.abc import Sequence
from typing import NamedTuple

from tabuleiro.core.game import Game


class Scenario(NamedTuple):
    """A seat count and the options that differ from the defaults."""

    seats: int
    options: dict[str, str]

    def label(self) -> str:
        """Its name in test reports and file names."""
        chosen = [f"{name}-{value}" for name, value in self.options.items()]
        return "-".join([f"{self.seats}-seats", *chosen])


def every_scenario(game: Game, seats: int) -> list[Scenario]:
    """The defaults, then every other value that this seat count may choose, one at a time."""
    scenarios = [Scenario(seats, {})]
    for option in game.options:
        scenarios += [
            Scenario(seats, {option.name: value})
            for value, counts in option.values.items()
            if seats in counts and value != option.default
        ]
    return scenarios


def chosen_scenarios(game: Game, counts: Sequence[int]) -> list[Scenario]:
    """Each seat count with the defaults, and every other option value once, at the largest count that may choose it."""
    chosen: dict[str, Scenario] = {}
    for seats in counts:
        for scenario in every_scenario(game, seats):
            chosen[str(scenario.options)] = scenario
    return [*(Scenario(seats, {}) for seats in counts), *(scenario for scenario in chosen.values() if scenario.options)]
