"""Phase F: everybody may invest once; then the round is over, and after the fourth the game (CO-5.1, CO-6.F)."""

from mypy_extensions import i64

from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.effects.pending import ask
from tabuleiro.games.coimbra.phases.layout import begin_round
from tabuleiro.games.coimbra.present.events import NO_SEAT, note_part
from tabuleiro.games.coimbra.scoring import part_points
from tabuleiro.games.coimbra.state import CoimbraFields


def next_investor(state: CoimbraFields) -> None:
    """Ask the next player in order, once; after the last one the round ends."""
    if state.turn < state.seats:
        seat: i64 = state.order[state.turn]
        state.turn += 1
        ask(state, d.INVEST, seat, p.ANY_COST)
        return
    state.turn = 0
    if state.round < c.ROUNDS:
        begin_round(state)
    else:
        state.phase = s.OVER
        _note_end(state)


def _note_end(state: CoimbraFields) -> None:
    """The parts of the final scoring, one after the other (CO-10.1)."""
    if state.journal is None:
        return
    for part, name in enumerate(c.PARTS):
        for seat in range(state.seats):
            note_part(state, "part_scored", seat, name, part_points(state, seat, part))
    state.note("game_ended", NO_SEAT, [], {})
