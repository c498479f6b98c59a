"""Recorded games: one for each way to end and each tie-break, replayed through the checked path."""

from pathlib import Path

import pytest

from games.hansa_teutonica.make_records import FOLDER, WANTED, Wanted, make
from tabuleiro.core import BadRecord, Result, find_game, parse_record, verify
from tabuleiro.testkit.rules import rule


def path(wanted: Wanted) -> Path:
    return FOLDER / f"{wanted.name}.tab"


def replayed(wanted: Wanted) -> Result:
    """The result of a kept record."""
    result = verify(parse_record(path(wanted).read_text(encoding="utf-8"))).result()
    assert result is not None
    return result


@rule("HT-12.7", "HT-13.7")
@pytest.mark.parametrize("wanted", WANTED, ids=[wanted.name for wanted in WANTED])
def test_a_record_replays_to_the_ending_that_it_is_named_after(wanted: Wanted) -> None:
    assert wanted.fits(replayed(wanted))


@rule("HT-12.1", "HT-12.2", "HT-12.3", "HT-12.6", "HT-13.3", "HT-13.4")
def test_every_end_reason_and_every_tie_break_has_a_record() -> None:
    game = find_game("hansa_teutonica")
    results = [replayed(wanted) for wanted in WANTED]
    assert {reason for result in results for reason in result.reasons} == set(game.end_reasons)
    assert {result.tie_break for result in results} == {"", *game.tie_breaks}


def test_every_file_in_the_folder_is_one_of_them() -> None:
    assert sorted(FOLDER.glob("*.tab")) == sorted(path(wanted) for wanted in WANTED)


def test_the_records_are_what_the_script_makes_today() -> None:
    wanted = next(wanted for wanted in WANTED if wanted.name == "no_replacement_marker")
    assert make(wanted) == path(wanted).read_text(encoding="utf-8")


def test_a_record_with_one_other_action_is_refused() -> None:
    text = path(WANTED[0]).read_text(encoding="utf-8")
    assert "\n0: income 0\n" in text
    with pytest.raises(BadRecord):
        verify(parse_record(text.replace("\n0: income 0\n", "\n0: end_turn\n", 1)))
