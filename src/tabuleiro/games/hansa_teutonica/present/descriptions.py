"""What an action means in a position: the elements it touches and the message that says it."""

from tabuleiro.core.action import CHANCE, Action, Arguments
from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.between_actions import income_size
from tabuleiro.games.hansa_teutonica.board.cities import first_empty_office
from tabuleiro.games.hansa_teutonica.board.pieces import owner_in_slot, shape_of
from tabuleiro.games.hansa_teutonica.claim import end_city
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.events import owner_name
from tabuleiro.games.hansa_teutonica.state import HansaFields

_ON_ROUTE = ("place", "extra_put", "extra_lift", "move_lift", "move_drop")
_ROUTE_ONLY = ("relocate", "extra_drop", "claim", "place_marker", "neutral_put")
_FOREIGN = ("displace", "remove_pick")


def describe(state: HansaFields, action: int, actor: int) -> Action:
    """The description of a legal action."""
    kind = ids.SPACE.kind(action)
    values = ids.SPACE.values(action)
    elements, arguments = _meaning(state, kind, values)
    seat = CHANCE if action >= ids.SPACE.players else actor
    return Action(action, ids.SPACE.format(action), kind, seat, elements, f"action-{kind}", arguments)


def _meaning(state: HansaFields, kind: str, values: list[int]) -> tuple[list[str], Arguments]:
    if kind in _ON_ROUTE:
        elements, arguments = _route(values[0])
        return elements, {**arguments, "piece": f"piece-{c.SHAPES[values[1]]}"}
    if kind in _ROUTE_ONLY:
        return _route(values[0])
    if kind in _FOREIGN:
        elements, arguments = _route(values[0])
        owner = owner_name(owner_in_slot(state, state.active, values[1]))
        return elements, {**arguments, "owner": owner, "piece": f"piece-{c.SHAPES[values[2]]}"}
    if kind.startswith("b_") or kind == "neutral_city":
        return _benefit(state, kind, values)
    return _other(state, kind, values)


def _route(route: int) -> tuple[list[str], Arguments]:
    return [f"route:{c.ROUTES[route]}"], {"route": f"route-{c.ROUTES[route]}"}


def _benefit(state: HansaFields, kind: str, values: list[int]) -> tuple[list[str], Arguments]:
    if kind == "b_none":
        return [], {}
    if kind == "b_coellen":
        return [f"coellen:{values[0]}"], {"points": c.COELLEN_POINTS[values[0]]}
    city = end_city(state.agenda.get(d.ROUTE), values[0])
    elements = [f"city:{c.CITIES[city]}"]
    arguments: Arguments = {"city": f"city-{c.CITIES[city]}"}
    if kind == "b_develop":
        arguments["track"] = f"track-{c.TRACKS[c.FIGURES[state.side * c.CITY_COUNT + city]]}"
        return [f"figure:{c.CITIES[city]}", *elements], arguments
    if kind == "b_extra":
        arguments["piece"] = f"piece-{c.SHAPES[values[1]]}"
        return elements, arguments
    return [f"office:{c.CITIES[city]}:{first_empty_office(state, city)}", *elements], arguments


def _other(state: HansaFields, kind: str, values: list[int]) -> tuple[list[str], Arguments]:
    if kind == "income":
        return ["stock"], {"traders": int(income_size(state)) - values[0], "merchants": values[0]}
    if kind == "displace_pay":
        penalty = int(c.PENALTIES[shape_of(state.agenda.get(d.TARGET))])
        return [f"route:{c.ROUTES[state.agenda.get(d.ROUTE)]}"], {
            "piece": f"piece-{c.SHAPES[values[0]]}",
            "traders": penalty - values[1],
            "merchants": values[1],
        }
    if kind == "use_marker":
        return [f"bonus:{c.MARKERS[1 + values[0]]}"], {"marker": f"marker-{c.MARKERS[1 + values[0]]}"}
    if kind == "upgrade_pick":
        return [f"track:{state.active}:{c.TRACKS[values[0]]}"], {"track": f"track-{c.TRACKS[values[0]]}"}
    if kind == "swap_pick":
        name = c.CITIES[values[0]]
        elements = [f"office:{name}:{values[1]}", f"office:{name}:{values[1] + 1}", f"city:{name}"]
        return elements, {"city": f"city-{name}", "first": values[1] + 1, "second": values[1] + 2}
    if kind == "start_player":
        return [], {"starter": f"seat-{values[0]}"}
    if kind == "start_marker":
        route = c.ROUTES[state.agenda.get(d.ROUTE)]
        return [f"route:{route}"], {"route": f"route-{route}", "marker": f"marker-{c.MARKERS[values[0]]}"}
    if kind == "marker_reveal":
        return [], {"marker": f"marker-{c.MARKERS[values[0]]}"}
    return [], {}
