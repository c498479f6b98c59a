"""How a player's points could become more: tracks, the next scoring phase, and the sets at the end (ME-12, ME-13)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import Arguments
from tabuleiro.core.present.tally import Prospect
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.phases.scoring import buildings_of, hall_value, set_points
from tabuleiro.games.merv.present.tally import RULES, courtiers_by_worth
from tabuleiro.games.merv.state import MervFields


def prospects(state: MervFields, party: int) -> list[Prospect]:
    """One step for each category that can grow; nothing for automas, nor at the end."""
    if party >= state.seats or state.agenda.depth == 0:
        return []
    return [
        *_space(state, party, "favor_track", s.FAVOR, c.FAVOR_POINTS),
        *_space(state, party, "influence_track", s.INFLUENCE, c.INFLUENCE_POINTS),
        *_mosque_end(state, party),
        *_spice(state, party),
        *_palace(state, party),
        *_building(state, party),
        *_scoring_tiles(state, party),
    ]


def _prospect(category: str, points: int, said: str, told: Arguments, places: list[str]) -> Prospect:
    return Prospect(category, points, RULES[category], said, told, places)


def _space(state: MervFields, seat: int, category: str, column: int, points: vec[i64]) -> list[Prospect]:
    """The next marked space of a track (ME-9.1, ME-10.1)."""
    now = int(state.counts[seat * s.COUNT_WIDTH + column])
    for space in range(now + 1, len(points)):
        if points[space] > 0:
            return [_prospect(category, int(points[space]), f"prospect-{category}", {"count": space - now}, [])]
    return []


def _mosque_end(state: MervFields, seat: int) -> list[Prospect]:
    """The end of the mosque track pays for buildings on mosque sites, at every scoring (ME-12.4)."""
    left = c.STEP_COUNT - int(state.counts[seat * s.COUNT_WIDTH + s.STEP])
    if left == 0:
        return [_prospect("mosque_end", int(c.MOSQUE_END_POINTS), "prospect-mosque_site", {}, [])]
    mosques = int(buildings_of(state, seat, c.MOSQUE))
    if mosques == 0:
        return []
    points = int(c.MOSQUE_END_POINTS) * mosques
    return [_prospect("mosque_end", points, "prospect-mosque_end", {"count": left}, [])]


def _spice(state: MervFields, seat: int) -> list[Prospect]:
    """The spice of which one more card brings most (ME-13.1)."""
    now, gains = int(set_points(state, seat)), list[int]()
    for spice in range(c.SPICE_COUNT):
        later = state.copy()
        assert isinstance(later, MervFields)
        later.spices[seat * c.SPICE_COUNT + spice] += 1
        gains.append(int(set_points(later, seat)) - now)
    best = max(gains)
    told: Arguments = {"spice": f"spice-{c.SPICES[gains.index(best)]}"}
    return [_prospect("spice_sets", best, "prospect-spice", told, [])]


def _palace(state: MervFields, seat: int) -> list[Prospect]:
    """Favor for a courtier that cannot be paid for, or a courtier for favor that is left (ME-12.1)."""
    halls, favor = courtiers_by_worth(state, seat), int(state.counts[seat * s.COUNT_WIDTH + s.FAVOR])
    if len(halls) > favor:
        points, name = halls[favor]
        said = "prospect-favor"
    elif favor > len(halls) and state.counts[seat * s.COUNT_WIDTH + s.SERVANTS_LEFT] > 0:
        points, name = max([(int(hall_value(state, seat, hall)), name) for hall, name in enumerate(c.HALLS)])
        said = "prospect-courtier"
    else:
        return []
    told: Arguments = {"hall": f"hall-{name}"}
    return [_prospect("palace", points, said, told, [f"hall:{name}"])] if points > 0 else []


def _building(state: MervFields, seat: int) -> list[Prospect]:
    if state.counts[seat * s.COUNT_WIDTH + s.HOUSES_LEFT] == 0:
        return []
    return [_prospect("buildings", int(c.BUILDING_POINTS), "prospect-building", {}, [])]


def _scoring_tiles(state: MervFields, seat: int) -> list[Prospect]:
    """One more building of the kind that an own scoring tile counts (ME-12.3)."""
    found: list[Prospect] = []
    for tile in range(c.SCORING_TILE_COUNT):
        if state.scoring_tiles[tile] == seat + 1:
            told: Arguments = {"site": f"site-{c.SITE_TYPES[c.SCORING_TYPES[tile]]}"}
            points = int(c.SCORING_POINTS[tile])
            found.append(_prospect("scoring_tiles", points, "prospect-scoring_tile", told, []))
    return found
