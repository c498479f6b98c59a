"""`tabuleiro lesson`: a first game, step by step; `--check` proves that it still holds."""

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, Language, NoColor, OptionalGameName

if TYPE_CHECKING:
    from tabuleiro.cli.shell import Shell
    from tabuleiro.learn.lesson import Lesson


def lesson(
    game: OptionalGameName = None,
    step: Annotated[int, typer.Option(metavar="N", help="Begin with step N.")] = 1,
    check: Annotated[  # noqa: FBT002 - a command line switch
        bool,
        typer.Option("--check", help="Play and read the whole lesson and tell what no longer holds; status 1 then."),
    ] = False,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    lang: Language = None,
    no_color: NoColor = False,  # noqa: FBT002 - a command line switch
) -> None:
    """Learn a game by playing it: every step asks for something, and tells by which rule."""
    from tabuleiro.cli.lesson.lesson_screen import LessonScreen
    from tabuleiro.cli.shell import BadInput, choose_game, open_shell
    from tabuleiro.learn.lesson import read_lesson

    with open_shell(lang, no_color=no_color) as shell:
        name = choose_game(shell, game)
        if check:
            check_one(shell, name, as_json=as_json)
            return
        taught = read_lesson(name)
        if not 1 <= step <= len(taught.steps):
            raise BadInput("no-step", {"step": step, "last": len(taught.steps)})
        if LessonScreen(shell, taught).run(step - 1):
            play_on(shell, taught)


def play_on(shell: "Shell", taught: "Lesson") -> None:
    """Go on with the first scene as a real game, against novices."""
    from tabuleiro.cli.play import welcome
    from tabuleiro.cli.terminal.saved_games import SavedGames
    from tabuleiro.cli.terminal.seating import HUMAN, TerminalSeat
    from tabuleiro.cli.terminal.session import Session
    from tabuleiro.cli.terminal.terminal_game import TerminalGame
    from tabuleiro.server.data_folder import data_folder

    first = taught.scenes[taught.steps[0].scene]
    seats = [TerminalSeat(HUMAN), *[TerminalSeat("novice")] * (first.seats - 1)]
    table = TerminalGame(taught.game, seats, first.options, None)
    table.restore([ply.text for ply in first.line])
    now = datetime.now(UTC)
    welcome(shell, table, None)
    Session(shell, table, SavedGames(data_folder() / "games").new_file(taught.game.name, now), f"{now:%Y-%m-%d}").run()


def check_one(shell: "Shell", game: str, *, as_json: bool) -> None:
    """Check one lesson and tell what was found."""
    from tabuleiro.core.registry import find_packaged
    from tabuleiro.learn.lesson_check import check_lesson

    report = check_lesson(find_packaged(game))
    problems = report.problems + report.left_out
    for problem in problems:
        shell.out.print(problem, style="bad", markup=False, soft_wrap=True)
    figures = {"steps": report.steps, "presses": report.presses, "tries": report.tries, "orders": report.orders}
    if as_json:
        passed = not problems
        typer.echo(json.dumps({"game": game, "passed": passed, **figures, "problems": problems}))
    else:
        shell.say("coach-unsound" if problems else "coach-sound", {"game": game, **figures})
    if problems:
        raise typer.Exit(1)
