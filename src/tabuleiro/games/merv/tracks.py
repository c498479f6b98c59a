"""Points and the tracks of favor and influence (ME-9, ME-10)."""

from mypy_extensions import i64

from tabuleiro.games.merv.data.components import (
    CATEGORIES,
    CATEGORY_COUNT,
    FAVOR_POINTS,
    FROM_FAVOR,
    FROM_INFLUENCE,
    INFLUENCE_POINTS,
    MAX_FAVOR,
    MAX_INFLUENCE,
)
from tabuleiro.games.merv.present.events import note, note_number, note_number_at
from tabuleiro.games.merv.state import COUNT_WIDTH, FAVOR, INFLUENCE, MervState


def score(state: MervState, party: i64, category: i64, points: i64) -> None:
    """Give a party victory points."""
    if points > 0:
        state.points[party * CATEGORY_COUNT + category] += points
        note_number_at(state, "points", party, "category", CATEGORIES, category, points)


def gain_favor(state: MervState, seat: i64, times: i64) -> None:
    """Advance on the favor track; what goes beyond its end is influence (ME-9.1, ME-9.2)."""
    at: i64 = seat * COUNT_WIDTH + FAVOR
    while times > 0:
        times -= 1
        if state.counts[at] >= MAX_FAVOR:
            gain_influence(state, seat, 1)
        else:
            state.counts[at] += 1
            note_number(state, "favor", seat, "number", state.counts[at])
            score(state, seat, FROM_FAVOR, FAVOR_POINTS[state.counts[at]])


def gain_influence(state: MervState, seat: i64, times: i64) -> None:
    """Advance on the influence track; what goes beyond its end is lost (ME-10.1)."""
    at: i64 = seat * COUNT_WIDTH + INFLUENCE
    before: i64 = state.counts[at]
    now: i64 = before + times
    if now > MAX_INFLUENCE:
        now = MAX_INFLUENCE
    if now == before:
        return
    state.counts[at] = now
    note_number(state, "influence", seat, "number", now)
    while before < now:
        before += 1
        score(state, seat, FROM_INFLUENCE, INFLUENCE_POINTS[before])


def spend_favor(state: MervState, seat: i64) -> None:
    """Move the favor disc back by one; that never scores (ME-9.1)."""
    state.counts[seat * COUNT_WIDTH + FAVOR] -= 1
    note(state, "favor_spent", seat)
