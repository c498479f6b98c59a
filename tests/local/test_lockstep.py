"""Lock-step with a browser: the packed Python, run by Pyodide in Node, plays the same games and finds the same."""

import pytest
from lockstep import GAMES, OFFLINE, Wanted, differences, here, in_browser

WANTED = [Wanted(game, 2, 1, 120, 20) for game in GAMES]


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
