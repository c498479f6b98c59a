"""Lays out the sources of the site: what MkDocs reads, for one language."""

import shutil
from pathlib import Path

from handbook.example_pages import examples_page, notebook_page, notebooks
from handbook.game_pages import about_page, components_page
from handbook.place import GAMES, ROOT, linked, place_of
from handbook.reference import reference_pages
from handbook.rulebook import rules_page
from tabuleiro.texts.catalogue import Catalogue

Nav = list[dict[str, "str | Nav"]]
"""Titles, each with its page or with the titles below it."""
PLACED = ("architecture", "benchmark", "dataset", "operations", "protocol", "quality", "research")
"""The pages of docs/ that have a place of their own; all others stand with what hosts read."""
STYLE = """\
.sign { width: 1.6em; height: 1.6em; vertical-align: middle; margin-right: .3em; fill: none; stroke: currentColor;
  stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; overflow: visible; }
.sign .t0 { fill: var(--md-default-bg-color); }
.sign .t1 { fill: currentColor; fill-opacity: .72; }
.sign .t2 { fill: currentColor; fill-opacity: .14; }
.sign .seal { fill: var(--md-accent-fg-color); stroke: var(--md-accent-fg-color); }
.md-typeset table:not([class]) { font-size: .62rem; }
:target { scroll-margin-top: 4rem; }
"""


def copy(file: Path, target: Path) -> None:
    """Copy a file that is no page."""
    if file.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)


def put(folder: Path, place: str, text: str) -> None:
    """Write one page."""
    page = folder / place
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(text, encoding="utf-8")


def lay_out(folder: Path, language: str) -> Nav:
    """Write all sources of one language into an empty folder, and tell how they are ordered."""
    every, some = "*", "*-middle-wide-*"
    for picture in (ROOT / "docs" / "images").rglob(every if language == "en" else some):
        copy(picture, folder / picture.relative_to(ROOT / "docs"))
    copy(Path(__file__).with_name("iframe-worker.js"), folder / "iframe-worker.js")
    put(folder, "handbook.css", STYLE)
    for game in GAMES:
        put(folder, f"games/{game}/index.md", about_page(game, language))
        put(folder, f"games/{game}/rules.md", rules_page(game, language))
        put(folder, f"games/{game}/components.md", components_page(game, language))
    return lay_english(folder) if language == "en" else lay_portuguese(folder)


def copy_page(folder: Path, file: str) -> str:
    """Write a page of the repository with its links as they are on the site; give its place."""
    place = place_of(file)
    assert place is not None, f"{file} is not on the site"
    inside = place.removeprefix("pt-BR/")
    put(folder, inside, linked((ROOT / file).read_text(encoding="utf-8"), file, place))
    return inside


def lay_portuguese(folder: Path) -> Nav:
    """What players read."""
    nav: Nav = [
        {"Início": copy_page(folder, "docs/guides/index.pt-BR.md")},
        {"Jogar": copy_page(folder, "docs/guides/players.pt-BR.md")},
    ]
    names = ("Como se joga", "Regras", "Componentes")
    return [*nav, *games_nav("pt-BR", names)]


def games_nav(language: str, names: tuple[str, str, str]) -> Nav:
    """The three pages of each game for players."""
    pages = ("index", "rules", "components")
    return [
        {
            Catalogue(game, language)("game-name"): [
                {name: f"games/{game}/{page}.md"} for name, page in zip(names, pages, strict=True)
            ]
        }
        for game in GAMES
    ]


def lay_english(folder: Path) -> Nav:
    """Everything."""
    docs = ROOT / "docs"
    decisions = [f"docs/decisions/{path.name}" for path in sorted((docs / "decisions").glob("*.md"))]
    quality = ["docs/quality.md", *(f"docs/quality/{path.name}" for path in sorted((docs / "quality").glob("*.md")))]
    others = sorted({path.name for path in docs.glob("*.md")} - {f"{name}.md" for name in PLACED})
    put(folder, "examples.md", examples_page())
    programs: Nav = [{Catalogue(game, "en")("game-name"): copy_page(folder, f"docs/games/{game}.md")} for game in GAMES]
    return [
        {"Home": copy_page(folder, "docs/guides/index.md")},
        {
            "Play": [
                {"In the browser and at the terminal": copy_page(folder, "docs/guides/players.md")},
                *games_nav("en", ("How to play", "Rules", "Components")),
            ]
        },
        {
            "Host": [
                {"Running it for a club": copy_page(folder, "docs/operations.md")},
                {"Protocol": copy_page(folder, "docs/protocol.md")},
                {"Security": copy_page(folder, "SECURITY.md")},
                *(titled(copy_page(folder, f"docs/{name}"), folder) for name in others),
            ]
        },
        {
            "Research": [
                {"Environments": copy_page(folder, "docs/research.md")},
                {"Benchmark": copy_page(folder, "docs/benchmark.md")},
                {"Data sets": copy_page(folder, "docs/dataset.md")},
                {"Data card of the sample": copy_page(folder, "examples/sample/README.md")},
                {"Ids and features": programs},
                {"Notebooks": [lay_notebook(folder, file) for file in notebooks()]},
                {"Examples": "examples.md"},
            ]
        },
        {
            "Write a game": [
                {"From an idea to a game": copy_page(folder, "docs/guides/authors.md")},
                {"Contributing": copy_page(folder, "CONTRIBUTING.md")},
                {"Architecture": copy_page(folder, "docs/architecture.md")},
                {"Decisions": [titled(copy_page(folder, file), folder) for file in decisions]},
            ]
        },
        {"Reference": lay_reference(folder)},
        {
            "Quality": [
                *(titled(copy_page(folder, file), folder) for file in quality),
                {"Changelog": copy_page(folder, "CHANGELOG.md")},
            ]
        },
    ]


def lay_notebook(folder: Path, file: Path) -> dict[str, "str | Nav"]:
    """Write a notebook as a page with its pictures beside it."""
    name = str(file.relative_to(ROOT))
    place = place_of(name)
    assert place is not None, f"{name} is not on the site"
    page, pictures = notebook_page(file, lambda text: linked(text, name, place))
    put(folder, place, page)
    for picture, content in pictures.items():
        (folder / place).with_name(picture).write_bytes(content)
    return titled(place, folder)


def titled(place: str, folder: Path) -> dict[str, "str | Nav"]:
    """A page under its own first heading."""
    return {(folder / place).read_text(encoding="utf-8").splitlines()[0].lstrip("# "): place}


def lay_reference(folder: Path) -> Nav:
    """The pages of the reference, by package."""
    parts: dict[str, Nav] = {}
    for place, page in reference_pages().items():
        put(folder, place, page)
        module = place.removeprefix("reference/").removesuffix(".md").split("/")
        parts.setdefault(module[0], []).append({".".join(module): place})
    return [{part: pages} for part, pages in parts.items()]
