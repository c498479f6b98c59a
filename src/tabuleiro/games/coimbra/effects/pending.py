"""Puts decisions and effects on the agenda (CO-2.1)."""

from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.games.coimbra.data.components import CODE
from tabuleiro.games.coimbra.data.programs import OP_END, STRIDE
from tabuleiro.games.coimbra.state import ACTOR, BONUS, INSTRUCTION, CoimbraState


def ask(state: CoimbraState, kind: i64, seat: i64, subject: i64) -> None:
    """Push a frame for a seat; `subject` is its column 2, whatever that means for the kind."""
    state.agenda.push(kind)
    state.agenda.set(ACTOR, seat)
    state.agenda.set(2, subject)


def ask_chance(state: CoimbraState, kind: i64) -> None:
    """Push a chance decision."""
    ask(state, kind, CHANCE, 0)


def begin_bonus(state: CoimbraState, seat: i64, program: i64) -> None:
    """Let a component's effects run next, for a seat."""
    if CODE[program * STRIDE] != OP_END:
        ask(state, BONUS, seat, program)


def next_instruction(state: CoimbraState) -> i64:
    """The instruction that the BONUS on top runs now; the frame leaves with its last one, so chains stay flat."""
    instruction: i64 = state.agenda.get(INSTRUCTION)
    if CODE[(instruction + 1) * STRIDE] == OP_END:
        state.agenda.pop()
    else:
        state.agenda.set(INSTRUCTION, instruction + 1)
    return instruction
