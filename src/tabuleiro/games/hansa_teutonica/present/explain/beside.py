"""What lies beside the map: tracks, awards, the stack of markers, and what ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.present.explanation import Explanation, Saying, say
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.explain.words import covers, kind, privilege_of

if TYPE_CHECKING:
    from tabuleiro.games.hansa_teutonica.present.shape import View


def explain_stack(view: View, _: str, __: int) -> Explanation:
    """The stack of bonus markers."""
    now = [say("explain-stack-left", left=view["stack"])]
    return Explanation(
        say("place-stack"), kind("place"), [say("explain-stack")], now, ["HT-12.2", "HT-10.1"], "bonus_marker_totals"
    )


def explain_completed(view: View, _: str, __: int) -> Explanation:
    """The track of completed cities."""
    now = [say("explain-completed-now", completed=view["completed"], left=int(c.END_CITIES) - view["completed"])]
    lines = [say("explain-completed", end=int(c.END_CITIES))]
    source = "completed_cities_track"
    return Explanation(say("place-completed_cities_track"), kind("track"), lines, now, ["HT-12.3", "HT-6.3"], source)


def explain_prestige(view: View, _: str, __: int) -> Explanation:
    """The prestige track."""
    now = [
        say("explain-prestige-has", owner=f"seat-{seat}", points=player["prestige"])
        for seat, player in enumerate(view["players"])
    ]
    lines = [say("explain-prestige", end=int(c.END_PRESTIGE))]
    return Explanation(say("place-prestige_track"), kind("track"), lines, now, ["HT-8.1", "HT-12.1"], "prestige_track")


def explain_east_west(view: View, _: str, seat: int) -> Explanation:
    """The award for connecting east and west."""
    connected = len([1 for player in view["players"] if player["connected"]])
    awards = [int(c.EAST_WEST_AWARDS[i]) for i in range(3)]
    lines = [
        say("explain-east-west", a=f"city-{c.CITIES[c.WEST]}", b=f"city-{c.CITIES[c.EAST]}"),
        say("explain-east-west-awards", first=awards[0], second=awards[1], third=awards[2]),
    ]
    now = [say("explain-east-west-left", points=awards[connected] if connected < len(awards) else 0)]
    if seat >= 0 and view["players"][seat]["connected"]:
        now = [say("explain-east-west-done")]
    return Explanation(say("reason-east_west"), kind("award"), lines, now, ["HT-8.6"], "prestige")


def explain_coellen_table(view: View, _: str, seat: int) -> Explanation:
    """The table of Coellen."""
    lines = [say("explain-coellen"), say("explain-coellen-stays")]
    now: list[Saying] = []
    for slot in range(c.COELLEN_SLOTS):
        now += explain_coellen(view, str(slot), seat).now
    return Explanation(say("place-coellen_table"), kind("award"), lines, now, ["HT-6.6"], "coellen_table")


def explain_coellen(view: View, slot: str, seat: int) -> Explanation:
    """A slot of the table of Coellen."""
    printed, owner = view["derived"]["coellen"][int(slot)], view["coellen"][int(slot)]
    points, privilege = printed["points"], f"privilege-{printed['colour']}"
    lines = [say("explain-coellen"), say("explain-coellen-slot", points=points, privilege=privilege)]
    if owner is not None:
        now = [say("explain-coellen-taken", points=points, owner=f"seat-{owner}")]
    elif seat >= 0:
        allowed = covers(privilege_of(view, seat), printed["colour"])
        now = [say("explain-coellen-open" if allowed else "explain-coellen-denied", points=points, privilege=privilege)]
    else:
        now = [say("explain-coellen-open", points=points, privilege=privilege)]
    return Explanation(say(f"coellen-slot-{slot}"), kind("award"), lines, now, ["HT-6.6"], "coellen_table")


def explain_hand(view: View, _: str, __: int) -> Explanation:
    """The pieces that were lifted."""
    hand = view["hand"]
    now = [say("explain-hand-holds", traders=hand["trader"], merchants=hand["merchant"])]
    return Explanation(say("explain-hand-title"), kind("heap"), [say("explain-hand")], now, ["HT-5.4.1"], "")


def explain_first(view: View, _: str, __: int) -> Explanation:
    """The sign of the start player."""
    now = [] if view["start"] is None else [say("explain-first-is", owner=f"seat-{view['start']}")]
    return Explanation(
        say("decision-start_player"), kind("sign"), [say("explain-first")], now, ["HT-3.6", "HT-3.9"], "setup.seats"
    )


def explain_reserve(view: View, _: str, __: int) -> Explanation:
    """The reserve of the neutral player."""
    now = [say("explain-reserve-left", left=view["reserve"])]
    return Explanation(
        say("place-neutral_reserve"), kind("heap"), [say("explain-reserve")], now, ["HT-11.1", "HT-11.3"], "two_player"
    )


def explain_end(view: View, end: str, seat: int) -> Explanation:
    """One of the three ends of the game."""
    shown = explain_prestige(view, "", seat) if end == "prestige" else explain_completed(view, "", seat)
    if end == "markers":
        shown = explain_stack(view, "", seat)
    reason = {"prestige": "prestige_20", "markers": "no_replacement_marker", "cities": "completed_cities_10"}[end]
    lines = [say("explain-end"), *shown.lines]
    return shown._replace(title=say(f"end-{reason}"), kind=kind("end"), lines=lines, rules=[*shown.rules, "HT-12.4"])
