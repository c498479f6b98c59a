"""The pilgrim and the monasteries (CO-7)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.effects.counters import lasting
from tabuleiro.games.coimbra.effects.pending import begin_bonus
from tabuleiro.games.coimbra.effects.rewards import gain_points
from tabuleiro.games.coimbra.phases.exchange import legal_exchanges
from tabuleiro.games.coimbra.present.events import note_monastery, note_node, note_seat
from tabuleiro.games.coimbra.state import CoimbraFields


def legal_step(state: CoimbraFields, out: vec[i64]) -> i64:
    """The places one road away, stop, and exchanges in the own income turn (CO-7.2, CO-6.E10)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    node: i64 = state.pilgrims[seat]
    count: i64 = 0
    i: i64 = c.ROAD_FIRST[node]
    while i < c.ROAD_FIRST[node + 1]:
        out[count] = ids.step_id(c.ROADS[i])
        count += 1
        i += 1
    out[count] = ids.STOP
    return legal_exchanges(state, seat, out, count + 1)


def step(state: CoimbraFields, node: i64) -> None:
    """Move one step; a new monastery gets a disk before the move goes on (CO-7.7)."""
    agenda = state.agenda
    seat: i64 = agenda.get(d.ACTOR)
    left: i64 = agenda.get(d.LEFT) - 1
    if left > 0:
        agenda.set(d.LEFT, left)
    else:
        agenda.pop()
    state.pilgrims[seat] = node
    note_node(state, "pilgrim_moved", seat, node)
    space: i64 = c.SPACE_OF_NODE[node]
    if space >= 0 and state.disks[seat * c.MONASTERY_SPACES + space] == 0:
        place_disk(state, seat, space)


def place_disk(state: CoimbraFields, seat: i64, space: i64) -> None:
    """Put a disk above a monastery; its own lasting bonus does not count for this disk."""
    tile: i64 = state.monasteries[space] - 1
    points: i64 = lasting(state, seat, p.OP_ON_MONASTERY_DISK)
    state.disks[seat * c.MONASTERY_SPACES + space] = 1
    note_monastery(state, "disk_placed", seat, state.pilgrims[seat], tile)
    gain_points(state, seat, points)
    if c.MONASTERY_IMMEDIATE[tile] == 1:
        begin_bonus(state, seat, c.MONASTERY_CODE[tile])


def stop(state: CoimbraFields) -> None:
    """End the move; the steps that are left are lost."""
    note_seat(state, "move_stopped", state.agenda.get(d.ACTOR))
    state.agenda.pop()
