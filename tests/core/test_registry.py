"""The registry knows games by name and refuses others by name."""

import pytest

from tabuleiro.core import Game, UnknownGame, find_edition, find_game, game_names
from tabuleiro.core.registry import find_module
from toy.game import GAME


def test_a_registered_game_is_found() -> None:
    assert find_game("toy") is GAME
    assert isinstance(GAME, Game)
    assert find_module("toy") == "toy"


def test_names_are_sorted() -> None:
    assert game_names() == sorted(game_names())
    assert "hansa_teutonica" in game_names()


@pytest.mark.parametrize("name", ["", "chess", "Toy", "toy ", "tabuleiro.core", "../toy"])
def test_an_unknown_game_is_refused_with_the_names_that_exist(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"expected one of .*toy") as caught:
        find_game(name)
    assert (caught.value.key, caught.value.arguments["game"]) == ("unknown-game", name)


def test_the_edition_of_a_record_is_found() -> None:
    assert find_edition("toy", GAME.version, GAME.components) is GAME


@pytest.mark.parametrize(("version", "components"), [(2, GAME.components), (1, "0" * 32)])
def test_an_edition_that_we_do_not_hold_is_refused_by_name(version: int, components: str) -> None:
    with pytest.raises(UnknownGame, match=f"we do not hold toy version {version} with components {components}"):
        find_edition("toy", version, components)


@pytest.mark.parametrize("components", ["../components", "", "0" * 32, "x/../../1-components"])
def test_an_edition_is_never_looked_for_elsewhere(components: str) -> None:
    with pytest.raises(UnknownGame, match="we do not hold luna"):
        find_edition("luna", 7, components)


@pytest.fixture
def newer_luna(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Luna as it will be when its rules have changed, but not its data."""
    game = find_game("luna")
    monkeypatch.setattr(game, "version", game.version + 1)
    return game


def test_an_older_version_with_the_same_data_needs_no_file_of_its_own(newer_luna: Game) -> None:
    older = find_edition("luna", newer_luna.version - 1, newer_luna.components)
    assert (older.version, older.components) == (newer_luna.version - 1, newer_luna.components)
    assert older.new(2).dump()["version"] == older.version
    assert find_edition("luna", older.version, older.components) is older


def test_a_version_from_before_the_data_changed_does_not_play_with_them(
    newer_luna: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(newer_luna, "components_since", newer_luna.version)
    with pytest.raises(UnknownGame, match="we do not hold luna"):
        find_edition("luna", newer_luna.version - 1, newer_luna.components)
