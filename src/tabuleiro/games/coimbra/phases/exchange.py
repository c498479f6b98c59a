"""Exchanging guards or coins for victory points in the own income turn (CO-6.E6)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra.actions import EXCHANGE, MOST_EXCHANGES
from tabuleiro.games.coimbra.data.components import (
    BIT,
    CARD_CODE,
    CARD_COUNT,
    CARD_ZONE,
    CODE,
    EXCHANGE_GET,
    EXCHANGE_GIVE,
    PHASE_E,
)
from tabuleiro.games.coimbra.data.programs import OP_E_EXCHANGE, OP_END, STRIDE, X
from tabuleiro.games.coimbra.effects.rewards import pay, stock_of
from tabuleiro.games.coimbra.present.events import note_exchanged
from tabuleiro.games.coimbra.state import ACTOR, INCOME_PHASE, CoimbraState


def exchangeable(state: CoimbraState, seat: i64) -> i64:
    """Bit set of the resources that the player's phase E cards exchange."""
    found: i64 = 0
    i: i64 = seat * CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        card: i64 = state.hands[i] - 1
        if CARD_ZONE[card] == PHASE_E:
            at: i64 = CARD_CODE[card] * STRIDE
            while CODE[at] != OP_END:
                if CODE[at] == OP_E_EXCHANGE:
                    found |= BIT[CODE[at + X]]
                at += STRIDE
        i += 1
    return found


def legal_exchanges(state: CoimbraState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Append every exchange that the player can pay, if this is his own income turn; return the new count."""
    if state.phase != INCOME_PHASE or state.order[state.turn] != seat:
        return count
    cards: i64 = exchangeable(state, seat)
    resource: i64 = 0
    while resource < 2:
        if cards & BIT[resource] != 0:
            most: i64 = stock_of(state, seat, resource) // EXCHANGE_GIVE[resource]
            times: i64 = 0
            while times < most:
                out[count] = EXCHANGE + resource * MOST_EXCHANGES + times
                count += 1
                times += 1
        resource += 1
    return count


def can_exchange(state: CoimbraState, seat: i64) -> bool:
    """Whether at least one exchange is possible."""
    cards: i64 = exchangeable(state, seat)
    resource: i64 = 0
    while resource < 2:
        if cards & BIT[resource] != 0 and stock_of(state, seat, resource) >= EXCHANGE_GIVE[resource]:
            return True
        resource += 1
    return False


def exchange(state: CoimbraState, resource: i64, times: i64) -> None:
    """Give resources for points; the same decision is asked again."""
    seat: i64 = state.agenda.get(ACTOR)
    points: i64 = EXCHANGE_GET[resource] * times
    pay(state, seat, resource, EXCHANGE_GIVE[resource] * times)
    state.points[seat] += points
    note_exchanged(state, seat, resource, EXCHANGE_GIVE[resource] * times, points)
