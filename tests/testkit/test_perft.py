"""Perft counts lines of play by both readings of the rules and shows where they part."""

from pathlib import Path

import pytest

from tabuleiro.core import BadData, Refusal
from tabuleiro.testkit import perft
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.perft import PerftPosition, check_perft, count_judged, count_legal, make_perft, read_perft
from toy.actions import PASS
from toy.broken import broken_game
from toy.game import GAME
from toy.toy_state import ToyState

OPENING = PerftPosition("opening", 2, {}, ["reveal one"], "", 2, 6)
"""Seat 0 takes (then three cards may come), trades (two answers) or passes (take, trade, pass): 3 + 2 + 3 = 8."""


def test_lines_are_counted_by_both_readings() -> None:
    state = perft.reach(GAME, OPENING, Path())
    assert (count_legal(state, 1), count_legal(state, 2), count_judged(state, 2)) == (3, 8, 8)


def test_a_finished_game_is_one_line() -> None:
    state = perft.reach(GAME, OPENING._replace(actions=["reveal one", "pass", "pass"]), Path())
    assert (count_legal(state, 3), count_judged(state, 3)) == (1, 1)


def test_a_true_count_passes() -> None:
    check_perft(GAME, OPENING._replace(nodes=8), Path())


def test_a_wrong_count_is_told_with_the_lines_behind_each_action() -> None:
    with pytest.raises(Broken) as caught:
        check_perft(GAME, OPENING, Path())
    assert str(caught.value).split("\n") == [
        "perft: opening: depth 2: expected 6, legal 8, judge 8",
        "take: legal 3, judge 3",
        "trade 1: legal 2, judge 2",
        "pass: legal 3, judge 3",
    ]


class NoPassState(ToyState):
    """The judge forbids to pass."""

    def refusal(self, action: int) -> Refusal | None:
        return Refusal("TY-2.3", "refusal-over", {}) if action == PASS else super().refusal(action)


def test_the_action_on_which_the_readings_part_is_marked() -> None:
    with pytest.raises(Broken, match="pass: legal 3, judge 2  <- they differ"):
        check_perft(broken_game(NoPassState), OPENING._replace(nodes=8), Path())


def test_made_positions_are_read_back_and_hold(tmp_path: Path) -> None:
    assert make_perft(GAME, tmp_path, seed=3) > 5
    wanted = read_perft(tmp_path / perft.FILE)
    for position in wanted:
        check_perft(GAME, position, tmp_path)
    assert all(position.nodes <= perft.MOST_NODES for position in wanted)


def test_positions_that_are_there_stay(tmp_path: Path) -> None:
    path = tmp_path / perft.FILE
    path.write_text(perft.write_perft([OPENING]), encoding="utf-8")
    make_perft(GAME, tmp_path, seed=3)
    assert read_perft(path)[0] == OPENING
    assert make_perft(GAME, tmp_path, seed=3) == 0


def test_a_position_without_a_way_to_it_is_refused(tmp_path: Path) -> None:
    path = tmp_path / perft.FILE
    path.write_text('[[position]]\nname = "x"\nseats = 2\noptions = {}\ndepth = 1\nnodes = 1\n', encoding="utf-8")
    with pytest.raises(BadData, match=r"position\[0\]: expected either actions or position"):
        read_perft(path)


def test_the_command_says_how_many_are_new(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    perft.main(["toy", "--folder", str(tmp_path)])
    perft.main(["toy", "--folder", str(tmp_path)])
    assert capsys.readouterr().out.endswith("toy: 0 new positions\n")
