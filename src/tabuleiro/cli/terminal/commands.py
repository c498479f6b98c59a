"""The commands that a player types, in the reader's language or in English."""

from collections.abc import Sequence

from tabuleiro.cli.terminal.menu import plain
from tabuleiro.texts.catalogue import Catalogue


class Words:
    """Recognises commands. Case and accents do not matter, nor whether one of two words is written as one."""

    def __init__(self, commands: Sequence[str], text: Catalogue) -> None:
        self._commands: dict[str, str] = {}
        for command in commands:
            said = plain(text(f"command-{command}"))
            for word in (command, said, said.replace(" ", "")):
                self._commands[word] = command

    def split(self, line: str) -> tuple[str, str]:
        """The command of a line and the rest; the command is "" when the line begins with no command."""
        words = line.split()
        for count in (2, 1):
            command = self._commands.get(plain(" ".join(words[:count])), "")
            if command:
                return command, " ".join(words[count:])
        return "", line.strip()
