"""What a party has: favors, novices, shrines, influence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.present.explanation import Explanation, Saying, say, say_points
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.present.explain.islands import FAVOR_RULES, favor_lines

if TYPE_CHECKING:
    from tabuleiro.games.luna.present.shape import View


def name_of(view: View, party: str) -> str:
    """The message that names a party."""
    return view["derived"]["parties"][int(party)]["name"]


def explain_favor(view: View, rest: str, _: int) -> Explanation:
    """A favor token of a party."""
    party, favor = rest.split(":")
    held = favor in view["parties"][int(party)]["favors"]
    key = "explain-favor-held" if held else "explain-favor-missing"
    now = [say(key, owner=name_of(view, party), island=f"island-{favor}")]
    lines = [*favor_lines(favor), say("explain-favor-points", points=int(c.FAVOR_POINTS))]
    rules = [FAVOR_RULES[favor], "LU-5.4", "LU-11.2"]
    return Explanation(say(f"favor-{favor}"), say("piece-favor_token"), lines, now, rules, "constants")


def explain_novices(view: View, party: str, _: int) -> Explanation:
    """The novices of a party: where they are."""
    own, owner = view["parties"][int(party)], name_of(view, party)
    places = {
        "active": sum(own["active"].values()),
        "inactive": sum(own["inactive"].values()),
        "pier": own["pier"],
        "reserve": own["reserve"],
    }
    now = [say(f"explain-novices-{place}", owner=owner, novices=novices) for place, novices in places.items()]
    lines = [say("explain-novices", novices=int(c.NOVICES)), say("explain-beside")]
    return Explanation(
        say("piece-novice"), say("explain-kind-pieces"), lines, now, ["LU-5.2", "LU-5.3", "LU-5.9"], "players"
    )


def explain_shrines(view: View, party: str, _: int) -> Explanation:
    """The shrines of a party."""
    own, facts = view["parties"][int(party)], view["derived"]["parties"][int(party)]
    built = len(own["shrines"])
    now = [
        say(
            "explain-shrines-has",
            owner=facts["name"],
            built=built,
            points=facts["shrine_points"],
            left=own["shrine_reserve"],
        )
    ]
    lines = [say("explain-shrines", points=int(c.SHRINE_POINTS)), say("explain-shrines-use")]
    return Explanation(
        say("piece-shrine"), say("explain-kind-pieces"), lines, now, ["LU-5.12", "LU-5.10", "LU-11.2"], "players"
    )


def explain_pier(view: View, party: str, _: int) -> Explanation:
    """The pier of a party."""
    now = [say("explain-novices-pier", owner=name_of(view, party), novices=view["parties"][int(party)]["pier"])]
    return Explanation(
        say("place-pier"), say("place-temple_island"), [say("explain-pier")], now, ["LU-7.7", "LU-6.2", "LU-6.3"], ""
    )


def explain_score(view: View, party: str, _: int) -> Explanation:
    """The influence of a party, and what the game would add if it ended now."""
    facts, own = view["derived"]["parties"][int(party)], view["parties"][int(party)]
    now = [say("explain-score-has", owner=facts["name"], points=own["influence"])]
    at_the_end = {
        "shrines": facts["shrine_points"],
        "favors": facts["favor_points"],
        "council": facts["council_points"],
    }
    now += say_points(at_the_end)
    now += _round_end(view, int(party))
    now.append(say("explain-score-total", owner=facts["name"], points=facts["projected"]))
    lines = [say("explain-score")]
    return Explanation(
        say("piece-influence"), say("explain-kind-points"), lines, now, ["LU-11.2", "LU-11.3", "LU-9.1"], "constants"
    )


def _round_end(view: View, party: int) -> list[Saying]:
    """What the end of this round would bring."""
    facts = view["derived"]["parties"][party]
    parts: list[tuple[str, int]] = [("category-temple", facts["temple_points"])]
    if "priestess_points" in facts:
        parts.append(("category-priestess", facts["priestess_points"]))
    if "apostate_loss" in facts:
        parts.append(("category-apostate", -facts["apostate_loss"]))
    return [say("explain-score-round", category=category, points=points) for category, points in parts if points]


def explain_medallion(view: View, _: str, __: int) -> Explanation:
    """The medallion of the start player."""
    start = view["start"]
    now = [] if start is None else [say("explain-medallion-is", owner=name_of(view, str(start)))]
    lines = [say("explain-medallion-two" if view["seats"] == 2 else "explain-medallion")]
    rules = ["LU-12.4"] if view["seats"] == 2 else ["LU-8.9", "LU-2.2"]
    return Explanation(say("figure-start_medallion"), say("explain-kind-figure"), lines, now, rules, "")
