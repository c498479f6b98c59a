"""Blocks of work whose results are kept in a file, a line each, so that a killed run goes on."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

B = TypeVar("B", bound=tuple[object, ...])
R = TypeVar("R")


def run_kept(kept: Path, blocks: Sequence[B], compute: Callable[[B], R], read: Callable[[Any], R]) -> list[R]:
    """The results of all blocks in their order, those that were kept as `read` reads them; a line cut off is none."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    text = kept.read_text(encoding="utf-8") if kept.exists() else ""
    lines = [line for line in text.splitlines(keepends=True) if line.endswith("\n")]
    known = {json.dumps(block): read(result) for block, result in map(json.loads, lines)}
    found: list[R] = []
    with kept.open("w", encoding="utf-8") as file:
        file.writelines(lines)
        for block in blocks:
            name = json.dumps(block)
            if name not in known:
                known[name] = compute(block)
                file.write(json.dumps([block, known[name]]) + "\n")
                file.flush()
            found.append(known[name])
    return found
