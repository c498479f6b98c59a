"""`tabuleiro config`: which settings hold, and where each comes from."""

import typer

from tabuleiro.cli.arguments import Language
from tabuleiro.cli.serve import SettingsFile


def config(config: SettingsFile = None, lang: Language = None) -> None:
    """Print the settings that a server started here would have, each with its source; passwords are hidden."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.server.operations.settings import read_settings

    with open_shell(lang):
        for line in read_settings(file=config).lines():
            typer.echo(line)
