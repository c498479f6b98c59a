"""The option settings that a game is proven with."""

from tabuleiro.core.game import Game


def every_setting(game: Game, seats: int) -> list[dict[str, str]]:
    """The defaults, then every other value that this seat count may choose, one at a time."""
    settings: list[dict[str, str]] = [{}]
    for option in game.options:
        settings += [
            {option.name: value}
            for value, counts in option.values.items()
            if seats in counts and value != option.default
        ]
    return settings
