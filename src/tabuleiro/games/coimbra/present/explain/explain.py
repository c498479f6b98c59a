"""Every element of the board and of the players' panels, and who explains it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tabuleiro.core.present.explanation import Explanation, explain_by_kind
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.present.explain import city, country, player

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present.shape import View

_PLAIN: Final = ("distress:", "pool", "stack", "discard", "cap", "score_track", "map", "round")
_OF_SEAT: Final = ("score", "crowns", "diplomas", "shutters", "pilgrim")


@cache
def elements(seats: int) -> list[str]:
    """Every element that a table with these seats can show."""
    found = list(_PLAIN)
    found += [f"card:{card}" for card in c.CARDS]
    found += [f"display:{location}:{column + 1}" for location in c.LOCATIONS[1:] for column in range(c.COLUMNS)]
    found += [f"location:{location}" for location in c.LOCATIONS]
    found += [f"favor:{favor}" for favor in c.FAVORS]
    found += [f"die:{die}" for die in c.DICE]
    found += [f"flag:{flag + 1}" for flag in range(c.MAX_SEATS)]
    found += [f"group:{group}" for group in range(c.GROUPS)]
    found += [f"monastery:{monastery}" for monastery in c.MONASTERIES]
    found += [f"node:{node}" for node in c.NODES]
    found += [f"voyage:{voyage}" for voyage in c.VOYAGES]
    found += [f"slot:{slot}" for slot in range(c.SLOTS)]
    found += [f"tile:{tile}" for tile in c.TILES]
    found += [f"{kind}:{name}" for name in p.CLASSES for kind in ("track", "crown")]
    found += [f"phase:{phase}" for phase in player.PHASES]
    found += [f"zone:{zone}" for zone in c.ZONES]
    found += [f"resource:{resource}" for resource in player.KEPT]
    for seat in range(seats):
        found += [f"{kind}:{seat}" for kind in _OF_SEAT]
        found += [f"resource:{resource}:{seat}" for resource in player.KEPT]
        found += [f"class:{name}:{seat}" for name in p.CLASSES]
    return found


def explain(view: View, element: str, seat: int) -> Explanation:
    """What an element is and means, for a seat or for nobody in particular."""
    return explain_by_kind((city, country, player), elements(view["seats"]), view, element, seat)
