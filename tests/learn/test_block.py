"""What is judged at one decision or draw: the same turn in another order, who begins, and what chance could bring."""

from collections.abc import Callable
from pathlib import Path

import pytest

from learn.analysis_story import believe
from tabuleiro.bots.appraisal import Appraisal
from tabuleiro.core import CHANCE, State, digest, parse_record, write_record
from tabuleiro.core.records.record import new_record
from tabuleiro.core.records.replay import begin
from tabuleiro.learn.analysis import block as module
from tabuleiro.learn.analysis.block import SMALLEST_LOOK, Block, Task, TaskFound, compute, look_size
from tabuleiro.learn.analysis.draws import confirmed_part, read_draw
from tabuleiro.learn.analysis.plan import Stop
from tabuleiro.learn.analysis.shape import DecisionShape
from tabuleiro.learn.estimate.worth import Judgement

RECORD = Path(__file__).parents[1] / "games" / "hansa_teutonica" / "records" / "prestige_20.tab"


def two_orders() -> tuple[list[int], int, int, State]:
    """The first moment of a game at which two actions can be taken in either order, with the same end."""
    record = parse_record(RECORD.read_text(encoding="utf-8"))
    state, played = begin(record), list[int]()
    for ply in record.plies:
        if state.to_act() != CHANCE and state.decision() == "main":
            found = next((pair for pair in pairs(state) if reached(state, *pair) == reached(state, *pair[::-1])), None)
            if found is not None:
                return played, *found, state
        played.append(state.game().parse(ply.text))
        state.apply(played[-1])
    raise AssertionError("no such moment")


def pairs(state: State) -> list[tuple[int, int]]:
    legal = state.legal()[:12]
    return [(one, other) for one in legal for other in legal if one < other]


def reached(state: State, first: int, second: int) -> str:
    """The position after two actions; what is not allowed leads to no position, and to a different one each time."""
    after, seat = state.copy(), state.to_act()
    after.apply(first)
    if after.to_act() != seat or second not in after.legal():
        return f"{first} first"
    after.apply(second)
    return digest(after)


def judged(monkeypatch: pytest.MonkeyPatch, line: Callable[[int, int], list[int]]) -> DecisionShape:
    """A decision at which the better of two orders was not played."""
    believe(monkeypatch)
    played, best, other, state = two_orders()
    seats, seat = int(state.seats), state.to_act()
    values = {best: 0.6, other: 0.5}
    lines = {best: [best, other], other: line(best, other)}
    candidates = [
        Appraisal(one, 9, 8, expected, expected, lines[one])
        for one in (best, other)
        for expected in [[values[one] if place == seat else (1 - values[one]) / (seats - 1) for place in range(seats)]]
    ]
    monkeypatch.setattr(module, "judge_decision", lambda *_: Judgement(candidates, 100))
    names = [f"player {number}" for number in range(seats)]
    options = parse_record(RECORD.read_text(encoding="utf-8")).options
    text = write_record(new_record(state.game(), options, names, "2026-01-01", [*played, other]))
    found = compute(Block(0, text, 100, (Task(len(played), 0, 0, exact=False),)))
    return found[0]["decision"]


def test_another_order_of_the_best_turn_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    told = judged(monkeypatch, lambda best, other: [other, best])
    assert told["loss"] == 0
    assert told["best"] == told["played"]
    assert told["after_played"] == told["after_best"]


def test_another_turn_loses_what_it_is_worth_less(monkeypatch: pytest.MonkeyPatch) -> None:
    told = judged(monkeypatch, lambda _, other: [other])
    assert told["loss"] > 0
    assert told["best"] != told["played"]
    assert told["loss"] == told["after_best"][told["actor"]] - told["after_played"][told["actor"]]


def look(shares: list[int], first: int, *, drawn: bool = False, weight: int = 1) -> TaskFound:
    return TaskFound(
        ply=0, sample=0, shares=shares, band=None, first=first, nodes=SMALLEST_LOOK, weight=weight, drawn=drawn
    )


