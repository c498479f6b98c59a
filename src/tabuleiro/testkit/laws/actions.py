"""The laws of the legal actions of one position: what they are called, what they announce, what they do not touch."""

from tabuleiro.core.action import CHANCE, NOBODY, Action
from tabuleiro.core.digest import digest
from tabuleiro.core.event import Event
from tabuleiro.core.play import hands_over, preview
from tabuleiro.core.state import State
from tabuleiro.testkit.laws.assertions import demand


def check_actions(state: State) -> None:
    """Every law of the legal actions; none may touch the position."""
    game, legal, before = state.game(), state.legal(), digest(state)
    for action in legal:
        _check_description(state, action, state.describe(action))
        for event in preview(state, action):
            check_event(state, event)
        after = state.copy()
        after.apply(action)
        changed = after.to_act() != state.to_act() or state.to_act() == CHANCE
        demand("hands-over", hands_over(state, action) == changed, game.format(action))
    if state.to_act() not in (CHANCE, NOBODY):
        demand("redundant", not all(state.redundant(action) for action in legal), "search may skip every action")
        demand("fallback", state.fallback() in legal, f"{state.fallback()} is not legal")
    demand("actions-pure", digest(state) == before, "describing or previewing changed the position")


def _check_description(state: State, action: int, described: Action) -> None:
    game = state.game()
    text = game.format(action)
    demand("describe", described.id == action, f"{text!r} is described as {described.id}")
    demand("describe", described.text == text, f"{text!r} is described as {described.text!r}")
    demand("describe", described.kind == game.spaces.kind(action), f"{text!r} is described as a {described.kind!r}")
    demand("describe", described.seat == state.to_act(), f"{text!r} is described for seat {described.seat}")
    demand("describe", described.message.startswith("action-"), f"{text!r} has the message {described.message!r}")
    demand("describe", are_elements(described.elements), f"{text!r} is about {described.elements}")


def check_event(state: State, event: Event) -> None:
    """An event is of a listed kind, by somebody at the table, about named elements."""
    game = state.game()
    demand("event-kind", event.kind in game.event_kinds, f"{event.kind!r} is not listed")
    actors = [CHANCE, NOBODY, *range(len(game.parties(int(state.seats))))]
    demand("event-seat", event.seat in actors, f"{event.kind} is by {event.seat}")
    demand("event-elements", are_elements(event.elements), f"{event.kind} is about {event.elements}")


def are_elements(elements: list[str]) -> bool:
    """Whether these are ids of board elements: words such as `route:hamburg_luebeck`, each once."""
    return len(set(elements)) == len(elements) and all(element and not element.isspace() for element in elements)
