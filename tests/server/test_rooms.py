"""The import law of the server's rooms.

table <- store <- ratings, notices <- tournaments <- people <- context <- sockets <- operations <- http <- app.
"""

import ast
from pathlib import Path

import pytest

import tabuleiro.server

SERVER = Path(tabuleiro.server.__file__).parent
FILES = sorted(SERVER.rglob("*.py"))
MAY_IMPORT = {
    "": [],
    "table": [],
    "bot_workers": ["table"],
    "hint_workers": ["table"],
    "analyses": ["table", "store"],
    "store": ["table"],
    "ratings": ["table", "store"],
    "notices": ["table", "store"],
    "tournaments": ["table", "store", "ratings"],
    "people": ["table", "store", "ratings", "tournaments", "notices"],
    "answers": ["table", "people", "analyses"],
    "record_workers": ["table", "answers"],
    "context": [
        "table",
        "store",
        "people",
        "ratings",
        "tournaments",
        "analyses",
        "notices",
        "record_workers",
        "hint_workers",
    ],
    "sockets": ["table", "people", "context"],
    "cluster": ["table", "store", "people", "context", "sockets"],
    "operations": [
        "table",
        "bot_workers",
        "store",
        "people",
        "ratings",
        "tournaments",
        "notices",
        "context",
        "sockets",
        "cluster",
    ],
    "http": [
        "table",
        "store",
        "people",
        "ratings",
        "tournaments",
        "notices",
        "answers",
        "analyses",
        "context",
        "sockets",
        "operations",
    ],
    "app": ["bot_workers", "store", "people", "context", "sockets", "cluster", "operations", "http"],
    "supervisor": ["store", "operations"],
    "run": ["store", "people", "sockets", "operations", "http", "app", "supervisor"],
}
"""Which rooms each room may import besides itself and "": the other files at the top, which import nothing of ours."""
LIMIT = 20
"""Files in one folder."""


def room_of(module: str) -> str:
    """The room of a module of the server; some files at the top are rooms of their own."""
    words = module.split(".")[2:]
    return words[0] if words and words[0] in MAY_IMPORT else ""


def problems_of(module: str, text: str) -> list[str]:
    """Every import of a module that the law forbids."""
    problems: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tabuleiro.server."):
            other = room_of(str(node.module))
            if other not in ["", room_of(module), *MAY_IMPORT[room_of(module)]]:
                problems.append(f"{module} imports {node.module}")
    return problems


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SERVER)) for path in FILES])
def test_a_room_imports_only_what_lies_below_it(path: Path) -> None:
    module = ".".join(["tabuleiro", "server", *path.relative_to(SERVER).with_suffix("").parts])
    assert problems_of(module, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("tabuleiro.server.table.table", "tabuleiro.server.store.store"),
        ("tabuleiro.server.store.store", "tabuleiro.server.http.models"),
        ("tabuleiro.server.sockets.socket", "tabuleiro.server.http.session"),
        ("tabuleiro.server.people.user", "tabuleiro.server.context"),
        ("tabuleiro.server.errors", "tabuleiro.server.table.table"),
    ],
)
def test_the_law_of_rooms_refuses_what_it_should(module: str, imported: str) -> None:
    assert problems_of(module, f"from {imported} import x") != []


def test_no_room_holds_more_files_than_one_looks_through() -> None:
    for folder in {path.parent for path in FILES}:
        assert len([path for path in folder.iterdir() if path.is_file()]) <= LIMIT, folder
