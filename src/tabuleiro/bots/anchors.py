"""The ratings of our own levels, from games among themselves: others are measured by them, and they never move.

A bot may play better at small tables than at large ones, so it has a rating for each.
A level that becomes another bot gets a new edition; games that were played before it keep the old one.
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).parent / "learned" / "ratings.json"
"""Written by bench/ratings.py."""


class AnchorEdition(NamedTuple):
    """What the levels of one game were worth from a day on, and how many games say so."""

    since: str
    played: int
    two: dict[str, float]
    more: dict[str, float]
    """The mu of each level at tables of two, and of more; a level that was not measured is not here."""

    def at(self, seats: int) -> dict[str, float]:
        """The mu of each level at tables of a size."""
        return self.two if seats == 2 else self.more


@lru_cache(maxsize=1)
def read_anchors() -> dict[str, list[AnchorEdition]]:
    """The editions of every game, the oldest first."""
    found: dict[str, list[dict[str, object]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        game: [AnchorEdition(**edition) for edition in editions]  # type: ignore[arg-type] # our own file
        for game, editions in found.items()
    }


def anchors_of(game: str, day: str, seats: int) -> dict[str, float]:
    """The mu of each level of a game on a day, at tables of a size; empty where nothing was measured."""
    known: dict[str, float] = {}
    for number, edition in enumerate(read_anchors().get(game, [])):
        if number == 0 or edition.since <= day:
            known = edition.at(seats)
    return known
