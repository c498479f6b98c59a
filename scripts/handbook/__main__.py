"""Builds the site into build/handbook, to be read there or served from anywhere: nothing is fetched from elsewhere.

    PYTHONPATH=scripts python -m handbook [FOLDER]

English at the top, what players read once more in Portuguese below `pt-BR/`. Whatever MkDocs warns of, and every link
that leads nowhere, is told, and the status is 1.
"""

import logging
import os
import sys
import tempfile
from pathlib import Path

os.environ["NO_MKDOCS_2_WARNING"] = "1"  # the theme's word about a version of MkDocs that is not the pinned one

from mkdocs.commands.build import build
from mkdocs.config import load_config

from handbook.dead_links import dead_links
from handbook.place import ROOT
from handbook.source_tree import lay_out


class Warnings(logging.Handler):
    """Keeps what MkDocs and its plugins warn of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one warning."""
        self.texts.append(record.getMessage())


def build_language(language: str, site: Path, sources: Path) -> None:
    """Build the site of one language."""
    nav = lay_out(sources, language)
    config = load_config(
        str(Path(__file__).with_name(f"{language}.yml")), docs_dir=str(sources), site_dir=str(site), nav=nav
    )
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    config.plugins.on_shutdown()
    (site / "404.html").unlink()  # it would have to know where the site will be served


def build_site(site: Path) -> list[str]:
    """Build all languages; give what is wrong with them."""
    warnings = Warnings()
    logging.getLogger("mkdocs").addHandler(warnings)
    try:
        with tempfile.TemporaryDirectory() as folder:
            build_language("en", site, Path(folder, "en"))
            build_language("pt-BR", site / "pt-BR", Path(folder, "pt-BR"))
    finally:
        logging.getLogger("mkdocs").removeHandler(warnings)
    return [*warnings.texts, *dead_links(site)]


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "handbook"
    problems = build_site(target.resolve())
    for problem in problems:
        print(problem, file=sys.stderr)
    pages = len(list(target.rglob("*.html")))
    print(f"{target}: {pages} pages, {len(problems)} warnings")
    sys.exit(1 if problems else 0)
