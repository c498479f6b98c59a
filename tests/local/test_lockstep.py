"""Lock-step with a browser: the packed Python, run by Pyodide in Node, plays the same games and finds the same."""

import json

import pytest
from lockstep import GAMES, OFFLINE, Wanted, differences, here, in_browser

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
