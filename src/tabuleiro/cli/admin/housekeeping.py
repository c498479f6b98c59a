"""`tabuleiro admin`: what was done, what there is, and what is kept for how long."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.admin.users import Most, Yes
from tabuleiro.cli.arguments import Language
from tabuleiro.cli.serve import Database, SettingsFile

if TYPE_CHECKING:
    from tabuleiro.server.config import Config
    from tabuleiro.server.operations.orders import Order
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


def jobs(database: Database = None, lang: Language = None) -> None:
    """Count the work besides moves that is to be done or has failed: kind, state, how much."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.desk import read
    from tabuleiro.server.operations.observatory import count_jobs
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        found = read(database or default_database(), count_jobs)
    for (kind, state), number in found.items():
        typer.echo(f"{kind}\t{state}\t{number}")


def reports(
    decided: Annotated[bool, typer.Option("--decided", help="Those that were decided, the newest first.")] = False,  # noqa: FBT002 - a command line switch
    database: Database = None,
    lang: Language = None,
) -> None:
    """List reports that wait for a moderator, the oldest first: number, by and about whom, table, why, when, state."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.desk import read
    from tabuleiro.server.people.sanctions import read_reports
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        state = "decided" if decided else "open"
        found = read(database or default_database(), lambda connection: read_reports(connection, state))
    for one in found:
        told = (one.id, one.by_name, one.about_name, one.table or "", one.why, one.created, one.state)
        typer.echo("\t".join(map(str, told)))


def rotate_secret(yes: Yes = False, database: Database = None, lang: Language = None) -> None:  # noqa: FBT002 - a command line switch
    """Sign the links in letters with a new key; those that are under way stay good for thirty days."""
    from tabuleiro.server.operations.orders import Order

    if not yes:
        typer.confirm("rotate-secret", abort=True)
    order(Order("rotate_secret"), database, lang)


def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What everybody reads; empty: nothing any more.")],
    translated: Annotated[str, typer.Option("--pt", metavar="TEXT", help="The same in Portuguese.")] = "",
    hours: Annotated[int, typer.Option(metavar="N", min=1, max=24 * 30, help="For how long it is shown.")] = 24,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Show a text above every page, at once and for some hours, in the place of what was announced before."""
    from tabuleiro.server.operations.orders import Order

    order(Order("announce", line=hours, why=text, translated=translated), database, lang)


def order(wanted: "Order", database: str | None, lang: str | None) -> None:
    """Give an order that concerns the whole server."""
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.server.operations.desk import give
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        if problem := give(database or default_database(), wanted):
            raise BadInput("order-failed", {"problem": problem})


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
    from tabuleiro.server.operations.retention import find_old_tables, pack_table, remove_old, would_remove

    now = SystemClock().now()
    async with open_desk(config.database) as desk:
        tables = await desk.store.read(lambda database: find_old_tables(database, config, now, most=1_000_000))
        if not dry_run:
            removed = await remove_old(desk.store, config, now)
            return removed, sum([await pack_table(desk.store, table) for table in tables])
        with desk.store.engine.connect().execution_options(writes=True) as connection:
            removed = would_remove(connection, config, now)
            connection.rollback()
    return removed, len(tables)
