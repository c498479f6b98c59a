"""Puts the fragments of a component's effects together, as a sentence would."""

from tabuleiro.core.action import Arguments
from tabuleiro.core.screen import Text


def phrase(fragments: list[tuple[str, Arguments]], text: Text) -> str:
    """Fragments, by message and arguments, in one phrase: a comma between two, unless a colon or a word joins them."""
    said = ""
    for message, arguments in fragments:
        if said and not said.endswith(" "):
            said = said.rstrip(",") + (" " if said.endswith(":") or message == "effect-or" else ", ")
        said += text(message, arguments) + (" " if message == "effect-or" else "")
    return said.rstrip(",")
