"""`tabuleiro admin`: tables and what is said there."""

import json
from typing import Annotated

import typer

from tabuleiro.cli.admin.users import Most, Yes
from tabuleiro.cli.arguments import Language
from tabuleiro.cli.serve import Database

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its address.")]
Why = Annotated[str, typer.Option(metavar="TEXT", help="The reason, which the log of the table keeps.")]


def tables(
    state: Annotated[str, typer.Argument(metavar="STATE", help="open, running, finished or frozen.")] = "",
    most: Most = 50,
    database: Database = None,
    lang: Language = None,
) -> None:
    """List tables: id, game, state, the host's number, plies, visibility, when it changed last."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.desk import list_tables, read
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        found = read(database or default_database(), lambda connection: list_tables(connection, state, most))
    for row in found:
        typer.echo("\t".join(str(value) for value in row.values()))


def show_table(table: TableId, database: Database = None, lang: Language = None) -> None:
    """Print a table as it stands, as JSON: game, state, seats, what was agreed on."""
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.server.operations.desk import describe_table, read
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        found = read(database or default_database(), lambda connection: describe_table(connection, table))
        if found is None:
            raise BadInput("no-such-table", {"table": table})
    typer.echo(json.dumps(found, ensure_ascii=False, indent=2))


def export_table(table: TableId, database: Database = None, lang: Language = None) -> None:
    """Print the whole log of a table, an entry a line as JSON, packed or not; the chain proves it."""
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.server.operations.desk import read
    from tabuleiro.server.run import default_database
    from tabuleiro.server.store.store import read_entries

    with open_shell(lang):
        entries = read(database or default_database(), lambda connection: read_entries(connection, table))
        if not entries:
            raise BadInput("no-such-table", {"table": table})
    for entry in entries:
        typer.echo(json.dumps({**entry._asdict(), "body": entry.content()}, ensure_ascii=False))


def chat(table: TableId, database: Database = None, lang: Language = None) -> None:
    """Print what was said at a table: the number of the line, who (number and name), when, what."""
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.server.operations.desk import read
    from tabuleiro.server.run import default_database
    from tabuleiro.server.store.store import read_entries
    from tabuleiro.server.table.log_entry import CHAT, ERASED

    with open_shell(lang):
        entries = read(database or default_database(), lambda connection: read_entries(connection, table))
        if not entries:
            raise BadInput("no-such-table", {"table": table})
    for entry in entries:
        if entry.kind == CHAT and ERASED not in (said := entry.content()):
            typer.echo(f"{entry.seq}\t{entry.user}\t{said['name']}\t{entry.time}\t{said['text']}")


def erase_line(
    table: TableId,
    line: Annotated[int, typer.Argument(metavar="LINE", min=1, help="The number of the line, as `chat` prints it.")],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Erase a line of chat for good."""
    order("erase_line", table, line, database, lang)


def remove_table(table: TableId, yes: Yes = False, database: Database = None, lang: Language = None) -> None:  # noqa: FBT002 - a command line switch
    """Remove a table with its whole log."""
    if not yes:
        typer.confirm(table, abort=True)
    order("remove_table", table, 0, database, lang)


def freeze_table(table: TableId, why: Why = "", database: Database = None, lang: Language = None) -> None:
    """Stop a game that is being played: nobody can move, no clock runs, and nothing is lost."""
    order("freeze_table", table, 0, database, lang, why)


def unfreeze_table(table: TableId, database: Database = None, lang: Language = None) -> None:
    """Let a frozen table go on where it stood."""
    order("unfreeze_table", table, 0, database, lang)


def void_table(
    table: TableId,
    undo: Annotated[bool, typer.Option("--undo", help="Let it count again.")] = False,  # noqa: FBT002 - a command line switch
    database: Database = None,
    lang: Language = None,
) -> None:
    """Let a finished table not count for ratings, and rate everything after it anew."""
    order("void_table", table, int(not undo), database, lang)


def order(kind: str, table: str, line: int, database: str | None, lang: str | None, why: str = "") -> None:
    """Give an order about a table; there must be such a table."""
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.server.operations.desk import give, read
    from tabuleiro.server.operations.orders import Order
    from tabuleiro.server.run import default_database
    from tabuleiro.server.store.store import read_entries

    with open_shell(lang):
        url = database or default_database()
        if not read(url, lambda connection: read_entries(connection, table)):
            raise BadInput("no-such-table", {"table": table})
        problem = give(url, Order(kind, table=table, line=line, why=why))
        if problem:
            raise BadInput("order-failed", {"problem": problem})
