"""The layout of a round: favor tiles, twelve characters, crown tokens (CO-3.10, CO-3.11, CO-6.G1)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.effects.pending import ask_chance
from tabuleiro.games.coimbra.present.events import NO_SEAT, note_crown, note_display
from tabuleiro.games.coimbra.state import CoimbraFields


def begin_round(state: CoimbraFields) -> None:
    """Everything goes back to its place; the dice have no value until they are rolled."""
    state.phase = s.LAYOUT_PHASE
    state.round += 1
    state.capped = 0
    i: i64 = 0
    while i < c.FAVOR_COUNT:
        state.favors[i] = -1
        i += 1
    i = 0
    while i < c.TRACK_COUNT:
        state.crowns[i] = 0
        i += 1
    i = 0
    while i < c.DIE_COUNT:
        state.values[i] = 0
        i += 1
    if state.journal is not None:
        state.note("round_began", NO_SEAT, [], {"round": state.round})


def next_place(state: CoimbraFields) -> i64:
    """The first empty place of the display, or DISPLAY."""
    display: vec[i64] = state.display
    place: i64 = 0
    while place < c.DISPLAY and display[place] > 0:
        place += 1
    return place


def next_character(state: CoimbraFields) -> None:
    """Ask chance for the next character; when twelve lie open, crowns are placed and the round goes on."""
    if next_place(state) < c.DISPLAY:
        ask_chance(state, d.DRAW_CHARACTER)
        return
    place_crowns(state)
    state.phase = s.GROUP_PHASE if state.round == 1 else s.ROLL_PHASE


def legal_draw_character(state: CoimbraFields, out: vec[i64]) -> i64:
    """The undrawn cards with the back of this round."""
    back: i64 = c.BACK_OF_ROUND[state.round]
    undrawn: vec[i64] = state.undrawn
    count: i64 = 0
    card: i64 = c.START_CARDS
    action: i64 = ids.draw_character_id(card)
    while card < c.CARD_COUNT:
        if undrawn[card] == 1 and c.CARD_BACK[card] == back:
            out[count] = action
            count += 1
        card += 1
        action += 1
    return count


def draw_character(state: CoimbraFields, card: i64) -> None:
    """Chance has turned up a character."""
    place: i64 = next_place(state)
    state.agenda.pop()
    state.undrawn[card] = 0
    state.display[place] = card + 1
    note_display(state, place, card)


def place_crowns(state: CoimbraFields) -> None:
    """Columns from right to left, each from top to bottom: the first card of a class gets its crown token."""
    column: i64 = c.COLUMNS - 1
    while column >= 0:
        place: i64 = column
        while place < c.DISPLAY:
            token: i64 = c.CARD_CLASS[state.display[place] - 1]
            if state.crowns[token] == 0:
                state.crowns[token] = place + 1
                note_crown(state, "crown_placed", NO_SEAT, token, place)
            place += c.COLUMNS
        column -= 1
