"""The command line. Each command imports what it needs when it runs, so that starting stays quick."""

import os

import typer

from tabuleiro.cli import (
    about,
    admin,
    bench,
    components,
    dataset,
    match,
    new_game,
    play,
    position,
    records,
    rules,
    serve,
    soak,
    tournament,
    train,
)
from tabuleiro.cli.admin import config, databases, ratings, workers
from tabuleiro.cli.arguments import Language
from tabuleiro.cli.benchmark import command as benchmark
from tabuleiro.cli.collection import command as collection
from tabuleiro.cli.estimate import analyse, calibrate, hint
from tabuleiro.cli.language import HelpInLanguage
from tabuleiro.cli.lesson import command as lesson
from tabuleiro.cli.outside import command as outside
from tabuleiro.cli.puzzle import command as puzzle
from tabuleiro.cli.study import explore, statistics

app = typer.Typer(
    name="tabuleiro",
    cls=HelpInLanguage,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def speak(lang: Language = None) -> None:
    """Modern board games by their exact rules: for people, bots and research."""
    if lang is not None:
        from tabuleiro.cli.shell import open_shell

        with open_shell(lang):
            os.environ["TABULEIRO_LANG"] = lang


app.command("version")(about.version)
app.command("games")(about.games)
app.command("play")(play.play)
app.command("lesson")(lesson.lesson)
app.command("puzzle")(puzzle.puzzle)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("score")(records.score)
app.command("hint")(hint.hint)
app.command("analyse")(analyse.analyse)
app.command("explore")(explore.explore)
app.command("statistics")(statistics.statistics)
app.command("rules")(rules.rules)
app.command("serve")(serve.serve)
app.command("work")(workers.work)
app.command("migrate")(workers.migrate)
app.command("config")(config.config)
app.command("check-database")(serve.check_database)
app.command("backup")(serve.backup)
app.command("restore")(databases.restore)
app.command("copy-database")(databases.copy_database)
app.command("match")(match.match)
app.command("tournament")(tournament.tournament)
app.command("benchmark")(benchmark.benchmark)
app.command("train")(train.train)
app.command("calibrate")(calibrate.calibrate)
app.command("dataset")(dataset.dataset)
app.command("collection")(collection.collection)
app.command("soak")(soak.soak)
app.command("bench")(bench.bench)
app.command("new-game")(new_game.new_game)
app.add_typer(outside.app, name="bot")
app.add_typer(admin.app, name="admin")
app.add_typer(ratings.app, name="ratings")
app.add_typer(components.app, name="components")
app.add_typer(position.app, name="position")
app.add_typer(puzzle.app, name="puzzles")


def main() -> None:
    """Run the command line."""
    app()
