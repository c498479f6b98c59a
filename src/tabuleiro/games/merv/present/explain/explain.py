"""Every element of the board and of the players' panels, and who explains it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tabuleiro.core.present.explanation import Explanation, explain_by_kind
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.explain import city, player, sites, trade

if TYPE_CHECKING:
    from tabuleiro.games.merv.present.shape import View

_PLAIN: Final = ("camel_market", "years", "deck", "supply", "scrolls", "soldier")
_PANELS: Final = (
    "influence",
    "wall_yard",
    "walls",
    "contracts",
    "mosque",
    "library",
    "city",
    "palace",
    "favor",
    "marketplace",
    "caravansary",
    "years",
)
_OF_PARTY: Final = ("score", "servants", "houses", "camels", "goods", "spices", "scrolls", "posts")


@cache
def elements(seats: int) -> list[str]:
    """Every element that a table with these seats can show, its automas included."""
    parties = c.MAX_PARTIES if seats < 3 else seats
    found = list(_PLAIN)
    lists: dict[str, tuple[str, ...]] = {
        "breakthrough": c.BREAKTHROUGHS,
        "category": c.CATEGORIES,
        "cell": c.CELLS,
        "city": c.CITIES,
        "contract": c.CONTRACTS,
        "corner": c.CORNERS,
        "cube": c.COLOURS,
        "fort": c.FORTS,
        "good": c.GOODS,
        "hall": c.HALLS,
        "main": c.MAIN_ACTIONS,
        "market_space": c.SPACES,
        "panel": _PANELS,
        "pile": c.PILES,
        "route": c.ROUTES,
        "scoring_tile": c.SCORING_TILES,
        "side": c.SIDES,
        "slot": c.SLOTS,
        "solo_card": c.SOLO_CARDS,
        "spice": c.SPICES,
        "tile": c.TILES,
        "upgrade": c.UPGRADES,
    }
    for kind, names in lists.items():
        found += [f"{kind}:{name}" for name in names]
    for column in c.COLUMNS:
        found += [f"yard:{column}", *[f"yard:{column}:{kind}" for kind in c.KINDS]]
    found += [f"mosque_step:{step + 1}" for step in range(c.STEP_COUNT)]
    found += [f"queue:{place + 1}" for place in range(c.MAX_PARTIES)]
    found += [f"row:{place + 1}" for place in range(c.ROW_SIZE)]
    found += [f"year:{year + 1}" for year in range(c.YEARS)]
    for party in range(parties):
        found += [f"{kind}:{party}" for kind in _OF_PARTY]
    return found


def explain(view: View, element: str, seat: int) -> Explanation:
    """What an element is and means, for a seat or for nobody in particular."""
    return explain_by_kind((city, player, sites, trade), elements(view["seats"]), view, element, seat)
