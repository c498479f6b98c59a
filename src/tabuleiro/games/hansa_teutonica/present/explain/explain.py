"""What every element of the board and of the desks is and means now: made from the printed data and the view alone."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tabuleiro.core.present.explanation import Explanation, explain_by_kind
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.explain import beside, board, desk

if TYPE_CHECKING:
    from tabuleiro.games.hansa_teutonica.present.shape import View

_WITH_SEAT: Final = ("supply", "stock", "markers", "plate", "score", "network", "control", "actions")
_PLAIN: Final = ("stock", "stack", "completed", "prestige", "east_west", "coellen_table", "hand", "first")
_ENDS: Final = ("prestige", "markers", "cities")


@cache
def elements(seats: int) -> list[str]:
    """Every element that a table with these seats can show."""
    side = int(c.SIDE_OF_SEATS[seats])
    found = list(_PLAIN)
    for route, name in enumerate(c.ROUTES):
        spaces = int(c.SPACES[side * c.ROUTE_COUNT + route])
        if spaces > 0:
            found += [f"route:{name}", f"marker:{name}", *[f"space:{name}:{i}" for i in range(spaces)]]
    found += [f"tavern:{c.ROUTES[c.TAVERNS[side * 3 + i]]}" for i in range(3)]
    for city, name in enumerate(c.CITIES):
        offices = int(c.OFFICES[side * c.CITY_COUNT + city])
        found += [f"city:{name}", f"extra:{name}", *[f"office:{name}:{i}" for i in range(offices)]]
        if c.YELLOW[side * c.CITY_COUNT + city]:
            found.append(f"figure:{name}")
    found += [f"coellen:{slot}" for slot in range(c.COELLEN_SLOTS)]
    found += [f"bonus:{marker}" for marker in c.MARKERS]
    found += [f"end:{end}" for end in _ENDS]
    for seat in range(seats):
        found += [f"{kind}:{seat}" for kind in _WITH_SEAT]
        found += [f"track:{seat}:{track}" for track in c.TRACKS]
    if seats == 2:
        found.append("reserve")
    return found


def explain(view: View, element: str, seat: int) -> Explanation:
    """What an element is and means, for a seat or for nobody in particular."""
    return explain_by_kind((beside, board, desk), elements(view["seats"]), view, element, seat)
