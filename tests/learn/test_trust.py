"""How far an analysis can be trusted: errors that were planted, grades that more search leaves alone, and drift."""

import pytest

from learn.analysis_story import believe, played
from tabuleiro.core import find_game
from tabuleiro.learn.analysis import plan
from tabuleiro.learn.analysis.job import run_analysis
from tabuleiro.learn.analysis.judged_turns import judge_turns
from tabuleiro.learn.analysis.plan import QUICK, plan_analysis
from tabuleiro.learn.analysis.proofs import planted as planted_module
from tabuleiro.learn.analysis.proofs.planted import (
    PlantedError,
    PlantedGame,
    find_error,
    part_lost,
    plant,
    prove_planted,
)
from tabuleiro.learn.analysis.proofs.steadiness import (
    Drift,
    SteadyGame,
    TwiceJudged,
    judge_twice,
    prove_steady,
    read_drift,
)
from tabuleiro.learn.estimate.worth import judge_decision, turn_of

FOUND, MISSED = PlantedError(4, 0.5, 900, 200), PlantedError(4, 0.5, 200, 900)
SAME = TwiceJudged("fair", "fair", about=False)
NEAR, FAR = SAME._replace(deeper="good"), SAME._replace(grade="best")
HALVED = [Drift(1000, 500)]


def test_turns_judged_by_themselves_are_those_of_the_whole_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    planned = plan_analysis(played(3, 5), "quick")
    told = run_analysis(planned, 1, None, lambda *_: None)
    assert judge_turns(planned, {0, 2, 3}, QUICK) == [told["turns"][number] for number in (0, 2, 3)]


def test_a_best_turn_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    state = find_game("toy").new(2)
    while len(state.legal()) < 2 or state.to_act() < 0:
        state.apply(state.legal()[0])
    best, _ = turn_of(state, judge_decision(state, QUICK).candidates[0].line)
    assert part_lost(state, best, QUICK) == 0


def test_an_error_is_planted_once_and_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Acorns tells no progress and has no blunders: here any turn at random from the first on counts as one."""
    believe(monkeypatch)
    monkeypatch.setattr(planted_module, "LATEST", 1)
    monkeypatch.setattr(planted_module, "LOST", 0.0)
    monkeypatch.setattr(planted_module, "QUICK", 160)
    asked = PlantedGame("toy", 1, 1)
    planted = plant(asked)
    assert planted is not None
    assert planted == plant(asked)
    assert 0 <= planted.ply < len(planted.record.plies)
    found = find_error(asked)
    assert found is not None
    assert (found.seats, found.r) == (planted.record.seats, round(planted.r, 4))
    assert min(found.loss, found.other) >= 0


def test_a_game_without_an_error_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    monkeypatch.setattr(planted_module, "look_for_error", lambda *_: None)
    assert find_error(PlantedGame("toy", 0, 1)) is None


def test_nearly_all_errors_must_be_found() -> None:
    assert prove_planted([FOUND] * 36 + [MISSED] * 4).passed
    assert not prove_planted([FOUND] * 35 + [MISSED] * 5).passed
    assert not prove_planted([FOUND] * 39).passed, "too few"


def test_a_turn_is_judged_with_both_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    monkeypatch.setattr(plan, "LEAST", 400)
    monkeypatch.setitem(plan.BUDGETS, "standard", 4_000)
    asked = SteadyGame("toy", 0, 1, 3)
    assert len(judge_twice(asked)) == 3
    assert judge_twice(asked) == judge_twice(asked)


def test_grades_must_stay_and_drift_must_fall() -> None:
    proof = prove_steady([SAME] * 90 + [NEAR] * 9 + [FAR], HALVED)
    assert proof.passed
    assert proof.figures == {"turns": 100, "doubtful": 0, "equal": 0.9, "far": 0.01, "drift": 0.5}


@pytest.mark.parametrize(
    ("turns", "drifts"),
    [
        ([SAME] * 80 + [NEAR] * 20, HALVED),
        ([SAME] * 95 + [FAR] * 5, HALVED),
        ([SAME] * 39 + [SAME._replace(about=True)] * 9, HALVED),
        ([SAME] * 100, [Drift(1000, 800)]),
        ([SAME] * 100, []),
    ],
    ids=["grades change", "grades leap", "too few turns are sure", "drift stays", "no drift is known"],
)
def test_what_more_search_overturns_is_not_steady(turns: list[TwiceJudged], drifts: list[Drift]) -> None:
    assert not prove_steady(turns, drifts).passed


def test_drift_is_that_of_all_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    told = run_analysis(plan_analysis(played(2, 5), "quick"), 1, None, lambda *_: None)
    whole = sum(abs(one["ledger"]["drift"]) for one in told["seat_reports"])
    assert read_drift(told, told) == Drift(whole, whole)
