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
