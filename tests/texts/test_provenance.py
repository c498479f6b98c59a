"""Every printed value of a game says where it comes from."""

import pytest

from tabuleiro.core.registry import find_game
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.component_values import known_values, rows, title
from tabuleiro.texts.provenance import PROVENANCES, component_values

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


def provenances(data: dict[str, object]) -> dict[str, str]:
    """The provenance of every value by its place."""
    return {f"{value.section} {value.item} {value.field}": value.provenance for value in component_values(data)}


def test_a_table_speaks_for_its_values_and_for_what_lies_inside() -> None:
    track = {"provenance": "rulebook", "spaces": 16, "income": {"first": 2}}
    assert provenances({"track": track}) == {"track  spaces": "rulebook", "track.income  first": "rulebook"}


def test_a_field_may_have_a_word_of_its_own() -> None:
    card = {"id": "a", "provenance": "rulebook", "effect_provenance": "public", "effects": [{"op": "gain"}], "cost": 3}
    assert provenances({"card": [card]}) == {"card a effects": "public", "card a cost": "rulebook"}
    figure = {"provenance": "rulebook", "provenance_fields": {"move": "reconstructed"}, "move": 4}
    assert provenances({"figure": figure}) == {"figure  move": "reconstructed"}


def test_a_word_about_no_single_field_is_listed_too() -> None:
    desk = {"provenance": "rulebook", "city_pairing_provenance": "public", "plate": True}
    assert provenances({"desk": desk}) == {"desk  city_pairing": "public", "desk  plate": "rulebook"}


def test_what_is_drawn_but_not_printed_is_left_out() -> None:
    assert provenances({"meta": {"id": "x"}, "city": {"provenance": "public", "x": 0.5, "marker_xy": [1, 2]}}) == {}


@pytest.mark.parametrize("name", GAMES)
def test_every_row_of_values_is_there_once(name: str) -> None:
    """A row that a table inside it parted was listed twice, and the page of Coimbra's values stayed empty."""
    listed = [
        f"{section} {item} {value.field}" for section, item, row in rows(known_values(find_game(name))) for value in row
    ]
    places = [(section, item) for section, item, _ in rows(known_values(find_game(name)))]
    assert len(set(places)) == len(places)
    assert len(set(listed)) == len(listed) == len(known_values(find_game(name)))


@pytest.mark.parametrize("name", GAMES)
def test_every_printed_value_has_a_provenance_that_we_know(name: str) -> None:
    values = known_values(find_game(name))
    assert values
    assert [value for value in values if value.provenance not in PROVENANCES] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_table_of_values_has_a_name(name: str, language: str) -> None:
    catalogue = Catalogue(name, language)
    titles = {title(value.section) for value in known_values(find_game(name))}
    assert [message for message in titles if not catalogue.has(message)] == []
