"""Runs inside Pyodide: packs the sources, and the part of the standard library that they use, as bytecode.

Pyodide ships its library as sources and would compile them anew at every start. Bytecode of the very same interpreter
starts four times as fast, and what no game ever imports need not be downloaded.
"""

import ast
import importlib.util
import json
import marshal
import shutil
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import CodeType

ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8"}
"""What paths, archives and texts are written in."""
WHOLE = {"collections", "encodings", "importlib", "json", "re", "zipfile", "_pyodide", "pyodide"}
"""Packages of which all is kept: parts of them are imported by name only when something happens."""
DOCUMENTED = ("_pyodide/", "pyodide/")
"""What looks at its own words: it hands them to objects of JavaScript."""
SAYING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
FIRST_LINE, UNITS = 0x80 | 13 << 3, 8
"""An entry of a table of lines: at most 8 units of code without columns, and how many lines further they are."""
MOMENT = (1980, 1, 1, 0, 0, 0)
"""The same archive is made from the same sources at any time."""


def compiled(source: Path, name: str, *, has_lines: bool = True) -> bytes:
    """The bytecode of a file, which is not checked against any source; assertions stay, words about it do not."""
    tree = ast.parse(source.read_bytes(), name)
    if not name.startswith(DOCUMENTED):
        leave_words_out(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    if not has_lines:
        code = without_lines(code)
    unchecked = (1).to_bytes(4, "little") + bytes(8)
    return importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(code)


def without_lines(code: CodeType) -> CodeType:
    """Code that tells of every instruction only where its function begins: a fifth of bytecode is a table of lines."""
    units = len(code.co_code) // 2
    table = b"".join(bytes((FIRST_LINE | min(UNITS, units - at) - 1, 0)) for at in range(0, units, UNITS))
    inner = tuple(without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


def leave_words_out(tree: ast.AST) -> None:
    """Remove what modules, classes and functions say of themselves: nobody reads it in a browser."""
    for node in ast.walk(tree):
        if isinstance(node, SAYING) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]


def files_in(folder: Path) -> list[str]:
    """The names of all files in a folder and below it, in a fixed order."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def pack(source: Path, archive: Path, wanted: Callable[[str], bool], *, has_lines: bool = True) -> None:
    """Write an archive of the wanted files: sources as bytecode, nothing compressed (the server does)."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as written:
        for name in filter(wanted, files_in(source)):
            path, is_source = source / name, name.endswith(".py")
            data = compiled(path, name, has_lines=has_lines) if is_source else path.read_bytes()
            written.writestr(zipfile.ZipInfo(f"{name}c" if is_source else name, MOMENT), data)


def is_library(name: str) -> bool:
    """Whether a file is a library beside the packages: most of all that is packed, and compiled while it is fetched."""
    return name.endswith(".so") and "/" not in name


def is_code(name: str) -> bool:
    """Whether a file is read whenever Python starts, or soon after."""
    return name.endswith((".py", ".so")) and not is_library(name)


def put_beside(source: Path, target: Path) -> None:
    """Put what is read when it is wanted beside the archives: libraries, data as one file, and a list of both.

    A worker leaves both where the browser keeps them until Python opens one. Files of WebAssembly have its suffix.
    """
    libraries = [name.removesuffix(".so") for name in files_in(source) if is_library(name)]
    for name in libraries:
        shutil.copyfile(source / f"{name}.so", target / f"{name}.wasm")
    data = {name: (source / name).read_bytes() for name in files_in(source) if not name.endswith((".py", ".so"))}
    (target / "data.bin").write_bytes(b"".join(data.values()))
    told = {"libraries": libraries, "data": [[name, len(read)] for name, read in data.items()]}
    (target / "beside.json").write_text(json.dumps(told), encoding="utf-8")


def is_wanted(name: str, wanted: set[str]) -> bool:
    """Whether a file of the standard library is one of the modules that were imported, or of a package kept whole."""
    words = name.removesuffix(".py").split("/")
    if words[0] == "encodings":
        return words[-1] in ENCODINGS
    if words[0] in WHOLE:
        return True
    module = ".".join(words[:-1] if words[-1] == "__init__" else words)
    return module in wanted


def pack_library(archive: Path, target: Path) -> None:
    """Pack what was imported until now of the standard library, which lies in an archive of sources."""
    place = Path("/tmp/library")  # noqa: S108 - the file system of Pyodide, which nobody else sees
    shutil.rmtree(place, ignore_errors=True)
    with zipfile.ZipFile(archive) as sources:
        sources.extractall(place)
    imported = set(sys.modules) | {name.rpartition(".")[0] for name in sys.modules}
    pack(place, target, lambda name: is_wanted(name, imported), has_lines=False)


def finish(name: str) -> None:
    """Play a random game to its end and read how it ended: some modules are imported there and nowhere else."""
    from librt.vecs import vec
    from mypy_extensions import i64

    from tabuleiro.bots.playout import playout
    from tabuleiro.core.registry import find_game

    game = find_game(name)
    state = game.new(2)
    playout(state, 1, vec[i64]([0] * game.spaces.size))
    assert state.result() is not None, "the game is over"


async def exercise() -> None:
    """Import and use everything that a device may want: tables of every game, bots, records, boards, lessons."""
    from tabuleiro.core.registry import game_names
    from tabuleiro.learn.puzzles.puzzle import find_puzzle
    from tabuleiro.local.host import Host
    from tabuleiro.local.trace import trace
    from tabuleiro.local.workshop import packed, unpacked, work

    class Nothing:
        """A disk that keeps nothing, and a worker that finds nothing."""

        async def write(self, _changes: str) -> str:
            return "{}"

        async def lessons(self) -> str:
            return "{}"

        async def replace(self, _entries: str) -> str:
            return "{}"

        async def search(self, _task: str) -> str:
            return ""

        def stop(self) -> None:
            pass

        async def read(self, _table: str) -> str:
            return "{}"

        async def remove(self, _table: str) -> str:
            return "{}"

        async def keep(self, _shelf: str, _row: str) -> str:
            return "{}"

        async def find(self, _shelf: str, _key: str) -> str:
            return "{}"

        async def kept(self, _shelf: str) -> str:
            return "{}"

        async def drop(self, _shelf: str, _key: str) -> str:
            return "{}"

    host = Host(Nothing(), Nothing(), lambda *_: lambda message, _arguments=None: message)
    await host.begin()
    tab = host.open(lambda _text: None)

    async def ask(method: str, path: str, body: object = None, **query: str) -> dict[str, object]:
        asked = {"name": "Ana", "method": method, "path": path, "query": query, "body": json.dumps(body)}
        return dict(json.loads(json.loads(await host.ask(json.dumps(asked)))["body"]))

    for game in game_names():
        seats = [{"kind": "me"}, {"kind": "bot", "level": "regular"}]
        table = (await ask("POST", "/api/tables", {"game": game, "seats": seats}))["table"]
        await tab.hear(json.dumps({"type": "subscribe", "nonce": "n", "table": table}))
        for part in ("board/en", "explain/en", "course", "position", "tally/0", "record"):
            await ask("GET", f"/api/tables/{table}/{part}")
        await ask("POST", "/api/lessons", {"game": game})
        await ask("POST", "/api/positions/opening", {"game": game, "seats": 2})
        await ask("GET", f"/api/games/{game}/puzzles")
        trace(game, 2, 1, 20, 3)
        finish(game)
    await ask("POST", "/api/records", {"record": "tabuleiro record 1"})
    puzzle = (await ask("GET", "/api/puzzles/daily"))["puzzle"]
    await ask("POST", f"/api/puzzles/{puzzle}/tries", {"helps": 3})
    await ask("GET", "/api/my/puzzles")
    assert unpacked(work(packed((find_puzzle, (puzzle,))), lambda: 0))[0]
    await host.tables.close()
