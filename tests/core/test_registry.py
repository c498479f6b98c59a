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
