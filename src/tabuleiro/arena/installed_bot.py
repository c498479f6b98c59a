"""A bot of another installation of Tabuleiro, an older one for example, in a process of its own.

`pip install --target DIR tabuleiro-0.1.0-....whl` makes such an installation; `strong:0.1@DIR` is its strong bot.
"""

import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tabuleiro.bots.bot import Bot
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.core.state import State

PROGRAM: Final = """
import json, sys
from pathlib import Path
from time import process_time
import tabuleiro
site, name, word, seed = sys.argv[1:]
if not Path(tabuleiro.__file__).is_relative_to(site):
    sys.exit(f"there is no installation in {site}")
from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.core.registry import find_game
game = find_game(name)
bot = parse_entrants(word, None)[0].bot(game, int(seed))
for line in sys.stdin:
    state, began = game.load(json.loads(line)), process_time()
    action = bot.choose(state)
    print(json.dumps([game.format(action), process_time() - began]), flush=True)
"""
"""What the other process does: it reads a position and writes an action, until its input is closed."""


class NoAnswer(InputError):
    """An installation whose bot does not answer, because it cannot play the game as it is now."""


class InstalledBot(Bot):
    """Sends every decision to the other installation. `elsewhere` is the processor time that this took there."""

    def __init__(self, site: Path, game: Game, word: str, seed: int) -> None:
        self.site, self.game, self.elsewhere = site, game, 0.0
        self.process = subprocess.Popen(  # noqa: S603 - this very interpreter, and a program of ours
            [sys.executable, "-c", PROGRAM, str(site), game.name, word, str(seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(site), *sys.path[1:]])},
            text=True,
        )

    def choose(self, state: State) -> int:
        """What the other installation chooses."""
        assert self.process.stdin is not None, "it was opened with a pipe"
        assert self.process.stdout is not None, "it was opened with a pipe"
        try:
            self.process.stdin.write(json.dumps(state.dump()) + "\n")
            self.process.stdin.flush()
            action, seconds = json.loads(self.process.stdout.readline())
        except (OSError, ValueError) as error:
            raise NoAnswer(
                "no-answer", f"the bot in {self.site} does not answer", {"folder": str(self.site)}
            ) from error
        self.elsewhere += seconds
        return self.game.parse(action)

    def close(self) -> None:
        """End the other process."""
        self.process.kill()
        with contextlib.suppress(OSError):
            self.process.communicate()
