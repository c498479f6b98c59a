"""Tournaments: everybody against everybody, kept game by game, resumed where they stopped."""

from pathlib import Path

import pytest

from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.arena.ratings import rate
from tabuleiro.arena.report import write_report
from tabuleiro.arena.rounds.contest import Kind
from tabuleiro.arena.tournament import (
    OtherTournament,
    TooFew,
    Tournament,
    UnknownKind,
    cross_table,
    final_standings,
    open_folder,
    play_tournament,
    read_kind,
)
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import verify


def small(folder: Path, rounds: int = 2, bots: str = "random,novice,regular") -> Tournament:
    return Tournament(folder, ["toy"], parse_entrants(bots, None), 2, rounds, 1)


def test_everybody_meets_everybody_in_every_seat(tmp_path: Path) -> None:
    pairings = small(tmp_path).pairings()
    assert [pairing.number for pairing in pairings] == list(range(12))
    pairs = {tuple(one.name for one in pairing.entrants) for pairing in pairings}
    assert len(pairs) == 6


def test_a_stopped_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = small(tmp_path)
    first = play_tournament(plan, open_folder(plan), 1)
    kept = [next(first) for _ in range(5)]
    rest = list(play_tournament(plan, open_folder(plan), 1))
    assert sorted(outcome.number for outcome in kept + rest) == list(range(12))
    whole = open_folder(plan)
    assert {outcome.number: outcome.record for outcome in whole} == {one.number: one.record for one in kept + rest}


def test_every_record_verifies(tmp_path: Path) -> None:
    plan = small(tmp_path, 1)
    list(play_tournament(plan, open_folder(plan), 1))
    files = sorted(tmp_path.glob("*.tab"))
    assert len(files) == 6
    for file in files:
        verify(parse_record(file.read_text(encoding="utf-8")))


def test_the_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    open_folder(small(tmp_path))
    with pytest.raises(OtherTournament):
        open_folder(small(tmp_path, rounds=3))


def test_too_few_bots_are_refused(tmp_path: Path) -> None:
    with pytest.raises(TooFew):
        small(tmp_path, bots="random").pairings()


def test_the_report_tells_ratings_points_and_seats(tmp_path: Path) -> None:
    plan = small(tmp_path, 6)
    outcomes = list(play_tournament(plan, open_folder(plan), 1))
    ratings = rate(outcomes)
    assert {rating.name for rating in ratings} == {"random", "novice", "regular"}
    assert [rating.games for rating in ratings] == [24] * 3
    table = cross_table(outcomes)
    points, games = table["regular", "random"]
    assert games == 12
    assert points + table["random", "regular"][0] == games
    page = write_report(outcomes)
    for title in ("Ratings", "Cross-table", "Wins by seat", "Scores", "Length of a game", "Time for a decision"):
        assert title in page


@pytest.mark.parametrize("kind", ["swiss", "knockout"])
def test_a_swiss_and_a_knock_out_go_on_where_they_stopped(tmp_path: Path, kind: Kind) -> None:
    """The rounds are drawn from what was played, so that a killed run draws the same ones again."""
    entrants = parse_entrants("random,novice,regular,random,novice,regular,casual", None)
    plan = Tournament(tmp_path / "one", ["toy"], entrants, 2, 3, 1, kind)
    first = play_tournament(plan, open_folder(plan), 1)
    for _ in range(2):
        next(first)
    rest = list(play_tournament(plan, open_folder(plan), 1))
    whole = open_folder(plan)
    assert len(whole) == len(rest) + 2
    again = plan._replace(folder=tmp_path / "two")
    told = list(play_tournament(again, open_folder(again), 1))
    assert {one.number: one.record for one in told} == {one.number: one.record for one in whole}
    [table] = final_standings(plan, whole).values()
    assert sorted(one.number for one in table) == list(range(7))
    assert all(one.by for one in table[1:])


def test_a_round_robin_is_called_what_it_was_called_before(tmp_path: Path) -> None:
    """Folders of older runs can be gone on with."""
    assert "kind" not in small(tmp_path).identity()
    assert small(tmp_path)._replace(kind="swiss").identity()["kind"] == "swiss"


def test_an_unknown_kind_is_refused_with_those_that_there_are() -> None:
    assert read_kind("round-robin") == "round_robin"
    with pytest.raises(UnknownKind, match="swiss"):
        read_kind("ladder")
