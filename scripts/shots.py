"""Takes the pictures of every board for the documentation: wide and on a phone, light and dark; start, middle and end.

The positions come from games that bots play by a fixed seed, so that a picture changes only when the page does.

    python scripts/shots.py [GAME ...]     writes docs/images/boards/
"""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tabuleiro.bots.levels import new_bot
from tabuleiro.core import CHANCE, NOBODY, find_game, game_names
from tabuleiro.core.record import new_record, write_record
from tabuleiro.core.state import State

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "shots"
SEATS = 4
SEED = 7
LEVEL = "regular"
DATE = "2026-01-01"
MIDDLE = 0.55
"""How far a game has come in its middle picture."""


class Played(NamedTuple):
    """A whole game: its actions, and the plies at which the first seat has a choice."""

    actions: list[int]
    choices: list[int]


def draw(state: State, dice: random.Random) -> int:
    """A chance outcome by its weight."""
    outcomes = state.legal()
    return dice.choices(outcomes, [int(state.weight(outcome)) for outcome in outcomes])[0]


def play(name: str) -> Played:
    """Let bots play a game to its end."""
    state = find_game(name).new(SEATS)
    dice = random.Random(SEED)
    bots = [new_bot(LEVEL, SEED + seat) for seat in range(SEATS)]
    actions: list[int] = []
    choices: list[int] = []
    while (actor := state.to_act()) != NOBODY:
        if actor == 0 and len(state.legal()) > 1:
            choices.append(len(actions))
        action = draw(state, dice) if actor == CHANCE else bots[actor].choose(state)
        state.apply(action)
        actions.append(action)
    return Played(actions, choices)


def prepare(name: str) -> None:
    """Write down a game's record and which moments of it are shown."""
    played = play(name)
    players = ["Ana", *[f"{LEVEL} {seat + 1}" for seat in range(1, SEATS)]]
    record = new_record(find_game(name), {}, players, DATE, played.actions)
    middle = min(played.choices, key=lambda ply: abs(ply - MIDDLE * len(played.actions)))
    moments = {"record": write_record(record), "level": LEVEL, "start": played.choices[0], "middle": middle}
    (PLACE / f"{name}.json").write_text(json.dumps(moments), encoding="utf-8")


if __name__ == "__main__":
    PLACE.mkdir(parents=True, exist_ok=True)
    for old in PLACE.glob("*.json"):
        old.unlink()
    for game in sys.argv[1:] or game_names():
        prepare(game)
    done = subprocess.run([sys.executable, ROOT / "scripts" / "page.py", "shots"], check=False)  # noqa: S603 - our own script
    sys.exit(done.returncode)
