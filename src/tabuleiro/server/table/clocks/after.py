"""What one entry of a log does to the clocks. No other entry touches them."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from tabuleiro.server.table.clocks.clocks import (
    NO_CLOCK,
    Away,
    Clocks,
    Situation,
    Span,
    begin_clocks,
    least,
    put,
    run,
    split,
    stop,
)
from tabuleiro.server.table.clocks.rule import SECOND, ClockRule
from tabuleiro.server.table.log_entry import (
    ASK,
    FREEZE,
    GRANT,
    LATE,
    OUTAGE,
    PAUSE,
    PLAY,
    REDO,
    RESIGN,
    RESUME,
    SEAT,
    START,
    UNDO,
    VACATION,
)

QUESTION_HOLD: Final = 20 * SECOND
"""How long nobody pays in live play when somebody asks for an undo."""
RETURN_HOLD: Final = 10 * SECOND
"""How long nobody pays in live play after an outage or a pause: everybody comes back."""
MOVING: Final = frozenset({PLAY, UNDO, REDO, FREEZE})
TIMED: Final = MOVING | {START, SEAT, RESIGN, LATE, PAUSE, RESUME, GRANT, ASK, OUTAGE, VACATION}
"""The entries that the clocks look at."""


class Tick(NamedTuple):
    """An entry as the clocks see it."""

    kind: str
    time: int
    user: int
    seat: int
    content: Mapping[str, object]


def after(
    clocks: Clocks | None, tick: Tick, situation: Situation, rule: ClockRule
) -> tuple[Clocks | None, Span | None]:
    """The clocks after an entry, and the stretch of time that it has ended; `situation` is the one after it."""
    if tick.kind == START:
        return run(begin_clocks(rule, situation), tick.time, rule, situation), None
    if clocks is None:
        return None, None
    if tick.kind in MOVING:
        return _move(clocks, tick, situation, rule)
    if tick.kind in {SEAT, RESIGN}:
        return _sit(clocks, tick, situation, rule)
    if tick.kind == LATE:
        return _miss(clocks, tick, situation, rule)
    if tick.kind in {PAUSE, RESUME}:
        return _pause(clocks, tick, situation, rule)
    if tick.kind == GRANT:
        return _grant(clocks, tick, situation, rule)
    if tick.kind == ASK:
        return _ask(clocks, tick, situation, rule)
    if tick.kind == OUTAGE:
        return _return(clocks, tick, rule)
    if tick.kind == VACATION:
        halted, span = split(clocks, tick.time, rule)
        away = Away(number(tick, "user"), number(tick, "begins"), number(tick, "ends"))
        return halted._replace(away=(*halted.away, away)), span
    return clocks, None


def number(tick: Tick, field: str) -> int:
    """A number that an entry holds."""
    value = tick.content[field]
    assert isinstance(value, int), f"{tick.kind}: expected a number in {field}, found {value!r}"
    return value


def _move(clocks: Clocks, tick: Tick, situation: Situation, rule: ClockRule) -> tuple[Clocks, Span | None]:
    """Somebody has decided, or the position has changed: whoever paid is charged up to when the message arrived."""
    arrived = min(number(tick, "at"), tick.time) if "at" in tick.content else tick.time
    clocks, span = stop(clocks, arrived, rule)
    clocks = clocks._replace(paused="" if clocks.paused == "agreed" else clocks.paused, late=NO_CLOCK)
    if tick.kind == PLAY and tick.content.get("by") == "user":
        clocks = clocks._replace(missed=put(clocks.missed, tick.seat, 0))
    clocks = run(clocks, tick.time, rule, situation)
    payer = clocks.running
    if tick.kind == UNDO and tick.user != tick.content.get("for") and payer not in {NO_CLOCK, *clocks.helped}:
        banks = put(clocks.banks, payer, max(clocks.banks[payer], rule.gain))
        clocks = clocks._replace(banks=banks, helped=clocks.helped | {payer})
    return clocks, span


def _sit(clocks: Clocks, tick: Tick, situation: Situation, rule: ClockRule) -> tuple[Clocks, Span | None]:
    """A bot stands in or the owner is back: then there is a minimum in the bank, once a turn."""
    if tick.seat != situation.decider:
        return clocks, None
    if tick.seat == clocks.running == situation.payer():  # the same seat by another name
        return clocks._replace(user=situation.users[tick.seat]), None
    clocks, span = stop(clocks, tick.time, rule)
    clocks = clocks._replace(late=NO_CLOCK)
    clocks = run(clocks, tick.time, rule, situation)
    seat = clocks.running
    if seat != NO_CLOCK and clocks.lifted[seat] < situation.turn:
        banks = put(clocks.banks, seat, max(clocks.banks[seat], least(rule)))
        clocks = clocks._replace(banks=banks, lifted=put(clocks.lifted, seat, situation.turn))
    return clocks, span


def _miss(clocks: Clocks, tick: Tick, situation: Situation, rule: ClockRule) -> tuple[Clocks, Span | None]:
    """Somebody is out of time; what follows from it is told by the entries after this one, or asked of the others."""
    clocks, span = stop(clocks, tick.time, rule)
    return clocks._replace(
        missed=put(clocks.missed, tick.seat, clocks.missed[tick.seat] + 1),
        relieved=put(clocks.relieved, tick.seat, situation.turn),
        late=tick.seat if tick.content["then"] == "ask" else NO_CLOCK,
    ), span


def _pause(clocks: Clocks, tick: Tick, situation: Situation, rule: ClockRule) -> tuple[Clocks, Span | None]:
    """A pause that all have agreed to begins, or ends with a moment for everybody to come back."""
    if tick.kind == RESUME:
        resumed = run(clocks._replace(paused=""), tick.time, rule, situation)
        return resumed._replace(hold=max(clocks.hold, tick.time + RETURN_HOLD)), None
    if not tick.content["stands"]:
        return clocks, None
    clocks, span = stop(clocks, tick.time, rule)
    return clocks._replace(paused="agreed"), span


def _grant(clocks: Clocks, tick: Tick, situation: Situation, rule: ClockRule) -> tuple[Clocks, Span | None]:
    """Somebody has given time to another seat; one that was out of time goes on.

    What was used until now is charged first: a gift does not pay for the time after the bank was empty.
    """
    clocks, span = split(clocks, tick.time, rule)
    clocks = clocks._replace(banks=put(clocks.banks, tick.seat, clocks.banks[tick.seat] + number(tick, "amount")))
    if clocks.late != tick.seat:
        return clocks, span
    return run(clocks._replace(late=NO_CLOCK), tick.time, rule, situation), span


def _ask(clocks: Clocks, tick: Tick, situation: Situation, rule: ClockRule) -> tuple[Clocks, Span | None]:
    """Somebody asks for an undo: in live play nobody pays for a moment, once for each who asks and turn."""
    question = (tick.user, situation.turn)
    if not rule.is_live() or question in clocks.questions:
        return clocks, None
    clocks, span = split(clocks, tick.time, rule)
    kept = frozenset(one for one in clocks.questions if one[1] >= situation.turn)
    return clocks._replace(questions=kept | {question}, hold=max(clocks.hold, tick.time + QUESTION_HOLD)), span


def _return(clocks: Clocks, tick: Tick, rule: ClockRule) -> tuple[Clocks, Span | None]:
    """The server was away: that time is free, and in live play a moment to come back."""
    if number(tick, "id") <= clocks.outage:
        return clocks, None
    began, ended = number(tick, "began"), number(tick, "ended")
    clocks, span = split(clocks, max(began, clocks.since), rule)
    back = ended + (RETURN_HOLD if rule.is_live() else 0)
    return clocks._replace(outage=number(tick, "id"), hold=max(clocks.hold, back)), span
