"""What every position and every step of the toy game keeps."""

from toy.data.components import CARDS, LONG, START_TOKENS
from toy.state import ANSWERING, GIVING, MAIN, PARTNER, REVEALING, ToyFields


def check(state: ToyFields) -> list[str]:
    """Every invariant that a position breaks."""
    problems: list[str] = []
    for place in range(3):
        total = CARDS[place] * (LONG if state.long else 1)
        if state.deck[place] + state.taken[place] + (state.face == place + 1) != total:
            problems.append(f"TY-1.2: the cards of value {place + 1} are not {total}")
        if place == 2 and state.squirrel != total - state.deck[2]:
            problems.append("TY-3.3: the squirrel has not one point per three turned up")
    if any(not 0 <= count <= START_TOKENS for count in state.tokens):
        problems.append(f"TY-1.1: tokens are not from 0 to {START_TOKENS}")
    if min(state.points) < 0 or min(state.deck) < 0 or min(state.taken) < 0:
        problems.append("TY-1.1: something is negative")
    return problems + check_agenda(state)


def check_agenda(state: ToyFields) -> list[str]:
    """The pending decisions fit the table and each other."""
    kinds = [int(state.agenda.frames[i * 8]) for i in range(state.agenda.depth)]
    if kinds not in ([], [MAIN], [MAIN, ANSWERING], [MAIN, GIVING], [MAIN, REVEALING]):
        return [f"TY-2.1: these decisions cannot be pending together: {kinds}"]
    problems: list[str] = []
    over = not kinds
    if over != (state.passes == state.seats or sum(state.deck) + state.face == 0):
        problems.append("TY-4.3: the end does not fit the position")
    if not over and (state.face == 0) != (kinds[-1] == REVEALING):
        problems.append("TY-3.1: a card lies open exactly when none is being turned up")
    if kinds and kinds[-1] == REVEALING and sum(state.deck) == 0:
        problems.append("TY-3.1: no card is left to be turned up")
    if kinds and kinds[-1] in (ANSWERING, GIVING):
        partner = state.agenda.get(PARTNER)
        if partner == state.turn or not 0 <= partner < state.seats or not state.traded:
            problems.append("TY-2.5: nobody was asked")
    return problems


def check_step(after: ToyFields, before: ToyFields) -> list[str]:
    """What no step may do."""
    problems: list[str] = []
    for seat in range(after.seats):
        if after.points[seat] < before.points[seat]:
            problems.append("TY-4.4: points fell")
        if after.tokens[seat] > before.tokens[seat]:
            problems.append("TY-1.1: tokens rose")
    if sum(after.deck) > sum(before.deck):
        problems.append("TY-1.2: the deck grew")
    return problems
