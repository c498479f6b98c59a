"""One side of a lock-step: plays seeded games and prints the hash of every step.

python -m tabuleiro.testkit.lockstep_child GAME MODULE SEATS OPTIONS SEED STEPS
"""

import json
import sys

from tabuleiro.core import state as core_state
from tabuleiro.core.action import NOBODY
from tabuleiro.core.digest import digest, digest_of
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_game, register
from tabuleiro.testkit.soaking.policies import Steering, rotation


def is_compiled(module: object) -> bool:
    """Whether a module comes from machine code."""
    return not str(getattr(module, "__file__", "")).endswith(".py")


def trace(game: Game, seats: int, options: dict[str, str], seed: int, steps: int) -> list[str]:
    """One line per step: the action, the position after it, what is legal then."""
    steering = Steering(game, seed)
    lines: list[str] = []
    games = 0
    while len(lines) < steps:
        _, policy = rotation(games, None)
        games += 1
        state = game.new(seats, options)
        while state.to_act() != NOBODY and len(lines) < steps:
            action = steering.choose(policy, state, state.legal())
            state.apply(action)
            lines.append(f"{game.format(action)}: {digest(state)} {digest_of([state.legal(), state.scores()])[:8]}")
    return lines


def main(arguments: list[str]) -> None:
    """Print how core and the game were built, then the trace."""
    name, module, seats, options, seed, steps = arguments
    register(name, module)
    game = find_game(name)
    built = [is_compiled(core_state), is_compiled(sys.modules[type(game).__module__])]
    lines = ["core " + ("compiled" if built[0] else "pure"), "game " + ("compiled" if built[1] else "pure")]
    lines += trace(game, int(seats), json.loads(options), int(seed), int(steps))
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
