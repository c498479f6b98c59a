"""The checks of what teaches a game, one module a section: each has `check(game) -> list[Outcome]`."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """How one check of one game went: what was found, and what it has to be; None where it was not measured here."""

    check: str
    game: str
    passed: bool | None
    figure: str
    bar: str


MOST_MS = 100
"""What a press may take to be answered, without the way through the network."""


def answered(check: str, game: str, times: list[float]) -> Outcome:
    """Whether 95 of 100 presses were answered in time; `times` in seconds."""
    slow = sorted(times)[len(times) * 95 // 100] * 1000
    figure = f"95 % of {len(times)} within {slow:.1f} ms, without the network"
    return Outcome(check, game, slow <= MOST_MS, figure, f"at most {MOST_MS} ms")
