"""`tabuleiro admin`: users, their passwords and sessions, bans, removal."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import Language
from tabuleiro.cli.serve import Database

if TYPE_CHECKING:
    from sqlalchemy import Connection

Named = Annotated[str, typer.Argument(metavar="USER", help="The name of an account, or a user's number.")]
Most = Annotated[int, typer.Option(metavar="N", min=1, max=10_000, help="The most lines.")]
Days = Annotated[int, typer.Option(metavar="DAYS", min=0, max=3650, help="For how long; 0: for good.")]
Reason = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason, which the user is told.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


def users(
    name: Annotated[str, typer.Argument(metavar="PART", help="Part of a name.")] = "",
    most: Most = 50,
    database: Database = None,
    lang: Language = None,
) -> None:
    """List users: number, name, account or guest, since when, banned since when."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.desk import list_users, read
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        found = read(database or default_database(), lambda connection: list_users(connection, name, most))
    for row in found:
        kind = "guest" if row["account"] is None else "account"
        typer.echo(f"{row['id']}\t{row['name']}\t{kind}\t{row['created']}\t{row['banned'] or ''}")


def moderator(
    user: Named,
    remove: Annotated[bool, typer.Option("--remove", help="A moderator no more.")] = False,  # noqa: FBT002 - a switch
    database: Database = None,
    lang: Language = None,
) -> None:
    """Make an account a moderator, who reads reports, mutes and bans; or no more."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.clock import SystemClock
    from tabuleiro.server.operations.desk import write
    from tabuleiro.server.operations.trail import note_deed, operator
    from tabuleiro.server.people.sanctions import set_role
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        url = database or default_database()
        number = number_of(url, user, with_account=True)
        now = SystemClock().now()

        def appoint(connection: "Connection") -> None:
            note_deed(connection, now, operator(), "moderator", {"user": number, "remove": remove})
            set_role(connection, number, is_moderator=not remove)

        write(url, appoint)


def invite(
    uses: Annotated[int, typer.Option(metavar="N", min=1, max=10_000, help="How many accounts it is good for.")] = 1,
    days: Annotated[int, typer.Option(metavar="DAYS", min=1, max=3650, help="For how long.")] = 30,
    origin: Annotated[str, typer.Option(metavar="URL", help="The public address of the server.")] = "",
    database: Database = None,
    lang: Language = None,
) -> None:
    """Print a link by which people create an account where that takes an invitation (`serve --sign-up invite`)."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.clock import SystemClock, ago
    from tabuleiro.server.operations.desk import write
    from tabuleiro.server.operations.invites import add_invite
    from tabuleiro.server.operations.trail import note_deed, operator
    from tabuleiro.server.people.sessions import DAY
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        now = SystemClock().now()

        def add(connection: "Connection") -> str:
            note_deed(connection, now, operator(), "invite", {"uses": uses, "days": days})
            return add_invite(connection, uses, ago(now, -days * DAY), now)

        code = write(database or default_database(), add)
    typer.echo(f"{origin.rstrip('/')}/account#invite={code}")


def reset_password(
    user: Named,
    origin: Annotated[str, typer.Option(metavar="URL", help="The public address of the server.")] = "",
    database: Database = None,
    lang: Language = None,
) -> None:
    """Print a link by which the owner of an account sets a new password, once and within a day."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.clock import SystemClock
    from tabuleiro.server.operations.desk import write
    from tabuleiro.server.operations.trail import note_deed, operator
    from tabuleiro.server.people.resets import add_reset
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        url = database or default_database()
        number = number_of(url, user, with_account=True)
        now = SystemClock().now()

        def allow(connection: "Connection") -> str:
            note_deed(connection, now, operator(), "reset_password", {"user": number})
            return add_reset(connection, number, now)

        token = write(url, allow)
    typer.echo(f"{origin.rstrip('/')}/account#reset={token}")


def export_user(user: Named, database: Database = None, lang: Language = None) -> None:
    """Print everything that is stored about a user, as JSON: what they would get by themselves in the settings."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.clock import SystemClock
    from tabuleiro.server.operations.desk import read, read_whole_user
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        url = database or default_database()
        number, now = number_of(url, user), SystemClock().now()
        found = read(url, lambda connection: read_whole_user(connection, number, now))
    typer.echo(json.dumps(found, ensure_ascii=False, indent=2))


def end_sessions(user: Named, database: Database = None, lang: Language = None) -> None:
    """End every session of a user and close the open pages."""
    order("log_out", user, database, lang)


def ban(user: Named, database: Database = None, lang: Language = None) -> None:
    """Let a user in no more, and end the sessions."""
    order("ban", user, database, lang)


def unban(user: Named, database: Database = None, lang: Language = None) -> None:
    """Let a user in again."""
    order("unban", user, database, lang)


def mute(user: Named, days: Days = 0, why: Reason = "", database: Database = None, lang: Language = None) -> None:
    """Let a user say nothing anywhere, for some days or for good; they are told why."""
    order("mute", user, database, lang, days, why)


def no_rated(user: Named, days: Days = 0, why: Reason = "", database: Database = None, lang: Language = None) -> None:
    """Let a user and their bots play no rated games, for some days or for good; they are told why."""
    order("no_rated", user, database, lang, days, why)


def lift(user: Named, database: Database = None, lang: Language = None) -> None:
    """Take back whatever stands against a user: muted, no rated games, banned, by whomever."""
    order("lift", user, database, lang)


def show_user(user: Named, database: Database = None, lang: Language = None) -> None:
    """Print what is needed to decide about a user, as JSON: role, bans and sanctions, bots, sessions, tables."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.clock import SystemClock
    from tabuleiro.server.operations.desk import describe_user, read
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        url = database or default_database()
        number, now = number_of(url, user), SystemClock().now()
        found = read(url, lambda connection: describe_user(connection, number, now))
    typer.echo(json.dumps(found, ensure_ascii=False, indent=2))


def remove_user(user: Named, yes: Yes = False, database: Database = None, lang: Language = None) -> None:  # noqa: FBT002 - a command line switch
    """Delete a user and every word that the user has said; bots play on in the seats."""
    if not yes:
        typer.confirm(user, abort=True)
    order("remove_user", user, database, lang)


def order(kind: str, user: str, database: str | None, lang: str | None, days: int = 0, why: str = "") -> None:
    """Give an order about a user; some hold for days, and say why."""
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.server.operations.desk import give
    from tabuleiro.server.operations.orders import Order
    from tabuleiro.server.run import default_database

    with open_shell(lang):
        url = database or default_database()
        problem = give(url, Order(kind, user=number_of(url, user), line=days, why=why))
        if problem:
            raise BadInput("order-failed", {"problem": problem})


def number_of(database: str, user: str, *, with_account: bool = False) -> int:
    """The number of a user; there must be such a user, perhaps with an account."""
    from tabuleiro.cli.shell import BadInput
    from tabuleiro.server.operations.desk import find_user, read
    from tabuleiro.server.people.identity import read_accounts

    number = read(database, lambda connection: find_user(connection, user))
    if number is None or (with_account and number not in read(database, read_accounts)):
        raise BadInput("no-such-user", {"user": user})
    return number
