"""Completing contracts, a free option of the own turn (ME-4.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv.actions import COMPLETE_CONTRACT
from tabuleiro.games.merv.data.components import (
    CONTRACT_COSTS,
    CONTRACT_GOODS,
    CONTRACT_POINTS,
    CONTRACT_SCROLLS,
    CONTRACTS,
    FROM_CONTRACTS,
    GOOD_COUNT,
    OF_CONTRACT,
    PILE_COUNT,
    PILE_SIZE,
    THRESHOLDS,
    UNIT_COUNT,
)
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.payment import NONE, can_pay, charge
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.state import COUNT_WIDTH, INFLUENCE, LOOSE_SCROLLS, PLEDGED_SCROLLS, MervState
from tabuleiro.games.merv.tracks import score


def fulfils(state: MervState, seat: i64, pile: i64) -> bool:
    """Whether influence, goods and scrolls are enough for the top card of a pile."""
    contract: i64 = state.piles[pile * PILE_SIZE] - 1
    if contract < 0 or state.counts[seat * COUNT_WIDTH + INFLUENCE] < THRESHOLDS[pile // 2]:
        return False
    if state.counts[seat * COUNT_WIDTH + LOOSE_SCROLLS] < CONTRACT_SCROLLS[contract]:
        return False
    good: i64 = 0
    while good < GOOD_COUNT:
        if state.goods[seat * GOOD_COUNT + good] < CONTRACT_GOODS[contract * GOOD_COUNT + good]:
            return False
        good += 1
    return True


def can_complete(state: MervState, seat: i64, pile: i64) -> bool:
    """Whether a player can complete the top card of a pile now."""
    if not fulfils(state, seat, pile):
        return False
    return can_pay(state, seat, CONTRACT_COSTS, (state.piles[pile * PILE_SIZE] - 1) * UNIT_COUNT, NONE, NONE)


def can_complete_any(state: MervState, seat: i64) -> bool:
    """Whether a player can complete a contract now."""
    pile: i64 = 0
    while pile < PILE_COUNT:
        if can_complete(state, seat, pile):
            return True
        pile += 1
    return False


def legal_contracts(state: MervState, seat: i64, out: vec[i64]) -> i64:
    """The piles whose top card a player can complete."""
    count: i64 = 0
    pile: i64 = 0
    while pile < PILE_COUNT:
        if can_complete(state, seat, pile):
            out[count] = COMPLETE_CONTRACT + pile
            count += 1
        pile += 1
    return count


def apply_contract(state: MervState, seat: i64, pile: i64) -> None:
    """Ask for the cost of the top card of a pile."""
    contract: i64 = state.piles[pile * PILE_SIZE] - 1
    charge(state, seat, COMPLETE_CONTRACT + pile, CONTRACT_COSTS, contract * UNIT_COUNT)


def complete_contract(state: MervState, seat: i64, pile: i64) -> None:
    """Move goods and scrolls onto the paid card, score it and gain its effects."""
    contract: i64 = state.piles[pile * PILE_SIZE] - 1
    good: i64 = 0
    while good < GOOD_COUNT:
        tokens: i64 = CONTRACT_GOODS[contract * GOOD_COUNT + good]
        state.goods[seat * GOOD_COUNT + good] -= tokens
        state.pledged[seat * GOOD_COUNT + good] += tokens
        good += 1
    state.counts[seat * COUNT_WIDTH + LOOSE_SCROLLS] -= CONTRACT_SCROLLS[contract]
    state.counts[seat * COUNT_WIDTH + PLEDGED_SCROLLS] += CONTRACT_SCROLLS[contract]
    take_contract(state, seat, pile)
    score(state, seat, FROM_CONTRACTS, CONTRACT_POINTS[contract])
    gain(state, seat, OF_CONTRACT + contract)


def take_contract(state: MervState, party: i64, pile: i64) -> None:
    """Give a party the top card of a pile; the next one comes to the top."""
    contract: i64 = state.piles[pile * PILE_SIZE] - 1
    state.contracts[contract] = party + 1
    piles: vec[i64] = state.piles[:]
    depth: i64 = 0
    while depth < PILE_SIZE - 1:
        piles[pile * PILE_SIZE + depth] = piles[pile * PILE_SIZE + depth + 1]
        depth += 1
    piles[pile * PILE_SIZE + PILE_SIZE - 1] = 0
    state.piles = piles
    note_at(state, "contract", party, "contract", CONTRACTS, contract)
