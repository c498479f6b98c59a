"""Phase D: the new player order (CO-6.D)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra.effects.counters import crown_count
from tabuleiro.games.coimbra.present.events import note_order
from tabuleiro.games.coimbra.state import CoimbraFields


def make_new_order(state: CoimbraFields) -> None:
    """Most crowns first; among equals the present order is reversed (CO-6.D2)."""
    crowns = vec[i64]([0, 0, 0, 0])
    flag: i64 = 0
    while flag < state.seats:
        crowns[flag] = crown_count(state, state.order[flag])
        flag += 1
    flag = 1
    while flag < state.seats:
        _insert(state, crowns, flag)
        flag += 1
    flag = 0
    while flag < state.seats:
        note_order(state, state.order[flag], flag, crowns[flag])
        flag += 1


def _insert(state: CoimbraFields, crowns: vec[i64], flag: i64) -> None:
    """Move the lion of a flag before all on lower flags that have no more crowns."""
    seat: i64 = state.order[flag]
    own: i64 = crowns[flag]
    while flag > 0 and crowns[flag - 1] <= own:
        state.order[flag] = state.order[flag - 1]
        crowns[flag] = crowns[flag - 1]
        flag -= 1
    state.order[flag] = seat
    crowns[flag] = own
