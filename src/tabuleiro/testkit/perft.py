"""Perft: counts the lines of play from fixed positions, by both readings of the rules.

python -m tabuleiro.testkit.perft GAME [--folder tests/games]     write perft.toml with the positions it lacks
"""

import argparse
import json
import sys
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.core.action import NOBODY
from tabuleiro.core.digest import canonical
from tabuleiro.core.errors import BadData
from tabuleiro.core.game import Game
from tabuleiro.core.play import play
from tabuleiro.core.reader import Reader
from tabuleiro.core.registry import find_game
from tabuleiro.core.state import State
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.scenarios import Scenario, chosen_scenarios
from tabuleiro.testkit.soaking.policies import Steering, focused

FILE: Final = "perft.toml"
MOST_NODES: Final = 2000
"""The generator goes as deep as this allows."""
DEEPEST: Final = 6
PLACES: Final = (0, 5, 12, 25, 50, 90, 150, 300, 600, 1200)
"""After how many steps of a seeded game the generator takes a position; with options only the first two."""


class PerftPosition(NamedTuple):
    """A position, reached by actions from the start or loaded from a dump, and how many lines lead on from it."""

    name: str
    seats: int
    options: dict[str, str]
    actions: list[str]
    position: str
    depth: int
    nodes: int


def count_legal(state: State, depth: int) -> int:
    """Lines of `depth` actions from here by `legal`; one that ends the game earlier counts as a line."""
    if depth == 0 or state.to_act() == NOBODY:
        return 1
    legal = state.legal()
    return len(legal) if depth == 1 else sum(count_legal(_after(state, action), depth - 1) for action in legal)


def count_judged(state: State, depth: int) -> int:
    """The same by the judge, asked about every id there is."""
    if depth == 0 or state.to_act() == NOBODY:
        return 1
    allowed = [action for action in range(state.game().spaces.size) if state.refusal(action) is None]
    return len(allowed) if depth == 1 else sum(count_judged(_after(state, action), depth - 1) for action in allowed)


def _after(state: State, action: int) -> State:
    after = state.copy()
    after.apply(action)
    return after


def check_perft(game: Game, wanted: PerftPosition, folder: Path) -> None:
    """Both counts are what the file says; else the lines behind each first action are told."""
    state = reach(game, wanted, folder)
    legal, judged = count_legal(state, wanted.depth), count_judged(state, wanted.depth)
    if legal == judged == wanted.nodes:
        return
    lines = [f"{wanted.name}: depth {wanted.depth}: expected {wanted.nodes}, legal {legal}, judge {judged}"]
    raise Broken("perft", "\n".join([*lines, *divide(state, wanted.depth)]))


def divide(state: State, depth: int) -> list[str]:
    """The lines behind each first action that either reading allows."""
    legal = state.legal()
    lines: list[str] = []
    for action in range(state.game().spaces.size):
        is_allowed = state.refusal(action) is None
        if action not in legal and not is_allowed:
            continue
        after = _after(state, action) if action in legal else None
        counts = (count_legal(after, depth - 1), count_judged(after, depth - 1)) if after is not None else (0, 0)
        agree = "" if action in legal and is_allowed and counts[0] == counts[1] else "  <- they differ"
        lines.append(f"{state.game().format(action)}: legal {counts[0]}, judge {counts[1]}{agree}")
    return lines


def reach(game: Game, wanted: PerftPosition, folder: Path) -> State:
    """The position itself."""
    if wanted.position:
        return game.load(json.loads((folder / wanted.position).read_text(encoding="utf-8")))
    state = game.new(wanted.seats, wanted.options)
    for text in wanted.actions:
        play(state, state.to_act(), text)
    return state


def read_perft(path: Path) -> list[PerftPosition]:
    """The positions of a perft.toml; each gives `actions` or the name of a `position` file next to it."""
    table = Reader(tomllib.loads(path.read_text(encoding="utf-8")))
    return [_read(entry) for entry in table.at("position").items()]


