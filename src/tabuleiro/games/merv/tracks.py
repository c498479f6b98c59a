"""Points and the tracks of favor and influence (ME-9, ME-10)."""

from mypy_extensions import i64

from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.events import note, note_number, note_number_at
from tabuleiro.games.merv.state import MervFields


def score(state: MervFields, party: i64, category: i64, points: i64) -> None:
    """Give a party victory points."""
    if points > 0:
        state.points[party * c.CATEGORY_COUNT + category] += points
        note_number_at(state, "points", party, "category", c.CATEGORIES, category, points)


def gain_favor(state: MervFields, seat: i64, times: i64) -> None:
    """Advance on the favor track; what goes beyond its end is influence (ME-9.1, ME-9.2)."""
    at: i64 = seat * s.COUNT_WIDTH + s.FAVOR
    while times > 0:
        times -= 1
        if state.counts[at] >= c.MAX_FAVOR:
            gain_influence(state, seat, 1)
        else:
            state.counts[at] += 1
            note_number(state, "favor", seat, "number", state.counts[at])
            score(state, seat, c.FROM_FAVOR_TRACK, c.FAVOR_POINTS[state.counts[at]])


def gain_influence(state: MervFields, seat: i64, times: i64) -> None:
    """Advance on the influence track; what goes beyond its end is lost (ME-10.1)."""
    at: i64 = seat * s.COUNT_WIDTH + s.INFLUENCE
    before: i64 = state.counts[at]
    now: i64 = before + times
    if now > c.MAX_INFLUENCE:
        now = c.MAX_INFLUENCE
    if now == before:
        return
    state.counts[at] = now
    note_number(state, "influence", seat, "number", now)
    while before < now:
        before += 1
        score(state, seat, c.FROM_INFLUENCE_TRACK, c.INFLUENCE_POINTS[before])


def spend_favor(state: MervFields, seat: i64) -> None:
    """Move the favor disc back by one; that never scores (ME-9.1)."""
    state.counts[seat * s.COUNT_WIDTH + s.FAVOR] -= 1
    note(state, "favor_spent", seat)
