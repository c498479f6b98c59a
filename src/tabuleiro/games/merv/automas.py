"""The automas: the High Courtier with one or two players, the Corrupt Magistrate in solo (ME-14)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.games.merv.actions import SOLO_CARD
from tabuleiro.games.merv.contracts import take_contract
from tabuleiro.games.merv.data.components import (
    CARD_HALLS,
    CARD_LEVELS,
    CLOCKWISE,
    CONTRACT_BONUS,
    CONTRACT_POINTS,
    COURTIERS_PER_HALL,
    FALLBACK_POINTS,
    FROM_CONTRACTS,
    FROM_OTHER,
    HALL_COUNT,
    HALL_SPACES,
    LINE,
    LINES,
    MAX_PARTIES,
    PILE_SIZE,
    SITE_ORDERS,
    SLOT_ORDERS,
    SLOTS_PER_SIDE,
    SOLO_CARDS,
    SOLO_COUNT,
    SPICE_COUNT,
    SPICES,
)
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.sites.caravansary import refill, remove_card
from tabuleiro.games.merv.sites.palace import courtiers_in, enter_hall
from tabuleiro.games.merv.state import (
    ACTOR,
    AUTOMA,
    COUNT_WIDTH,
    DRAWING_SOLO,
    ENDING_TURN,
    HOUSES_LEFT,
    SERVANTS_LEFT,
    MervState,
    put,
)
from tabuleiro.games.merv.tracks import score
from tabuleiro.games.merv.turn import line_of, occupy_slot, put_building


def await_solo_card(state: MervState, party: i64) -> None:
    """Ask chance for the card of an automa's turn; an empty deck is filled first (ME-14.2)."""
    left: i64 = 0
    card: i64 = 0
    while card < SOLO_COUNT:
        left += state.solo_deck[card]
        card += 1
    if left == 0:
        shuffle_solo_deck(state)
    state.agenda.push(DRAWING_SOLO)
    state.agenda.set(ACTOR, CHANCE)
    state.agenda.set(AUTOMA, party)


def shuffle_solo_deck(state: MervState) -> None:
    """All solo cards are in the deck."""
    state.solo_deck = vec[i64]([1] * SOLO_COUNT)


def legal_solo(state: MervState, out: vec[i64]) -> i64:
    """The cards left in the solo deck."""
    count: i64 = 0
    card: i64 = 0
    while card < SOLO_COUNT:
        if state.solo_deck[card] == 1:
            out[count] = SOLO_CARD + card
            count += 1
        card += 1
    return count


def apply_solo(state: MervState, card: i64) -> None:
    """Play the turn of an automa by its card; it ends when the row is full again (ME-14.3)."""
    party: i64 = state.agenda.get(AUTOMA)
    state.solo_deck = put(state.solo_deck, card, 0)
    note_at(state, "solo_card", party, "solo_card", SOLO_CARDS, card)
    state.agenda.pop()
    state.agenda.push(ENDING_TURN)
    state.agenda.set(ACTOR, party)
    _move(state, card)
    _build(state, party, card)
    if party == state.seats:
        _serve_court(state, party, card)
    else:
        _take_bribe(state, party, card)


def _move(state: MervState, card: i64) -> None:
    """Go to the first free slot in the order of the card."""
    place: i64 = 0
    while place < SLOTS_PER_SIDE:
        slot: i64 = 0
        while slot < SLOTS_PER_SIDE:
            wanted: bool = CLOCKWISE[state.round * SLOTS_PER_SIDE + slot] == SLOT_ORDERS[card * LINE + place] + 1
            if wanted and state.slots[slot] == 0:
                occupy_slot(state, slot)
                return
            slot += 1
        place += 1


def _build(state: MervState, party: i64, card: i64) -> None:
    """Build on the first empty site of the line in the order of the card."""
    if state.counts[party * COUNT_WIDTH + HOUSES_LEFT] == 0:
        return
    place: i64 = 0
    while place < LINE:
        site: i64 = LINES[line_of(state) + SITE_ORDERS[card * LINE + place]]
        if site >= 0 and state.buildings[site] == 0:
            put_building(state, party, site)
            return
        place += 1


def _serve_court(state: MervState, party: i64, card: i64) -> None:
    """The High Courtier: a courtier into the hall of the card, else points in solo (ME-14.4)."""
    hall: i64 = CARD_HALLS[card]
    if hall < 0:
        hall = _emptiest_hall(state, party)
    if hall >= 0 and _can_enter(state, party, hall):
        enter_hall(state, party, hall)
    elif state.seats == 1:
        score(state, party, FROM_OTHER, FALLBACK_POINTS[0])


def _can_enter(state: MervState, party: i64, hall: i64) -> bool:
    return (
        state.counts[party * COUNT_WIDTH + SERVANTS_LEFT] > 0
        and courtiers_in(state, hall) < HALL_SPACES[state.seats]
        and state.courtiers[hall * MAX_PARTIES + party] < COURTIERS_PER_HALL
    )


def _emptiest_hall(state: MervState, party: i64) -> i64:
    """The hall with the fewest courtiers that he can enter, the first of several; -1 for none."""
    found: i64 = -1
    hall: i64 = 0
    while hall < HALL_COUNT:
        if _can_enter(state, party, hall) and (found < 0 or courtiers_in(state, hall) < courtiers_in(state, found)):
            found = hall
        hall += 1
    return found


def _take_bribe(state: MervState, party: i64, card: i64) -> None:
    """The Corrupt Magistrate: the better contract of the level, else the first caravan card, else points (ME-14.5)."""
    level: i64 = CARD_LEVELS[card]
    if level > 0:
        pile: i64 = _better_pile(state, (level - 1) * 2)
        contract: i64 = state.piles[pile * PILE_SIZE] - 1
        if contract >= 0:
            take_contract(state, party, pile)
            score(state, party, FROM_CONTRACTS, CONTRACT_POINTS[contract] + CONTRACT_BONUS[state.difficulty])
            return
    if state.row[0] == 0:
        score(state, party, FROM_OTHER, FALLBACK_POINTS[1])
        return
    spice: i64 = state.row[0] - 1
    state.supply_camels += remove_card(state, 0)
    state.spices[party * SPICE_COUNT + spice] += 1
    note_at(state, "card", party, "spice", SPICES, spice)
    refill(state)


def _better_pile(state: MervState, first: i64) -> i64:
    """The pile of a level whose top card has more points; pile a when they are equal."""
    a: i64 = state.piles[first * PILE_SIZE] - 1
    b: i64 = state.piles[(first + 1) * PILE_SIZE] - 1
    if b >= 0 and (a < 0 or CONTRACT_POINTS[b] > CONTRACT_POINTS[a]):
        return first + 1
    return first
