"""Routes and their spaces, cities and their offices, and the bonus markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.present.explanation import Explanation, Saying, say
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.explain.beside import explain_coellen_table
from tabuleiro.games.hansa_teutonica.present.explain.desk import explain_track
from tabuleiro.games.hansa_teutonica.present.explain.words import (
    covers,
    kind,
    name_of,
    owner_of,
    privilege_of,
    shape_of,
)

if TYPE_CHECKING:
    from tabuleiro.games.hansa_teutonica.present.shape import PrintedOffice, View


def explain_route(view: View, route: str, seat: int) -> Explanation:
    """A trade route."""
    spaces, ends = view["routes"][route]["spaces"], view["derived"]["routes"][route]
    lines = [say("explain-route", a=f"city-{ends['a']}", b=f"city-{ends['b']}", spaces=len(spaces))]
    lines += [say("explain-route-claim"), say("explain-route-points", points=int(c.CONTROLLER_POINTS))]
    marker = view["routes"][route]["marker"]
    if marker is not None:
        lines.append(say("explain-route-marker", marker=f"marker-{marker}"))
    if c.ROUTES.index(route) == c.COELLEN_ROUTE:
        lines.append(say("explain-route-coellen"))
    side = view["derived"]["side"]
    rules = ["HT-5.5.1", "HT-2.2", "HT-5.5.2"]
    return Explanation(
        say(f"route-{route}"), kind("route"), lines, _held(view, route, seat), rules, f"boards.{side}.routes {route}"
    )


def _held(view: View, route: str, seat: int) -> list[Saying]:
    """Who stands on a route, and what a player who asks still lacks to claim it."""
    spaces = view["routes"][route]["spaces"]
    owners = [owner_of(piece) for piece in spaces if piece is not None]
    said = [
        say("explain-route-holds", owner=name_of(owner), pieces=owners.count(owner)) for owner in dict.fromkeys(owners)
    ]
    if not owners:
        said.append(say("explain-route-empty"))
    if seat >= 0:
        missing = len(spaces) - owners.count(seat)
        said.append(say("explain-route-missing", missing=missing) if missing else say("explain-route-ready"))
    return said


def explain_space(view: View, rest: str, seat: int) -> Explanation:
    """A space of a route, and who stands there."""
    route, index = rest.split(":")
    piece = view["routes"][route]["spaces"][int(index)]
    lines = [say("explain-space", route=f"route-{route}")]
    rules = ["HT-5.2.1", "HT-2.2"]
    if piece is None:
        lines.append(say("explain-space-empty"))
    else:
        shape = shape_of(piece)
        penalty = int(c.PENALTIES[c.SHAPES.index(shape)])
        lines.append(say("explain-space-taken", piece=f"piece-{shape}", owner=name_of(owner_of(piece))))
        lines.append(say("explain-space-price", piece=f"piece-{shape}", penalty=penalty))
        rules = ["HT-5.3.2", "HT-5.3.1", "HT-2.2"]
    now = _held(view, route, seat)
    if piece is not None and seat >= 0 and owner_of(piece) != seat:
        supply = view["players"][seat]["supply"]
        price = 1 + int(c.PENALTIES[c.SHAPES.index(shape_of(piece))])
        now.append(say("explain-space-afford", price=price, supply=supply["trader"] + supply["merchant"]))
    source = f"boards.{view['derived']['side']}.routes {route}"
    return Explanation(say("explain-space-title", route=f"route-{route}"), kind("space"), lines, now, rules, source)


def explain_marker(view: View, route: str, _: int) -> Explanation:
    """The bonus marker on a route."""
    marker = view["routes"][route]["marker"]
    if marker is None:
        lines = [say("explain-no-marker", route=f"route-{route}")]
        return Explanation(say("place-tavern"), kind("marker"), lines, [], ["HT-10.3"], "")
    lines = [effect(marker), say("explain-marker-take", route=f"route-{route}"), say("explain-marker-points")]
    return Explanation(
        say(f"marker-{marker}"), kind("marker"), lines, [], _marker_rules(marker), f"bonus_markers {marker}"
    )


def effect(marker: str) -> Saying:
    """What a bonus marker does."""
    amount = int(c.MARKER_AMOUNTS[c.MARKERS.index(marker)])
    kind = "actions" if marker.startswith("actions_") else marker
    return say(f"explain-marker-{kind}", amount=amount) if amount else say(f"explain-marker-{kind}")


def _marker_rules(marker: str) -> list[str]:
    own = {"extra_office": "HT-9.4", "swap_offices": "HT-9.6", "remove_three": "HT-9.7", "improve_ability": "HT-9.8"}
    return [own.get(marker, "HT-9.5"), "HT-5.5.4", "HT-9.1"]


def explain_bonus(view: View, marker: str, seat: int) -> Explanation:
    """A kind of bonus marker among a player's own."""
    now: list[Saying] = []
    if seat >= 0:
        player = view["players"][seat]
        unused, used = player["unused"].get(marker, 0), player["used"].get(marker, 0)
        now.append(say("explain-bonus-yours", unused=unused, used=used))
        if marker.startswith("actions_") and view["active"] == seat and unused:
            gained = view["actions_left"] + int(c.MARKER_AMOUNTS[c.MARKERS.index(marker)])
            now.append(say("explain-bonus-actions", left=view["actions_left"], gained=gained))
    lines = [effect(marker), say("explain-bonus-once"), say("explain-marker-points")]
    return Explanation(
        say(f"marker-{marker}"), kind("marker"), lines, now, _marker_rules(marker), f"bonus_markers {marker}"
    )


