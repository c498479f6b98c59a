"""Measures what analyses of whole games cost: the quick pass, and `standard` on two processors.

    python bench/analysing.py GAME... [--seats 4] [--workers 2] [--folder build/analysis] [--write]

A game of `regular` bots is analysed. Both analyses are checked (rows add up to one, ledgers close) and kept in the
folder, where `bench/trust.py steady --drift` reads them. Told are seconds of the clock and of all processors together:
on a crowded machine half of the second is what two processors would take. `--write` puts it into docs/quality/.
"""

import argparse
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
from tabuleiro.learn.analysis.proof import play_seats
from tabuleiro.learn.analysis.shape import AnalysisShape
from tabuleiro.learn.estimate.outlook import WHOLE

MOST = {"quick": 10.0, "standard": 180.0}
"""The bars, in seconds of two processors."""


class Cost(NamedTuple):
    """What an analysis took: seconds of the clock, and of all processors together."""

    clock: float
    processors: float


def main() -> int:
    """Analyse one game of each kind twice, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", choices=game_names())
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("build/analysis"), help="where analyses are kept")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    lines = ["| figure | value | bar | verdict |", "|---|---:|---|---|"]
    is_met = True
    for game in asked.games:
        for budget, most in MOST.items():
            cost = analyse(game, asked.seats, budget, asked.workers, asked.folder)
            met = cost.processors / 2 <= most
            is_met = is_met and met
            figure = f"{cost.processors / 2:.0f} s ({cost.clock:.0f} s on the clock with {asked.workers} processes)"
            name = f"{game}, {asked.seats} seats: `{budget}` on two processors"
            lines.append(f"| {name} | {figure} | at most {most:.0f} s | {'met' if met else 'missed'} |")
            print(lines[-1], flush=True)
    if asked.write:
        write_section("analysing", "\n".join(lines))
    return 0 if is_met else 1


def analyse(game: str, seats: int, budget: str, workers: int, folder: Path) -> Cost:
    """Analyse the game of a kind, keep it, and say what it cost."""
    record = play_seats(game, "regular", seats, "analysing")
    save(folder / f"{game}-{seats}.tab", write_record(record))
    plan = plan_analysis(record, budget, measured=True)
    began, used = perf_counter(), processor_time()
    told = run_analysis(plan, workers, None, lambda *_: None)
    cost = Cost(perf_counter() - began, processor_time() - used)
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
