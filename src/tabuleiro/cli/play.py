"""`tabuleiro play`: a game in the terminal, alone, with others on the same keyboard, or against bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import Language, NoColor, OptionalGameName, OwnComponents

if TYPE_CHECKING:
    from tabuleiro.cli.shell import Shell
    from tabuleiro.cli.terminal.terminal_game import TerminalGame


def play(
    game: OptionalGameName = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT,SEAT,...",
            help="Who plays, in seat order: human, human:NAME, random, novice, regular, strong or expert.",
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Makes chance and bots repeatable.")] = None,
    record: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Go on with the game in a record file.")
    ] = None,
    components: OwnComponents = None,
    lang: Language = None,
    no_color: NoColor = False,  # noqa: FBT002 - a command line switch
) -> None:
    """Play a game in the terminal."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.cli.terminal.session import Session

    with open_shell(lang, no_color=no_color, components=components) as shell:
        if record is None:
            table = new_table(shell, game, seats, option or [], seed)
        else:
            table = resume_table(shell, record, game, seats, option or [], seed)
        welcome(shell, table, record)
        Session(shell, table).run()


def new_table(
    shell: "Shell", name: str | None, seats: str | None, options: list[str], seed: int | None
) -> "TerminalGame":
    """A fresh game."""
    from tabuleiro.cli.shell import choose_game
    from tabuleiro.cli.terminal.seating import parse_seats, usual_seats
    from tabuleiro.cli.terminal.terminal_game import TerminalGame
    from tabuleiro.core.registry import find_game

    game = find_game(choose_game(shell, name))
    seated = parse_seats(seats) if seats is not None else usual_seats(game)
    return TerminalGame(game, seated, parse_options(options), seed)


def resume_table(
    shell: "Shell", path: Path, name: str | None, seats: str | None, options: list[str], seed: int | None
) -> "TerminalGame":
    """The game of a record, which must verify, at its last position; `seats` may put others in the seats."""
    from tabuleiro.cli.shell import BadInput
    from tabuleiro.cli.terminal.record_file import open_record
    from tabuleiro.cli.terminal.seating import parse_seats, recorded_seats
    from tabuleiro.cli.terminal.terminal_game import TerminalGame
    from tabuleiro.core.registry import find_edition

    if options:
        raise BadInput("options-with-record", {})
    record = open_record(shell, path)
    if name not in (None, record.game):
        raise BadInput("other-game", {"file": str(path), "game": record.game, "asked": str(name)})
    seated = parse_seats(seats) if seats is not None else recorded_seats(record.players)
    if len(seated) != record.seats:
        raise BadInput("seats-differ", {"seats": record.seats, "given": len(seated)})
    game = find_edition(record.game, record.version, record.components)
    table = TerminalGame(game, seated, record.options, seed)
    table.restore([ply.text for ply in record.plies])
    return table


def parse_options(words: list[str]) -> dict[str, str]:
    """The options of `name=value` words."""
    from tabuleiro.cli.shell import BadInput

    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise BadInput("bad-option-form", {"option": word})
        options[name] = value
    return options


def welcome(shell: "Shell", table: "TerminalGame", record: Path | None) -> None:
    """Open the game's catalogue and say what is played."""
    from tabuleiro.cli.terminal.seating import player_names
    from tabuleiro.texts.component_values import known_values

    name = table.game.name
    shell.open_game(name, player_names(table.seats, shell.text))
    shell.say("play-title", {"game": shell.text("game-name"), "players": len(table.seats)}, "title")
    reconstructed = sum(value.provenance == "reconstructed" for value in known_values(table.game))
    if reconstructed:
        shell.say("components-notice", {"count": reconstructed, "name": name}, "dim")
    if record is not None:
        shell.say("play-resumed", {"file": str(record), "plies": len(table.actions)})
