"""The course of the game: rounds, years, and whatever goes on by itself between two decisions (ME-3)."""

from mypy_extensions import i64

from tabuleiro.core.action import NOBODY
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.automas import await_solo_card, score_automa
from tabuleiro.games.merv.contracts import complete_contract
from tabuleiro.games.merv.data import components as c
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
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.turn import has_free_option


def proceed(state: MervFields) -> None:
    """Do everything that needs no decision; ends with a decision on top of the agenda, or with the game over."""
    while state.agenda.depth > 0:
        kind: i64 = state.agenda.kind()
        if kind == d.GAINING:
            gain_next(state)
        elif kind == d.PAY_CUBE:
            if pay_what_is_forced(state):
                return
        elif kind == d.PAID_FOR:
            _carry_out(state)
        elif kind == d.END_TURN:
            if has_free_option(state):
                return
            end_turn(state)
        elif kind in (d.PAY_CUBE_RANSOM, d.SCORE_COURTIER):
            if _is_choice(state, kind):
                return
        elif kind >= d.QUEUE_PHASE:
            _proceed_with_phase(state, kind)
        else:
            return


def _is_choice(state: MervFields, kind: i64) -> bool:
    return pay_forced_ransom(state) if kind == d.PAY_CUBE_RANSOM else score_without_choice(state)


def _carry_out(state: MervFields) -> None:
    """Carry out an action that is paid for; the frame that it came from is on top again (ME-8.0.1)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    action: i64 = state.agenda.get(d.ACTION)
    paid: i64 = state.agenda.get(d.LAST_PAID)
    state.agenda.pop()
    if action >= ids.BUILD:
        take_piece(state, seat, ids.read_build(action))
    elif action >= ids.BUY_GOOD:
        buy_good(state, seat, action - ids.BUY_GOOD)
    elif action == ids.ADVANCE:
        advance(state, seat)
    elif action >= ids.PLACE_COURTIER:
        place_courtier(state, seat, action - ids.PLACE_COURTIER)
    elif action >= ids.TAKE_CARD:
        take_card(state, seat, action - ids.TAKE_CARD, paid)
    else:
        complete_contract(state, seat, action - ids.COMPLETE_CONTRACT)


def _proceed_with_phase(state: MervFields, kind: i64) -> None:
    """The phases between the rounds, party by party."""
    if kind == d.QUEUE_PHASE:
        if not queue_next(state):
            state.agenda.pop()
            adopt_queue(state)
            _after_queue(state)
    elif kind == d.INVASION_PHASE:
        if not ask_next(state):
            state.agenda.pop()
            end_invasion(state)
            _open_scoring(state)
    else:
        _score_next(state)


def apply_stop(state: MervFields) -> None:
    """End a performance: camels leave the routes, the row is refilled (ME-8.1.4, ME-8.4.4)."""
    kind: i64 = state.agenda.kind()
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.pop()
    if kind == d.MARKET_STEP:
        camels_home(state, seat)
    elif kind == d.CARAVANSARY_STEP:
        refill(state)


def start_year(state: MervFields) -> None:
    """A year begins (ME-2.12, ME-3.1)."""
    note_number(state, "year", NO_PARTY, "number", state.year)
    _start_round(state)


def whose_turn(state: MervFields) -> tuple[int, int]:
    """Whose turn it is, which nobody interrupts (ME-3.6); in queue, invasion and scoring whoever is asked.

    An automa's turn asks nothing; what a seat decides there belongs to the seat.
    """
    if state.agenda.depth == 0:
        return NOBODY, 0
    moment: i64 = (state.year * c.ROUNDS + state.round) * (c.MAX_PARTIES + 1) + state.turn
    if 0 <= state.active < state.seats:
        return int(state.active), int(moment * len(d.FRAMES))
    return int(state.agenda.get(d.ACTOR)), int(moment * len(d.FRAMES) + state.agenda.frames[0])


def _start_round(state: MervFields) -> None:
    state.turn = 0
    note_at(state, "round", NO_PARTY, "side", c.SIDES, state.round)
    _start_turn(state)


def _start_turn(state: MervFields) -> None:
    """The next party of the order acts (ME-3.3)."""
    party: i64 = state.order[state.turn] - 1
    state.active = party
    if party < state.seats:
        state.agenda.push(d.CHOOSE_SLOT)
        state.agenda.set(d.ACTOR, party)
    else:
        await_solo_card(state, party)


def end_turn(state: MervFields) -> None:
    """Close the turn; after the last one of a round the masters queue (ME-3.4)."""
    state.agenda.pop()
    state.active = -1
    state.slot = -1
    state.site = -1
    state.market_used = 0
    state.turn += 1
    if state.turn < state.parties:
        _start_turn(state)
    elif state.year == c.YEARS and state.round == c.ROUNDS - 1:
        _end_year(state)
    else:
        state.agenda.push(d.QUEUE_PHASE)


def _after_queue(state: MervFields) -> None:
    if state.round < c.ROUNDS - 1:
        state.round += 1
        _start_round(state)
    else:
        _end_year(state)


def _end_year(state: MervFields) -> None:
    """The invasion, in the years that have one, then the scoring (ME-3.1)."""
    if c.INVASIONS[state.year] == 1:
        note(state, "invasion", NO_PARTY)
        state.agenda.push(d.INVASION_PHASE)
    else:
        _open_scoring(state)


def _open_scoring(state: MervFields) -> None:
    note_number(state, "scoring", NO_PARTY, "number", state.year)
    state.agenda.push(d.SCORING_PHASE)


def _score_next(state: MervFields) -> None:
    """Score the next party in the order of the queue: the palace first, then its city (ME-12)."""
    place: i64 = state.agenda.get(d.NEXT)
    if place == state.parties:
        state.agenda.pop()
        _close_year(state)
        return
    party: i64 = state.order[place] - 1
    if state.agenda.get(d.PALACE_OPENED) == 0:
        state.agenda.set(d.PALACE_OPENED, 1)
        open_palace(state, party)
    else:
        state.agenda.set(d.PALACE_OPENED, 0)
        state.agenda.set(d.NEXT, place + 1)
        if party < state.seats:
            score_city(state, party)
        else:
            score_automa(state, party)


def _close_year(state: MervFields) -> None:
    """Move the year marker, or end the game with the final scoring (ME-3.1, ME-13.1)."""
    if state.year == c.YEARS:
        score_sets(state)
        note(state, "game_end", NO_PARTY)
        return
    state.year += 1
    state.round = 0
    start_year(state)
