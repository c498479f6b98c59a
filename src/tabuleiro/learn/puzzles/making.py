"""Makes the puzzles of a game: looks through the games that are missing, keeps what it finds, chooses a set of it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.arena.executor import run_blocks
from tabuleiro.arena.whole_file import save
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_game
from tabuleiro.learn.estimate.calibration import present_weights
from tabuleiro.learn.puzzles.mining import MinedGame, mine_game, name_of
from tabuleiro.learn.puzzles.puzzle import Puzzle, read_puzzle, write_puzzle

TITLE: Final = "puzzles"


class OtherFinds(InputError):
    """A file that holds what was found by other rules or weights."""


class MiningPlan(NamedTuple):
    """Which games to look through: their seat counts in turn, or one of them."""

    game: str
    games: int
    seed: int
    nodes: int
    seats: int = 0

    def blocks(self) -> list[MinedGame]:
        """Every game to look through."""
        counts = [self.seats] if self.seats else find_game(self.game).seats
        return [
            MinedGame(self.game, counts[number % len(counts)], number, self.seed, self.nodes)
            for number in range(self.games)
        ]


def find_puzzles(plan: MiningPlan, file: Path, workers: int, tell: Callable[[int, int, int], None]) -> list[Puzzle]:
    """Look through what is missing; a killed run goes on where it was. `tell`: games done, of how many, puzzles."""
    blocks = plan.blocks()
    found, done = read_finds(file, find_game(plan.game))
    missing = [block for block in blocks if name_of(block) not in done]
    tell(len(blocks) - len(missing), len(blocks), len(found))
    for name, puzzles in run_blocks(mine_block, missing, workers):
        with file.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps([name, [write_puzzle(one) for one in puzzles]]) + "\n")
        found += puzzles
        done.add(name)
        tell(len(blocks) - len(missing) + sum(name_of(one) in done for one in missing), len(blocks), len(found))
    return found


def mine_block(block: MinedGame) -> tuple[str, list[Puzzle]]:
    """A game by its name, and its puzzles: what a worker does."""
    return name_of(block), mine_game(block)


def read_finds(file: Path, game: Game) -> tuple[list[Puzzle], set[str]]:
    """What was found before, and in which games; a line that was cut off is removed, other finds are refused."""
    title = json.dumps([TITLE, game.name, game.version, game.components, present_weights(game)])
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    whole, _, cut = text.rpartition("\n")
    lines = whole.splitlines()
    if not lines:
        file.parent.mkdir(parents=True, exist_ok=True)
        save(file, title + "\n")
        return [], set()
    if lines[0] != title:
        raise OtherFinds("other-finds", f"{file} holds finds of {lines[0]}", {"file": str(file), "kept": lines[0]})
    if cut:
        save(file, whole + "\n")
    kept = [json.loads(line) for line in lines[1:]]
    return [read_puzzle(one) for _, puzzles in kept for one in puzzles], {name for name, _ in kept}
