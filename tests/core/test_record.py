"""Records: written, read, verified; cut or altered ones are refused with the line."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabuleiro.core import (
    CHANCE,
    BadRecord,
    Record,
    digest,
    new_record,
    parse_record,
    record_from,
    replay,
    verify,
    write_record,
)
from tabuleiro.texts.catalogue import Catalogue
from toy.game import GAME

PLIES = ["reveal two", "trade 1", "answer accept", "gift 2", "take", "reveal one", "pass", "pass"]
ACTORS = [CHANCE, 0, 1, 1, 0, CHANCE, 1, 0]


def record_of(*plies: str, players: tuple[str, ...] = ("Ana", "Rui")) -> Record:
    """The record of some actions."""
    return new_record(GAME, {}, list(players), "2026-01-31", [GAME.parse(text) for text in plies])


TEXT = write_record(record_of(*PLIES))
LINES = TEXT.split("\n")


def test_a_record_is_readable_text() -> None:
    assert LINES[:10] == [
        "tabuleiro record 1",
        "game: toy",
        "version: 1",
        f"components: {GAME.components}",
        "seats: 2",
        'options: {"deck":"short"}',
        'players: ["Ana","Rui"]',
        "date: 2026-01-31",
        "result: 4/1 2/2 0/0 all_passed",
        "",
    ]
    assert LINES[10:13] == ["chance: reveal two", "0: trade 1", "1: answer accept"]
    assert re.fullmatch("end: 8 actions, [0-9a-f]{32}", LINES[-2])


def test_the_actors_are_found_by_replaying() -> None:
    assert [ply.actor for ply in record_of(*PLIES).plies] == ACTORS


def test_options_that_were_not_chosen_are_written_with_their_defaults() -> None:
    assert record_of().options == {"deck": "short"}


def test_reading_gives_back_what_was_written() -> None:
    assert write_record(parse_record(TEXT)) == TEXT


def test_a_true_record_verifies() -> None:
    state = verify(parse_record(TEXT))
    assert digest(state) == record_of(*PLIES).end


def test_an_unfinished_game_is_a_record_too() -> None:
    record = parse_record(write_record(record_of(*PLIES[:3])))
    assert record.result == "unfinished"
    verify(record)


def test_a_game_without_actions_is_a_record_too() -> None:
    verify(parse_record(write_record(record_of())))


def test_replaying_gives_every_position() -> None:
    scores = [state.scores() for _, state in replay(parse_record(TEXT))]
    assert scores == [[0, 0, 0]] * 3 + [[2, 2, 0], [4, 2, 0], [4, 2, 0], [4, 2, 0], [4, 2, 0]]


@given(st.lists(st.text(st.characters(codec="utf-8")), min_size=2, max_size=2))
def test_any_names_survive(names: list[str]) -> None:
    record = parse_record(write_record(record_of(*PLIES, players=tuple(names))))
    assert record.players == [" ".join(name.split()) for name in names]


@pytest.mark.parametrize("count", range(len(LINES) - 1))
def test_a_file_cut_after_any_line_is_refused(count: int) -> None:
    with pytest.raises(BadRecord) as caught:
        verify(parse_record("\n".join(LINES[:count])))
    assert 1 <= caught.value.line <= count + 2


@pytest.mark.parametrize("number", range(1, len(LINES)))
def test_a_file_without_any_one_line_is_refused(number: int) -> None:
    with pytest.raises(BadRecord):
        verify(parse_record("\n".join(LINES[: number - 1] + LINES[number:])))


@pytest.mark.parametrize("number", range(1, len(LINES)))
def test_a_line_that_stands_twice_is_refused(number: int) -> None:
    with pytest.raises(BadRecord):
        verify(parse_record("\n".join(LINES[:number] + LINES[number - 1 :])))


def altered(number: int, line: str) -> str:
    """The file with one line replaced; lines count from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


