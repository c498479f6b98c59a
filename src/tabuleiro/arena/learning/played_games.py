"""Games to learn from as files: those of self-play, one JSON array a line, and records of games that others played."""

import json
from pathlib import Path
from typing import Final

from tabuleiro.bots.rng import draw, next_word, seed_word
from tabuleiro.bots.training.self_play import Choice, PlayedGame, finished
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.core.records.parser import parse_record

KEPT: Final = 40
"""The most decisions of a recorded game that are learned from; neighbours tell nearly the same."""


class NoRecords(InputError):
    """A folder without records."""


def write_games(games: list[PlayedGame]) -> str:
    """One game a line."""
    return "".join(json.dumps(game, separators=(",", ":")) + "\n" for game in games)


def read_games(path: Path) -> list[PlayedGame]:
    """The inverse of `write_games`."""
    games: list[PlayedGame] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        seats, actions, choices, *rest = json.loads(line)
        games.append(PlayedGame(seats, actions, [Choice(*choice) for choice in choices], *rest))
    return games


def read_records(game: Game, folder: Path) -> list[PlayedGame]:
    """The recorded games of a folder: what was played counts as what a search preferred (imitation)."""
    paths = sorted(folder.rglob("*.tab"))
    if not paths:
        raise NoRecords("no-records", f"{folder} holds no records", {"folder": str(folder)})
    return [read_record(game, path, place) for place, path in enumerate(paths)]


def read_record(game: Game, path: Path, seed: int) -> PlayedGame:
    """A recorded game with some of its decisions, drawn by a seed."""
    record = parse_record(path.read_text(encoding="utf-8"))
    actions = [game.parse(ply.text) for ply in record.plies]
    state = game.new(record.seats, record.options)
    choices: list[Choice] = []
    for ply, action in enumerate(actions):
        if state.to_act() >= 0 and len(state.legal()) > 1:
            choices.append(Choice(ply, [action], [1], []))
        state.apply(action)
    word = seed_word(seed)
    while len(choices) > KEPT:
        word = next_word(word)
        choices.pop(draw(word, len(choices)))
    return finished(state, actions, choices)
