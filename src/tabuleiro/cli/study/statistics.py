"""`tabuleiro statistics`: what somebody's own games say of them."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from tabuleiro.cli.arguments import AsJson, Language
from tabuleiro.cli.study.explore import Workers

if TYPE_CHECKING:
    from tabuleiro.learn.analysis.shape import AnalysisShape
    from tabuleiro.learn.explorer.folder import ReadGame
    from tabuleiro.learn.statistics.own_game import JudgedSeat, OwnGame


def statistics(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder of records (.tab), and of analyses.")],
    player: Annotated[str, typer.Option(metavar="NAME", help="Whose games, as the records name the player.")],
    workers: Workers = None,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    lang: Language = None,
) -> None:
    """Tell how somebody does in recorded games; an analysis X.json beside X.tab tells where chances were lost."""
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.cli.study.explore import read
    from tabuleiro.cli.study.study_screen import show_statistics
    from tabuleiro.learn.statistics.statistics import reckon_all

    with open_shell(lang) as shell:
        games = [own for one in read(folder, workers) if (own := of_player(one, player)) is not None]
        if not games:
            raise BadInput("no-games-of", {"player": player})
        told = reckon_all(games)
        if as_json:
            typer.echo(json.dumps({"player": player, "games": told}, ensure_ascii=False))
            return
        for one in told:
            show_statistics(shell, one)


def of_player(one: "ReadGame", player: str) -> "OwnGame | None":
    """A game from the seat of a player; None where they did not play, played alone, or played several seats."""
    from tabuleiro.learn.statistics.own_game import own_game

    players = one.record.players
    if players.count(player) != 1 or len(players) < 2:
        return None
    seat = players.index(player)
    return own_game(one.played, seat, one.record.date, read_judged(one, seat))


def read_judged(one: "ReadGame", seat: int) -> "JudgedSeat | None":
    """What the analysis beside a record says of a seat; a file there that is no analysis of this game says nothing."""
    from tabuleiro.learn.analysis.shape import SCHEMA
    from tabuleiro.learn.statistics.own_game import judge_seat

    path = Path(one.path).with_suffix(".json")
    try:
        read = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if not isinstance(read, dict) or read.get("schema") != SCHEMA:
        return None
    found = cast("AnalysisShape", read)  # a file of this schema is one that we wrote
    if (found["game"], len(found["graph"])) != (one.record.game, len(one.record.plies) + 1):
        return None
    return judge_seat(found, seat, path.stem)
