"""`tabuleiro restore` and `tabuleiro copy-database`."""

from pathlib import Path
from typing import Annotated

import typer

from tabuleiro.cli.arguments import Language
from tabuleiro.cli.serve import Database


def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="What `tabuleiro backup` has written.")],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Make a new database from a backup, and check it; status 1 if anything is wrong. Nothing is overwritten."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.transfer import restore as restore_database
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        url = database or default_database()
        problems = restore_database(source, url)
    tell(problems, url)


def copy_database(
    source: Annotated[str, typer.Argument(metavar="FROM", help="sqlite:///FILE or postgresql://...")],
    target: Annotated[str, typer.Argument(metavar="TO", help="A new database: sqlite:///FILE or postgresql://...")],
    lang: Language = None,
) -> None:
    """Copy a database into a new one, of either kind, and check it; status 1 if anything is wrong.

    The first one may be served meanwhile; what is played after the copy has begun is not in it.
    """
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.transfer import copy_database as copy

    with open_shell(lang):
        problems = copy(source, target, lambda name, done, _: typer.echo(f"{name}\t{done}"))
    tell(problems, target)


def tell(problems: list[str], database: str) -> None:
    """Tell what is wrong with a new database."""
    from tabuleiro.server.store.database import shown_url

    for problem in problems:
        typer.echo(problem, err=True)
    if problems:
        raise typer.Exit(1)
    typer.echo(shown_url(database))
