"""The desk: values of the abilities, and developing them (HT-7)."""

from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.events import note_developed, note_number
from tabuleiro.games.hansa_teutonica.state import HansaFields, Lasting, put, renew


def value(state: HansaFields, seat: i64, track: i64) -> i64:
    """What a track is worth: the number at its rightmost uncovered space (HT-7.1)."""
    return c.TRACK_VALUES[track * c.MAX_LEVELS + state.lasting.levels[seat * c.TRACK_COUNT + track]]


def privilege(state: HansaFields, seat: i64) -> i64:
    """The darkest office colour that a player may use; lighter ones are allowed too (HT-7.4)."""
    return value(state, seat, c.PRIVILEGIUM)


def is_full(state: HansaFields, seat: i64, track: i64) -> bool:
    """Whether a track is fully developed."""
    return state.lasting.levels[seat * c.TRACK_COUNT + track] == c.LEVELS[track] - 1


def develop(state: HansaFields, seat: i64, track: i64) -> None:
    """Free the leftmost covering piece into the supply; new actions count at once (HT-7.2, HT-7.3)."""
    before: i64 = value(state, seat, track)
    lasting: Lasting = renew(state)
    place: i64 = seat * c.TRACK_COUNT + track
    lasting.levels = put(lasting.levels, place, lasting.levels[place] + 1)
    shape: i64 = c.TRACK_PIECES[track]
    state.supply[seat * 2 + shape] += 1
    note_developed(state, seat, track, shape)
    gained: i64 = value(state, seat, track) - before
    if track == c.ACTIONS and gained > 0:
        state.actions_left += gained
        note_number(state, "actions_gained", seat, "actions", gained)
