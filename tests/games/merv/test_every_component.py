"""Every component of the box takes effect in a kept game: nothing that is printed was never played.

The kept games are the goldens and the records. What a component does is told by the events (ME-17.5), so a component
counts as played when its own event names it; the action of a site tile counts when it is performed, a pair of spices
when its second or fourth card is taken.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from games.kept_games import kept_games
from tabuleiro.core import find_game
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields
from tabuleiro.testkit.rules import rule

FOLDER = Path(__file__).parent
GAME = find_game("merv")
NEVER_NEEDED = ("up_white_5",)
"""The white upgrades are alike and taken in the order of the file, one by each player who passes step 3 (ME-8.3.5):
four players take four."""


class Use(NamedTuple):
    """What a component does: an event of this kind names the component as this class of board element."""

    rule: str
    kind: str
    element: str
    components: tuple[str, ...]


def numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, last + 1))


USES = [
    Use("ME-2.1", "site_tile", "tile", c.TILES),
    Use("ME-4.5", "performed", "tile", c.TILES),
    Use("ME-3.2", "round", "side", c.SIDES),
    Use("ME-4.1", "slot", "slot", c.SLOTS),
    Use("ME-4.2", "building", "cell", c.CELLS),
    Use("ME-4.3", "gain_cube", "cube", c.COLOURS),
    Use("ME-4.5", "main_action", "main", c.MAIN_ACTIONS),
    Use("ME-4.6", "market_place", "market_space", c.SPACES),
    Use("ME-4.7", "contract", "contract", c.CONTRACTS),
    Use("ME-4.9", "pay", "cube", c.COLOURS),
    Use("ME-5.3", "queue_space", "queue", numbers(1, 4)),
    Use("ME-5.2", "queue_camel", "queue", numbers(2, 4)),
    Use("ME-7.3", "soldier", "cell", c.CELLS),
    Use("ME-8.1.2", "card", "spice", c.SPICES),
    Use("ME-8.1.6", "pair", "spice", c.SPICES),
    Use("ME-8.1.3", "extend", "row", numbers(1, 7)),
    Use("ME-8.2.1", "courtier", "hall", c.HALLS),
    Use("ME-8.3.1", "advance", "mosque_step", numbers(1, 8)),
    Use("ME-8.3.5", "upgrade", "upgrade", tuple(tile for tile in c.UPGRADES if tile not in NEVER_NEEDED)),
    Use("ME-8.3.6", "scoring_tile", "scoring_tile", c.SCORING_TILES),
    Use("ME-8.4.1", "post", "city", c.CITIES),
    Use("ME-8.4.2", "good", "good", c.GOODS),
    Use("ME-8.4.2", "route_camel", "route", c.ROUTES),
    Use("ME-8.4.4", "camel_home_card", "row", numbers(1, 8)),
    Use("ME-8.5.3", "breakthrough", "breakthrough", c.BREAKTHROUGHS),
    Use("ME-8.6.1", "fortification", "fort", c.FORTS),
    Use("ME-11.3", "ransom", "cell", c.CELLS),
    Use("ME-11.4", "building_lost", "cell", c.CELLS),
    Use("ME-13.4", "points", "category", c.CATEGORIES),
    Use("ME-14.2", "solo_card", "solo_card", c.SOLO_CARDS),
]


@cache
def first_told() -> dict[tuple[str, str], str]:
    """For each kind of event and each board element that it named: the first kept game in which it did."""
    told: dict[tuple[str, str], str] = {}
    for name, (state, actions) in kept_games(GAME, FOLDER).items():
        assert isinstance(state, MervFields)
        state.journal = []
        for text in actions:
            if text == "main_action site":
                told.setdefault(("performed", f"tile:{c.TILES[state.tiles[state.site] - 1]}"), name)
            seat, owned = state.to_act(), state.spices[:]
            state.apply(GAME.parse(text))
            for spice in range(c.SPICE_COUNT):
                now = int(state.spices[seat * c.SPICE_COUNT + spice]) if seat >= 0 else 0
                if now in (2, 4) and now > owned[seat * c.SPICE_COUNT + spice]:
                    told.setdefault(("pair", f"spice:{c.SPICES[spice]}"), name)
        for event in state.journal:
            for element in event.elements:
                told.setdefault((event.kind, element), name)
    return told


@rule("ME-1.1", "ME-1.2", "ME-1.3")
@pytest.mark.parametrize("use", USES, ids=[use.kind for use in USES])
def test_every_component_took_effect_in_a_kept_game(use: Use) -> None:
    found = {component: first_told().get((use.kind, f"{use.element}:{component}")) for component in use.components}
    assert [component for component, game in found.items() if game is None] == []
