"""Runs an analysis to its end: over processes, with its blocks kept in a file, so that a killed run goes on."""

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tabuleiro.arena.executor import run_blocks
from tabuleiro.arena.whole_file import save
from tabuleiro.learn.analysis.assembly import assemble
from tabuleiro.learn.analysis.block import Block, Found, compute
from tabuleiro.learn.analysis.plan import Plan
from tabuleiro.learn.analysis.shape import AnalysisShape

BATCH: Final = 16
"""Blocks that are computed before they are kept."""

log = logging.getLogger(__name__)


def run_analysis(plan: Plan, workers: int, kept: Path | None, tell: Callable[[int, int], None]) -> AnalysisShape:
    """Compute what is missing and put it together; `tell` is called with how many blocks are done, and of how many.

    `kept` is where blocks are kept on the way; blocks of another analysis that lie there are thrown away.
    """
    results = {} if kept is None else open_kept(kept, plan.key)
    tell(len(results), len(plan.blocks))
    fresh: list[tuple[int, Found | None]] = []
    for number, found in run_blocks(try_twice, [plan.blocks[one] for one in plan.missing(results)], workers):
        results[number] = found
        fresh.append((number, found))
        if kept is not None and len(fresh) >= BATCH:
            keep(kept, fresh)
            fresh = []
        tell(len(results), len(plan.blocks))
    if kept is not None:
        keep(kept, fresh)
    return assemble(plan, results)


def try_twice(block: Block) -> tuple[int, Found | None]:
    """A block by its number: tried again with half the positions if it fails, then given up: a gap."""
    for one in (block, block.halved()):
        try:
            return block.number, compute(one)
        except Exception:  # a gap in the graph is told; the rest of the analysis is not lost with it
            log.exception("block %d of an analysis failed", block.number)
    return block.number, None


def open_kept(path: Path, key: str) -> dict[int, Found | None]:
    """The blocks that were kept for an analysis; a cut line is removed, a file of another one begun anew."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    whole, _, _ = text.rpartition("\n")
    lines = whole.splitlines()
    if not lines or lines[0] != key:
        save(path, key + "\n")
        return {}
    if whole + "\n" != text:
        save(path, whole + "\n")
    return dict(json.loads(line) for line in lines[1:])


def keep(path: Path, fresh: list[tuple[int, Found | None]]) -> None:
    """Add blocks to those that are kept."""
    with path.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(one) + "\n" for one in fresh)


def encode(analysis: AnalysisShape) -> str:
    """An analysis as text: the same bytes for the same analysis."""
    return json.dumps(analysis, ensure_ascii=False, separators=(",", ":")) + "\n"
