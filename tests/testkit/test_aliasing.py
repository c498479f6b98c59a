"""Copies that share something are noticed, whichever way they were made."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core import Event, State, find_game
from tabuleiro.testkit.laws.aliasing import check_aliasing
from tabuleiro.testkit.laws.assertions import Broken
from toy.broken import broken_game
from toy.table import ToyTable


def test_the_sound_game_shares_nothing() -> None:
    check_aliasing(find_game("toy"), 3, {}, 2, 100)


class SharedPointsTable(ToyTable):
    """Copies write their points into the same table."""

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        assert isinstance(other, ToyTable)
        self.points = other.points


class SharedAgendaTable(ToyTable):
    """Copies have one agenda."""

    def copy(self) -> "SharedAgendaTable":
        other = SharedAgendaTable()
        other.copy_from(self)
        other.agenda = self.agenda
        return other


class HalfCopyTable(ToyTable):
    """A copy forgets the squirrel."""

    def copy(self) -> "HalfCopyTable":
        other = HalfCopyTable()
        other.copy_from(self)
        other.squirrel = 0
        return other


class HalfRefillTable(ToyTable):
    """copy_from forgets the squirrel."""

    def copy(self) -> "HalfRefillTable":
        other = HalfRefillTable()
        ToyTable.copy_from(other, self)
        return other

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        self.squirrel = 0


class TalkingTable(ToyTable):
    """A copy keeps a journal."""

    def copy(self) -> "TalkingTable":
        other = TalkingTable()
        other.copy_from(self)
        journal: list[Event] = []
        other.journal = journal
        return other


MEMORY: list[int] = []


class SharedMemoryTable(ToyTable):
    """Copies share what was found out about one of them: a reader writes, and nothing shows it yet."""

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        self.memory = MEMORY

    def features_into(self, seat: int, out: vec[i64]) -> None:
        super().features_into(seat, out)
        MEMORY.append(int(out[0]))


class MarkingTable(ToyTable):
    """Copying leaves a mark on the position that is copied."""

    is_sharing = False

    def copy(self) -> "MarkingTable":
        self.is_sharing = True
        other = MarkingTable()
        other.copy_from(self)
        return other


@pytest.mark.parametrize(
    ("table", "law"),
    [
        (SharedPointsTable, "aliasing"),
        (SharedAgendaTable, "aliasing"),
        (HalfCopyTable, "copy"),
        (HalfRefillTable, "copy-from"),
        (TalkingTable, "copy-journal"),
        (SharedMemoryTable, "aliasing"),
        (MarkingTable, "copy-source"),
    ],
)
def test_a_bad_copy_is_noticed(table: type[ToyTable], law: str) -> None:
    with pytest.raises(Broken) as caught:
        check_aliasing(broken_game(table), 3, {}, 2, 100)
    assert caught.value.law == law
