"""Measures what analyses of whole games cost: the quick pass, and `standard` on two processors.

    python bench/analysing.py [GAME...] [--seats 4] [--workers 2] [--folder build/analysis] [--write]

A game of `regular` bots is analysed. Both analyses are checked (rows add up to one, ledgers close) and kept in the
folder, where `bench/trust.py steady --drift` reads them; so is what they cost. Told are seconds of the clock and of all
processors together: on a crowded machine half of the second is what two processors would take. `--write` puts what was
measured, in this run and before it, into docs/quality/; without a game nothing is measured anew.
"""

import argparse
import json
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter
from typing import NamedTuple

from section import write_section

from tabuleiro.arena.whole_file import save
from tabuleiro.core.records.record import write_record
from tabuleiro.core.registry import game_names
from tabuleiro.learn.analysis.job import encode, run_analysis
from tabuleiro.learn.analysis.plan import plan_analysis
from tabuleiro.learn.analysis.proofs.proof import play_seats
from tabuleiro.learn.analysis.shape import AnalysisShape
from tabuleiro.learn.estimate.outlook import WHOLE

MOST = {"quick": 10.0, "standard": 180.0}
"""The bars, in seconds of two processors."""


class Cost(NamedTuple):
    """What an analysis took: seconds of the clock, and of all processors together; by how many processes."""

    clock: float
    processors: float
    workers: int


def main() -> int:
    """Analyse one game of each kind twice, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games to analyse now")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("build/analysis"), help="where analyses are kept")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for game in asked.games:
        if game not in game_names():
            parser.error(f"unknown game {game}: expected one of {', '.join(game_names())}")
        for budget in MOST:
            cost = analyse(game, asked.seats, budget, asked.workers, asked.folder)
            save(cost_file(asked.folder, game, asked.seats, budget), json.dumps(cost._asdict()))
            print(row(game, asked.seats, budget, cost), flush=True)
    costs = read_costs(asked.folder, asked.seats)
    if asked.write:
        rows = [row(game, asked.seats, budget, cost) for (game, budget), cost in costs.items()]
        write_section("analysing", "\n".join(["| figure | value | bar | verdict |", "|---|---:|---|---|", *rows]))
    return 0 if all(is_met(budget, cost) for (_, budget), cost in costs.items()) else 1


def cost_file(folder: Path, game: str, seats: int, budget: str) -> Path:
    """Where the cost of an analysis is kept."""
    return folder / f"{game}-{seats}-{budget}.cost.json"


def read_costs(folder: Path, seats: int) -> dict[tuple[str, str], Cost]:
    """What analyses cost that were measured, by game and budget."""
    files = {(game, budget): cost_file(folder, game, seats, budget) for game in game_names() for budget in MOST}
    kept = {name: file.read_text(encoding="utf-8") for name, file in files.items() if file.exists()}
    return {name: Cost(**json.loads(text)) for name, text in kept.items()}


def is_met(budget: str, cost: Cost) -> bool:
    """Whether an analysis takes no longer on two processors than it may."""
    return cost.processors / 2 <= MOST[budget]


def row(game: str, seats: int, budget: str, cost: Cost) -> str:
    """A line of the table."""
    figure = f"{cost.processors / 2:.0f} s ({cost.clock:.0f} s on the clock with {cost.workers} processes)"
    name = f"{game}, {seats} seats: `{budget}` on two processors"
    return f"| {name} | {figure} | at most {MOST[budget]:.0f} s | {'met' if is_met(budget, cost) else 'missed'} |"


def analyse(game: str, seats: int, budget: str, workers: int, folder: Path) -> Cost:
    """Analyse the game of a kind, keep it, and say what it cost."""
    record = play_seats(game, "regular", seats, "analysing")
    save(folder / f"{game}-{seats}.tab", write_record(record))
    plan = plan_analysis(record, budget, measured=True)
    began, used = perf_counter(), processor_time()
    told = run_analysis(plan, workers, None, lambda *_: None)
    cost = Cost(perf_counter() - began, processor_time() - used, workers)
    check(told)
    save(folder / f"{game}-{seats}-{budget}.json", encode(told))
    return cost


def processor_time() -> float:
    """The seconds of processors that we and the processes that we waited for have used."""
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def check(told: AnalysisShape) -> None:
    """Rows add up to exactly one, and ledgers close."""
    assert told["missing"] == 0, "the analysis has gaps"
    assert all(sum(row) == WHOLE for row in told["graph"]), "a row does not add up"
    for one in told["seat_reports"]:
        ledger = one["ledger"]
        parts = ledger["start"] + ledger["luck"] + ledger["own"] + ledger["others"] + ledger["drift"]
        assert parts == ledger["result"], "a ledger does not close"


if __name__ == "__main__":
    sys.exit(main())
