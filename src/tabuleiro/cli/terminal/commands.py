"""The commands that a player types, in the reader's language or in English."""

from collections.abc import Sequence

from tabuleiro.cli.terminal.menu import plain
from tabuleiro.texts.catalogue import Catalogue


class Words:
    """Recognises commands. Case and accents do not matter."""

    def __init__(self, commands: Sequence[str], text: Catalogue) -> None:
        self._commands: dict[str, str] = {}
        for command in commands:
            self._commands[command] = command
            self._commands[plain(text(f"command-{command}"))] = command

    def split(self, line: str) -> tuple[str, str]:
        """The command of a line and the rest; the command is "" when the line begins with no command."""
        first, _, rest = line.strip().partition(" ")
        command = self._commands.get(plain(first), "")
        return (command, rest.strip()) if command else ("", line.strip())
