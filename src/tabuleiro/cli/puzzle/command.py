"""`tabuleiro puzzle`: find the best turn; `tabuleiro puzzles`: find puzzles in games of bots, and verify them."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, GameName, Language, NoColor

if TYPE_CHECKING:
    from tabuleiro.cli.shell import Shell
    from tabuleiro.learn.puzzles.puzzle import Puzzle

app = typer.Typer(help="Look for puzzles, and verify them.", no_args_is_help=True)


@app.callback()
def puzzles() -> None:
    """Look for puzzles, and verify them."""


def puzzle(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A name that `tabuleiro games` lists; any when left out.")
    ] = None,
    name: Annotated[str | None, typer.Option("--id", metavar="ID", help="This puzzle and no other.")] = None,
    daily: Annotated[bool, typer.Option("--daily", help="The puzzle of today; the same everywhere.")] = False,  # noqa: FBT002 - a command line switch
    theme: Annotated[str, typer.Option(metavar="T", help="Puzzles with this theme only.")] = "",
    level: Annotated[int, typer.Option(metavar="N", min=0, max=5, help="Puzzles of this level only; 0 is any.")] = 0,
    lang: Language = None,
    no_color: NoColor = False,  # noqa: FBT002 - a command line switch
) -> None:
    """Solve puzzles: find the turn, in any order, and read why the usual try fails."""
    from tabuleiro.cli.puzzle.puzzle_screen import PuzzleScreen
    from tabuleiro.cli.shell import open_shell

    with open_shell(lang, no_color=no_color) as shell:
        for one in asked_puzzles(shell, game, name, theme, level, daily=daily):
            if not PuzzleScreen(shell, one).run():
                return
        shell.say("puzzle-no-more", style="dim")


def asked_puzzles(
    shell: "Shell", game: str | None, name: str | None, theme: str, level: int, *, daily: bool
) -> list["Puzzle"]:
    """The puzzles that were asked for, the first one first; where there is none, that is said."""
    from tabuleiro.cli.shell import BadInput, choose_game
    from tabuleiro.core.registry import find_packaged
    from tabuleiro.learn.puzzles.puzzle import chosen_puzzles, daily_puzzle, find_puzzle

    if name is not None:
        return [find_puzzle(name)]
    if daily:
        return [daily_puzzle(datetime.now(UTC).toordinal(), "" if game is None else find_packaged(game).name)]
    found = chosen_puzzles(choose_game(shell, game), theme, level)
    if not found:
        raise BadInput("no-puzzles", {"game": game or ""})
    first = datetime.now(UTC).toordinal() % len(found)
    return found[first:] + found[:first]


@app.command()
def find(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games of bots to look through.")] = 200,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed plays the same games.")] = 1,
    nodes: Annotated[
        int,
        typer.Option(
            metavar="N", min=0, help="Search the middle of games, with so many positions first; 0: only prove."
        ),
    ] = 0,
    seats: Annotated[
        int, typer.Option(metavar="N", min=0, max=5, help="Games of so many seats; 0: of all counts in turn.")
    ] = 0,
    finds: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where finds are kept; a killed run goes on from there.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the chosen set is written; nowhere when left out.")
    ] = None,
    workers: Annotated[int, typer.Option(metavar="W", min=1, help="How many processes.")] = 1,
    lang: Language = None,
) -> None:
    """Look for puzzles in games of bots, prove or play out what is found, and choose a new set with it."""
    from tabuleiro.arena.whole_file import save
    from tabuleiro.cli.progress import progress_bar
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.core.registry import find_packaged
    from tabuleiro.learn.puzzles.choosing import choose_set, level_again
    from tabuleiro.learn.puzzles.making import MiningPlan, find_puzzles
    from tabuleiro.learn.puzzles.puzzle import read_set, write_puzzle

    with open_shell(lang) as shell:
        plan = MiningPlan(find_packaged(game).name, games, seed, nodes, seats)
        with progress_bar(counted=True) as progress:
            task = progress.add_task(game)
            found = find_puzzles(
                plan,
                finds or Path("puzzles") / f"{game}.finds",
                workers,
                lambda done, total, _: progress.update(task, completed=done, total=total),
            )
            known = [one for one in read_set(plan.game) if one.is_current()]
            known = [level_again(one) for one in progress.track(known, description=game)]
        chosen = choose_set([*known, *found])
        if out is not None:
            save(out, "".join(write_puzzle(one) + "\n" for one in chosen))
        shell.say("puzzles-found", {"found": len(found), "chosen": len(chosen)})


@app.command("verify")
def verify_set(
    game: GameName,
    times: Annotated[int, typer.Option(metavar="N", min=1, help="How many times the first search is looked at.")] = 10,
    write: Annotated[  # noqa: FBT002 - a command line switch
        bool, typer.Option("--write", help="Remove what does not hold from the set that comes with the game.")
    ] = False,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    lang: Language = None,
) -> None:
    """Prove the puzzles of a game again, or search them with a fresh seed; status 1 if fewer than 95 % hold."""
    from tabuleiro.arena.whole_file import save
    from tabuleiro.cli.progress import progress_bar
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.core.registry import find_packaged
    from tabuleiro.learn.puzzles.checking import LEAST_KEPT, verify
    from tabuleiro.learn.puzzles.puzzle import FOLDER, read_set, write_puzzle

    with open_shell(lang) as shell:
        known = read_set(find_packaged(game).name)
        with progress_bar(counted=True) as progress:
            checked = [verify(one, times) for one in progress.track(known, description=game)]
        failed = [one for one in checked if not one.holds]
        for one in failed:
            shell.say("puzzles-failed", {"puzzle": one.puzzle, "why": one.why}, "bad")
        if write and failed:
            names = {one.puzzle for one in failed}
            save(FOLDER / f"{game}.jsonl", "".join(write_puzzle(one) + "\n" for one in known if one.id not in names))
        kept = 1.0 if not known else 1 - len(failed) / len(known)
        if as_json:
            typer.echo(json.dumps({"game": game, "puzzles": len(known), "kept": round(kept, 4), "times": times}))
        else:
            shell.say("puzzles-verified", {"game": game, "held": len(known) - len(failed), "of": len(known)})
    if kept < LEAST_KEPT:
        raise typer.Exit(1)
