"""What every agenda keeps: which frames can be pending together, and what their columns can hold (CO-2.1, CO-5)."""

from typing import Final

from tabuleiro.core.action import CHANCE
from tabuleiro.core.agenda import WIDTH
from tabuleiro.core.present.problem import Problem
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.influence import place_on_track
from tabuleiro.games.coimbra.phases.exchange import can_exchange
from tabuleiro.games.coimbra.phases.income import beginning_cards, colours_of
from tabuleiro.games.coimbra.state import CoimbraFields

_ASKING: Final = {
    d.OPTION: p.OP_CHOOSE_ONE,
    d.CEDE: p.OP_OPPONENTS_CEDE,
    d.LOSE: p.OP_OPPONENTS_LOSE,
    d.DISCARD_PICK: p.OP_ACQUIRE_FROM_DISCARD,
    d.REPEAT: p.OP_REPEAT_IMMEDIATE,
    d.PAY_FOR: p.OP_PAY_FOR,
}
"""The op that asks each decision which an instruction asks."""
_WAITING: Final = (d.STEP, d.BONUS, d.ACQUISITION, d.DIE_BONUS, d.START_CARD)
"""What can wait under something else, above the bottom frame."""
_ON_TOP: Final = (d.STEP, d.TRACK, d.INVEST, d.CAP, d.FAVOR, *_ASKING)
"""What effects can ask."""
DEEPEST: Final = d.AGENDA_CAPACITY - 8
"""No real chain comes near; a loaded one leaves room for what follows."""


def _amiss(rule: str, text: str) -> Problem:
    """Something pending that does not fit the moment."""
    return Problem(rule, "decision", {}, ["agenda"], text)


class Frame:
    """One frame, read out of the agenda."""

    def __init__(self, state: CoimbraFields, place: int) -> None:
        self.columns = [int(state.agenda.frames[place * WIDTH + column]) for column in range(WIDTH)]
        self.kind = self.columns[0]
        self.actor = self.columns[d.ACTOR]
        self.name = f"frame {place} ({d.KINDS[self.kind]})"


def broken_agenda(state: CoimbraFields) -> list[Problem]:
    """Every way in which the agenda does not fit the phase, the table and itself."""
    frames = [Frame(state, place) for place in range(state.agenda.depth)]
    if not frames:
        return [] if state.phase == s.OVER else [_amiss("CO-5.1", "nothing is pending, but the game is not over")]
    if state.phase == s.OVER:
        return [_amiss("CO-5.1", "the game is over, but something is pending")]
    if len(frames) > DEEPEST:
        return [_amiss("CO-2.1", f"more than {DEEPEST} effects are pending")]
    problems = _bottom(state, frames)
    if not problems:
        problems = [problem for frame in frames for problem in _frame(state, frame)]
    if not problems and state.repeated & ~(_hand(state, frames[0].actor) if state.phase == s.RETRIEVE_PHASE else 0):
        problems = [_amiss("CO-9.6", "a card was repeated that the player does not have")]
    return problems


def _bottom(state: CoimbraFields, frames: list[Frame]) -> list[Problem]:
    """The lowest frame belongs to the phase; above it lie only effects of the same player."""
    kinds = [frame.kind for frame in frames]
    bottom = frames[0]
    if bottom.kind not in _bottom_kinds(state):
        return [_amiss("CO-5.1", f"{bottom.name} cannot be pending in this phase")]
    if bottom.actor != _expected_actor(state, bottom):
        return [_amiss("CO-5.1", f"{bottom.name} is asked of the wrong player")]
    effects = kinds[1:]
    if state.phase == s.START_PHASE and bottom.kind != d.START_CARDS:
        effects = kinds
    elif effects and bottom.kind not in (d.RETRIEVAL, d.INCOME_MENU):
        return [_amiss("CO-5.1", f"nothing can be pending above {bottom.name}")]
    elif not effects:
        return [_amiss("CO-2.1", f"{bottom.name} resolves by itself")] if bottom.kind >= d.FIRST_AUTOMATIC else []
    if effects[-1] not in _ON_TOP or any(kind not in _WAITING for kind in effects[:-1]):
        return [_amiss("CO-2.1", "these effects cannot be pending together")]
    owners = [frame.columns[d.OWNER] if frame.kind in (d.CEDE, d.LOSE) else frame.actor for frame in frames]
    if any(owner != owners[0] for owner in owners):
        return [_amiss("CO-2.1", "pending effects belong to one player")]
    return []


