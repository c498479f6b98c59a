"""The report of a benchmark as one HTML page: the rating, every opponent, and plots of scores, lengths and times."""

from html import escape

from tabuleiro.arena.benchmark import PROTOCOL, SEED, Benchmark
from tabuleiro.arena.pairing import Outcome
from tabuleiro.arena.plot import bars
from tabuleiro.arena.report import game_section, page


def write_benchmark(found: Benchmark, outcomes: list[Outcome]) -> str:
    """The page."""
    low, high = found.rating - found.doubt, found.rating + found.doubt
    whole = "" if found.is_whole else " A trial: not all games of the protocol were played, so compare it with nothing."
    parts = [
        f"<h1>{escape(found.agent)}: {found.rating:.1f} ({low:.1f} to {high:.1f})</h1>",
        f"<p>{escape(found.game)}, version {found.version}, components {escape(found.components)}</p>",
        f"<p>Protocol {PROTOCOL}, seed {SEED}, {found.games} games.{whole}</p>",
        bars(
            "Ratings (the agent's with its 95 % interval; the opponents' are given)",
            [
                (found.agent, found.rating, low, high),
                *((one.opponent, one.rating, one.rating, one.rating) for one in found.meetings),
            ],
        ),
        bars(
            "Wins against each opponent (95 % interval)",
            [(one.opponent, one.wins.share * 100, one.wins.low * 100, one.wins.high * 100) for one in found.meetings],
            " %",
        ),
        game_section(outcomes),
    ]
    return page(f"Benchmark of {found.agent}", parts)
