"""What an analysis says of one seat: how accurately it played, its luck, and the ledger that explains its result."""

from collections.abc import Callable, Sequence
from typing import Final

from tabuleiro.learn.analysis.grade import Play, accuracy, interval
from tabuleiro.learn.analysis.plan import Plan
from tabuleiro.learn.analysis.shape import (
    GRADES,
    DecisionShape,
    DrawShape,
    LedgerShape,
    PartShape,
    SeatShape,
    TurnShape,
)

PHASES: Final = 3
"""Parts of a game, by its progress, in which it is told."""
FULL: Final = 1000

Moments = Sequence[DecisionShape | DrawShape]


def counted_loss(decision: DecisionShape) -> int:
    """The loss that is beyond doubt: a sum over hundreds of small decisions must not collect noise."""
    return max(decision["loss"] - decision["doubt"], 0)


def report_seat(
    seat: int,
    plan: Plan,
    graph: Sequence[list[int]],
    moments: Moments,
    turns: Sequence[TurnShape],
    unit: Callable[[int], float],
) -> SeatShape:
    """The report of a seat; `unit` is what a loss is measured against, by the share that the seat had."""
    own = [turn for turn in turns if turn["seat"] == seat and turn["grade"] != "forced"]
    decisions = [one for one in moments if one["kind"] == "decision" and one["actor"] == seat]
    plays = [Play(turn["r"], turn["stakes"]) for turn in own]
    ledger = close_ledger(seat, graph, moments)
    told, between = accuracy(plays), interval(plays)
    return SeatShape(
        seat=seat,
        accuracy=None if told is None else round(told, 1),
        interval=None if between is None else [round(end, 1) for end in between],
        gave_away=sum(counted_loss(one) for one in decisions),
        grades={grade: count for grade in GRADES if (count := sum(turn["grade"] == grade for turn in own))},
        by_kind=_by_kind(decisions, unit),
        by_phase=[_phase(number, own, plan) for number in range(PHASES)],
        luck=ledger["luck"],
        adjusted=ledger["result"] - ledger["luck"],
        ledger=ledger,
    )


def close_ledger(seat: int, graph: Sequence[list[int]], moments: Moments) -> LedgerShape:
    """Start, luck, decisions of the seat and of others; the rest is drift: what only a later search saw."""
    luck = sum(one["luck"][seat] for one in moments if one["kind"] == "chance")
    own = others = 0
    for one in moments:
        if one["kind"] == "decision":
            change = one["after_played"][seat] - one["after_best"][seat]
            own, others = (own + change, others) if one["actor"] == seat else (own, others + change)
    start, result = graph[0][seat], graph[-1][seat]
    return LedgerShape(
        start=start, luck=luck, own=own, others=others, drift=result - start - luck - own - others, result=result
    )


def _by_kind(decisions: Sequence[DecisionShape], unit: Callable[[int], float]) -> dict[str, PartShape]:
    parts: dict[str, PartShape] = {}
    for kind in sorted({one["decision"] for one in decisions}):
        those = [one for one in decisions if one["decision"] == kind]
        plays = [_play(one, unit) for one in those]
        parts[kind] = _part(plays, sum(counted_loss(one) for one in those))
    return parts


def _play(decision: DecisionShape, unit: Callable[[int], float]) -> Play:
    """A decision by itself."""
    whole = unit(decision["before"][decision["actor"]])
    return Play(counted_loss(decision) / whole, decision["stakes"] / whole)


def _phase(number: int, own: Sequence[TurnShape], plan: Plan) -> PartShape:
    those = [turn for turn in own if phase_of(plan.turns[turn["turn"]].progress) == number]
    return _part([Play(turn["r"], turn["stakes"]) for turn in those], sum(turn["loss"] for turn in those))


def phase_of(progress: int) -> int:
    """The part of the game that so much progress belongs to."""
    return min(progress * PHASES // FULL, PHASES - 1)


def _part(plays: list[Play], gave_away: int) -> PartShape:
    told = accuracy(plays)
    return PartShape(count=len(plays), gave_away=gave_away, accuracy=None if told is None else round(told, 1))
