"""Rows as an Arrow table: the columns of a data set and what their file says about itself."""

import json
from array import array
from collections.abc import Sequence

from tabuleiro.envs.library import MissingLibrary

try:
    import pyarrow as pa
except ModuleNotFoundError as error:
    raise MissingLibrary("pyarrow", "data") from error

from tabuleiro.core.registry import find_game
from tabuleiro.core.result import Result
from tabuleiro.dataset.plan import DatasetPlan
from tabuleiro.dataset.rows import Row


def schema(plan: DatasetPlan) -> pa.Schema:
    """The columns; the metadata tells the plan and the names of the features. docs/research.md explains each."""
    words = pa.dictionary(pa.int16(), pa.string())
    columns = [
        ("game", pa.int32()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("bot", words),
        ("decision", words),
        ("features", pa.list_(pa.int32())),
        ("legal", pa.list_(pa.int32())),
        ("chosen", pa.int32()),
        ("values", pa.list_(pa.float32())),
        ("visits", pa.list_(pa.int32())),
        ("points", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.int8())),
        ("shares", pa.list_(pa.float32())),
    ]
    names = find_game(plan.game).feature_names
    said = {"plan": json.dumps(plan._asdict()), "feature_names": json.dumps(names)}
    return pa.schema(columns, metadata={f"tabuleiro.{key}": value for key, value in said.items()})


def game_table(plan: DatasetPlan, number: int, rows: Sequence[Row], result: Result) -> pa.Table:
    """The rows of one game, each with the game's final result."""
    game = find_game(plan.game)
    seats = result.standings[: plan.seats]
    everywhere = {
        "game": number,
        "points": [standing.points for standing in seats],
        "ranks": [standing.rank for standing in seats],
        "shares": [float(share) for share in result.shares],
    }
    shape = schema(plan)
    columns = []
    for field in shape:
        if field.name == "ply":
            columns.append(pa.array(range(len(rows)), field.type))
        elif field.name == "features":
            columns.append(features_column(rows, len(game.feature_names)))
        elif field.name in everywhere:
            columns.append(pa.array([everywhere[field.name]] * len(rows), field.type))
        else:
            columns.append(pa.array([getattr(row, field.name) for row in rows], field.type))
    return pa.Table.from_arrays(columns, schema=shape)


def features_column(rows: Sequence[Row], width: int) -> pa.Array:
    """The features, straight from their bytes; empty where chance decided."""
    ends = array("i", [0])
    for row in rows:
        ends.append(ends[-1] + (width if row.features else 0))
    numbers = pa.Array.from_buffers(pa.int32(), ends[-1], [None, pa.py_buffer(b"".join(row.features for row in rows))])
    return pa.ListArray.from_arrays(pa.array(ends, pa.int32()), numbers)


def pack(table: pa.Table) -> bytes:
    """A table as bytes of an Arrow stream."""
    out = pa.BufferOutputStream()
    with pa.ipc.new_stream(out, table.schema) as stream:
        stream.write_table(table)
    return bytes(out.getvalue())


def unpack(packed: bytes) -> pa.Table:
    """The inverse of `pack`."""
    return pa.ipc.open_stream(packed).read_all()
