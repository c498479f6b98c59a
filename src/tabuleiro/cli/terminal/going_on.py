"""The offer at the start: go on with a game that was left, or begin another."""

from typing import Final

import typer
from rich.text import Text

from tabuleiro.cli.shell import BadInput, Shell, read_file
from tabuleiro.cli.terminal.commands import Words
from tabuleiro.cli.terminal.saved_file import SavedFile
from tabuleiro.cli.terminal.saved_games import BROKEN, REMOVED, SavedGame, SavedGames
from tabuleiro.cli.terminal.seating import TerminalSeat, player_names, recorded_seats
from tabuleiro.core.errors import InputError
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import verify
from tabuleiro.texts.catalogue import Catalogue

COMMANDS: Final = ("new", "remove", "quit")


class GoingOn:
    """Shows the unfinished games, of one kind or of all, and takes the answer."""

    def __init__(self, shell: Shell, games: SavedGames, name: str | None, seats: list[TerminalSeat] | None) -> None:
        self.shell = shell
        self.games = games
        self.words = Words(COMMANDS, shell.text)
        self._name = name
        self._players = [seat.recorded() for seat in seats] if seats is not None else None

    def ask(self) -> tuple[SavedGame, SavedFile] | None:
        """The game to go on with, verified and taken for this terminal; None to begin another."""
        offered = self._offered()
        while offered:
            self._show(offered)
            answer = self.shell.ask("> ")
            command, rest = self.words.split(answer or "")
            if answer is None or command == "quit":
                raise typer.Exit
            if command == "new":
                return None
            try:
                if command == "remove":
                    self._remove(pick(offered, rest))
                else:
                    return self._take(pick(offered, answer or "1"))
            except BadInput as error:
                self.shell.show(Text(self.shell.text.error(error), "bad"))
            offered = self._offered()
        return None

    def _offered(self) -> list[SavedGame]:
        """The games that fit what was asked for; what cannot be used is told."""
        games, unusable = self.games.unfinished()
        for path, problem in unusable:
            key = "saved-broken" if path.parent.name == BROKEN else "saved-unusable"
            self.shell.say(key, {"file": str(path), "problem": self.shell.text.error(problem)}, "bad")
        return [
            game
            for game in games
            if self._name in (None, game.record.game) and self._players in (None, game.record.players)
        ]

    def _show(self, offered: list[SavedGame]) -> None:
        self.shell.say("saved-title", {"count": len(offered)}, "title")
        for number, (_, record, written) in enumerate(offered, start=1):
            text = Catalogue(record.game, self.shell.text.language)
            said = text.literal(
                "saved-line",
                {
                    "game": text("game-name"),
                    "players": ", ".join(player_names(recorded_seats(record.players), text)),
                    "plies": len(record.plies),
                    "time": f"{written:%Y-%m-%d %H:%M}",
                },
            )
            self.shell.show(Text.assemble((f"{number} ", "accent"), said))
        self.shell.say("saved-question", style="dim")

    def _take(self, game: SavedGame) -> tuple[SavedGame, SavedFile]:
        """The game as it lies in its file now, and the file, locked; a record that does not verify is put aside."""
        file = SavedFile(game.path)
        file.open()
        try:
            record = parse_record(read_file(game.path))
            verify(record)
        except InputError as error:
            players = player_names(recorded_seats(game.record.players), self.shell.text)
            problem = Catalogue(game.record.game, self.shell.text.language, players).error(error)
            kept = self.games.put(game.path, BROKEN)
            file.close()
            raise BadInput("broken-game", {"file": str(kept), "reason": problem}) from error
        return game._replace(record=record), file

    def _remove(self, game: SavedGame) -> None:
        file = SavedFile(game.path)
        file.open()
        kept = self.games.put(game.path, REMOVED)
        file.close()
        self.shell.say("saved-removed", {"file": str(kept)})


def pick(offered: list[SavedGame], answer: str) -> SavedGame:
    """The game of a number."""
    if not answer.isdecimal() or not 1 <= int(answer) <= len(offered):
        raise BadInput("no-such-game", {"answer": answer, "last": len(offered)})
    return offered[int(answer) - 1]
