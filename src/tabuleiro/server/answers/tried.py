"""Turns as they are told: one that somebody tries, and one that somebody is shown."""

from tabuleiro.core.event import Event
from tabuleiro.core.present.encoded import encode_action, encode_events, encode_offers
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.tried import TriedTurn
from tabuleiro.learn.hints.turn_story import TurnStory


def tell_try(state: State, tried: TriedTurn) -> dict[str, object]:
    """The position after a try, how it came there, and what can be done."""
    after, trial = tried.after, state.copy()
    played: list[dict[str, object]] = []
    trial.journal = events = list[Event]()
    for action in tried.actions:
        played.append(encode_action(trial.describe(action)))
        trial.apply(action)
    return {
        "view": after.view(),
        "actor": after.to_act(),
        "legal": [] if tried.has_ended else encode_offers(after, settling=True),
        "played": played,
        "events": encode_events(events),
        "ended": tried.has_ended,
    }


def tell_line(story: TurnStory) -> dict[str, object]:
    """A turn, told."""
    return {
        "actions": [encode_action(step.action) for step in story.steps],
        "events": [encode_events(step.events) for step in story.steps],
        "own": story.own,
        "drawn": story.drawn,
    }
