"""Recorded games: one for each tie-break, option value, seat count and rare event, played again."""

from functools import cache
from pathlib import Path

import pytest

from games.merv.make_records import FOLDER, WANTED, Played, Wanted, finished, make
from tabuleiro.core import BadRecord, find_game, parse_record, verify
from tabuleiro.core.records.replay import begin
from tabuleiro.games.merv.state import MervFields
from tabuleiro.testkit.rules import rule

each_record = pytest.mark.parametrize("wanted", WANTED, ids=[wanted.name for wanted in WANTED])


def path(wanted: Wanted) -> Path:
    return FOLDER / f"{wanted.name}.tab"


def named(name: str) -> Wanted:
    return next(wanted for wanted in WANTED if wanted.name == name)


def replayed(wanted: Wanted) -> Played:
    """A kept record, played again."""
    return replayed_file(path(wanted))


@cache
def replayed_file(file: Path) -> Played:
    """The end of a record, computed once."""
    record = parse_record(file.read_text(encoding="utf-8"))
    verify(record)
    state = begin(record)
    assert isinstance(state, MervFields)
    state.journal = []
    for ply in record.plies:
        state.apply(state.game().parse(ply.text))
    return finished(state, state.journal)


@rule("ME-3.1", "ME-16.2")
@each_record
def test_a_record_replays_to_what_it_is_named_after(wanted: Wanted) -> None:
    assert wanted.fits(replayed(wanted))


@rule("ME-13.3", "ME-14.10")
def test_every_end_reason_and_every_tie_break_has_a_record() -> None:
    game = find_game("merv")
    results = [replayed(wanted).result() for wanted in WANTED]
    assert {reason for result in results for reason in result.reasons} == set(game.end_reasons)
    assert {result.tie_break for result in results} == {"", *game.tie_breaks}


@rule("ME-2.14", "ME-14.9", "ME-14.10")
def test_every_option_value_and_every_seat_count_has_a_record() -> None:
    game = find_game("merv")
    recorded = [parse_record(path(wanted).read_text(encoding="utf-8")) for wanted in WANTED]
    for option in game.options:
        assert {record.options[option.name] for record in recorded} == set(option.values)
    assert {record.seats for record in recorded} == set(game.seats)


@rule("ME-14.10")
def test_the_automas_are_beaten_met_and_not_beaten() -> None:
    margins = [replayed(named(name)).result().margin for name in ("solo_won", "solo_level", "solo_lost")]
    assert margins[0] > 0
    assert margins[1] == 0
    assert margins[2] < 0


@rule("ME-8.4.4", "ME-0.1")
def test_the_rare_events_are_reached_in_real_games() -> None:
    assert "camel_home_supply" in replayed(named("camel_to_the_supply")).kinds
    assert "lost_effect" in replayed(named("upgrade_lost")).kinds


def test_every_file_in_the_folder_is_one_of_them() -> None:
    assert sorted(FOLDER.glob("*.tab")) == sorted(path(wanted) for wanted in WANTED)


@pytest.mark.parametrize("name", ["two_players", "tie_influence", "upgrade_lost", "camel_to_the_supply"])
def test_the_records_are_what_the_script_makes_today(name: str) -> None:
    assert make(named(name)) == path(named(name)).read_text(encoding="utf-8")


def test_a_record_with_one_other_action_is_refused() -> None:
    text = path(named("three_players")).read_text(encoding="utf-8")
    first = next(line for line in text.split("\n") if " choose_slot " in line)
    other = first[:-1] + ("0" if first[-1] != "0" else "1")
    with pytest.raises(BadRecord):
        verify(parse_record(text.replace(first, other, 1)))


@rule("ME-8.1.3")
@pytest.mark.parametrize(
    "file", sorted(FOLDER.glob("version_*/*.tab")), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_a_game_of_an_older_version_offers_every_move_that_was_played_in_it(file: Path) -> None:
    """In version 1 a camel could extend the row towards nothing; verifying asks the judge alone."""
    record = parse_record(file.read_text(encoding="utf-8"))
    state = begin(record)
    for ply in record.plies:
        action = state.game().parse(ply.text)
        assert action in state.legal(), ply.text
        state.apply(action)
