"""Actions, events and offers as plain data, in the words of docs/protocol.md.

Every move makes some dozens of them, for everybody who may act next: that is why they are made where it is compiled.
"""

from tabuleiro.core.action import Action
from tabuleiro.core.event import Event
from tabuleiro.core.play import Offer, offer
from tabuleiro.core.present.why import UNPAYABLE, TooDear
from tabuleiro.core.state import State


def encode_action(action: Action) -> dict[str, object]:
    """A described action."""
    return {
        "id": action.id,
        "text": action.text,
        "kind": action.kind,
        "seat": action.seat,
        "elements": action.elements,
        "message": action.message,
        "arguments": action.arguments,
    }


def encode_event(event: Event) -> dict[str, object]:
    """A public event."""
    return {"kind": event.kind, "seat": event.seat, "elements": event.elements, "arguments": event.arguments}


def encode_events(events: list[Event]) -> list[dict[str, object]]:
    """Public events, in their order."""
    return [encode_event(event) for event in events]


def encode_offer(offered: Offer) -> dict[str, object]:
    """A legal action with its preview."""
    encoded = encode_action(offered.action)
    encoded["preview"] = encode_events(offered.preview)
    encoded["hands_over"] = offered.hands_over
    return encoded


def encode_offers(state: State, *, settling: bool) -> list[dict[str, object]]:
    """Everything that the deciding seat may do, each with its preview."""
    return [encode_offer(offer(state, action, settling=settling)) for action in state.legal()]


def encode_dear(dear: TooDear) -> dict[str, object]:
    """An action that costs too much, and the refusal that says so."""
    rule, message, arguments = dear.refusal
    encoded = encode_action(dear.action)
    encoded["refusal"] = {"rule": rule, "message": message, "arguments": arguments, "sort": UNPAYABLE}
    return encoded
