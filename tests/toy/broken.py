"""Broken variants of the toy game: the kit must notice each."""

from toy.game import Toy
from toy.table import ToyTable


def broken_game(table: type[ToyTable], **changes: object) -> Toy:
    """The toy game with other positions and some of its own fields changed."""
    game = Toy()
    game.table = table
    for name, value in changes.items():
        setattr(game, name, value)
    return game
