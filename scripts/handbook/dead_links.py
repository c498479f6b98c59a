"""Finds what is wrong with the links of a finished site: pages, anchors and pictures that are not there."""

from html.parser import HTMLParser
from pathlib import Path
from typing import ClassVar
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """The links of a page, what it loads by itself, and its anchors."""

    LOADED: ClassVar = {"script": "src", "img": "src", "iframe": "src", "source": "src"}

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = {"", "__top"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element refers to and how it can be referred to."""
        given = {name: value or "" for name, value in attrs}
        self.anchors.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag == "link" and "stylesheet" in given.get("rel", "") + given.get("as", ""):
            self.loaded.append(given["href"])
        if tag in self.LOADED and given.get(self.LOADED[tag]):
            self.loaded.append(given[self.LOADED[tag]])


def dead_links(site: Path) -> list[str]:
    """A line for each link that leads nowhere, and for everything that would be loaded from elsewhere."""
    pages = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    problems: list[str] = []
    for path, page in pages.items():
        here = path.relative_to(site.resolve())
        for link in dict.fromkeys([*page.links, *page.loaded]):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                problems += [f"{here}: loads {link}"] if link in page.loaded and parts.scheme != "data" else []
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file():
                problems.append(f"{here}: {link} leads nowhere")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
                problems.append(f"{here}: {link} has no such anchor")
    return problems
