"""Where a party's influence comes from: what the ledger says, and the final points if the game ended now (LU-11)."""

from typing import Final

from tabuleiro.core.present.tally import Entry
from tabuleiro.games.luna import scoring
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import total
from tabuleiro.games.luna.state import LunaFields

RULES: Final = {
    "start": "LU-2.1",
    "sanctification": "LU-7.6",
    "displacement": "LU-7.7",
    "book": "LU-7.11",
    "meditation": "LU-8.9",
    "priestess": "LU-9.2",
    "apostate": "LU-9.4",
    "temple": "LU-9.6",
    "shrines": "LU-11.2",
    "favors": "LU-11.2",
    "council": "LU-11.2",
}


def tally(state: LunaFields, party: int) -> list[Entry]:
    """The ledger of a party (LU-11.6), then what the end of the game would add."""
    entries: list[Entry] = []
    for i, name in enumerate(s.CATEGORIES):
        points = int(state.ledger[party * s.CATEGORY_COUNT + i])
        if points != 0:
            entries.append(Entry(name, points, RULES[name], f"tally-{name}", {}, _places(state, party, name), True))
    return [*entries, *_to_come(state, party)] if state.agenda.depth > 0 else entries


def _to_come(state: LunaFields, party: int) -> list[Entry]:
    """The final points if the game ended now: shrines, unused favors, the chair in the Council (LU-11.2)."""
    entries: list[Entry] = []
    for island, name in enumerate(c.ISLANDS):
        if state.shrines[party * c.ISLAND_COUNT + island] == 1:
            where: dict[str, int | str] = {"island": f"island-{name}"}
            place = [f"island:{name}"]
            entries.append(Entry("shrines", c.SHRINE_POINTS, "LU-11.2", "tally-shrine", where, place, False))
    favors = int(total(state.favors, party))
    if favors > 0:
        points = favors * c.FAVOR_POINTS
        entries.append(Entry("favors", points, "LU-11.2", "tally-unused", {"count": favors}, [], False))
    council = int(scoring.council_points(state, party))
    if council > 0:
        entries.append(Entry("council", council, "LU-11.2", "tally-chair", {}, _places(state, party, "council"), False))
    return entries


def _places(state: LunaFields, party: int, category: str) -> list[str]:
    """Where these points lie on the table, if they lie in a place of their own."""
    if category == "council" and state.chairs[party] >= 0:
        return [f"chair:{state.chairs[party]}"]
    if category == "shrines":
        islands = enumerate(c.ISLANDS)
        return [f"island:{name}" for i, name in islands if state.shrines[party * c.ISLAND_COUNT + i] == 1]
    if category == "priestess":
        return ["figure:moon_priestess"]
    if category == "apostate":
        return ["figure:apostate"]
    return []
