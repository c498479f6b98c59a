"""The checks of what teaches a game, one module a section: each has `check(game) -> list[Outcome]`."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """How one check of one game went: what was found, and what it has to be; None where it was not measured here."""

    check: str
    game: str
    passed: bool | None
    figure: str
    bar: str
