"""Let bots play, keep every decision in a Parquet file, and read it: python examples/self_play_dataset.py [FILE]."""

import json
import sys
from pathlib import Path

from pyarrow import compute, parquet

from tabuleiro.dataset.making import make_dataset
from tabuleiro.dataset.plan import new_plan

path = Path(sys.argv[1] if len(sys.argv) > 1 else "luna.parquet")
if __name__ == "__main__":  # a data set made by several workers starts this file anew in each of them
    rows = make_dataset(new_plan("luna", ["novice", "random"], games=4), path, workers=1)

    table = parquet.read_table(path)
    names = json.loads(table.schema.metadata[b"tabuleiro.feature_names"])
    decisions = table.filter(compute.greater_equal(table["seat"], 0))  # seat -1 is chance
    print(f"{rows} rows, {len(decisions)} of them decisions of seats, {len(names)} features each")

    first = decisions.slice(0, 1).to_pylist()[0]
    print(
        f"the first one: {first['decision']} by {first['bot']}, {len(first['legal'])} choices, took {first['chosen']}"
    )
    print({name: value for name, value in zip(names, first["features"], strict=True) if value})
