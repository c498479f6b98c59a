"""What an element of a board is, does, and means in one position, for people and front ends."""

from collections.abc import Collection, Mapping
from types import ModuleType
from typing import NamedTuple, cast

from tabuleiro.core.action import Arguments
from tabuleiro.core.errors import UnknownElement


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


def say_points(points: Mapping[str, int]) -> list[Saying]:
    """What each category of a score brings; nothing of those that bring nothing."""
    parts = [(category, brought) for category, brought in points.items() if brought]
    return [say("explain-score-part", category=f"category-{category}", points=brought) for category, brought in parts]


def explain_by_kind(
    modules: tuple[ModuleType, ...], known: Collection[str], view: object, element: str, seat: int
) -> Explanation:
    """Ask whoever explains an element of this kind: `island:green` is explained by a function `explain_island`.

    It stands in one of the game's modules and takes the view, what comes after the kind, and the seat that asks.
    `known` are all elements of the table.
    """
    if element not in known:
        raise UnknownElement(element)
    kind, _, rest = element.partition(":")
    explainers = [getattr(module, f"explain_{kind}") for module in modules if hasattr(module, f"explain_{kind}")]
    return cast(Explanation, explainers[0](view, rest, seat))  # the test kit asks for every element of every game
