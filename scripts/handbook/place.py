"""Where a file of the repository stands on the site, and how a link to it is written there."""

import posixpath
import re
from pathlib import Path

from tabuleiro.core.registry import find_module, game_names

ROOT: Path = Path(__file__).resolve().parents[2]
GAMES = [name for name in game_names() if find_module(name).startswith("tabuleiro.games.")]
LANGUAGES = ("en", "pt-BR")
PUBLIC = ("core", "bots", "arena", "envs", "dataset", "testkit", "texts")
"""The parts of the package that have a reference: what people write against."""
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
PLACES = (
    (r"src/tabuleiro/games/(\w+)/RULES\.md", r"games/\1/rules.md"),
    (r"src/tabuleiro/games/(\w+)/RULES\.pt-BR\.md", r"pt-BR/games/\1/rules.md"),
    (r"src/tabuleiro/games/(\w+)/components\.toml", r"games/\1/components.md"),
    (r"src/tabuleiro/games/(\w+)/guide/en\.toml", r"games/\1/index.md"),
    (r"src/tabuleiro/games/(\w+)/guide/pt-BR\.toml", r"pt-BR/games/\1/index.md"),
    (r"docs/games/(\w+)\.md", r"games/\1/programs.md"),
    (r"docs/guides/(\w+)\.md", r"\1.md"),
    (r"docs/guides/(\w+)\.pt-BR\.md", r"pt-BR/\1.md"),
    (r"docs/(.*\.(?:md|svg|webp|png))", r"\1"),
    (r"examples/(?:baselines/)?(\w+)\.py", r"examples.md#\1"),
    (r"examples/notebooks/(\w+)\.ipynb", r"notebooks/\1.md"),
    (r"examples/sample/README\.md", r"sample.md"),
    (r"CONTRIBUTING\.md", r"contributing.md"),
    (r"SECURITY\.md", r"security.md"),
    (r"CHANGELOG\.md", r"changelog.md"),
)
"""Files of the repository, and what they become."""
BOTH = r"images/|games/\w+/(index|rules|components)\.md"
"""What there is in both languages under the same name, or needs none."""


def place_of(file: str) -> str | None:
    """The page or picture that a file of the repository becomes, Portuguese ones below `pt-BR/`, or None."""
    for pattern, place in PLACES:
        found = re.fullmatch(pattern, file)
        if found:
            return found.expand(place)
    module = re.fullmatch(r"src/tabuleiro/((\w+)(?:/\w+)*?)(?:/__init__)?\.py", file)
    return f"reference/{module[1]}.md" if module and module[2] in PUBLIC else None


def site_link(place: str, anchor: str, page: str) -> str | None:
    """A place of the site as a link of Markdown on a page in the same language; None where the languages differ."""
    is_portuguese = page.startswith("pt-BR/")
    if is_portuguese != place.startswith("pt-BR/"):
        return None
    return relative(place, page) + (f"#{anchor}" if anchor else "")


def relative(place: str, page: str) -> str:
    """How one gets from a page to a place."""
    return posixpath.relpath(place, posixpath.dirname(page) or ".")


def linked(text: str, file: str, page: str) -> str:
    """A page of the repository with its links as they are on the site.

    What is not on the site, a source file say, is named there and not linked. A page in the other language belongs to
    another site, of which MkDocs knows nothing here: the link to it is written as it will be in the end.
    """

    def rewritten(found: re.Match[str]) -> str:
        mark, shown, target = found.groups()
        path, _, anchor = target.partition("#")
        if "://" in target or not path:
            return found[0]
        known = posixpath.normpath(posixpath.join(posixpath.dirname(file), path))
        if not (ROOT / known).exists():
            raise ValueError(f"{file}: {target} leads nowhere")
        place = place_of(known)
        if place is None:
            return f"`{shown}`" if re.fullmatch(r"[\w/]+\.\w+", shown) else shown
        if page.startswith("pt-BR/") and re.match(BOTH, place):
            place = f"pt-BR/{place}"
        place, _, own = place.partition("#")
        link = site_link(place, anchor or own, page)
        if link is not None:
            return f"{mark}[{shown}]({link})"
        return f'<a href="{relative(place, page).replace(".md", ".html")}">{shown}</a>'

    parts = FENCED.split(text)
    return "".join(part if FENCED.fullmatch(part) else LINK.sub(rewritten, part) for part in parts)
