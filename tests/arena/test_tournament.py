"""Tournaments: everybody against everybody, kept game by game, resumed where they stopped."""

from pathlib import Path

import pytest

from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.arena.ratings import rate
from tabuleiro.arena.report import write_report
from tabuleiro.arena.tournament import (
    OtherTournament,
    TooFew,
    Tournament,
    cross_table,
    open_folder,
    play_tournament,
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
