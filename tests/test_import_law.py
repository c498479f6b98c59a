"""The import law: core <- games <- bots, envs <- arena <- learn <- server <- local, cli; and what every file keeps."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "src" / "tabuleiro"
FILES = sorted(path for path in ROOT.rglob("*.py") if "template" not in path.relative_to(ROOT).parts)
"""Every module of the package; the template of a new game is a package of its own."""

MAY_IMPORT = {
    "core": [],
    "games": ["core"],
    "texts": ["core"],
    "bots": ["core", "games"],
    "envs": ["core", "bots", "texts"],
    "dataset": ["core", "bots", "envs", "arena"],
    "testkit": ["core", "bots", "learn", "texts"],
    "arena": ["core", "bots", "envs"],
    "learn": ["core", "bots", "arena", "texts"],
    "server": ["core", "bots", "arena", "learn", "texts"],
    "local": ["core", "bots", "learn", "server", "texts"],
    "cli": ["core", "bots", "envs", "dataset", "arena", "learn", "server", "texts", "testkit"],
    "": ["cli"],
}
"""Which parts of the package each part may import besides itself; "" are the files at the top."""

PURE = ["core", "games"]
"""Rules: integers only, no clock, no random generator, no I/O but reading their own data."""
IMPURE_MODULES = [
    "asyncio",
    "datetime",
    "http",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "random",
    "secrets",
    "shutil",
    "socket",
    "sqlite3",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
]
LIBRARIES = ["librt", "mypy_extensions"]
IMPORTING = {"tabuleiro.core.edition": ["sys"], "tabuleiro.core.registry": ["os"]}
"""An older edition of a game is found by a finder of its own, and finders are listed in `sys`. Which games there are,
the registry learns from what is installed, and from the environment when an owner has corrected component data."""
TYPES_ONLY = ["typing_extensions"]
"""`present/shape.py` declares the shape of a view for type checkers; the rules never import it at run time."""
BAD_NAMES = ["base", "common", "helper", "helpers", "manager", "misc", "util", "utils"]


def part_of(name: str) -> str:
    """The part of the package that a dotted module name belongs to."""
    words = name.split(".")
    return words[1] if len(words) > 1 else ""


def module_of(path: Path) -> str:
    """The dotted name of a file."""
    words = ["tabuleiro", *path.relative_to(ROOT).with_suffix("").parts]
    return ".".join(words[:-1] if words[-1] == "__init__" else words)


def imports(text: str) -> list[str]:
    """Every module that a source text imports; `from tabuleiro import core` counts as `tabuleiro.core`."""
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            source = "." * node.level + (node.module or "")
            is_package = source in ("tabuleiro", "tabuleiro.games")
            found += [f"{source}.{alias.name}" for alias in node.names] if is_package else [source]
    return found


def problems_of(module: str, text: str) -> list[str]:
    """Every import of a module that the law forbids."""
    part = part_of(module)
    if part not in MAY_IMPORT and module not in ("tabuleiro.__main__", "tabuleiro"):
        return [f"{module}: the law does not know the part {part!r}"]
    part = part if part in MAY_IMPORT else ""
    return [f"{module} imports {name}" for name in imports(text) if not is_lawful(module, part, name)]


def is_lawful(module: str, part: str, name: str) -> bool:
    """Whether a module of a part may import a name."""
    top = name.split(".", maxsplit=1)[0]
    if top == "tabuleiro":
        other = part_of(name)
        if other == "games":
            return is_lawful_game(module, part, name)
        return other == part or other in MAY_IMPORT[part] or name == "tabuleiro.__version__"
    if part in PURE:
        if top in IMPORTING.get(module, []) or (module.endswith(".present.shape") and top in TYPES_ONLY):
            return True
        return top in LIBRARIES or (top in sys.stdlib_module_names and top not in IMPURE_MODULES)
    return not top.startswith(".") and top != ""


def is_lawful_game(module: str, part: str, name: str) -> bool:
    """A game imports itself alone; only bots may look into games."""
    if part == "games":
        return module.split(".")[:3] == name.split(".")[:3]
    return part == "bots"


@pytest.mark.parametrize("path", FILES, ids=[module_of(path) for path in FILES])
def test_a_file_keeps_the_law(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert problems_of(module_of(path), text) == []
    assert len(text.splitlines()) < 500
    assert path.stem not in BAD_NAMES


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if part_of(module_of(path)) in PURE],
    ids=[module_of(path) for path in FILES if part_of(module_of(path)) in PURE],
)
def test_rules_know_integers_only(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    floats = [
        node.lineno for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, float)
    ]
    floats += [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id == "float"]
    assert floats == []


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("tabuleiro.core.play", "from tabuleiro.games import luna"),
        ("tabuleiro.core.play", "from tabuleiro.bots.playout import playout"),
        ("tabuleiro.core.play", "import random"),
        ("tabuleiro.core.play", "from time import monotonic"),
        ("tabuleiro.core.play", "import numpy"),
        ("tabuleiro.core.play", "def f():\n    from tabuleiro.cli import main"),
        ("tabuleiro.games.luna.game", "from tabuleiro.games.merv.game import GAME"),
        ("tabuleiro.games.luna.game", "from tabuleiro.games import merv"),
        ("tabuleiro.games.luna.game", "from tabuleiro.texts.catalogue import Catalogue"),
        ("tabuleiro.cli.play", "from tabuleiro.games.luna.state import LunaState"),
        ("tabuleiro.server.table.live_tables", "import tabuleiro.games.luna"),
        ("tabuleiro.envs.gym", "from tabuleiro.server.table.live_tables import Table"),
        ("tabuleiro.testkit.soaking.soak", "from tabuleiro.cli.shell import shell"),
        ("tabuleiro.testkit.soaking.soak", "from .judge import judge"),
        ("tabuleiro.local.host", "from tabuleiro.arena.worker_pool import WorkerPool"),
        ("tabuleiro.server.table.table", "from tabuleiro.local.disk import DiskStore"),
        ("tabuleiro.weather.rain", "import math"),
    ],
)
def test_the_law_refuses_what_it_should(module: str, text: str) -> None:
    assert problems_of(module, text) != []


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("tabuleiro.core.play", "import json\nfrom librt.vecs import vec\nfrom tabuleiro.core.state import State"),
        ("tabuleiro.games.luna.game", "from tabuleiro.games.luna.state import LunaState"),
        ("tabuleiro.games.luna", "from tabuleiro.games.luna.game import GAME"),
        ("tabuleiro.cli.play", "from tabuleiro import __version__\nimport rich"),
        ("tabuleiro.__main__", "from tabuleiro.cli import main"),
    ],
)
def test_the_law_allows_what_it_should(module: str, text: str) -> None:
    assert problems_of(module, text) == []


WEB = ROOT.parents[1] / "web" / "src"
BOARDS = sorted(path for path in (WEB / "games").glob("*/**/*") if path.suffix in {".ts", ".svelte"})
MOST_FILES = 20
"""A folder with more files wants rooms."""


@pytest.mark.parametrize("path", BOARDS, ids=[str(path.relative_to(WEB)) for path in BOARDS])
def test_a_board_imports_the_core_of_the_page_and_itself_alone(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    own = path.relative_to(WEB).parts[:2]
    found = re.findall(r"""(?:from|import) ?\(?['"](\.[^'"]+)['"]""", text)
    places = [(path.parent / name).resolve().relative_to(WEB.resolve()).parts for name in found]
    assert [place for place in places if place[0] != "core" and place[:2] != own] == []


def test_no_folder_has_more_files_than_one_can_see_at_a_glance() -> None:
    journeys = WEB.parent / "tests"
    folders = [folder for root in (ROOT, WEB, journeys) for folder in (root, *root.rglob("*")) if folder.is_dir()]
    seen = [folder for folder in folders if not {"__pycache__", "static"} & set(folder.parts)]
    crowded = [folder for folder in seen if sum(path.is_file() for path in folder.iterdir()) > MOST_FILES]
    assert [str(folder) for folder in crowded] == []
