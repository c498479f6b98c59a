"""How actions, events and results are told: as JSON, in the words of docs/protocol.md."""

from hashlib import blake2b

import orjson

from tabuleiro.core.action import NOBODY, Action
from tabuleiro.core.event import Event
from tabuleiro.core.result import Result
from tabuleiro.core.state import Position, State


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


def encode_ply(ply: int, by: str, action: Action, events: list[Event]) -> bytes:
    """One line of the log."""
    line = {
        "ply": ply,
        "actor": action.seat,
        "by": by,
        "action": encode_action(action),
        "events": [encode_event(event) for event in events],
    }
    return orjson.dumps(line)


def encode_result(result: Result | None) -> dict[str, object] | None:
    """How the game ended."""
    if result is None:
        return None
    return {
        "standings": [standing._asdict() for standing in result.standings],
        "reasons": result.reasons,
        "truncated": result.truncated,
        "tie_break": result.tie_break,
        "shares": [str(share) for share in result.shares],
        "margin": result.margin,
    }


def encode_offers(state: State, *, settle: bool) -> list[dict[str, object]]:
    """Every legal action, described, with what it would cause and whether it hands over."""
    return [encode_offer(state, action, settle=settle) for action in state.legal()]


def encode_offer(state: State, action: int, *, settle: bool) -> dict[str, object]:
    """One legal action. Forced consequences belong to it: they will be played before the seat is asked again."""
    seat = state.to_act()
    offer = encode_action(state.describe(action))
    trial = state.copy()
    events: list[Event] = []
    trial.journal = events
    trial.apply(action)
    while settle and trial.to_act() == seat:
        legal = trial.legal()
        if len(legal) != 1:
            break
        trial.apply(legal[0])
    offer["preview"] = [encode_event(event) for event in events]
    offer["hands_over"] = trial.to_act() != seat
    return offer


def digest_of_position(position: Position) -> str:
    """The digest of a position's dump: equal to `core.digest`, ten times as fast."""
    return blake2b(orjson.dumps(position, option=orjson.OPT_SORT_KEYS), digest_size=16).hexdigest()


def is_over(state: State) -> bool:
    """Whether nobody is left to act."""
    return state.to_act() == NOBODY
