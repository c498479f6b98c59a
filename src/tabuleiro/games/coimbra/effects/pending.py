"""Puts decisions and effects on the agenda (CO-2.1)."""

from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.state import CoimbraFields


def ask(state: CoimbraFields, kind: i64, seat: i64, subject: i64) -> None:
    """Push a frame for a seat; `subject` is its column 2, whatever that means for the kind."""
    state.agenda.push(kind)
    state.agenda.set(d.ACTOR, seat)
    state.agenda.set(2, subject)


def ask_chance(state: CoimbraFields, kind: i64) -> None:
    """Push a chance decision."""
    ask(state, kind, CHANCE, 0)


def begin_bonus(state: CoimbraFields, seat: i64, program: i64) -> None:
    """Let a component's effects run next, for a seat."""
    if c.CODE[program * p.STRIDE] != p.OP_END:
        ask(state, d.BONUS, seat, program)


def next_instruction(state: CoimbraFields) -> i64:
    """The instruction that the BONUS on top runs now; the frame leaves with its last one, so chains stay flat."""
    instruction: i64 = state.agenda.get(d.INSTRUCTION)
    if c.CODE[(instruction + 1) * p.STRIDE] == p.OP_END:
        state.agenda.pop()
    else:
        state.agenda.set(d.INSTRUCTION, instruction + 1)
    return instruction
