"""Every component of the box, and every effect printed on it, takes effect in a kept game: nothing was never played.

The kept games are the goldens and the records. What a component does is told by the events (CO-18.1), so a component
counts as played when its own event names it; what an effect does is watched by `witness`.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from games.coimbra.deal import cards_of
from games.coimbra.witness import EFFECTS, Witness
from games.kept_games import kept_games
from tabuleiro.core import find_game
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.testkit.rules import rule

FOLDER = Path(__file__).parent
GAME = find_game("coimbra")


class Use(NamedTuple):
    """What a component does: an event of this kind names the component as this class of board element."""

    rule: str
    kind: str
    element: str
    components: tuple[str, ...]


USES = [
    Use("CO-3.1", "monastery_drawn", "monastery", c.MONASTERIES),
    Use("CO-3.2", "scoring_tile_drawn", "tile", c.TILES),
    Use("CO-3.4", "voyage_drawn", "voyage", c.VOYAGES),
    Use("CO-3.8", "seat_drawn", "flag", ("1", "2", "3", "4")),
    Use("CO-3.10", "character_drawn", "card", (*cards_of("II"), *cards_of("III"))),
    Use("CO-3.11", "crown_placed", "crown", p.CLASSES),
    Use("CO-3.13", "pilgrim_placed", "node", c.NODES[:4]),
    Use("CO-3.14", "start_card_used", "card", tuple(cards_of("I"))),
    Use("CO-6.A1", "die_rolled", "die", c.DICE),
    Use("CO-6.B1", "die_placed", "location", c.LOCATIONS),
    Use("CO-6.C1", "die_triggered", "location", c.LOCATIONS),
    Use("CO-6.C11", "token_triggered", "location", c.LOCATIONS[1:]),
    Use("CO-6.C4", "favor_taken", "favor", c.FAVORS),
    Use("CO-6.C6", "card_acquired", "card", (*cards_of("II"), *cards_of("III"))),
    Use("CO-6.C6", "crown_taken", "crown", p.CLASSES),
    Use("CO-6.D2", "order_changed", "flag", ("1", "2", "3", "4")),
    Use("CO-6.E3", "die_activated", "die", c.DICE),
    Use("CO-6.E4", "track_picked", "track", p.CLASSES),
    Use("CO-6.F2", "voyage_invested", "voyage", c.VOYAGES),
    Use("CO-7.2", "pilgrim_moved", "node", c.NODES[4:]),
    Use("CO-7.7", "disk_placed", "monastery", c.MONASTERIES),
    Use("CO-8.1", "influence_gained", "track", p.CLASSES),
]


class Kept(NamedTuple):
    """What the kept games showed: for each kind of event and element, and for each effect, the first game in which."""

    told: dict[tuple[str, str], str]
    effects: dict[str, str]


@cache
def kept() -> Kept:
    """Every kept game, watched from the first action to the last."""
    found = Kept({}, {})
    for name, (state, actions) in kept_games(GAME, FOLDER).items():
        assert isinstance(state, CoimbraState)
        witness = Witness(GAME)
        for text in actions:
            state.journal = []
            witness.step(state, GAME.parse(text))
            for event in state.journal:
                for element in event.elements:
                    found.told.setdefault((event.kind, element), name)
        for effect in witness.seen:
            found.effects.setdefault(effect, name)
    return found


@rule("CO-1.3", "CO-1.4", "CO-1.5", "CO-1.6", "CO-1.7", "CO-1.8", "CO-1.9", "CO-1.10")
@pytest.mark.parametrize("use", USES, ids=[use.kind for use in USES])
def test_every_component_took_effect_in_a_kept_game(use: Use) -> None:
    found = {component: kept().told.get((use.kind, f"{use.element}:{component}")) for component in use.components}
    assert [component for component, game in found.items() if game is None] == []


@rule("CO-2.2")
def test_every_printed_effect_took_place_in_a_kept_game() -> None:
    assert [effect.name for effect in EFFECTS if effect.name not in kept().effects] == []


@rule("CO-2.2")
def test_every_op_of_the_vocabulary_is_printed_on_a_component() -> None:
    assert {effect.printed["op"] for effect in EFFECTS} == set(p.OPS) - {"end"}
