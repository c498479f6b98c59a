"""The sequence of play: what happens by itself until somebody must decide (CO-5)."""

from mypy_extensions import i64

from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.cards import finish_acquisition
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.effects.bonuses import run_bonus
from tabuleiro.games.coimbra.phases.draft import next_draft, next_roll
from tabuleiro.games.coimbra.phases.income import add_die_bonus, begin_income, end_if_done
from tabuleiro.games.coimbra.phases.layout import begin_round, next_character
from tabuleiro.games.coimbra.phases.retrieve import next_trigger, retrieve_die
from tabuleiro.games.coimbra.present.events import NO_SEAT, note, note_part
from tabuleiro.games.coimbra.scoring import part_points
from tabuleiro.games.coimbra.setup import next_set_up, next_start_card
from tabuleiro.games.coimbra.start import next_choice, next_start_order, use_start_card
from tabuleiro.games.coimbra.state import CoimbraState
from tabuleiro.games.coimbra.voyages import ask_next_investor, begin_investing


def proceed(state: CoimbraState) -> None:
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


def resolve(state: CoimbraState, kind: i64) -> None:
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


def advance(state: CoimbraState) -> None:
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
        next_choice(state)
    elif phase == s.START_PHASE:
        next_start_order(state)
    else:
        next_investor(state)


def next_income(state: CoimbraState) -> None:
    """The next income turn; after the last one phase F begins."""
    if state.turn < state.seats:
        begin_income(state)
    else:
        begin_investing(state)


def next_investor(state: CoimbraState) -> None:
    """The next player may invest; after the last one the round is over, after the fourth the game (CO-5.1)."""
    if state.turn < state.seats:
        ask_next_investor(state)
        return
    state.turn = 0
    if state.round < c.ROUNDS:
        begin_round(state)
    else:
        state.phase = s.OVER
        note_end(state)


def note_end(state: CoimbraState) -> None:
    """The parts of the final scoring, one after the other (CO-10.1)."""
    if state.journal is None:
        return
    for part, name in enumerate(c.PARTS):
        for seat in range(state.seats):
            note_part(state, "part_scored", seat, name, part_points(state, seat, part))
    note(state, "game_ended", NO_SEAT, [], {})
