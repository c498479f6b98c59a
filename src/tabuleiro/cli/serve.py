"""`tabuleiro serve`, `tabuleiro check-database` and `tabuleiro backup`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import Language, OwnComponents

if TYPE_CHECKING:
    from tabuleiro.core.action import Arguments

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...; a file in your data folder when left out."),
]


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=1, max=65535, help="On which port.")] = 8000,
    database: Database = None,
    origin: Annotated[
        str, typer.Option(metavar="URL", help="The public address when a proxy stands in front: https://...")
    ] = "",
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy elsewhere that says for whom it asks (X-Forwarded-For)."),
    ] = None,
    bots: Annotated[
        int, typer.Option(metavar="N", min=1, max=64, help="How many processes think for bots that search.")
    ] = 1,
    bot_seconds: Annotated[
        float, typer.Option(metavar="SECONDS", min=0.1, max=600, help="How long a bot may take for a turn.")
    ] = 30.0,
    unwatched_bots: Annotated[  # noqa: FBT002 - a command line switch
        bool, typer.Option("--unwatched-bots", help="Let bots play among themselves while nobody watches.")
    ] = False,
    gone_seconds: Annotated[
        float, typer.Option(metavar="SECONDS", min=0, help="After how long a player counts as gone.")
    ] = 60.0,
    exempt: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="An address without limits: a proxy, a load test.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,  # noqa: FBT002 - a command line switch
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Serve tables to browsers, until interrupted."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.config import Config
    from tabuleiro.server.run import address_of, default_database, run
    from tabuleiro.server.store.database import shown_url

    with open_shell(lang, components=components):
        config = Config(
            database=database or default_database(),
            host=host,
            port=port,
            origin=origin.rstrip("/"),
            exempt=frozenset(exempt or ()),
            proxies=",".join(proxy or ()),
            bot_workers=bots,
            bot_seconds=bot_seconds,
            unwatched_bots=unwatched_bots,
            gone_seconds=gone_seconds,
        )
        typer.echo(shown_url(config.database))
        typer.echo(address_of(config))
        run(config, browser=not no_browser)


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
    """Copy a SQLite database into a new file while it is being served."""
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
