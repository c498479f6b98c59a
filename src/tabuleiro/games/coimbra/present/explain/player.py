"""What a player has, and the course of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.present.explanation import Explanation, say, say_points
from tabuleiro.games.coimbra.data import components as c

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present.shape import View

PHASES: Final = ("A", "B", "C", "D", "E", "F")
KEPT: Final = ("coins", "guards")
"""The resources that a player keeps."""
_PHASE_RULES: Final = ("CO-6.A1", "CO-6.B1", "CO-6.C1", "CO-6.D2", "CO-6.E1", "CO-6.F1")


def explain_resource(view: View, rest: str, seat: int) -> Explanation:
    """Coins or guards; of whoever asks when no seat is named."""
    resource, _, owner = rest.partition(":")
    whose = int(owner) if owner else seat
    lines = [say(f"explain-{resource}"), say("explain-limit", limit=c.LIMIT)]
    now = []
    if whose >= 0:
        player = view["players"][whose]
        held = player["coins"] if resource == "coins" else player["guards"]
        now.append(say("explain-resource-has", owner=f"seat-{whose}", n=held))
    title = say(f"explain-{resource}-title")
    return Explanation(title, say("explain-kind-resource"), lines, now, ["CO-4.3", "CO-6.C5"], "limits")


def explain_crowns(view: View, owner: str, _: int) -> Explanation:
    """The crowns of a player."""
    now = [say("explain-crowns-has", owner=f"seat-{owner}", crowns=view["derived"]["players"][int(owner)]["crowns"])]
    title = say("explain-crowns-title")
    return Explanation(
        title, say("explain-kind-resource"), [say("explain-crowns-use")], now, ["CO-6.D1", "CO-6.D2", "CO-10.6"], ""
    )


def explain_diplomas(view: View, owner: str, _: int) -> Explanation:
    """The diplomas of a player."""
    standing = view["derived"]["players"][int(owner)]
    now = [
        say("explain-diplomas-has", diploma=f"diploma-{diploma}", n=n)
        for diploma, n in standing["diplomas"].items()
        if n
    ]
    now.append(say("explain-diplomas-worth", owner=f"seat-{owner}", points=standing["projected"]["diplomas"]))
    lines = [say("explain-diplomas")]
    return Explanation(
        say("category-diplomas"), say("explain-kind-resource"), lines, now, ["CO-10.4", "CO-6.C7"], "diploma_scoring"
    )


def explain_shutters(view: View, owner: str, _: int) -> Explanation:
    """The shutters of a player board: the dice that were retrieved."""
    now = [
        say("explain-shutters-has", owner=f"seat-{owner}", dice=len(view["derived"]["players"][int(owner)]["board"]))
    ]
    title = say("explain-shutters-title")
    return Explanation(
        title, say("explain-kind-place"), [say("explain-shutters")], now, ["CO-6.C2", "CO-6.E3"], "player_board"
    )


def explain_pilgrim(view: View, owner: str, _: int) -> Explanation:
    """The pilgrim of a player."""
    node = view["players"][int(owner)]["pilgrim"]
    now = [] if node is None else [say("explain-pilgrim-at", owner=f"seat-{owner}", node=f"node-{node}")]
    return Explanation(
        say("piece-pilgrim"), say("explain-kind-piece"), [say("explain-map")], now, ["CO-7.2", "CO-7.7"], ""
    )


def explain_class(view: View, rest: str, _: int) -> Explanation:
    """How far a player is on a track, and how many cards of its class he has."""
    name, owner = rest.split(":")
    standing, player = view["derived"]["players"][int(owner)], view["players"][int(owner)]
    cards = len([card for card in player["cards"] if view["derived"]["cards"][card]["class"] == name])
    now = [
        say("explain-track-space", owner=f"seat-{owner}", space=standing["influence"][name]),
        say("explain-class-cards", cards=cards),
    ]
    lines = [say("explain-track"), say("explain-class")]
    return Explanation(
        say(f"class-{name}"), say("explain-kind-class"), lines, now, ["CO-1.13", "CO-8.1"], f"class {name}"
    )


def explain_score(view: View, owner: str, _: int) -> Explanation:
    """The points of a player, and what the game would add if it ended now."""
    standing = view["derived"]["players"][int(owner)]
    total = say("explain-score-total", owner=f"seat-{owner}", points=standing["total"])
    return Explanation(
        say("resource-vp"),
        say("explain-kind-points"),
        [say("explain-score")],
        [*say_points(standing["projected"]), total],
        ["CO-10.1", "CO-4.4"],
        "final_scoring",
    )


def explain_score_track(view: View, _: str, __: int) -> Explanation:
    """The score track around the board."""
    now = [
        say("explain-resource-has", owner=f"seat-{seat}", n=player["points"])
        for seat, player in enumerate(view["players"])
    ]
    return Explanation(
        say("piece-score_track"),
        say("explain-kind-points"),
        [say("explain-score")],
        now,
        ["CO-4.4", "CO-10.1"],
        "score_track",
    )


def explain_round(view: View, _: str, __: int) -> Explanation:
    """The course of the rounds."""
    lines = [say("explain-round", rounds=c.ROUNDS), *[say(f"explain-phase-{phase}") for phase in PHASES]]
    now = [say("explain-round-now", round=view["round"], left=c.ROUNDS - view["round"]), say(f"phase-{view['phase']}")]
    return Explanation(say("explain-round-title"), say("explain-kind-course"), lines, now, ["CO-5.1"], "")


def explain_phase(view: View, phase: str, _: int) -> Explanation:
    """A phase of the round."""
    title = say("explain-phase-title", letter=f"explain-letter-{phase}")
    now = [say(f"phase-{view['phase']}")]
    rule = _PHASE_RULES[PHASES.index(phase)]
    return Explanation(title, say("explain-kind-course"), [say(f"explain-phase-{phase}")], now, [rule, "CO-5.1"], "")


def explain_zone(view: View, zone: str, _: int) -> Explanation:
    """A zone of a player board: when the cards in it work."""
    now = [
        say("explain-zone-has", owner=f"seat-{seat}", cards=len(_in_zone(view, seat, zone)))
        for seat in range(view["seats"])
    ]
    title = say(f"zone-{zone}")
    return Explanation(
        title, say("explain-kind-place"), [say(f"explain-zone-{zone}")], now, ["CO-1.2", "CO-6.C6"], "player_board"
    )


def _in_zone(view: View, seat: int, zone: str) -> list[str]:
    return [card for card in view["players"][seat]["cards"] if view["derived"]["cards"][card]["zone"] == zone]
