"""Which language to speak when nobody says so, and `--help` in that of `--lang`.

Every option says in English what it is where it is declared; Portuguese help is looked up by that text.
"""

import os
import sys
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from typer import rich_utils
from typer.core import TyperGroup

VARIABLES: Final = ("TABULEIRO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
PORTUGUESE: Final = "pt-BR"
PANELS: Final = {
    "en": ("Arguments", "Options", "Commands", "Error", "[default: {}]", "[required]"),
    PORTUGUESE: ("Argumentos", "Opções", "Comandos", "Erro", "[padrão: {}]", "[obrigatório]"),
}


def system_language() -> str:
    """The language of the first environment variable that is set: Portuguese of any kind is pt-BR, all else English."""
    for variable in VARIABLES:
        value = os.environ.get(variable, "")
        if value:
            return PORTUGUESE if value.lower().startswith("pt") else "en"
    return "en"


def asked_language(words: list[str]) -> str:
    """The language that a command line asks for, before anything is parsed; the system's if it names none we speak."""
    for number, word in enumerate(words):
        value = word.removeprefix("--lang=")
        if word == "--lang" and number + 1 < len(words):
            value = words[number + 1]
        if value in PANELS:
            return value
    return system_language()


class HelpInLanguage(TyperGroup):
    """The root of all commands."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:  # noqa: ANN401 - as in typer
        """Run a command line; what it says of itself is in its language."""
        language = asked_language(sys.argv[1:] if args is None else list(args))
        name_panels(language)
        if language == PORTUGUESE:
            translate(self, read_help())
        return super().main(args, *rest, **extra)


def name_panels(language: str) -> None:
    """Give the boxes of help their headings."""
    (
        rich_utils.ARGUMENTS_PANEL_TITLE,
        rich_utils.OPTIONS_PANEL_TITLE,
        rich_utils.COMMANDS_PANEL_TITLE,
        rich_utils.ERRORS_PANEL_TITLE,
        rich_utils.DEFAULT_STRING,
        rich_utils.REQUIRED_LONG_STRING,
    ) = PANELS[language]


def read_help() -> dict[str, str]:
    """What is said in Portuguese, by what is said in English."""
    text = files("tabuleiro").joinpath(f"strings/help.{PORTUGUESE}.toml").read_text(encoding="utf-8")
    said: dict[str, str] = tomllib.loads(text)
    return said


def translate(command: Any, said: dict[str, str]) -> None:  # noqa: ANN401 - typer keeps the class of a command to itself
    """Let a command and all below it speak; a text that is not there stays English."""
    command.context_class = type(
        "PortugueseContext", (command.context_class,), {"formatter_class": _formatter(command)}
    )
    command.options_metavar = "[OPÇÕES]"
    command.help = said.get(command.help or "", command.help)
    for parameter in [*command.params, command.get_help_option(command.context_class(command))]:
        if getattr(parameter, "help", None):
            parameter.help = said.get(parameter.help, parameter.help)
    for below in getattr(command, "commands", {}).values():
        command.subcommand_metavar = "COMANDO [ARGUMENTOS]..."
        translate(below, said)


def _formatter(command: Any) -> type:  # noqa: ANN401 - see above
    """What formats the line of usage: it begins with `Uso:`."""
    usual = command.context_class.formatter_class

    def write_usage(self: Any, prog: str, args: str = "", prefix: str | None = None) -> None:  # noqa: ANN401 - see above
        usual.write_usage(self, prog, args, prefix or "Uso: ")

    return type("PortugueseFormatter", (usual,), {"write_usage": write_usage})


def help_texts(command: Any) -> list[str]:  # noqa: ANN401 - see above
    """Everything that the help of a command, and of all below it, says in English."""
    texts = [command.help, *(getattr(parameter, "help", None) for parameter in command.params)]
    below = [text for one in getattr(command, "commands", {}).values() for text in help_texts(one)]
    return [text for text in texts if text] + below
