"""`tabuleiro admin lessons`: where learners come to a halt, counted without names."""

import typer

from tabuleiro.cli.arguments import Language
from tabuleiro.cli.serve import Database


def lessons(database: Database = None, lang: Language = None) -> None:
    """List the steps of the lessons: how often each was begun, done, tried otherwise, and left for a day or more."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.clock import SystemClock
    from tabuleiro.server.operations.desk import read
    from tabuleiro.server.run import default_database
    from tabuleiro.server.store.learning.lessons import FIGURES, read_figures

    with open_shell(lang):
        now = SystemClock().now()
        found = read(database or default_database(), lambda connection: read_figures(connection, now))
    typer.echo("\t".join(["step", *FIGURES]))
    for place, figures in found.items():
        typer.echo("\t".join([place, *(str(figures[name]) for name in FIGURES)]))
