"""`tabuleiro bot run`: a program, or one of our bots, plays on a server as a bot account."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tabuleiro.cli.arguments import Language, TurnSeconds

app = typer.Typer(no_args_is_help=True, help="Bots of others on a server.")


@app.callback()
def bots() -> None:
    """Bots of others on a server."""


@app.command("run")
def run(
    server: Annotated[str, typer.Option(metavar="URL", help="The server, as a browser opens it.")],
    token_file: Annotated[Path, typer.Option(metavar="FILE", help="A file that holds the token of the bot.")],
    level: Annotated[str | None, typer.Option(metavar="LEVEL", help="One of our bots plays.")] = None,
    command: Annotated[
        str | None, typer.Option(metavar="COMMAND", help="An engine plays; see docs/engines.md.")
    ] = None,
    offer: Annotated[
        str, typer.Option(metavar="GAME,GAME,...", help="What is played whenever somebody asks; all if left out.")
    ] = "",
    tables: Annotated[int, typer.Option(metavar="N", min=1, max=8, help="At how many tables at a time.")] = 4,
    rated: Annotated[bool, typer.Option("--rated", help="Rated games, too.")] = False,  # noqa: FBT002 - a switch
    games: Annotated[int, typer.Option(metavar="N", min=0, help="End after so many games; 0: never.")] = 0,
    budget: TurnSeconds = None,
    lang: Language = None,
) -> None:
    """Play on a server until interrupted; it comes back when the connection or the server was away."""
    from tabuleiro.bots.levels import LEVELS
    from tabuleiro.cli.outside.network_player import NetworkPlayer, Players
    from tabuleiro.cli.shell import BadInput, open_shell, read_file

    with open_shell(lang) as shell:
        if (level is None) == (command is None):
            raise BadInput("bot-one-of-two", {})
        if level is not None and level not in LEVELS:
            raise BadInput("unknown-level", {"level": level, "known": ", ".join(LEVELS)})
        wanted = {"games": [name for name in offer.split(",") if name], "tables": tables, "rated": rated}
        players = Players(level or "", command or "", budget)
        player = NetworkPlayer(server, read_file(token_file).strip(), players, shell.say)
        try:
            player.offer(json.dumps(wanted))
            player.run(games)
        except KeyboardInterrupt:
            shell.say("bot-ended", {"games": len(player.over)})
        finally:
            players.close()
