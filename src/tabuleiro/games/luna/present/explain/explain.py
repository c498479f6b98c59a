"""Every element of the board and of the players' panels, and who explains it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from tabuleiro.core.errors import UnknownElement
from tabuleiro.core.present.explanation import Explanation
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.present.explain import islands, player, temple

if TYPE_CHECKING:
    from tabuleiro.games.luna.present.shape import View

_PLAIN: Final = ("meditation_room", "observatory", "council", "round", "path", "temple")
_OF_PARTY: Final = ("pier", "score", "novices", "shrines", "medallion")


@cache
def elements(seats: int) -> list[str]:
    """Every element that a table of so many seats can show; in the solo game the opponent has a panel, too."""
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
    if element not in elements(view["seats"]):
        raise UnknownElement(element)
    kind, _, rest = element.partition(":")
    return _EXPLAINERS[kind](view, rest, seat)


_EXPLAINERS: Final[dict[str, Callable[[View, str, int], Explanation]]] = {
    "beside": islands.explain_beside,
    "board": temple.explain_board,
    "chair": temple.explain_chair,
    "council": temple.explain_council,
    "favor": player.explain_favor,
    "figure": islands.explain_figure,
    "guard": temple.explain_guard,
    "island": islands.explain_island,
    "medallion": player.explain_medallion,
    "meditation_room": temple.explain_meditation_room,
    "novices": player.explain_novices,
    "observatory": temple.explain_observatory,
    "path": temple.explain_path,
    "pier": player.explain_pier,
    "round": temple.explain_round,
    "score": player.explain_score,
    "shrines": player.explain_shrines,
    "stone": temple.explain_stone,
    "temple": temple.explain_temple,
}
