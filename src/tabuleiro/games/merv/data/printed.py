"""The printed values that a front end shows: costs, effects, tracks. They never change during a game."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv.data import components as c

if TYPE_CHECKING:
    from tabuleiro.games.merv.present.shape import Breakthrough, City, Contract, Cost, Effect, Hall, Printed


def effects_of(source: int) -> list["Effect"]:
    """The effects of a source as operation and number."""
    effects: list[Effect] = []
    for i in range(c.MAX_EFFECTS):
        operation = int(c.EFFECTS[source * c.MAX_EFFECTS + i])
        if operation != c.NO_EFFECT:
            effects.append({"op": c.OPERATIONS[operation], "n": int(c.EFFECT_COUNTS[source * c.MAX_EFFECTS + i])})
    return effects


def cost_of(costs: vec[i64], place: int) -> "Cost":
    """A cost by unit, without the units that are not asked for."""
    units = (*c.COLOURS[: c.COLOURED], "any")
    numbers = [int(costs[place * c.UNIT_COUNT + unit]) for unit in range(c.UNIT_COUNT)]
    return {unit: number for unit, number in zip(units, numbers, strict=True) if number > 0}


def _contract(contract: int) -> "Contract":
    goods = [int(c.CONTRACT_GOODS[contract * c.GOOD_COUNT + good]) for good in range(c.GOOD_COUNT)]
    return {
        "level": contract // 6 + 1,
        "grade": contract % 6 // 2 + 1,
        "points": int(c.CONTRACT_POINTS[contract]),
        "cost": cost_of(c.CONTRACT_COSTS, contract),
        "goods": {name: number for name, number in zip(c.GOODS, goods, strict=True) if number > 0},
        "scrolls": int(c.CONTRACT_SCROLLS[contract]),
        "effects": effects_of(c.OF_CONTRACT + contract),
    }


def _breakthrough(tile: int) -> "Breakthrough":
    kind = int(c.BREAKTHROUGH_KINDS[tile])
    subject = int(c.SUBJECTS[tile])
    breakthrough: Breakthrough = {"pile": int(c.PILE_OF[tile]) + 1, "kind": c.BREAKTHROUGH_WORDS[kind]}
    if kind == c.WILD:
        breakthrough["cube"] = c.COLOURS[subject]
    elif kind == c.IMMEDIATE:
        breakthrough["effects"] = effects_of(c.OF_BREAKTHROUGH + tile)
    else:
        breakthrough["site"] = c.SITE_TYPES[subject]
    return breakthrough


def _hall(hall: int) -> "Hall":
    return {
        "cube": c.COLOURS[c.HALL_COLOURS[hall]],
        "scores": c.SCORED[c.HALL_SCORES[hall]],
        "points": int(c.HALL_POINTS[hall]),
    }


def _city(city: int) -> "City":
    return {
        "ring": "inner" if c.INNER[city] == 1 else "outer",
        "good": c.GOODS[c.CITY_GOODS[city]],
        "effects": effects_of(c.OF_CITY + city),
    }


def _marks(track: vec[i64]) -> dict[str, int]:
    return {str(space): int(points) for space, points in enumerate(track) if points > 0}


def _printed() -> "Printed":
    return {
        "tiles": {
            name: {"site": c.SITE_TYPES[c.TILE_TYPES[i]], "cube": c.COLOURS[c.TILE_COLOURS[i]]}
            for i, name in enumerate(c.TILES)
        },
        "contracts": {name: _contract(i) for i, name in enumerate(c.CONTRACTS)},
        "mosque_steps": [
            {"cost": cost_of(c.STEP_COSTS, i), "effects": effects_of(c.OF_STEP + i)} for i in range(c.STEP_COUNT)
        ],
        "market_spaces": {name: effects_of(c.OF_SPACE + i) for i, name in enumerate(c.SPACES)},
        "spices": {name: effects_of(c.OF_SPICE + i) for i, name in enumerate(c.SPICES)},
        "halls": {name: _hall(i) for i, name in enumerate(c.HALLS)},
        "first_courtier": effects_of(c.OF_PALACE),
        "cities": {name: _city(i) for i, name in enumerate(c.CITIES)},
        "routes": {
            name: [c.CITIES[c.ROUTE_ENDS[i * 2]], c.CITIES[c.ROUTE_ENDS[i * 2 + 1]]] for i, name in enumerate(c.ROUTES)
        },
        "yard": {
            column: {kind: cost_of(c.BUILD_COSTS, i * 2 + k) for k, kind in enumerate(c.KINDS)}
            for i, column in enumerate(c.COLUMNS)
        },
        "breakthroughs": {name: _breakthrough(i) for i, name in enumerate(c.BREAKTHROUGHS)},
        "breakthrough_at": [int(scrolls) for scrolls in c.BREAKTHROUGH_AT],
        "favor_points": _marks(c.FAVOR_POINTS),
        "influence_points": _marks(c.INFLUENCE_POINTS),
        "spice_limits": [int(kinds) for kinds in c.SPICE_LIMITS],
        "thresholds": [int(influence) for influence in c.THRESHOLDS],
        "set_points": [int(points) for points in c.SET_POINTS],
        "invasion_years": [year for year in range(1, c.YEARS + 1) if c.INVASIONS[year] == 1],
    }


PRINTED: Final = _printed()
