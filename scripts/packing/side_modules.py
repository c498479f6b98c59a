"""Compiles core, games and bots to WebAssembly: libraries that Pyodide loads as it loads its own (side modules).

Pyodide's own way needs Emscripten. Plain clang does as well, since mypyc's C uses neither exceptions nor long jumps:
`ziglang` brings one from PyPI, with a libc's headers and a linker. Python's headers are those of this machine, with the
`pyconfig.h` of Pyodide's own build. Lock-step with the native rules is the judge of all this (`make lockstep`).
"""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

from environment import REQUIREMENTS, ROOT, find_uv, hash_of, is_stamped
from packing.headers import NAMED, PythonWithHeaders, find_headers, said

WASM = ROOT / "build" / "wasm"
TOOLS = WASM / "tools"
"""The virtual environment with mypyc and clang."""
TREE = WASM / "tree"
"""What mypyc reads and where it writes, away from what is compiled for this machine."""
OBJECTS = WASM / "objects"
"""What clang made, under the hash of what it was made from."""
HEADERS = WASM / "headers"
PACKAGES = ("core", "games", "bots")
TARGET = ("--target=wasm32-unknown-emscripten", "-fPIC", "-O2", "-DNDEBUG", "-D__wasi__=1", "-nostdinc", "-w")
"""The libc that clang brings along is one for WASI, and wants to be asked for by that name."""
SPEED = ("-fvisibility=hidden", "-fno-math-errno", "-ffp-contract=off")
"""What nobody else sees is reached without a table; square roots are one instruction; all is rounded as elsewhere."""
SIMD = ("-msimd128",)
"""For what copies whole vectors: two numbers at a time. Every browser that runs Pyodide has it."""
INCLUDED = {"librt_vecs_api.c", "vec_template.c"}
"""Sources of vectors that others include."""
LINK = (
    "-shared",
    "--experimental-pic",
    "--unresolved-symbols=import-dynamic",
    "--strip-all",
    "--export-if-defined=__wasm_call_ctors",
    "--export-if-defined=__wasm_apply_data_relocs",
)
SUFFIX = ".so"
STARTER = Path(__file__).with_name("tabuleiro_starter.c")
START = """\
import {library} as library
from tabuleiro_starter import start

start(library.ensure_deps, library.init_{module})
"""
"""What stands for the source of a module. mypyc puts the module that it begins in place of the one that says this."""


class CannotCompileError(Exception):
    """This machine lacks something; its text says what."""


class Library(NamedTuple):
    """An extension module: its full name, its C files, and the folders of the headers that it includes."""

    name: str
    sources: list[str]
    headers: list[str]


def about_pyodide(pyodide: Path) -> dict[str, str]:
    """What Pyodide says about itself: its Python, and the name of its binary interface."""
    told = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    return dict(told["info"])


def find_python(pyodide: Path) -> PythonWithHeaders:
    """The Python to compile with."""
    version = about_pyodide(pyodide)["python"].rpartition(".")[0]
    if os.environ.get("TABULEIRO_PURE") == "1":
        raise CannotCompileError("TABULEIRO_PURE asks for it")
    if (found := find_headers(version, find_uv())) is None:
        raise CannotCompileError(f"there is no Python {version} with headers here ({NAMED} can name one)")
    return found


def tool(name: str) -> Path:
    """A program of the tools."""
    return TOOLS / ("Scripts" if os.name == "nt" else "bin") / name


@cache
def find_package(name: str) -> Path:
    """A package or module of the tools; the environment is large, so it is asked once."""
    asked = f"import importlib.util; print(importlib.util.find_spec({name!r}).origin)"
    return Path(said(tool("python"), "-c", asked))


def find_zig() -> Path:
    """The compiler of the tools."""
    return find_package("ziglang").with_name("zig.exe" if os.name == "nt" else "zig")


def attempt(doing: str, *command: str | Path) -> None:
    """Run what needs a network or what not every Python has; its failure is a reason not to compile."""
    print(f"{doing} ...", flush=True)
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)  # noqa: S603 - our own commands
    if done.returncode != 0:
        raise CannotCompileError(f"{doing} failed: {(done.stderr.strip() or 'no words').splitlines()[-1]}")


