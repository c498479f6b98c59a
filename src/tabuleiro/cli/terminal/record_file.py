"""Opens record files for the commands that read them."""

from pathlib import Path

from tabuleiro.cli.shell import Shell, read_file, reading
from tabuleiro.cli.terminal.seating import player_names, recorded_seats
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import Record
from tabuleiro.core.records.replay import verify
from tabuleiro.core.registry import game_names
from tabuleiro.learn.report.report import read_report


def open_record(shell: Shell, path: Path) -> Record:
    """The record in a file, replayed and found true; the shell speaks of its game and players from now on.

    A report of an analysis holds its record, too. A complaint names the file and the line.
    """
    text = read_file(path)
    text = read_report(text) or text
    with reading(path):
        record = parse_record(text)
        if record.game in game_names():
            shell.open_game(record.game, player_names(recorded_seats(record.players), shell.text))
        verify(record)
    return record