@pytest.mark.parametrize(
    ("number", "line", "at", "said"),
    [
        (1, "tabuleiro record 3", 1, "this is no record file"),
        (1, "tabuleiro record 2", 10, "expected 'position: ...', found ''"),
        (2, "game: chess", 2, "unknown game 'chess'"),
        (2, "name: toy", 2, "expected 'game: ...', found 'name: toy'"),
        (3, "version: 2", 2, "we do not hold toy version 2"),
        (3, "version: one", 3, "version: expected JSON"),
        (3, "version: 0", 3, "version: expected an integer"),
        (3, "version: 1.0", 3, "version: expected an integer"),
        (4, f"components: {'0' * 32}", 2, "we do not hold toy version 1 with components 0000"),
        (5, "seats: 3", 7, "players: expected 3 items, found 2"),
        (5, "seats: 0", 5, "seats: expected an integer from 1 to 99, found 0"),
        (5, 'seats: "2"', 5, "seats: expected an integer"),
        (6, 'options: {"deck":"long"}', 5, "option deck cannot be 'long' with 2 seats"),
        (6, 'options: {"size":"short"}', 5, "unknown option 'size'"),
        (6, 'options: {"deck":1}', 6, "options.deck: expected a text"),
        (6, "options: []", 6, "options: expected a table"),
        (6, "options: " + "[" * 10**5, 6, "options: expected JSON"),
        (7, 'players: ["Ana"]', 7, "players: expected 2 items, found 1"),
        (7, 'players: ["Ana",2]', 7, "players[1]: expected a text"),
        (7, "players: Ana, Rui", 7, "players: expected JSON"),
        (9, "result: 4/2 2/1 0/0 all_passed", 9, "the result is '4/1 2/2 0/0 all_passed'"),
        (9, "result: unfinished", 9, "the record says 'unfinished'"),
        (10, "chance: reveal two", 10, "expected a blank line after the header"),
        (12, "1: trade 1", 12, "seat 1 cannot act"),
        (12, "0: trade 0", 12, "the action is illegal: 'trade 0' is refused by TY-2.5"),
        (12, "0: fly", 12, "unknown action 'fly'"),
        (12, "0 trade 1", 12, "expected 'seat: action' or 'chance: action'"),
        (12, "nobody: trade 1", 12, "expected 'seat: action' or 'chance: action'"),
        (12, "0:  trade 1", 12, "expected 'seat: action' or 'chance: action'"),
        (14, "1: gift 1", 9, "the result is '3/1 2/2"),
        (20, "end: 7 actions, " + "0" * 32, 20, "it holds 8 actions, its end says 7"),
        (20, "end: 8 actions, " + "0" * 32, 20, "an action was altered"),
        (20, "end", 20, "the file is cut"),
        (21, "0: pass", 21, "expected nothing after the end line"),
    ],
)
def test_an_altered_line_is_refused_with_its_number(number: int, line: str, at: int, said: str) -> None:
    with pytest.raises(BadRecord) as caught:
        verify(parse_record(altered(number, line)))
    assert said in str(caught.value)
    assert caught.value.line == at
    told = Catalogue("toy", "pt-BR").error(caught.value)
    assert told.startswith(f"linha {at}: ")
    assert not re.search(r"\b(expected|found|the|says|unknown|cannot)\b", told)


def test_a_wrong_end_of_a_game_without_actions_names_its_line() -> None:
    record = parse_record(write_record(record_of()))
    with pytest.raises(BadRecord) as caught:
        verify(record._replace(end="0" * 32))
    assert caught.value.line == write_record(record).split("\n").index(f"end: 0 actions, {record.end}") + 1


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        parse_record(text)


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_any_other_letter_anywhere_is_noticed_or_harmless(place: int, letter: str) -> None:
    text = TEXT[:place] + letter + TEXT[place + 1 :]
    try:
        state = verify(parse_record(text))
    except BadRecord:
        return
    assert digest(state) == record_of(*PLIES).end


def begun_later(plies: int = 3) -> str:
    """The record of a game that began where the first few actions of the other one lead."""
    start = GAME.new(2, {})
    for text in PLIES[:plies]:
        start.apply(GAME.parse(text))
    actions = [GAME.parse(text) for text in PLIES[plies:]]
    return write_record(record_from(start, ["Ana", "Rui"], "2026-01-31", actions))


LATER = begun_later()


def test_a_game_that_began_from_a_position_holds_it_in_its_header() -> None:
    lines = LATER.split("\n")
    assert (lines[0], lines[1:5], lines[6:9], lines[10]) == ("tabuleiro record 2", LINES[1:5], LINES[6:9], "")
    assert lines[5] == "options: {}", "these positions do not say how they were set up"
    assert lines[9].startswith("position: {")
    assert lines[11] == "1: gift 2"
    assert write_record(parse_record(LATER)) == LATER


def test_it_verifies_to_the_same_end() -> None:
    assert digest(verify(parse_record(LATER))) == record_of(*PLIES).end
    verify(parse_record(begun_later(len(PLIES))))


def test_a_record_that_began_at_the_beginning_is_written_as_ever() -> None:
    assert TEXT.startswith("tabuleiro record 1\n")
    assert "position" not in TEXT


@pytest.mark.parametrize(
    ("number", "old", "new", "at", "said"),
    [
        (10, '"face":2', '"face":"two"', 10, "face: expected an integer"),
        (10, "position: {", "position: [", 10, "position: expected JSON"),
        (10, LATER.split("\n")[9], "position: 7", 10, "position: expected a table"),
        (6, "{}", '{"deck":"long"}', 6, "options: the header says"),
        (12, "1: gift 2", "1: gift 1", 9, "the result is"),
        (1, "record 2", "record 1", 10, "expected a blank line after the header"),
    ],
)
def test_an_altered_position_is_refused_with_its_line(number: int, old: str, new: str, at: int, said: str) -> None:
    lines = LATER.split("\n")
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new)
    with pytest.raises(BadRecord) as caught:
        verify(parse_record("\n".join(lines)))
    assert said in str(caught.value)
    assert caught.value.line == at


@pytest.mark.parametrize("number", range(1, len(LATER.split("\n"))))
def test_such_a_file_without_any_one_line_is_refused(number: int) -> None:
    lines = LATER.split("\n")
    with pytest.raises(BadRecord):
        verify(parse_record("\n".join(lines[: number - 1] + lines[number:])))
