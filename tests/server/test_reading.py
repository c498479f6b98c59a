"""What is read rather than played: the board in text, and answers that are compressed or not."""

from collections import Counter
from pathlib import Path

import pytest

from server.people import Person
from tabuleiro.core.registry import COMPONENTS, find_game, find_packaged
from tabuleiro.server.http.games import encode_game
from tabuleiro.texts.package import LANGUAGES, read_components

GZIP = {"Accept-Encoding": "gzip"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_is_read_as_text_in_either_language(ana: Person, language: str) -> None:
    bot = {"en": "Random", "pt-BR": "Aleatório"}[language]
    for game in ana.get("/games").json():
        table = ana.create(game["name"], "me", "random")
        board = ana.get(f"/tables/{table['table']}/board/{language}").json()
        text = "\n".join("".join(segment["text"] for segment in line) for line in board["lines"])
        assert "Ana" in text, game["name"]
        assert bot in text, game["name"]


def test_the_board_of_an_earlier_ply_is_read_too(ana: Person) -> None:
    with ana.watch(ana.create("hansa_teutonica", "me", "hotseat")) as tab:
        tab.play()
        path = f"/tables/{tab.update['table']}/board/en"
        earlier, now = ana.get(path, ply="0").json(), ana.get(path).json()
    assert earlier["ply"] == 0
    assert now["ply"] == tab.update["ply"]
    assert earlier["lines"] != now["lines"]


def test_a_board_in_an_unknown_language_or_at_an_unknown_ply_is_refused(ana: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "hotseat")
    path = f"/tables/{table['table']}/board"
    assert ana.get(f"{path}/de").json()["code"] == "unknown"
    assert ana.get(f"{path}/en", ply="-1").json()["code"] == "unknown"


def test_a_private_board_is_read_with_its_key_only(ana: Person, visitor: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "hotseat", visibility="link")
    path = f"/tables/{table['table']}/board/en"
    assert visitor.get(path).json()["code"] == "unknown_table"
    assert visitor.get(path, key=table["key"]).status_code == 200


def test_what_is_public_is_compressed_and_what_holds_a_key_is_not(ana: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "hotseat")
    for path in ("/api/games/hansa_teutonica/strings/en", "/api/games/hansa_teutonica/components"):
        assert ana.http.get(path, headers=GZIP).headers.get("content-encoding") == "gzip", path
    for path in (f"/api/tables/{table['table']}/position", "/api/my/tables"):
        assert "content-encoding" not in ana.http.get(path, headers=GZIP).headers, path


def test_components_of_an_edition_that_we_do_not_hold_are_refused(ana: Person) -> None:
    path, game = "/games/luna/components", find_game("luna")
    current = ana.get(path, version=str(game.version), digest=game.components)
    assert current.json() == ana.get(path).json()
    for version, digest in ((game.version + 1, game.components), (game.version, "0" * 32), (1, "../../x")):
        refused = ana.get(path, version=str(version), digest=digest)
        assert (refused.status_code, refused.json()["code"]) == (404, "unknown")


def test_a_table_says_which_edition_it_plays(ana: Person) -> None:
    game = find_game("luna")
    with ana.watch(ana.create("luna", "me", "hotseat")) as tab:
        assert (tab.update["version"], tab.update["components"]) == (game.version, game.components)


def test_the_list_of_games_tells_how_well_their_printed_values_are_known(ana: Person) -> None:
    for game in ana.get("/games").json():
        rows = ana.get(f"/games/{game['name']}/values").json()["rows"]
        told = Counter(value["provenance"] for row in rows for value in row["values"])
        assert game["values"] == told, game["name"]
        assert game["packaged"] == game["components"], "nobody has corrected anything on this server"


def test_the_list_of_games_tells_that_an_owner_has_corrected_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = read_components("luna")
    assert "start_influence = 5" in text
    corrected = tmp_path / "mine.toml"
    corrected.write_text(text.replace("start_influence = 5", "start_influence = 6"), encoding="utf-8")
    packaged = find_packaged("luna")
    monkeypatch.setenv(COMPONENTS, str(corrected))
    luna, merv = encode_game("luna"), encode_game("merv")
    assert luna["packaged"] == packaged.components != luna["components"]
    assert merv["packaged"] == merv["components"]
