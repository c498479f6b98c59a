"""`tabuleiro admin`: tournaments, and ending one that goes wrong."""

from typing import Annotated

import typer

from tabuleiro.cli.admin.users import Most, Yes
from tabuleiro.cli.arguments import Language
from tabuleiro.cli.serve import Database

TournamentId = Annotated[str, typer.Argument(metavar="TOURNAMENT", help="The id of a tournament, as in its address.")]
Why = Annotated[str, typer.Option(metavar="TEXT", help="The reason, which everybody reads on its page.")]


def tournaments(
    state: Annotated[str, typer.Argument(metavar="STATE", help="draft, open, running, finished or cancelled.")] = "",
    most: Most = 50,
    database: Database = None,
    lang: Language = None,
) -> None:
    """List tournaments: id, game, state, the organiser's number, entrants, visibility, start, last change, title."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.desk import list_tournaments, read
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        found = read(database or default_database(), lambda connection: list_tournaments(connection, state, most))
    for row in found:
        typer.echo("\t".join(str(value) for value in row.values()))


def finish_tournament(
    tournament: TournamentId,
    why: Why = "",
    yes: Yes = False,  # noqa: FBT002 - a command line switch
    database: Database = None,
    lang: Language = None,
) -> None:
    """End a tournament that is being played: what was won stands, tables without a result count for nothing."""
    order("finish_tournament", tournament, why, database, lang, yes=yes)


def cancel_tournament(
    tournament: TournamentId,
    why: Why = "",
    yes: Yes = False,  # noqa: FBT002 - a command line switch
    database: Database = None,
    lang: Language = None,
) -> None:
    """Call a tournament off."""
    order("cancel_tournament", tournament, why, database, lang, yes=yes)


def order(kind: str, tournament: str, why: str, database: str | None, lang: str | None, *, yes: bool) -> None:
    """Give an order about a tournament, after asking."""
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.server.operations.desk import give
    from tabuleiro.server.operations.orders import Order
    from tabuleiro.server.run import default_database

    if not yes:
        typer.confirm(tournament, abort=True)
    with open_shell(lang):
        problem = give(database or default_database(), Order(kind, tournament=tournament, why=why))
        if problem:
            raise BadInput("order-failed", {"problem": problem})
