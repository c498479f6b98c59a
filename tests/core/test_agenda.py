"""The agenda: a stack of decisions with a fixed capacity."""

import pytest

from tabuleiro.core import Agenda, new_agenda
from tabuleiro.core.agenda import WIDTH


def agenda_of(*kinds: int, capacity: int = 3) -> Agenda:
    """An agenda with some decisions."""
    agenda = new_agenda(capacity)
    for kind in kinds:
        agenda.push(kind)
    return agenda


def test_the_last_decision_is_pending() -> None:
    assert (agenda_of(1, 2).kind(), agenda_of(1, 2).depth) == (2, 2)


def test_below_a_finished_decision_the_earlier_one_is_pending_again() -> None:
    agenda = agenda_of(1)
    agenda.set(3, 42)
    agenda.push(2)
    agenda.pop()
    assert (agenda.kind(), agenda.get(3)) == (1, 42)


def test_a_new_decision_has_no_arguments_left_over() -> None:
    agenda = agenda_of(1)
    agenda.set(1, 42)
    agenda.pop()
    agenda.push(1)
    assert agenda.get(1) == 0


def test_a_free_frame_is_zero() -> None:
    agenda = agenda_of(5)
    agenda.set(7, 42)
    agenda.pop()
    assert [int(agenda.frames[i]) for i in range(3 * WIDTH)] == [0] * 3 * WIDTH


def test_a_decision_may_become_another_and_keep_its_arguments() -> None:
    agenda = agenda_of(1, 2)
    agenda.set(1, 42)
    agenda.turn_into(3)
    assert (agenda.kind(), agenda.get(1), agenda.depth) == (3, 42, 2)


def test_one_decision_more_than_the_capacity_is_an_error() -> None:
    agenda = agenda_of(1, 2, 3)
    with pytest.raises(IndexError):
        agenda.push(4)
    assert (agenda.depth, agenda.kind()) == (3, 3)


def test_an_empty_agenda_has_nothing_to_take_off() -> None:
    with pytest.raises(AssertionError, match="the agenda is empty"):
        agenda_of().pop()


def test_a_copy_is_its_own() -> None:
    agenda = agenda_of(1)
    other = agenda.copy()
    other.set(1, 42)
    other.push(2)
    assert (agenda.depth, agenda.get(1)) == (1, 0)
    assert (other.depth, other.kind()) == (2, 2)
