"""The moments of a game that are worth looking at: at most seven, each with one sentence."""

from collections.abc import Sequence
from typing import Final

from tabuleiro.learn.analysis.plan import Plan
from tabuleiro.learn.analysis.seat_report import Moments
from tabuleiro.learn.analysis.shape import DecisionShape, KeyMomentShape, TurnShape
from tabuleiro.learn.estimate.outlook import WHOLE

MOST: Final = 7
DECIDED: Final = 9_000
"""A game is decided where its winner never falls below this again."""
LUCKY: Final = 0.3
"""A draw is lucky from this part of a fair share on."""
BAD: Final = ("inaccuracy", "mistake", "blunder")


def find_key_moments(
    plan: Plan, graph: Sequence[list[int]], moments: Moments, turns: Sequence[TurnShape]
) -> list[KeyMomentShape]:
    """The key moments in the order of the game; of several at one ply the first kind is told."""
    found = [
        *_swings(moments, turns),
        *_decided(plan, graph),
        *_leaders(plan, graph),
        *_finds(turns),
        *_worst(turns),
        *_draws(plan, moments),
    ]
    chosen: dict[int, KeyMomentShape] = {}
    for one in found:
        if len(chosen) < MOST:
            chosen.setdefault(one["ply"], one)
    return sorted(chosen.values(), key=lambda one: one["ply"])


def _swings(moments: Moments, turns: Sequence[TurnShape]) -> list[KeyMomentShape]:
    """The turn or draw by which the shares changed most (total variation)."""
    changes: dict[int, list[list[int]]] = {}
    found: list[tuple[int, KeyMomentShape]] = []
    for one in moments:
        if one["kind"] == "decision":
            changes.setdefault(one["turn"], []).append(_effect(one))
        else:
            seat = max(range(len(one["luck"])), key=lambda other: abs(one["luck"][other]))
            size = sum(abs(change) for change in one["luck"])
            found.append((size, _moment("swing", one["ply"], None, seat, one["luck"][seat])))
    for turn, effects in changes.items():
        if turns[turn]["about"]:
            continue
        total = [sum(effect[seat] for effect in effects) for seat in range(len(effects[0]))]
        seat = turns[turn]["seat"]
        size = sum(abs(change) for change in total)
        found.append((size, _moment("swing", turns[turn]["from"], turn, seat, total[seat])))
    largest = max(found, key=lambda pair: (pair[0], -pair[1]["ply"]), default=None)
    return [largest[1]] if largest is not None and largest[0] > 0 else []


def _effect(decision: DecisionShape) -> list[int]:
    pairs = zip(decision["after_played"], decision["after_best"], strict=True)
    return [after - best for after, best in pairs]


def _decided(plan: Plan, graph: Sequence[list[int]]) -> list[KeyMomentShape]:
    """The beginning of the turn from which on the winner stays nearly certain."""
    if len(graph[0]) == 1:
        return []
    winner = graph[-1].index(max(graph[-1]))
    if graph[-1][winner] < DECIDED:
        return []
    first = len(graph) - 1
    while first > 0 and graph[first - 1][winner] >= DECIDED:
        first -= 1
    if not 0 < first < len(graph) - 1:
        return []
    turn = max((number for number, span in enumerate(plan.turns) if span.first <= first), default=None)
    return [_moment("decided", first, turn, winner, graph[first][winner] - graph[first - 1][winner])]


def _leaders(plan: Plan, graph: Sequence[list[int]]) -> list[KeyMomentShape]:
    """Where the seat that led in the end took the lead for good."""
    if len(graph[0]) == 1:
        return []
    leader, place = _leader(graph[-1]), len(graph) - 1
    while place > 0 and _leader(graph[place - 1]) == leader:
        place -= 1
    if place == 0:
        return []
    before = max((number for number, span in enumerate(plan.turns) if span.first < place), default=None)
    return [_moment("leader", place, before, leader, graph[place][leader] - graph[place - 1][leader])]


def _leader(row: Sequence[int]) -> int:
    return max(range(len(row)), key=lambda seat: (row[seat], -seat))


def _finds(turns: Sequence[TurnShape]) -> list[KeyMomentShape]:
    """The find at which most was at stake."""
    finds = [turn for turn in turns if turn["grade"] == "find"]
    best = max(finds, key=lambda turn: turn["stakes"], default=None)
    return [] if best is None else [_moment("find", best["from"], best["turn"], best["seat"], 0)]


def _worst(turns: Sequence[TurnShape]) -> list[KeyMomentShape]:
    """Each seat's worst turn, if it was a bad one beyond doubt; the worst of all first."""
    worst: dict[int, TurnShape] = {}
    for turn in turns:
        if turn["grade"] in BAD and not turn["about"]:
            known = worst.get(turn["seat"])
            if known is None or turn["r"] > known["r"]:
                worst[turn["seat"]] = turn
    ordered = sorted(worst.values(), key=lambda turn: -turn["r"])
    return [_moment("worst", turn["from"], turn["turn"], turn["seat"], -turn["loss"]) for turn in ordered]


def _draws(plan: Plan, moments: Moments) -> list[KeyMomentShape]:
    """The luckiest and the unluckiest draw of all seats, if they were more than little."""
    seats = plan.record.seats
    if seats == 1:
        return []
    chains = [one for one in moments if one["kind"] == "chance"]
    draws = [(one["luck"][seat], one["ply"], seat) for one in chains for seat in range(seats)]
    told: list[KeyMomentShape] = []
    if draws:
        luck, ply, seat = max(draws, key=lambda one: (one[0], -one[1]))
        if luck >= LUCKY * WHOLE / seats:
            told.append(_moment("luck", ply, None, seat, luck))
        luck, ply, seat = min(draws)
        if -luck >= LUCKY * WHOLE / seats:
            told.append(_moment("unlucky", ply, None, seat, luck))
    return told


def _moment(kind: str, ply: int, turn: int | None, seat: int, change: int) -> KeyMomentShape:
    return {"kind": kind, "ply": ply, "turn": turn, "seat": seat, "change": change}  # type: ignore[typeddict-item]
