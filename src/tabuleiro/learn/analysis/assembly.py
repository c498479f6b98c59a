"""An analysis out of whatever blocks are there: at any time, and the same for the same blocks."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tabuleiro.core.action import CHANCE
from tabuleiro.core.records.replay import begin
from tabuleiro.core.registry import find_game
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.block import Found, TaskFound
from tabuleiro.learn.analysis.draws import read_draw
from tabuleiro.learn.analysis.grade import ABOUT, accuracy_of, grade_of
from tabuleiro.learn.analysis.key_moments import find_key_moments
from tabuleiro.learn.analysis.measure import UNTOLD, find_measure
from tabuleiro.learn.analysis.plan import Plan, looks_of
from tabuleiro.learn.analysis.scores import read_rounds, read_scores
from tabuleiro.learn.analysis.seat_report import Moments, counted_loss, report_seat
from tabuleiro.learn.analysis.shape import SCHEMA, AnalysisShape, DecisionShape, DrawShape, Grade, TurnShape
from tabuleiro.learn.estimate.calibration import find_calibration

NAME: Final = 16
"""Digits of its key that name an analysis."""

Results = Mapping[int, Found | None]
"""What blocks found, by their numbers; None for one that failed twice."""


def assemble(plan: Plan, results: Results, hinted: frozenset[int] = frozenset()) -> AnalysisShape:
    """What is known by now; `hinted` are the plies at which a hint was taken."""
    record = plan.record
    last = last_position(plan)
    scores, categories = read_scores(record, plan.turns)
    result = last.result()
    found = _found(plan, results)
    moments = _moments(plan, found)
    analysis = AnalysisShape(
        schema=SCHEMA,
        id=plan.key[:NAME],
        key=plan.key,
        game=record.game,
        version=record.version,
        components=record.components,
        seats=record.seats,
        options=record.options,
        players=record.players,
        parties=last.game().parties(record.seats),
        budget=plan.budget,
        engine=plan.engine,
        state="running" if plan.missing(results) else "done",
        finished=result is not None,
        truncated=result is not None and result.truncated,
        unproven=plan.unproven,
        measure="margin" if record.seats == 1 else "share",
        done=len(results),
        of=len(plan.blocks),
        missing=_gaps(plan, results),
        no_luck=_no_luck(plan),
        graph=[],
        margin=None,
        moments=moments,
        turns=[],
        seat_reports=[],
        key_moments=[],
        rounds=read_rounds(record),
        scores=scores,
        categories=categories,
    )
    unit = (lambda _: 1.0) if plan.unproven else find_measure(last).unit
    rows = draw_graph(plan, moments, last) if moments else []
    analysis["turns"] = grade_turns(plan, moments, unit, hinted)
    if not moments:
        return analysis
    analysis["seat_reports"] = [
        report_seat(seat, plan, rows, moments, analysis["turns"], unit) for seat in range(record.seats)
    ]
    analysis["key_moments"] = find_key_moments(plan, rows, moments, analysis["turns"])
    if record.seats > 1:
        analysis["graph"] = rows
    else:
        _tell_alone(analysis, plan, found, last)
    return analysis


def _gaps(plan: Plan, results: Results) -> int:
    """How many blocks of the last pass failed; what the quick pass lacks the whole one makes good."""
    last_pass = range(plan.quick if plan.quick < len(plan.blocks) else 0, len(plan.blocks))
    return sum(number in results and results[number] is None for number in last_pass)


def last_position(plan: Plan) -> State:
    """Where the game ended, or was left."""
    state = begin(plan.record)
    game = state.game()
    for ply in plan.record.plies:
        state.apply(game.parse(ply.text))
    return state


def _found(plan: Plan, results: Results) -> dict[int, list[TaskFound]]:
    """By ply of a stop what was found there: by the whole pass if that is complete, else by the quick one."""
    passes: list[dict[int, list[TaskFound]]] = [defaultdict(list), defaultdict(list)]
    for block in plan.blocks:
        for one in results.get(block.number) or []:
            passes[block.number >= plan.quick][one["ply"]].append(one)
    known: dict[int, list[TaskFound]] = {}
    for stop in plan.stops:
        wanted = len(looks_of(stop)) if stop.actor == CHANCE else 1
        for found in passes:
            if len(found[stop.ply]) == wanted:
                known[stop.ply] = found[stop.ply]
    return known


def read_moments(plan: Plan, results: Results) -> list[DecisionShape | DrawShape]:
    """Every decision and draw that is known by now."""
    return _moments(plan, _found(plan, results))


def _moments(plan: Plan, found: Mapping[int, list[TaskFound]]) -> list[DecisionShape | DrawShape]:
    """Every decision and draw that was judged, in the order of the game."""
    moments: list[DecisionShape | DrawShape] = []
    calibration = find_calibration(find_game(plan.record.game))
    confirmed = {} if calibration is None else calibration.draws
    for place, stop in enumerate(plan.stops):
        looks = found.get(stop.ply)
        if looks is None:
            continue
        if stop.actor == CHANCE:
            is_first = place == 0 and all(turn.first > stop.ply for turn in plan.turns)
            opens = is_first and plan.record.position is None
            moments.append(read_draw(stop, looks, opens=opens, confirmed=confirmed.get(stop.kind, 1.0)))
        else:
            moments.append(looks[0]["decision"])
    return moments


def _no_luck(plan: Plan) -> bool:
    """Whether chance draws before the first decision only."""
    decided = [stop.ply for stop in plan.stops if stop.actor != CHANCE]
    return not any(stop.actor == CHANCE and stop.ply > min(decided, default=0) for stop in plan.stops)


def draw_graph(plan: Plan, moments: Moments, last: State) -> list[list[int]]:
    """What every seat had before every ply, and at the end; alone the margin.

    At a decision it is what the best candidate comes to, throughout a chain of chance what could be expected of it, at
    a forced ply the next value. A game that was not finished ends with the last estimate.
    """
    by_ply = {one["ply"]: one for one in moments}
    if last.result() is not None:
        row = find_measure(last).final(last)
    else:
        final = moments[-1]
        row = final["after_played"] if final["kind"] == "decision" else final["got"]
    rows = [row]
    drawn: dict[int, list[int]] = {}
    for one in moments:
        if one["kind"] == "chance":
            drawn |= dict.fromkeys(range(one["ply"], one["ply"] + one["plies"]), one["expected"])
    for ply in reversed(range(len(plan.record.plies))):
        here = by_ply.get(ply)
        if here is not None and here["kind"] == "decision":
            row = here["after_best"]
        elif ply in drawn:
            row = drawn[ply]
        rows.append(row)
    rows.reverse()
    return rows


def grade_turns(plan: Plan, moments: Moments, unit: Callable[[int], float], hinted: frozenset[int]) -> list[TurnShape]:
    """Every turn with its grade; one without a choice, or that was not judged, is forced."""
    decisions: dict[int, list[DecisionShape]] = defaultdict(list)
    for one in moments:
        if one["kind"] == "decision":
            decisions[one["turn"]].append(one)
    turns: list[TurnShape] = []
    for number, span in enumerate(plan.turns):
        those = decisions[number]
        share = those[0]["before"][span.seat] if those else 0
        whole = unit(share)
        loss = sum(counted_loss(one) for one in those)
        doubt = sum(one["doubt"] for one in those if one["loss"] > 0)
        r = round(loss / whole, 4)
        turns.append(
            {
                "turn": number,
                "seat": span.seat,
                "from": span.first,
                "to": span.end,
                "r": r,
                "grade": _grade(r, those),
                "about": doubt / whole > ABOUT,
                "stakes": round(sum(one["stakes"] for one in those) / whole, 4),
                "accuracy": round(accuracy_of(r), 1),
                "loss": loss,
                "doubt": doubt,
                "share": share,
                "hinted": any(span.first <= ply < span.end for ply in hinted),
            }
        )
    return turns


def _grade(r: float, decisions: Sequence[DecisionShape]) -> Grade:
    if not decisions:
        return "forced"
    if r <= 0 and any(one["usual"] is not None for one in decisions):
        return "find"
    return grade_of(r)


def _tell_alone(analysis: AnalysisShape, plan: Plan, found: Mapping[int, list[TaskFound]], last: State) -> None:
    """Alone: the band of the margin before every ply, and the chance to win where it can be told."""
    band = find_measure(last).final_band(last) if last.result() is not None else None
    rows: list[list[int]] = []
    for ply in reversed(range(len(plan.record.plies) + 1)):
        band = _band(found[ply]) if ply in found else band
        if band is not None:
            rows.append(band)
    rows += [rows[-1]] * (len(plan.record.plies) + 1 - len(rows))
    rows.reverse()
    analysis["margin"] = [row[:3] for row in rows]
    if rows[0][3] != UNTOLD:
        analysis["graph"] = [row[3:] for row in rows]


def _band(looks: Sequence[TaskFound]) -> list[int]:
    """The band of a decision, or the mean of those of the outcomes of a draw."""
    bands = [(look["band"], look["weight"]) for look in looks if look["band"] is not None]
    total = sum(weight for _, weight in bands)
    return [round(sum(band[place] * weight for band, weight in bands) / total) for place in range(4)]