def test_before_it_is_drawn_who_begins_all_seats_are_alike() -> None:
    stop = Stop(0, 5, CHANCE, -1, 0, "start_player", 0)
    looks = [look([6000, 4000], 0, drawn=True), look([7000, 3000], 0), look([5000, 5000], 1)]
    told = read_draw(stop, looks, opens=True)
    assert (told["expected"], told["luck"]) == ([5000, 5000], [1000, -1000])
    later = read_draw(stop, looks, opens=False)
    assert later["expected"] == [6000, 4000]
    assert later["doubt"] == 1000
    same = read_draw(stop, [one | {"first": 0} for one in looks], opens=True)
    assert same["expected"] == [6000, 4000], "chance does not draw who begins"


def test_what_chance_could_bring_is_weighed() -> None:
    stop = Stop(0, 1, CHANCE, -1, 0, "reveal", 2)
    told = read_draw(stop, [look([9000, 1000], 0, drawn=True), look([5000, 5000], 0, weight=3)], opens=False)
    assert (told["expected"], told["luck"], told["exact"]) == ([6000, 4000], [3000, -3000], True)


def test_what_more_search_does_not_confirm_is_nobodys_luck() -> None:
    """A small look sees its own noise between outcomes: counted whole, results varied more without luck."""
    stop = Stop(0, 1, CHANCE, -1, 0, "reveal", 2)
    looks = [look([9000, 1000], 0, drawn=True), look([5000, 5000], 0, weight=3)]
    told = read_draw(stop, looks, opens=False, confirmed=0.4)
    assert (told["expected"], told["got"], told["luck"]) == ([6000, 4000], [7200, 2800], [1200, -1200])
    assert read_draw(stop, looks, opens=False, confirmed=0.0)["luck"] == [0, 0]
    odd = read_draw(
        stop, [look([9001, 999, 0], 0, drawn=True), look([5000, 4500, 500], 0)], opens=False, confirmed=0.33
    )
    assert (sum(odd["got"]), sum(odd["luck"])) == (10_000, 0), "rows and ledgers close, whatever is rounded"


def test_of_a_larger_look_more_is_confirmed() -> None:
    parts = [confirmed_part(0.5, times * SMALLEST_LOOK) for times in (1, 3, 9)]
    assert parts == [0.5, 0.75, 0.9]
    assert [confirmed_part(part, SMALLEST_LOOK) for part in (0.0, 1.0)] == [0.0, 1.0]


def test_no_look_is_smaller_than_what_calibrations_hold_for() -> None:
    """A quarter of the quick pass was: at 500 positions Merv's cards were told apart by noise."""
    assert [look_size(nodes) for nodes in (2_000, 8_000, 40_000)] == [2_000, 2_000, 10_000]


def sizes(monkeypatch: pytest.MonkeyPatch, *, unsure: float = 0.0, worse: float = 0.0) -> list[int]:
    """The sizes of the searches of a decision, of which a small one is unsure, or holds what was played for worse."""
    believe(monkeypatch)
    _, action, other, state = two_orders()
    seat, seats, asked = state.to_act(), int(state.seats), list[int]()

    def judge(_: State, nodes: int, *__: object) -> Judgement:
        asked.append(nodes)
        is_small, found = nodes == 100, list[Appraisal]()
        for one, value in ((other, 0.5), (action, 0.5 - worse * is_small)):
            half, whole = (
                [own if place == seat else (1 - own) / (seats - 1) for place in range(seats)]
                for own in (value - unsure * is_small, value)
            )
            found.append(Appraisal(one, 9, 8, half, whole, [one]))
        return Judgement(found, nodes)

    monkeypatch.setattr(module, "judge_decision", judge)
    decision, _ = module.judge_action(state, action, 100)
    assert (decision["doubt"] > 0) == (unsure > 0 and len(asked) == 1)
    return asked


def test_what_half_a_search_unsettles_is_judged_with_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors that were planted in Merv were not seen: the doubt about their turns was larger than what they lost."""
    assert sizes(monkeypatch) == [100]
    assert sizes(monkeypatch, unsure=0.3) == [100, 100 * module.AGAIN]
    monkeypatch.setattr(module, "MOST_AGAIN", 100)
    assert sizes(monkeypatch, unsure=0.3) == [100], "a search that is large already is not repeated"


def test_nobody_is_told_of_a_mistake_by_one_small_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other turns of the same player were held for worse than errors that were planted, by noise."""
    assert sizes(monkeypatch, worse=0.3) == [100, 100 * module.AGAIN]
    assert sizes(monkeypatch, worse=0.001) == [100]
