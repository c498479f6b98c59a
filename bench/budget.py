"""Measures whether bots that search keep their time, at every seat count: turns from all over a game, and whole games.

    python bench/budget.py FOLDER [--write]

What was measured lies in FOLDER, and a run that was killed goes on there. `--write` puts the table into docs/quality/;
status 1 if a turn took too long.
"""

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from typing import NamedTuple

from section import write_section

from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.arena.match import plan_match
from tabuleiro.arena.pairing import play_pairing
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.bots.turn import NO_TURN, goes_on, is_same_turn
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.registry import find_game, game_names
from tabuleiro.core.state import State

BUDGETS = {0.05: 30, 2.0: 2}
"""Seconds a turn, and how many turns are measured with them at every seat count."""
ALLOWED = 1.05
QUICK = 0.05
"""Seconds a turn in whole games: there chance and others come in, and some answer in the turns of others."""
GAMES = 2


class Kept(NamedTuple):
    """How long the turns of one game at one seat count took, as shares of the budget, and what was decided in them."""

    game: str
    seats: int
    what: str
    shares: list[float]
    kinds: list[str]


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


def time_turns(name: str, seats: int, seconds: float, count: int) -> Kept:
    """Whole turns from all over a game."""
    turns = openings(name, seats)
    shares, kinds = list[float](), set[str]()
    for number in range(count):
        state = turns[number * len(turns) // count].copy()
        shares.append(time_turn(state, seconds, kinds) / seconds)
    return Kept(name, seats, f"{seconds:g} s, {count} turns", shares, sorted(kinds))


def time_games(name: str, seats: int) -> Kept:
    """The longest turn of every seat in whole games among equals."""
    entrants = parse_entrants(",".join([f"strong:{QUICK}"] * seats), None)
    played = [play_pairing(one) for one in plan_match(name, entrants, GAMES, 1)]
    shares = [longest / QUICK for one in played for longest in one.longest_turn]
    return Kept(name, seats, f"{QUICK:g} s, {GAMES} games", shares, [])


def measure(folder: Path) -> list[list[Kept]]:
    """All games and seat counts, a row each; what lies in the folder is not measured again."""
    folder.mkdir(parents=True, exist_ok=True)
    rows: list[list[Kept]] = []
    for name in game_names():
        for seats in find_game(name).seats:
            works = [partial(time_turns, name, seats, seconds, count) for seconds, count in BUDGETS.items()]
            rows.append([keep(folder / f"{name}-{seats}-0.json", partial(time_games, name, seats))])
            rows[-1] += [keep(folder / f"{name}-{seats}-{number}.json", work) for number, work in enumerate(works, 1)]
    return rows


def keep(file: Path, work: Callable[[], Kept]) -> Kept:
    """What was measured, from its file or now."""
    if not file.exists():
        file.write_text(json.dumps(work()), encoding="utf-8")
    found = Kept(*json.loads(file.read_text(encoding="utf-8")))
    print(f"{found.game}, {found.seats} seats, {found.what}: {max(found.shares):.1%}", file=sys.stderr, flush=True)
    return found


def markdown(rows: list[list[Kept]]) -> str:
    """The section of docs/quality/."""
    lines = [
        "The longest turn of whole games among equals, and of some turns from all over a game that are each played by",
        "a bot of their own, as a share of the time allowed (processor time).",
        "",
        "| game | players | " + " | ".join(one.what for one in rows[0]) + " |",
        "|---|---:|" + "---:|" * len(rows[0]),
    ]
    for row in rows:
        longest = [f"{max(one.shares):.1%}" for one in row]
        lines.append(f"| {row[0].game} | {row[0].seats} | " + " | ".join(longest) + " |")
    kinds = len({(one.game, kind) for row in rows for one in row for kind in one.kinds})
    return "\n".join([*lines, "", f"Decisions of {kinds} kinds were among these turns."])


def main() -> int:
    """Measure, show, and write if asked to."""
    parser = argparse.ArgumentParser(description="Whether bots that search keep their time.")
    parser.add_argument("folder", type=Path, help="where what was measured is kept")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality/")
    chosen = parser.parse_args()
    found = measure(chosen.folder)
    text = markdown(found)
    print(text)
    if chosen.write:
        write_section("budget", text)
    return 0 if all(max(one.shares) <= ALLOWED for row in found for one in row) else 1


if __name__ == "__main__":
    sys.exit(main())
