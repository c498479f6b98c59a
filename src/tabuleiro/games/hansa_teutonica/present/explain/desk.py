"""What a player has: abilities, pieces, markers, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.present.explanation import Explanation, Saying, say, say_points
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.explain.words import kind

if TYPE_CHECKING:
    from tabuleiro.games.hansa_teutonica.present.shape import View


def explain_track(view: View, rest: str, _: int) -> Explanation:
    """An ability on a desk."""
    number, track = rest.split(":")
    owner, t = int(number), c.TRACKS.index(track)
    lines = [say(f"explain-track-{track}"), say("explain-track-develop", piece=f"piece-{c.SHAPES[c.TRACK_PIECES[t]]}")]
    if c.TRACK_POINTS[t]:
        lines.append(say("explain-track-full", points=int(c.TRACK_POINTS[t])))
    now = [_value(view, owner, track)]
    level = view["players"][owner]["levels"][track]
    if level + 1 < int(c.LEVELS[t]):
        now.append(_step(track, t, level))
    if track == "keys":
        network = view["derived"]["players"][owner]["network"]
        keys = int(c.TRACK_VALUES[t * c.MAX_LEVELS + level])
        now.append(say("explain-track-network", offices=network, keys=keys, points=network * keys))
    rules = {"keys": ["HT-13.1", "HT-8.5"], "actions": ["HT-4.2", "HT-7.3"], "privilegium": ["HT-7.4", "HT-6.2"]}
    own = rules.get(track, ["HT-5.4.1"] if track == "liber_sophiae" else ["HT-5.1.1"])
    return Explanation(say(f"track-{track}"), kind("ability"), lines, now, [*own, "HT-7.2"], f"desk.tracks.{track}")


def _value(view: View, owner: int, track: str) -> Saying:
    """What an ability of a player is worth now."""
    value = view["derived"]["players"][owner]["values"][track]
    if track == "privilegium":
        return say("explain-track-has-privilege", owner=f"seat-{owner}", privilege=f"privilege-{value}")
    if value == "all":
        return say("explain-track-has-all", owner=f"seat-{owner}")
    return say("explain-track-has", owner=f"seat-{owner}", value=int(value))


def _step(track: str, t: int, level: int) -> Saying:
    """What the next step of an ability brings."""
    value = int(c.TRACK_VALUES[t * c.MAX_LEVELS + level + 1])
    if track == "privilegium":
        return say("explain-track-next-privilege", privilege=f"privilege-{c.COLOURS[value]}")
    return say("explain-track-next-all") if value == c.ALL else say("explain-track-next", value=value)


def explain_supply(view: View, owner: str, _: int) -> Explanation:
    """A personal supply."""
    heap = view["players"][int(owner)]["supply"]
    now = [say("explain-heap", owner=f"seat-{owner}", traders=heap["trader"], merchants=heap["merchant"])]
    rules = ["HT-5.2.1", "HT-5.1.1"]
    return Explanation(say("place-supply"), kind("heap"), [say("explain-supply")], now, rules, "")


def explain_stock(view: View, owner: str, seat: int) -> Explanation:
    """A general stock; of whoever asks when no seat is named."""
    whose = int(owner) if owner else seat
    now: list[Saying] = []
    if whose >= 0:
        heap = view["players"][whose]["stock"]
        now.append(say("explain-heap", owner=f"seat-{whose}", traders=heap["trader"], merchants=heap["merchant"]))
        value = view["derived"]["players"][whose]["values"]["money_bags"]
        pieces = heap["trader"] + heap["merchant"]
        now.append(say("explain-stock-income", pieces=pieces if value == "all" else min(int(value), pieces)))
    return Explanation(say("place-stock"), kind("heap"), [say("explain-stock")], now, ["HT-5.1.1", "HT-5.5.2"], "")


def explain_markers(view: View, owner: str, _: int) -> Explanation:
    """All bonus markers of a player."""
    count = view["derived"]["players"][int(owner)]["markers"]
    points = view["derived"]["players"][int(owner)]["projected"]["bonus_markers"]
    now = [say("explain-markers-worth", owner=f"seat-{owner}", markers=count, points=points)]
    lines = [say("explain-bonus-once"), say("explain-marker-points")]
    return Explanation(say("values-bonus_markers"), kind("marker"), lines, now, ["HT-9.1", "HT-13.1"], "bonus_markers")


def explain_plate(view: View, owner: str, _: int) -> Explanation:
    """The plate of a player."""
    now = [say("explain-plate-holds", owner=f"seat-{owner}", markers=view["players"][int(owner)]["plate"])]
    return Explanation(say("place-plate"), kind("place"), [say("explain-plate")], now, ["HT-10.2", "HT-10.5"], "")


def explain_score(view: View, owner: str, _: int) -> Explanation:
    """The points of a player."""
    standing = view["derived"]["players"][int(owner)]
    total = say("explain-score-total", owner=f"seat-{owner}", points=standing["total"])
    now = [*say_points(standing["projected"]), total]
    lines = [say("explain-score")]
    return Explanation(say("explain-score-title"), kind("points"), lines, now, ["HT-13.1", "HT-8.1"], "final_scoring")


def explain_network(view: View, owner: str, _: int) -> Explanation:
    """The largest network of a player."""
    standing = view["derived"]["players"][int(owner)]
    offices, keys = standing["network"], int(standing["values"]["keys"])
    now = [say("explain-track-network", offices=offices, keys=keys, points=offices * keys)]
    lines = [say("explain-network")]
    return Explanation(say("category-network"), kind("points"), lines, now, ["HT-8.4", "HT-8.5"], "final_scoring")


def explain_control(view: View, owner: str, _: int) -> Explanation:
    """The cities that a player controls."""
    count = len([1 for city in view["derived"]["cities"].values() if city["controller"] == int(owner)])
    now = [say("explain-control-has", owner=f"seat-{owner}", cities=count, points=count * int(c.CITY_POINTS))]
    lines = [say("explain-control", points=int(c.CITY_POINTS))]
    return Explanation(say("category-cities"), kind("points"), lines, now, ["HT-8.2", "HT-13.1"], "final_scoring")


def explain_actions(view: View, owner: str, _: int) -> Explanation:
    """The actions that a player has left."""
    number = view["actions_left"] if view["active"] == int(owner) else 0
    value = int(view["derived"]["players"][int(owner)]["values"]["actions"])
    now = [say("explain-actions-left", owner=f"seat-{owner}", left=number, value=value)]
    return Explanation(
        say("track-actions"), kind("ability"), [say("explain-track-actions")], now, ["HT-4.2"], "desk.tracks.actions"
    )
