"""The actions of the toy game."""

from typing import Final

from tabuleiro.core.space import ActionSpace, Family, Parameter

SPACES: Final = ActionSpace(
    [
        Family("take"),
        Family("trade", (Parameter("seat", ("0", "1", "2")),)),
        Family("pass"),
        Family("answer", (Parameter("word", ("decline", "accept")),)),
        Family("gift", (Parameter("points", ("1", "2")),)),
        Family("reveal", (Parameter("card", ("one", "two", "three")),), chance=True),
    ]
)
TAKE: Final = SPACES.base("take")
TRADE: Final = SPACES.base("trade")
PASS: Final = SPACES.base("pass")
ANSWER: Final = SPACES.base("answer")
DECLINE: Final = ANSWER
ACCEPT: Final = ANSWER + 1
GIFT: Final = SPACES.base("gift")
REVEAL: Final = SPACES.base("reveal")
