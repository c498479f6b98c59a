"""A turn begins and is passed on, an action ends, and so does the game (HT-4.1, HT-4.2, HT-12)."""

from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica import state as s
from tabuleiro.games.hansa_teutonica.board.desk import value
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.events import note_end, note_number
from tabuleiro.games.hansa_teutonica.state import HansaFields


def start_turn(state: HansaFields, seat: i64) -> None:
    """A player is up, with as many actions as the actions track shows."""
    state.active = seat
    state.actions_left = value(state, seat, c.ACTIONS)
    state.agenda.push(d.MAIN)
    state.agenda.set(d.ACTOR, seat)
    note_number(state, "turn_started", seat, "actions", state.actions_left)


def pass_on(state: HansaFields) -> None:
    """The turn is over: the next player is up, unless the safeguard against endless games stops (HT-12.6)."""
    state.turns += 1
    if state.turns >= c.TURN_CAP:
        end_game(state, s.ENDED_CAP)
        return
    start_turn(state, (state.active + 1) % state.seats)


def end_action(state: HansaFields) -> None:
    """END_CHECK: with any end flag set the game is over, else the active player goes on (HT-12.4, HT-12.7)."""
    flags: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.prestige[seat] >= c.END_PRESTIGE:
            flags |= s.ENDED_PRESTIGE
        seat += 1
    if state.no_marker == 1:
        flags |= s.ENDED_NO_MARKER
    if state.completed >= c.END_CITIES:
        flags |= s.ENDED_CITIES
    if flags != 0:
        end_game(state, flags)


def end_game(state: HansaFields, flags: i64) -> None:
    """Nobody decides any more; the remaining actions lapse."""
    state.ended = flags
    state.actions_left = 0
    while state.agenda.depth > 0:
        state.agenda.pop()
    note_end(state)
