"""Every element of the board and of the players' panels, and who explains it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tabuleiro.core.present.explanation import Explanation, explain_by_kind
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.present.explain import islands, player, temple

if TYPE_CHECKING:
    from tabuleiro.games.luna.present.shape import View

_PLAIN: Final = ("meditation_room", "observatory", "council", "round", "path", "temple")
_OF_PARTY: Final = ("pier", "score", "novices", "shrines", "medallion")


@cache
def elements(seats: int) -> list[str]:
    """Every element that a table with these seats can show; in the solo game the opponent has a panel, too."""
    parties = max(2, seats)
    found = list(_PLAIN)
    found += [f"{kind}:{island}" for island in c.ISLANDS for kind in ("island", "beside")]
    found += [f"board:{board}" for board in c.BOARDS]
    found += [f"chair:{chair}" for chair in range(int(c.LAST_CHAIR) + 1)]
    found += [f"stone:{stone}" for stone in range(1, c.STONE_SLOTS)]
    found += [f"guard:{guard}" for guard in c.GUARDS if guard]
    found += [f"figure:{figure}" for figure in (*c.FIGURES, "temple_guard")]
    for party in range(parties):
        found += [f"favor:{party}:{favor}" for favor in c.ISLANDS]
        found += [f"{kind}:{party}" for kind in _OF_PARTY]
    return found


def explain(view: View, element: str, seat: int) -> Explanation:
    """What an element is and means, for a seat or for nobody in particular."""
    return explain_by_kind((islands, player, temple), elements(view["seats"]), view, element, seat)
