"""Four players who lack one office each for the connection of Arnheim and Stendal."""

from typing import Final

from games.hansa_teutonica.story import HansaStory
from games.hansa_teutonica.table import Layout, table

_LAST_LINKS: Final = {
    "red": ("brunswiek_stendal", "b"),
    "blue": ("perleberg_stendal", "b"),
    "green": ("stendal_magdeburg", "a"),
    "yellow": ("goslar_magdeburg", "a"),
}
"""The filled route of each, and the end where the missing office is."""


def four_chains() -> Layout:
    """Four players lack one office each: red, blue and green in Stendal, yellow in Goslar."""
    chains = {
        "red": ["arnheim", "muenster", "minden", "brunswiek"],
        "blue": ["arnheim", "muenster", "minden", "hannover", "lueneburg", "perleberg"],
        "green": ["arnheim", "kampen", "osnabrueck", "bremen", "minden", "hannover", "lueneburg", "perleberg"],
        "yellow": ["arnheim", "kampen", "osnabrueck", "bremen", "minden", "paderborn", "hildesheim", "stendal"],
    }
    laid = table(4).desk("blue", privilegium=1).desk("green", privilegium=2).city("magdeburg", "yellow trader")
    for city in sorted({city for chain in chains.values() for city in chain}):
        laid.city(city, *[f"{colour} trader" for colour, chain in chains.items() if city in chain])
    laid.fill("brunswiek_stendal", "red trader", "red merchant").fill("perleberg_stendal", "blue trader")
    return laid.fill("stendal_magdeburg", "green trader").fill("goslar_magdeburg", "yellow trader")


def close_chain(match: HansaStory, colour: str) -> int:
    """Let a colour found its missing office and end its turn; return what the office alone brought."""
    route, side = _LAST_LINKS[colour]
    match.play(f"{colour}: claim {route}")
    before = match.prestige(colour)
    match.play(f"{colour}: b_office {side}", f"{colour}: end_turn")
    return match.prestige(colour) - before
