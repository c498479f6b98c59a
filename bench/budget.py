"""Measures whether bots that search keep their time: whole turns from all over a game, at every seat count.

python bench/budget.py [--write]       `--write` puts the table into docs/quality/; status 1 if a turn took too long
"""

import argparse
import sys
from time import process_time
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from section import write_section

from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.bots.turn import NO_TURN, goes_on, is_same_turn
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.registry import find_game, game_names
from tabuleiro.core.state import State

BUDGETS = {0.05: 30, 2.0: 2}
"""Seconds a turn, and how many turns are measured with them at every seat count."""
ALLOWED = 1.1


class Kept(NamedTuple):
    """How long the turns of one game at one seat count took, as shares of the budget."""

    game: str
    seats: int
    seconds: float
    shares: list[float]
    kinds: set[str]


def openings(name: str, seats: int) -> list[State]:
    """Every position of a game by regular bots in which a turn begins."""
    state, bot, turn = find_game(name).new(seats), new_bot("regular", 1), NO_TURN
    found: list[State] = []
    while (actor := state.to_act()) != NOBODY:
        if actor != CHANCE:
            if not is_same_turn(state, turn):
                found.append(state.copy())
            turn = state.whose_turn()
        state.apply(bot.choose(state))
    return found


def time_turn(state: State, seconds: float, kinds: set[str]) -> float:
    """Let a new bot play one turn; return the processor's time that it took."""
    bot, chance, seat = SearchBot(1, seconds, clock=process_time), RandomBot(1), state.to_act()
    turn = state.whose_turn()
    spent, is_open = 0.0, True
    while is_open or state.to_act() == CHANCE or goes_on(state, seat, turn):
        is_open = False
        if state.to_act() == CHANCE:
            state.apply(chance.choose(state))
            continue
        kinds.add(state.decision())
        began = process_time()
        action = bot.choose(state)
        spent += process_time() - began
        state.apply(action)
    return spent


def measure() -> list[Kept]:
    """All games, seat counts and budgets."""
    settings = [(name, seats) for name in game_names() for seats in find_game(name).seats]
    found: list[Kept] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("turns", total=len(settings) * sum(BUDGETS.values()))
        for name, seats in settings:
            turns = openings(name, seats)
            for seconds, count in BUDGETS.items():
                kept = Kept(name, seats, seconds, [], set())
                for number in range(count):
                    state = turns[number * len(turns) // count].copy()
                    kept.shares.append(time_turn(state, seconds, kept.kinds) / seconds)
                    progress.advance(task)
                found.append(kept)
    return found


def markdown(found: list[Kept]) -> str:
    """The section of docs/quality/."""
    lines = [
        "The longest of some turns from all over a game, as a share of the time allowed (processor time).",
        "",
        "| game | players | "
        + " | ".join(f"{seconds:g} s, {count} turns" for seconds, count in BUDGETS.items())
        + " |",
        "|---|---:|" + "---:|" * len(BUDGETS),
    ]
    for place in range(0, len(found), len(BUDGETS)):
        row = found[place : place + len(BUDGETS)]
        lines.append(
            f"| {row[0].game} | {row[0].seats} | " + " | ".join(f"{max(one.shares):.1%}" for one in row) + " |"
        )
    kinds = len({(kept.game, kind) for kept in found for kind in kept.kinds})
    return "\n".join([*lines, "", f"Decisions of {kinds} kinds were among them."])


def main() -> int:
    """Measure, show, and write if asked to."""
    parser = argparse.ArgumentParser(description="Whether bots that search keep their time.")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality/")
    chosen = parser.parse_args()
    found = measure()
    text = markdown(found)
    print(text)
    if chosen.write:
        write_section("budget", text)
    return 0 if all(max(kept.shares) <= ALLOWED for kept in found) else 1


if __name__ == "__main__":
    sys.exit(main())
