"""What an element of a board is, does, and means in one position, for people and front ends."""

from typing import NamedTuple

from tabuleiro.core.action import Arguments


class Saying(NamedTuple):
    """A message of the game's catalogue, what fills it, and what is said after it in the same line.

    The parts of a line are listed with commas, but for those after a colon and around a message `...-or`.
    """

    message: str
    arguments: Arguments
    then: tuple["Saying", ...] = ()


class Explanation(NamedTuple):
    """One element, explained: made from the printed data and the public view, never written by hand for one card.

    `title` and `kind` name it, `lines` say what it is and does, `now` what that means in this position for whoever
    asks. `rules` are the IDs of RULES.md that speak of it, the most telling one first. `source` is where its printed
    values stand in components.toml, as section and row ("desk.tracks.keys", "bonus_markers extra_office"); it is empty
    when nothing is printed.
    """

    title: Saying
    kind: Saying
    lines: list[Saying]
    now: list[Saying]
    rules: list[str]
    source: str


def say(message: str, **arguments: int | str) -> Saying:
    """A saying, its arguments written as keywords."""
    return Saying(message, dict(arguments))
