"""The interpreter of component programs: it runs one instruction at a time and asks their owner (CO-2, CO-9)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.effects.counters import count
from tabuleiro.games.coimbra.effects.opponents import ask_opponents
from tabuleiro.games.coimbra.effects.pending import ask, begin_bonus, next_instruction
from tabuleiro.games.coimbra.effects.rewards import grant_income, grant_rewards, pay, stock_of
from tabuleiro.games.coimbra.influence import raise_influence
from tabuleiro.games.coimbra.present.events import note_card, note_paid, note_part, note_seat
from tabuleiro.games.coimbra.scoring import best_end_card, best_track, best_voyages, diploma_points
from tabuleiro.games.coimbra.state import CoimbraFields


def run_bonus(state: CoimbraFields) -> None:
    """Run the next instruction of the BONUS on top; ops that only lie there do nothing."""
    seat: i64 = state.agenda.get(d.ACTOR)
    instruction: i64 = next_instruction(state)
    at: i64 = instruction * p.STRIDE
    op: i64 = c.CODE[at]
    if op == p.OP_GAIN:
        grant_rewards(state, seat, instruction, 1)
    elif op == p.OP_GAIN_PER:
        grant_rewards(state, seat, instruction, count(state, seat, c.CODE[at + p.X], c.CODE[at + p.Y]))
    elif op == p.OP_INFLUENCE:
        _raise(state, seat, c.CODE[at + p.X], c.CODE[at + p.Y])
    elif op == p.OP_TRACK_INCOME:
        grant_income(state, seat, c.CODE[at + p.X])
    elif op == p.OP_OPPONENTS_CEDE:
        ask_opponents(state, d.CEDE, seat, instruction)
    elif op == p.OP_OPPONENTS_LOSE:
        ask_opponents(state, d.LOSE, seat, instruction)
    elif op >= p.OP_SCORE_DIPLOMAS:
        _score(state, seat, op, c.CODE[at + p.X])
    else:
        _ask_owner(state, seat, op, instruction)


def _raise(state: CoimbraFields, seat: i64, track: i64, amount: i64) -> None:
    """One track or all of them (CO-8.4)."""
    if track != p.ALL_TRACKS:
        raise_influence(state, seat, track, amount)
        return
    each: i64 = 0
    while each < c.TRACK_COUNT:
        raise_influence(state, seat, each, amount)
        each += 1


def _ask_owner(state: CoimbraFields, seat: i64, op: i64, instruction: i64) -> None:
    """The ops that put one decision to their owner."""
    if op == p.OP_CHOOSE_ONE:
        ask(state, d.OPTION, seat, instruction)
    elif op == p.OP_ACQUIRE_FROM_DISCARD:
        ask(state, d.DISCARD_PICK, seat, instruction)
    elif op == p.OP_TAKE_FAVOR_TILE:
        ask(state, d.FAVOR, seat, 0)
    elif op == p.OP_INVEST:
        ask(state, d.INVEST, seat, c.CODE[instruction * p.STRIDE + p.X])
    elif op == p.OP_REPEAT_IMMEDIATE:
        ask(state, d.REPEAT, seat, instruction)
    elif op == p.OP_PAY_FOR:
        ask(state, d.PAY_FOR, seat, instruction)
    elif op == p.OP_PLACE_CAP:
        ask(state, d.CAP, seat, 0)


def _score(state: CoimbraFields, seat: i64, op: i64, most: i64) -> None:
    """Early scoring; the engine takes the best, which is never worse (CO-9.10 to CO-9.12)."""
    points: i64 = 0
    part = ""
    if op == p.OP_SCORE_DIPLOMAS:
        points = diploma_points(state, seat)
        part = "diplomas"
    elif op == p.OP_SCORE_VOYAGES:
        points = best_voyages(state, seat, most)
        part = "voyages"
    elif op == p.OP_SCORE_GAME_END_CARD:
        points = best_end_card(state, seat)
        part = "game_end_cards"
    elif op == p.OP_SCORE_INFLUENCE_TILE:
        points = best_track(state, seat)
        part = "influence"
    else:
        return
    state.points[seat] += points
    note_part(state, "bonus_scored", seat, part, points)


def legal_option(out: vec[i64]) -> i64:
    """Both options."""
    out[0] = ids.OPTION
    out[1] = ids.OPTION + 1
    return 2


def option(state: CoimbraFields, chosen: i64) -> None:
    """Run the chosen option (CO-7.3)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    program: i64 = c.CODE[state.agenda.get(d.INSTRUCTION) * p.STRIDE + p.X + chosen]
    state.agenda.pop()
    if state.journal is not None:
        state.note("option_chosen", seat, [], {"option": chosen + 1})
    begin_bonus(state, seat, program)


def legal_repeat(state: CoimbraFields, out: vec[i64]) -> i64:
    """Declining, and the own immediate cards of the class that CO-9.6 allows."""
    seat: i64 = state.agenda.get(d.ACTOR)
    instruction: i64 = state.agenda.get(d.INSTRUCTION)
    cards: i64 = 0
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        card: i64 = state.hands[i] - 1
        if (
            c.CARD_ZONE[card] == c.IMMEDIATE
            and c.CARD_CLASS[card] == c.CODE[instruction * p.STRIDE + p.X]
            and card + 1 != c.SOURCE[instruction]
        ):
            cards |= c.BIT[card]
        i += 1
    out[0] = ids.DECLINE
    return ids.add_set(cards & ~state.repeated, ids.REPEAT, out, 1)


def repeat(state: CoimbraFields, card: i64) -> None:
    """Resolve a card's immediate bonus once more."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.pop()
    state.repeated |= c.BIT[card]
    note_card(state, "bonus_repeated", seat, card)
    begin_bonus(state, seat, c.CARD_CODE[card])


def legal_pay_for(state: CoimbraFields, out: vec[i64]) -> i64:
    """Declining, and paying if the player can."""
    at: i64 = state.agenda.get(d.INSTRUCTION) * p.STRIDE
    out[0] = ids.DECLINE
    if stock_of(state, state.agenda.get(d.ACTOR), c.CODE[at + p.X]) < c.CODE[at + p.Y]:
        return 1
    out[1] = ids.ACCEPT
    return 2


def accept(state: CoimbraFields) -> None:
    """Pay once, gain once (CO-9.8)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    instruction: i64 = state.agenda.get(d.INSTRUCTION)
    at: i64 = instruction * p.STRIDE
    state.agenda.pop()
    pay(state, seat, c.CODE[at + p.X], c.CODE[at + p.Y])
    note_paid(state, seat, c.CODE[at + p.X], c.CODE[at + p.Y])
    grant_rewards(state, seat, instruction, 1)


def decline(state: CoimbraFields) -> None:
    """Leave an offer alone."""
    note_seat(state, "declined", state.agenda.get(d.ACTOR))
    state.agenda.pop()
