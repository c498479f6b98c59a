"""What entering each monastery would bring a player now, and how many steps away it is (CO-7.7)."""

from typing import TYPE_CHECKING, cast

from tabuleiro.core.agenda import new_agenda
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.effects.bonuses import run_bonus
from tabuleiro.games.coimbra.pilgrim import place_disk
from tabuleiro.games.coimbra.state import CoimbraFields, copy_fields

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present import shape


def visits(state: CoimbraFields) -> "list[dict[str, shape.Visit]]":
    """For every seat the monasteries without an own disk, by their places; none before the pilgrim is on the map.

    The rules themselves tell what a visit brings, on a position that is thrown away.
    """
    trial = cast(CoimbraFields, state.copy())  # a position of this game by contract
    return [_visits_of(state, seat, trial) for seat in range(state.seats)]


def _visits_of(state: CoimbraFields, seat: int, trial: CoimbraFields) -> "dict[str, shape.Visit]":
    pilgrim = int(state.pilgrims[seat])
    if pilgrim < 0:
        return {}
    return {
        c.NODES[c.NODE_OF_SPACE[space]]: {
            "steps": int(c.DISTANCES[pilgrim * c.MONASTERY_SPACES + space]),
            "brings": _brings(state, seat, space, trial),
        }
        for space in range(c.MONASTERY_SPACES)
        if state.disks[seat * c.MONASTERY_SPACES + space] == 0
    }


def _brings(state: CoimbraFields, seat: int, space: int, trial: CoimbraFields) -> dict[str, int]:
    """What the player has more after the visit; nothing for a bonus that only lasts."""
    copy_fields(state, trial)
    trial.agenda = new_agenda(d.AGENDA_CAPACITY)
    place_disk(trial, seat, space)
    while trial.agenda.depth > 0 and trial.agenda.kind() == d.BONUS:
        run_bonus(trial)
    more = {
        p.RESOURCES[c.GUARDS]: int(trial.guards[seat] - state.guards[seat]),
        p.RESOURCES[c.COINS]: int(trial.coins[seat] - state.coins[seat]),
        p.RESOURCES[c.POINTS]: int(trial.points[seat] - state.points[seat]),
    }
    for track, name in enumerate(p.CLASSES):
        at = track * c.MAX_SEATS + seat
        more[name] = int(trial.influence[at] - state.influence[at])
    return {name: amount for name, amount in more.items() if amount != 0}
