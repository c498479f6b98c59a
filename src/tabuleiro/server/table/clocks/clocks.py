"""The clocks of a table: whose time runs, and what it costs (docs/clocks.md). Pure arithmetic on milliseconds.

Clocks are a fold over a table's log: the same entries give the same clocks, whoever reads them and whenever.
"""

from collections.abc import Iterable
from itertools import chain
from typing import Final, NamedTuple

from tabuleiro.server.table.clocks.days_off import Interval, counted, days_off, joined, reach
from tabuleiro.server.table.clocks.rule import HOUR, SECOND, ClockRule

NO_CLOCK: Final = -1
"""The bank of a seat that a bot has held from the start; and the seat that pays when nobody does."""
MOST_ERRANDS: Final = 60 * SECOND
"""In live play no more than this is free for all errands of one turn together."""
LEAST_ERRAND: Final = 12 * HOUR
"""In play over days an errand has at least this long."""


class Situation(NamedTuple):
    """What a position and the seats say about time."""

    turn: int
    """The number of the turn."""
    owner: int
    """Whose turn it is."""
    decider: int
    """The seat that must decide; negative when chance must, or nobody."""
    users: tuple[int, ...]
    """Who plays each seat now; 0 where a bot does."""

    def payer(self) -> int:
        """The seat whose clock may run: a person must decide there."""
        return self.decider if self.decider >= 0 and self.users[self.decider] else NO_CLOCK


class Away(NamedTuple):
    """A vacation: the user's time does not count between two moments."""

    user: int
    begins: int
    ends: int


class Clocks(NamedTuple):
    """All clocks of a table at one moment; replaced, never changed."""

    banks: tuple[int, ...]
    """For each seat the time that it has, as of `since` for the one that runs."""
    credited: tuple[int, ...]
    """For each seat the last turn that brought it time: an undo and the same turn again bring nothing."""
    lifted: tuple[int, ...]
    """For each seat the last turn in which it was given a minimum when it was taken back from a bot."""
    missed: tuple[int, ...]
    """For each seat how many of its turns in a row were missed."""
    relieved: tuple[int, ...]
    """For each seat the turn that a bot plays because of it."""
    helped: frozenset[int] = frozenset()
    """The seats that had their minimum after an undo that the others granted."""
    running: int = NO_CLOCK
    """The seat that pays."""
    user: int = 0
    """Who plays that seat."""
    since: int = 0
    """From when on."""
    free: int = 0
    """So much of its time is not charged."""
    is_errand: bool = False
    """Whether it decides in the turn of somebody else."""
    own: tuple[int, int, int] = (NO_CLOCK, 0, 0)
    """A seat, its turn, and what was left of the free time of that turn when it was last looked at."""
    errands: tuple[int, int] = (0, 0)
    """A turn, and how much of the free time of errands was used in it."""
    hold: int = 0
    """Nobody pays before this moment: somebody is asked for an undo, the server was away, play goes on soon."""
    paused: str = ""
    """Why no clock runs: `agreed` by all, or a `fault` of ours."""
    late: int = NO_CLOCK
    """The seat that is out of time while the others are asked what shall happen."""
    questions: frozenset[tuple[int, int]] = frozenset()
    """Who has asked for an undo in which turn: only the first question of a turn holds the clocks."""
    outage: int = 0
    """The last outage that was taken into account."""
    away: tuple[Away, ...] = ()


class Span(NamedTuple):
    """A stretch of one seat's time: what of it was charged, what was free, what did not count at all.

    `charged + free + held + off + over` is its length. `over` is what came after the bank was empty.
    """

    seat: int
    begins: int
    ends: int
    charged: int
    free: int
    held: int
    off: int
    over: int
    is_errand: bool


def begin_clocks(rule: ClockRule, situation: Situation) -> Clocks:
    """The clocks when a game begins, before any runs."""
    banks = tuple(rule.bank if user else NO_CLOCK for user in situation.users)
    none = (0,) * len(banks)
    return Clocks(banks, credited=none, lifted=none, missed=none, relieved=none)


def time_off(clocks: Clocks, rule: ClockRule, since: int) -> Iterable[Interval]:
    """What does not count of the time of whoever pays, from a moment on: days off and vacations, in play over days."""
    if rule.is_live():
        return ()
    away = sorted((one.begins, one.ends) for one in clocks.away if one.user == clocks.user and one.ends > since)
    return joined(away, days_off(rule.days_off, rule.zone, since))


