"""The rules of a game as a page: every rule has an anchor, and every rule that another one cites is a link to it."""

import re

from tabuleiro.core.registry import find_game
from tabuleiro.texts.package import read_rules

CODE = re.compile(r"(`[^`]*`)")
NESTED = re.compile(r"^ {1,3}(?=- )")
"""Python-Markdown takes a list for nested only when it is indented by four."""


def rules_page(game: str, language: str) -> str:
    """The rulebook, its rules to be linked to: rules.html#LU-5.8."""
    text = re.sub(r"^```(\n.*?^```)$", r"```text\1", read_rules(game, language), flags=re.MULTILINE | re.DOTALL)
    prefix = find_game(game).rule_prefix
    own = re.compile(rf"^(\s*- )\*\*({prefix}-[\w.]+?)\*\*", re.MULTILINE)
    chapter = re.compile(rf"^(##+ )({prefix}-[\w.]+)(.*)$", re.MULTILINE)
    known = {found[2] for found in [*own.finditer(text), *chapter.finditer(text)]}
    cited = re.compile(rf"(?<![\w*#-]){prefix}-\d+(?:\.\w+)*")

    def link(found: re.Match[str]) -> str:
        return f"[{found[0]}](#{found[0]})" if found[0] in known else found[0]

    lines: list[str] = []
    for line in text.splitlines():
        if chapter.match(line):
            lines.append(chapter.sub(r"\1\2\3 { #\2 }", line))
            continue
        head = own.match(line)
        shown = f'{head[1]}<span id="{head[2]}"></span>**[{head[2]}](#{head[2]})**' if head else ""
        parts = CODE.split(line[head.end() :] if head else line)
        rest = [part if part.startswith("`") else cited.sub(link, part.replace("[", r"\[")) for part in parts]
        lines.append(NESTED.sub("    ", shown + "".join(rest)))
    return "\n".join(lines) + "\n"
