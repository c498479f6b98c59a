"""Who made the published games: the page names them from the game's catalogue."""

import tomllib

import pytest

from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import LANGUAGES, read_components

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


@pytest.mark.parametrize("game", GAMES)
def test_designers_and_year_are_the_same_in_both_languages_and_in_the_data(game: str) -> None:
    meta = tomllib.loads(read_components(game))["meta"]
    for language in LANGUAGES:
        catalogue = Catalogue(game, language)
        designers, year = catalogue("game-designers"), catalogue("game-year")
        assert designers == Catalogue(game, "en")("game-designers")
        assert designers == meta.get("designer", designers)
        assert year == Catalogue(game, "en")("game-year")
        assert year == str(meta.get("year", year))
        assert catalogue("game-publishers")


def test_the_publishers_of_hansa_teutonica_are_those_of_the_edition_in_the_data() -> None:
    edition = tomllib.loads(read_components("hansa_teutonica"))["meta"]["publisher_edition"]
    catalogue = Catalogue("hansa_teutonica", "en")
    for publisher in catalogue("game-publishers").split("; "):
        assert publisher.split()[0] in edition
    assert catalogue("game-year") in edition