def _bottom_kinds(state: CoimbraFields) -> tuple[int, ...]:
    """What can lie lowest on the agenda in this phase."""
    if state.phase <= s.SEAT_PHASE:
        return (d.DRAW_MONASTERY + int(state.phase),)
    if state.phase == s.RETRIEVE_PHASE:
        return (d.CASTLE_ACTION if state.location == c.CASTLE else d.CITY_ACTION, d.RETRIEVAL)
    if state.phase == s.START_PHASE:
        return (d.START_CARDS, *_WAITING, *_ON_TOP)
    return {
        s.LAYOUT_PHASE: (d.DRAW_CHARACTER,),
        s.GROUP_PHASE: (d.DRAW_START_CARD,),
        s.CHOICE_PHASE: (d.START_CHOICE,),
        s.ROLL_PHASE: (d.ROLL_DIE,),
        s.DRAFT_PHASE: (d.DRAFT, d.PLACE),
        s.INCOME_PHASE: (d.INCOME_MENU,),
        s.INVEST_PHASE: (d.INVEST,),
    }[int(state.phase)]


def _expected_actor(state: CoimbraFields, bottom: Frame) -> int:
    """Who must be asked at the bottom of the agenda."""
    turn = int(state.turn)
    if bottom.kind in range(d.DRAW_MONASTERY, d.ROLL_DIE + 1):
        return CHANCE
    if state.phase == s.CHOICE_PHASE and state.lap == 0:
        return int(state.order[state.seats - 1 - turn])
    if state.phase == s.RETRIEVE_PHASE:
        return int(state.owners[bottom.columns[d.DIE]])
    if state.phase in (s.START_PHASE, s.INVEST_PHASE):
        if bottom.kind in (d.CEDE, d.LOSE):
            return bottom.actor
        return int(state.order[turn - 1])
    return int(state.order[turn])


def _hand(state: CoimbraFields, seat: int) -> int:
    """Bit set of a player's cards; nobody else has any."""
    if not 0 <= seat < state.seats:
        return 0
    return sum([1 << (int(state.hands[seat * c.CARD_COUNT + i]) - 1) for i in range(state.hand_sizes[seat])])


def _frame(state: CoimbraFields, frame: Frame) -> list[Problem]:
    """What one frame's columns can hold."""
    if frame.kind in _ASKING or frame.kind == d.BONUS:
        return _instruction(state, frame)
    if frame.kind in (d.PLACE, d.CASTLE_ACTION, d.CITY_ACTION, d.RETRIEVAL):
        return _die(state, frame)
    if frame.kind == d.INCOME_MENU:
        return _menu(state, frame)
    if frame.kind in (d.ACQUISITION, d.START_CARD, d.TRACK, d.DIE_BONUS):
        return _card(state, frame)
    if frame.kind == d.INVEST and state.phase == s.INVEST_PHASE and frame.columns[d.RESTRICTION] != p.ANY_COST:
        return [_amiss("CO-6.F1", f"{frame.name} has no restriction in phase F")]
    if frame.kind == d.CAP and (state.capped > 0 or not may_cap(state, frame.actor)):
        return [_amiss("CO-9.9", f"{frame.name} is asked of a player who cannot have the cap tile")]
    if frame.kind == d.STEP and state.pilgrims[frame.actor] < 0:
        return [_amiss("CO-7.2", f"{frame.name} has no pilgrim to move")]
    return []


def may_cap(state: CoimbraFields, seat: int) -> bool:
    """Whether a player holds the favor tile that brings the cap tile (CO-9.9)."""
    for tile in range(c.FAVOR_COUNT):
        at = int(c.FAVOR_CODE[tile]) * p.STRIDE
        while state.favors[tile] == seat and c.CODE[at] != p.OP_END:
            if c.CODE[at] == p.OP_PLACE_CAP:
                return True
            at += p.STRIDE
    return False


