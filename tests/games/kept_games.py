"""The games that are kept beside the tests: goldens and records."""

from pathlib import Path

from tabuleiro.core import Game, State, parse_record
from tabuleiro.core.records.replay import begin
from tabuleiro.testkit.golden import IDS, read_golden


def kept_games(game: Game, folder: Path) -> dict[str, tuple[State, list[str]]]:
    """The first position and the actions of every golden and every record in a folder, by the name of its file."""
    games: dict[str, tuple[State, list[str]]] = {}
    for path in sorted((folder / "golden").glob("*.txt")):
        if path.name != IDS:
            golden = read_golden(path.read_text(encoding="utf-8"))
            games[path.name] = game.new(golden.seats, golden.options), golden.actions
    for path in sorted((folder / "records").glob("*.tab")):
        record = parse_record(path.read_text(encoding="utf-8"))
        games[path.name] = begin(record), [ply.text for ply in record.plies]
    return games
