"""Where a party's victory points come from (ME-13.4), and what the last scoring would add now (ME-12, ME-13.1)."""

from typing import Final

from tabuleiro.core.action import Arguments
from tabuleiro.core.present.tally import Entry
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.phases.scoring import buildings_of, cards_owned, hall_value, set_points
from tabuleiro.games.merv.state import MervFields

RULES: Final = {
    "favor_track": "ME-9.1",
    "influence_track": "ME-10.1",
    "mosque_track": "ME-8.3.1",
    "mosque_end": "ME-12.4",
    "contracts": "ME-4.7",
    "spice_pairs": "ME-8.1.6",
    "spice_sets": "ME-13.1",
    "palace": "ME-12.1",
    "buildings": "ME-12.2",
    "scoring_tiles": "ME-12.3",
    "breakthroughs": "ME-8.5.4",
    "other": "ME-13.4",
}
SOURCE_RULES: Final = {f"category-{name}": rule for name, rule in RULES.items()}


def tally(state: MervFields, party: int) -> list[Entry]:
    """The points of a party by their source, then what a scoring phase and the end of the game would add now."""
    entries: list[Entry] = []
    for i, name in enumerate(c.CATEGORIES):
        points = int(state.points[party * c.CATEGORY_COUNT + i])
        if points > 0:
            entries.append(Entry(name, points, RULES[name], f"tally-{name}", {}, [], True))
    if state.agenda.depth == 0 or party >= state.parties:
        return entries
    if party < state.seats:
        entries += scoring_now(state, party)
    return [*entries, *_sets(state, party)]


def scoring_now(state: MervFields, seat: int) -> list[Entry]:
    """What a scoring phase would bring a player now (ME-12)."""
    return [*_courtiers(state, seat), *_city(state, seat)]


def courtiers_by_worth(state: MervFields, seat: int) -> list[tuple[int, str]]:
    """The points and the hall of every courtier of a player, the best first."""
    halls: list[tuple[int, str]] = []
    for hall, name in enumerate(c.HALLS):
        worth = int(hall_value(state, seat, hall))
        halls += [(worth, name)] * int(state.courtiers[hall * c.MAX_PARTIES + seat])
    halls.sort(reverse=True)
    return halls


def _courtiers(state: MervFields, seat: int) -> list[Entry]:
    """The best courtiers that the favor held can pay for (ME-12.1)."""
    paid = courtiers_by_worth(state, seat)[: state.counts[seat * s.COUNT_WIDTH + s.FAVOR]]
    return [
        Entry("palace", points, "ME-12.1", "tally-courtier", {"hall": f"hall-{hall}"}, [f"hall:{hall}"], False)
        for points, hall in paid
        if points > 0
    ]


def _city(state: MervFields, seat: int) -> list[Entry]:
    """Buildings, scoring tiles, and the end of the mosque track (ME-12.2 to ME-12.4)."""
    entries: list[Entry] = []
    buildings = int(buildings_of(state, seat, -1))
    if buildings > 0:
        told: Arguments = {"count": buildings}
        entries.append(
            Entry(
                "buildings",
                c.BUILDING_POINTS * buildings,
                "ME-12.2",
                "tally-built",
                told,
                _sites(state, seat, -1),
                False,
            )
        )
    for tile in range(c.SCORING_TILE_COUNT):
        kind = int(c.SCORING_TYPES[tile])
        own = int(buildings_of(state, seat, kind))
        if state.scoring_tiles[tile] == seat + 1 and own > 0:
            tile_told: Arguments = {"count": own, "site": f"site-{c.SITE_TYPES[kind]}"}
            points = int(c.SCORING_POINTS[tile]) * own
            places = _sites(state, seat, kind)
            entries.append(Entry("scoring_tiles", points, "ME-12.3", "tally-scoring_tile", tile_told, places, False))
    mosques = int(buildings_of(state, seat, c.MOSQUE))
    if state.counts[seat * s.COUNT_WIDTH + s.STEP] == c.STEP_COUNT and mosques > 0:
        points = c.MOSQUE_END_POINTS * mosques
        places = _sites(state, seat, c.MOSQUE)
        entries.append(Entry("mosque_end", points, "ME-12.4", "tally-mosques", {"count": mosques}, places, False))
    return entries


def _sites(state: MervFields, seat: int, kind: int) -> list[str]:
    """The sites of a kind, -1 for all, with a building of a player."""
    own = [site for site in range(c.SITE_COUNT) if state.buildings[site] == seat + 1]
    return [f"cell:{c.CELLS[site]}" for site in own if kind in (-1, int(c.TILE_TYPES[state.tiles[site] - 1]))]


def _sets(state: MervFields, party: int) -> list[Entry]:
    points = int(set_points(state, party))
    if points == 0:
        return []
    return [Entry("spice_sets", points, "ME-13.1", "tally-sets", {"count": int(cards_owned(state, party))}, [], False)]
