"""A value is corrected or a rule becomes an option: old tables and records go on, new games have what is new."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tabuleiro
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import Record
from tabuleiro.core.records.replay import verify
from tabuleiro.core.registry import find_game

HERE = Path(__file__).parent
PACKAGE = Path(tabuleiro.__file__).parent
CORRECTIONS = {
    "coimbra": ("guards = 7", "guards = 8"),
    "hansa_teutonica": ("bonus_marker_points = [0, 1, 3,", "bonus_marker_points = [0, 1, 4,"),
    "luna": ("start_influence = 5", "start_influence = 6"),
    "merv": ("{ at = 5, vp = 1 }", "{ at = 5, vp = 2 }"),
}
"""One printed value of each game, and what it might have been."""
RECORDS = 2
"""The shortest kept records of each game are verified; old editions play uncompiled."""


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the whole package, compiled or not, with one value of each game corrected and the old file kept."""
    site = tmp_path_factory.mktemp("corrected")
    shutil.copytree(PACKAGE, site / "tabuleiro", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for library in PACKAGE.parent.glob("tabuleiro_*__mypyc*"):
        shutil.copy(library, site)
    for name, (old, new) in CORRECTIONS.items():
        folder, game = site / "tabuleiro" / "games" / name, find_game(name)
        text = (folder / "components.toml").read_text(encoding="utf-8")
        assert old in text
        (folder / "editions").mkdir(exist_ok=True)
        (folder / "editions" / f"{game.version}-{game.components}.toml").write_text(text, encoding="utf-8")
        (folder / "components.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return site


def read(path: Path) -> Record:
    """A kept record."""
    return parse_record(path.read_text(encoding="utf-8"))


def run(site: Path, *words: str | Path) -> str:
    """Run the story with the package of a folder."""
    path = os.pathsep.join(map(str, (site, HERE, HERE.parent / "bench")))
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, str(HERE / "edition_story.py"), *map(str, words)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", sorted(CORRECTIONS))
def test_tables_and_records_outlive_a_corrected_value(name: str, corrected: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    kept = sorted((HERE / "games" / name / "records").glob("*.tab"), key=lambda path: path.stat().st_size)[:RECORDS]
    run(PACKAGE.parent, "play", name, database)
    told = json.loads(run(corrected, "go_on", name, database, *kept))
    assert told["table"] == find_game(name).components != told["current"]
    assert told["drawn"] == [told["table"], told["current"]], "a board is drawn with the data of its own edition"
    assert (told["problems"], len(told["verified"])) == ([], RECORDS)
    assert min(told["played"], told["thought"]) > 0


KEPT = sorted(path.relative_to(PACKAGE / "games") for path in (PACKAGE / "games").glob("*/editions/*.toml"))


@pytest.mark.parametrize("edition", KEPT, ids=map(str, KEPT))
def test_a_table_of_a_kept_edition_is_opened_and_played_on(edition: Path, tmp_path: Path) -> None:
    told = json.loads(run(PACKAGE.parent, "outlive", edition.parts[0], f"sqlite:///{tmp_path}/t.db", edition.stem))
    assert edition.stem.endswith(told["table"])
    assert told["table"] != told["current"]
    assert told["problems"] == []
    assert min(told["played"], told["thought"]) > 0


OLD = sorted((HERE / "games").glob("*/records/version_*/*.tab"))
"""Records of older versions, as they were written."""
PLAYED_ON = {(kept.parts[0], kept.stem) for kept in KEPT}
OLD_EDITIONS = sorted({(old.game, f"{old.version}-{old.components}") for old in map(read, OLD)} - PLAYED_ON)
"""Their editions whose data are today's: those of other data have been played on above."""


@pytest.mark.parametrize("path", OLD, ids=[str(path.relative_to(HERE / "games")) for path in OLD])
def test_every_record_of_an_older_version_still_verifies(path: Path) -> None:
    record = read(path)
    assert record.version < find_game(record.game).version
    verify(record)


@pytest.mark.parametrize(("name", "edition"), OLD_EDITIONS, ids=[f"{name}-{edition}" for name, edition in OLD_EDITIONS])
def test_a_table_of_an_older_version_goes_on_as_it_was_agreed_on(name: str, edition: str, tmp_path: Path) -> None:
    told = json.loads(run(PACKAGE.parent, "outlive", name, f"sqlite:///{tmp_path}/t.db", edition))
    assert (told["edition"], told["problems"]) == (edition, [])
    assert min(told["played"], told["thought"]) > 0


def test_an_edition_that_was_not_kept_is_refused_by_name(corrected: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(corrected, site)
    shutil.rmtree(site / "tabuleiro" / "games" / "luna" / "editions")
    database = f"sqlite:///{tmp_path}/t.db"
    run(PACKAGE.parent, "play", "luna", database)
    with pytest.raises(AssertionError, match="broken"):
        run(site, "go_on", "luna", database)
