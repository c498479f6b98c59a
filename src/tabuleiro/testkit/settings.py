"""The settings that a game is proven with: seat counts and options."""

from collections.abc import Sequence
from typing import NamedTuple

from tabuleiro.core.game import Game


class Setting(NamedTuple):
    """A seat count and the options that differ from the defaults."""

    seats: int
    options: dict[str, str]

    def label(self) -> str:
        """Its name in test reports and file names."""
        chosen = [f"{name}-{value}" for name, value in self.options.items()]
        return "-".join([f"{self.seats}-seats", *chosen])


def every_setting(game: Game, seats: int) -> list[Setting]:
    """The defaults, then every other value that this seat count may choose, one at a time."""
    settings = [Setting(seats, {})]
    for option in game.options:
        settings += [
            Setting(seats, {option.name: value})
            for value, counts in option.values.items()
            if seats in counts and value != option.default
        ]
    return settings


def chosen_settings(game: Game, counts: Sequence[int]) -> list[Setting]:
    """Each seat count with the defaults, and every other option value once, at the largest count that may choose it."""
    chosen: dict[str, Setting] = {}
    for seats in counts:
        for setting in every_setting(game, seats):
            chosen[str(setting.options)] = setting
    return [*(Setting(seats, {}) for seats in counts), *(setting for setting in chosen.values() if setting.options)]