def install_tools(found: PythonWithHeaders) -> None:
    """Make the environment of the tools when what it holds has changed."""
    files = [REQUIREMENTS / "build.txt", REQUIREMENTS / "wasm.txt"]
    stamp, expected = TOOLS / "tools.stamp", hash_of([str(found).encode(), *(file.read_bytes() for file in files)])
    if is_stamped(stamp, expected):
        return
    attempt("Creating the environment of the compiler for browsers", found.python, "-m", "venv", "--clear", TOOLS)
    named = [word for file in files for word in ("-r", file)]
    pip = (find_uv(), "pip", "install", "--quiet", "--require-hashes", "--python", tool("python"))
    attempt("Installing the compiler for browsers", *pip, *named)
    stamp.write_text(expected, encoding="utf-8")


def write_headers(found: PythonWithHeaders, pyodide: Path) -> None:
    """Python's headers, configured as Pyodide was: what its build found out lies in its standard library."""
    shutil.rmtree(HEADERS, ignore_errors=True)
    shutil.copytree(found.headers, HEADERS)
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        [name] = [name for name in library.namelist() if name.startswith("_sysconfigdata_")]
        parsed = ast.parse(library.read(name))
    found_out = next(node for node in ast.walk(parsed) if isinstance(node, ast.Dict))
    numbers = {
        str(ast.literal_eval(key)): value.value
        for key, value in zip(found_out.keys, found_out.values, strict=True)
        if key is not None and isinstance(value, ast.Constant) and isinstance(value.value, int) and value.value
    }
    lines = [f"#define {name} {number}" for name, number in sorted(numbers.items())]
    (HEADERS / "pyconfig.h").write_text("\n".join(["#define _GNU_SOURCE 1", *lines, ""]), encoding="utf-8")


