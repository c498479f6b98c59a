"""A hint: up to three different turns of whoever decides, the best first, each with what it comes to, and why."""

from typing import Final, NamedTuple

from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core.errors import InputError
from tabuleiro.core.present.encoded import encode_action, encode_event, encode_events
from tabuleiro.core.state import State
from tabuleiro.learn.estimate.calibration import Curve, NoEstimate, find_curve
from tabuleiro.learn.estimate.outlook import Outlook, read_outlook
from tabuleiro.learn.estimate.worth import Judgement, judge_decision
from tabuleiro.learn.hints.reasons import Compared, Reason, find_reasons
from tabuleiro.learn.hints.turn_story import TurnStory, tell_turn

NODES: Final = 300_000
"""Positions that a hint looks at: about a second."""
DEEPER: Final = 5
"""How many times as many positions thinking longer looks at."""


class NothingToDecide(InputError):
    """A position in which no seat has to decide."""


class HintTurn(NamedTuple):
    """One turn: told, what it comes to, how often the search tried it, and why the best turn is better."""

    story: TurnStory
    outlook: Outlook | None
    visits: int
    reasons: list[Reason]


class Hint(NamedTuple):
    """What is known about a decision. `unproven` says why there are no numbers; "" when there are."""

    seat: int
    searched: int
    forced: bool
    turns: list[HintTurn]
    unproven: str


def give_hint(state: State, nodes: int = NODES) -> Hint:
    """A hint for whoever decides; what is forced is told without a search."""
    if state.to_act() < 0:
        raise NothingToDecide("nothing-to-decide", "no seat decides here", {})
    legal = state.legal()
    curve, unproven = _find_curve(state)
    if len(legal) == 1:
        return Hint(state.to_act(), 0, True, [HintTurn(tell_turn(state, legal), None, 0, [])], unproven)
    return read_hint(state, judge_decision(state, nodes), curve, unproven)


def _find_curve(state: State) -> tuple[Curve | None, str]:
    try:
        return find_curve(state.game(), int(state.seats)), ""
    except NoEstimate as reason:
        return None, reason.key


def read_hint(state: State, judged: Judgement, curve: Curve | None, unproven: str) -> Hint:
    """A hint out of what a search has found."""
    seat, progress = state.to_act(), state.progress() / 1000
    scale = find_evaluation(state.game(), int(state.seats)).scale
    turns: list[HintTurn] = []
    for found in judged.candidates:
        story = tell_turn(state, found.line)
        if any(turn.story.end == story.end for turn in turns):
            continue  # the same turn in another order
        outlook = None if curve is None else read_outlook(curve, found, seat, progress)
        reasons: list[Reason] = []
        if turns:
            best = Compared(turns[0].story, turns[0].outlook)
            reasons = find_reasons(state.game(), seat, best, Compared(story, outlook), scale)
        turns.append(HintTurn(story, outlook, found.visits, reasons))
    return Hint(seat, judged.searched, False, turns, unproven)


def encode_hint(hint: Hint) -> dict[str, object]:
    """A hint as JSON."""
    return {
        "seat": hint.seat,
        "searched": hint.searched,
        "forced": hint.forced,
        "unproven": hint.unproven,
        "turns": [encode_turn(turn) for turn in hint.turns],
    }


def encode_turn(turn: HintTurn) -> dict[str, object]:
    """A turn as JSON: `actions` is the whole line, its first `own` actions are the turn."""
    story = turn.story
    return {
        "actions": [encode_action(step.action) for step in story.steps],
        "events": [encode_events(step.events) for step in story.steps],
        "own": story.own,
        "drawn": story.drawn,
        "visits": turn.visits,
        "outlook": None if turn.outlook is None else turn.outlook._asdict(),
        "reasons": [encode_reason(reason) for reason in turn.reasons],
    }


def encode_reason(reason: Reason) -> dict[str, object]:
    """A reason as JSON."""
    event = None if reason.event is None else encode_event(reason.event)
    return {"message": reason.message, "arguments": reason.arguments, "rule": reason.rule, "event": event}
