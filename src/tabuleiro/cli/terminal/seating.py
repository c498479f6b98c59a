"""Who sits where: people and bots, as they are written after `--seats`."""

import shlex
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.arena.engines.engine_bot import ENGINE, STANDIN
from tabuleiro.bots.levels import LEVELS
from tabuleiro.cli.shell import BadInput
from tabuleiro.core.game import Game
from tabuleiro.texts.catalogue import Catalogue

HUMAN: Final = "human"


class TerminalSeat(NamedTuple):
    """A person, with a name or without, a bot of a level, or an engine that a command starts."""

    level: str
    name: str = ""
    command: str = ""

    def is_human(self) -> bool:
        """Whether a person sits here."""
        return self.level == HUMAN

    def recorded(self) -> str:
        """The player's name in a record: a person's own name, else what the seat is."""
        return f"{ENGINE}:{self.name}" if self.command else self.name or self.level


def parse_seats(words: str) -> list[TerminalSeat]:
    """The seats of a list such as `human:Ana,regular,random`."""
    return [_parse_seat(word.strip()) for word in words.split(",")]


def recorded_seats(players: list[str]) -> list[TerminalSeat]:
    """The seats of a record: bots by their level, everybody else is a person.

    No record starts a program: who plays on with one that an engine has played names the engine again with `--seats`.
    """
    return [_recorded_seat(player) for player in players]


def _recorded_seat(player: str) -> TerminalSeat:
    if player.startswith(f"{ENGINE}:"):
        return TerminalSeat(STANDIN)
    return TerminalSeat(player) if player in (HUMAN, *LEVELS) else TerminalSeat(HUMAN, player)


def usual_seats(game: Game) -> list[TerminalSeat]:
    """One person and regular bots: three in all, or as near to that as the game allows."""
    count = min(game.seats, key=lambda seats: abs(seats - 3))
    return [TerminalSeat(HUMAN)] + [TerminalSeat("regular")] * (count - 1)


def player_names(seats: list[TerminalSeat], text: Catalogue) -> list[str]:
    """How the players are called at the table, in the reader's language."""
    alone = sum(seat.is_human() for seat in seats) == 1
    names: list[str] = []
    for number, seat in enumerate(seats, start=1):
        if seat.name:
            names.append(seat.name)
        elif not seat.is_human():
            names.append(text("player-bot", {"level": f"level-{seat.level}", "number": number}))
        elif alone:
            names.append(text("player-only-human"))
        else:
            names.append(text("player-human", {"number": number}))
    return names


def _parse_seat(word: str) -> TerminalSeat:
    level, colon, name = word.partition(":")
    if level == ENGINE and name.strip():
        return TerminalSeat(ENGINE, _program(name), name)
    if level not in (HUMAN, *LEVELS) or (colon and level != HUMAN):
        known = ", ".join([HUMAN, f"{HUMAN}:NAME", *LEVELS, f"{ENGINE}:COMMAND"])
        raise BadInput("unknown-seat", {"seat": word, "known": known})
    name = " ".join(name.split())
    if name in (HUMAN, *LEVELS) or name.startswith(f"{ENGINE}:") or (colon and not name):
        raise BadInput("bad-player-name", {"name": name or '""'})
    return TerminalSeat(level, name)


def _program(command: str) -> str:
    """What an engine is called at the table: its file, without folder and arguments."""
    try:
        return Path(shlex.split(command)[0]).name[:30]
    except (ValueError, IndexError) as error:
        raise BadInput("unknown-seat", {"seat": f"{ENGINE}:{command}", "known": f"{ENGINE}:COMMAND"}) from error
