"""Copies that share something are noticed, whichever way they were made."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core import Event, State, find_game
from tabuleiro.testkit.laws.aliasing import check_aliasing
from tabuleiro.testkit.laws.assertions import Broken
from toy.broken import broken_game
from toy.toy_state import ToyState


def test_the_sound_game_shares_nothing() -> None:
    check_aliasing(find_game("toy"), 3, {}, 2, 100)


class SharedPointsState(ToyState):
    """Copies write their points into the same table."""

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        assert isinstance(other, ToyState)
        self.points = other.points


class SharedAgendaState(ToyState):
    """Copies have one agenda."""

    def copy(self) -> "SharedAgendaState":
        other = SharedAgendaState()
        other.copy_from(self)
        other.agenda = self.agenda
        return other


class HalfCopyState(ToyState):
    """A copy forgets the squirrel."""

    def copy(self) -> "HalfCopyState":
        other = HalfCopyState()
        other.copy_from(self)
        other.squirrel = 0
        return other


class HalfRefillState(ToyState):
    """copy_from forgets the squirrel."""

    def copy(self) -> "HalfRefillState":
        other = HalfRefillState()
        ToyState.copy_from(other, self)
        return other

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        self.squirrel = 0


class TalkingState(ToyState):
    """A copy keeps a journal."""

    def copy(self) -> "TalkingState":
        other = TalkingState()
        other.copy_from(self)
        journal: list[Event] = []
        other.journal = journal
        return other


MEMORY: list[int] = []


class SharedMemoryState(ToyState):
    """Copies share what was found out about one of them: a reader writes, and nothing shows it yet."""

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        self.memory = MEMORY

    def features_into(self, seat: int, out: vec[i64]) -> None:
        super().features_into(seat, out)
        MEMORY.append(int(out[0]))


class MarkingState(ToyState):
    """Copying leaves a mark on the position that is copied."""

    is_sharing = False

    def copy(self) -> "MarkingState":
        self.is_sharing = True
        other = MarkingState()
        other.copy_from(self)
        return other


@pytest.mark.parametrize(
    ("table", "law"),
    [
        (SharedPointsState, "aliasing"),
        (SharedAgendaState, "aliasing"),
        (HalfCopyState, "copy"),
        (HalfRefillState, "copy-from"),
        (TalkingState, "copy-journal"),
        (SharedMemoryState, "aliasing"),
        (MarkingState, "copy-source"),
    ],
)
def test_a_bad_copy_is_noticed(table: type[ToyState], law: str) -> None:
    with pytest.raises(Broken) as caught:
        check_aliasing(broken_game(table), 3, {}, 2, 100)
    assert caught.value.law == law
