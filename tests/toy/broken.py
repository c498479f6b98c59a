"""Broken variants of the toy game: the kit must notice each."""

from toy.game import Toy
from toy.toy_state import ToyState


def broken_game(table: type[ToyState], **changes: object) -> Toy:
    """The toy game with other positions and some of its own fields changed."""
    game = Toy()
    game.state = table
    for name, value in changes.items():
        setattr(game, name, value)
    return game