def _instruction(state: CoimbraFields, frame: Frame) -> list[Problem]:
    """The instruction fits the decision; an opponent is one whom it affects (CO-9.1, CO-9.2)."""
    at = frame.columns[d.INSTRUCTION] * p.STRIDE
    op = int(c.CODE[at])
    if not p.OP_END < op < p.OP_VOYAGE_DISCOUNT or op != _ASKING.get(frame.kind, op):
        return [_amiss("CO-2.1", f"{frame.name} stands at an instruction that it cannot run")]
    if frame.kind in (d.CEDE, d.LOSE):
        owner = frame.columns[d.OWNER]
        track = int(c.CODE[at + p.X]) if frame.kind == d.CEDE else p.EVERYBODY
        ahead = track != p.EVERYBODY and (
            place_on_track(state, frame.actor, track) < place_on_track(state, owner, track)
        )
        if owner == frame.actor or ahead:
            return [_amiss("CO-4.5", f"{frame.name} asks a player who is not affected")]
    return []


def _die(state: CoimbraFields, frame: Frame) -> list[Problem]:
    """The drafted or active die lies in no row and belongs to the player (CO-6.C3)."""
    die = frame.columns[d.DIE]
    rows = [int(state.rows[location * c.ROW + i]) for location in range(4) for i in range(state.row_sizes[location])]
    if state.owners[die] != frame.actor or die + 1 in rows:
        return [_amiss("CO-6.C3", f"{frame.name} has the wrong die")]
    return []


def _menu(state: CoimbraFields, frame: Frame) -> list[Problem]:
    """Only own cards are resolved, only own dice activated, dice after cards; something is left to do (CO-6.E9)."""
    hand = _hand(state, frame.actor)
    cards = [card for card in range(c.CARD_COUNT) if frame.columns[d.RESOLVED] >> card & 1]
    dice = [die for die in range(c.DIE_COUNT) if frame.columns[d.ACTIVATED] >> die & 1]
    problems: list[Problem] = []
    begins = state.lap == state.common_beginning
    if any(not begins or c.CARD_BEGINNING[card] < 0 or not hand >> card & 1 for card in cards):
        problems.append(_amiss("CO-6.E2", f"{frame.name} has resolved a card that is none for the beginning"))
    if any(state.lap == 1 or state.owners[die] != frame.actor for die in dice):
        problems.append(_amiss("CO-6.E3", f"{frame.name} has activated a die of somebody else, or too early"))
    left = beginning_cards(state, frame.actor, frame.columns[d.RESOLVED]) != 0
    if state.lap == 0:
        dice_left = colours_of(state, frame.actor, frame.columns[d.ACTIVATED]) != 0
        left = left or dice_left or can_exchange(state, frame.actor)
    if state.agenda.depth == 1 and not left:
        problems.append(_amiss("CO-6.E9", f"{frame.name} has nothing left to do"))
    return problems


def _card(state: CoimbraFields, frame: Frame) -> list[Problem]:
    """The card is the player's; the places in the hand and in the display exist."""
    hand = _hand(state, frame.actor)
    card = frame.columns[d.CARD]
    phase = {d.TRACK: s.INCOME_PHASE, d.DIE_BONUS: s.INCOME_PHASE, d.START_CARD: s.START_PHASE}.get(frame.kind)
    if phase is not None and state.phase != phase:
        return [_amiss("CO-5.1", f"{frame.name} cannot be pending in this phase")]
    if frame.kind == d.DIE_BONUS:
        sound = frame.columns[d.NEXT] <= state.hand_sizes[frame.actor] and frame.columns[d.COLOUR] != c.WHITE
        sound = sound and state.lap == 0
    elif frame.kind == d.TRACK:
        begins = card > 0 and c.CARD_BEGINNING[card - 1] >= 0
        own = bool(hand >> (card - 1) & 1) if begins else False
        sound = state.lap == 0 if card == 0 else own and _starts(card - 1) and state.lap == state.common_beginning
    elif frame.kind == d.ACQUISITION:
        place = frame.columns[d.FROM]
        free = place == 0 or state.display[place - 1] == 0
        sound = bool(hand >> card & 1) and free and frame.columns[d.NEXT] <= state.hand_sizes[frame.actor]
    else:
        sound = bool(hand >> card & 1)
    return [] if sound else [_amiss("CO-6.C6", f"{frame.name} is about a card that it cannot be about")]


def _starts(card: int) -> bool:
    return bool(c.CODE[c.CARD_BEGINNING[card] * p.STRIDE] == p.OP_E_START_INFLUENCE)
