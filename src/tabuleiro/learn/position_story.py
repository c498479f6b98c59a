"""A position as a test: the text of a pytest story that loads it and says what may be done there."""

from pprint import pformat
from typing import Final

from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.digest import digest
from tabuleiro.core.state import State

SHOWN: Final = 12
"""The most legal actions that are named; the others are counted."""


def tell_story(state: State) -> str:
    """The text of a test file."""
    game, legal = state.game(), state.legal()
    names = [game.format(action) for action in legal[:SHOWN]]
    actor = {CHANCE: "CHANCE", NOBODY: "NOBODY"}.get(state.to_act(), str(state.to_act()))
    imported = [name for name in ("CHANCE", "NOBODY") if name == actor]
    return f'''"""A position of {game.name}, set up by hand: say here what it is about."""

from tabuleiro.core import {", ".join([*imported, "digest", "find_game"])}

GAME = find_game("{game.name}")
POSITION = {pformat(state.dump(), width=118, sort_dicts=False)}


def test_the_position_stands_and_allows_what_it_must() -> None:
    state = GAME.load(POSITION)
    assert digest(state) == "{digest(state)}"
    assert (state.to_act(), state.decision()) == ({actor}, "{state.decision()}")
    assert [GAME.format(action) for action in state.legal()[:{SHOWN}]] == {pformat(names, width=100)}
    assert len(state.legal()) == {len(legal)}
'''
