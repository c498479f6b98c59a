"""`tabuleiro serve`, `tabuleiro check-database` and `tabuleiro backup`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import Language, OwnComponents

if TYPE_CHECKING:
    from tabuleiro.core.action import Arguments

OWN_FLAGS = frozenset({"config", "no_browser", "components", "lang"})
"""Flags of `serve` that are no settings of the server."""
SettingsFile = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="A file of settings (TOML): port = 8000, ...")
]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...; a file in your data folder when left out."),
]

ListenDatabase = Annotated[
    str | None,
    typer.Option(metavar="URL", help="Where workers hear each other, when a pooler stands before the database."),
]
Bots = Annotated[
    int | None,
    typer.Option(
        metavar="N", min=0, max=64, help="How many processes think for bots that search; 0: other workers do."
    ),
]
BotSeconds = Annotated[
    float | None, typer.Option(metavar="SECONDS", min=0.1, max=600, help="How long a bot may take for a turn.")
]
AnalysisWorkers = Annotated[
    int | None, typer.Option(metavar="N", min=0, max=64, help="How many processes analyse games; 0 analyses none.")
]
LogFormat = Annotated[
    str | None, typer.Option(metavar="json|text", help="How the log is written; words on a terminal, else JSON.")
]
AdminPort = Annotated[
    int | None, typer.Option(metavar="PORT", min=1, max=65535, help="Where health, readiness and metrics are told.")
]
AdminHost = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Where the admin port listens; this machine when left out.")
]
SecretFile = Annotated[
    str | None, typer.Option(metavar="FILE", help="A file with the key by which links in letters are signed.")
]


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere.")] = None,
    port: Annotated[int | None, typer.Option(metavar="PORT", min=1, max=65535, help="On which port.")] = None,
    database: Database = None,
    origin: Annotated[
        str | None, typer.Option(metavar="URL", help="The public address when a proxy stands in front: https://...")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy elsewhere that says for whom it asks (X-Forwarded-For)."),
    ] = None,
    sign_up: Annotated[
        str | None, typer.Option(metavar="WHO", help="Who may create an account: open (everybody), invite, closed.")
    ] = None,
    guests: Annotated[
        bool | None, typer.Option("--guests/--no-guests", help="Let people play without an account, or not.")
    ] = None,
    chat: Annotated[
        str | None, typer.Option(metavar="HOW", help="How people may speak at most: free, phrases, off.")
    ] = None,
    announcements: Annotated[
        str | None, typer.Option(metavar="TEXT", help="What stands above every page: 'English | Portuguese'.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=64, help="How many processes serve, on one PostgreSQL.")
    ] = None,
    listen_database: ListenDatabase = None,
    jobs: Annotated[
        bool | None,
        typer.Option("--jobs/--no-jobs", help="Do what one of several workers does for all, or leave it to others."),
    ] = None,
    migrate: Annotated[
        bool | None, typer.Option("--migrate", help="Bring the schema of a PostgreSQL up to date before serving it.")
    ] = None,
    bot_accounts: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="How many bots of their own everybody may have.")
    ] = None,
    bots: Bots = None,
    bot_seconds: BotSeconds = None,
    hint_workers: Annotated[
        int | None, typer.Option(metavar="N", min=0, max=64, help="How many processes search for hints; 0 gives none.")
    ] = None,
    analysis_workers: AnalysisWorkers = None,
    unwatched_bots: Annotated[
        bool | None, typer.Option("--unwatched-bots", help="Let bots play among themselves while nobody watches.")
    ] = None,
    gone_seconds: Annotated[
        float | None, typer.Option(metavar="SECONDS", min=0, help="After how long a player counts as gone.")
    ] = None,
    exempt: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="An address without limits: a proxy, a load test.")
    ] = None,
    log_format: LogFormat = None,
    log_addresses: Annotated[
        bool | None, typer.Option("--log-addresses", help="Name network addresses in the log.")
    ] = None,
    admin_port: AdminPort = None,
    admin_host: AdminHost = None,
    drain_seconds: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", min=0, max=600, help="How long to serve on after being asked to stop."),
    ] = None,
    backup_dir: Annotated[
        str | None, typer.Option(metavar="FOLDER", help="Where the server puts backups by itself.")
    ] = None,
    backup_hours: Annotated[float | None, typer.Option(metavar="HOURS", help="How often it takes one.")] = None,
    backup_keep: Annotated[int | None, typer.Option(metavar="N", min=1, help="How many are kept.")] = None,
    retention_guests: Annotated[
        int | None, typer.Option(metavar="DAYS", min=1, help="When guests who left nothing behind are forgotten.")
    ] = None,
    retention_audit: Annotated[
        int | None, typer.Option(metavar="DAYS", min=1, help="How long it is known what operators did.")
    ] = None,
    retention_pack: Annotated[
        int | None, typer.Option(metavar="DAYS", min=0, help="When logs of finished tables are packed; 0: never.")
    ] = None,
    mail_server: Annotated[
        str | None, typer.Option(metavar="URL", help="Where mail is handed over: smtps://USER:PASSWORD@HOST.")
    ] = None,
    mail_from: Annotated[str | None, typer.Option(metavar="ADDRESS", help="The address from which mail comes.")] = None,
    notify_services: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A chat service by which people may be told: discord, ...")
    ] = None,
    notify_any_url: Annotated[
        bool | None,
        typer.Option("--notify-any-url", help="Let people be told by any address that apprise understands."),
    ] = None,
    notify_allow: Annotated[
        list[str] | None, typer.Option(metavar="HOST", help="A host of your own network that webhooks may reach.")
    ] = None,
    vapid_subject: Annotated[
        str | None, typer.Option(metavar="URL", help="Whom push services turn to: mailto:ADDRESS or https://...")
    ] = None,
    secret_file: SecretFile = None,
    config: SettingsFile = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,  # noqa: FBT002 - a command line switch
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Serve tables to browsers, until interrupted.

    Every option can also stand in the environment (TABULEIRO_PORT) or in a file; `tabuleiro config` shows what holds.
    """
    flags = {name: value for name, value in locals().items() if name not in OWN_FLAGS}
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.settings import read_settings
    from tabuleiro.server.run import run
    from tabuleiro.server.store.database import shown_url

    with open_shell(lang, components=components):
        settings = read_settings(flags, config).config
        address = f"{shown_url(settings.database)}\n{settings.address()}"
        run(settings, browser=not no_browser, started=lambda: typer.echo(address))


