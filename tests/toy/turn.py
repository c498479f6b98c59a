"""The rules: what may be done, and what it does."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE, Arguments
from tabuleiro.core.event import Event
from toy.actions import ACCEPT, ANSWER, GIFT, PASS, REVEAL, TAKE, TRADE
from toy.state import ANSWERING, GIVING, MAIN, PARTNER, REVEALING, ToyFields


def legal_into(state: ToyFields, out: vec[i64]) -> int:
    """Write the legal ids, ascending."""
    found: list[int] = []
    if state.agenda.depth == 0:
        return 0
    kind = state.agenda.kind()
    if kind == MAIN:
        found = main_actions(state)
    elif kind == ANSWERING:
        found = [ANSWER, ACCEPT]
    elif kind == GIVING:
        found = [GIFT, GIFT + 1] if state.tokens[state.agenda.get(PARTNER)] > 0 else [GIFT]
    else:
        found = [REVEAL + i for i in range(3) if state.deck[i] > 0]
    for i, action in enumerate(found):
        out[i] = action
    return len(found)


def main_actions(state: ToyFields) -> list[int]:
    """What the seat in turn may do."""
    has_token = state.tokens[state.turn] > 0
    found = [TAKE] if state.face < 3 or has_token else []
    if has_token and not state.traded:
        found += [TRADE + seat for seat in range(state.seats) if seat != state.turn]
    return [*found, PASS]


def apply(state: ToyFields, action: int) -> None:
    """Take a legal action."""
    if action == TAKE:
        take(state)
    elif TRADE <= action < PASS:
        trade(state, action - TRADE)
    elif action == PASS:
        pass_turn(state)
    elif ANSWER <= action <= ACCEPT:
        answer(state, accepted=action == ACCEPT)
    elif action < REVEAL:
        gift(state, action - GIFT + 1)
    else:
        reveal(state, action - REVEAL)


def take(state: ToyFields) -> None:
    """Gain the card (TY-2.2) and turn up the next one (TY-3.1), or end the game (TY-4.1)."""
    seat, value = state.turn, state.face
    if value == 3:
        state.tokens[seat] -= 1
    state.points[seat] += value
    state.taken[value - 1] += 1
    state.face = 0
    state.passes = 0
    note(state, "take", int(seat), {"points": int(value)})
    next_turn(state)
    if sum(state.deck) == 0:
        end(state)
    else:
        state.agenda.push(REVEALING)


def trade(state: ToyFields, partner: int) -> None:
    """Ask another seat (TY-2.4)."""
    state.tokens[state.turn] -= 1
    state.traded = 1
    state.agenda.push(ANSWERING)
    state.agenda.set(PARTNER, partner)
    note(state, "trade", int(state.turn), {"partner": f"seat-{partner}"})


def pass_turn(state: ToyFields) -> None:
    """Do nothing (TY-2.3); when everybody does, the game ends (TY-4.2)."""
    state.passes += 1
    note(state, "pass", int(state.turn), {})
    next_turn(state)
    if state.passes == state.seats:
        end(state)


def answer(state: ToyFields, *, accepted: bool) -> None:
    """The asked seat agrees or not (TY-2.6)."""
    partner = state.agenda.get(PARTNER)
    state.agenda.pop()
    note(state, "answer", int(partner), {"accepted": int(accepted)})
    if accepted:
        state.agenda.push(GIVING)
        state.agenda.set(PARTNER, partner)


def gift(state: ToyFields, points: int) -> None:
    """The asked seat gives points and gains two (TY-2.7)."""
    partner = state.agenda.get(PARTNER)
    state.agenda.pop()
    if points == 2:
        state.tokens[partner] -= 1
    state.points[state.turn] += points
    state.points[partner] += 2
    state.passes = 0
    note(state, "gift", int(partner), {"points": points})


def reveal(state: ToyFields, place: int) -> None:
    """Turn up a card (TY-3.1); the squirrel likes threes (TY-3.3)."""
    state.deck[place] -= 1
    state.face = place + 1
    state.agenda.pop()
    note(state, "reveal", CHANCE, {"points": place + 1})
    if place == 2:
        state.squirrel += 1
        note(state, "squirrel", int(state.seats), {})


def next_turn(state: ToyFields) -> None:
    """The seat to the left is in turn (TY-2.1)."""
    state.turn = (state.turn + 1) % state.seats
    state.traded = 0


def end(state: ToyFields) -> None:
    """Nobody acts any more (TY-4.3)."""
    while state.agenda.depth > 0:
        state.agenda.pop()
    note(state, "end", -4, {})


def note(state: ToyFields, kind: str, seat: int, arguments: Arguments) -> None:
    """Write an event into the journal, if there is one."""
    if state.journal is not None:
        elements = [f"seat:{seat}"] if 0 <= seat < state.seats else []
        state.journal.append(Event(kind, seat, elements, arguments))
