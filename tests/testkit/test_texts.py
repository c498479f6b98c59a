"""Text forms that are no exact inverses are noticed."""

import pytest

from tabuleiro.core import ActionSpace, Family, Parameter, find_game
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.laws.texts import check_texts
from toy.actions import SPACES
from toy.game import Toy


def test_the_texts_of_the_toy_are_exact() -> None:
    check_texts(find_game("toy"))


class TolerantToy(Toy):
    """Forgives blanks."""

    def parse(self, text: str) -> int:
        return super().parse(text.strip())


class ShiftedToy(Toy):
    """Parses every text as the next id."""

    def parse(self, text: str) -> int:
        return (super().parse(text) + 1) % SPACES.size


class SameToy(Toy):
    """Two ids have the same text."""

    def format(self, action: int) -> str:
        return super().format(0 if action == 1 else action)


class EndlessToy(Toy):
    """Every number has a text."""

    def format(self, action: int) -> str:
        return super().format(action % SPACES.size)


class AccentedToy(Toy):
    """A word that not every keyboard has."""

    def __init__(self) -> None:
        super().__init__()
        self.spaces = ActionSpace([Family("move", (Parameter("city", ("köln", "bremen")),))])


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (TolerantToy, "texts-malformed"),
        (ShiftedToy, "texts-inverse"),
        (SameToy, "texts-unique"),
        (EndlessToy, "texts-range"),
        (AccentedToy, "texts-words"),
    ],
)
def test_texts_that_are_not_exact_are_noticed(game: type[Toy], law: str) -> None:
    with pytest.raises(Broken) as caught:
        check_texts(game())
    assert caught.value.law == law
