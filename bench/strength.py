"""Plays a match and tells how strong the first bot is in it, and how many rounds its games took.

    python bench/strength.py GAME LABEL --seats strong:0.1,strong:0.1@OLD [--games 24] [--seed 61] [--write]

The games of a match are kept in build/strength/ and a killed run goes on; `--most 200` stops after so many seconds.
`--write` puts a line named LABEL into docs/quality/, in the place of an older one with that name.
"""

import argparse
import json
from hashlib import sha256
from pathlib import Path
from statistics import fmean, median
from time import monotonic
from typing import Final

from kept import run_kept
from section import write_section

from tabuleiro.arena.confidence import wilson
from tabuleiro.arena.entrant import Entrant, parse_entrants
from tabuleiro.arena.learning.sprt import judge_shares
from tabuleiro.arena.match import plan_match
from tabuleiro.arena.pairing import Outcome, play_pairing
from tabuleiro.bots.weights import LEARNED
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.registry import game_names

SECTION: Final = "measured"
PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "quality" / "bots.md"
HEAD: Final = (
    "| game | match | seats | games | wins of the first | points | evidence | rounds, median and most |",
    "|---|---|---:|---:|---|---|---:|---:|",
)
ENDS_OF_TURNS: Final = {"hansa_teutonica": "end_turn"}
"""The action that ends every turn, in a game that has one: its count tells the rounds."""


def play(game: str, entrants: list[Entrant], games: int, seed: int, most: float) -> list[Outcome]:
    """The games of a match, those that were kept among them; no new one begins after `most` seconds."""
    files = [Path(one.weights) if one.weights else LEARNED / f"{game}.json" for one in entrants]
    contents = [one.read_bytes() if one.is_file() else str(one).encode() for one in files]
    name = sha256(b"".join([sha256(content).digest() for content in contents])).hexdigest()[:12]
    began, played = monotonic(), list[Outcome]()
    for pairing in plan_match(game, entrants, games, seed):
        if monotonic() - began > most:
            break
        kept = Path("build/strength") / f"{game}-{seed}-{name}-{pairing.number:03}.lines"
        played += run_kept(kept, [pairing], play_pairing, lambda found: Outcome(*found))
    return played


def rounds_of(outcome: Outcome) -> float:
    """How many turns each seat had in the mean; 0 in a game whose turns end without an action."""
    if outcome.game not in ENDS_OF_TURNS:
        return 0.0
    ends = sum(ply.text == ENDS_OF_TURNS[outcome.game] for ply in parse_record(outcome.record).plies)
    return ends / len(outcome.names)


def line(label: str, played: list[Outcome]) -> str:
    """A match as a line of the table; the first entrant may hold several seats.

    The sequential test asks whether it gets more than half: there is no evidence where it does not hold half of them.
    """
    seats, first = len(played[0].names), next(one.names[0] for one in played if one.number == 0)
    shares: list[float] = []
    points: dict[bool, list[int]] = {True: [], False: []}
    for one in played:
        shares.append(sum(share for share, name in zip(one.shares, one.names, strict=True) if name == first))
        for number, name in zip(one.points, one.names, strict=True):
            points[name == first].append(number)
    means = " to ".join(f"{fmean(some):.1f}" for some in points.values() if some)
    rounds = [rounds_of(one) for one in played]
    told = f"{median(rounds):.1f}, {max(rounds):.1f}" if max(rounds) else ""
    is_even = played[0].names.count(first) * 2 == seats
    evidence = f"{judge_shares(shares).ratio:+.2f}" if is_even else ""
    wins = wilson(sum(shares), len(shares))
    return f"| {played[0].game} | {label} | {seats} | {len(played)} | {wins} | {means} | {evidence} | {told} |"


def write(label: str, made: str) -> None:
    """Put a line into the table, in the place of the one with its game and name."""
    text = PAGE.read_text(encoding="utf-8").partition(f"<!-- {SECTION} -->")[2].partition(f"<!-- end {SECTION} -->")[0]
    key = made.split("|")[1:4]
    old = [row for row in text.splitlines() if row.startswith("|") and row not in HEAD]
    rows = sorted([*(row for row in old if row.split("|")[1:4] != key), made])
    write_section(SECTION, "\n".join([*HEAD, *rows]))
    print(json.dumps({"written": label}))


def main() -> None:
    """Play, show, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("label", help="what the line is called")
    parser.add_argument("--seats", required=True, help="as those of `tabuleiro match`")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=61)
    parser.add_argument("--most", type=float, default=1e9, metavar="S", help="seconds after which no game begins")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    made = line(asked.label, play(asked.game, parse_entrants(asked.seats, None), asked.games, asked.seed, asked.most))
    print(made, flush=True)
    if asked.write:
        write(asked.label, made)


if __name__ == "__main__":
    main()
