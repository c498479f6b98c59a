"""A collection of data sets: the same bots in every game at every seat count, as Parquet files in folders.

`FOLDER/decisions/title=luna/seats=3/part-0007.parquet` holds games 700 to 799 of Luna for three: Hive partitions, which
pandas, polars and PyArrow read as one table with the columns `title` and `seats`. A part gets its name when it is
whole, and one that was interrupted goes on game by game, so a collection may be made in any number of runs.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.envs.library import MissingLibrary

try:
    from pyarrow import parquet
except ModuleNotFoundError as error:
    raise MissingLibrary("pyarrow", "data") from error

from tabuleiro.core.registry import find_game
from tabuleiro.dataset.making import make_dataset
from tabuleiro.dataset.partial import OtherPlan
from tabuleiro.dataset.plan import DatasetPlan, new_plan

DECISIONS: Final = "decisions"
"""The folder of the Parquet files: readers take everything in it for data."""
PART: Final = 100
"""Games in a part: a file of some megabytes."""


class Collection(NamedTuple):
    """What decides which games a collection holds: how many of each title at each of its seat counts."""

    titles: list[str]
    bots: list[str]
    games: int
    seed: int

    def parts(self) -> list[tuple[str, DatasetPlan]]:
        """Every part: its path below the folder, and its games."""
        return [
            (f"{place}/part-{number:04}.parquet", plan) for place, plans in self.shelves() for number, plan in plans
        ]

    def shelves(self) -> Iterator[tuple[str, list[tuple[int, DatasetPlan]]]]:
        """The parts of each title and seat count."""
        for title in self.titles:
            for seats in find_game(title).seats:
                yield (
                    f"{DECISIONS}/title={title}/seats={seats}",
                    [(first // PART, self.plan(title, seats, first)) for first in range(0, self.games, PART)],
                )

    def plan(self, title: str, seats: int, first: int) -> DatasetPlan:
        """The games of one part."""
        count = min(PART, self.games - first)
        return new_plan(title, self.bots, count, seats=seats, seed=self.seed, first=first)


def collect(
    collection: Collection, folder: Path, workers: int = 1, progress: Callable[[str, int], None] = lambda *_: None
) -> int:
    """Make every part that is missing; return how many games were there already.

    `progress` is told the part, and how many of its games are done. A part of other games is refused by its name.
    """
    kept = 0
    for name, plan in collection.parts():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            check_part(path, plan)
            kept += plan.games
            progress(name, plan.games)
            continue
        make_dataset(plan, path, workers, partial(progress, name))
    return kept


def check_part(path: Path, plan: DatasetPlan) -> None:
    """Refuse a file that holds other games than the plan says."""
    if plan_of(path) != plan:
        raise OtherPlan("other-plan", f"{path} belongs to another data set", {"file": str(path)})


def plan_of(path: Path) -> DatasetPlan:
    """The games that a file says it holds."""
    return DatasetPlan(**json.loads(parquet.read_schema(path).metadata[b"tabuleiro.plan"]))


def new_collection(titles: Sequence[str], bots: Sequence[str], games: int, seed: int = 1) -> Collection:
    """A collection from what a user said, all of it checked."""
    made = Collection(list(titles), list(bots), games, seed)
    for title in made.titles:
        made.plan(title, min(find_game(title).seats), 0)
    return made
