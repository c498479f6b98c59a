"""The end of an action and of the game (HT-12)."""

from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.events import note_end
from tabuleiro.games.hansa_teutonica.state import ENDED_CITIES, ENDED_NO_MARKER, ENDED_PRESTIGE, HansaState


def end_action(state: HansaState) -> None:
    """END_CHECK: with any end flag set the game is over, else the active player goes on (HT-12.4, HT-12.7)."""
    flags: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.prestige[seat] >= c.END_PRESTIGE:
            flags |= ENDED_PRESTIGE
        seat += 1
    if state.no_marker == 1:
        flags |= ENDED_NO_MARKER
    if state.completed >= c.END_CITIES:
        flags |= ENDED_CITIES
    if flags != 0:
        end_game(state, flags)


def end_game(state: HansaState, flags: i64) -> None:
    """Nobody decides any more; the remaining actions lapse."""
    state.ended = flags
    state.actions_left = 0
    while state.agenda.depth > 0:
        state.agenda.pop()
    note_end(state)
