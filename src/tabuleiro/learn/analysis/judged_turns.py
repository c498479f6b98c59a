"""Some turns of a game judged by themselves: whoever asks about a few need not pay for the whole analysis."""

from collections.abc import Collection

from tabuleiro.core.records.replay import begin
from tabuleiro.learn.analysis.assembly import grade_turns
from tabuleiro.learn.analysis.block import judge_action
from tabuleiro.learn.analysis.measure import find_measure
from tabuleiro.learn.analysis.plan import Plan
from tabuleiro.learn.analysis.shape import DecisionShape, DrawShape, TurnShape


def judge_turns(plan: Plan, wanted: Collection[int], nodes: int) -> list[TurnShape]:
    """The turns of these numbers as an analysis tells them that gives every decision so many positions."""
    stops = {stop.ply: stop for stop in plan.stops if stop.turn in wanted}
    state, moments = begin(plan.record), list[DecisionShape | DrawShape]()
    game = state.game()
    for ply, one in enumerate(plan.record.plies):
        action = game.parse(one.text)
        if ply in stops:
            decision, _ = judge_action(state, action, nodes)
            decision["ply"], decision["turn"] = ply, stops[ply].turn
            moments.append(decision)
        state.apply(action)
    graded = grade_turns(plan, moments, find_measure(state).unit, frozenset())
    return [graded[number] for number in sorted(wanted)]
