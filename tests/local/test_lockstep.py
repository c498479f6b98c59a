"""Lock-step with a browser: the packed Python, run by Pyodide in Node, plays the same games and finds the same."""

import json
from pathlib import Path

import lockstep
import pytest
from lockstep import GAMES, OFFLINE, Kept, Wanted, compare_all, differences, here, in_browser, plan

WANTED = [Wanted(game, 2, 1, 120, 20) for game in GAMES]
FAR = [Wanted(game, 3, 2, 150, 500) for game in GAMES]
"""What only compiled rules do in a moment."""


@pytest.fixture(scope="module")
def there() -> list[str]:
    """What the browser's side prints."""
    if not (OFFLINE / "offline.json").exists():
        pytest.skip("Pyodide is not installed here, nothing is packed: make offline")
    return in_browser(WANTED)


def test_a_browser_plays_the_same_games_and_finds_the_same(there: list[str]) -> None:
    assert differences(WANTED, there[1:], here(WANTED)) == []


def test_the_comparison_finds_a_difference(there: list[str]) -> None:
    assert differences(WANTED, there[1:], here([Wanted("luna", 2, 2, 120, 20)])) != []
    assert len(there) > len(WANTED) * 4


def test_the_compiled_rules_of_a_browser_search_far_and_find_the_same_to_the_last_bit() -> None:
    about = OFFLINE / "offline.json"
    if not about.exists() or not json.loads(about.read_text(encoding="utf-8"))["compiled"]:
        pytest.skip("what is packed here for browsers is not compiled: make offline compiles it, where it can")
    built, *there = in_browser(FAR)
    assert built == "compiled"
    assert differences(FAR, there, here(FAR)) == []


def test_a_comparison_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "offline.json").write_text('{"folder": "abc"}', encoding="utf-8")
    asked: list[Wanted] = []

    def compare(wanted: list[Wanted]) -> tuple[str, list[str]]:
        asked.extend(wanted)
        return "compiled", ["1 != 2"] if wanted[0].game == "merv" else []

    monkeypatch.setattr(lockstep, "OFFLINE", tmp_path)
    monkeypatch.setattr(lockstep, "ROOT", tmp_path)
    monkeypatch.setattr(lockstep, "compare", compare)
    assert not compare_all(Kept(20), 6000, 20, seconds=-1)
    assert compare_all(Kept(20), 6000, 20, seconds=60)
    assert asked == [one for game in GAMES for one in plan(game, 6000, 20)]
    assert compare_all(Kept(20), 6000, 20, seconds=-1), "all of it is known"
    assert Kept(20).tallies["merv"] == ("compiled", 6, 2)
    assert Kept(500).tallies["merv"].traces == 0
