"""Positions near the end of a game whose best actions are proved by enumeration, and how many of them bots find.

python bench/tactics.py make GAME [--count 40]              search games of bots for them, into bench/tactics/GAME.json
python bench/tactics.py prove GAME                          enumerate them again; status 1 if a proof fails
python bench/tactics.py solve [--seconds 0.1] [--write]     let bots solve them; `--write` puts it into docs/quality/

Two seats. From the position on, everything that both may do, and all that chance may draw, is played to the end of the
game; each seat maximises its win and, with that decided, its lead. An action is best when no other is worth more.
The puzzles that come with a game are solved as well: whole turns, at any number of seats, proved when they were found.
"""

import argparse
import json
import sys
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple, cast

from section import write_section

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.haste import TURN_CAPS
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.digest import digest
from tabuleiro.core.registry import find_game, game_names
from tabuleiro.core.state import Position, State
from tabuleiro.learn.puzzles.finders import play_turn
from tabuleiro.learn.puzzles.puzzle import read_set
from tabuleiro.learn.puzzles.solving import SOLVED, judge_unknown, known_verdict

FOLDER: Final = Path(__file__).parent / "tactics"
NODES: Final = 8_000
"""A position that takes more nodes is not enumerated."""
STEPS: Final = 16
"""Decisions before the end of a game that are tried; farther from it hardly any is small enough."""
WIN: Final = 1000.0
"""What the win is worth, in points of lead."""
LEAST_LOSS: Final = 1.0
"""The fewest points that the next best action costs, else there is nothing to find."""
EACH: Final = 4
"""The most puzzles that are taken of one game."""
MISSES: Final = 2
"""Positions in a row that are too large, after which those still farther from the end are not tried."""
AWAKE: Final = 1
"""Active novices that are left to each seat in a position of Luna: the journeys of more are too many."""
KINDS: Final = ("win", "denial", "count")


class Puzzle(NamedTuple):
    """A position, its best actions by their texts, what kind of problem it is, and how many nodes prove it.

    win: the best actions win, all others do not; denial: the other seat still acts before the end; count: points only.
    """

    position: Position
    best: list[str]
    kind: str
    nodes: int


class TooLarge(Exception):
    """More nodes than allowed."""


class Enumeration:
    """Plays everything out. `nodes` counts the positions, `others` those in which the other seat had a choice."""

    def __init__(self, seat: int) -> None:
        self.seat, self.nodes, self.others = seat, 0, 0
        self.known: dict[str, float] = {}
        """What positions are worth, by their digests: many orders of the same actions lead to the same one."""

    def value(self, state: State) -> float:
        """What a position is worth to the seat when both play best."""
        key = digest(state)
        if key not in self.known:
            self.known[key] = self.play_out(state)
        return self.known[key]

    def play_out(self, state: State) -> float:
        """The same, reckoned."""
        self.nodes += 1
        if self.nodes > NODES:
            raise TooLarge
        actor = state.to_act()
        if actor == NOBODY:
            return worth(state, self.seat)
        legal = choices(state)
        if actor == CHANCE:
            weights = [int(state.weight(action)) for action in legal]
            found = [weight * self.value(after(state, action)) for weight, action in zip(weights, legal, strict=True)]
            return sum(found) / sum(weights)
        if len(legal) > 1 and actor != self.seat:
            self.others += 1
        return (max if actor == self.seat else min)(self.value(after(state, action)) for action in legal)


def worth(state: State, seat: int) -> float:
    """A finished game as a number: the win first, then the lead."""
    result = state.result()
    assert result is not None
    lead = result.standings[seat].points - result.standings[1 - seat].points
    return WIN * float(result.shares[seat] - result.shares[1 - seat]) + lead


def choices(state: State) -> list[int]:
    """The legal actions that are not redundant."""
    legal = state.legal()
    return [action for action in legal if not state.redundant(action)] or legal


def after(state: State, action: int) -> State:
    """The position behind an action."""
    behind = state.copy()
    behind.apply(action)
    return behind


def enumerate_all(state: State) -> tuple[dict[int, float], Enumeration]:
    """What every action in a position is worth to whoever decides there."""
    enumeration = Enumeration(state.to_act())
    return {action: enumeration.value(after(state, action)) for action in choices(state)}, enumeration


def find_puzzle(state: State) -> Puzzle | None:
    """A position as a puzzle; None if there is nothing to find."""
    values, enumeration = enumerate_all(state)
    highest = max(values.values())
    best = [action for action, value in values.items() if value > highest - 1e-6]
    rest = [value for action, value in values.items() if action not in best]
    if not rest or highest - max(rest) < LEAST_LOSS or 2 * len(best) > len(values):
        return None
    is_won = highest > WIN / 2 > max(rest)
    kind = "win" if is_won else "denial" if enumeration.others else "count"
    return Puzzle(state.dump(), [state.game().format(action) for action in best], kind, enumeration.nodes)


