"""`tabuleiro admin`: what was done, what there is, and what is kept for how long."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.admin.users import Most
from tabuleiro.cli.arguments import Language
from tabuleiro.cli.serve import Database, SettingsFile

if TYPE_CHECKING:
    from tabuleiro.server.config import Config
    from tabuleiro.server.operations.retention import Removed


def audit(most: Most = 50, database: Database = None, lang: Language = None) -> None:
    """List what operators have done, the last first: when, who, what, to whom or what, with which outcome."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.desk import read
    from tabuleiro.server.operations.trail import read_trail
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        found = read(database or default_database(), lambda connection: read_trail(connection, most))
    for row in found:
        typer.echo("\t".join(str(value) for value in row.values()))


def stats(database: Database = None, lang: Language = None) -> None:
    """Count accounts, guests, sessions, tables by state, and entries of logs."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.desk import count_all, read
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        found = read(database or default_database(), count_all)
    for name, number in found.items():
        typer.echo(f"{name}\t{number}")


def retention(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count; nothing is changed.")] = False,  # noqa: FBT002 - a command line switch
    database: Database = None,
    config: SettingsFile = None,
    lang: Language = None,
) -> None:
    """Remove sessions, links, guests and audits that are over, and pack old logs: what a server does every hour."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.settings import read_settings

    with open_shell(lang):
        settings = read_settings({"database": database}, config).config
        removed, tables = asyncio.run(apply(settings, dry_run=dry_run))
    counted = {**removed.people._asdict(), "audits": removed.deeds, "analyses": removed.analyses}
    counted |= {"notices": removed.notices, "packed": tables}
    for name, number in counted.items():
        typer.echo(f"{name}\t{number}")


async def apply(config: "Config", *, dry_run: bool) -> "tuple[Removed, int]":
    """Apply the rules of retention once; returns what was removed and how many logs were packed, or would be."""
    from tabuleiro.server.clock import SystemClock
    from tabuleiro.server.operations.desk import open_desk
    from tabuleiro.server.operations.retention import find_old_tables, pack_table, remove_old

    now = SystemClock().now()
    async with open_desk(config.database) as desk:
        tables = await desk.store.read(lambda database: find_old_tables(database, config, now, most=1_000_000))
        if not dry_run:
            removed = await desk.store.write(lambda database: remove_old(database, config, now))
            return removed, sum([await pack_table(desk.store, table) for table in tables])
        with desk.store.engine.connect().execution_options(writes=True) as connection:
            removed = remove_old(connection, config, now)
            connection.rollback()
    return removed, len(tables)