def transpile() -> list[Library]:
    """Have mypyc write the C files; what they are, library by library."""
    shutil.rmtree(TREE, ignore_errors=True)
    package = TREE / "src" / "tabuleiro"
    package.mkdir(parents=True)
    shutil.copyfile(ROOT / "setup.py", TREE / "setup.py")
    shutil.copyfile(ROOT / "src" / "tabuleiro" / "__init__.py", package / "__init__.py")
    for name in PACKAGES:
        ignored = shutil.ignore_patterns("*.pyc", "*.so", "__pycache__")
        shutil.copytree(ROOT / "src" / "tabuleiro" / name, package / name, ignore=ignored)
    print("Translating the rules to C for browsers ...", flush=True)
    command = [str(tool("python")), str(ROOT / "scripts" / "packing" / "transpile.py")]
    env = {**os.environ, "CC": str(find_zig())}
    env.pop("PYTHONPATH", None)
    done = subprocess.run(command, cwd=TREE, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    if done.returncode != 0:
        sys.exit(f"mypyc failed:\n{done.stderr}")
    return [Library(*one) for one in json.loads(done.stdout)]


def included(source: Path, known: set[Path] | None = None) -> list[Path]:
    """A C file and the headers of mypyc's that it includes, also by way of others, in a fixed order."""
    reached = set() if known is None else known
    reached.add(source)
    for name in re.findall(r'^#include ["<](__native\w*\.h)[">]', source.read_text(encoding="utf-8"), re.MULTILINE):
        if (header := TREE / "build" / name) not in reached:
            included(header, reached)
    return sorted(reached)


def compile_source(source: Path, headers: list[str], more: Sequence[str] = (), beside: Sequence[Path] = ()) -> Path:
    """The object of one C file; the one that is there already, when nothing that it is made from has changed.

    `more` are further options of the compiler, `beside` further files that it reads.
    """
    read = [REQUIREMENTS / "build.txt", REQUIREMENTS / "wasm.txt", HEADERS / "pyconfig.h", *included(source), *beside]
    options = (*TARGET, *SPEED, *more)
    made = OBJECTS / f"{hash_of([' '.join(options).encode(), *(path.read_bytes() for path in read)])}.o"
    if made.exists():
        return made
    zig = find_zig()
    libc = zig.parent / "lib" / "libc" / "include"
    system = [zig.parent / "lib" / "include", libc / "wasm-wasi-musl", libc / "generic-musl"]
    includes = [word for path in system for word in ("-isystem", str(path))]
    includes += [word for path in [HEADERS, *headers, TREE / "build"] for word in ("-I", str(path))]
    half = made.with_suffix(".half")
    command = [str(zig), "clang", *options, *includes, "-c", str(source), "-o", str(half)]
    done = subprocess.run(command, cwd=TREE, capture_output=True, text=True, check=False)  # noqa: S603 - our own command
    if done.returncode != 0:
        sys.exit(f"{source.name} cannot be compiled for browsers:\n{done.stderr[-4000:]}")
    half.rename(made)
    return made


def link(objects: list[Path], name: str, target: Path) -> None:
    """Make one library of objects, of which only the entry of the module can be seen."""
    target.parent.mkdir(parents=True, exist_ok=True)
    entry = f"--export=PyInit_{name.rpartition('.')[2]}"
    command = [str(find_zig()), "wasm-ld", *LINK, entry, *map(str, objects), "-o", str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own command
    if done.returncode != 0:
        sys.exit(f"{name} cannot be linked for browsers:\n{done.stderr[-4000:]}")


def group_of(shim: Path) -> str:
    """The library in which a module is, by the C file that mypyc has written to find it there."""
    named = re.search(r'PyImport_ImportModuleLevel\("(\w+)"', shim.read_text(encoding="utf-8"))
    assert named is not None, f"{shim.name} finds its library in another way: mypyc has changed"
    return named[1]


def put_starts(modules: list[Library], laid: Path) -> set[str]:
    """Put a line that starts it in place of each module's source; what a device does not carry is left out.

    Returns the libraries in which these modules are.
    """
    used: set[str] = set()
    for name, sources, _ in modules:
        place = laid.joinpath(*name.split(".")).with_suffix(".py")
        if place.exists():
            library = group_of(TREE / sources[0])
            used.add(library)
            place.write_text(START.format(library=library, module=name.replace(".", "___")), encoding="utf-8")
    return used


def put_libraries(libraries: list[Library], laid: Path) -> None:
    """Put the libraries that a device uses beside the packages, and what starts the modules in them."""
    used = put_starts([one for one in libraries if "." in one.name], laid)
    groups = [one for one in libraries if one.name in used] + [Library(STARTER.stem, [str(STARTER)], [])]
    print(f"Compiling {len(groups)} libraries for browsers (some minutes the first time) ...", flush=True)

    def put(library: Library) -> None:
        objects = [compile_source(TREE / source, library.headers) for source in library.sources]
        link(objects, library.name, laid / f"{library.name}{SUFFIX}")

    with ThreadPoolExecutor(os.cpu_count()) as compilers:
        list(compilers.map(put, groups))


def put_run_time(laid: Path) -> None:
    """Put what compiled rules import in place of the stand-ins: vectors of `librt`, and the names of integers.

    mypyc brings the sources of its vectors along. Those that PyPI has for browsers copy number by number: a position or
    a list of choices takes several times as long.
    """
    mypyc = find_package("mypyc").parent
    shared = mypyc / "lib-rt"
    vectors = shared / "vecs"
    parts = sorted(path for path in vectors.glob("*.c") if path.name not in INCLUDED)
    read = sorted(path for path in vectors.iterdir() if path.suffix in {".c", ".h"})
    objects = [compile_source(part, [str(shared), str(vectors)], SIMD, read) for part in parts]
    shutil.rmtree(laid / "librt")
    (laid / "librt").mkdir()
    (laid / "librt" / "__init__.py").touch()
    link(objects, "librt.vecs", laid / "librt" / f"vecs{SUFFIX}")
    [words] = mypyc.parent.glob("mypy-*.dist-info/licenses/LICENSE")
    shutil.copyfile(words, laid / "librt" / "LICENSE")
    shutil.copyfile(find_package("mypy_extensions"), laid / "mypy_extensions.py")


def compile_rules(laid: Path, pyodide: Path) -> None:
    """Put compiled modules into a folder of packages, in place of their sources."""
    found = find_python(pyodide)
    install_tools(found)
    write_headers(found, pyodide)
    OBJECTS.mkdir(parents=True, exist_ok=True)
    libraries = transpile()  # it makes the folder in which clang runs
    put_run_time(laid)
    put_libraries(libraries, laid)
