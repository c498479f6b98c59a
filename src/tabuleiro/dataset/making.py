"""Makes a data set: plays what is missing, then writes all games into one Parquet file."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tabuleiro.envs.library import MissingLibrary

try:
    from pyarrow import parquet
except ModuleNotFoundError as error:
    raise MissingLibrary("pyarrow", "data") from error

import pyarrow as pa

from tabuleiro.arena.executor import run_blocks
from tabuleiro.core.errors import InputError
from tabuleiro.dataset.arrow import game_table, pack, schema, unpack
from tabuleiro.dataset.partial import Partial
from tabuleiro.dataset.plan import DatasetPlan
from tabuleiro.dataset.rows import play_game

GROUP: Final = 50_000
"""Rows per group of the Parquet file, at least; it is what readers load at once."""


class BadOutput(InputError):
    """A file that cannot be written, or exists already."""


def make_dataset(
    plan: DatasetPlan, path: Path, workers: int = 1, progress: Callable[[int], None] = lambda _: None
) -> int:
    """Make a data set and return how many rows it has; one that was interrupted goes on where it was.

    Until all games are played they lie beside the file in `<name>.partial`. `progress` is told how many are done.
    """
    if path.exists():
        raise BadOutput("file-exists", f"{path} exists already", {"file": str(path)})
    growing = path.with_name(path.name + ".partial")
    try:
        with Partial(growing, plan) as partial:
            progress(len(partial.frames))
            missing = [(plan, number) for number in plan.numbers() if number not in partial.frames]
            for number, packed in run_blocks(play_packed, missing, workers):
                partial.add(number, packed)
                progress(len(partial.frames))
            rows = write_parquet(plan, partial, path)
    except OSError as error:
        raise BadOutput(
            "unwritable-file",
            f"{path}: cannot be written ({error.strerror})",
            {"file": str(path), "problem": error.strerror or ""},
        ) from error
    growing.unlink()
    return rows


def play_packed(block: tuple[DatasetPlan, int]) -> tuple[int, bytes]:
    """One game as bytes, wherever it is played."""
    plan, number = block
    return number, pack(game_table(plan, number, *play_game(plan, number)))


def write_parquet(plan: DatasetPlan, partial: Partial, path: Path) -> int:
    """Write all games; the file gets its name when it is whole."""
    unfinished = path.with_name(path.name + ".tmp")
    rows = 0
    waiting: list[pa.Table] = []
    with parquet.ParquetWriter(unfinished, schema(plan), compression="zstd") as writer:
        for packed in partial.games():
            waiting.append(unpack(packed))
            rows += waiting[-1].num_rows
            if sum(table.num_rows for table in waiting) >= GROUP:
                writer.write_table(pa.concat_tables(waiting).unify_dictionaries(), row_group_size=2 * GROUP)
                waiting.clear()
        if waiting:
            writer.write_table(pa.concat_tables(waiting).unify_dictionaries(), row_group_size=2 * GROUP)
    unfinished.replace(path)
    return rows
