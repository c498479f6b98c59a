"""Completing contracts, a free option of the own turn (ME-4.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.payment import NONE, can_pay, charge
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.tracks import score


def fulfils(state: MervFields, seat: i64, pile: i64) -> bool:
    """Whether influence, goods and scrolls are enough for the top card of a pile."""
    counts: vec[i64] = state.counts
    own: i64 = seat * s.COUNT_WIDTH
    if counts[own + s.INFLUENCE] < c.THRESHOLDS[pile >> 1]:
        return False
    contract: i64 = state.piles[pile * c.PILE_SIZE] - 1
    if contract < 0 or counts[own + s.LOOSE_SCROLLS] < c.CONTRACT_SCROLLS[contract]:
        return False
    goods: vec[i64] = state.goods
    wanted: vec[i64] = c.CONTRACT_GOODS
    held: i64 = seat * c.GOOD_COUNT
    asked: i64 = contract * c.GOOD_COUNT
    end: i64 = held + c.GOOD_COUNT
    while held < end:
        if goods[held] < wanted[asked]:
            return False
        held += 1
        asked += 1
    return True


def can_complete(state: MervFields, seat: i64, pile: i64) -> bool:
    """Whether a player can complete the top card of a pile now."""
    if not fulfils(state, seat, pile):
        return False
    return can_pay(state, seat, c.CONTRACT_COSTS, (state.piles[pile * c.PILE_SIZE] - 1) * c.UNIT_COUNT, NONE, NONE)


def can_complete_any(state: MervFields, seat: i64) -> bool:
    """Whether a player can complete a contract now."""
    pile: i64 = 0
    while pile < c.PILE_COUNT:
        if can_complete(state, seat, pile):
            return True
        pile += 1
    return False


def legal_contracts(state: MervFields, seat: i64, out: vec[i64]) -> i64:
    """The piles whose top card a player can complete."""
    count: i64 = 0
    pile: i64 = 0
    while pile < c.PILE_COUNT:
        if can_complete(state, seat, pile):
            out[count] = ids.COMPLETE_CONTRACT + pile
            count += 1
        pile += 1
    return count


def apply_complete_contract(state: MervFields, seat: i64, pile: i64) -> None:
    """Ask for the cost of the top card of a pile."""
    contract: i64 = state.piles[pile * c.PILE_SIZE] - 1
    charge(state, seat, ids.COMPLETE_CONTRACT + pile, c.CONTRACT_COSTS, contract * c.UNIT_COUNT)


def complete_contract(state: MervFields, seat: i64, pile: i64) -> None:
    """Move goods and scrolls onto the paid card, score it and gain its effects."""
    contract: i64 = state.piles[pile * c.PILE_SIZE] - 1
    good: i64 = 0
    while good < c.GOOD_COUNT:
        tokens: i64 = c.CONTRACT_GOODS[contract * c.GOOD_COUNT + good]
        state.goods[seat * c.GOOD_COUNT + good] -= tokens
        state.pledged[seat * c.GOOD_COUNT + good] += tokens
        good += 1
    state.counts[seat * s.COUNT_WIDTH + s.LOOSE_SCROLLS] -= c.CONTRACT_SCROLLS[contract]
    state.counts[seat * s.COUNT_WIDTH + s.PLEDGED_SCROLLS] += c.CONTRACT_SCROLLS[contract]
    take_contract(state, seat, pile)
    score(state, seat, c.FROM_CONTRACTS, c.CONTRACT_POINTS[contract])
    gain(state, seat, c.OF_CONTRACT + contract)


def take_contract(state: MervFields, party: i64, pile: i64) -> None:
    """Give a party the top card of a pile; the next one comes to the top."""
    contract: i64 = state.piles[pile * c.PILE_SIZE] - 1
    state.contracts[contract] = party + 1
    piles: vec[i64] = state.piles[:]
    depth: i64 = 0
    while depth < c.PILE_SIZE - 1:
        piles[pile * c.PILE_SIZE + depth] = piles[pile * c.PILE_SIZE + depth + 1]
        depth += 1
    piles[pile * c.PILE_SIZE + c.PILE_SIZE - 1] = 0
    state.piles = piles
    note_at(state, "contract", party, "contract", c.CONTRACTS, contract)
