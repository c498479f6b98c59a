"""`tabuleiro rules`: the rulebook, whole, one rule, or what is found in it."""

from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import GameName, Language

if TYPE_CHECKING:
    from tabuleiro.cli.shell import Shell


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="The ID of one rule, such as HT-5.3.2.")] = None,
    search: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Only the rules that say these words, the best answer first.")
    ] = None,
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
        if search is not None:
            show_found(shell, game, search)
        elif rule is None:
            shell.show(Markdown(read_rules(game, shell.text.language)))
        else:
            RulesHelp(shell, known).rule(rule)


def show_found(shell: "Shell", game: str, wanted: str) -> None:
    """Write the rules that say some words; `BadInput` when none does."""
    from rich.markdown import Markdown
    from rich.padding import Padding
    from rich.text import Text

    from tabuleiro.cli.shell import BadInput
    from tabuleiro.texts.rule_search import search_rules

    hits = search_rules(game, shell.text.language, wanted) if wanted.strip() else []
    if not hits:
        raise BadInput("no-rule-says", {"words": wanted})
    for hit in hits:
        shell.show(Text.assemble((hit.rule, "title"), f"  {hit.chapter}"))
        shell.show(Padding(Markdown(hit.text), (0, 2)))
    shell.say("rules-found", {"count": len(hits)}, "good")
