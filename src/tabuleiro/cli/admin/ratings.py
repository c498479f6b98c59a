"""`tabuleiro ratings`: what is believed of everybody, and all of it made anew from the logs."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.admin.tables import void_table
from tabuleiro.cli.arguments import AsJson, Language
from tabuleiro.cli.serve import Database

if TYPE_CHECKING:
    from sqlalchemy import Connection

app = typer.Typer(help="Ratings of a server's people.", no_args_is_help=True)


@app.command("show")
def show(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A name that `tabuleiro games` lists.")] = "",
    faults: Annotated[  # noqa: FBT002 - a command line switch
        bool, typer.Option("--faults", help="List the tables that could not be counted, and why.")
    ] = False,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    database: Database = None,
    lang: Language = None,
) -> None:
    """Print the ladder of a game: place, rating, doubt, games, name."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.core.registry import find_game
    from tabuleiro.server.clock import SystemClock
    from tabuleiro.server.operations.desk import read
    from tabuleiro.server.ratings.ladder import read_ladder
    from tabuleiro.server.ratings.ledger import read_faults
    from tabuleiro.server.run import default_database

    url, now = database or default_database(), SystemClock().now()
    with open_shell(lang):
        if faults:
            for table, fault in read(url, read_faults):
                typer.echo(f"{table}\t{fault}")
            return
        name = find_game(game).name
        ladder = read(url, lambda connection: read_ladder(connection, name, 0, 0, now))
    if as_json:
        typer.echo(json.dumps(ladder))
        return
    rows = ladder["rows"]
    assert isinstance(rows, list), "the lines of a ladder"
    for row in rows:
        typer.echo("\t".join(str(row[column]) for column in ("place", "rating", "doubt", "games", "name")))


@app.command("rebuild")
def rebuild(database: Database = None, lang: Language = None) -> None:
    """Make all ratings anew from the logs, and tell how many tables were read; what is void stays so."""
    from tabuleiro.cli.progress import progress_bar
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.clock import SystemClock
    from tabuleiro.server.operations.desk import write
    from tabuleiro.server.ratings.ledger import rebuild as make_anew
    from tabuleiro.server.run import default_database

    def work(connection: "Connection") -> int:
        done = 0
        with progress_bar() as progress:
            task = progress.add_task("", total=None)
            for done, total in make_anew(connection, SystemClock().milliseconds()):
                progress.update(task, total=total, completed=done)
        return done

    with open_shell(lang):
        tables = write(database or default_database(), work)
    typer.echo(tables)


app.command("void")(void_table)
