"""A collection holds every game at every seat count, goes on where it was, and says what it holds."""

from pathlib import Path

import pytest
from pyarrow import dataset, parquet
from typer.testing import CliRunner, Result

from tabuleiro.bots.levels import UnknownLevel
from tabuleiro.cli import app
from tabuleiro.core import find_game
from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_edition, game_names
from tabuleiro.dataset import collection as making
from tabuleiro.dataset.collection import collect, new_collection, plan_of
from tabuleiro.dataset.making import make_dataset
from tabuleiro.dataset.partial import OtherPlan
from tabuleiro.dataset.plan import new_plan
from tabuleiro.dataset.rows import play_game

SAMPLE = Path(__file__).resolve().parents[2] / "examples" / "sample"
SMALL = new_collection(["luna"], ["random"], games=3)


@pytest.fixture(autouse=True)
def two_games_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "PART", 2)


def tabuleiro(*words: str) -> Result:
    return CliRunner().invoke(app, [*words, "--lang", "en"], catch_exceptions=False)


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.parquet"))}


def test_it_holds_every_seat_count_in_parts_that_go_on_counting(tmp_path: Path) -> None:
    assert collect(SMALL, tmp_path) == 0
    seats = find_game("luna").seats
    assert list(files(tmp_path)) == [
        f"decisions/title=luna/seats={count}/part-000{part}.parquet" for count in seats for part in (0, 1)
    ]
    read = dataset.dataset(tmp_path / "decisions", partitioning="hive").to_table(columns=["title", "seats", "game"])
    found = {(row["title"], row["seats"], row["game"]) for row in read.to_pylist()}
    assert found == {("luna", count, game) for count in seats for game in (0, 1, 2)}


def test_a_part_has_the_luck_of_its_games_wherever_it_begins(tmp_path: Path) -> None:
    collect(SMALL, tmp_path)
    last = parquet.read_table(tmp_path / "decisions/title=luna/seats=2/part-0001.parquet", partitioning=None)
    rows, _ = play_game(new_plan("luna", ["random"], 3, seats=2), 2)
    assert last["chosen"].to_pylist() == [row.chosen for row in rows]


def test_the_same_command_gives_the_same_bytes_and_goes_on_where_it_was(tmp_path: Path) -> None:
    collect(SMALL, tmp_path / "one")
    whole = files(tmp_path / "one")
    collect(SMALL, tmp_path / "two")
    (tmp_path / "two/decisions/title=luna/seats=3/part-0001.parquet").unlink()
    told: list[str] = []
    assert collect(SMALL, tmp_path / "two", progress=lambda part, _: told.append(part)) == 11
    assert files(tmp_path / "two") == whole
    assert len(set(told)) == 8


def test_a_part_of_other_games_is_refused_and_left_alone(tmp_path: Path) -> None:
    collect(SMALL, tmp_path)
    before = files(tmp_path)
    with pytest.raises(OtherPlan, match="part-0000"):
        collect(SMALL._replace(seed=2), tmp_path)
    assert files(tmp_path) == before


def test_a_search_that_counts_iterations_leaves_its_visits_and_repeats_itself(tmp_path: Path) -> None:
    plan = new_plan("luna", ["strong:4i", "random"], 1, seats=2)
    make_dataset(plan, tmp_path / "one.parquet")
    make_dataset(plan, tmp_path / "two.parquet")
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()
    rows = parquet.read_table(tmp_path / "one.parquet").to_pylist()
    searched = [row for row in rows if row["visits"]]
    assert {row["bot"] for row in searched} == {"strong:4i"}
    assert all(len(row["visits"]) == len(row["legal"]) and sum(row["visits"]) > 0 for row in searched)


def test_bots_and_games_that_do_not_exist_are_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(UnknownLevel, match="strong:0i"):
        new_collection(["luna"], ["strong:0i"], 1)
    with pytest.raises(InputError, match="parcheesi"):
        new_collection(["parcheesi"], ["random"], 1)
    done = tabuleiro("collection", str(tmp_path / "new"), "--titles", "luna", "--bots", "clever")
    assert done.exit_code == 2
    assert "clever" in done.output
    assert not (tmp_path / "new").exists()


def test_the_command_makes_the_collection_and_its_card(tmp_path: Path) -> None:
    words = ("collection", str(tmp_path), "--titles", "luna", "--bots", "novice,random", "--games", "3", "--seed", "5")
    done = tabuleiro(*words)
    assert done.exit_code == 0, done.output
    assert "12 games" in done.output
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "--titles luna --bots novice,random --games 3 --seed 5" in card
    for seats in find_game("luna").seats:
        parts = sorted((tmp_path / f"decisions/title=luna/seats={seats}").glob("*.parquet"))
        rows = [row for part in parts for row in parquet.read_table(part, partitioning=None).to_pylist()]
        decided = sum(row["seat"] >= 0 for row in rows)
        assert f"| luna | {seats} | 3 | {len(rows)} | {decided} | 0 | {len(rows) / 3:.0f} |" in card


def test_the_sample_holds_one_whole_game_of_every_kind_and_is_small() -> None:
    assert sum(path.stat().st_size for path in SAMPLE.rglob("*") if path.is_file()) < 1_000_000
    asked = new_collection(
        [name for name in game_names() if (SAMPLE / f"decisions/title={name}").exists()], ["random"], 1
    )
    assert len(asked.titles) == 4
    for place, _ in asked.shelves():
        [path] = (SAMPLE / place).glob("*.parquet")
        plan, rows = plan_of(path), parquet.read_table(path, partitioning=None).to_pylist()
        state = find_edition(plan.game, plan.version, plan.components).new(plan.seats, plan.options)
        for row in rows:
            assert row["legal"] == state.legal()
            state.apply(row["chosen"])
        result = state.result()
        assert result is not None
        assert [standing.points for standing in result.standings[: plan.seats]] == rows[0]["points"]
        assert any(row["visits"] for row in rows)
