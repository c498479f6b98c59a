"""Every element of the board and of the players' panels, and who explains it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from tabuleiro.core.errors import UnknownElement
from tabuleiro.core.present.explanation import Explanation
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.present.explain import city, country, player

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present.shape import View

_PLAIN: Final = ("distress:", "pool", "stack", "discard", "cap", "score_track", "map", "round")
_OF_SEAT: Final = ("score", "crowns", "diplomas", "shutters", "pilgrim")


@cache
def elements(seats: int) -> list[str]:
    """Every element that a table of so many seats can show."""
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
    if element not in elements(view["seats"]):
        raise UnknownElement(element)
    kind, _, rest = element.partition(":")
    return _EXPLAINERS[kind](view, rest, seat)


_EXPLAINERS: Final[dict[str, Callable[[View, str, int], Explanation]]] = {
    "cap": city.explain_cap,
    "card": city.explain_card,
    "class": player.explain_class,
    "crown": city.explain_crown,
    "crowns": player.explain_crowns,
    "die": city.explain_die,
    "diplomas": player.explain_diplomas,
    "discard": city.explain_discard,
    "display": city.explain_display,
    "distress": city.explain_distress,
    "favor": city.explain_favor,
    "flag": country.explain_flag,
    "group": city.explain_group,
    "location": city.explain_location,
    "map": country.explain_map,
    "monastery": country.explain_monastery,
    "node": country.explain_node,
    "phase": player.explain_phase,
    "pilgrim": player.explain_pilgrim,
    "pool": city.explain_pool,
    "resource": player.explain_resource,
    "round": player.explain_round,
    "score": player.explain_score,
    "score_track": player.explain_score_track,
    "shutters": player.explain_shutters,
    "slot": country.explain_slot,
    "stack": city.explain_stack,
    "tile": country.explain_tile,
    "track": country.explain_track,
    "voyage": country.explain_voyage,
    "zone": player.explain_zone,
}
