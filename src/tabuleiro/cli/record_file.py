"""Opens record files for the commands that read them."""

from pathlib import Path

from tabuleiro.cli.shell import read_file, reading
from tabuleiro.core.record import Record
from tabuleiro.core.record_parser import parse_record
from tabuleiro.core.replay import verify


def open_record(path: Path) -> Record:
    """The record in a file, replayed and found true; a complaint names the file and the line."""
    text = read_file(path)
    with reading(path):
        record = parse_record(text)
        verify(record)
    return record
