"""Beyond the city: monasteries and roads, influence tracks, voyages, the order of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.present.explanation import Explanation, Saying, say
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.present.effect_texts import program_texts
from tabuleiro.games.coimbra.present.explain.words import after_paying, effects
from tabuleiro.games.coimbra.present.view import voyage_info

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present.shape import View


def explain_monastery(view: View, monastery: str, seat: int) -> Explanation:
    """A monastery: what entering it brings, and who was there."""
    number = c.MONASTERIES.index(monastery)
    key = "explain-monastery-once" if c.MONASTERY_IMMEDIATE[number] == 1 else "explain-monastery-lasting"
    lines = [effects(key, program_texts(int(c.MONASTERY_CODE[number]))), say("explain-monastery")]
    now: list[Saying] = []
    info = view["derived"]["monasteries"].get(monastery)
    if info is None:
        now.append(say("explain-monastery-absent"))
    else:
        now += [say("explain-monastery-disk", owner=f"seat-{owner}") for owner in info["disks"]]
        now += _visit(view, info["node"], seat)
    rules = ["CO-7.7", "CO-7.9", "CO-7.8"]
    title = say(f"monastery-{monastery}")
    return Explanation(title, say("explain-kind-monastery"), lines, now, rules, f"monastery {monastery}")


def _visit(view: View, node: str, seat: int) -> list[Saying]:
    """How far a place is for a player who asks, and what entering it would bring now."""
    visit = view["derived"]["players"][seat]["visits"].get(node) if seat >= 0 else None
    if visit is None:
        return []
    said = [say("explain-node-steps", steps=visit["steps"])] if visit["steps"] else []
    gains = tuple(
        say("explain-gain", n=n, what=f"class-{what}" if what in view["tracks"] else f"resource-{what}")
        for what, n in visit["brings"].items()
    )
    return [*said, Saying("explain-node-brings", {}, gains)] if gains else said


def explain_node(view: View, node: str, seat: int) -> Explanation:
    """A place of the map: a monastery's, a stopover or a corner."""
    tile = view["monasteries"].get(node)
    pilgrims = [
        say("explain-node-pilgrim", owner=f"seat-{owner}")
        for owner, player in enumerate(view["players"])
        if player["pilgrim"] == node
    ]
    if tile is not None:
        shown = explain_monastery(view, tile, seat)
        return shown._replace(now=[*shown.now, *pilgrims])
    if node.startswith("corner_"):
        lines, rules = [say("explain-corner"), say("explain-map")], ["CO-7.5", "CO-3.13"]
    elif node in view["monasteries"]:
        lines, rules = [say("explain-monastery"), say("explain-map")], ["CO-3.1", "CO-7.7"]
    else:
        lines, rules = [say("explain-stopover"), say("explain-map")], ["CO-7.8", "CO-7.6"]
    return Explanation(say(f"node-{node}"), say("piece-pilgrim_map"), lines, pilgrims, rules, f"map_node {node}")


def explain_map(view: View, _: str, __: int) -> Explanation:
    """The pilgrim map."""
    now = [
        say("explain-map-disks", owner=f"seat-{seat}", disks=len(player["monasteries"]))
        for seat, player in enumerate(view["players"])
    ]
    return Explanation(
        say("piece-pilgrim_map"),
        say("explain-kind-place"),
        [say("explain-map")],
        now,
        ["CO-7.2", "CO-7.6"],
        "map_roads",
    )


def explain_slot(view: View, slot: str, seat: int) -> Explanation:
    """A place of a voyage card."""
    voyage = view["voyages"][int(slot)]
    if voyage is not None:
        return explain_voyage(view, voyage, seat)
    title = say("explain-slot-title", number=int(slot) + 1)
    return Explanation(title, say("explain-kind-voyage"), [say("explain-voyage")], [], ["CO-3.4"], "voyages")


