"""What an action means in a position: the elements it touches and the message that says it."""

from typing import Final

from tabuleiro.core.action import CHANCE, Action, Arguments
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.phases.scoring import hall_value
from tabuleiro.games.merv.present.events import party_name
from tabuleiro.games.merv.sites.camel_market import camels_in_market
from tabuleiro.games.merv.sites.caravansary import leading_camels
from tabuleiro.games.merv.sites.palace import courtiers_of
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.turn import alternative_of

Meaning = tuple[list[str], Arguments]

_NAMED: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "market_place": ("market_space", c.SPACES),
    "place_post": ("city", c.CITIES),
    "place_route_camel": ("route", c.ROUTES),
    "take_scroll": ("cube", c.COLOURS),
    "fort_slot": ("fort", c.FORTS),
    "pay_cube": ("cube", c.COLOURS),
    "waive_color": ("cube", c.COLOURS),
    "choose_cube": ("cube", c.COLOURS),
    "choose_upgrade_tile": ("upgrade", c.UPGRADES),
    "choose_upgrade_site": ("cell", c.CELLS),
    "choose_scoring_tile": ("scoring_tile", c.SCORING_TILES),
    "choose_breakthrough": ("breakthrough", c.BREAKTHROUGHS),
    "ransom": ("cell", c.CELLS),
    "caravan_card": ("spice", c.SPICES),
    "contract_split": ("contract", c.CONTRACTS),
    "solo_card": ("solo_card", c.SOLO_CARDS),
}
"""Actions about one element and nothing else: its group and its names."""


def describe(state: MervFields, action: int, actor: int) -> Action:
    """The description of a legal action."""
    kind = ids.SPACE.kind(action)
    values = ids.SPACE.values(action)
    message = f"action-{kind}"
    if kind in _NAMED:
        group, names = _NAMED[kind]
        elements, arguments = _element(group, names[values[0]])
    elif kind == "main_action":
        message = f"action-main_action_{c.MAIN_ACTIONS[values[0]]}"
        elements, arguments = _main(state, values[0])
    elif action >= ids.SPACE.players:
        elements, arguments = _chance(state, kind, values[0])
    else:
        value = values[0] if values else 0
        elements, arguments = _meaning(state, kind, value, values[-1] if values else 0)
    seat = CHANCE if action >= ids.SPACE.players else actor
    if seat != CHANCE:
        arguments["player"] = f"seat-{seat}"
    return Action(action, ids.SPACE.format(action), kind, seat, elements, message, arguments)


def _element(group: str, name: str) -> Meaning:
    return [f"{group}:{name}"], {group: f"{group}-{name}"}


def _main(state: MervFields, choice: int) -> Meaning:
    if choice == c.MAIN_SITE:
        action = int(c.TILE_TYPES[state.tiles[state.site] - 1])
    elif choice == c.MAIN_ALTERNATIVE:
        action = int(alternative_of(state, state.active))
    else:
        return [f"main:{c.MAIN_ACTIONS[choice]}"], {}
    elements = [f"main:{c.MAIN_ACTIONS[choice]}", f"panel:{c.SITE_TYPES[action]}"]
    if choice == c.MAIN_SITE:
        elements.append(f"cell:{c.CELLS[state.site]}")
    return elements, {"site": f"site-{c.SITE_TYPES[action]}"}


def _chance(state: MervFields, kind: str, value: int) -> Meaning:
    if kind == "site_tile":
        cell = c.CELLS[state.agenda.get(d.NEXT)]
        return [f"cell:{cell}"], {"cell": f"cell-{cell}", "tile": f"tile-{c.TILES[value]}"}
    place = int(state.agenda.get(d.NEXT)) + 1
    return [f"queue:{place}"], {"player": f"seat-{value}", "number": place}


def _meaning(state: MervFields, kind: str, value: int, last: int) -> Meaning:
    if kind == "complete_contract":
        contract = int(state.piles[value * c.PILE_SIZE]) - 1
        elements = [f"pile:{c.PILES[value]}", f"contract:{c.CONTRACTS[contract]}"]
        return elements, {"contract": f"contract-{c.CONTRACTS[contract]}", "points": int(c.CONTRACT_POINTS[contract])}
    if kind == "market_collect":
        return ["camel_market"], {"number": int(camels_in_market(state))}
    if kind == "choose_slot":
        return _element("slot", c.SLOTS[state.round * c.SLOTS_PER_SIDE + value])
    if kind in ("choose_site", "soldier_target"):
        return _site(state, kind, value)
    if kind in ("take_card", "extend"):
        return _row(state, kind, value)
    if kind == "advance":
        step = int(state.counts[state.agenda.get(d.ACTOR) * s.COUNT_WIDTH + s.STEP]) + 1
        return [f"mosque_step:{step}"], {"number": step}
    if kind in ("place_courtier", "score_courtier"):
        return _hall(state, kind, value)
    if kind == "buy_good":
        good = c.GOODS[c.CITY_GOODS[value]]
        return [f"city:{c.CITIES[value]}"], {"city": f"city-{c.CITIES[value]}", "good": f"good-{good}"}
    if kind == "build":
        elements, arguments = _element("yard", c.COLUMNS[value])
        return [f"yard:{c.COLUMNS[value]}:{c.KINDS[last]}", *elements], {
            **arguments,
            "fortification": f"fortification-{c.KINDS[last]}",
        }
    if kind == "queue_space":
        behind = [space for space in range(value + 1, int(state.parties)) if state.queue[space] == 0]
        return [f"queue:{value + 1}"], {"number": value + 1, "camels": len(behind)}
    return [], {}


def _site(state: MervFields, kind: str, site: int) -> Meaning:
    elements, arguments = _element("cell", c.CELLS[site])
    owner = int(state.buildings[site]) - 1
    if kind == "soldier_target":
        own = 0 if owner == state.agenda.get(d.ACTOR) else 1
        return elements, {
            **arguments,
            "owner": party_name(state, owner),
            "influence": int(c.SOLDIER_INFLUENCE[own]),
        }
    return elements, {**arguments, "tile": f"tile-{c.TILES[state.tiles[site] - 1]}"}


def _row(state: MervFields, kind: str, position: int) -> Meaning:
    if kind == "extend":
        position = int(leading_camels(state))
        return [f"row:{position + 1}"], {"number": position + 1}
    spice = c.SPICES[state.row[position] - 1]
    return [f"row:{position + 1}"], {"number": position + 1, "spice": f"spice-{spice}"}


def _hall(state: MervFields, kind: str, hall: int) -> Meaning:
    elements, arguments = _element("hall", c.HALLS[hall])
    seat = state.agenda.get(d.ACTOR)
    if kind == "score_courtier":
        return elements, {**arguments, "points": int(hall_value(state, seat, hall))}
    colour = c.COLOURS[c.HALL_COLOURS[hall]]
    cost = int(c.COURTIER_COST + courtiers_of(state, seat))
    return elements, {**arguments, "cube": f"cube-{colour}", "number": cost}