def check_database(database: Database = None, components: OwnComponents = None, lang: Language = None) -> None:
    """Check a database, also while it is served, and change nothing; status 1 if anything is wrong.

    Its files are checked as the database's own tools do, users and sessions by their checksums, and every table is
    replayed.
    """
    from tabuleiro.cli.progress import progress_bar
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.run import default_database
    from tabuleiro.server.store.audit import audit_database
    from tabuleiro.server.store.database import open_to_read, shown_url

    with open_shell(lang, components=components) as shell:
        url = database or default_database()
        engine = open_to_read(url)
    with progress_bar() as bar, engine.connect() as connection:
        task = bar.add_task(shown_url(url), total=None)
        counted = [0]

        def show(done: int, total: int) -> None:
            counted[0] = total
            bar.update(task, completed=done, total=total)

        problems = audit_database(connection, show)
    engine.dispose()
    for problem in problems:
        typer.echo(problem, err=True)
    told: Arguments = {"database": shown_url(url), "tables": counted[0], "problems": len(problems)}
    typer.echo(shell.text.literal("database-checked", told))
    if problems:
        raise typer.Exit(1)


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Copy a database into a new file while it is being served; of PostgreSQL that is a dump by pg_dump."""
    from tabuleiro.cli.progress import progress_bar
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.run import default_database
    from tabuleiro.server.store.backup import back_up
    from tabuleiro.server.store.database import shown_url

    with open_shell(lang), progress_bar() as bar:
        url = database or default_database()
        task = bar.add_task(shown_url(url), total=None)
        back_up(url, target, lambda done, total: bar.update(task, completed=done, total=total))
    typer.echo(str(target))
