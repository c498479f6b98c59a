"""Whoever owns a game corrects its components in a file and plays with it, without building anything."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.arena.match import plan_match, play_match
from tabuleiro.core.edition import edition_name
from tabuleiro.core.errors import BadComponents, UnknownGame
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import verify
from tabuleiro.core.registry import COMPONENTS, find_edition, find_game, find_packaged
from tabuleiro.texts.package import read_components

NAME = "luna"


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """Luna's component file with another number of influence points at the start."""
    path = tmp_path / "mine.toml"
    text = read_components(NAME)
    assert "start_influence = 5" in text
    path.write_text(text.replace("start_influence = 5", "start_influence = 6"), encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def packaged_again() -> Iterator[None]:
    """The environment is as before, whatever a test put into it."""
    before = os.environ.pop(COMPONENTS, None)
    yield
    os.environ.pop(COMPONENTS, None)
    if before is not None:
        os.environ[COMPONENTS] = before


def test_new_games_are_played_with_the_corrected_file(corrected: Path) -> None:
    packaged = find_packaged(NAME)
    assert find_game(NAME) is packaged
    os.environ[COMPONENTS] = str(corrected)
    own = find_game(NAME)
    assert own.components != packaged.components
    assert edition_name(own) != edition_name(packaged)
    assert own.new(2).dump()["parties"] != packaged.new(2).dump()["parties"]


def test_games_of_both_editions_are_found_while_the_file_is_named(corrected: Path) -> None:
    packaged = find_packaged(NAME)
    os.environ[COMPONENTS] = str(corrected)
    own = find_game(NAME)
    assert find_edition(NAME, packaged.version, packaged.components) is packaged
    assert find_edition(NAME, own.version, own.components) is own


def test_an_edition_that_nobody_holds_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame, match="we do not hold luna version 1 with components 0123"):
        find_edition(NAME, 1, "0123" * 8)


def test_worker_processes_play_the_same_edition(corrected: Path) -> None:
    os.environ[COMPONENTS] = str(corrected)
    own = find_game(NAME)
    outcomes = list(play_match(plan_match(NAME, parse_entrants("random,random", None), 2, 1), 2))
    records = [parse_record(outcome.record) for outcome in outcomes]
    assert [record.components for record in records] == [own.components] * 2
    assert verify(records[0]).seats == 2


def test_the_packaged_file_itself_is_the_packaged_edition(tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text(read_components(NAME), encoding="utf-8")
    os.environ[COMPONENTS] = str(path)
    assert find_game(NAME) is find_packaged(NAME)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[meta", "mine.toml: "),
        ("[meta]\n", "does not say which game it is for"),
        ('[meta]\nid = "luna"\n', "is missing"),
        ('[meta]\nid = "ludo"\n', "unknown game 'ludo'"),
    ],
)
def test_a_file_that_no_game_can_be_played_with_is_refused(corrected: Path, text: str, complaint: str) -> None:
    corrected.write_text(text, encoding="utf-8")
    os.environ[COMPONENTS] = str(corrected)
    with pytest.raises((BadComponents, UnknownGame), match=complaint):
        find_game(NAME)
    del os.environ[COMPONENTS]
    assert find_game(NAME) is find_packaged(NAME)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    os.environ[COMPONENTS] = str(tmp_path / "nowhere.toml")
    with pytest.raises(BadComponents, match=r"nowhere\.toml"):
        find_game(NAME)
