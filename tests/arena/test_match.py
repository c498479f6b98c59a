"""Matches: rotated seats, the same luck, results that do not depend on who computes them."""

from pathlib import Path

import pytest

import tabuleiro
from tabuleiro.arena.common_random import CommonRandom
from tabuleiro.arena.confidence import wilson
from tabuleiro.arena.entrant import BadBudget, Entrant, parse_entrants
from tabuleiro.arena.executor import UnknownBackend, run_blocks
from tabuleiro.arena.installed_bot import NoAnswer
from tabuleiro.arena.match import plan_match, play_match, report_match
from tabuleiro.arena.pairing import play_pairing
from tabuleiro.bots.levels import UnknownLevel
from tabuleiro.core import CHANCE, BadOption, find_game
from tabuleiro.core.errors import InputError
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import verify

TWO = [Entrant("regular", "regular"), Entrant("random", "random")]


def test_every_seating_meets_the_same_luck() -> None:
    pairings = plan_match("toy", TWO, 4, 1)
    assert [[one.name for one in pairing.entrants] for pairing in pairings] == [
        ["regular", "random"],
        ["random", "regular"],
    ] * 2
    assert pairings[0].chance_seed == pairings[1].chance_seed != pairings[2].chance_seed


def test_chance_is_keyed_by_the_kind_and_its_ordinal() -> None:
    """A kind of event that comes in between changes nothing for the others."""
    state = find_game("toy").new(2)
    assert state.to_act() == CHANCE
    plain, disturbed = CommonRandom(3), CommonRandom(3)
    disturbed.counts["something else"] = 5
    assert [plain.draw(state) for _ in range(6)] == [disturbed.draw(state) for _ in range(6)]
    assert len({tuple(CommonRandom(seed).draw(state) for _ in range(1)) for seed in range(20)}) > 1


def test_bots_without_luck_do_not_repeat_the_same_game() -> None:
    """Hansa Teutonica has hardly any chance: a search by iterations would decide alike in every game of a match."""
    pairings = plan_match("hansa_teutonica", parse_entrants("strong:1i,strong:1i", None), 4, 1)
    records = [parse_record(play_pairing(pairing).record) for pairing in pairings]
    openings = [[ply.text for ply in record.plies[: pairings[0].opening]] for record in records]
    assert openings[0] == openings[1], "both seatings meet the same opening"
    assert openings[2] == openings[3] != openings[0]
    verify(records[0])


def test_where_luck_differs_no_opening_is_drawn() -> None:
    assert {pairing.opening for pairing in plan_match("luna", TWO, 4, 1)} == {0}


def test_a_match_is_the_same_again() -> None:
    pairings = plan_match("toy", TWO, 6, 2)
    first, again = (report_match(list(play_match(pairings, 1))) for _ in range(2))
    assert [score.wins for score in first.scores] == [score.wins for score in again.scores]
    assert sum(score.wins.share for score in first.scores) == pytest.approx(1)
    assert sum(seat.share for seat in first.seats) == pytest.approx(1)


def test_the_number_of_workers_changes_nothing() -> None:
    pairings = plan_match("luna", TWO, 4, 1)
    alone, together = (
        sorted((outcome.number, outcome.record) for outcome in play_match(pairings, workers)) for workers in (1, 2)
    )
    assert alone == together


def test_the_record_of_a_bout_verifies() -> None:
    outcome = play_pairing(plan_match("toy", TWO, 1, 5)[0])
    record = parse_record(outcome.record)
    verify(record)
    assert record.players == outcome.names


def test_a_entrant_with_several_seats_is_counted_with_all_its_wins() -> None:
    report = report_match(list(play_match(plan_match("toy", [*TWO, TWO[1]], 3, 1), 1)))
    assert [score.name for score in report.scores] == ["regular", "random"]
    assert sum(score.wins.share for score in report.scores) == pytest.approx(1)


@pytest.mark.parametrize(
    ("words", "error"),
    [("genius,random", UnknownLevel), ("regular:1,random", UnknownLevel), ("random@x.json,random", UnknownLevel)]
    + [(f"strong:{said},random", UnknownLevel) for said in ("0i", "0n", "1x0", "x", "1xtwo")]
    + [(f"strong:{said},random", BadBudget) for said in ("0", "-1", "nan", "soon")],
)
def test_who_cannot_play_is_refused(words: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        parse_entrants(words, None)


def test_a_budget_is_for_those_that_search_and_name_none() -> None:
    seconds = [one.seconds for one in parse_entrants("strong,strong:0.5,regular", 0.1)]
    assert seconds == [0.1, 0.5, None]
    with pytest.raises(BadBudget):
        parse_entrants("strong", 0.0)


def test_a_budget_may_be_iterations_or_nodes_in_several_processes() -> None:
    one, two, three = parse_entrants("strong:200i,strong:5000nx2,expert:x3", 0.1)
    assert (one.iterations, one.processes) == (200, 1)
    assert (two.nodes, two.processes) == (5000, 2)
    assert (three.seconds, three.processes) == (0.1, 3)


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadOption):
        plan_match("hansa_teutonica", TWO[:1], 1, 1)


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(UnknownBackend, match="expected one of local, ray"):
        list(run_blocks(abs, [1], 1, "cloud"))


@pytest.mark.parametrize("workers", [1, 2])
def test_bad_input_is_told_by_whichever_process_finds_it(workers: int) -> None:
    pairings = plan_match("luna", [Entrant("lost", "regular", None, "nothing.json"), TWO[1]], 2, 1)
    with pytest.raises(InputError, match=r"nothing.json holds no weights for luna"):
        list(play_match(pairings, workers))


def test_ray_computes_the_same() -> None:
    pytest.importorskip("ray", reason="Ray is an optional extra")
    pairings = plan_match("luna", TWO, 2, 1)
    here, there = (sorted(one.record for one in play_match(pairings, 2, backend)) for backend in ("local", "ray"))
    assert here == there


def installation(folder: Path) -> str:
    """Another installation of Tabuleiro: here the very same sources, found through a folder of their own."""
    (folder / "tabuleiro").symlink_to(Path(tabuleiro.__file__).parent)
    return str(folder)


def test_a_bot_of_another_installation_plays_in_a_match(tmp_path: Path) -> None:
    words = f"regular@{installation(tmp_path)},random"
    outcome = play_pairing(plan_match("luna", parse_entrants(words, None), 1, 1)[0])
    assert outcome.names == words.split(",")
    assert outcome.seconds[0] > 0


def test_it_is_asked_for_the_same_bot(tmp_path: Path) -> None:
    words = f"strong:0.5,strong:200ix2,expert:9n,strong,regular@{tmp_path}"
    plain = [one.plain_word() for one in parse_entrants(words, 0.25)]
    assert plain == ["strong:0.5", "strong:200ix2", "expert:9n", "strong:0.25", "regular"]


def test_an_installation_that_cannot_play_is_told(tmp_path: Path) -> None:
    (tmp_path / "tabuleiro").mkdir()
    with pytest.raises(NoAnswer, match=f"the bot in {tmp_path} does not answer"):
        play_pairing(plan_match("luna", parse_entrants(f"regular@{tmp_path},random", None), 1, 1)[0])


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(5, 10, 0.237, 0.763), (0, 10, 0.0, 0.278), (1, 1, 0.207, 1.0)]
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    interval = wilson(wins, games)
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=0.001)
