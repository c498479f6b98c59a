"""What a press on an element of the board stands for, and how the reasons against it rank for a person."""

from typing import Final

from tabuleiro.core.action import Meant
from tabuleiro.core.present.why import ELSEWHERE, TAKEN, UNPAYABLE, sorts_of_refusals
from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.state import LunaFields

_ON_ISLAND: Final = (
    "favor",
    "recruit",
    "council",
    "herbs",
    "sailboat",
    "place_shrine",
    "place_pair",
    "place_figure",
    "solo_deactivate",
)
_ON_STONE: Final = ("promote", "sanctify", "book_take", "book_put")
_TOKENS: Final[dict[str, int]] = {
    "shrine": ids.SPACE.base("shrine"),
    "herbs": ids.SPACE.base("herbs"),
    "tide": ids.SPACE.base("tide"),
    "sailboat": ids.SPACE.base("sailboat"),
    "bribe": ids.SPACE.base("promote"),
    "book": ids.SPACE.base("book_take"),
    "novice": ids.SPACE.parse(f"council {c.ISLANDS[0]} 0 token"),
}
"""What a favor token is spent for; the Novice alone goes to the Council (LU-8.5), the Bribe opens a stone (LU-7.2)."""

MOMENTS: Final[dict[str, str]] = {
    "place_figure": "LU-2.13",
    "place_shrine": "LU-4.1",
    "place_pair": "LU-4.3",
    "solo_deactivate": "LU-13.6",
    "favor": "LU-5.8",
    "recruit": "LU-5.9",
    "shrine": "LU-5.10",
    "herbs": "LU-5.11",
    "journey": "LU-6.1",
    "tide": "LU-6.2",
    "move": "LU-6.1",
    "done": "LU-6.1",
    "sailboat": "LU-6.3",
    "promote": "LU-7.3",
    "sanctify": "LU-7.6",
    "book_take": "LU-7.11",
    "book_put": "LU-7.11",
    "council": "LU-7.12",
    "expel": "LU-8.1",
    "meditate": "LU-8.8",
    "end_phase": "LU-13.11",
    "choose_colour": "LU-2.1",
}
"""By kind of action: the rule that says when it is done."""

PRICED: Final = ("favor",)
"""The kinds of action with a price of their own, in novices: what is too dear is shown, too."""

SORTS: Final = sorts_of_refusals(
    {
        UNPAYABLE: "too_few_active too_few_inactive too_few_on_pier reserve_empty no_shrine_left nobody_claims "
        "no_second_novice bribe_needed",
        TAKEN: "colour_taken shrine_here own_piece_here own_shrine_here stone_claimed token_held",
        ELSEWHERE: "stone_not_on_path stone_not_claimed no_book_there no_own_temple_novice now_favor now_move",
    }
)


def meant(state: LunaFields, element: str) -> Meant:
    """What an element can be used for in this position."""
    sort, _, rest = element.partition(":")
    name, _, kind = rest.partition(":")
    if sort == "island" and name in c.ISLANDS:
        return _island(state, name)
    if sort == "beside" and name in c.ISLANDS:
        return _leaving(state, f"beside_{name}")
    if sort == "pier":
        return _leaving(state, "pier")
    if sort == "figure" and name in c.FIGURES:
        return _figure(name)
    if sort == "stone":
        return Meant(ids.SPACE.naming(name, _ON_STONE))
    if sort == "favor" and kind in _TOKENS:
        return Meant([_TOKENS[kind]] if name == str(state.to_act()) else [], "favor")
    return Meant([ids.SPACE.base("meditate")] if sort == "meditation_room" else [])


def _island(state: LunaFields, name: str) -> Meant:
    """Everything that is done on an island; its Novices leave it, the figures on it are used."""
    kinds = [kind for kind in _ON_ISLAND if kind != "sailboat"]
    here = c.ISLANDS.index(name)
    found = [action for action in ids.SPACE.naming(name, kinds) if ids.SPACE.words(action)[0] == name]
    if state.figures[c.BUILDER] == here:
        found += ids.SPACE.naming("plain", ("shrine",))
    if state.figures[c.APOSTATE] == here:
        found += ids.SPACE.naming("1", ("expel",))
    leaving = _leaving(state, f"on_{name}").actions
    return Meant(leaving + found if _is_moving(state) else found + leaving)


def _leaving(state: LunaFields, source: str) -> Meant:
    """Novices of a place are on the move, or could sail."""
    moves, sailing = ids.SPACE.naming(source, ("move",)), ids.SPACE.naming(source, ("sailboat",))
    return Meant(moves if _is_moving(state) else sailing + moves, "move")


def _is_moving(state: LunaFields) -> bool:
    return state.agenda.depth > 0 and state.agenda.kind() == d.MOVES


def _figure(name: str) -> Meant:
    if name == c.FIGURES[c.APOSTATE]:
        return Meant(ids.SPACE.naming("1", ("expel",)))
    if name == c.FIGURES[c.BUILDER]:
        return Meant([ids.SPACE.base("shrine")])
    return Meant([], "place_figure")