def explain_voyage(view: View, voyage: str, seat: int) -> Explanation:
    """A voyage: its task, its price, and what it is worth to everybody."""
    info = voyage_info(c.VOYAGES.index(voyage))
    lines = [
        effects("explain-voyage-task", info["effects"]),
        say("explain-voyage"),
        say("explain-voyage-cost", cost=info["cost"], resource=f"resource-{info['resource']}"),
    ]
    now: list[Saying] = []
    if voyage not in view["voyages"]:
        now.append(say("explain-voyage-absent"))
    else:
        slot = view["voyages"].index(voyage)
        for owner, player in enumerate(view["players"]):
            points = view["derived"]["players"][owner]["tasks"].get(str(slot), 0)
            if slot in player["voyages"]:
                now.append(say("explain-voyage-invested", owner=f"seat-{owner}", points=points))
            elif owner == seat:
                now.append(say("explain-voyage-worth", points=points))
                now.append(after_paying(view, seat, info["resource"], _price(view, slot, seat, info["cost"])))
    title = say(f"voyage-{voyage}")
    return Explanation(
        title, say("explain-kind-voyage"), lines, now, ["CO-6.F2", "CO-10.2", "CO-6.F3"], f"voyage_card {voyage}"
    )


def _price(view: View, slot: int, seat: int, printed: int) -> int:
    """The price of a voyage for a player who is asked now, else the printed one."""
    pending = view["derived"]["pending"]
    if pending is not None and pending["kind"] == "invest" and pending["actor"] == seat:
        prices = pending.get("prices")
        price = prices[slot] if isinstance(prices, list) else None
        return printed if price is None else price
    return printed


def explain_track(view: View, track: str, seat: int) -> Explanation:
    """An influence track: its income now, and who stands where."""
    info = view["derived"]["tracks"][track]
    lines = [say("explain-track"), say("explain-track-order")]
    now: list[Saying] = []
    if info["points"]:
        now.append(_places(info["points"]))
    now += [
        say("explain-track-space", owner=f"seat-{disk['seat']}", space=disk["space"]) for disk in view["tracks"][track]
    ]
    if seat >= 0:
        box = info["income"][view["derived"]["players"][seat]["influence"][track]]
        gained = tuple(say(f"effect-{name}", n=n) for name, n in box.items() if n)
        if gained:
            now.append(Saying("explain-track-income", {}, gained))
    rules = ["CO-6.E3", "CO-8.2", "CO-10.3"]
    title = say(f"class-{track}")
    return Explanation(title, say("piece-influence_track"), lines, now, rules, f"influence_track {track}")


def _places(points: list[int]) -> Saying:
    """The points of the places of a track, which differ with the number of players."""
    if len(points) < 3:
        return say("explain-track-two", first=points[0], second=points[1] if len(points) > 1 else 0)
    return say("explain-track-three", first=points[0], second=points[1], third=points[2])


def explain_tile(view: View, tile: str, _: int) -> Explanation:
    """An influence scoring tile."""
    track = next((name for name, lies in view["scoring_tiles"].items() if lies == tile), None)
    now: list[Saying] = []
    if track is not None:
        now.append(say("explain-tile-track", track=f"class-{track}"))
        now.append(_places(view["derived"]["tracks"][track]["points"]))
    lines = [say("explain-tile")]
    title = say("explain-tile-title")
    return Explanation(
        title, say("explain-kind-tile"), lines, now, ["CO-10.3", "CO-3.2"], f"influence_scoring_tile {tile}"
    )


def explain_flag(view: View, flag: str, _: int) -> Explanation:
    """A flag of the player order."""
    place = int(flag) - 1
    lines = [say("explain-flag"), say("explain-crowns", crowns=int(c.FLAG_CROWNS[place]))]
    now: list[Saying] = []
    if place < len(view["order"]):
        now.append(say("explain-flag-has", owner=f"seat-{view['order'][place]}"))
    title = say("explain-flag-title", number=place + 1)
    return Explanation(title, say("piece-player_order_flag"), lines, now, ["CO-6.D2", "CO-6.D1"], "player_order_flags")
