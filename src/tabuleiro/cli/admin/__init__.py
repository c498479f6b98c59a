"""`tabuleiro admin`: what whoever runs a server does with its users and tables."""

import typer

from tabuleiro.cli.admin import housekeeping, lessons, tables, tournaments, users, workers

app = typer.Typer(help="Users and tables of a server, also while it is running.", no_args_is_help=True)
app.command("users")(users.users)
app.command("moderator")(users.moderator)
app.command("reset-password")(users.reset_password)
app.command("export-user")(users.export_user)
app.command("end-sessions")(users.end_sessions)
app.command("ban")(users.ban)
app.command("unban")(users.unban)
app.command("remove-user")(users.remove_user)
app.command("tables")(tables.tables)
app.command("chat")(tables.chat)
app.command("erase-line")(tables.erase_line)
app.command("freeze-table")(tables.freeze_table)
app.command("unfreeze-table")(tables.unfreeze_table)
app.command("void-table")(tables.void_table)
app.command("remove-table")(tables.remove_table)
app.command("tournaments")(tournaments.tournaments)
app.command("finish-tournament")(tournaments.finish_tournament)
app.command("cancel-tournament")(tournaments.cancel_tournament)
app.command("lessons")(lessons.lessons)
app.command("workers")(workers.workers)
app.command("stats")(housekeeping.stats)
app.command("audit")(housekeeping.audit)
app.command("jobs")(housekeeping.jobs)
app.command("reports")(housekeeping.reports)
app.command("announce")(housekeeping.announce)
app.command("rotate-secret")(housekeeping.rotate_secret)
app.command("retention")(housekeeping.retention)
