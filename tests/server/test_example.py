"""Every game keeps a game that was played; the home page shows some moves of it."""

import pytest

from server.people import Person
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import verify
from tabuleiro.core.registry import game_names
from tabuleiro.server.http.reading.example import MOMENTS, read_example


@pytest.mark.parametrize("game", ["coimbra", "hansa_teutonica", "luna", "merv"])
def test_the_kept_game_is_sound_and_its_moves_are_told_in_order(visitor: Person, game: str) -> None:
    text = read_example(game)
    last = verify(parse_record(text))
    answer = visitor.get(f"/games/{game}/example")
    assert answer.status_code == 200, answer.text
    kept = answer.json()
    assert (kept["record"], kept["players"]) == (text, ["Ana", "Bia", "Caio", "Duda"])
    assert len(kept["moments"]) == MOMENTS
    plies = [moment["ply"] for moment in kept["moments"]]
    assert plies == sorted(plies)
    assert plies[-1] < kept["plies"]
    assert {moment["line"]["ply"] + 1 for moment in kept["moments"]} == set(plies)
    assert set(kept["moments"][0]["view"]) == set(last.view())
    again = visitor.http.get(f"/api/games/{game}/example", headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304


def test_a_game_without_a_kept_game_says_so(visitor: Person) -> None:
    assert visitor.get("/games/nothing/example").json()["code"] == "unknown"
    for game in set(game_names()) - {"coimbra", "hansa_teutonica", "luna", "merv"}:
        assert visitor.get(f"/games/{game}/example").status_code == 404


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_first_texts_name_every_game(visitor: Person, language: str) -> None:
    """The home page fetched four whole catalogues for four names."""
    text = visitor.get(f"/strings/{language}").text
    for game in ("coimbra", "hansa_teutonica", "luna", "merv"):
        assert f"\nname-{game} = " in text
        assert f"\ntagline-{game} = " in text
