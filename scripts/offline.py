"""Makes what a browser needs to play without a server: the rules, tables and bots as an archive for Pyodide.

The page works without it, and says so: `make play` needs none of this, a machine without Pyodide builds all the rest.
Nothing is done twice: a stamp holds the hash of what it was made from, and whether the rules in it are compiled.

    python3 scripts/offline.py           make build/offline, and put it beside the built page
    python3 scripts/offline.py compiled  the same, with the rules compiled to WebAssembly wherever that can be done
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from environment import PYTHON, REQUIREMENTS, ROOT, hash_of, is_stamped, run
from packing.side_modules import CannotCompileError, compile_rules, find_python
from page import OFFLINE, WEB, find_npm, place_offline

PACKAGE = ROOT / "src" / "tabuleiro"
STAMP = ROOT / "build" / "offline.stamp"
COMPRESSED = ROOT / "build" / "compressed"
PYODIDE = WEB / "node_modules" / "pyodide"
STAND_INS = {
    "vecs.py": "librt/vecs.py",
    "native_integers.py": "mypy_extensions.py",
    "typed_dicts.py": "typing_extensions.py",
}
"""What the rules are compiled with, for where they are not compiled; and what only an older Python needs."""
PARTS = (
    "__init__.py",
    "core/**/*",
    "games/**/*",
    "bots/**/*",
    "texts/**/*",
    "learn/**/*",
    "local/**/*",
    "server/__init__.py",
    "server/clock.py",
    "server/errors.py",
    "server/stages.py",
    "server/analyses/__init__.py",
    "server/analyses/analysed.py",
    "server/analyses/analysis_queue.py",
    "learn/analysis/kept_try.py",
    "learn/analysis/known_analysis.py",
    "server/analyses/work.py",
    "server/people/__init__.py",
    "server/people/names.py",
    "server/people/user.py",
    "server/answers/**/*",
    "server/table/**/*",
)
"""What a device carries; a test holds the imports of `local` and of the tables to it."""
LEFT_OUT = (
    "*.pyc",
    "*.so",
    "*/training/*",
    "*/scripted/*",
    "*/guide/*",
    "*/strings/*",
    "*/strings/*/*",
    "*/present/shape.py",
    "*/soak.toml",
    "*/learn/explorer/*",
    "*/explorer/books/*",
    "*/learn/statistics/*",
    "*/learn/report/*",
    "*/learn/analysis/job.py",
    "*/learn/analysis/proofs/*",
    "*/learn/estimate/fitting.py",
    "*/learn/estimate/making.py",
    "*/learn/estimate/sampling.py",
    "*/learn/puzzles/checking.py",
    "*/learn/puzzles/choosing.py",
    "*/learn/puzzles/finders.py",
    "*/learn/puzzles/making.py",
    "*/learn/puzzles/mining.py",
    "*/learn/puzzles/played_out.py",
    "*/learn/puzzles/themes.py",
    "*/learn/lesson_check.py",
)
"""What a device has elsewhere or never uses: the page has the texts; who counts, fits or mines is elsewhere."""

HEADS = re.compile(r"^(?:#.*|- \*\*\S+\*\* )", re.MULTILINE)
"""What a device reads in a RULES.md: under which heading each rule stands. The page has the rules as files."""

USUAL_QUALITY, BEST_QUALITY = "9", "11"
"""Of Brotli. The best is a tenth smaller and takes ten times as long: whoever waits for the compiler has that time."""


def sources() -> list[Path]:
    """Every file of the package that a device carries."""
    found = {path for part in PARTS for path in PACKAGE.glob(part) if path.is_file()}
    return sorted(path for path in found if not any(path.match(pattern) for pattern in LEFT_OUT))


def made_from() -> str:
    """The hash of all that the archive and the files beside it are made from."""
    whole = [path for path in sorted(PACKAGE.rglob("*")) if path.is_file() and path.suffix not in {".pyc", ".so"}]
    read = [path for path in whole if "static" not in path.relative_to(PACKAGE).parts]
    read += [*sorted((ROOT / "scripts" / "packing").glob("*.[cp]*")), Path(__file__)]
    read += [
        ROOT / "scripts" / "kept_answers.py",
        ROOT / "setup.py",
        REQUIREMENTS / "build.txt",
        REQUIREMENTS / "wasm.txt",
    ]
    read += [WEB / "scripts" / "pack.js", WEB / "scripts" / "compress.js", PYODIDE / "package.json"]
    return hash_of([part for path in read for part in (str(path.relative_to(ROOT)).encode(), path.read_bytes())])


def heads_of(rules: str) -> str:
    """The headings of a RULES.md and the beginning of each rule below them."""
    return "\n".join(HEADS.findall(rules))


def lay_out(folder: Path) -> None:
    """Put the packages into a folder as they are imported."""
    shutil.rmtree(folder, ignore_errors=True)
    for path in sources():
        target = folder / path.relative_to(PACKAGE.parent)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.match("RULES*.md"):
            target.write_text(heads_of(path.read_text(encoding="utf-8")), encoding="utf-8")
        else:
            shutil.copyfile(path, target)
    for source, name in STAND_INS.items():
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / "scripts" / "packing" / source, folder / name)
    (folder / "librt" / "__init__.py").touch()


def tell_uncompiled(reason: CannotCompileError) -> None:
    """Say why browsers get the rules as they are."""
    print(f"NOTICE: browsers get the rules uncompiled, since {reason}: the same games, bots that look less far.")


def can_compile() -> bool:
    """Whether this machine has what compiling begins with; words say what is missing."""
    try:
        find_python(PYODIDE)
    except CannotCompileError as error:
        tell_uncompiled(error)
        return False
    return True


def try_to_compile(laid: Path) -> bool:
    """Compile what was laid out; say in words whether it is, and if not, why."""
    try:
        compile_rules(laid, PYODIDE)
    except CannotCompileError as error:
        tell_uncompiled(error)
        return False
    print("Browsers get the rules compiled to WebAssembly.")
    return True


def pack(*, compiled: bool) -> bool:
    """Make the archive and everything beside it, under names that change with their content.

    Returns whether the rules in it are compiled.
    """
    laid, fresh = ROOT / "build" / "offline-sources", ROOT / "build" / "offline-fresh"
    lay_out(laid)
    is_compiled = compiled and try_to_compile(laid)
    shutil.rmtree(fresh, ignore_errors=True)
    node = Path(find_npm()).with_name("node")
    run("Packing what plays without a server", node, WEB / "scripts" / "pack.js", laid, fresh / "python")
    python = os.environ.get("TABULEIRO_PYTHON", str(PYTHON))
    os.environ["PYTHONPATH"] = str(ROOT / "src")
    run("Writing texts, rules and components as files", python, ROOT / "scripts" / "kept_answers.py", fresh / "answers")
    del os.environ["PYTHONPATH"]
    files = sorted(path for path in fresh.rglob("*") if path.is_file())
    digest = hashlib.blake2b(digest_size=8)
    for path in files:
        digest.update(path.read_bytes())
    about = {
        "folder": digest.hexdigest(),
        "compiled": is_compiled,
        "files": {str(path.relative_to(fresh)): path.stat().st_size for path in files},
    }
    quality = BEST_QUALITY if is_compiled else USUAL_QUALITY
    run("Compressing it", node, WEB / "scripts" / "compress.js", fresh, quality, COMPRESSED)
    shutil.rmtree(OFFLINE, ignore_errors=True)
    OFFLINE.mkdir(parents=True)
    fresh.rename(OFFLINE / digest.hexdigest())
    (OFFLINE / "offline.json").write_text(json.dumps(about), encoding="utf-8")
    return is_compiled


def build_offline(*, compiled: bool = False) -> None:
    """Make what has changed, and put it beside the page; without Pyodide say what that means.

    Compiling takes minutes, so it is done where it is asked for. What was compiled from the present sources stays.
    """
    if not PYODIDE.exists():
        print("NOTICE: Pyodide is not installed here: the page plays at a server only, and not without one.")
        return
    expected = made_from()
    if OFFLINE.exists() and is_stamped(STAMP, f"{expected} compiled"):
        print("Browsers get the rules compiled to WebAssembly: nothing has changed.")
    elif (wanted := compiled and can_compile()) or not (OFFLINE.exists() and is_stamped(STAMP, f"{expected} pure")):
        kind = "compiled" if pack(compiled=wanted) else "pure"
        STAMP.write_text(f"{expected} {kind}", encoding="utf-8")
    place_offline()


if __name__ == "__main__":
    subprocess.run([sys.executable, str(ROOT / "scripts" / "page.py")], check=True)  # noqa: S603 - our own script
    build_offline(compiled=sys.argv[1:] == ["compiled"])
