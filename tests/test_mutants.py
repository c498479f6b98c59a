"""The mutants fit the sources they break; whether the tests kill them is for `make mutants` to say."""

import tomllib
from pathlib import Path

import pytest

from tabuleiro.core import rule_ids

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tabuleiro" / "games"

each_game = pytest.mark.parametrize("game", sorted(path.stem for path in (ROOT / "mutants").glob("*.toml")))


def read_mutants(game: str) -> list[dict[str, str]]:
    read: list[dict[str, str]] = tomllib.loads((ROOT / "mutants" / f"{game}.toml").read_text(encoding="utf-8"))[
        "mutant"
    ]
    return read


@each_game
def test_a_game_has_enough_mutants(game: str) -> None:
    mutants = read_mutants(game)
    assert len({mutant["id"] for mutant in mutants}) == len(mutants) >= 30


@each_game
def test_every_mutant_breaks_a_rule_that_exists(game: str) -> None:
    rules = rule_ids((GAMES / game / "RULES.md").read_text(encoding="utf-8"))
    assert [mutant["id"] for mutant in read_mutants(game) if mutant["rule"] not in rules] == []


@each_game
def test_every_mutant_changes_one_place(game: str) -> None:
    for mutant in read_mutants(game):
        text = (GAMES / game / mutant["file"]).read_text(encoding="utf-8")
        assert text.count(mutant["find"]) == 1, mutant["id"]
        assert mutant["find"] != mutant["replace"], mutant["id"]
