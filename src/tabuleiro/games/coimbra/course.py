"""The sequence of play: what happens by itself until somebody must decide (CO-5)."""

from mypy_extensions import i64

from tabuleiro.core.action import NOBODY
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.cards import finish_acquisition
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.effects.bonuses import run_bonus
from tabuleiro.games.coimbra.phases.draft import next_draft
from tabuleiro.games.coimbra.phases.income import add_die_bonus, end_if_done, next_income
from tabuleiro.games.coimbra.phases.invest import next_investor
from tabuleiro.games.coimbra.phases.layout import next_character
from tabuleiro.games.coimbra.phases.retrieve import next_trigger, retrieve_die
from tabuleiro.games.coimbra.phases.roll import next_roll
from tabuleiro.games.coimbra.setup import next_set_up, next_start_card
from tabuleiro.games.coimbra.start import next_start_cards, next_start_choice, use_start_card
from tabuleiro.games.coimbra.state import CoimbraFields


def proceed(state: CoimbraFields) -> None:
    """Resolve effects and run through the phases until a decision is on top of the agenda or the game is over."""
    while True:
        if state.agenda.depth == 0:
            if state.phase == s.OVER:
                return
            advance(state)
        else:
            kind: i64 = state.agenda.kind()
            if kind >= d.FIRST_AUTOMATIC:
                resolve(state, kind)
            elif kind != d.INCOME_MENU or not end_if_done(state):
                return


def resolve(state: CoimbraFields, kind: i64) -> None:
    """Let the effect on top of the agenda happen."""
    if kind == d.BONUS:
        run_bonus(state)
    elif kind == d.ACQUISITION:
        finish_acquisition(state)
    elif kind == d.RETRIEVAL:
        retrieve_die(state)
    elif kind == d.START_CARD:
        use_start_card(state)
    else:
        assert kind == d.DIE_BONUS
        add_die_bonus(state)


def whose_turn(state: CoimbraFields) -> tuple[int, int]:
    """Whose turn it is: of whoever plays a card while opponents cede or lose (CO-9.1), else of who decides.

    In phase D every die that is triggered is a turn of its owner (CO-6.C3).
    """
    if state.agenda.depth == 0:
        return NOBODY, 0
    bottom: i64 = state.agenda.frames[0]
    owner: i64 = state.agenda.frames[d.OWNER if bottom in (d.CEDE, d.LOSE) else d.ACTOR]
    die: i64 = state.agenda.frames[d.DIE] if state.phase == s.RETRIEVE_PHASE else 0
    key: i64 = (state.round * (s.OVER + 1) + state.phase) * (c.DICE_PER_SEAT * (c.MAX_SEATS + 1))
    return int(owner), int((key + state.lap * (c.MAX_SEATS + 1) + state.turn) * c.DIE_COUNT + die)


def advance(state: CoimbraFields) -> None:
    """Nothing is pending: ask the next decision of the phase, or begin the next phase."""
    phase: i64 = state.phase
    if phase == s.DRAFT_PHASE:
        next_draft(state)
    elif phase == s.RETRIEVE_PHASE:
        next_trigger(state)
    elif phase == s.INCOME_PHASE:
        next_income(state)
    elif phase == s.LAYOUT_PHASE:
        next_character(state)
    elif phase == s.ROLL_PHASE:
        next_roll(state)
    elif phase < s.LAYOUT_PHASE:
        next_set_up(state)
    elif phase == s.GROUP_PHASE:
        next_start_card(state)
    elif phase == s.CHOICE_PHASE:
        next_start_choice(state)
    elif phase == s.START_PHASE:
        next_start_cards(state)
    else:
        next_investor(state)
