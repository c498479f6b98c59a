"""The lines that bench/strength.py writes: of the first bot wherever it sits, a new one in the place of an old one."""

from pathlib import Path

import pytest
import strength

from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.arena.pairing import Outcome


def played(number: int, names: list[str], shares: list[float], points: list[int], plies: int) -> Outcome:
    """A finished game without a record."""
    return Outcome(number, "hansa_teutonica", names, shares, points, [], [], [], [], plies, "")


def test_the_first_entrant_is_followed_through_all_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "rounds_of", lambda outcome: outcome.plies / 2)
    games = [played(0, ["new", "old"], [1.0, 0.0], [50, 30], 40), played(1, ["old", "new"], [0.5, 0.5], [40, 40], 60)]
    line = strength.line("new, old", games)
    assert line.startswith("| hansa_teutonica | new, old | 2 | 2 | 75.0%")
    assert "| 45.0 to 35.0 |" in line
    assert line.endswith("| 25.0, 30.0 |")


def test_one_against_three_is_not_tested_against_half() -> None:
    games = [played(0, ["new", "old", "old", "old"], [1.0, 0.0, 0.0, 0.0], [50, 30, 30, 30], 40)._replace(game="merv")]
    assert strength.line("one", games).endswith("| 50.0 to 30.0 |  |  |")


def test_a_game_whose_turns_end_by_themselves_has_no_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "rounds_of", lambda _: 0.0)
    assert strength.line("equals", [played(0, ["one", "one"], [1.0, 0.0], [9, 8], 0)]).endswith("|  |")


def test_a_killed_match_goes_on_and_its_rounds_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    entrants = parse_entrants("random,random", None)
    first = strength.play("coimbra", entrants, 1, 5, 60)
    monkeypatch.setattr(strength, "play_pairing", lambda _: pytest.fail("it was kept"))
    assert strength.play("coimbra", entrants, 1, 5, 60) == first
    assert strength.rounds_of(first[0]) == 0
    assert strength.play("coimbra", entrants, 2, 5, -1) == []


def test_a_line_takes_the_place_of_the_one_with_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, written = tmp_path / "bots.md", dict[str, str]()
    page.write_text("<!-- measured -->\n\n| luna | a | 2 | old |\n| luna | b | 2 | kept |\n\n<!-- end measured -->\n")
    monkeypatch.setattr(strength, "PAGE", page)
    monkeypatch.setattr(strength, "write_section", written.__setitem__)
    strength.write("a", "| luna | a | 2 | new |")
    assert written["measured"].splitlines()[2:] == ["| luna | a | 2 | new |", "| luna | b | 2 | kept |"]
