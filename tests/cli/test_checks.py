"""What an owner of the physical game corrects is checked; so is a position."""

import json
import os
import tomllib
from pathlib import Path

import pytest

from cli.running import Run
from tabuleiro.cli.components import differences
from tabuleiro.core import find_game
from tabuleiro.core.registry import COMPONENTS, find_module, game_names, named_game
from tabuleiro.learn.editor import opening
from tabuleiro.texts.package import read_components

HANSA = "hansa_teutonica"


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """A copy of the packaged components of Hansa Teutonica."""
    path = tmp_path / "components.toml"
    path.write_text(read_components(HANSA), encoding="utf-8")
    return path


def test_the_packaged_components_are_sound(tabuleiro: Run, corrected: Path) -> None:
    done = tabuleiro("components", "check", str(corrected))
    assert done.exit_code == 0
    assert "sound. No value differs" in done.stdout


def test_bad_toml_is_refused_with_its_line(tabuleiro: Run, corrected: Path) -> None:
    corrected.write_text("[meta]\ngame = \n", encoding="utf-8")
    done = tabuleiro("components", "check", str(corrected))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "this is no TOML" in done.stderr
    assert "line 2" in done.stderr


@pytest.mark.parametrize("game", [name for name in game_names() if find_module(name).startswith("tabuleiro.games.")])
def test_every_game_s_components_say_whose_they_are(game: str) -> None:
    assert named_game(tomllib.loads(read_components(game))) == game


def test_unsound_components_are_refused_with_their_place(tabuleiro: Run, corrected: Path) -> None:
    corrected.write_text('[meta]\ngame = "hansa_teutonica"\n', encoding="utf-8")
    done = tabuleiro("components", "check", str(corrected))
    assert (done.exit_code, done.stdout) == (2, "")
    assert f"{corrected}: " in done.stderr


def test_every_value_that_differs_is_listed() -> None:
    old: dict[str, object] = {"a": {"b": [1, 2]}, "c": True}
    new: dict[str, object] = {"a": {"b": [1, 3]}, "d": "x"}
    assert differences(old, new) == [
        ("components-changed", {"place": "a.b[1]", "here": "3", "packaged": "2"}),
        ("components-missing", {"place": "c", "packaged": "True"}),
        ("components-added", {"place": "d", "here": "'x'"}),
    ]


