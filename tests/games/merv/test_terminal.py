"""The text board is drawn from the view alone, in both languages, from the start of a game to its end."""

from collections.abc import Iterator

import pytest

from games.merv.make_records import FOLDER
from games.merv.table import table
from tabuleiro.core import State, parse_record
from tabuleiro.core.records.replay import begin
from tabuleiro.games.merv.present.terminal import board
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import LANGUAGES

WIDEST = 80
EVERY = 40


def positions(name: str) -> Iterator[State]:
    """Some positions of a recorded game, its start and its end included."""
    record = parse_record((FOLDER / f"{name}.tab").read_text(encoding="utf-8"))
    state = begin(record)
    for number, ply in enumerate(record.plies):
        if number % EVERY == 0:
            yield state
        state.apply(state.game().parse(ply.text))
    yield state


def drawn(state: State, language: str) -> list[str]:
    """The lines of the board."""
    text = Catalogue("merv", language, [f"Ana {seat}" for seat in range(int(state.seats))])
    return ["".join(segment.text for segment in line).rstrip() for line in board(state.view(), text)]


@pytest.mark.parametrize("name", ["solo_hard", "two_players", "three_players", "four_players"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn_from_start_to_end(name: str, language: str) -> None:
    for state in positions(name):
        lines = drawn(state, language)
        assert max(len(line) for line in lines) <= WIDEST
        for seat in range(int(state.seats)):
            assert any(f"Ana {seat}" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_building_changes_the_board(language: str) -> None:
    empty, built = table(3).begin().state, table(3).houses("red", "r0c0").begin().state
    assert drawn(empty, language) != drawn(built, language)


@pytest.mark.parametrize(("language", "words"), [("en", "on contracts)"), ("pt-BR", "em contratos)")])
def test_goods_and_scrolls_on_contracts_are_told_apart_from_free_ones(language: str, words: str) -> None:
    *_, last = positions("every_contract")
    assert any(words in line for line in drawn(last, language))
    assert not any(words in line for line in drawn(table(3).begin().state, language))
