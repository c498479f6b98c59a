"""`tabuleiro play`: a game in the terminal, alone, with others on the same keyboard, or against bots."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import Language, NoColor, OptionalGameName, OwnComponents

if TYPE_CHECKING:
    from tabuleiro.cli.shell import Shell
    from tabuleiro.cli.terminal.saved_file import SavedFile
    from tabuleiro.cli.terminal.saved_games import SavedGame, SavedGames
    from tabuleiro.cli.terminal.seating import TerminalSeat
    from tabuleiro.cli.terminal.terminal_game import TerminalGame
    from tabuleiro.core.records.record import Record


def play(
    game: OptionalGameName = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT,SEAT,...",
            help="Seat by seat: human, human:NAME, random, novice, casual, regular, able, skilled, "
            "seasoned, advanced, sharp, strong, expert, engine:COMMAND.",
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Makes chance and bots repeatable.")] = None,
    record: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Go on with the game in a record file.")
    ] = None,
    new: Annotated[  # noqa: FBT002 - a command line switch
        bool, typer.Option("--new", help="Begin a new game without a question about unfinished ones.")
    ] = False,
    components: OwnComponents = None,
    lang: Language = None,
    no_color: NoColor = False,  # noqa: FBT002 - a command line switch
) -> None:
    """Play a game in the terminal; it saves itself, and the next start offers to go on with it."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.cli.terminal.saved_games import SavedGames
    from tabuleiro.cli.terminal.seating import parse_seats
    from tabuleiro.cli.terminal.session import Session
    from tabuleiro.server.data_folder import data_folder

    with open_shell(lang, no_color=no_color, components=components) as shell:
        games = SavedGames(data_folder() / "games")
        left = None
        if record is None and not new and seed is None and not option:
            left = left_game(shell, games, game, seats)
        if left is not None:
            table = restored(left[0].record, parse_seats(seats) if seats is not None else None, None)
        elif record is not None:
            table = resume_table(shell, record, game, seats, option or [], seed)
        else:
            table = new_table(shell, game, seats, option or [], seed)
        now = datetime.now(UTC)
        welcome(shell, table, left[0].path if left is not None else record)
        file = left[1] if left is not None else games.new_file(table.game.name, now)
        Session(shell, table, file, left[0].record.date if left is not None else f"{now:%Y-%m-%d}").run()


def left_game(
    shell: "Shell", games: "SavedGames", name: str | None, seats: str | None
) -> "tuple[SavedGame, SavedFile] | None":
    """The unfinished game that the person goes on with, if there is one like the table that was asked for."""
    from tabuleiro.cli.terminal.going_on import GoingOn
    from tabuleiro.cli.terminal.seating import parse_seats

    return GoingOn(shell, games, name, parse_seats(seats) if seats is not None else None).ask()


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
    from tabuleiro.cli.terminal.seating import parse_seats

    if options:
        raise BadInput("options-with-record", {})
    record = open_record(shell, path)
    if name not in (None, record.game):
        raise BadInput("other-game", {"file": str(path), "game": record.game, "asked": str(name)})
    return restored(record, parse_seats(seats) if seats is not None else None, seed)


def restored(record: "Record", seated: "list[TerminalSeat] | None", seed: int | None) -> "TerminalGame":
    """The game of a record that verifies, at its last position, with those who sat there unless others are named."""
    from tabuleiro.cli.shell import BadInput
    from tabuleiro.cli.terminal.seating import recorded_seats
    from tabuleiro.cli.terminal.terminal_game import TerminalGame
    from tabuleiro.core.registry import find_edition

    seated = seated or recorded_seats(record.players)
    if len(seated) != record.seats:
        raise BadInput("seats-differ", {"seats": record.seats, "given": len(seated)})
    game = find_edition(record.game, record.version, record.components)
    table = TerminalGame(game, seated, record.options, seed, record.position)
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
