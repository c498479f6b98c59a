"""Why one turn is better than another: what only one of them does, brings or leaves to others. No free text."""

from typing import Final, NamedTuple

from tabuleiro.core.action import Arguments
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.learn.estimate.outlook import WHOLE, Outlook
from tabuleiro.learn.hints.turn_story import TurnStory

MOST: Final = 3
"""No more reasons are told."""
LEAST_SHARE: Final = 100
"""What another seat gains by the worse turn is told from one hundredth of the win on."""
EVENT_SIZE: Final = 0.15
"""How much an event counts that only one of two turns has, beside points in parts of a clear lead."""
END_SIZE: Final = 2.0


class Reason(NamedTuple):
    """A message `reason-*` with its arguments, the rule behind it, and the event that it is about, if any."""

    message: str
    arguments: Arguments
    rule: str = ""
    event: Event | None = None
    size: float = 0.0


class Compared(NamedTuple):
    """One of two turns that are compared."""

    story: TurnStory
    outlook: Outlook | None


def find_reasons(game: Game, seat: int, better: Compared, worse: Compared, scale: float) -> list[Reason]:
    """The reasons why one turn is better than another, the weightiest first; none where none is plain.

    `scale` is how many points make a clear lead in this game.
    """
    found = [
        *_ends(better.story, worse.story),
        *_points(better.story, worse.story, scale),
        *_events(game, better.story, worse.story),
        *_others(seat, better.outlook, worse.outlook),
    ]
    found.sort(key=lambda reason: -reason.size)
    return found[:MOST]


def _ends(better: TurnStory, worse: TurnStory) -> list[Reason]:
    if better.ends_game == worse.ends_game:
        return []
    return [Reason("reason-ends" if better.ends_game else "reason-goes-on", {}, size=END_SIZE)]


def _points(better: TurnStory, worse: TurnStory, scale: float) -> list[Reason]:
    """The category in which the better turn brings most more, and the one in which it brings most less."""
    rules = worse.rules | better.rules
    more = {
        category: better.points.get(category, 0) - worse.points.get(category, 0)
        for category in dict.fromkeys((*better.points, *worse.points))
    }
    reasons: list[Reason] = []
    for category in sorted(more, key=lambda one: -abs(more[one])):
        points = more[category]
        message = "reason-more-points" if points > 0 else "reason-fewer-points"
        if points != 0 and not any(reason.message == message for reason in reasons):
            named = f"category-{category}" if category else "points-so-far"
            told: Arguments = {"category": named, "points": abs(points)}
            reasons.append(Reason(message, told, rules.get(category, ""), size=abs(points) / scale))
    return reasons


def _events(game: Game, better: TurnStory, worse: TurnStory) -> list[Reason]:
    """What only one of the two turns makes happen: the first kind of event with a rule, of either."""
    reasons: list[Reason] = []
    for message, one, other in (("reason-only-this", better, worse), ("reason-only-that", worse, better)):
        kinds = {event.kind for event in other.turn_events()}
        for event in one.turn_events():
            rule = game.event_rule(event)
            if event.kind not in kinds and rule:
                reasons.append(Reason(message, {}, rule, event, EVENT_SIZE))
                break
    return reasons


def _others(seat: int, better: Outlook | None, worse: Outlook | None) -> list[Reason]:
    """The other seat that gains most by the worse turn."""
    if better is None or worse is None or better.shares is None or worse.shares is None:
        return []
    gains = [after - before for before, after in zip(better.shares, worse.shares, strict=True)]
    others = [other for other in range(len(gains)) if other != seat]
    most = max(others, key=lambda other: gains[other], default=seat)
    if most == seat or gains[most] < LEAST_SHARE:
        return []
    told: Arguments = {"player": f"seat-{most}", "share": round(gains[most] / (WHOLE // 1000))}
    return [Reason("reason-leaves", told, size=2.0 * gains[most] / WHOLE)]
