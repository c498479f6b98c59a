"""Breaks the rules of a game on purpose, one mutant at a time, and demands that the tests notice every time.

A mutant is one exact piece of a source file and what it is replaced by, in mutants/GAME.toml. Each is applied to a
copy of the sources, and the stories of the game's rules run against that copy, uncompiled, until the first failure. The
test kit is left out: its goldens and perft counts notice any change at all and would prove nothing about the stories.

    python scripts/mutants.py GAME [ID...] [--write]

Status 1 if a mutant survives or cannot be applied. `--write` puts the count into docs/quality/.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from quality import write_section
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src") / "tabuleiro" / "games"
WORKERS = 2
LONGEST = 900
"""Seconds after which the tests count as hung, and the mutant as killed: a rule that never ends was noticed."""
FAILED, BROKEN_IMPORT = 1, 2
"""What pytest returns when a test fails, and when a module cannot even be imported."""


class Mutant(NamedTuple):
    """One wrong rule: in `file` of the game's package the text `find`, which stands there once, becomes `replace`."""

    id: str
    rule: str
    file: str
    find: str
    replace: str


class Verdict(NamedTuple):
    """Whether the tests noticed a mutant, and which one did."""

    mutant: Mutant
    killed: bool
    by: str
    seconds: float


def read_mutants(game: str) -> list[Mutant]:
    """The mutants of a game; ids must differ."""
    text = (ROOT / "mutants" / f"{game}.toml").read_text(encoding="utf-8")
    mutants = [Mutant(**entry) for entry in tomllib.loads(text)["mutant"]]
    if len({mutant.id for mutant in mutants}) != len(mutants):
        sys.exit("two mutants share an id")
    return mutants


def misfits(game: str, mutants: list[Mutant]) -> list[str]:
    """The mutants that cannot be applied: their text must stand in the file exactly once, and change."""
    found: list[str] = []
    for mutant in mutants:
        times = (ROOT / GAMES / game / mutant.file).read_text(encoding="utf-8").count(mutant.find)
        if times != 1 or mutant.find == mutant.replace:
            found.append(f"{mutant.id}: its text stands {times} times in {mutant.file}, expected once")
    return found


def try_mutant(game: str, mutant: Mutant | None) -> tuple[int, str]:
    """Run the game's tests against a mutated copy (None: a faithful one); return pytest's status and the killer."""
    with tempfile.TemporaryDirectory() as place:
        source = Path(place) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
        if mutant is not None:
            path = Path(place) / GAMES / game / mutant.file
            path.write_text(path.read_text(encoding="utf-8").replace(mutant.find, mutant.replace), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-rfE", "-p", "no:cacheprovider"]
        command += ["-m", "not slow", f"tests/games/{game}", f"--ignore=tests/games/{game}/test_suite.py"]
        environment = {
            **os.environ,
            "PYTHONPATH": str(source),
            "PYTHONDONTWRITEBYTECODE": "1",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(Path(place) / "hypothesis"),
        }
        try:
            done = subprocess.run(  # noqa: S603 - our own command
                command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True, timeout=LONGEST
            )
        except subprocess.TimeoutExpired:
            return FAILED, "the clock"
    killer = re.search(r"^(?:FAILED|ERROR) \S*/(.+?)(?: - |$)", done.stdout, re.MULTILINE)
    return done.returncode, killer[1] if killer else done.stdout[-2000:] + done.stderr[-2000:]


def hunt(game: str, mutant: Mutant) -> Verdict:
    """Try one mutant."""
    began = monotonic()
    status, by = try_mutant(game, mutant)
    return Verdict(mutant, status in {FAILED, BROKEN_IMPORT}, by, monotonic() - began)


def hunt_all(game: str, mutants: list[Mutant], console: Console) -> list[Verdict]:
    """Try all mutants, some at a time, and tell each verdict as it comes."""
    verdicts: list[Verdict] = []
    columns = (TextColumn("mutants"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress, ThreadPoolExecutor(WORKERS) as pool:
        task = progress.add_task("mutants", total=len(mutants))
        hunts: list[Future[Verdict]] = [pool.submit(hunt, game, mutant) for mutant in mutants]
        for done in as_completed(hunts):
            verdict = done.result()
            verdicts.append(verdict)
            word = "killed  " if verdict.killed else "SURVIVED"
            line = f"{word} {verdict.mutant.rule:10} {verdict.mutant.id:32} {verdict.seconds:4.0f} s  {verdict.by}"
            progress.console.print(line, soft_wrap=True, highlight=False, markup=False)
            progress.advance(task)
    return verdicts


def main() -> int:
    """Read, check and try the mutants."""
    parser = argparse.ArgumentParser(description="Break the rules on purpose; the tests must notice every time.")
    parser.add_argument("game")
    parser.add_argument("ids", nargs="*", metavar="ID", help="only these mutants")
    parser.add_argument("--write", action="store_true", help="put the count into docs/quality/")
    chosen = parser.parse_args()
    console = Console()
    mutants = read_mutants(chosen.game)
    if problems := misfits(chosen.game, mutants):
        sys.exit("\n".join(problems))
    mutants = [mutant for mutant in mutants if not chosen.ids or mutant.id in chosen.ids]
    status, said = try_mutant(chosen.game, None)
    if status != 0:
        sys.exit(f"the tests must pass before a mutant can fail them; pytest said {status}: {said}")
    verdicts = hunt_all(chosen.game, mutants, console)
    survivors = [verdict.mutant.id for verdict in verdicts if not verdict.killed]
    summary = f"{len(verdicts) - len(survivors)} of {len(verdicts)} mutants killed"
    console.print(f"{summary}{'; alive: ' + ', '.join(survivors) if survivors else ''}", highlight=False)
    if chosen.write:
        write_section(
            f"mutants-{chosen.game}", f"**{summary}** by the stories of the rules alone, the test kit left out."
        )
    return 1 if survivors or not verdicts else 0


if __name__ == "__main__":
    sys.exit(main())
