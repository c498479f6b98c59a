"""Phase E: its beginning and the income turns (CO-6.E)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.effects.pending import ask
from tabuleiro.games.coimbra.effects.rewards import grant_income, grant_rewards
from tabuleiro.games.coimbra.influence import raise_influence
from tabuleiro.games.coimbra.phases.exchange import can_exchange, legal_exchanges
from tabuleiro.games.coimbra.present.events import note_card, note_die, note_seat, note_track
from tabuleiro.games.coimbra.state import CoimbraFields


def next_income(state: CoimbraFields) -> None:
    """The next player in the new order is up; the income turns follow the beginning of the phase, phase F these."""
    if state.turn < state.seats:
        ask(state, d.INCOME_MENU, state.order[state.turn], 0)
        return
    state.turn = 0
    if state.lap == 1:
        state.lap = 0
    else:
        state.phase = s.INVEST_PHASE


def colours_of(state: CoimbraFields, seat: i64, without: i64) -> i64:
    """Bit set of the colours of a player's dice; `without` is a bit set of dice that do not count."""
    owners: vec[i64] = state.owners
    colours: i64 = 0
    die: i64 = 0
    while die < c.DIE_COUNT:
        if owners[die] == seat and without & c.BIT[die] == 0:
            colours |= c.BIT[c.DIE_COLOUR[die]]
        die += 1
    return colours


def beginning_cards(state: CoimbraFields, seat: i64, resolved: i64) -> i64:
    """Bit set of the cards to be used now, at the beginning, that are not resolved yet (CO-6.E2, CO-6.E10)."""
    cards: i64 = 0
    if state.lap != state.common_beginning:
        return cards
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        card: i64 = state.hands[i] - 1
        at: i64 = c.CARD_BEGINNING[card] * p.STRIDE
        if at >= 0 and (
            c.CODE[at] == p.OP_E_START_INFLUENCE or colours_of(state, seat, 0) & c.BIT[c.CODE[at + p.X]] == 0
        ):
            cards |= c.BIT[card]
        i += 1
    return cards & ~resolved


def legal_income_menu(state: CoimbraFields, out: vec[i64]) -> i64:
    """Beginning cards first, then dice, then the end; exchanges at any time (CO-6.E9)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    cards: i64 = beginning_cards(state, seat, state.agenda.get(d.RESOLVED))
    if cards != 0:
        return legal_exchanges(state, seat, out, ids.add_set(cards, ids.E_CARD, out, 0))
    colours: i64 = colours_of(state, seat, state.agenda.get(d.ACTIVATED))
    count: i64 = legal_exchanges(state, seat, out, ids.add_set(colours, ids.ACTIVATE_DIE, out, 0))
    if colours == 0:
        out[count] = ids.END_INCOME
        count += 1
    return count


def end_if_done(state: CoimbraFields) -> bool:
    """End the menu on top of the agenda if nothing is left to do: no card, and in an income turn nothing at all."""
    seat: i64 = state.agenda.get(d.ACTOR)
    if beginning_cards(state, seat, state.agenda.get(d.RESOLVED)) != 0:
        return False
    if state.lap == 1:
        state.agenda.pop()
        state.turn += 1
        return True
    if colours_of(state, seat, state.agenda.get(d.ACTIVATED)) != 0 or can_exchange(state, seat):
        return False
    end_income(state)
    return True


def end_income(state: CoimbraFields) -> None:
    """The dice go back to the pool; the next player is up (CO-6.E7)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.pop()
    die: i64 = 0
    while die < c.DIE_COUNT:
        if state.owners[die] == seat:
            state.owners[die] = -1
        die += 1
    state.turn += 1
    note_seat(state, "income_ended", seat)


def e_card(state: CoimbraFields, card: i64) -> None:
    """Resolve a card for the beginning of phase E."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.set(d.RESOLVED, state.agenda.get(d.RESOLVED) | c.BIT[card])
    note_card(state, "beginning_used", seat, card)
    instruction: i64 = c.CARD_BEGINNING[card]
    if c.CODE[instruction * p.STRIDE] == p.OP_E_IF_NO_DIE:
        grant_rewards(state, seat, instruction, 1)
    else:
        ask(state, d.TRACK, seat, card + 1)


def activate_die(state: CoimbraFields, colour: i64) -> None:
    """Activate the lowest-numbered die of a colour: its track's income, then what cards add (CO-6.E3, CO-6.E5)."""
    agenda = state.agenda
    seat: i64 = agenda.get(d.ACTOR)
    activated: i64 = agenda.get(d.ACTIVATED)
    die: i64 = 0
    while c.DIE_COLOUR[die] != colour or state.owners[die] != seat or activated & c.BIT[die] != 0:
        die += 1
    agenda.set(d.ACTIVATED, activated | c.BIT[die])
    note_die(state, "die_activated", seat, die, state.values[die])
    if colour == c.WHITE:
        ask(state, d.TRACK, seat, 0)
    else:
        ask(state, d.DIE_BONUS, seat, colour)
        grant_income(state, seat, colour)


def legal_track(state: CoimbraFields, out: vec[i64]) -> i64:
    """All four tracks, and exchanges (CO-6.E10)."""
    track: i64 = 0
    while track < c.TRACK_COUNT:
        out[track] = ids.PICK_TRACK + track
        track += 1
    return legal_exchanges(state, state.agenda.get(d.ACTOR), out, c.TRACK_COUNT)


def pick_track(state: CoimbraFields, track: i64) -> None:
    """The white die takes a track's income; a phase E card moves the disk on it."""
    seat: i64 = state.agenda.get(d.ACTOR)
    card: i64 = state.agenda.get(d.CARD) - 1
    state.agenda.pop()
    note_track(state, "track_picked", seat, track)
    if card < 0:
        grant_income(state, seat, track)
        return
    raise_influence(state, seat, track, c.CODE[c.CARD_BEGINNING[card] * p.STRIDE + p.X])
    grant_rewards(state, seat, c.CARD_BEGINNING[card], 1)


def add_die_bonus(state: CoimbraFields) -> None:
    """What the phase E cards add to an activated die, in the order of acquisition."""
    agenda = state.agenda
    seat: i64 = agenda.get(d.ACTOR)
    colour: i64 = agenda.get(d.COLOUR)
    depth: i64 = agenda.depth
    while agenda.get(d.NEXT) < state.hand_sizes[seat]:
        card: i64 = state.hands[seat * c.CARD_COUNT + agenda.get(d.NEXT)] - 1
        agenda.set(d.NEXT, agenda.get(d.NEXT) + 1)
        if c.CARD_ZONE[card] == c.PHASE_E:
            _reward(state, seat, card, colour)
            if agenda.depth > depth:
                return
    agenda.pop()


def _reward(state: CoimbraFields, seat: i64, card: i64, colour: i64) -> None:
    instruction: i64 = c.CARD_CODE[card]
    while c.CODE[instruction * p.STRIDE] != p.OP_END:
        if c.CODE[instruction * p.STRIDE] == p.OP_E_PER_DIE and c.CODE[instruction * p.STRIDE + p.X] == colour:
            grant_rewards(state, seat, instruction, 1)
        instruction += 1
