"""Grades, accuracy and key moments: the formulas, held against numbers that were reckoned by hand."""

import pytest

from tabuleiro.core.records.record import Record
from tabuleiro.learn.analysis.assembly import grade_turns
from tabuleiro.learn.analysis.grade import Play, accuracy, accuracy_of, grade_of, interval
from tabuleiro.learn.analysis.plan import Plan, Span
from tabuleiro.learn.analysis.seat_report import close_ledger, counted_loss
from tabuleiro.learn.analysis.shape import DecisionShape


def decision(best: list[int], played: list[int], doubt: int) -> DecisionShape:
    """A decision of seat 1."""
    return DecisionShape(
        kind="decision",
        ply=0,
        actor=1,
        turn=0,
        decision="main",
        legal=5,
        played="a",
        best="b",
        loss=best[1] - played[1],
        doubt=doubt,
        stakes=1000,
        before=best,
        after_best=best,
        after_played=played,
        candidates=[],
        line=["b"],
        own=1,
        usual=None,
        reasons=[],
    )


def test_the_example_of_four_seats() -> None:
    """A loss of 6 points with a doubt of 1 is 0.15 of a chance of 0.33: an inaccuracy, accuracy 72."""
    one = decision([2900, 3300, 2200, 1600], [3100, 2700, 2500, 1700], 100)
    assert counted_loss(one) == 500
    r = counted_loss(one) / 3300
    assert round(r, 2) == 0.15
    assert grade_of(r) == "inaccuracy"
    assert round(accuracy_of(r)) == 72
    graph = [one["after_best"], one["after_played"]]
    assert close_ledger(1, graph, [one])["own"] == -600
    assert [close_ledger(seat, graph, [one])["others"] for seat in (0, 2, 3)] == [200, 300, 100]
    assert all(close_ledger(seat, graph, [one])["drift"] == 0 for seat in range(4))


@pytest.mark.parametrize(
    ("r", "grade"),
    [
        (0.0, "best"),
        (0.001, "good"),
        (0.05, "fair"),
        (0.0999, "fair"),
        (0.10, "inaccuracy"),
        (0.20, "mistake"),
        (0.2999, "mistake"),
        (0.30, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_grades_begin_at_their_limits(r: float, grade: str) -> None:
    assert grade_of(r) == grade


def test_a_turn_is_graded_by_the_loss_that_is_told() -> None:
    """833 of 8,333 is told as 0.1000, and nobody reads "fair" beside that."""
    one = decision([1667, 8333], [2500, 7500], 0)
    plan = Plan(Record("toy", 1, "", 2, {}, [], "", "", [], ""), "quick", "", "", "", [], [Span(1, 0, 1, 0)], [], 0)
    (turn,) = grade_turns(plan, [one], float, frozenset())
    assert (turn["r"], turn["grade"]) == (0.1, "inaccuracy")


def test_accuracy_at_the_limits() -> None:
    assert [round(accuracy_of(r)) for r in (0.0, 0.1, 0.2, 0.3)] == [100, 80, 64, 52]


def test_what_anybody_would_have_played_does_not_count() -> None:
    assert accuracy([Play(0.0, 0.005)]) is None
    assert interval([Play(0.0, 0.005)]) is None
    assert accuracy([Play(0.3, 0.2), Play(0.0, 0.005)]) == pytest.approx(accuracy_of(0.3))


def test_a_turn_counts_by_what_was_at_stake() -> None:
    high = accuracy([Play(0.0, 0.4), Play(0.3, 0.05)])
    low = accuracy([Play(0.0, 0.05), Play(0.3, 0.4)])
    assert high is not None
    assert low is not None
    assert high > low


def test_the_interval_holds_the_accuracy_and_is_always_the_same() -> None:
    plays = [Play(0.02 * number, 0.1) for number in range(20)]
    told, between = accuracy(plays), interval(plays)
    assert told is not None
    assert between is not None
    assert between[0] < told < between[1]
    assert interval(plays) == between
