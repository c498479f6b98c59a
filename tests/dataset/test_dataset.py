"""A data set tells whole games, goes on after a kill, and refuses what it cannot make."""

import json
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest
from pyarrow import parquet
from typer.testing import CliRunner, Result

from tabuleiro.cli import app
from tabuleiro.core import CHANCE, find_game
from tabuleiro.dataset.making import make_dataset
from tabuleiro.dataset.partial import Partial
from tabuleiro.dataset.plan import DatasetPlan, new_plan
from tabuleiro.envs.observation import features_array

PLAN = new_plan("luna", ["novice", "random"], 3)


def make(plan: DatasetPlan, path: Path) -> list[dict[str, object]]:
    """The rows of a data set."""
    make_dataset(plan, path)
    return read(path)


def read(path: Path) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = parquet.read_table(path).to_pylist()
    return rows


def tabuleiro(*words: str) -> Result:
    return CliRunner().invoke(app, [*words, "--lang", "en"], catch_exceptions=False)


@pytest.mark.parametrize(("game", "seats"), [("coimbra", 2), ("luna", 1), ("merv", 4)])
def test_the_rows_tell_whole_games(game: str, seats: int, tmp_path: Path) -> None:
    rows = make(new_plan(game, ["random"], 2, seats=seats), tmp_path / "games.parquet")
    state = find_game(game).new(seats)
    ends = []
    for row in rows:
        if row["ply"] == 0:
            state = find_game(game).new(seats)
        seen = [] if row["seat"] == CHANCE else features_array(state, state.to_act()).tolist()
        assert row["features"] == seen
        assert (row["seat"], row["decision"], row["legal"]) == (state.to_act(), state.decision(), state.legal())
        assert isinstance(row["chosen"], int)
        state.apply(row["chosen"])
        result = state.result()
        if result is not None:
            ends.append(row["game"])
            assert row["points"] == [standing.points for standing in result.standings[:seats]]
            assert row["ranks"] == [standing.rank for standing in result.standings[:seats]]
            assert row["shares"] == [float(share) for share in result.shares]
    assert ends == [0, 1]


def test_every_bot_plays_in_every_seat(tmp_path: Path) -> None:
    rows = make(PLAN, tmp_path / "games.parquet")
    seated = {(row["game"], row["seat"], row["bot"]) for row in rows if row["seat"] != CHANCE}
    assert {entry for entry in seated if entry[0] == 0} == {(0, 0, "novice"), (0, 1, "random")}
    assert {entry for entry in seated if entry[0] == 1} == {(1, 0, "random"), (1, 1, "novice")}


def test_a_search_leaves_its_values_and_visits(tmp_path: Path) -> None:
    rows = make(new_plan("luna", ["strong", "random"], 1, seconds=0.002), tmp_path / "games.parquet")
    searched = [row for row in rows if row["values"]]
    assert {row["bot"] for row in searched} == {"strong"}
    for row in searched:
        legal, values, visits = row["legal"], row["values"], row["visits"]
        assert isinstance(legal, list)
        assert isinstance(values, list)
        assert isinstance(visits, list)
        assert len(values) == len(visits) == len(legal)
        assert visits[legal.index(row["chosen"])] == max(visits)
    assert all(row["visits"] == [] for row in rows if row["bot"] == "random")


def test_the_file_says_what_it_is(tmp_path: Path) -> None:
    make(PLAN, tmp_path / "games.parquet")
    said = parquet.read_schema(tmp_path / "games.parquet").metadata
    assert DatasetPlan(**json.loads(said[b"tabuleiro.plan"])) == PLAN
    assert json.loads(said[b"tabuleiro.feature_names"]) == find_game("luna").feature_names


def test_several_processes_make_the_same(tmp_path: Path) -> None:
    make_dataset(PLAN, tmp_path / "two.parquet", workers=2)
    assert read(tmp_path / "two.parquet") == make(PLAN, tmp_path / "one.parquet")


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole.parquet", tmp_path / "killed.parquet"
    words = ["dataset", "luna", "--games", "30", "--bots", "novice,random", "-o"]
    growing = tmp_path / "killed.parquet.partial"
    with subprocess.Popen([sys.executable, "-m", "tabuleiro", *words, str(killed)], stderr=subprocess.DEVNULL) as run:  # noqa: S603 - our own program
        until = monotonic() + 60
        while not growing.exists() or growing.stat().st_size < 100_000:
            assert monotonic() < until, "nothing was written"
            sleep(0.01)
        run.kill()
    with Partial(growing, new_plan("luna", ["novice", "random"], 30)) as partial:
        played = len(partial.frames)
    assert 0 < played < 30
    assert tabuleiro(*words, str(killed)).exit_code == 0
    assert tabuleiro(*words, str(whole)).exit_code == 0
    assert read(killed) == read(whole)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["killed.parquet", "whole.parquet"]


def test_a_frame_that_was_cut_short_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "games.partial"
    with Partial(path, PLAN) as partial:
        partial.add(0, b"first")
        partial.add(2, b"third")
    path.write_bytes(path.read_bytes()[:-2])
    with Partial(path, PLAN) as partial:
        assert list(partial.frames) == [0]
        partial.add(1, b"second")
    with Partial(path, PLAN) as partial:
        assert list(partial.games()) == [b"first", b"second"]


def test_the_command_says_what_it_made(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    done = tabuleiro("dataset", "luna", "--games", "2", "--bots", "random,random", "-o", str(path))
    assert done.exit_code == 0
    assert f"2 games, {len(read(path))} rows" in done.stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("nope -o FILE", "unknown game nope"),
        ("luna --bots genius -o FILE", "unknown bot genius: expected one of random"),
        ("luna --bots random,random --seats 9 -o FILE", "9 players cannot play this game"),
        ("luna --option colour=red -o FILE", "unknown option colour"),
        ("luna --option colour -o FILE", "colour is no option: expected name=value"),
        ("luna -o /nowhere/games.parquet", "/nowhere/games.parquet: cannot be written"),
    ],
)
def test_bad_input_is_refused(words: str, complaint: str, tmp_path: Path) -> None:
    done = tabuleiro("dataset", *words.replace("FILE", str(tmp_path / "games.parquet")).split(" "))
    assert (done.exit_code, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_exists_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("precious")
    done = tabuleiro("dataset", "luna", "-o", str(path))
    assert done.exit_code == 2
    assert path.read_text() == "precious"


def test_another_data_set_is_not_mixed_in(tmp_path: Path) -> None:
    with Partial(tmp_path / "games.parquet.partial", PLAN):
        pass
    done = tabuleiro("dataset", "luna", "--games", "4", "-o", str(tmp_path / "games.parquet"))
    assert done.exit_code == 2
    assert "belongs to another data set" in done.stderr
