"""The boards around the city: palace, mosque, library, and the tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tabuleiro.core.present.explanation import Explanation, Saying, say
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.explain.city import SITE_RULES
from tabuleiro.games.merv.present.explain.words import coloured, cost, effects, held

if TYPE_CHECKING:
    from tabuleiro.games.merv.present.shape import PlayerStanding, View

_PANEL_RULES: Final = {
    "influence": ["ME-10.1", "ME-10.2"],
    "favor": ["ME-9.1", "ME-12.1"],
    "contracts": ["ME-4.7", "ME-10.2"],
    "city": ["ME-4.2", "ME-4.3"],
    "years": ["ME-3.1"],
    "wall_yard": ["ME-8.6.1", "ME-11.2"],
}
_PANEL_SOURCES: Final = {
    "influence": "influence_track",
    "favor": "favor_track",
    "contracts": "contract_pile",
    "city": "city",
    "years": "phase",
    "wall_yard": "fort_column",
    "palace": "palace",
    "library": "library",
    "mosque": "mosque_end",
    "marketplace": "marketplace_rules",
    "caravansary": "caravansary",
}


def standing(view: View, seat: int) -> PlayerStanding | None:
    """What follows for a player; nothing for an automa and for nobody."""
    if not 0 <= seat < view["seats"]:
        return None
    return cast("PlayerStanding", view["derived"]["parties"][seat])  # the seats come first


def explain_panel(view: View, panel: str, seat: int) -> Explanation:
    """A board beside the city: its action, or its track."""
    name = "wall_yard" if panel == "walls" else panel
    is_site = name in SITE_RULES
    lines = [say(f"explain-site-{name}" if is_site else f"explain-panel-{name}")]
    now = _panel_now(view, name, seat)
    rules = [SITE_RULES[name], "ME-8.0"] if is_site else _PANEL_RULES[name]
    return Explanation(say(f"panel-{name}"), say("explain-kind-panel"), lines, now, rules, _PANEL_SOURCES[name])


def _panel_now(view: View, panel: str, seat: int) -> list[Saying]:
    tracks = {"influence": "influence", "favor": "favor", "mosque": "mosque"}
    if panel in tracks:
        found = [
            say("explain-party-has", owner=facts["name"], n=_on_track(view, party, panel))
            for party, facts in enumerate(view["derived"]["parties"])
            if party < view["seats"]
        ]
        own = standing(view, seat)
        if panel == "influence" and own is not None:
            found.append(say("explain-influence-you", spices=own["spice_limit"], level=own["contract_level"]))
        return found
    if panel == "caravansary":
        return [say("explain-reach", n=view["derived"]["reach"])]
    if panel == "years":
        return [say("explain-year-now", year=view["year"], side=f"side-{view['side']}")]
    return []


def _on_track(view: View, party: int, track: str) -> int:
    own = view["parties"][party]
    return own["influence"] if track == "influence" else own["favor"] if track == "favor" else own["mosque"]


def explain_hall(view: View, hall: str, seat: int) -> Explanation:
    """A hall of the palace."""
    printed = view["derived"]["printed"]["halls"][hall]
    lines = [
        say("explain-hall", points=printed["points"], scores=f"explain-scores-{printed['scores']}"),
        say("explain-hall-cost", cube=f"cube-{printed['cube']}"),
        effects("explain-hall-first", view["derived"]["printed"]["first_courtier"]),
    ]
    now = [say("explain-hall-taken", n=view["derived"]["halls"][hall], spaces=view["derived"]["hall_spaces"])]
    own = standing(view, seat)
    if own is not None:
        now.append(say("explain-hall-you", cost=own["courtier_cost"], points=own["hall_values"][hall]))
        now.append(held(view, seat, [printed["cube"], "white"]))
    return Explanation(
        say(f"hall-{hall}"), say("panel-palace"), lines, now, ["ME-8.2.1", "ME-12.1", "ME-8.2.3"], f"palace_hall {hall}"
    )


def explain_mosque_step(view: View, step: str, seat: int) -> Explanation:
    """A step of the mosque."""
    printed = view["derived"]["printed"]["mosque_steps"][int(step) - 1]
    lines = [cost("explain-step-cost", printed["cost"]), effects("explain-step-brings", printed["effects"])]
    if int(step) == c.STEP_COUNT:
        lines.append(say("explain-step-end", points=int(c.MOSQUE_END_POINTS)))
    now = [
        say("explain-step-here", owner=facts["name"])
        for party, facts in enumerate(view["derived"]["parties"])
        if view["parties"][party]["mosque"] == int(step) and party < view["seats"]
    ]
    if seat >= 0:
        steps = int(step) - view["parties"][seat]["mosque"]
        now.append(say("explain-step-ahead", steps=steps) if steps > 0 else say("explain-step-reached"))
        now.append(held(view, seat, coloured(printed["cost"])))
    return Explanation(
        say(f"mosque_step-{step}"),
        say("panel-mosque"),
        lines,
        now,
        ["ME-8.3.1", "ME-8.3.2", "ME-8.3.3"],
        f"mosque_step {int(step) - 1}",
    )


def explain_upgrade(view: View, upgrade: str, _: int) -> Explanation:
    """An upgrade tile."""
    number = c.UPGRADES.index(upgrade)
    is_bonus = c.UPGRADE_KINDS[number] == c.BONUS_UPGRADE
    key = "explain-upgrade-bonus" if is_bonus else "explain-upgrade-white"
    lines = [say(key, cube=f"cube-{c.COLOURS[c.UPGRADE_COLOURS[number]]}"), say("explain-upgrade")]
    cell = next((name for name, site in view["city"].items() if site["upgrade"] == upgrade), None)
    now = [] if cell is None else [say("explain-upgrade-lies", cell=f"cell-{cell}")]
    return Explanation(
        say(f"upgrade-{upgrade}"),
        say("explain-kind-tile"),
        lines,
        now,
        ["ME-8.3.5", "ME-4.3.1"],
        f"upgrade_tile {upgrade}",
    )


def explain_scoring_tile(view: View, tile: str, seat: int) -> Explanation:
    """A scoring tile."""
    number = c.SCORING_TILES.index(tile)
    site = c.SITE_TYPES[c.SCORING_TYPES[number]]
    lines = [say("explain-scoring-tile", points=int(c.SCORING_POINTS[number]), site=f"site-{site}")]
    owner = next(
        (
            facts["name"]
            for party, facts in enumerate(view["derived"]["parties"])
            if tile in view["parties"][party]["scoring_tiles"]
        ),
        None,
    )
    now = [say("explain-tile-free") if owner is None else say("explain-tile-owner", owner=owner)]
    if seat >= 0:
        count = len(
            [
                1
                for cell, facts in view["derived"]["city"].items()
                if facts["site"] == site and view["city"][cell]["building"] == seat
            ]
        )
        now.append(say("explain-scoring-you", n=count, points=count * int(c.SCORING_POINTS[number])))
    return Explanation(
        say(f"scoring_tile-{tile}"),
        say("explain-kind-tile"),
        lines,
        now,
        ["ME-8.3.6", "ME-12.3"],
        f"scoring_tile {tile}",
    )


def explain_breakthrough(view: View, tile: str, _: int) -> Explanation:
    """A breakthrough tile."""
    printed = view["derived"]["printed"]["breakthroughs"][tile]
    if "effects" in printed:
        lines = [effects("explain-breakthrough-immediate", printed["effects"])]
    elif "cube" in printed:
        lines = [say("explain-breakthrough-wild", cube=f"cube-{printed['cube']}")]
    else:
        key = "explain-breakthrough-discount" if printed["kind"] == "discount" else "explain-breakthrough-action"
        lines = [say(key, site=f"site-{printed['site']}")]
    scrolls = view["derived"]["printed"]["breakthrough_at"][printed["pile"] - 1]
    lines.append(say("explain-breakthrough", pile=printed["pile"], scrolls=scrolls))
    owner = next(
        (
            facts["name"]
            for party, facts in enumerate(view["derived"]["parties"])
            if tile in view["parties"][party]["breakthroughs"]
        ),
        None,
    )
    now = [say("explain-tile-free") if owner is None else say("explain-tile-owner", owner=owner)]
    return Explanation(
        say(f"breakthrough-{tile}"), say("panel-library"), lines, now, ["ME-8.5.3", "ME-8.5.4"], f"breakthrough {tile}"
    )
