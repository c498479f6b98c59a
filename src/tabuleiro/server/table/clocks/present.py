"""The clocks as they go out: what everybody has, whose time runs since when, and who paid for what lately."""

from tabuleiro.server.table.clocks.clocks import NO_CLOCK, Span, time_left
from tabuleiro.server.table.clocks.days_off import moment_of, text_of
from tabuleiro.server.table.snapshot import Snapshot


def encode_clocks(snapshot: Snapshot, now: str) -> dict[str, object] | None:
    """The clocks of a table at a moment; None without any, and before the start."""
    clocks, rule = snapshot.clocks, snapshot.agreed().rule()
    if clocks is None or rule is None:
        return None
    is_running, deadline = clocks.running != NO_CLOCK, snapshot.deadline()
    return {
        "rule": {**rule.encode(), "late": snapshot.agreed().late},
        "banks": [None if bank == NO_CLOCK else bank for bank in clocks.banks],
        "running": clocks.running if is_running else None,
        "since": text_of(clocks.since),
        "hold": text_of(clocks.hold),
        "free": clocks.free,
        "errand": clocks.is_errand,
        "left": time_left(clocks, moment_of(now), rule) if is_running else None,
        "deadline": None if deadline is None else text_of(deadline),
        "paused": clocks.paused or None,
        "wishes": sorted(snapshot.pause_wishes),
        "late": None if clocks.late == NO_CLOCK else clocks.late,
        "away": {
            str(number): text_of(max(one.ends for one in clocks.away if one.user == seat.user))
            for number, seat in enumerate(snapshot.seats)
            if any(one.user == seat.user and one.begins <= moment_of(now) < one.ends for one in clocks.away)
        },
        "spans": [encode_span(span) for span in snapshot.spans],
        "now": now,
    }


def encode_span(span: Span) -> dict[str, object]:
    """A stretch of one seat's time."""
    return {
        "seat": span.seat,
        "begins": text_of(span.begins),
        "ends": text_of(span.ends),
        "charged": span.charged,
        "free": span.free + span.held + span.off,
        "errand": span.is_errand,
    }
