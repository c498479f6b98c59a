"""The automas: the High Courtier with one or two players, the Corrupt Magistrate in solo (ME-14)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.contracts import take_contract
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.phases.scoring import buildings_of
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.sites.caravansary import refill, remove_card
from tabuleiro.games.merv.sites.palace import courtiers_in, courtiers_of, enter_hall
from tabuleiro.games.merv.state import MervFields, put
from tabuleiro.games.merv.tracks import score
from tabuleiro.games.merv.turn import line_of, occupy_slot, put_building


def await_solo_card(state: MervFields, party: i64) -> None:
    """Ask chance for the card of an automa's turn; an empty deck is filled first (ME-14.2)."""
    left: i64 = 0
    card: i64 = 0
    while card < c.SOLO_COUNT:
        left += state.solo_deck[card]
        card += 1
    if left == 0:
        shuffle_solo_deck(state)
    state.agenda.push(d.SOLO_CARD)
    state.agenda.set(d.ACTOR, CHANCE)
    state.agenda.set(d.AUTOMA, party)


def shuffle_solo_deck(state: MervFields) -> None:
    """All solo cards are in the deck."""
    state.solo_deck = vec[i64]([1] * c.SOLO_COUNT)


def legal_solo_card(state: MervFields, out: vec[i64]) -> i64:
    """The cards left in the solo deck."""
    count: i64 = 0
    card: i64 = 0
    while card < c.SOLO_COUNT:
        if state.solo_deck[card] == 1:
            out[count] = ids.SOLO_CARD + card
            count += 1
        card += 1
    return count


def apply_solo_card(state: MervFields, card: i64) -> None:
    """Play the turn of an automa by its card; it ends when the row is full again (ME-14.3)."""
    party: i64 = state.agenda.get(d.AUTOMA)
    state.solo_deck = put(state.solo_deck, card, 0)
    note_at(state, "solo_card", party, "solo_card", c.SOLO_CARDS, card)
    state.agenda.pop()
    state.agenda.push(d.END_TURN)
    state.agenda.set(d.ACTOR, party)
    _move(state, card)
    _build(state, party, card)
    if party == state.seats:
        _serve_court(state, party, card)
    else:
        _take_bribe(state, party, card)


def _move(state: MervFields, card: i64) -> None:
    """Go to the first free slot in the order of the card."""
    place: i64 = 0
    while place < c.SLOTS_PER_SIDE:
        slot: i64 = 0
        while slot < c.SLOTS_PER_SIDE:
            wanted: i64 = c.SLOT_ORDERS[card * c.LINE + place] + 1
            if c.CLOCKWISE[state.round * c.SLOTS_PER_SIDE + slot] == wanted and state.slots[slot] == 0:
                occupy_slot(state, slot)
                return
            slot += 1
        place += 1


def _build(state: MervFields, party: i64, card: i64) -> None:
    """Build on the first empty site of the line in the order of the card."""
    if state.counts[party * s.COUNT_WIDTH + s.HOUSES_LEFT] == 0:
        return
    place: i64 = 0
    while place < c.LINE:
        site: i64 = c.LINES[line_of(state) + c.SITE_ORDERS[card * c.LINE + place]]
        if site >= 0 and state.buildings[site] == 0:
            put_building(state, party, site)
            return
        place += 1


def _serve_court(state: MervFields, party: i64, card: i64) -> None:
    """The High Courtier: a courtier into the hall of the card, else points in solo (ME-14.4)."""
    hall: i64 = c.CARD_HALLS[card]
    if hall < 0:
        hall = _emptiest_hall(state, party)
    if hall >= 0 and _can_enter(state, party, hall):
        enter_hall(state, party, hall)
    elif state.seats == 1:
        score(state, party, c.FROM_OTHER, c.FALLBACK_POINTS[0])


def _can_enter(state: MervFields, party: i64, hall: i64) -> bool:
    return (
        state.counts[party * s.COUNT_WIDTH + s.SERVANTS_LEFT] > 0
        and courtiers_in(state, hall) < c.HALL_SPACES[state.seats]
        and state.courtiers[hall * c.MAX_PARTIES + party] < c.COURTIERS_PER_HALL
    )


def _emptiest_hall(state: MervFields, party: i64) -> i64:
    """The hall with the fewest courtiers that he can enter, the first of several; -1 for none."""
    found: i64 = -1
    hall: i64 = 0
    while hall < c.HALL_COUNT:
        if _can_enter(state, party, hall) and (found < 0 or courtiers_in(state, hall) < courtiers_in(state, found)):
            found = hall
        hall += 1
    return found


def _take_bribe(state: MervFields, party: i64, card: i64) -> None:
    """The Corrupt Magistrate: the better contract of the level, else the first caravan card, else points (ME-14.5)."""
    level: i64 = c.CARD_LEVELS[card]
    if level > 0:
        pile: i64 = _better_pile(state, (level - 1) * 2)
        contract: i64 = state.piles[pile * c.PILE_SIZE] - 1
        if contract >= 0:
            take_contract(state, party, pile)
            score(state, party, c.FROM_CONTRACTS, c.CONTRACT_POINTS[contract] + c.CONTRACT_BONUS[state.difficulty])
            return
    if state.row[0] == 0:
        score(state, party, c.FROM_OTHER, c.FALLBACK_POINTS[1])
        return
    spice: i64 = state.row[0] - 1
    state.supply_camels += remove_card(state, 0)
    state.spices[party * c.SPICE_COUNT + spice] += 1
    note_at(state, "card", party, "spice", c.SPICES, spice)
    refill(state)


def _better_pile(state: MervFields, first: i64) -> i64:
    """The pile of a level whose top card has more points; pile a when they are equal."""
    a: i64 = state.piles[first * c.PILE_SIZE] - 1
    b: i64 = state.piles[(first + 1) * c.PILE_SIZE] - 1
    if b >= 0 and (a < 0 or c.CONTRACT_POINTS[b] > c.CONTRACT_POINTS[a]):
        return first + 1
    return first


def score_automa(state: MervFields, party: i64) -> None:
    """Solo: buildings, and the courtiers of the High Courtier; with two players he scores nothing (ME-14.9)."""
    if state.seats > 1:
        return
    score(state, party, c.FROM_BUILDINGS, c.BUILDING_POINTS * buildings_of(state, party, -1))
    if party == state.seats:
        score(state, party, c.FROM_PALACE, c.COURTIER_POINTS[state.difficulty] * courtiers_of(state, party))
