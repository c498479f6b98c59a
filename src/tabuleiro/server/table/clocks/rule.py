"""What was agreed on about time: the bank, what a turn adds to it, what of it is free, and which days do not count."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from tabuleiro.server.table.clocks.days_off import find_zone

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
"""All times are in milliseconds."""
LATE: Final = ("bot", "turn", "ask")
"""What happens when somebody is out of time: a bot plays on, a bot plays this turn, the others are asked."""
LAPSES: Final = {"live": MINUTE, "async": DAY}
"""So long after it was made a request to undo that nobody has answered lapses."""


class ClockRule(NamedTuple):
    """One law for live play and for play over days (a Fischer clock with a delay).

    Everybody begins with `bank`. When a turn begins, its owner gets `gain`, but never more than `cap`. Of each turn the
    first `free` milliseconds are not charged, and of each decision that is asked out of turn the first `errand`.
    """

    kind: str
    """`live` or `async`."""
    bank: int
    gain: int
    cap: int
    free: int
    errand: int
    days_off: tuple[int, ...] = ()
    """Weekdays that do not count, 0 for Monday; in `async` play only."""
    zone: str = "UTC"
    """The time zone that says when such a day begins."""

    def is_live(self) -> bool:
        """Whether everybody is there at the same time."""
        return self.kind == "live"

    def encode(self) -> dict[str, object]:
        """The rule as the agreement of a table holds it."""
        return {**self._asdict(), "days_off": list(self.days_off)}


def read_rule(clock: Mapping[str, object] | None) -> ClockRule | None:
    """The rule of an agreement; None for a table without clocks."""
    if clock is None:
        return None
    rule = ClockRule(**clock)  # type: ignore[arg-type] # our own log, its chain verified
    return rule._replace(days_off=tuple(rule.days_off))


def _live(bank: int, gain: int) -> ClockRule:
    return ClockRule("live", bank * MINUTE, gain * SECOND, bank * MINUTE, 5 * SECOND, 15 * SECOND)


def _async(bank: int, gain: int, cap: int) -> ClockRule:
    return ClockRule("async", bank * HOUR, gain * HOUR, cap * HOUR, 0, 0)


PRESETS: Final[Mapping[str, ClockRule]] = {
    "live-quick": _live(5, 20),
    "live-usual": _live(10, 45),
    "live-calm": _live(20, 90),
    "async-brisk": _async(24, 12, 48),
    "async-usual": _async(72, 24, 120),
    "async-calm": _async(168, 168, 168),
}
"""What is offered by name where tables are created; any other rule can be agreed on as well."""


TURNS: Final[Mapping[str, Mapping[int, int]]] = {
    "coimbra": {2: 30, 3: 34, 4: 35},
    "hansa_teutonica": {2: 59, 3: 28, 4: 23, 5: 20},
    "luna": {1: 70, 2: 36, 3: 33, 4: 27},
    "merv": {1: 14, 2: 12, 3: 15, 4: 16},
}
"""How many turns a seat has, by game and number of seats: the mean of games among regular bots."""


def rule_problem(rule: ClockRule) -> str:
    """What contradicts itself in a rule; empty when it is sound."""
    if rule.cap < rule.bank:
        return "the cap is smaller than the bank"
    if rule.is_live() and (rule.days_off or rule.bank > DAY):
        return "a live game has neither days off nor a bank of more than a day"
    try:
        find_zone(rule.zone)
    except (KeyError, ValueError, OSError):
        return f"there is no time zone {rule.zone!r}"
    return ""


def default_late(rule: ClockRule) -> str:
    """What happens to whoever is out of time, unless something else was agreed on."""
    return "bot" if rule.is_live() else "turn"
