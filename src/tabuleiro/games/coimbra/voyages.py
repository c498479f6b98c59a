"""Phase F and every other chance to invest in a voyage (CO-6.F)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra.actions import DECLINE, INVEST
from tabuleiro.games.coimbra.data.components import SLOTS, VOYAGE_COST, VOYAGE_TYPE
from tabuleiro.games.coimbra.data.programs import ANY_COST
from tabuleiro.games.coimbra.effects.rewards import pay, stock_of
from tabuleiro.games.coimbra.favors import voyage_discount
from tabuleiro.games.coimbra.present.events import note_invested
from tabuleiro.games.coimbra.state import ACTOR, INVEST_PHASE, INVESTING, RESTRICTION, CoimbraState


def voyage_price(state: CoimbraState, seat: i64, voyage: i64) -> i64:
    """The cost of a voyage for a player, at least 0 (CO-6.F3)."""
    cost: i64 = VOYAGE_COST[voyage] - voyage_discount(state, seat)
    return cost if cost > 0 else i64(0)


def legal_invest(state: CoimbraState, out: vec[i64]) -> i64:
    """The voyages without an own disk that fit and can be paid, and declining."""
    seat: i64 = state.agenda.get(ACTOR)
    restriction: i64 = state.agenda.get(RESTRICTION)
    count: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if state.investments[seat * SLOTS + slot] == 0 and _fits(state, seat, state.voyages[slot] - 1, restriction):
            out[count] = INVEST + slot
            count += 1
        slot += 1
    out[count] = DECLINE
    return count + 1


def _fits(state: CoimbraState, seat: i64, voyage: i64, restriction: i64) -> bool:
    """Whether a voyage has a cost of the wanted type that the player can pay."""
    resource: i64 = VOYAGE_TYPE[voyage]
    if restriction not in (ANY_COST, resource):
        return False
    return stock_of(state, seat, resource) >= voyage_price(state, seat, voyage)


def invest(state: CoimbraState, slot: i64) -> None:
    """Pay for a voyage and put a disk on it."""
    seat: i64 = state.agenda.get(ACTOR)
    voyage: i64 = state.voyages[slot] - 1
    cost: i64 = voyage_price(state, seat, voyage)
    state.agenda.pop()
    pay(state, seat, VOYAGE_TYPE[voyage], cost)
    state.investments[seat * SLOTS + slot] = 1
    note_invested(state, seat, slot, voyage, VOYAGE_TYPE[voyage], cost)


def begin_investing(state: CoimbraState) -> None:
    """Phase F."""
    state.phase = INVEST_PHASE
    state.turn = 0


def ask_next_investor(state: CoimbraState) -> None:
    """Ask the next player in order, once."""
    seat: i64 = state.order[state.turn]
    state.turn += 1
    state.agenda.push(INVESTING)
    state.agenda.set(ACTOR, seat)
    state.agenda.set(RESTRICTION, ANY_COST)
