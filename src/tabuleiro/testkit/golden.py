"""Golden playthroughs: whole games written out, compared line by line, so that nothing changes by accident.

    python -m tabuleiro.testkit.golden GAME... [--new] [--folder tests/games]

writes the goldens of a game again. One that differs is overwritten only when the game's version rose; `--new` writes
only those that are missing.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.digest import canonical, digest, digest_of
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.core.play import play
from tabuleiro.core.records.record import format_result
from tabuleiro.core.registry import find_game
from tabuleiro.core.state import State
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.scenarios import chosen_scenarios
from tabuleiro.testkit.soaking.policies import POLICIES, Steering
from tabuleiro.testkit.soaking.seen_kinds import KindsSeen, count_result, count_step, no_kinds

FOLDER: Final = "golden"
IDS: Final = "ids.txt"
"""The golden of the id table: bots and stored weights depend on the order."""
MAGIC: Final = "tabuleiro golden 1"
WHOLE: Final = 100
"""The whole position is written once in this number of steps."""
LONGEST: Final = 600
"""A playthrough is cut after this number of steps."""
TRIES: Final = 4
"""The number of seeded games of which the longest whole one is taken; when all are cut, the first."""
PLAYED: Final = ("balanced", "eager", "focused")
"""One golden by each of these policies for every seat count; by the first alone for every other option."""
_STEP: Final = re.compile(r"([0-9]+) (chance|[0-9]+) (\S+) of ([0-9]+) ([0-9a-f]{8}): (.+) -> ([0-9a-f]{8}) (\[.*\])")


class Golden(NamedTuple):
    """What a playthrough is made from; everything else in its file follows from it."""

    version: int
    seats: int
    options: dict[str, str]
    actions: list[str]


def write_golden(game: Game, golden: Golden) -> str:
    """The text of a playthrough: its actions are played through the checked path, and all they show is written."""
    state = game.new(golden.seats, golden.options)
    lines = [MAGIC, f"game: {game.name}", f"version: {game.version}", f"components: {game.components}"]
    lines += [f"seats: {golden.seats}", f"options: {canonical(golden.options)}", "", f"start {canonical(state.dump())}"]
    for number, text in enumerate(golden.actions, start=1):
        lines.append(_step(state, number, text))
        if number % WHOLE == 0:
            lines.append(f"position {canonical(state.dump())}")
    lines += [f"end {canonical(state.dump())}", f"result {format_result(state.result())}", ""]
    return "\n".join(lines)


def _step(state: State, number: int, text: str) -> str:
    """Take one action and say it: who, which decision, how many and which legal ids, what, the position, the scores."""
    actor = "chance" if state.to_act() == CHANCE else str(state.to_act())
    legal = state.legal()
    asked = f"{number} {actor} {state.decision()} of {len(legal)} {digest_of(legal)[:8]}"
    play(state, state.to_act(), text)
    return f"{asked}: {text} -> {digest(state)[:8]} {canonical(state.scores())}"


def read_golden(text: str) -> Golden:
    """What a file was made from."""
    lines = text.split("\n")
    header = dict(line.split(": ", 1) for line in lines[1 : lines.index("")])
    steps = [_STEP.fullmatch(line) for line in lines]
    return Golden(
        int(header["version"]),
        int(header["seats"]),
        json.loads(header["options"]),
        [found[6] for found in steps if found is not None],
    )


def check_golden(game: Game, path: Path) -> None:
    """The file is exactly what its actions show today; else `Broken` tells the first line that differs."""
    text = path.read_text(encoding="utf-8")
    if path.name == IDS:
        today = write_ids(game)
    else:
        golden = read_golden(text)
        try:
            today = write_golden(game, golden)
        except InputError as error:
            raise Broken("golden", f"{path.name} cannot be played any more: {error}") from error
    if today != text:
        raise Broken("golden", f"{path.name}{difference(text, today)}")


def difference(text: str, today: str) -> str:
    """The first line that differs, said in three lines."""
    old, new = text.split("\n"), today.split("\n")
    for i, (was, now) in enumerate(zip(old, new, strict=False)):
        if was != now:
            return f", line {i + 1}\n  was {was}\n  is  {now}"
    return f" has {len(old)} lines, today {len(new)}"


def write_ids(game: Game) -> str:
    """The text of the id table."""
    lines = [MAGIC, f"game: {game.name}", f"version: {game.version}", ""]
    lines += [f"{action} {game.format(action)}" for action in range(game.spaces.size)]
    return "\n".join([*lines, ""])


def play_golden(game: Game, seats: int, options: dict[str, str], policy: str) -> Golden:
    """The longest whole game among some seeded ones under a policy."""
    games = [_seeded(game, seats, options, policy, seed) for seed in range(1, TRIES + 1)]
    whole = [texts for texts in games if len(texts) < LONGEST]
    return Golden(game.version, seats, options, max(whole or games[:1], key=len))


def _seeded(game: Game, seats: int, options: dict[str, str], policy: str, seed: int) -> list[str]:
    steering, state = Steering(game, seed), game.new(seats, options)
    texts: list[str] = []
    while state.to_act() != NOBODY and len(texts) < LONGEST:
        action = steering.choose(POLICIES[policy], state, state.legal())
        texts.append(game.format(action))
        state.apply(action)
    return texts


def kinds_of_golden(game: Game, path: Path) -> KindsSeen:
    """Everything that a playthrough shows."""
    golden, seen = read_golden(path.read_text(encoding="utf-8")), no_kinds()
    state = game.new(golden.seats, golden.options)
    for text in golden.actions:
        count_step(seen, state, game.parse(text))
    count_result(seen, state.result())
    return seen


def golden_files(folder: Path) -> list[Path]:
    """The goldens in a game's test folder, the id table included."""
    return sorted((folder / FOLDER).glob("*.txt"))


def make_goldens(game: Game, folder: Path, *, only_new: bool) -> list[str]:
    """Write the goldens of a game; return the names of those that changed."""
    texts = {IDS: write_ids(game)}
    for scenario in chosen_scenarios(game, game.seats):
        for policy in PLAYED[:1] if scenario.options else PLAYED:
            golden = play_golden(game, scenario.seats, scenario.options, policy)
            texts[f"{scenario.label()}-{policy}.txt"] = write_golden(game, golden)
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    written: list[str] = []
    for name, text in texts.items():
        path = folder / FOLDER / name
        if path.exists() and (only_new or path.read_text(encoding="utf-8") == text):
            continue
        if path.exists():
            _demand_new_version(game, path, text)
        path.write_text(text, encoding="utf-8")
        written.append(name)
    return written


def _demand_new_version(game: Game, path: Path, text: str) -> None:
    old = path.read_text(encoding="utf-8")
    version = int(old.split("\n")[2].removeprefix("version: "))
    if version >= game.version:
        raise Broken(
            "golden",
            f"{path.name} would change, but {game.name} is still version {game.version}: raise the version of the game "
            f"when old records replay differently, else find what changed{difference(old, text)}",
        )


def main(arguments: list[str]) -> None:
    """Write the goldens of the games that are named."""
    parser = argparse.ArgumentParser(description="Write golden playthroughs again.")
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--new", action="store_true", help="write only those that are missing")
    parser.add_argument("--folder", type=Path, default=Path("tests/games"), help="where the games' test folders are")
    chosen = parser.parse_args(arguments)
    for name in chosen.games:
        try:
            written = make_goldens(find_game(name), chosen.folder / name, only_new=chosen.new)
        except Broken as error:
            sys.exit(str(error))
        sys.stdout.write(f"{name}: {', '.join(written) or 'nothing changed'}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
