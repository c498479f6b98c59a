"""When a notice that is due is told: now, later, or never. One letter at a time: at most one in two minutes."""

from typing import Final, NamedTuple

from tabuleiro.server.notices.hours import next_time, quiet_until
from tabuleiro.server.notices.wishes import ALWAYS, MUTED, Wishes
from tabuleiro.server.table.clocks.rule import MINUTE
from tabuleiro.server.table.notices.notice import FINISHED, FOLLOWED, MODERATION, ROUND, STARTED

APART: Final = 2 * MINUTE
"""Between two letters to the same person; what comes meanwhile is in the next one."""
LOOK_AGAIN: Final = MINUTE
"""Whoever looks at the page now may go away without having answered."""
PLAIN: Final = frozenset({STARTED, FINISHED, ROUND, FOLLOWED, MODERATION})
"""What whoever looks has seen, and need not answer."""


class Person(NamedTuple):
    """What is known of whoever is to be told."""

    wishes: Wishes
    is_looking: bool
    last: int
    """When the last letter to them was written; 0 for never."""


class Verdict(NamedTuple):
    """Whether a notice is told; if not, when it is looked at again, 0 for never."""

    is_told: bool
    again: int = 0


TELL: Final = Verdict(is_told=True)
NEVER: Final = Verdict(is_told=False)


def judge_notice(person: Person, event: str, table: str, now: int, created: int) -> Verdict:
    """Whether a notice that is due is told to somebody now."""
    wishes = person.wishes
    exception = wishes.tables.get(table, "")
    if exception == MUTED:
        return NEVER
    if person.is_looking and exception != ALWAYS:
        return NEVER if event in PLAIN else Verdict(is_told=False, again=now + LOOK_AGAIN)
    if wishes.digest is not None:
        daily = next_time(wishes.digest, wishes.zone, created)
        return TELL if daily <= now else Verdict(is_told=False, again=daily)
    quiet = quiet_until(wishes.quiet, wishes.zone, now)
    if quiet is not None:
        return Verdict(is_told=False, again=quiet)
    return Verdict(is_told=False, again=person.last + APART) if now < person.last + APART else TELL
