"""The course of the game: rounds, years, and whatever goes on by itself between two decisions (ME-3)."""

from mypy_extensions import i64

from tabuleiro.games.merv.actions import (
    ADVANCE,
    BUILD,
    BUY_GOOD,
    COMPLETE_CONTRACT,
    PLACE_COURTIER,
    TAKE_CARD,
)
from tabuleiro.games.merv.automas import await_solo_card
from tabuleiro.games.merv.contracts import complete_contract
from tabuleiro.games.merv.data.components import INVASIONS, ROUNDS, SIDES, YEARS
from tabuleiro.games.merv.effects import gain_next
from tabuleiro.games.merv.payment import pay_what_is_forced
from tabuleiro.games.merv.phases.invasion import ask_next, end_invasion, pay_forced_ransom
from tabuleiro.games.merv.phases.scoring import open_palace, score_city, score_sets, score_without_choice
from tabuleiro.games.merv.phases.turn_order import adopt_queue, queue_next
from tabuleiro.games.merv.present.events import NO_PARTY, note, note_at, note_number
from tabuleiro.games.merv.sites.caravansary import refill, take_card
from tabuleiro.games.merv.sites.marketplace import buy_good, camels_home
from tabuleiro.games.merv.sites.mosque import advance
from tabuleiro.games.merv.sites.palace import place_courtier
from tabuleiro.games.merv.sites.walls import take_piece
from tabuleiro.games.merv.state import (
    ACTION,
    ACTOR,
    CARAVANSARY_STEP,
    CHOOSING_SLOT,
    ENDING_TURN,
    GAINING,
    INVASION_PHASE,
    LAST_PAID,
    MARKET_STEP,
    NEXT,
    PAID_FOR,
    PALACE_OPENED,
    PAYING,
    PAYING_RANSOM,
    QUEUE_PHASE,
    SCORING_COURTIERS,
    SCORING_PHASE,
    MervState,
)
from tabuleiro.games.merv.turn import has_free_option


def go_on(state: MervState) -> None:
    """Do everything that needs no decision; ends with a decision on top of the agenda, or with the game over."""
    while state.agenda.depth > 0:
        kind: i64 = state.agenda.kind()
        if kind == GAINING:
            gain_next(state)
        elif kind == PAYING:
            if pay_what_is_forced(state):
                return
        elif kind == PAID_FOR:
            _carry_out(state)
        elif kind == ENDING_TURN:
            if has_free_option(state):
                return
            end_turn(state)
        elif kind in (PAYING_RANSOM, SCORING_COURTIERS):
            if _is_choice(state, kind):
                return
        elif kind >= QUEUE_PHASE:
            _go_on_with_phase(state, kind)
        else:
            return


def _is_choice(state: MervState, kind: i64) -> bool:
    return pay_forced_ransom(state) if kind == PAYING_RANSOM else score_without_choice(state)


def _carry_out(state: MervState) -> None:
    """Carry out an action that is paid for; the frame that it came from is on top again (ME-8.0.1)."""
    seat: i64 = state.agenda.get(ACTOR)
    action: i64 = state.agenda.get(ACTION)
    paid: i64 = state.agenda.get(LAST_PAID)
    state.agenda.pop()
    if action >= BUILD:
        take_piece(state, seat, action - BUILD)
    elif action >= BUY_GOOD:
        buy_good(state, seat, action - BUY_GOOD)
    elif action == ADVANCE:
        advance(state, seat)
    elif action >= PLACE_COURTIER:
        place_courtier(state, seat, action - PLACE_COURTIER)
    elif action >= TAKE_CARD:
        take_card(state, seat, action - TAKE_CARD, paid)
    else:
        complete_contract(state, seat, action - COMPLETE_CONTRACT)


def _go_on_with_phase(state: MervState, kind: i64) -> None:
    """The phases between the rounds, party by party."""
    if kind == QUEUE_PHASE:
        if not queue_next(state):
            state.agenda.pop()
            adopt_queue(state)
            _after_queue(state)
    elif kind == INVASION_PHASE:
        if not ask_next(state):
            state.agenda.pop()
            end_invasion(state)
            _open_scoring(state)
    else:
        _score_next(state)


def apply_stop(state: MervState) -> None:
    """End a performance: camels leave the routes, the row is refilled (ME-8.1.4, ME-8.4.4)."""
    kind: i64 = state.agenda.kind()
    seat: i64 = state.agenda.get(ACTOR)
    state.agenda.pop()
    if kind == MARKET_STEP:
        camels_home(state, seat)
    elif kind == CARAVANSARY_STEP:
        refill(state)


def start_year(state: MervState) -> None:
    """A year begins (ME-2.12, ME-3.1)."""
    note_number(state, "year", NO_PARTY, "number", state.year)
    _start_round(state)


def _start_round(state: MervState) -> None:
    state.turn = 0
    note_at(state, "round", NO_PARTY, "side", SIDES, state.round)
    _start_turn(state)


def _start_turn(state: MervState) -> None:
    """The next party of the order acts (ME-3.3)."""
    party: i64 = state.order[state.turn] - 1
    state.active = party
    if party < state.seats:
        state.agenda.push(CHOOSING_SLOT)
        state.agenda.set(ACTOR, party)
    else:
        await_solo_card(state, party)


def end_turn(state: MervState) -> None:
    """Close the turn; after the last one of a round the masters queue (ME-3.4)."""
    state.agenda.pop()
    state.active = -1
    state.slot = -1
    state.site = -1
    state.market_used = 0
    state.turn += 1
    if state.turn < state.parties:
        _start_turn(state)
    elif state.year == YEARS and state.round == ROUNDS - 1:
        _end_year(state)
    else:
        state.agenda.push(QUEUE_PHASE)


def _after_queue(state: MervState) -> None:
    if state.round < ROUNDS - 1:
        state.round += 1
        _start_round(state)
    else:
        _end_year(state)


def _end_year(state: MervState) -> None:
    """The invasion, in the years that have one, then the scoring (ME-3.1)."""
    if INVASIONS[state.year] == 1:
        note(state, "invasion", NO_PARTY)
        state.agenda.push(INVASION_PHASE)
    else:
        _open_scoring(state)


def _open_scoring(state: MervState) -> None:
    note_number(state, "scoring", NO_PARTY, "number", state.year)
    state.agenda.push(SCORING_PHASE)


def _score_next(state: MervState) -> None:
    """Score the next party in the order of the queue: the palace first, then its city (ME-12)."""
    place: i64 = state.agenda.get(NEXT)
    if place == state.parties:
        state.agenda.pop()
        _close_year(state)
        return
    party: i64 = state.order[place] - 1
    if state.agenda.get(PALACE_OPENED) == 0:
        state.agenda.set(PALACE_OPENED, 1)
        open_palace(state, party)
    else:
        state.agenda.set(PALACE_OPENED, 0)
        state.agenda.set(NEXT, place + 1)
        score_city(state, party)


def _close_year(state: MervState) -> None:
    """Move the year marker, or end the game with the final scoring (ME-3.1, ME-13.1)."""
    if state.year == YEARS:
        score_sets(state)
        note(state, "game_end", NO_PARTY)
        return
    state.year += 1
    state.round = 0
    start_year(state)
