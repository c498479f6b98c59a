"""Goldens change only together with the game's version."""

from pathlib import Path

import pytest
from mypy_extensions import i64

from tabuleiro.testkit import golden
from tabuleiro.testkit.golden import IDS, check_golden, golden_files, kinds_of_golden, make_goldens, read_golden
from tabuleiro.testkit.laws.assertions import Broken
from toy.actions import PASS
from toy.broken import broken_game
from toy.game import GAME
from toy.toy_state import ToyState


class TippingState(ToyState):
    """Passing is worth a point: another rule."""

    def apply(self, action: i64) -> None:
        seat = self.turn
        super().apply(action)
        if action == PASS:
            self.points[seat] += 1


class BackToFrontState(ToyState):
    """Passing is not offered when a two lies open."""

    def legal(self) -> list[int]:
        legal = super().legal()
        return [action for action in legal if action != PASS] if self.face == 2 and len(legal) > 1 else legal


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A test folder with the goldens of the toy game."""
    make_goldens(GAME, tmp_path, only_new=False)
    return tmp_path


def test_fresh_goldens_are_kept(folder: Path) -> None:
    for path in golden_files(folder):
        check_golden(GAME, path)
    assert [path.name for path in golden_files(folder)].count(IDS) == 1


def test_a_golden_is_made_from_its_own_actions(folder: Path) -> None:
    text = (folder / "golden" / "3-seats-deck-long-balanced.txt").read_text(encoding="utf-8")
    made_from = read_golden(text)
    assert (made_from.seats, made_from.options, made_from.version) == (3, {"deck": "long"}, 1)
    assert golden.write_golden(GAME, made_from) == text


@pytest.mark.parametrize("table", [TippingState, BackToFrontState])
def test_a_changed_rule_breaks_a_golden(folder: Path, table: type[ToyState]) -> None:
    with pytest.raises(Broken, match="line "):
        check_golden(broken_game(table), folder / "golden" / "2-seats-focused.txt")


def test_an_action_that_became_illegal_breaks_a_golden(folder: Path) -> None:
    path = folder / "golden" / "2-seats-focused.txt"
    path.write_text(path.read_text(encoding="utf-8").replace(": take ->", ": gift 1 ->"), encoding="utf-8")
    with pytest.raises(Broken, match="cannot be played any more"):
        check_golden(GAME, path)


def test_an_altered_line_breaks_a_golden(folder: Path) -> None:
    path = folder / "golden" / "2-seats-focused.txt"
    path.write_text(path.read_text(encoding="utf-8").replace(" main of ", " main  of ", 1), encoding="utf-8")
    with pytest.raises(Broken, match="golden"):
        check_golden(GAME, path)


def test_a_missing_tail_breaks_a_golden(folder: Path) -> None:
    path = folder / "golden" / "2-seats-focused.txt"
    path.write_text("\n".join(path.read_text(encoding="utf-8").split("\n")[:-2]), encoding="utf-8")
    with pytest.raises(Broken, match="golden"):
        check_golden(GAME, path)


def test_moved_ids_break_the_id_table(folder: Path) -> None:
    path = folder / "golden" / IDS
    path.write_text(path.read_text(encoding="utf-8").replace("0 take", "1 take"), encoding="utf-8")
    with pytest.raises(Broken, match=r"ids\.txt, line 5"):
        check_golden(GAME, path)


def test_goldens_are_not_overwritten_while_the_version_stays(folder: Path) -> None:
    before = {path: path.read_bytes() for path in golden_files(folder)}
    with pytest.raises(Broken, match="still version 1"):
        make_goldens(broken_game(TippingState), folder, only_new=False)
    assert {path: path.read_bytes() for path in golden_files(folder)} == before


def test_goldens_are_written_again_when_the_version_rose(folder: Path) -> None:
    game = broken_game(TippingState, version=2)
    assert IDS in make_goldens(game, folder, only_new=False)
    for path in golden_files(folder):
        check_golden(game, path)


def test_only_missing_goldens_are_new(folder: Path) -> None:
    (folder / "golden" / "2-seats-eager.txt").unlink()
    assert make_goldens(broken_game(TippingState), folder, only_new=True) == ["2-seats-eager.txt"]


def test_the_kinds_of_a_golden_are_counted(folder: Path) -> None:
    seen = kinds_of_golden(GAME, folder / "golden" / "3-seats-focused.txt")
    assert seen["actions"]["reveal"] == seen["events"]["reveal"] == seen["decisions"]["reveal"]


def test_the_command_says_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    golden.main(["toy", "--folder", str(tmp_path)])
    golden.main(["toy", "--folder", str(tmp_path)])
    assert "toy: nothing changed" in capsys.readouterr().out
    assert golden_files(tmp_path / "toy")


def test_the_command_fails_on_a_golden_that_would_change(tmp_path: Path) -> None:
    golden.main(["toy", "--folder", str(tmp_path)])
    path = tmp_path / "toy" / "golden" / "2-seats-focused.txt"
    path.write_text(path.read_text(encoding="utf-8") + "more\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="would change"):
        golden.main(["toy", "--folder", str(tmp_path)])
