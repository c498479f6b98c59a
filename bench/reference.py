"""Our compiled rules beside plain C++: the end of a round of Luna, its scoring and the preparation of the next one.

    python bench/reference.py [--rounds N] [--games N] [--write]

bench/reference.cpp is the same path of the rules (LU-9, LU-10, LU-5.1) by hand. Both play it again and again from the
same position, in turns, and must come to the same position. Where there is no C++ compiler nothing is measured, and it
says so. `--write` puts the table into docs/quality/. Status 1 if the target is missed.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

from run import ROOT, Measure
from section import write_section

from tabuleiro.cli.about import is_compiled
from tabuleiro.cli.timing import middle_position
from tabuleiro.core.agenda import WIDTH
from tabuleiro.core.registry import find_game
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.rounds import end_phase
from tabuleiro.games.luna.state import LunaFields

SOURCE = ROOT / "bench" / "reference.cpp"
PROGRAM = ROOT / "build" / "reference"
COMPILERS: Final = ("c++", "g++", "clang++")
SEATS: Final = 4
CHECKED: Final = 1_000
"""Games of five ends of rounds after which both positions are compared."""
FIELDS: Final = (
    *("figures", "ring", "ring_index", "influence", "herbs_used", "chairs", "heights", "ledger"),
    *("active", "inactive", "shrines", "stones", "stone_party"),
)
"""The tables of a position that the path reads or writes, in the order of the C++ program."""


def find_compiler() -> str | None:
    """A C++ compiler: the one in CXX, or the first that is found."""
    wanted = os.environ.get("CXX")
    return next((found for name in ((wanted,) if wanted else COMPILERS) if (found := shutil.which(name))), None)


def build(compiler: str) -> Path:
    """The reference as a program, optimised as C++ usually is."""
    PROGRAM.parent.mkdir(exist_ok=True)
    subprocess.run([compiler, "-std=c++17", "-O2", "-Wall", "-o", str(PROGRAM), str(SOURCE)], check=True)  # noqa: S603 - our own source
    return PROGRAM


def numbers_of(state: LunaFields) -> list[int]:
    """What the path knows of a position."""
    plain = (state.seats, state.start, state.round, state.time_left, state.book_bonus, state.bonus_once)
    return [
        *map(int, plain),
        *(int(state.agenda.frames[column]) for column in range(WIDTH)),
        *(int(number) for name in FIELDS for number in getattr(state, name)),
    ]


def printed() -> list[int]:
    """The values of the components that the path reads."""
    priestess = c.PRIESTESS_OF_SEATS[SEATS]
    places: Iterable[int] = (c.PLACE_POINTS[priestess * c.PRIESTESS_PLACES + i] for i in range(c.PRIESTESS_PLACES))
    plain = (d.ACTION, c.BUILDER_MOVE, c.APOSTATE_EXTRA, c.TEMPLE_POINTS, c.PRIESTESS_MOVES[priestess])
    return [*map(int, plain), int(c.TIME_OF_SEATS[SEATS]), *map(int, places)]


def first_position() -> LunaFields:
    """A decision in the middle of a random game."""
    state = middle_position(find_game("luna"), SEATS)
    assert isinstance(state, LunaFields)
    return state


def play_theirs(program: Path, state: LunaFields, games: int) -> tuple[float, list[int]]:
    """Nanoseconds for one end of a round in C++, and the position after all of them."""
    told = " ".join(map(str, [games, *printed(), *numbers_of(state)]))
    done = subprocess.run([str(program)], input=told, capture_output=True, text=True, check=True)  # noqa: S603 - built above
    time, numbers = done.stdout.splitlines()
    return float(time), [int(number) for number in numbers.split()]


def play_ours(state: LunaFields, games: int) -> float:
    """Nanoseconds for one end of a round in our rules, called from Python."""
    began = process_time()
    for _ in range(games):
        state.round = 1
        for _ in range(c.ROUNDS - 1):
            end_phase(state)
    return (process_time() - began) / games / (c.ROUNDS - 1) * 1e9


def calls(state: LunaFields, games: int) -> float:
    """Nanoseconds that Python takes to call: the same loop, which only asks who decides."""
    began = process_time()
    for _ in range(games):
        state.round = 1
        for _ in range(c.ROUNDS - 1):
            state.to_act()
    return (process_time() - began) / games / (c.ROUNDS - 1) * 1e9


def check(program: Path) -> None:
    """Both must come to the same position, else there is nothing to compare."""
    state = first_position()
    _, theirs = play_theirs(program, state, CHECKED)
    play_ours(state, CHECKED)
    assert numbers_of(state) == theirs, "the reference and our rules come to different positions"


def main() -> int:
    """Build, compare, measure in turns, show, and write if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=9, help="turns that each of them takes")
    parser.add_argument("--games", type=int, default=100_000, help="in a turn; each has five ends of rounds")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality/")
    chosen = parser.parse_args()
    compiler = find_compiler()
    if compiler is None:
        print(f"There is no C++ compiler ({', '.join(COMPILERS)}): the rules are not compared with C++.")
        return 0
    assert is_compiled(), "what is measured is not compiled"
    program = build(compiler)
    check(program)
    state, seen = first_position(), {"ours": [0.0] * 0, "theirs": [0.0] * 0, "calls": [0.0] * 0}
    for _ in range(chosen.rounds):
        seen["theirs"].append(play_theirs(program, first_position(), chosen.games)[0])
        seen["calls"].append(calls(state, chosen.games))
        seen["ours"].append(play_ours(state, chosen.games))
    ours, theirs, calling = (median(seen[name]) for name in ("ours", "theirs", "calls"))
    line = Measure("to_cpp", "the end of a round of Luna, to C++", theirs / (ours - calling), "x", 0.8, at_most=False)
    ends = chosen.games * (c.ROUNDS - 1)
    text = f"""\
Four seats, medians of {chosen.rounds} turns of {ends:,} ends of rounds; both came to the same position.

| measure | reached | target | |
|---|---:|---:|---|
| {" | ".join(line.row())} |

Behind the ratio, by the processor's time: {theirs:.0f} ns in C++ (-O2), {ours - calling:.0f} ns in our rules, and
{calling:.0f} ns for Python to call them, which are not counted: the rules call each other in C."""
    print(text)
    if chosen.write:
        write_section("reference", text)
    return 0 if line.is_met() else 1


if __name__ == "__main__":
    sys.exit(main())