def _read(entry: Reader) -> PerftPosition:
    if entry.has("actions") == entry.has("position"):
        raise BadData(entry.place, "expected either actions or position")
    options = entry.at("options")
    return PerftPosition(
        entry.at("name").text(),
        entry.at("seats").integer(1, 99),
        {name: options.at(name).text() for name in options.table()},
        [item.text() for item in entry.at("actions").items()] if entry.has("actions") else [],
        entry.at("position").text() if entry.has("position") else "",
        entry.at("depth").integer(1, 99),
        entry.at("nodes").integer(0, 10**12),
    )


def write_perft(positions: list[PerftPosition]) -> str:
    """The text of a perft.toml."""
    lines = ["# Lines of play from fixed positions, counted by both readings of the rules (tabuleiro.testkit.perft)."]
    for wanted in positions:
        options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in wanted.options.items())
        lines += ["", "[[position]]", f"name = {json.dumps(wanted.name)}", f"seats = {wanted.seats}"]
        lines.append(f"options = {{ {options} }}" if options else "options = {}")
        if wanted.position:
            lines.append(f"position = {json.dumps(wanted.position)}")
        else:
            lines += ["actions = [", *(f"    {json.dumps(text)}," for text in wanted.actions), "]"]
        lines += [f"depth = {wanted.depth}", f"nodes = {wanted.nodes}"]
    return "\n".join(lines) + "\n"


def seeded_positions(game: Game, scenario: Scenario, seed: int) -> list[tuple[str, State]]:
    """Named positions along one seeded game: some early, some late, and the last one before its end."""
    steering, state = Steering(game, seed), game.new(scenario.seats, scenario.options)
    found: list[tuple[str, State]] = []
    before = state.copy()
    step = 0
    while state.to_act() != NOBODY:
        if step in (PLACES[:2] if scenario.options else PLACES):
            found.append((f"{scenario.label()}-step-{step}", state.copy()))
        before.copy_from(state)
        state.apply(steering.choose(focused, state, state.legal()))
        step += 1
    return found if scenario.options else [*found, (f"{scenario.label()}-last", before)]


def counted(name: str, state: State, options: dict[str, str]) -> PerftPosition:
    """The entry of a position kept as a dump: as deep as MOST_NODES allows, at least one action."""
    depth, nodes = 1, count_legal(state, 1)
    while depth < DEEPEST:
        deeper = _count_below(state, depth + 1, MOST_NODES)
        if deeper is None:
            break
        depth, nodes = depth + 1, deeper
    return PerftPosition(name, int(state.seats), options, [], f"perft/{name}.json", depth, nodes)


def _count_below(state: State, depth: int, most: int) -> int | None:
    """Lines of play, or None when there are more than `most`."""
    if depth == 0 or state.to_act() == NOBODY:
        return 1
    total = 0
    for action in state.legal():
        found = _count_below(_after(state, action), depth - 1, most - total)
        if found is None or total + found > most:
            return None
        total += found
    return total


def make_perft(game: Game, folder: Path, seed: int) -> int:
    """Write the positions that perft.toml lacks, each with its dump; what is there stays. Return how many were new."""
    path = folder / FILE
    positions = read_perft(path) if path.exists() else []
    known = {wanted.name for wanted in positions}
    (folder / "perft").mkdir(parents=True, exist_ok=True)
    new = 0
    for scenario in chosen_scenarios(game, game.seats):
        for name, state in seeded_positions(game, scenario, seed):
            if name in known:
                continue
            wanted = counted(name, state, scenario.options)
            (folder / wanted.position).write_text(canonical(state.dump()) + "\n", encoding="utf-8")
            positions.append(wanted)
            new += 1
    path.write_text(write_perft(positions), encoding="utf-8")
    return new


def main(arguments: list[str]) -> None:
    """Make the perft files of the games that are named."""
    parser = argparse.ArgumentParser(description="Write the perft positions that a game lacks.")
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--folder", type=Path, default=Path("tests/games"), help="where the games' test folders are")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    for name in chosen.games:
        new = make_perft(find_game(name), chosen.folder / name, chosen.seed)
        sys.stdout.write(f"{name}: {new} new positions\n")


if __name__ == "__main__":
    main(sys.argv[1:])
