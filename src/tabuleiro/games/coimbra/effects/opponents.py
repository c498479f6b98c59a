"""What opponents must decide: ceding and losing (CO-9.1 to CO-9.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.effects.pending import ask
from tabuleiro.games.coimbra.effects.rewards import gain_coins, gain_guards
from tabuleiro.games.coimbra.influence import lower_influence, place_on_track
from tabuleiro.games.coimbra.present.events import note_amount, note_card, note_ceded, note_points_ceded
from tabuleiro.games.coimbra.state import CoimbraFields


def ask_opponents(state: CoimbraFields, kind: i64, owner: i64, instruction: i64) -> None:
    """Ask the affected opponents one after the other, in player order (CO-4.5)."""
    track: i64 = c.CODE[instruction * p.STRIDE + p.X] if kind == d.CEDE else p.EVERYBODY
    first: i64 = _affected(state, owner, track, 0)
    if first >= 0:
        ask(state, kind, first, instruction)
        state.agenda.set(d.OWNER, owner)


def _affected(state: CoimbraFields, owner: i64, track: i64, flag: i64) -> i64:
    """The first opponent from a flag on who must decide, or -1."""
    while flag < state.seats:
        seat: i64 = state.order[flag]
        if seat != owner and (
            track == p.EVERYBODY or place_on_track(state, seat, track) > place_on_track(state, owner, track)
        ):
            return seat
        flag += 1
    return -1


def _ask_next(state: CoimbraFields) -> None:
    """Hand the decision on to the next opponent, or end it."""
    agenda = state.agenda
    track: i64 = c.CODE[agenda.get(d.INSTRUCTION) * p.STRIDE + p.X] if agenda.kind() == d.CEDE else p.EVERYBODY
    flag: i64 = 0
    while state.order[flag] != agenda.get(d.ACTOR):
        flag += 1
    following: i64 = _affected(state, agenda.get(d.OWNER), track, flag + 1)
    if following >= 0:
        agenda.set(d.ACTOR, following)
    else:
        agenda.pop()


def legal_cede(state: CoimbraFields, out: vec[i64]) -> i64:
    """The resources, if the opponent has them all; victory points always."""
    seat: i64 = state.agenda.get(d.ACTOR)
    at: i64 = state.agenda.get(d.INSTRUCTION) * p.STRIDE + p.REWARD
    count: i64 = 0
    if state.guards[seat] >= c.CODE[at + c.GUARDS] and state.coins[seat] >= c.CODE[at + c.COINS]:
        out[0] = ids.CEDE_RESOURCES
        count = 1
    out[count] = ids.CEDE_VP
    return count + 1


def cede_resources(state: CoimbraFields) -> None:
    """Give guards and coins; what the owner cannot hold is lost for both."""
    seat: i64 = state.agenda.get(d.ACTOR)
    owner: i64 = state.agenda.get(d.OWNER)
    at: i64 = state.agenda.get(d.INSTRUCTION) * p.STRIDE + p.REWARD
    state.guards[seat] -= c.CODE[at + c.GUARDS]
    state.coins[seat] -= c.CODE[at + c.COINS]
    note_ceded(state, seat, owner, c.CODE[at + c.GUARDS], c.CODE[at + c.COINS])
    gain_coins(state, owner, c.CODE[at + c.COINS])
    gain_guards(state, owner, c.CODE[at + c.GUARDS])
    _ask_next(state)


def cede_vp(state: CoimbraFields) -> None:
    """Give victory points, also below zero."""
    seat: i64 = state.agenda.get(d.ACTOR)
    owner: i64 = state.agenda.get(d.OWNER)
    points: i64 = c.CODE[state.agenda.get(d.INSTRUCTION) * p.STRIDE + p.REWARD + c.POINTS]
    state.points[seat] -= points
    state.points[owner] += points
    note_points_ceded(state, seat, owner, points)
    _ask_next(state)


def legal_lose(state: CoimbraFields, out: vec[i64]) -> i64:
    """Victory points, or one own card of the class."""
    seat: i64 = state.agenda.get(d.ACTOR)
    wanted: i64 = c.CODE[state.agenda.get(d.INSTRUCTION) * p.STRIDE + p.X]
    cards: i64 = 0
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        if c.CARD_CLASS[state.hands[i] - 1] == wanted:
            cards |= c.BIT[state.hands[i] - 1]
        i += 1
    out[0] = ids.LOSE_VP
    return ids.add_set(cards, ids.LOSE_CARD, out, 1)


def lose_vp(state: CoimbraFields) -> None:
    """Lose victory points, also below zero."""
    seat: i64 = state.agenda.get(d.ACTOR)
    points: i64 = c.CODE[state.agenda.get(d.INSTRUCTION) * p.STRIDE + p.Y]
    state.points[seat] -= points
    note_amount(state, "points_lost", seat, points)
    _ask_next(state)


def lose_card(state: CoimbraFields, card: i64) -> None:
    """Put a card on the discard pile and lose its influence."""
    seat: i64 = state.agenda.get(d.ACTOR)
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat] - 1
    while state.hands[i] != card + 1:
        i += 1
    while i < end:
        state.hands[i] = state.hands[i + 1]
        i += 1
    state.hands[end] = 0
    state.hand_sizes[seat] -= 1
    state.discard[card] = 1
    note_card(state, "card_lost", seat, card)
    lower_influence(state, seat, c.CARD_CLASS[card], c.CARD_INFLUENCE[card])
    _ask_next(state)
