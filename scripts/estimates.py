"""Writes how well the estimates of every game came true into docs/quality/, from the calibrations that are shipped.

    python scripts/estimates.py

`make calibration` makes them anew and then runs this.
"""

from pathlib import Path

from quality import write_section

from tabuleiro.learn.analysis.proofs.luck import LEAST_GAMES as LEAST_LUCK
from tabuleiro.learn.analysis.proofs.luck import MOST_LUCK, MOST_VARIANCE
from tabuleiro.learn.analysis.proofs.planted import LEAST_FOUND
from tabuleiro.learn.analysis.proofs.planted import LEAST_GAMES as LEAST_PLANTED
from tabuleiro.learn.analysis.proofs.proof import LEAST_APART, LEAST_OF_LEVEL, LEVELS
from tabuleiro.learn.analysis.proofs.steadiness import LEAST_EQUAL, LEAST_TURNS, MOST_DRIFT, MOST_FAR
from tabuleiro.learn.estimate.calibration import LUCK, ORDER, PLANTED, STEADY, Calibration, Validity, read_calibration
from tabuleiro.learn.estimate.fitting import COVERED, LEAST_GAMES, MOST_BRIER, MOST_ERROR, SLOPE

SHIPPED = Path(__file__).resolve().parent.parent / "src" / "tabuleiro" / "learn" / "estimate" / "calibrations"
GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


def table() -> str:
    """A line for every game and figure, each with its bar and whether it is met."""
    lines = ["| figure | value | bar | verdict |", "|---|---:|---|---|"]
    for game in GAMES:
        path = SHIPPED / f"{game}.json"
        if path.exists():
            lines += rows(read_calibration(path.read_text(encoding="utf-8")))
        else:
            lines.append(
                f"| {game}: calibrated for its weights | no, and nothing is shown | `make calibration` | missed |"
            )
    return "\n".join(lines)


def rows(found: Calibration) -> list[str]:
    """The figures of one game."""
    lines: list[str] = []
    for kind, proof in found.validity.items():
        bars = bars_of(kind, proof)
        lines += [
            f"| {found.game}, {kind}: {name} | {value} | {bar} | {'met' if met else 'missed'} |"
            for name, value, bar, met in bars
        ]
    return lines


def bars_of(kind: str, proof: Validity) -> list[tuple[str, float | str, str, bool]]:
    """What was found, what it has to be, and whether it is."""
    figures = proof.figures
    of_analyses = {ORDER: order_bars, LUCK: luck_bars, PLANTED: planted_bars, STEADY: steady_bars}
    if kind in of_analyses:
        return of_analyses[kind](proof)
    least = LEAST_GAMES[kind]
    bars = [("games held out", proof.games, f"at least {least}", proof.games >= least)]
    if kind == "alone":
        low, high = COVERED
        covered = figures.get("covered", 0.0)
        return [*bars, ("in the band of 80 %", covered, f"{low} to {high}", low <= covered <= high)]
    error, rise, brier = (figures.get(name, 9.9) for name in ("error", "slope", "brier"))
    return [
        *bars,
        ("expected calibration error", error, f"at most {MOST_ERROR}", error <= MOST_ERROR),
        ("slope", rise, f"{SLOPE[0]} to {SLOPE[1]}", SLOPE[0] <= rise <= SLOPE[1]),
        ("Brier score against 1/n", brier, f"at most {MOST_BRIER}", brier <= MOST_BRIER),
    ]


def order_bars(proof: Validity) -> list[tuple[str, float | str, str, bool]]:
    """Whether accuracies order the levels."""
    figures = proof.figures
    told = ", ".join(f"{level} {figures[level]} ± {figures[f'{level} reach']}" for level in LEVELS)
    bar = f"rises, {LEAST_APART} of 3 steps apart ({figures['apart']:.0f} are), at least {LEAST_OF_LEVEL} games a level"
    bars: list[tuple[str, float | str, str, bool]] = [
        (f"accuracy by level in {proof.games} games each", told, bar, proof.passed)
    ]
    if "variance" in figures:  # measured before luck had a proof of its own
        variance = figures["variance"]
        name = f"variance of results without luck in {len(LEVELS) * proof.games} games, by smaller looks than today's"
        bars.append((name, variance, f"at most {MOST_VARIANCE} of that with it", variance <= MOST_VARIANCE))
    return bars


def luck_bars(proof: Validity) -> list[tuple[str, float | str, str, bool]]:
    """Whether luck comes to nothing on average, and whether results vary less without it."""
    luck, variance, reach = (proof.figures[name] for name in ("luck", "variance", "reach"))
    enough = proof.games >= LEAST_LUCK
    bar = f"at most {MOST_VARIANCE} of that with it, in {LEAST_LUCK} games"
    return [
        (
            f"mean luck of a seat in {proof.games} games, in standard errors",
            luck,
            f"at most {MOST_LUCK}",
            enough and luck <= MOST_LUCK,
        ),
        ("variance of results without luck", f"{variance} ± {reach}", bar, enough and variance <= MOST_VARIANCE),
    ]


def planted_bars(proof: Validity) -> list[tuple[str, float | str, str, bool]]:
    """Whether errors that are known to be there are found."""
    found, bar = proof.figures["found"], f"at least {LEAST_FOUND} in {LEAST_PLANTED} games"
    return [(f"errors in {proof.games} games that are the largest loss", found, bar, proof.passed)]


def steady_bars(proof: Validity) -> list[tuple[str, float | str, str, bool]]:
    """Whether more search says the same."""
    figures = proof.figures
    turns, equal, far, drift = (figures[name] for name in ("turns", "equal", "far", "drift"))
    enough = turns >= LEAST_TURNS
    bars: list[tuple[str, float | str, str, bool]] = [
        (
            f"grades of {turns:.0f} turns that stay at 5x",
            equal,
            f"at least {LEAST_EQUAL}",
            enough and equal >= LEAST_EQUAL,
        ),
        ("grades that move by two classes or more", far, f"at most {MOST_FAR}", enough and far <= MOST_FAR),
    ]
    if proof.games:
        bar = f"at most {MOST_DRIFT} of that of quick"
        bars.append((f"drift of standard in {proof.games} games", drift, bar, drift <= MOST_DRIFT))
    return bars


if __name__ == "__main__":
    write_section("estimates", table())
