"""The data card of a collection: what is in it, how it was made, what it is not good for."""

from pathlib import Path
from typing import Final, NamedTuple

from pyarrow import compute, parquet

from tabuleiro.core.action import CHANCE
from tabuleiro.core.edition import edition_name
from tabuleiro.core.registry import find_game
from tabuleiro.dataset.collection import Collection

READ: Final = ["game", "ply", "seat", "chosen", "visits", "points", "shares"]
"""The columns that are counted."""


class Shelf(NamedTuple):
    """The games of one title at one seat count, counted."""

    games: int
    rows: int
    decisions: int
    searched: int
    points: float
    margin: float
    wins: list[float]
    size: int


def count_shelf(folder: Path) -> Shelf:
    """Count what the parts in a folder hold."""
    games = rows = decisions = searched = size = 0
    points = margin = 0.0
    wins: list[float] = []
    for path in sorted(folder.glob("*.parquet")):
        table = parquet.read_table(path, columns=READ, partitioning=None)
        rows += table.num_rows
        size += path.stat().st_size
        decisions += compute.sum(compute.not_equal(table["seat"], CHANCE)).as_py()
        searched += compute.sum(compute.greater(compute.list_value_length(table["visits"]), 0)).as_py()
        for row in table.filter(compute.equal(table["ply"], 0)).select(["points", "shares"]).to_pylist():
            games += 1
            order = sorted(row["points"], reverse=True)
            points += sum(order) / len(order)
            margin += order[0] - order[1] if len(order) > 1 else 0
            wins = [a + b for a, b in zip(wins or [0.0] * len(order), row["shares"], strict=True)]
    return Shelf(games, rows, decisions, searched, points, margin, wins, size)


def card(collection: Collection, folder: Path, release: str) -> str:
    """The card as Markdown, made by a release of Tabuleiro; readers of Parquet pass over it."""
    shelves = [(place, count_shelf(folder / place)) for place, _ in collection.shelves()]
    games = sum(shelf.games for _, shelf in shelves)
    size = sum(shelf.size for _, shelf in shelves)
    rows = sum(shelf.rows for _, shelf in shelves)
    editions = ", ".join(f"{title} {edition_name(find_game(title))}" for title in collection.titles)
    titles = ",".join(collection.titles)
    command = (
        f"tabuleiro collection FOLDER --titles {titles} --bots {','.join(collection.bots)} --games {collection.games}"
    )
    return f"""# Games of {", ".join(collection.titles)}, played by bots

{games:,} games, {rows:,} rows, {size / 1e6:,.1f} MB of Parquet. One row for each decision, chance's included: a file
tells whole games, and every position can be replayed from it.

| | |
|---|---|
| made by | Tabuleiro {release}: `{command} --seed {collection.seed}` |
| editions | {editions} |
| licence | MIT, as Tabuleiro |
| private or personal data | none: no person has played these games |

## What is in it

Hive partitions `decisions/title=.../seats=.../part-NNNN.parquet`. The columns are told in docs/dataset.md of Tabuleiro;
the metadata of each file names its plan (`tabuleiro.plan`) and the features (`tabuleiro.feature_names`).

| title | seats | games | rows | decisions | with visits | rows a game | points | margin | wins by seat | MB |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---|---:|
{chr(10).join(line(place, shelf) for place, shelf in shelves)}

*Points* are the mean of all seats, *margin* is the winner's lead over the second, *with visits* the decisions for which
a search left its visits and values.

## How it was made

`{", ".join(collection.bots)}` fill the seats in turn and move on by one seat with every game. Options are those that
apply when nothing is said. The luck of every game follows from the seed {collection.seed} and the number of the game
alone, and bots with a budget of iterations (`100i`) look at no clock: the same command gives the same files, byte for
byte, with the same versions of Tabuleiro and PyArrow.

## Known limits

- Bots are no people: they never resign, do not bluff, and repeat their own habits. `values` are their judgement, from 0
  (lost) to 1 (won), and are wrong where they are.
- All games begin as the rules say; there is no noise at the root, so rare openings are rare here, too.
- Some printed values of the games were reconstructed (components.toml says which).
- A decision with a single legal action was not searched: it has no visits.
"""


def line(place: str, shelf: Shelf) -> str:
    """A line of the table of statistics."""
    title, seats = [part.partition("=")[2] for part in place.split("/")[1:]]
    count = max(1, shelf.games)
    wins = " / ".join(f"{100 * share / count:.0f} %" for share in shelf.wins)
    means = f"{shelf.rows / count:.0f} | {shelf.points / count:.1f} | {shelf.margin / count:.1f}"
    counts = f"{shelf.games:,} | {shelf.rows:,} | {shelf.decisions:,} | {shelf.searched:,}"
    return f"| {title} | {seats} | {counts} | {means} | {wins} | {shelf.size / 1e6:.2f} |"


def write_card(collection: Collection, folder: Path, release: str) -> None:
    """Write the card beside the decisions."""
    (folder / "README.md").write_text(card(collection, folder, release), encoding="utf-8")
