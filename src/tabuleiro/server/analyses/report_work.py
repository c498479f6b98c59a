"""What a worker process does for the report of an analysis: it needs all texts, which a device has elsewhere."""

from tabuleiro.learn.analysis.shape import AnalysisShape
from tabuleiro.learn.report.report import write_report
from tabuleiro.server.analyses.analysed import AnalysedGame
from tabuleiro.texts.catalogue import Catalogue


def make_report(game: AnalysedGame, found: AnalysisShape, names: list[str], language: str) -> str:
    """The report of an analysis in a language, with the names of who played."""
    record = game.record._replace(players=names)
    return write_report(record, found, Catalogue(record.game, language, names))