def last_decisions(name: str, seed: int) -> list[State]:
    """The positions before the end of a game between bots in which there was something to decide, the last one first.

    A game that need not end cannot be enumerated. There, positions from all over the game become those of the last
    action in the last turn that its rules allow (HT-12.6), with a route to claim. In Luna most novices are used up.
    """
    game = find_game(name)
    state = game.new(2)
    bots: list[Bot] = [new_bot("regular", seed), new_bot("casual", seed + 1)]
    chance, found = RandomBot(seed), list[State]()
    while (actor := state.to_act()) != NOBODY:
        if actor != CHANCE and len(choices(state)) > 1:
            found.append(state.copy())
        state.apply((chance if actor == CHANCE else bots[actor]).choose(state))
    if name in TURN_CAPS:
        last = TURN_CAPS[name] - 1
        scoring = [one for one in found if any(game.format(action).startswith("claim") for action in one.legal())]
        dumps = [one.dump() for one in scoring]
        dumps = [one for one in dumps if one["actions_left"] == 1 and (last - int(str(one["turns"]))) % 2 == 0]
        found = [game.load({**one, "turns": last}) for one in dumps[:: len(dumps) // STEPS + 1]]
    if name == "luna":
        found = [tired(one) for one in found[-STEPS:] if one.decision() == "action"]
    return found[: -STEPS - 1 : -1]


def tired(state: State) -> State:
    """A position of Luna in which both seats have used all but a few of their novices (LU-5.3)."""
    position = state.dump()
    parties = cast("list[dict[str, dict[str, int]]]", position["parties"])
    for party in parties:
        awake = AWAKE
        for island, novices in party["active"].items():
            kept = min(novices, awake)
            awake -= kept
            party["active"][island] = kept
            party["inactive"][island] += novices - kept
    return state.game().load(position)


def make(name: str, count: int) -> None:
    """Collect puzzles: of every game those that are the farthest from its end and can still be enumerated."""
    puzzles: list[Puzzle] = []
    seed = 0
    while len(puzzles) < count:
        seed += 2
        found: list[Puzzle] = []
        misses = 0
        for state in last_decisions(name, seed):
            try:
                puzzle = find_puzzle(state)
            except TooLarge:
                misses += 1
                if misses == MISSES:
                    break
                continue
            misses = 0
            if puzzle is not None and puzzle not in [*found, *puzzles]:
                found.append(puzzle)
        puzzles += found[-EACH:]
        print(f"{name}: {len(puzzles)} of {count}, game {seed // 2}", file=sys.stderr)
        lines = ",\n".join(json.dumps(puzzle._asdict(), separators=(",", ":")) for puzzle in puzzles)
        path_of(name).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def path_of(name: str) -> Path:
    """Where the puzzles of a game are kept."""
    return FOLDER / f"{name}.json"


def read(name: str) -> list[Puzzle]:
    """The puzzles of a game."""
    return [Puzzle(**one) for one in json.loads(path_of(name).read_text(encoding="utf-8"))]


def prove(name: str) -> int:
    """Enumerate every puzzle again; the number of proofs that fail."""
    failed = 0
    for number, puzzle in enumerate(read(name)):
        if find_puzzle(find_game(name).load(puzzle.position)) != puzzle:
            failed += 1
            print(f"{name}: puzzle {number} is not proved")
    print(f"{name}: {len(read(name)) - failed} puzzles proved")
    return failed


def solved(name: str, bot: Bot, puzzles: list[Puzzle]) -> int:
    """How many puzzles a bot solves at once."""
    game = find_game(name)
    return sum(game.format(bot.choose(game.load(puzzle.position))) in puzzle.best for puzzle in puzzles)


def solved_turns(name: str, bot: Bot) -> float:
    """The part of the game's own puzzles whose whole turn a bot finds."""
    puzzles, found = read_set(name), 0
    for puzzle in puzzles:
        state = puzzle.load()
        played, end = play_turn(state, bot, puzzle.run(state))
        judged = known_verdict(puzzle, end) or judge_unknown(puzzle, played)
        found += judged.verdict in SOLVED
    return found / len(puzzles)


def table(seconds: float) -> str:
    """What bots solve, game by game."""
    bots = f"regular | strong:{seconds}"
    lines = [
        f"`python bench/tactics.py solve --seconds {seconds}`: positions near the end with a best action, proved",
        "by enumeration, and the puzzles that come with a game, whole turns that are proved; how many bots find.",
        "",
        f"| game | positions | wins | denials | counts | {bots} | puzzles | {bots} |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name in game_names():
        if path_of(name).exists():
            puzzles = read(name)
            kinds = [str(sum(one.kind == kind for one in puzzles)) for kind in KINDS]
            solvers = (new_bot("regular", 1), SearchBot(1, seconds, clock=process_time))
            shares = [f"{solved(name, bot, puzzles) / len(puzzles):.0%}" for bot in solvers]
            turns = [str(len(read_set(name))), *(f"{solved_turns(name, bot):.0%}" for bot in solvers)]
            lines.append(f"| {name} | {len(puzzles)} | {' | '.join([*kinds, *shares, *turns])} |")
    return "\n".join(lines)


def main() -> int:
    """Make, prove or solve."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("make", "prove", "solve"))
    parser.add_argument("game", nargs="?", choices=game_names())
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    games = [asked.game] if asked.game else [name for name in game_names() if path_of(name).exists()]
    if asked.what == "make":
        FOLDER.mkdir(exist_ok=True)
        for name in games:
            make(name, asked.count)
        return 0
    if asked.what == "prove":
        return 1 if sum(prove(name) for name in games) else 0
    made = table(asked.seconds)
    print(made)
    if asked.write:
        write_section("tactics", made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
