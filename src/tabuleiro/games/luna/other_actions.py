"""Other actions: Expulsion, Meditation, the end of a solo action phase (LU-8, LU-13.11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import clockwise, gain, return_token, use_novices
from tabuleiro.games.luna.present.events import note_expelled, note_number, note_party
from tabuleiro.games.luna.rounds import end_phase
from tabuleiro.games.luna.state import LunaFields, actor_of, next_turn

MOST_STEPS: Final = 6
"""A seventh step would bring the Apostate back (LU-8.4)."""


def legal_other_actions(state: LunaFields, out: vec[i64], count: i64) -> i64:
    """Append every EXPEL, then MEDITATE or, in solo, END_PHASE."""
    if state.level < 3:
        count = legal_expel(state, out, count)
    out[count] = ids.END_PHASE if state.seats == 1 else ids.MEDITATE
    return count + 1


def legal_expel(state: LunaFields, out: vec[i64], count: i64) -> i64:
    """Append every EXPEL; the token alone is enough (LU-8.3)."""
    seat: i64 = actor_of(state)
    token: i64 = state.favors[seat * c.ISLAND_COUNT + c.NOVICE]
    own: i64 = 0
    while own <= MOST_STEPS and own <= state.active[seat * c.ISLAND_COUNT + state.figures[c.APOSTATE]]:
        if own > 0:
            out[count] = ids.expel_id(own, 0)
            count += 1
        if token == 1 and own < MOST_STEPS:
            out[count] = ids.expel_id(own, 1)
            count += 1
        own += 1
    return count


def apply_expel(state: LunaFields, own: i64, token: i64) -> None:
    """EXPEL: use novices on the Apostate's island; he moves as many islands clockwise."""
    seat: i64 = actor_of(state)
    island: i64 = state.figures[c.APOSTATE]
    if token == 1:
        return_token(state, seat, c.NOVICE)
    use_novices(state, seat, island, own)
    state.figures[c.APOSTATE] = clockwise(state, island, own + token)
    note_expelled(state, seat, state.figures[c.APOSTATE], own + token)
    next_turn(state)


def apply_meditate(state: LunaFields) -> None:
    """MEDITATE: flip a time token; the last one ends the action phase at once (LU-8.9)."""
    seat: i64 = actor_of(state)
    state.time_left -= 1
    note_number(state, "time_flipped", seat, "left", state.time_left)
    if state.time_left > 0:
        next_turn(state)
        return
    gain(state, seat, c.MEDITATION_POINTS, s.FROM_MEDITATION)
    note_number(state, "phase_ended", seat, "points", c.MEDITATION_POINTS)
    pass_medallion(state, seat)
    end_phase(state)


def pass_medallion(state: LunaFields, seat: i64) -> None:
    """To the left of the player who flipped the last token; with two players to the other one (LU-8.9, LU-12.4)."""
    if state.seats == 2:
        seat = state.start
    state.start = (seat + 1) % state.seats
    note_party(state, "medallion_passed", state.start)


def apply_end_phase(state: LunaFields) -> None:
    """END_PHASE: the player wants no more actions (LU-13.11)."""
    note_number(state, "phase_ended", actor_of(state), "points", 0)
    end_phase(state)
