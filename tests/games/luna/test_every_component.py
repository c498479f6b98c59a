"""Every component of the box takes effect in a kept game: nothing that is printed was never played.

The kept games are the goldens and the records. What a component does is told by the events (LU-17.1), so a component
counts as played when its own event names it.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from games.kept_games import kept_games
from tabuleiro.core import find_game
from tabuleiro.games.luna.data.components import BOARDS, FIGURES, GUARDS, ISLANDS
from tabuleiro.testkit.rules import rule

FOLDER = Path(__file__).parent
GAME = find_game("luna")
STONES = tuple(str(number) for number in range(5, 29))
GUARD_STONES = GUARDS[1:]
"""In the order of the rounds; a round number 0 has none."""


class Use(NamedTuple):
    """What a component does: an event of this kind names the component as this class of board element."""

    rule: str
    kind: str
    element: str
    components: tuple[str, ...]


USES = [
    Use("LU-2.3", "temple_board_laid", "board", BOARDS),
    Use("LU-2.5", "start_stone_dealt", "stone", ("1", "2", "3", "4")),
    Use("LU-2.10", "island_placed", "island", ISLANDS),
    Use("LU-2.13", "figure_placed", "figure", FIGURES),
    Use("LU-4.1", "shrine_placed", "island", ISLANDS),
    Use("LU-4.3", "novices_placed", "island", ISLANDS),
    Use("LU-4.4", "start_favor_taken", "island", ISLANDS),
    Use("LU-5.4", "token_returned", "island", ISLANDS),
    Use("LU-5.8", "favor_gained", "island", ISLANDS),
    Use("LU-5.9", "novice_recruited", "island", ISLANDS),
    Use("LU-5.10", "shrine_built", "island", ISLANDS),
    Use("LU-5.11", "novices_reactivated", "island", tuple(island for island in ISLANDS if island != "herbs")),
    Use("LU-6.1", "novice_moved", "island", ISLANDS),
    Use("LU-6.3", "novices_sailed", "island", ISLANDS),
    Use("LU-7.3", "stone_claimed", "stone", STONES),
    Use("LU-7.6", "stone_sanctified", "stone", STONES),
    Use("LU-7.11", "book_moved", "stone", ("1", "2", "3", "4")),
    Use("LU-7.12", "council_advanced", "chair", tuple(str(chair) for chair in range(1, 13))),
    Use("LU-8.1", "apostate_expelled", "island", ISLANDS),
    Use("LU-9.2", "priestess_scored", "island", ISLANDS),
    Use("LU-9.4", "apostate_scored", "island", ISLANDS),
    Use("LU-10.2", "figure_moved", "figure", FIGURES),
    Use("LU-10.4", "guard_moved", "guard", GUARD_STONES[1:]),
    Use("LU-5.1", "round_started", "guard", GUARD_STONES),
]


@cache
def first_told() -> dict[tuple[str, str], str]:
    """For each kind of event and each board element that it named: the first kept game in which it did."""
    told: dict[tuple[str, str], str] = {}
    for name, (state, actions) in kept_games(GAME, FOLDER).items():
        state.journal = []
        for text in actions:
            state.apply(GAME.parse(text))
        for event in state.journal:
            for element in event.elements:
                told.setdefault((event.kind, element), name)
    return told


@rule("LU-1.1", "LU-1.2", "LU-1.3", "LU-1.4", "LU-1.5")
@pytest.mark.parametrize("use", USES, ids=[use.kind for use in USES])
def test_every_component_took_effect_in_a_kept_game(use: Use) -> None:
    found = {component: first_told().get((use.kind, f"{use.element}:{component}")) for component in use.components}
    assert [component for component, game in found.items() if game is None] == []
