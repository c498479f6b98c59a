"""Phase C: the locations are evaluated and the dice retrieved (CO-6.C)."""

from mypy_extensions import i64

from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.dice import die_value, lay_tokens, remove
from tabuleiro.games.coimbra.effects.pending import ask
from tabuleiro.games.coimbra.effects.rewards import gain_coins, gain_guards
from tabuleiro.games.coimbra.phases.order import make_new_order
from tabuleiro.games.coimbra.present.events import NO_SEAT, note_card, note_die, note_row, note_seat, note_token
from tabuleiro.games.coimbra.state import CoimbraFields


def next_trigger(state: CoimbraFields) -> None:
    """Trigger what lies leftmost in the evaluated location; an empty one is cleaned up and left (CO-6.C1)."""
    location: i64 = state.location
    if state.row_sizes[location] == 0:
        leave_location(state)
        return
    entry: i64 = remove(state, location, 0)
    if entry > s.TOKEN:
        trigger_token(state, entry - s.TOKEN)
        return
    die: i64 = entry - 1
    seat: i64 = state.owners[die]
    note_row(state, "die_triggered", seat, die, die_value(state, die), location)
    ask(state, d.CASTLE_ACTION if location == c.CASTLE else d.CITY_ACTION, seat, die)


def trigger_token(state: CoimbraFields, value: i64) -> None:
    """Discard the card with the highest influence, the leftmost of equals; the token lies face down now (CO-6.C11)."""
    note_token(state, value, state.location)
    chosen: i64 = -1
    best: i64 = 0
    place: i64 = (state.location - 1) * c.COLUMNS
    end: i64 = place + c.COLUMNS
    while place < end:
        if state.display[place] > 0 and c.CARD_INFLUENCE[state.display[place] - 1] > best:
            best = c.CARD_INFLUENCE[state.display[place] - 1]
            chosen = place
        place += 1
    if chosen >= 0:
        discard_from(state, chosen)


def discard_from(state: CoimbraFields, place: i64) -> None:
    """Put a card of the display on the discard pile; its crown token is out for this round (CO-6.C12)."""
    card: i64 = state.display[place] - 1
    state.display[place] = 0
    state.discard[card] = 1
    note_card(state, "card_discarded", NO_SEAT, card)
    token: i64 = 0
    while token < c.TRACK_COUNT:
        if state.crowns[token] == place + 1:
            state.crowns[token] = 0
        token += 1


def leave_location(state: CoimbraFields) -> None:
    """Discard the rest of a city row and turn its tokens up again; then the next location (CO-6.C13)."""
    if state.location != c.CASTLE:
        place: i64 = (state.location - 1) * c.COLUMNS
        end: i64 = place + c.COLUMNS
        while place < end:
            if state.display[place] > 0:
                discard_from(state, place)
            place += 1
        lay_tokens(state, state.location)
    state.location += 1
    if state.location == c.LOCATION_COUNT:
        state.location = 0
        state.phase = s.INCOME_PHASE
        state.lap = state.common_beginning
        make_new_order(state)


def distress(state: CoimbraFields) -> None:
    """Coins and guards instead of the location's action (CO-6.C8)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.set(0, d.RETRIEVAL)
    note_seat(state, "distress_taken", seat)
    gain_coins(state, seat, c.DISTRESS_COINS)
    gain_guards(state, seat, c.DISTRESS_GUARDS)


def retrieve_die(state: CoimbraFields) -> None:
    """The action is finished: the active die goes to its owner's board."""
    die: i64 = state.agenda.get(d.DIE)
    state.agenda.pop()
    state.repeated = 0
    note_die(state, "die_retrieved", state.owners[die], die, state.values[die])
