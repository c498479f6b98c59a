"""Recorded games: one for each number of players and each way to decide the first place, replayed to their results."""

from pathlib import Path

import pytest

from games.coimbra.make_records import FOLDER, GOLDENS, WANTED, Played, Wanted, make, make_golden
from games.coimbra.witness import Witness
from tabuleiro.core import BadRecord, find_game, parse_record, verify
from tabuleiro.core.records.replay import begin
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.testkit.rules import rule

GAME = find_game("coimbra")
OLD = sorted((FOLDER / "version_1").glob("*.tab"))
each_old_record = pytest.mark.parametrize("old", OLD, ids=[old.stem for old in OLD])
each_record = pytest.mark.parametrize("wanted", WANTED, ids=[wanted.name for wanted in WANTED])


def path(wanted: Wanted) -> Path:
    return FOLDER / f"{wanted.name}.tab"


def replayed(wanted: Wanted) -> Played:
    """A kept record, played again."""
    record = parse_record(path(wanted).read_text(encoding="utf-8"))
    state = begin(record)
    assert isinstance(state, CoimbraState)
    witness = Witness(GAME)
    for ply in record.plies:
        witness.step(state, GAME.parse(ply.text))
    return Played(state, witness.seen)


@rule("CO-5.1", "CO-10.7")
@each_record
def test_a_record_replays_to_what_it_is_named_after(wanted: Wanted) -> None:
    assert wanted.fits(replayed(wanted))


@rule("CO-5.1", "CO-10.7")
def test_every_end_reason_and_every_tie_break_has_a_record() -> None:
    results = [replayed(wanted).result() for wanted in WANTED[:7]]
    assert {reason for result in results for reason in result.reasons} == set(GAME.end_reasons)
    assert {result.tie_break for result in results} == {"", *GAME.tie_breaks}


@rule("CO-3.16")
def test_every_number_of_players_has_a_record() -> None:
    assert {parse_record(path(wanted).read_text(encoding="utf-8")).seats for wanted in WANTED} == set(GAME.seats)


@rule("CO-10.7")
@pytest.mark.parametrize("name", ["two_tied", "two_of_three_tied", "two_of_four_tied"])
def test_the_earlier_of_the_tied_players_wins(name: str) -> None:
    played = replayed(next(wanted for wanted in WANTED if wanted.name == name))
    points = played.state.scores()
    tied = [int(seat) for seat in played.state.order if seat >= 0 and points[seat] == max(points)]
    standings = played.result().standings
    assert [standings[seat].rank for seat in tied] == [1, 2]


def test_every_file_in_the_folder_is_one_of_them() -> None:
    assert sorted(FOLDER.glob("*.tab")) == sorted(path(wanted) for wanted in WANTED)


@each_old_record
def test_a_record_of_the_first_edition_still_verifies(old: Path) -> None:
    record = parse_record(old.read_text(encoding="utf-8"))
    assert (record.version, record.components) != (GAME.version, GAME.components)
    assert verify(record).seats == record.seats


@pytest.mark.parametrize("name", ["two_players", "three_players", "four_players"])
def test_the_records_are_what_the_script_makes_today(name: str) -> None:
    wanted = next(wanted for wanted in WANTED if wanted.name == name)
    assert make(wanted) == path(wanted).read_text(encoding="utf-8")


def test_a_golden_of_busy_players_is_what_the_script_makes_today() -> None:
    assert make_golden(2) == (GOLDENS / "2-seats-busy.txt").read_text(encoding="utf-8")


def test_a_record_with_one_other_action_is_refused() -> None:
    wanted = next(wanted for wanted in WANTED if wanted.name == "two_players")
    text = path(wanted).read_text(encoding="utf-8")
    assert text.count(": decline\n") >= 1
    place = text.index(": place_die upper\n")
    changed = text[:place] + ": place_die castle\n" + text[place + len(": place_die upper\n") :]
    with pytest.raises(BadRecord):
        verify(parse_record(changed))
