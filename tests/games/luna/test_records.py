"""Recorded games: one for each ending, tie-break, option value and solo level, replayed through the checked path."""

from pathlib import Path

import pytest

from games.luna.make_records import FOLDER, GAME, WANTED
from tabuleiro.core import BadRecord, find_game, parse_record, verify
from tabuleiro.games.luna.game import LunaState
from tabuleiro.testkit.recording import Played, Wanted, make_record, play_again, record_path
from tabuleiro.testkit.rules import rule

each_record = pytest.mark.parametrize("wanted", WANTED, ids=[wanted.name for wanted in WANTED])


Wish = Wanted[LunaState]


def path(wanted: Wish) -> Path:
    return record_path(FOLDER, wanted)


def replayed(wanted: Wish) -> Played[LunaState]:
    """A kept record, played again."""
    record = parse_record(path(wanted).read_text(encoding="utf-8"))
    verify(record)
    return play_again(record, LunaState)


@rule("LU-11.1", "LU-11.3", "LU-15.2")
@each_record
def test_a_record_replays_to_what_it_is_named_after(wanted: Wish) -> None:
    assert wanted.fits(replayed(wanted))


@rule("LU-11.1", "LU-7.13")
def test_every_end_reason_and_every_tie_break_has_a_record() -> None:
    game = find_game("luna")
    results = [replayed(wanted).result() for wanted in WANTED]
    assert {reason for result in results for reason in result.reasons} == set(game.end_reasons)
    assert {result.tie_break for result in results} == {"", *game.tie_breaks}


@rule("LU-16.1", "LU-13.18")
def test_every_option_value_and_every_seat_count_has_a_record() -> None:
    game = find_game("luna")
    recorded = [parse_record(path(wanted).read_text(encoding="utf-8")) for wanted in WANTED]
    for option in game.options:
        assert {record.options[option.name] for record in recorded} == set(option.values)
    assert {record.seats for record in recorded} == set(game.seats)


@rule("LU-13.7", "LU-13.17")
def test_the_solo_opponent_is_beaten_met_and_not_beaten() -> None:
    margins = {wanted.name: replayed(wanted).result().margin for wanted in WANTED if wanted.name.startswith("solo_")}
    assert margins["solo_won"] > 0
    assert margins["solo_drawn"] == 0
    assert margins["solo_lost"] < 0


def test_every_file_in_the_folder_is_one_of_them() -> None:
    assert sorted(FOLDER.glob("*.tab")) == sorted(path(wanted) for wanted in WANTED)


@pytest.mark.parametrize("name", ["herbs_limit", "opponent_skipped", "four_players_preset"])
def test_the_records_are_what_the_script_makes_today(name: str) -> None:
    wanted = next(wanted for wanted in WANTED if wanted.name == name)
    assert make_record(GAME, wanted) == path(wanted).read_text(encoding="utf-8")


def test_a_record_with_one_other_action_is_refused() -> None:
    wanted = next(wanted for wanted in WANTED if wanted.name == "herbs_limit")
    text = path(wanted).read_text(encoding="utf-8")
    assert text.count("\n0: herbs novice 2\n") >= 10
    with pytest.raises(BadRecord):
        verify(parse_record(text.replace("\n0: herbs novice 2\n", "\n0: herbs novice 1\n", 1)))
