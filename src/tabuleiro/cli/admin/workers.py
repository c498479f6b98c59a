"""`tabuleiro work`, `tabuleiro migrate` and `tabuleiro admin workers`: several workers on one PostgreSQL."""

from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import Language, OwnComponents
from tabuleiro.cli.serve import (
    AdminHost,
    AdminPort,
    AnalysisWorkers,
    Bots,
    BotSeconds,
    Database,
    ListenDatabase,
    LogFormat,
    SettingsFile,
)

if TYPE_CHECKING:
    from tabuleiro.core.action import Arguments

OWN_FLAGS = frozenset({"config", "components", "lang"})
"""Flags of `work` that are no settings of the server."""


def work(
    database: Database = None,
    listen_database: ListenDatabase = None,
    bots: Bots = None,
    bot_seconds: BotSeconds = None,
    analysis_workers: AnalysisWorkers = None,
    log_format: LogFormat = None,
    admin_port: AdminPort = None,
    admin_host: AdminHost = None,
    config: SettingsFile = None,
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Let bots think and send letters for the servers of a PostgreSQL, until interrupted; nobody connects to it.

    It takes the settings of `tabuleiro serve`, from the environment or a file, as far as they concern it.
    """
    flags = {name: value for name, value in locals().items() if name not in OWN_FLAGS}
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.settings import read_settings
    from tabuleiro.server.run import run_without_port
    from tabuleiro.server.store.database import shown_url

    with open_shell(lang, components=components):
        settings = read_settings({**flags, "hint_workers": 0, "workers": 1}, config).config
        run_without_port(settings, started=lambda: typer.echo(shown_url(settings.database)))


def migrate(
    check: Annotated[bool, typer.Option("--check", help="Only tell; status 1 if there is something to do.")] = False,  # noqa: FBT002 - a command line switch
    database: Database = None,
    lang: Language = None,
) -> None:
    """Bring the schema of a database up to date; servers of the release before go on with a PostgreSQL meanwhile."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.migration import bring_up_to_date
    from tabuleiro.server.run import default_database
    from tabuleiro.server.store.database import shown_url

    with open_shell(lang) as shell:
        url = database or default_database()
        found, ours = bring_up_to_date(url, only_looks=check)
        told: Arguments = {"database": shown_url(url), "found": found or "none", "ours": ours}
        if found == ours:
            shell.say("schema-current", told)
        elif check:
            shell.say("schema-behind", told)
            raise typer.Exit(1)
        else:
            shell.say("schema-migrated", told)


def workers(database: Database = None, lang: Language = None) -> None:
    """List the workers of a PostgreSQL that live: id, machine, process, release, what each does, since when."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.desk import read
    from tabuleiro.server.run import default_database
    from tabuleiro.server.store.cluster.life import read_workers

    with open_shell(lang):
        found = read(database or default_database(), read_workers)
    for row in found:
        typer.echo("\t".join(map(str, row)))
