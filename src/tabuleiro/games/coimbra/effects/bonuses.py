"""Runs the programs of components, one instruction at a time, and answers what they ask their owner (CO-2, CO-9)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra.actions import ACCEPT, DECLINE, OPTION, REPEAT
from tabuleiro.games.coimbra.data.components import (
    BIT,
    CARD_CLASS,
    CARD_CODE,
    CARD_COUNT,
    CARD_ZONE,
    CODE,
    IMMEDIATE,
    SOURCE,
    TRACK_COUNT,
)
from tabuleiro.games.coimbra.data.programs import (
    ALL_TRACKS,
    OP_CAP,
    OP_CEDE,
    OP_CHOOSE_ONE,
    OP_DISCARD,
    OP_FAVOR,
    OP_GAIN,
    OP_GAIN_PER,
    OP_INFLUENCE,
    OP_INVEST,
    OP_LOSE,
    OP_PAY_FOR,
    OP_REPEAT,
    OP_SCORE_CARD,
    OP_SCORE_DIPLOMAS,
    OP_SCORE_TILE,
    OP_SCORE_VOYAGES,
    OP_TRACK_INCOME,
    STRIDE,
    X,
    Y,
)
from tabuleiro.games.coimbra.effects.counters import count
from tabuleiro.games.coimbra.effects.opponents import ask_opponents, list_cards
from tabuleiro.games.coimbra.effects.pending import ask, begin_bonus, next_instruction
from tabuleiro.games.coimbra.effects.rewards import grant_income, grant_rewards, pay, stock_of
from tabuleiro.games.coimbra.influence import raise_influence
from tabuleiro.games.coimbra.present.events import note, note_card, note_paid, note_part, note_seat
from tabuleiro.games.coimbra.scoring import best_end_card, best_track, best_voyages, diploma_points
from tabuleiro.games.coimbra.state import (
    ACTOR,
    CAPPING,
    CEDING,
    CHOOSING,
    DISCARD_PICKING,
    FAVOR_PICKING,
    INSTRUCTION,
    INVESTING,
    LOSING,
    PAYING,
    REPEATING,
    CoimbraState,
)


def run_bonus(state: CoimbraState) -> None:
    """Run the next instruction of the BONUS on top; ops that only lie there do nothing."""
    seat: i64 = state.agenda.get(ACTOR)
    instruction: i64 = next_instruction(state)
    at: i64 = instruction * STRIDE
    op: i64 = CODE[at]
    if op == OP_GAIN:
        grant_rewards(state, seat, instruction, 1)
    elif op == OP_GAIN_PER:
        grant_rewards(state, seat, instruction, count(state, seat, CODE[at + X], CODE[at + Y]))
    elif op == OP_INFLUENCE:
        _raise(state, seat, CODE[at + X], CODE[at + Y])
    elif op == OP_TRACK_INCOME:
        grant_income(state, seat, CODE[at + X])
    elif op == OP_CEDE:
        ask_opponents(state, CEDING, seat, instruction)
    elif op == OP_LOSE:
        ask_opponents(state, LOSING, seat, instruction)
    elif op >= OP_SCORE_DIPLOMAS:
        _score(state, seat, op, CODE[at + X])
    else:
        _ask_owner(state, seat, op, instruction)


def _raise(state: CoimbraState, seat: i64, track: i64, amount: i64) -> None:
    """One track or all of them (CO-8.4)."""
    if track != ALL_TRACKS:
        raise_influence(state, seat, track, amount)
        return
    each: i64 = 0
    while each < TRACK_COUNT:
        raise_influence(state, seat, each, amount)
        each += 1


def _ask_owner(state: CoimbraState, seat: i64, op: i64, instruction: i64) -> None:
    """The ops that put one decision to their owner."""
    if op == OP_CHOOSE_ONE:
        ask(state, CHOOSING, seat, instruction)
    elif op == OP_DISCARD:
        ask(state, DISCARD_PICKING, seat, instruction)
    elif op == OP_FAVOR:
        ask(state, FAVOR_PICKING, seat, 0)
    elif op == OP_INVEST:
        ask(state, INVESTING, seat, CODE[instruction * STRIDE + X])
    elif op == OP_REPEAT:
        ask(state, REPEATING, seat, instruction)
    elif op == OP_PAY_FOR:
        ask(state, PAYING, seat, instruction)
    elif op == OP_CAP:
        ask(state, CAPPING, seat, 0)


def _score(state: CoimbraState, seat: i64, op: i64, most: i64) -> None:
    """Early scoring; the engine takes the best, which is never worse (CO-9.10 to CO-9.12)."""
    points: i64 = 0
    part = ""
    if op == OP_SCORE_DIPLOMAS:
        points = diploma_points(state, seat)
        part = "diplomas"
    elif op == OP_SCORE_VOYAGES:
        points = best_voyages(state, seat, most)
        part = "voyages"
    elif op == OP_SCORE_CARD:
        points = best_end_card(state, seat)
        part = "game_end_cards"
    elif op == OP_SCORE_TILE:
        points = best_track(state, seat)
        part = "influence"
    else:
        return
    state.points[seat] += points
    note_part(state, "bonus_scored", seat, part, points)


def legal_option(out: vec[i64]) -> i64:
    """Both options."""
    out[0] = OPTION
    out[1] = OPTION + 1
    return 2


def choose_option(state: CoimbraState, option: i64) -> None:
    """Run the chosen option (CO-7.3)."""
    seat: i64 = state.agenda.get(ACTOR)
    program: i64 = CODE[state.agenda.get(INSTRUCTION) * STRIDE + X + option]
    state.agenda.pop()
    if state.journal is not None:
        note(state, "option_chosen", seat, [], {"option": option + 1})
    begin_bonus(state, seat, program)


def legal_repeat(state: CoimbraState, out: vec[i64]) -> i64:
    """Declining, and the own immediate cards of the class that CO-9.6 allows."""
    seat: i64 = state.agenda.get(ACTOR)
    instruction: i64 = state.agenda.get(INSTRUCTION)
    cards: i64 = 0
    i: i64 = seat * CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        card: i64 = state.hands[i] - 1
        if (
            CARD_ZONE[card] == IMMEDIATE
            and CARD_CLASS[card] == CODE[instruction * STRIDE + X]
            and card + 1 != SOURCE[instruction]
        ):
            cards |= BIT[card]
        i += 1
    out[0] = DECLINE
    return list_cards(cards & ~state.repeated, REPEAT, out, 1)


def repeat(state: CoimbraState, card: i64) -> None:
    """Resolve a card's immediate bonus once more."""
    seat: i64 = state.agenda.get(ACTOR)
    state.agenda.pop()
    state.repeated |= BIT[card]
    note_card(state, "bonus_repeated", seat, card)
    begin_bonus(state, seat, CARD_CODE[card])


def legal_pay_for(state: CoimbraState, out: vec[i64]) -> i64:
    """Declining, and paying if the player can."""
    at: i64 = state.agenda.get(INSTRUCTION) * STRIDE
    out[0] = DECLINE
    if stock_of(state, state.agenda.get(ACTOR), CODE[at + X]) < CODE[at + Y]:
        return 1
    out[1] = ACCEPT
    return 2


def pay_for(state: CoimbraState) -> None:
    """Pay once, gain once (CO-9.8)."""
    seat: i64 = state.agenda.get(ACTOR)
    instruction: i64 = state.agenda.get(INSTRUCTION)
    at: i64 = instruction * STRIDE
    state.agenda.pop()
    pay(state, seat, CODE[at + X], CODE[at + Y])
    note_paid(state, seat, CODE[at + X], CODE[at + Y])
    grant_rewards(state, seat, instruction, 1)


def decline(state: CoimbraState) -> None:
    """Leave an offer alone."""
    note_seat(state, "declined", state.agenda.get(ACTOR))
    state.agenda.pop()
