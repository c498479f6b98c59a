"""Analysis: rows that add up, ledgers that close, luck apart from skill, and the same bytes whatever came between."""

import json
from pathlib import Path

import pytest

from learn.analysis_story import believe, played
from tabuleiro.core import parse_record
from tabuleiro.core.records.record import UNFINISHED, Record
from tabuleiro.core.records.replay import verify
from tabuleiro.learn.analysis import job
from tabuleiro.learn.analysis import plan as plan_module
from tabuleiro.learn.analysis.assembly import assemble
from tabuleiro.learn.analysis.block import Block, Found, compute
from tabuleiro.learn.analysis.job import encode, run_analysis, try_twice
from tabuleiro.learn.analysis.plan import BadBudget, Plan, plan_analysis, share_out
from tabuleiro.learn.analysis.shape import AnalysisShape

RECORDS = Path(__file__).parents[1] / "games"
SMALL = "1000"
"""A budget that every test can pay: a decision gets the least of a whole pass."""


@pytest.fixture(autouse=True)
def _proven_and_cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules and search may run uncompiled here: a few positions must do."""
    believe(monkeypatch)
    monkeypatch.setattr(plan_module, "QUICK", 160)
    monkeypatch.setattr(plan_module, "LEAST", 320)
    monkeypatch.setattr(plan_module, "NODES", 3200)


def analysed(record: Record, budget: str = "quick") -> AnalysisShape:
    return run_analysis(plan_analysis(record, budget), 1, None, lambda *_: None)


def found_by(plan: Plan) -> dict[int, Found | None]:
    return {block.number: compute(block) for block in plan.blocks}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3)])
def test_rows_add_up_and_ledgers_close(seats: int, seed: int) -> None:
    record = played(seats, seed)
    result = verify(record).result()
    assert result is not None
    told = analysed(record)
    assert told["state"] == "done"
    assert len(told["graph"]) == len(record.plies) + 1
    assert all(sum(row) == 10_000 for row in told["graph"])
    assert [share / 10_000 for share in told["graph"][-1]] == pytest.approx(
        [float(share) for share in result.shares], abs=0.0001
    )
    assert sum(one["luck"] for one in told["seat_reports"]) == 0
    for one in told["seat_reports"]:
        ledger = one["ledger"]
        parts = ledger["start"] + ledger["luck"] + ledger["own"] + ledger["others"] + ledger["drift"]
        assert parts == ledger["result"] == told["graph"][-1][one["seat"]]
        assert ledger["own"] <= 0
        assert one["adjusted"] == ledger["result"] - ledger["luck"]


def test_every_choice_is_judged_and_nothing_else() -> None:
    record = played(3, 3)
    told = analysed(record)
    judged = {one["ply"]: one for one in told["moments"] if one["kind"] == "decision"}
    for ply, one in judged.items():
        assert one["legal"] > 1
        assert one["played"] == record.plies[ply].text
        assert one["played"] in {candidate["action"] for candidate in one["candidates"]}
        assert one["loss"] == one["after_best"][one["actor"]] - one["after_played"][one["actor"]] >= 0
        turn = told["turns"][one["turn"]]
        assert turn["from"] <= ply < turn["to"]
        assert turn["seat"] == one["actor"]
        assert told["graph"][ply] == one["after_best"]


def test_a_single_draw_is_reckoned_by_the_weights_of_all_its_outcomes() -> None:
    draws = [one for one in analysed(played(2, 2))["moments"] if one["kind"] == "chance"]
    assert draws
    for one in draws:
        assert one["exact"]
        assert one["doubt"] == 0
        assert sum(one["luck"]) == 0
        assert [after - luck for after, luck in zip(one["got"], one["luck"], strict=True)] == one["expected"]
    assert any(any(one["luck"]) for one in draws)


def test_the_same_game_gives_the_same_bytes_in_any_order_and_after_a_kill(tmp_path: Path) -> None:
    record = played(2, 1)
    plan = plan_analysis(record, SMALL)
    assert plan.quick < len(plan.blocks)
    whole = encode(assemble(plan, found_by(plan)))
    backwards = {block.number: json.loads(json.dumps(compute(block))) for block in reversed(plan.blocks)}
    assert encode(assemble(plan, backwards)) == whole

    kept = tmp_path / "blocks"
    job.open_kept(kept, plan.key)
    job.keep(kept, [(0, compute(plan.blocks[0]))])
    with kept.open("a", encoding="utf-8") as file:
        file.write('[1, [{"ply"')
    told: list[int] = []
    again = run_analysis(plan, 1, kept, lambda done, _: told.append(done))
    assert encode(again) == whole
    assert told[0] == 1, "the block that was kept was computed again"


def test_kept_blocks_of_another_game_are_not_taken(tmp_path: Path) -> None:
    one, other = plan_analysis(played(2, 1), "quick"), plan_analysis(played(2, 2), "quick")
    kept = tmp_path / "blocks"
    run_analysis(one, 1, kept, lambda *_: None)
    told: list[int] = []
    run_analysis(other, 1, kept, lambda done, _: told.append(done))
    assert told[0] == 0


def test_the_name_of_an_analysis_is_that_of_the_game_and_the_budget() -> None:
    record = played(2, 1)
    key = plan_analysis(record, "quick").key
    assert plan_analysis(record._replace(players=["somebody", "else"], date="2020-02-02"), "quick").key == key
    assert plan_analysis(record, "standard").key != key
    assert plan_analysis(played(2, 2), "quick").key != key


def test_the_quick_pass_gives_the_whole_graph_before_the_rest_is_done() -> None:
    plan = plan_analysis(played(2, 1), SMALL)
    results: dict[int, Found | None] = {}
    assert plan.missing(results)[: plan.quick] == list(range(plan.quick))
    for number in range(plan.quick):
        results[number] = compute(plan.blocks[number])
    told = assemble(plan, results)
    assert told["state"] == "running"
    assert all(sum(row) == 10_000 for row in told["graph"])
    assert len(told["moments"]) == len(plan.stops)
    assert sorted(plan.missing(results)) == list(range(plan.quick, len(plan.blocks)))


def test_a_block_that_fails_is_tried_with_half_and_then_told_as_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_analysis(played(2, 1), SMALL)
    asked: list[int] = []

    def broken(block: Block) -> Found:
        asked.append(block.nodes)
        raise RuntimeError("the search is broken")

    results = found_by(plan)
    monkeypatch.setattr(job, "compute", broken)
    last = plan.blocks[-1]
    assert try_twice(last) == (last.number, None)
    assert asked == [last.nodes, last.nodes // 2]
    told = assemble(plan, results | {last.number: None})
    assert (told["state"], told["missing"]) == ("done", 1)
    assert assemble(plan, results | {0: None})["missing"] == 0, "the whole pass makes good what the quick one lacks"
    assert all(sum(row) == 10_000 for row in told["graph"])


def test_a_game_that_goes_on_is_told_up_to_its_last_estimate() -> None:
    told = analysed(played(2, 1, most=9))
    assert not told["finished"]
    last = told["moments"][-1]
    assert told["graph"][-1] == (last["after_played"] if last["kind"] == "decision" else last["got"])
    assert all(one["ledger"]["result"] == told["graph"][-1][one["seat"]] for one in told["seat_reports"])


def test_nothing_is_judged_without_a_proven_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    plan = plan_analysis(played(2, 1), "standard")
    assert plan.unproven == "estimate-uncalibrated"
    assert plan.blocks == []
    told = assemble(plan, {})
    assert told["state"] == "done"
    assert (told["graph"], told["moments"], told["seat_reports"], told["key_moments"]) == ([], [], [], [])
    assert told["scores"]["board"][-1] == verify(played(2, 1)).scores()


def test_scores_end_with_the_result() -> None:
    record = played(3, 3)
    result = verify(record).result()
    assert result is not None
    told = analysed(record)
    assert told["scores"]["ended"][-1] == [standing.points for standing in result.standings]
    for party, standing in enumerate(result.standings):
        last = {category: row[-1] for category, row in told["categories"][party].items() if row[-1]}
        assert last == {category: points for category, points in standing.categories.items() if points}
        assert all(len(row) == len(told["scores"]["plies"]) for row in told["categories"][party].values())


def test_alone_all_is_told_in_points_of_margin() -> None:
    text = (RECORDS / "luna" / "records" / "solo_won.tab").read_text(encoding="utf-8")
    record = parse_record(text)
    told = analysed(record._replace(plies=record.plies[:24], result=UNFINISHED))
    assert told["measure"] == "margin"
    assert told["margin"] is not None
    assert len(told["margin"]) == 25
    assert all(low <= middle <= high for low, middle, high in told["margin"])
    ledger = told["seat_reports"][0]["ledger"]
    assert ledger["others"] == 0
    assert ledger["start"] + ledger["luck"] + ledger["own"] + ledger["drift"] == ledger["result"]


def test_a_taken_hint_is_told_at_its_turn() -> None:
    plan = plan_analysis(played(2, 1), "quick")
    span = plan.turns[1]
    told = assemble(plan, found_by(plan), frozenset({span.first}))
    assert [turn["turn"] for turn in told["turns"] if turn["hinted"]] == [1]


@pytest.mark.parametrize(
    ("nodes", "decisions", "each"),
    [
        (60_000_000, 200, 300_000),
        (60_000_000, 100, 400_000),
        (300_000_000, 100, 2_000_000),
        (60_000_000, 90_000, 8_000),
    ],
)
def test_the_effort_does_not_depend_on_the_length_of_the_game(
    monkeypatch: pytest.MonkeyPatch, nodes: int, decisions: int, each: int
) -> None:
    monkeypatch.undo()
    assert share_out(nodes, decisions) == each


@pytest.mark.parametrize("budget", ["", "slow", "-5", "0", "300000001", "1e6"])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(BadBudget, match="expected one of quick, standard, deep"):
        plan_analysis(played(2, 1), budget)
