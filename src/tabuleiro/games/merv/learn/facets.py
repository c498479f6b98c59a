"""The first choices of a seat: where its master goes, the site it opens, its action, breakthrough and hall."""

from typing import Final

from tabuleiro.core.present.facet import NONE, Happening, first_of, first_word, of_seat
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.data.edition import SITE_TYPES

FACETS: Final = ("first_slot", "first_site", "first_action", "first_breakthrough", "first_hall")


def facets(course: list[Happening], seat: int) -> dict[str, str]:
    """What a seat chose first."""
    own = of_seat(course, seat)
    return {
        "first_slot": first_word(own, "slot", "slot"),
        "first_site": _first_site(course, own),
        "first_action": first_word(own, "main_action", "main"),
        "first_breakthrough": first_word(own, "breakthrough", "breakthrough"),
        "first_hall": first_word(own, "courtier", "hall"),
    }


def _first_site(course: list[Happening], own: list[Happening]) -> str:
    """What stands at the site that was chosen first; tiles are laid by chance (ME-2.1)."""
    chosen = first_of(own, "site")
    if chosen is not None:
        for one in course:
            if one.event.kind == "site_tile" and one.event.arguments["cell"] == chosen.event.arguments["cell"]:
                tile = str(one.event.arguments["tile"]).removeprefix("tile-")
                return f"site-{SITE_TYPES[c.TILE_TYPES[c.TILES.index(tile)]]}"
    return NONE