def stop(clocks: Clocks, at: int, rule: ClockRule) -> tuple[Clocks, Span | None]:
    """Charge the seat that pays for its time up to a moment; then nobody pays."""
    seat = clocks.running
    if seat == NO_CLOCK:
        return clocks._replace(since=at), None
    at = max(at, clocks.since)
    begins = min(max(clocks.since, clocks.hold), at)
    elapsed = counted(begins, at, time_off(clocks, rule, begins))
    free = min(elapsed, clocks.free)
    charged = min(elapsed - free, clocks.banks[seat])
    span = Span(
        seat,
        clocks.since,
        at,
        charged,
        free,
        begins - clocks.since,
        at - begins - elapsed,
        elapsed - free - charged,
        clocks.is_errand,
    )
    turn, used = clocks.errands
    return clocks._replace(
        banks=put(clocks.banks, seat, clocks.banks[seat] - charged),
        running=NO_CLOCK,
        since=at,
        free=0,
        own=clocks.own if clocks.is_errand else (*clocks.own[:2], clocks.free - free),
        errands=(turn, used + free) if clocks.is_errand else clocks.errands,
        is_errand=False,
    ), span


def run(clocks: Clocks, at: int, rule: ClockRule, situation: Situation) -> Clocks:
    """Let the clock of whoever must decide run from a moment on; the owner of a turn that begins gets its gain."""
    clocks = _credit(clocks, rule, situation)
    seat = situation.payer()
    if seat == NO_CLOCK or clocks.paused or clocks.late == seat:
        return clocks._replace(running=NO_CLOCK, user=0, since=at)
    clocks = clocks._replace(user=situation.users[seat])
    if seat == situation.owner:
        is_known = clocks.own[:2] == (seat, situation.turn)
        own = clocks.own if is_known else (seat, situation.turn, 0)
        return clocks._replace(running=seat, since=at, own=own, free=own[2], is_errand=False)
    turn, used = clocks.errands
    if situation.turn > turn:
        turn, used = situation.turn, 0
    free = min(rule.errand, max(0, MOST_ERRANDS - used))
    if not rule.is_live():
        free = max(rule.errand, least(rule) - clocks.banks[seat])
    return clocks._replace(running=seat, since=at, free=free, errands=(turn, used), is_errand=True)


def least(rule: ClockRule) -> int:
    """What whoever answers out of turn, or takes a seat back from a bot, has at least."""
    return rule.errand if rule.is_live() else max(rule.errand, LEAST_ERRAND)


def _credit(clocks: Clocks, rule: ClockRule, situation: Situation) -> Clocks:
    """Give the owner of a turn that begins its gain, up to the cap, and the free time of the turn: once a turn."""
    seat, turn = situation.owner, situation.turn
    if seat < 0 or not situation.users[seat] or clocks.credited[seat] >= turn:
        return clocks
    bank = clocks.banks[seat]
    return clocks._replace(
        banks=put(clocks.banks, seat, max(bank, min(bank + rule.gain, rule.cap))),
        credited=put(clocks.credited, seat, turn),
        own=(seat, turn, rule.free),
    )


def split(clocks: Clocks, at: int, rule: ClockRule) -> tuple[Clocks, Span | None]:
    """Charge the seat that pays up to a moment and let it go on with what is left of its free time."""
    stopped, span = stop(clocks, at, rule)
    if span is None:
        return stopped, None
    left, errand = clocks.free - span.free, clocks.is_errand
    return stopped._replace(running=span.seat, free=left, is_errand=errand), span


def deadline(clocks: Clocks, rule: ClockRule) -> int | None:
    """When the seat that pays will be out of time; None when nobody pays."""
    seat = clocks.running
    if seat == NO_CLOCK:
        return None
    begins = max(clocks.since, clocks.hold)
    off = time_off(clocks, rule, begins)
    return reach(begins, clocks.free + clocks.banks[seat], off)


def time_left(clocks: Clocks, at: int, rule: ClockRule) -> int:
    """What the seat that pays has left at a moment, free time included."""
    begins = max(clocks.since, clocks.hold)
    off = time_off(clocks, rule, begins)
    return max(0, clocks.free + clocks.banks[clocks.running] - counted(begins, at, off))


def put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The values with another one in a place."""
    return tuple(chain(values[:place], (value,), values[place + 1 :]))
