"""What a newcomer is told about a game: its aim, a primer of a few pages, the course of a round, and its signs.

A game keeps it in `guide/<language>.toml`; one from outside may have none.
"""

import tomllib
from importlib.resources import files
from typing import NamedTuple

from tabuleiro.core.reader import Reader
from tabuleiro.core.registry import find_module


class Page(NamedTuple):
    """A page of the primer: some drawings of the icon set, and a few sentences."""

    title: str
    icons: list[str]
    text: str


class Note(NamedTuple):
    """A part of a round, or a sign: its drawing, its name, one or two sentences."""

    icon: str
    name: str
    text: str


class Guide(NamedTuple):
    """Everything that a newcomer is told; empty when the game brings nothing."""

    aim: str
    pages: list[Page]
    course: list[Note]
    signs: list[Note]


def read_guide(game: str, language: str) -> Guide:
    """The guide of a game; `BadData` names what is wrong with it."""
    path = files(find_module(game)).joinpath("guide").joinpath(f"{language}.toml")
    if not path.is_file():
        return Guide("", [], [], [])
    top = Reader(tomllib.loads(path.read_text(encoding="utf-8")))
    top.only(["aim", "pages", "course", "signs"])
    pages = [
        Page(page.at("title").text(), [icon.text() for icon in page.at("icons").items()], page.at("text").text())
        for page in top.at("pages").items()
    ]
    course = [_note(part, "title") for part in top.at("course").items()]
    return Guide(top.at("aim").text(), pages, course, [_note(sign, "name") for sign in top.at("signs").items()])


def _note(reader: Reader, name: str) -> Note:
    reader.only(["icon", name, "text"])
    return Note(reader.at("icon").text(), reader.at(name).text(), reader.at("text").text())
