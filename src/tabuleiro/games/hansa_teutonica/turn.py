"""A turn begins and is passed on (HT-4.1, HT-4.2)."""

from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.desk import value
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.ending import end_game
from tabuleiro.games.hansa_teutonica.present.events import note_number
from tabuleiro.games.hansa_teutonica.state import ENDED_CAP, HansaState


def start_turn(state: HansaState, seat: i64) -> None:
    """A player is up, with as many actions as the actions track shows."""
    state.active = seat
    state.actions_left = value(state, seat, c.ACTIONS)
    state.agenda.push(d.MAIN)
    state.agenda.set(d.ACTOR, seat)
    note_number(state, "turn_started", seat, "actions", state.actions_left)


def pass_on(state: HansaState) -> None:
    """The turn is over: the next player is up, unless the safeguard against endless games stops (HT-12.6)."""
    state.turns += 1
    if state.turns >= c.TURN_CAP:
        end_game(state, ENDED_CAP)
        return
    start_turn(state, (state.active + 1) % state.seats)