def explain_tavern(view: View, route: str, _: int) -> Explanation:
    """A tavern: where a start marker was laid."""
    lines = [say("explain-tavern", route=f"route-{route}")]
    source = f"boards.{view['derived']['side']}"
    return Explanation(say("place-tavern"), kind("place"), lines, [], ["HT-2.5", "HT-3.2"], source)


def explain_city(view: View, city: str, seat: int) -> Explanation:
    """A city: offices, control, what a yellow or red one offers."""
    facts, taken = view["derived"]["cities"][city], view["cities"][city]
    lines = [say("explain-city", offices=len(facts["printed"])), _worth()]
    rules = ["HT-6.2", "HT-8.2", "HT-5.5.3"]
    number = c.CITIES.index(city)
    if facts["figure"] is not None:
        lines.append(say("explain-city-figure", track=f"track-{facts['figure']}"))
        rules.insert(0, "HT-6.5")
    if number in (c.EAST, c.WEST):
        other = c.CITIES[c.WEST if number == c.EAST else c.EAST]
        lines.append(say("explain-city-end", other=f"city-{other}", points=int(c.EAST_WEST_AWARDS[0])))
        rules.append("HT-8.6")
    source = f"boards.{view['derived']['side']}.cities {city}"
    now = _control(view, city)
    founded = len([piece for piece in taken["offices"] if piece is not None])
    if founded < len(facts["printed"]):
        now.append(_next_office(view, facts["printed"][founded], seat))
    else:
        now.append(say("explain-city-full"))
    return Explanation(say(f"city-{city}"), kind("city"), lines, now, rules, source)


def _worth() -> Saying:
    """What the control of a city brings."""
    return say("explain-city-points", claimed=int(c.CONTROLLER_POINTS), points=int(c.CITY_POINTS))


def _control(view: View, city: str) -> list[Saying]:
    """Who has how many offices in a city, and who controls it."""
    pieces = [piece for piece in view["cities"][city]["offices"] if piece is not None] + view["cities"][city]["extra"]
    owners = [owner_of(piece) for piece in pieces]
    said = [say("explain-city-has", owner=name_of(one), offices=owners.count(one)) for one in dict.fromkeys(owners)]
    controller = view["derived"]["cities"][city]["controller"]
    said.append(
        say("explain-city-nobody") if controller is None else say("explain-city-controller", owner=name_of(controller))
    )
    return said


def _next_office(view: View, office: PrintedOffice, seat: int) -> Saying:
    """What the next office of a city needs, and whether a player who asks may take it."""
    shape = "piece-merchant" if office["shape"] == "circle" else "piece-trader"
    privilege = f"privilege-{office['colour']}"
    if seat < 0:
        return say("explain-office-next", privilege=privilege, piece=shape)
    own = privilege_of(view, seat)
    key = "explain-office-next-allowed" if covers(own, office["colour"]) else "explain-office-next-denied"
    return say(key, privilege=privilege, piece=shape, own=f"privilege-{own}")


def explain_office(view: View, rest: str, seat: int) -> Explanation:
    """A printed office."""
    city, index = rest.split(":")
    office = view["derived"]["cities"][city]["printed"][int(index)]
    piece = view["cities"][city]["offices"][int(index)]
    shape = "piece-merchant" if office["shape"] == "circle" else "piece-trader"
    lines = [say("explain-office", piece=shape, privilege=f"privilege-{office['colour']}"), say("explain-office-order")]
    if office["coin"]:
        lines.append(say("explain-office-coin", points=int(c.COIN_POINTS)))
    now: list[Saying] = []
    if piece is not None:
        now.append(say("explain-office-taken", owner=name_of(owner_of(piece)), piece=f"piece-{shape_of(piece)}"))
    elif seat >= 0:
        own = privilege_of(view, seat)
        key = "explain-office-allowed" if covers(own, office["colour"]) else "explain-office-denied"
        now.append(say(key, own=f"privilege-{own}"))
    rules = ["HT-2.4", "HT-6.2", "HT-2.1"] if office["coin"] else ["HT-6.2", "HT-2.1"]
    title = say("explain-office-title", city=f"city-{city}", number=int(index) + 1)
    return Explanation(
        title,
        kind("office"),
        lines,
        now + _control(view, city),
        rules,
        f"boards.{view['derived']['side']}.cities {city}",
    )


def explain_extra(view: View, city: str, _: int) -> Explanation:
    """The extra offices of a city."""
    lines = [say("explain-extra"), say("explain-extra-count")]
    title = say("explain-extra-title", city=f"city-{city}")
    return Explanation(title, kind("office"), lines, _control(view, city), ["HT-9.4", "HT-8.2"], "")


def explain_figure(view: View, city: str, seat: int) -> Explanation:
    """The figure of a yellow city: the ability that it improves, or the table of Coellen."""
    track = view["derived"]["cities"][city]["figure"]
    if track is None:
        return explain_coellen_table(view, "", seat)
    shown = explain_track(view, f"{max(seat, 0)}:{track}", seat)
    lines = [say("explain-figure", city=f"city-{city}"), *shown.lines]
    return shown._replace(lines=lines, now=shown.now if seat >= 0 else [], rules=["HT-6.5", *shown.rules])
