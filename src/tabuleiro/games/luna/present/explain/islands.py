"""The islands, their sides, and the figures that go round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.present.explanation import Explanation, Saying, say
from tabuleiro.games.luna.data import components as c

if TYPE_CHECKING:
    from tabuleiro.games.luna.present.shape import View

FAVOR_RULES: Final = {
    "shrine": "LU-5.10",
    "herbs": "LU-5.11",
    "tide": "LU-6.2",
    "sailboat": "LU-6.3",
    "bribe": "LU-7.2",
    "book": "LU-7.11",
    "novice": "LU-8.5",
}


def favor_lines(favor: str) -> list[Saying]:
    """What a favor token does."""
    if favor == "book":
        return [say("explain-favor-book", points=int(c.BOOK_POINTS))]
    if favor == "herbs":
        return [say("explain-favor-herbs", limit=int(c.HERBS_LIMIT))]
    return [say(f"explain-favor-{favor}")]


def explain_island(view: View, island: str, seat: int) -> Explanation:
    """A holy island: its favor, who stands there, the tokens that are left."""
    lines = [say("explain-island", favor=f"favor-{island}"), *favor_lines(island), say("explain-island-recruit")]
    now = [say("explain-island-tokens", tokens=view["tokens"][island], favor=f"favor-{island}")]
    now += _standing(view, island)
    if seat >= 0:
        now.append(_favor_now(view, island, seat))
    rules = ["LU-5.8", "LU-5.9", FAVOR_RULES[island], "LU-1.1"]
    return Explanation(say(f"island-{island}"), say("place-holy_island"), lines, now, rules, "ring")


def _standing(view: View, island: str) -> list[Saying]:
    """Who has pieces on an island and beside it."""
    said: list[Saying] = []
    for party, facts in zip(view["parties"], view["derived"]["parties"], strict=True):
        active, inactive = party["active"][island], party["inactive"][island]
        if active or inactive:
            said.append(say("explain-island-novices", owner=facts["name"], active=active, inactive=inactive))
        if island in party["shrines"]:
            said.append(say("explain-island-shrine", owner=facts["name"]))
    said += [
        say("explain-island-figure", figure=f"figure-{name}") for name, at in view["figures"].items() if at == island
    ]
    return said


def _favor_now(view: View, island: str, seat: int) -> Saying:
    """Whether a player may take the favor of an island, and for how many novices."""
    own = view["parties"][seat]
    if island in own["favors"]:
        return say("explain-island-held")
    price = 1 if island in own["shrines"] else 2
    return say("explain-island-price", price=price, active=own["active"][island])


def explain_beside(view: View, island: str, seat: int) -> Explanation:
    """The side of an island, where used novices rest."""
    shown = explain_island(view, island, seat)
    lines = [say("explain-beside"), say("explain-beside-return")]
    title = say("explain-beside-title", island=f"island-{island}")
    return Explanation(
        title, say("place-beside_island"), lines, _standing(view, island), ["LU-5.3", "LU-10.1"], shown.source
    )


def explain_figure(view: View, figure: str, seat: int) -> Explanation:
    """The Moon Priestess, the Master Builder, the Apostate or the Temple Guard."""
    title = say(f"figure-{figure}")
    if figure == "temple_guard":
        standing = [] if view["round"] == 0 else [say("explain-guard-value", value=view["derived"]["guard_value"])]
        lines = [say("explain-temple-guard"), say("explain-temple-guard-moves")]
        return Explanation(
            title, say("explain-kind-figure"), lines, standing, ["LU-7.1", "LU-7.6", "LU-10.4"], "guard_stones"
        )
    lines, rules, source = _figure_lines(view, figure)
    now: list[Saying] = []
    island = view["figures"].get(figure)
    if island is not None:
        now.append(say("explain-figure-at", island=f"island-{island}"))
    following = view["derived"]["next"]
    if following is not None and figure in following:
        now.append(say("explain-figure-next", island=f"island-{following[figure]}"))
    if seat >= 0:
        now += _figure_now(view, figure, seat)
    return Explanation(title, say("explain-kind-figure"), lines, now, rules, source)


def _figure_lines(view: View, figure: str) -> tuple[list[Saying], list[str], str]:
    seats = view["seats"]
    if figure == "moon_priestess":
        points = view["derived"]["priestess_points"]
        steps = int(c.PRIESTESS_MOVES[c.PRIESTESS_OF_SEATS[seats]])
        lines = [
            say("explain-priestess"),
            say("explain-priestess-points", first=points[0], second=points[1], third=points[2]),
            say("explain-figure-steps", steps=steps),
        ]
        own = ("moon_priestess_5", "moon_priestess_6")[c.PRIESTESS_OF_SEATS[seats]]
        return lines, ["LU-9.2", "LU-9.3", "LU-10.2"], f"figures {own}"
    if figure == "master_builder":
        lines = [say("explain-builder"), say("explain-figure-steps", steps=int(c.BUILDER_MOVE))]
        return lines, ["LU-5.10", "LU-10.2"], "figures master_builder"
    lines = [
        say("explain-apostate", extra=int(c.APOSTATE_EXTRA)),
        say("explain-apostate-expel"),
        say("explain-apostate-moves"),
    ]
    return lines, ["LU-9.4", "LU-8.1", "LU-10.3"], "constants"


def _figure_now(view: View, figure: str, seat: int) -> list[Saying]:
    """What a figure would bring or cost a player at the end of this round."""
    facts, island = view["derived"]["parties"][seat], view["figures"].get(figure)
    if figure == "moon_priestess" and "priestess_count" in facts:
        return [say("explain-priestess-you", count=facts["priestess_count"], points=facts["priestess_points"])]
    if figure == "apostate" and "apostate_loss" in facts:
        return [say("explain-apostate-you", loss=facts["apostate_loss"])]
    if figure == "master_builder" and island is not None:
        own = view["parties"][seat]
        if island in own["shrines"]:
            return [say("explain-builder-built")]
        return [say("explain-builder-you", active=own["active"][island], token=1 if "shrine" in own["favors"] else 0)]
    return []
