"""Investing in a voyage, in phase F or by an effect (CO-6.F)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.effects.rewards import pay, stock_of
from tabuleiro.games.coimbra.favors import voyage_discount
from tabuleiro.games.coimbra.present.events import note_invested
from tabuleiro.games.coimbra.state import CoimbraFields


def voyage_price(state: CoimbraFields, seat: i64, voyage: i64) -> i64:
    """The cost of a voyage for a player, at least 0 (CO-6.F3)."""
    return price_less(voyage, voyage_discount(state, seat))


def price_less(voyage: i64, discount: i64) -> i64:
    """The same, for whoever knows the discount already."""
    cost: i64 = c.VOYAGE_COST[voyage] - discount
    return cost if cost > 0 else i64(0)


def legal_invest(state: CoimbraFields, out: vec[i64]) -> i64:
    """The voyages without an own disk that fit and can be paid, and declining."""
    seat: i64 = state.agenda.get(d.ACTOR)
    restriction: i64 = state.agenda.get(d.RESTRICTION)
    count: i64 = 0
    slot: i64 = 0
    while slot < c.SLOTS:
        if state.investments[seat * c.SLOTS + slot] == 0 and _fits(state, seat, state.voyages[slot] - 1, restriction):
            out[count] = ids.INVEST + slot
            count += 1
        slot += 1
    out[count] = ids.DECLINE
    return count + 1


def _fits(state: CoimbraFields, seat: i64, voyage: i64, restriction: i64) -> bool:
    """Whether a voyage has a cost of the wanted type that the player can pay."""
    resource: i64 = c.VOYAGE_TYPE[voyage]
    if restriction not in (p.ANY_COST, resource):
        return False
    return stock_of(state, seat, resource) >= voyage_price(state, seat, voyage)


def invest(state: CoimbraFields, slot: i64) -> None:
    """Pay for a voyage and put a disk on it."""
    seat: i64 = state.agenda.get(d.ACTOR)
    voyage: i64 = state.voyages[slot] - 1
    cost: i64 = voyage_price(state, seat, voyage)
    state.agenda.pop()
    pay(state, seat, c.VOYAGE_TYPE[voyage], cost)
    state.investments[seat * c.SLOTS + slot] = 1
    note_invested(state, seat, slot, voyage, c.VOYAGE_TYPE[voyage], cost)
