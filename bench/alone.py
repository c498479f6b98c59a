"""How often the search wins games that are played alone, at every level of the opponents.

python bench/alone.py [--games 40] [--seconds 0.1] [--game merv] [--write]     `--write` puts it into docs/quality/

The same seeds give the same luck at every level. Bots count the processor's time, so other work decides nothing.
"""

import argparse
from statistics import fmean
from time import process_time
from typing import Final, NamedTuple

from section import write_section

from tabuleiro.arena.common_random import CommonRandom
from tabuleiro.arena.confidence import wilson
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.registry import find_game

LEVELS: Final = {"luna": "solo_level", "merv": "solo_difficulty"}
"""The games that can be played alone, and the option that says how strong their automata are."""


class Alone(NamedTuple):
    """A finished game: the share of the win, the points, and how far the best automaton is behind."""

    share: float
    points: int
    margin: int


def play(name: str, options: dict[str, str], seconds: float, seed: int) -> Alone:
    """One game of the search."""
    state = find_game(name).new(1, options)
    chance, bot = CommonRandom(seed), SearchBot(seed, seconds, clock=process_time)
    while (actor := state.to_act()) != NOBODY:
        state.apply(chance.draw(state) if actor == CHANCE else bot.choose(state))
    result = state.result()
    assert result is not None, "the game is over"
    return Alone(float(result.shares[0]), result.standings[0].points, result.margin)


def rows(name: str, games: int, seconds: float) -> list[str]:
    """A line of the table for every level of a game."""
    game = find_game(name)
    option = next(one for one in game.options if one.name == LEVELS[name])
    lines: list[str] = []
    for level in option.values:
        played = [play(name, {option.name: level}, seconds, seed) for seed in range(1, games + 1)]
        wins = wilson(sum(one.share for one in played), games)
        points, margin = fmean(one.points for one in played), fmean(one.margin for one in played)
        lines.append(f"| {name} | {level} | {seconds} | {games} | {wins} | {points:.1f} | {margin:+.1f} |")
        print(lines[-1], flush=True)
    return lines


def main() -> None:
    """Play, show, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=40, help="at every level")
    parser.add_argument("--seconds", type=float, default=0.1, help="of the processor, for a turn")
    parser.add_argument("--game", choices=sorted(LEVELS), help="one of the games only")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    head = ["| game | level | seconds a turn | games | won | points | margin |", "|---|---|---:|---:|---|---:|---:|"]
    made = [line for name in LEVELS if asked.game in (None, name) for line in rows(name, asked.games, asked.seconds)]
    if asked.write:
        write_section("alone", "\n".join(head + made))


if __name__ == "__main__":
    main()
