"""`tabuleiro rules`: the rulebook, whole or one rule."""

from typing import Annotated

import typer

from tabuleiro.cli.arguments import GameName, Language


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="The ID of one rule, such as HT-5.3.2.")] = None,
    lang: Language = None,
) -> None:
    """Read the rules of a game."""
    from rich.markdown import Markdown

    from tabuleiro.cli.shell import open_shell
    from tabuleiro.cli.terminal.rules_help import RulesHelp
    from tabuleiro.core.registry import find_game
    from tabuleiro.texts.package import read_rules

    with open_shell(lang) as shell:
        known = find_game(game)
        if rule is None:
            shell.show(Markdown(read_rules(game, shell.text.language)))
        else:
            RulesHelp(shell, known).rule(rule)