def test_a_sound_position_is_told(tabuleiro: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(find_game("toy").new(3).dump()), encoding="utf-8")
    done = tabuleiro("position", "check", str(path), "--game", "toy")
    assert done.exit_code == 0
    assert "a sound position of Acorns, 3 players" in done.stdout


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('{\n"seats":', "line 2: this is no JSON"),
        ("[" * 100_000, "this is no JSON"),
        ("[]", "a position is a JSON object: expected { ... }"),
        ("{}", "this position cannot stand: seats: is missing"),
    ],
)
def test_a_bad_position_is_refused(tabuleiro: Run, tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(text, encoding="utf-8")
    done = tabuleiro("position", "check", str(path), "--game", "toy")
    assert (done.exit_code, done.stdout) == (2, "")
    assert complaint in done.stderr


def laid(tmp_path: Path, **changes: object) -> Path:
    """The file of a position of Hansa Teutonica, perhaps with something changed in it."""
    path = tmp_path / "position.json"
    position = opening(find_game(HANSA), 3, {}, 1).dump() | changes
    path.write_text(json.dumps(position), encoding="utf-8")
    return path


def test_an_unsound_position_is_told_in_words_with_its_rule(tabuleiro: Run, tmp_path: Path) -> None:
    path = str(laid(tmp_path, completed=3))
    done = tabuleiro("position", "check", path, "--lang", "pt-BR")
    assert done.exit_code == 2
    assert "HT-17.3: A trilha de cidades concluídas mostra 3 em vez de 0." in done.stdout
    told = json.loads(tabuleiro("position", "check", path, "--json").stdout)
    assert [(one["rule"], one["paths"]) for one in told["problems"]] == [("HT-17.3", ["completed"])]


def test_values_of_a_position_are_set_and_what_is_wrong_is_told(tabuleiro: Run, tmp_path: Path) -> None:
    path, out = laid(tmp_path), tmp_path / "out.json"
    words = ("--set", "players[0].prestige=7", "--set", "routes.hamburg_luebeck.spaces[0]=1 trader")
    done = tabuleiro("position", "edit", str(path), *words, "--out", str(out))
    assert (done.exit_code, "A sound position" in done.stdout) == (0, True), done.stderr
    edited = json.loads(out.read_text(encoding="utf-8"))
    assert (edited["players"][0]["prestige"], edited["routes"]["hamburg_luebeck"]["spaces"][0]) == (7, "1 trader")
    words = ("--set", "routes.hamburg_luebeck.spaces[0]=1 trader", "--no-balance", "--json")
    done = tabuleiro("position", "edit", str(path), *words)
    told = json.loads(done.stdout)
    assert (done.exit_code, [one["rule"] for one in told["problems"]]) == (2, ["HT-17.1"])
    assert told["changed"] == ["routes.hamburg_luebeck.spaces[0]"]


@pytest.mark.parametrize(
    ("word", "complaint"),
    [
        ("players[0].prestige", "expected PATH=VALUE"),
        ("players[9].prestige=1", "nothing by that name can be set here"),
        ("players[0].prestige=many", "expected an integer from 0 to"),
    ],
)
def test_what_cannot_be_set_is_refused(tabuleiro: Run, tmp_path: Path, word: str, complaint: str) -> None:
    done = tabuleiro("position", "edit", str(laid(tmp_path)), "--set", word)
    assert (done.exit_code, done.stdout) == (2, "")
    assert complaint in done.stderr


def test_everything_that_can_be_set_is_listed(tabuleiro: Run, tmp_path: Path) -> None:
    done = tabuleiro("position", "edit", str(laid(tmp_path)), "--lang", "pt-BR")
    (line,) = [line for line in done.stdout.split("\n") if line.startswith("routes.hamburg_luebeck.spaces[0] = null")]
    assert line.endswith("Lübeck, casa 1")


def test_a_position_makes_a_test_that_holds(tabuleiro: Run, tmp_path: Path) -> None:
    done = tabuleiro("position", "test", str(laid(tmp_path)))
    told: dict[str, object] = {}
    exec(done.stdout, told)  # noqa: S102 - what was printed is a test, and it is run
    test = told["test_the_position_stands_and_allows_what_it_must"]
    assert callable(test)
    test()


def test_the_provenance_of_every_value_is_listed(tabuleiro: Run) -> None:
    done = tabuleiro("components", "list", HANSA, "--only", "rulebook")
    assert done.exit_code == 0
    assert "Bonus markers" in done.stdout
    assert "(public source)" not in done.stdout
    assert "printed values." in done.stdout


def test_a_provenance_that_does_not_exist_is_refused(tabuleiro: Run) -> None:
    done = tabuleiro("components", "list", HANSA, "--only", "guessed")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "unknown provenance guessed: expected one of rulebook, public" in done.stderr


def test_a_corrected_file_is_used_and_its_edition_named(tabuleiro: Run, corrected: Path) -> None:
    text = corrected.read_text(encoding="utf-8")
    corrected.write_text(text.replace("bonus_marker_points = [0, 1, 3,", "bonus_marker_points = [0, 1, 4,"), "utf-8")
    try:
        done = tabuleiro("components", "list", HANSA, "--components", str(corrected))
    finally:
        os.environ.pop(COMPONENTS, None)
    assert done.exit_code == 0
    assert "hansa_teutonica: playing with your component file, edition " in done.stdout
    assert "bonus_marker_points = 0, 1, 4," in done.stdout
