"""Takes the pictures of every board for the documentation: wide and on a phone, light and dark; start, middle and end.

The positions come from records that the tests keep, so that a picture changes only when the page does. What was
interrupted goes on where it was: a game in one look is not taken again from the same page.

    python scripts/shots.py [GAME ...]     writes docs/images/boards/
"""

import json
import subprocess
import sys
from pathlib import Path

from tabuleiro.core import game_names
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import Record
from tabuleiro.core.registry import find_game

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "shots"
RECORDS = {"hansa_teutonica": "completed_cities_10"}
"""Which record shows a game; usually the one of four players."""
MIDDLE = 0.55
"""How far a game has come in its middle picture."""


def choices_of_first(record: Record) -> list[int]:
    """The plies at which the first seat has a choice."""
    game = find_game(record.game)
    state = game.new(record.seats, record.options)
    found: list[int] = []
    for number, ply in enumerate(record.plies):
        if state.to_act() == 0 and len(state.legal()) > 1:
            found.append(number)
        state.apply(game.parse(ply.text))
    return found


def prepare(name: str) -> None:
    """Write down a game's record and which moments of it are shown."""
    records = ROOT / "tests" / "games" / name / "records"
    text = (records / f"{RECORDS.get(name, 'four_players')}.tab").read_text(encoding="utf-8")
    record = parse_record(text)
    choices = choices_of_first(record)
    middle = min(choices, key=lambda ply: abs(ply - MIDDLE * len(record.plies)))
    moments = {"record": text, "start": choices[0], "middle": middle}
    (PLACE / f"{name}.json").write_text(json.dumps(moments), encoding="utf-8")


if __name__ == "__main__":
    PLACE.mkdir(parents=True, exist_ok=True)
    for old in PLACE.glob("*.json"):
        old.unlink()
    for game in sys.argv[1:] or game_names():
        prepare(game)
    done = subprocess.run([sys.executable, ROOT / "scripts" / "page.py", "shots"], check=False)  # noqa: S603 - our own script
    sys.exit(done.returncode)
