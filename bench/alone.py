"""How often the search wins games that are played alone, at every level of the opponents.

    python bench/alone.py [--games 40] [--seconds 0.1] [--game merv] [--level normal] [--write]

The same seeds give the same luck at every level. Bots count the processor's time, so other work decides nothing. The
games are kept in build/alone/, and a killed run goes on. `--write` puts lines into docs/quality/, in the place of older
ones of the same game and level.
"""

import argparse
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Final, NamedTuple

from kept import run_kept
from section import write_section

from tabuleiro.arena.common_random import CommonRandom
from tabuleiro.arena.confidence import wilson
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.bots.weights import LEARNED
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.registry import find_game

LEVELS: Final = {"luna": "solo_level", "merv": "solo_difficulty"}
"""The games that can be played alone, and the option that says how strong their automata are."""
PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "quality" / "bots.md"
HEAD: Final = ("| game | level | seconds a turn | games | won | points | margin |", "|---|---|---:|---:|---|---:|---:|")


class Task(NamedTuple):
    """A game to be played."""

    game: str
    level: str
    seconds: float
    seed: int


class Alone(NamedTuple):
    """A finished game: the share of the win, the points, and how far the best automaton is behind."""

    share: float
    points: int
    margin: int


def play(task: Task) -> Alone:
    """One game of the search."""
    state = find_game(task.game).new(1, {LEVELS[task.game]: task.level})
    chance, bot = CommonRandom(task.seed), SearchBot(task.seed, task.seconds, clock=process_time)
    while (actor := state.to_act()) != NOBODY:
        state.apply(chance.draw(state) if actor == CHANCE else bot.choose(state))
    result = state.result()
    assert result is not None, "the game is over"
    return Alone(float(result.shares[0]), result.standings[0].points, result.margin)


def row(name: str, level: str, games: int, seconds: float) -> str:
    """The line of a level."""
    weights = sha256((LEARNED / f"{name}_alone.json").read_bytes()).hexdigest()[:12]
    tasks = [Task(name, level, seconds, seed) for seed in range(1, games + 1)]
    played = run_kept(Path("build/alone") / f"{name}-{weights}.lines", tasks, play, lambda found: Alone(*found))
    wins = wilson(sum(one.share for one in played), games)
    points, margin = fmean(one.points for one in played), fmean(one.margin for one in played)
    return f"| {name} | {level} | {seconds} | {games} | {wins} | {points:.1f} | {margin:+.1f} |"


def write(made: list[str]) -> None:
    """Put lines into the table, in the place of those of the same game and level."""
    text = PAGE.read_text(encoding="utf-8").partition("<!-- alone -->")[2].partition("<!-- end alone -->")[0]
    keys = [line.split("|")[1:3] for line in made]
    old = [line for line in text.splitlines() if line.startswith("|") and line not in HEAD]
    write_section("alone", "\n".join([*HEAD, *(line for line in old if line.split("|")[1:3] not in keys), *made]))


def main() -> None:
    """Play, show, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=40, help="at every level")
    parser.add_argument("--seconds", type=float, default=0.1, help="of the processor, for a turn")
    parser.add_argument("--game", choices=sorted(LEVELS), help="one of the games only")
    parser.add_argument("--level", help="one of the levels only")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    made: list[str] = []
    for name in [name for name in LEVELS if asked.game in {None, name}]:
        option = next(one for one in find_game(name).options if one.name == LEVELS[name])
        for level in [level for level in option.values if asked.level in {None, level}]:
            made.append(row(name, level, asked.games, asked.seconds))
            print(made[-1], flush=True)
    if asked.write:
        write(made)


if __name__ == "__main__":
    main()
