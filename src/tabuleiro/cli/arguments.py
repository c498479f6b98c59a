"""The arguments that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|pt-BR", help="Language of all texts; the system's when left out.")
]
NoColor = Annotated[bool, typer.Option("--no-color", help="No colours; every sign stays readable without them.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A name that `tabuleiro games` lists.")]
OptionalGameName = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="A name that `tabuleiro games` lists; may be left out while there is one."),
]
GameOption = Annotated[
    str | None, typer.Option("--game", metavar="GAME", help="Which game it is, when the file does not say so.")
]
AsJson = Annotated[bool, typer.Option("--json", help="The last line of the output is one JSON object.")]
OwnComponents = Annotated[
    list[Path] | None,
    typer.Option(
        "--components",
        metavar="FILE",
        help="Play with a components.toml that you corrected; repeat it for other games or to hold older corrections.",
    ),
]
Backend = Annotated[
    str, typer.Option("--backend", metavar="local|ray", help="Processes here, or tasks of a Ray cluster.")
]
TurnSeconds = Annotated[
    float | None,
    typer.Option("--budget", metavar="S", help="Seconds a turn for engines, and for bots that search and name none."),
]
