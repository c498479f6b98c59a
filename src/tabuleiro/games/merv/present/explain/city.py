"""The city of Merv: sites and buildings, slots of the masters, walls, the camel market, the queue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.present.explanation import Explanation, Saying, say
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.explain.words import coloured, cost, effects, held, name_of

if TYPE_CHECKING:
    from tabuleiro.games.merv.present.shape import View

SITE_RULES: Final = {
    "caravansary": "ME-8.1.2",
    "palace": "ME-8.2.1",
    "mosque": "ME-8.3.1",
    "marketplace": "ME-8.4.1",
    "library": "ME-8.5.1",
    "walls": "ME-8.6.1",
}


def explain_cell(view: View, cell: str, seat: int) -> Explanation:
    """A site of the city and what stands on it."""
    facts, site = view["derived"]["city"][cell], view["city"][cell]
    if facts["site"] is None or site["tile"] is None:
        lines = [say("explain-cell")]
        return Explanation(say(f"cell-{cell}"), say("explain-kind-site"), lines, [], ["ME-2.1", "ME-4.2"], "city")
    lines = [say("explain-cell"), say(f"explain-site-{facts['site']}")]
    lines.append(Saying("explain-cell-makes", {}, tuple(say(f"cube-{cube}") for cube in facts["makes"])))
    now: list[Saying] = [say(f"cell-{cell}")]
    if site["building"] is None:
        now.append(say("explain-cell-empty"))
    else:
        now.append(say("explain-cell-owner", owner=name_of(site["building"])))
        if site["building"] != seat:
            now.append(say("explain-cell-share"))
    if site["soldier"] is not None:
        now.append(say("explain-cell-soldier", owner=name_of(site["soldier"])))
    if site["upgrade"] is not None:
        now.append(say("explain-cell-upgrade", upgrade=f"upgrade-{site['upgrade']}"))
    if site["building"] is not None:
        now.append(_danger(view, cell))
    rules = ["ME-4.2", "ME-4.3", SITE_RULES[facts["site"]], "ME-11.2"]
    return Explanation(
        say(f"tile-{site['tile']}"), say("explain-kind-site"), lines, now, rules, f"site_tile {site['tile']}"
    )


def _danger(view: View, cell: str) -> Saying:
    """Whether the Mongols would attack a building, and what is missing."""
    facts = view["derived"]["city"][cell]
    if not facts["attacked"]:
        return say("explain-cell-safe")
    return Saying("explain-cell-attacked", {}, tuple(say(f"fort-{fort}") for fort in facts["exposed"]))


def explain_tile(view: View, tile: str, seat: int) -> Explanation:
    """A site tile, wherever it lies."""
    cell = next((name for name, site in view["city"].items() if site["tile"] == tile), None)
    if cell is not None:
        return explain_cell(view, cell, seat)
    site = view["derived"]["printed"]["tiles"][tile]["site"]
    lines = [say("explain-cell"), say(f"explain-site-{site}")]
    return Explanation(
        say(f"tile-{tile}"), say("explain-kind-site"), lines, [], ["ME-1.3", SITE_RULES[site]], f"site_tile {tile}"
    )


def explain_slot(view: View, slot: str, _: int) -> Explanation:
    """Where a master stands to choose a site of the line in front of it."""
    owner = view["slots"][c.SLOTS.index(slot) % c.SLOTS_PER_SIDE] if slot[5].upper() == view["side"] else None
    now = [say("explain-slot-taken", owner=name_of(owner))] if owner is not None else [say("explain-slot-free")]
    lines = [say("explain-slot"), say("explain-slot-line")]
    if slot.endswith(str(c.MARKET_SLOT)):
        lines.append(say("explain-slot-market"))
    return Explanation(
        say(f"slot-{slot}"), say("explain-kind-slot"), lines, now, ["ME-4.1", "ME-4.2", "ME-4.6"], f"action_slot {slot}"
    )


def explain_fort(view: View, fort: str, seat: int) -> Explanation:
    """A place for a wall or a gate."""
    built = view["forts"][fort]
    behind = [cell for cell, facts in view["derived"]["city"].items() if fort in facts["exposed"]]
    now: list[Saying] = [say("explain-fort-built") if built is not None else say("explain-fort-open")]
    for cell in behind:
        owner = view["city"][cell]["building"]
        if owner is not None:
            now.append(say("explain-fort-behind", owner=name_of(owner), cell=f"cell-{cell}"))
    if built is None and seat >= 0:
        own = [view["city"][cell]["building"] for cell in behind]
        gained = sum([int(c.FORT_INFLUENCE[0 if one == seat else 1]) for one in own if one is not None])
        now.append(say("explain-fort-influence", n=gained))
    lines = [
        say("explain-fort"),
        say("explain-fort-points", own=int(c.FORT_INFLUENCE[0]), other=int(c.FORT_INFLUENCE[1])),
    ]
    return Explanation(
        say(f"fort-{fort}"),
        say("explain-kind-fort"),
        lines,
        now,
        ["ME-8.6.1", "ME-8.6.2", "ME-11.2"],
        f"fort_slot {fort}",
    )


def explain_yard(view: View, rest: str, seat: int) -> Explanation:
    """The walls and gates of one colour that are still to be built."""
    column, _, kind = rest.partition(":")
    prices = view["derived"]["printed"]["yard"][column]
    shown = [kind] if kind else list(prices)
    lines = [say("explain-fort"), *[cost(f"explain-yard-{one}", prices[one]) for one in shown]]
    now = [say(f"explain-yard-left-{one}", n=view["yard"][column][one]) for one in shown]
    if seat >= 0:
        now.append(held(view, seat, coloured(prices[shown[0]])))
    title = say(f"yard-{column}")
    return Explanation(title, say("panel-wall_yard"), lines, now, ["ME-8.6.1", "ME-2.3"], f"fort_column {column}")


def explain_camel_market(view: View, _: str, __: int) -> Explanation:
    """The camel market in the middle."""
    lines = [say("explain-camel-market"), say("explain-camel-market-when")]
    now = [say("explain-camel-market-used")] if view["market_used"] else []
    return Explanation(say("place-camel_market"), say("panel-city"), lines, now, ["ME-4.6"], "camel_market")


def explain_market_space(view: View, space: str, _: int) -> Explanation:
    """A space of the camel market."""
    lines = [
        effects("explain-market-space", view["derived"]["printed"]["market_spaces"][space]),
        say("explain-camel-market"),
    ]
    now = [say("explain-market-camels", n=view["camel_market"].get(space, 0))]
    title = say("place-camel_market")
    return Explanation(title, say("explain-kind-space"), lines, now, ["ME-4.6"], f"camel_market_space {space}")


def explain_main(view: View, action: str, seat: int) -> Explanation:
    """A main action."""
    lines = [say(f"explain-main-{action}"), say("explain-main")]
    if action == "soldier":
        own, other = int(c.SOLDIER_INFLUENCE[0]), int(c.SOLDIER_INFLUENCE[1])
        lines.insert(1, say("explain-soldier-influence", own=own, other=other))
    now: list[Saying] = []
    if seat >= 0 and action == "favor":
        now.append(say("explain-favor-now", n=view["parties"][seat]["favor"]))
    if seat >= 0 and action == "soldier":
        now.append(say("explain-servants-left", n=view["parties"][seat]["servants"]))
    rules = {"favor": "ME-6.1", "soldier": "ME-7.2", "alternative": "ME-8.5.4", "site": "ME-8.0"}
    return Explanation(
        say(f"main-{action}"),
        say("explain-kind-action"),
        lines,
        now,
        [rules[action], "ME-4.5"],
        f"main_action {action}",
    )


def explain_soldier(view: View, _: str, seat: int) -> Explanation:
    """Soldiers in the city."""
    return explain_main(view, "soldier", seat)


def explain_queue(view: View, place: str, _: int) -> Explanation:
    """A space of the queue."""
    index = int(place) - 1
    owner = view["queue"][index] if index < len(view["queue"]) else None
    camels = view["queue_camels"][index] if index < len(view["queue_camels"]) else 0
    now = [] if owner is None else [say("explain-queue-has", owner=name_of(owner))]
    if camels:
        now.append(say("explain-queue-camels", n=camels))
    lines = [say("explain-queue"), say("explain-queue-price")]
    return Explanation(
        say("explain-queue-title", number=int(place)),
        say("phase-queue"),
        lines,
        now,
        ["ME-5.2", "ME-5.3", "ME-3.3"],
        "queue_corner",
    )


def explain_corner(view: View, corner: str, _: int) -> Explanation:
    """A corner of the city, where a round ends."""
    side = next(name for name, at in view["derived"]["sides"].items() if at == corner)
    lines = [say("explain-corner", side=f"side-{side}"), say("explain-queue-price")]
    return Explanation(
        say(f"corner-{corner}"), say("phase-queue"), lines, [], ["ME-3.4", "ME-5.1"], f"queue_corner {corner}"
    )


def explain_side(view: View, side: str, _: int) -> Explanation:
    """A side of the city: the round that is played there."""
    lines = [say("explain-side", number=c.SIDES.index(side) + 1), say("explain-side-order")]
    now = [say("explain-side-now", side=f"side-{view['side']}")]
    return Explanation(say(f"side-name-{side}"), say("explain-kind-round"), lines, now, ["ME-3.2", "ME-3.3"], "")
