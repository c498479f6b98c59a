"""What a party has, where its points come from, and the course of the years."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.present.explanation import Explanation, Saying, say, say_points
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.explain.sites import standing

if TYPE_CHECKING:
    from tabuleiro.games.merv.present.shape import View


def _present(view: View, party: str) -> bool:
    """Whether a party of this number plays here: without an automa there are fewer than panels can show."""
    return int(party) < len(view["parties"])


def _counted(view: View, party: str, key: str, number: int | None) -> list[Saying]:
    if not _present(view, party) or number is None:
        return []
    return [say(key, owner=view["derived"]["parties"][int(party)]["name"], n=number)]


def explain_cube(view: View, cube: str, seat: int) -> Explanation:
    """Cubes of a colour."""
    lines = [say("explain-cube-white" if cube == "white" else "explain-cube")]
    now = [say("explain-cube-supply", n=view["supply"][cube])]
    if seat >= 0:
        now.append(say("explain-you-have", n=view["parties"][seat]["cubes"][cube]))
    return Explanation(
        say("explain-cube-title", cube=f"cube-{cube}"),
        say("explain-kind-resource"),
        lines,
        now,
        ["ME-4.3", "ME-4.9"],
        f"resource {cube}",
    )


def explain_supply(view: View, _: str, __: int) -> Explanation:
    """The general supply."""
    now = [
        say("explain-cost-cube", n=n, cube=f"cube-{cube}") for cube, n in view["supply"].items() if cube in c.COLOURS
    ]
    return Explanation(
        say("place-supply"),
        say("explain-kind-resource"),
        [say("explain-supply")],
        now,
        ["ME-15.1", "ME-2.11"],
        "components",
    )


def explain_camels(view: View, party: str, _: int) -> Explanation:
    """The camels of a party."""
    now = _counted(
        view, party, "explain-party-has", view["parties"][int(party)]["camels"] if _present(view, party) else None
    )
    return Explanation(
        say("explain-camels-title"),
        say("explain-kind-resource"),
        [say("explain-camels")],
        now,
        ["ME-5.2", "ME-8.4.3", "ME-4.6"],
        "components",
    )


def explain_servants(view: View, party: str, _: int) -> Explanation:
    """The servants of a party."""
    now = _counted(
        view, party, "explain-party-has", view["parties"][int(party)]["servants"] if _present(view, party) else None
    )
    return Explanation(
        say("explain-servants-title"),
        say("explain-kind-pieces"),
        [say("explain-servants")],
        now,
        ["ME-7.1"],
        "player_pieces",
    )


def explain_houses(view: View, party: str, _: int) -> Explanation:
    """The buildings of a party."""
    now: list[Saying] = []
    if _present(view, party):
        facts = view["derived"]["parties"][int(party)]
        now.append(
            say(
                "explain-houses-has",
                owner=facts["name"],
                built=facts["buildings"],
                left=view["parties"][int(party)]["houses"],
            )
        )
    lines = [say("explain-houses", points=int(c.BUILDING_POINTS))]
    return Explanation(
        say("explain-houses-title"), say("explain-kind-pieces"), lines, now, ["ME-4.2", "ME-12.2"], "player_pieces"
    )


def explain_goods(view: View, party: str, _: int) -> Explanation:
    """The goods of a party."""
    now: list[Saying] = []
    if _present(view, party):
        own = view["parties"][int(party)]["goods"]
        now += [say("explain-contract-good", n=n, good=f"good-{good}") for good, n in own.items() if n]
        facts = standing(view, int(party))
        if facts is not None:
            now.append(say("explain-pledged", n=sum(facts["pledged"].values())))
    return Explanation(
        say("explain-goods-title"),
        say("explain-kind-resource"),
        [say("explain-good-use")],
        now,
        ["ME-8.4.2", "ME-4.7.1"],
        "good",
    )


def explain_spices(view: View, party: str, _: int) -> Explanation:
    """The caravan cards of a party."""
    now: list[Saying] = []
    if _present(view, party):
        own = view["parties"][int(party)]["spices"]
        now += [say("explain-spice-has", n=n, spice=f"spice-{spice}") for spice, n in own.items() if n]
        facts = view["derived"]["parties"][int(party)]
        now.append(say("explain-spices-worth", points=facts["sets"]))
    return Explanation(
        say("explain-spices-title"),
        say("explain-kind-resource"),
        [say("explain-spice-sets"), say("explain-spice-limit")],
        now,
        ["ME-13.1", "ME-8.1.5"],
        "spice_scoring",
    )


def explain_scrolls(view: View, party: str, seat: int) -> Explanation:
    """The scrolls of a party; of whoever asks when none is named."""
    whose = int(party) if party else seat
    now: list[Saying] = []
    facts = standing(view, whose)
    if facts is not None:
        now.append(say("explain-party-has", owner=facts["name"], n=facts["scrolls"]))
        now.append(say("explain-pledged", n=facts["pledged_scrolls"]))
    at = view["derived"]["printed"]["breakthrough_at"]
    lines = [say("explain-scrolls"), say("explain-scrolls-at", first=at[0], second=at[1], third=at[2], fourth=at[3])]
    return Explanation(
        say("explain-scrolls-title"), say("panel-library"), lines, now, ["ME-8.5.1", "ME-8.5.3"], "library"
    )


def explain_posts(view: View, party: str, _: int) -> Explanation:
    """The trading posts of a party."""
    now: list[Saying] = []
    if _present(view, party):
        now += [say(f"city-{city}") for city in view["parties"][int(party)]["posts"]]
        facts = standing(view, int(party))
        if facts is not None:
            now.append(say("explain-posts-left", n=facts["posts_left"]))
    return Explanation(
        say("explain-posts-title"),
        say("explain-kind-pieces"),
        [say("explain-posts")],
        now,
        ["ME-8.4.1", "ME-8.4.3"],
        "player_pieces.disc_use",
    )


def explain_score(view: View, party: str, _: int) -> Explanation:
    """The points of a party: where they came from, and what the next scoring would bring."""
    now: list[Saying] = []
    if _present(view, party):
        now += say_points(view["parties"][int(party)]["points"])
        facts = standing(view, int(party))
        if facts is not None:
            now.append(say("explain-score-next", points=facts["next_scoring"]))
            now.append(say("explain-score-total", owner=facts["name"], points=facts["projected"]))
    return Explanation(
        say("effect-gain_vp"),
        say("explain-kind-points"),
        [say("explain-score")],
        now,
        ["ME-13.4", "ME-12.1", "ME-13.1"],
        "scoring",
    )


def explain_category(view: View, category: str, _: int) -> Explanation:
    """One source of points."""
    now = [
        say("explain-party-has", owner=facts["name"], n=view["parties"][party]["points"].get(category, 0))
        for party, facts in enumerate(view["derived"]["parties"])
    ]
    return Explanation(
        say(f"category-{category}"), say("explain-kind-points"), [say("explain-category")], now, ["ME-13.4"], "scoring"
    )


def explain_solo_card(view: View, card: str, _: int) -> Explanation:
    """A solo card of the automas."""
    now = [say("explain-solo-left", n=len(view["solo_deck"]))]
    return Explanation(
        say(f"solo_card-{card}"),
        say("explain-kind-solo"),
        [say("explain-solo"), say("explain-solo-turn")],
        now,
        ["ME-14.2", "ME-14.3"],
        f"solo_card {card}",
    )


def explain_years(view: View, _: str, __: int) -> Explanation:
    """The course of the years."""
    now = [say("explain-year-now", year=view["year"], side=f"side-{view['side']}")]
    lines = [say("explain-panel-years"), say("explain-years-invasion"), say("explain-years-scoring")]
    return Explanation(
        say("panel-years"), say("explain-kind-course"), lines, now, ["ME-3.1", "ME-11.2", "ME-12.1"], "invasion"
    )


def explain_year(view: View, year: str, seat: int) -> Explanation:
    """A year."""
    shown = explain_years(view, "", seat)
    attacked = int(year) in view["derived"]["printed"]["invasion_years"]
    lines = [say("explain-year-invasion" if attacked else "explain-year-peace"), *shown.lines]
    return shown._replace(title=say("explain-year-title", number=int(year)), lines=lines)
