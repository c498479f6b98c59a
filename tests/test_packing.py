"""Packing for browsers: rules are compiled where that can be done, nothing is done twice, words say which it is."""

import json
import marshal
import os
import zipfile
from pathlib import Path
from typing import Any

import offline
import pytest
import static_site
from packing import headers, pack, side_modules
from packing.headers import NAMED, PythonWithHeaders, find_headers
from packing.side_modules import CannotCompileError, Library, find_python, write_headers

import tabuleiro
from tabuleiro.core.present.rulebook import rule_headings
from tabuleiro.core.registry import game_names
from tabuleiro.texts.package import LANGUAGES, read_rules

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the interpreters of these stories are scripts of a shell")


def interpreter(folder: Path, answer: str, status: int = 0) -> Path:
    """A program that says of itself what an interpreter is asked."""
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / "python"
    made.write_text(f"#!/bin/sh\necho '{answer}'\nexit {status}\n", encoding="utf-8")
    made.chmod(0o755)
    return made


@pytest.fixture
def include(tmp_path: Path) -> Path:
    """A folder of headers."""
    folder = tmp_path / "include"
    folder.mkdir()
    (folder / "Python.h").touch()
    (folder / "pyconfig.h").write_text("#define SIZEOF_SIZE_T 8\n", encoding="utf-8")
    return folder


def test_a_python_of_the_right_version_with_headers_is_found(
    tmp_path: Path, include: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = interpreter(tmp_path / "named", f'[3, 99, "{include}"]')
    monkeypatch.setenv(NAMED, str(python))
    assert find_headers("3.99", tmp_path / "no-uv") == PythonWithHeaders(python, include)


def test_one_of_another_version_without_headers_or_that_fails_is_passed_over(
    tmp_path: Path, include: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = [
        interpreter(tmp_path / "older", f'[3, 98, "{include}"]'),
        interpreter(tmp_path / "bare", f'[3, 99, "{tmp_path}"]'),
        interpreter(tmp_path / "broken", f'[3, 99, "{include}"]', status=1),
        tmp_path / "gone",
    ]
    monkeypatch.setattr(headers, "candidates", lambda _version, _uv: iter(refused))
    assert find_headers("3.99", tmp_path) is None


def test_a_machine_without_headers_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyodide-lock.json").write_text('{"info": {"python": "3.99.2"}}', encoding="utf-8")
    monkeypatch.delenv("TABULEIRO_PURE", raising=False)
    monkeypatch.setattr(side_modules, "find_headers", lambda _version, _uv: None)
    with pytest.raises(CannotCompileError, match=r"no Python 3\.99 with headers here \(TABULEIRO_WASM_PYTHON"):
        find_python(tmp_path)
    monkeypatch.setenv("TABULEIRO_PURE", "1")
    with pytest.raises(CannotCompileError, match="TABULEIRO_PURE asks for it"):
        find_python(tmp_path)


def test_headers_are_configured_as_pyodide_was_built(
    tmp_path: Path, include: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = "import os\nbuild_time_vars = {'SIZEOF_SIZE_T': 4, 'HAVE_FORK': 0, 'CC': f'{os.name}/cc'}\n"
    with zipfile.ZipFile(tmp_path / "python_stdlib.zip", "w") as library:
        library.writestr("_sysconfigdata__emscripten_wasm32-emscripten.py", told)
    monkeypatch.setattr(side_modules, "HEADERS", tmp_path / "made")
    write_headers(PythonWithHeaders(tmp_path / "python", include), tmp_path)
    made = (tmp_path / "made" / "pyconfig.h").read_text(encoding="utf-8")
    assert made.splitlines() == ["#define _GNU_SOURCE 1", "#define SIZEOF_SIZE_T 4"]
    assert (tmp_path / "made" / "Python.h").exists()


class Packing:
    """A packing that only tells whether it was to compile; it can if `is_able`."""

    def __init__(self) -> None:
        self.is_able = True
        self.asked: list[bool] = []

    def pack(self, *, compiled: bool) -> bool:
        self.asked.append(compiled)
        return compiled and self.is_able


@pytest.fixture
def packing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Packing:
    """A project in which everything but the packing itself is there."""
    made = Packing()
    for name in ("OFFLINE", "PYODIDE"):
        (tmp_path / name).mkdir()
        monkeypatch.setattr(offline, name, tmp_path / name)
    monkeypatch.setattr(offline, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(offline, "made_from", lambda: "these sources")
    monkeypatch.setattr(offline, "place_offline", lambda: None)
    monkeypatch.setattr(offline, "pack", made.pack)
    monkeypatch.setattr(offline, "can_compile", lambda: made.is_able)
    return made


def test_what_was_compiled_stays_and_nothing_is_packed_twice(packing: Packing) -> None:
    offline.build_offline(compiled=True)
    offline.build_offline(compiled=True)
    offline.build_offline()
    assert packing.asked == [True]


def test_what_was_packed_uncompiled_is_compiled_when_that_is_asked_for(packing: Packing) -> None:
    offline.build_offline()
    offline.build_offline()
    assert packing.asked == [False]
    offline.build_offline(compiled=True)
    assert packing.asked == [False, True]


def test_a_machine_that_cannot_compile_packs_once(packing: Packing) -> None:
    packing.is_able = False
    offline.build_offline(compiled=True)
    offline.build_offline(compiled=True)
    offline.build_offline()
    assert packing.asked == [False]


def test_changed_sources_are_packed_anew(packing: Packing, monkeypatch: pytest.MonkeyPatch) -> None:
    offline.build_offline(compiled=True)
    monkeypatch.setattr(offline, "made_from", lambda: "other sources")
    offline.build_offline()
    assert packing.asked == [True, False]


def test_the_reason_for_not_compiling_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_laid: Path, _pyodide: Path) -> None:
        raise CannotCompileError("there is no compiler")

    monkeypatch.setattr(offline, "compile_rules", refuse)
    assert offline.try_to_compile(tmp_path) is False
    assert "uncompiled, since there is no compiler" in capsys.readouterr().out
    monkeypatch.setattr(offline, "compile_rules", lambda _laid, _pyodide: None)
    assert offline.try_to_compile(tmp_path) is True
    assert "compiled to WebAssembly" in capsys.readouterr().out


def test_a_library_is_compiled_anew_when_a_header_changes_that_it_reaches_by_way_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(side_modules, "TREE", tmp_path)
    (tmp_path / "build").mkdir()
    texts = {
        "__native_luna.c": '#include <init.c>\n#include "__native_luna.h"\n',
        "__native_luna.h": "#include <Python.h>\n#include <__native_core.h>\n",
        "__native_core.h": '#include "__native_core.h"\n',
        "__native_merv.h": "",
    }
    for name, text in texts.items():
        (tmp_path / "build" / name).write_text(text, encoding="utf-8")
    reached = side_modules.included(tmp_path / "build" / "__native_luna.c")
    assert [path.name for path in reached] == ["__native_core.h", "__native_luna.c", "__native_luna.h"]


def test_a_line_in_place_of_its_source_starts_a_compiled_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(side_modules, "TREE", tmp_path / "tree")
    shim, source = tmp_path / "tree" / "rng.c", tmp_path / "laid" / "tabuleiro" / "bots" / "rng.py"
    shim.parent.mkdir()
    shim.write_text(
        'tmp = PyImport_ImportModuleLevel("tabuleiro_bots__mypyc", NULL, NULL, fromlist, 0);', encoding="utf-8"
    )
    source.parent.mkdir(parents=True)
    source.write_text("the rules themselves", encoding="utf-8")
    modules = [Library(name, ["rng.c"], []) for name in ("tabuleiro.bots.rng", "tabuleiro.bots.training.self_play")]
    assert side_modules.put_starts(modules, tmp_path / "laid") == {"tabuleiro_bots__mypyc"}
    assert "start(library.ensure_deps, library.init_tabuleiro___bots___rng)" in source.read_text(encoding="utf-8")
    assert "import tabuleiro_bots__mypyc as library" in source.read_text(encoding="utf-8")
    assert sorted(path.name for path in source.parent.rglob("*")) == ["rng.py"], "what a device does not carry"


def test_libraries_and_data_lie_beside_the_archive_and_code_in_it(tmp_path: Path) -> None:
    laid, made = tmp_path / "laid", tmp_path / "made"
    (laid / "librt").mkdir(parents=True)
    made.mkdir()
    for name in ("luna.so", "core.so", "notes.txt", "librt/vecs.so", "librt/LICENSE"):
        (laid / name).write_text(name, encoding="utf-8")
    pack.pack(laid, made / "app.zip", pack.is_code)
    pack.put_beside(laid, made)
    with zipfile.ZipFile(made / "app.zip") as archive:
        assert archive.namelist() == ["librt/vecs.so"]
    told = json.loads((made / "beside.json").read_text(encoding="utf-8"))
    assert told == {"libraries": ["core", "luna"], "data": [["librt/LICENSE", 13], ["notes.txt", 9]]}
    assert (made / "luna.wasm").read_text(encoding="utf-8") == "luna.so"
    assert (made / "data.bin").read_text(encoding="utf-8") == "librt/LICENSEnotes.txt"


def test_the_library_tells_where_a_function_begins_and_our_own_code_every_line(tmp_path: Path) -> None:
    source = tmp_path / "sums.py"
    source.write_text("def first():\n    return 1\n\n\ndef halves(n):\n    m = n\n    return m / 0\n", encoding="utf-8")

    def line_of_fault(*, has_lines: bool) -> tuple[int, int]:
        made = pack.compiled(source, "sums.py", has_lines=has_lines)
        names: dict[str, Any] = {}
        exec(marshal.loads(made[16:]), names)  # noqa: S102, S302 - what was just written
        assert names["first"]() == 1
        with pytest.raises(ZeroDivisionError) as caught:
            names["halves"](4)
        return caught.tb.tb_next.tb_lineno if caught.tb.tb_next else 0, len(made)

    (known, large), (begins, small) = line_of_fault(has_lines=True), line_of_fault(has_lines=False)
    assert (known, begins) == (7, 5)
    assert small < large


def test_nothing_compiled_is_an_empty_list_of_libraries(tmp_path: Path) -> None:
    (tmp_path / "rules.py").touch()
    pack.put_beside(tmp_path, tmp_path)
    assert json.loads((tmp_path / "beside.json").read_text(encoding="utf-8")) == {"libraries": [], "data": []}


def test_a_module_that_finds_its_library_in_another_way_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "rng.c").write_text("int main(void) { return 0; }", encoding="utf-8")
    with pytest.raises(AssertionError, match="mypyc has changed"):
        side_modules.group_of(tmp_path / "rng.c")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_device_finds_every_rule_under_its_heading_without_carrying_the_rules(game: str, language: str) -> None:
    rules = read_rules(game, language)
    heads = offline.heads_of(rules)
    assert rule_headings(heads) == rule_headings(rules) != {}
    assert len(heads) < len(rules) / 4


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page of the least that there can be, and where its folder of plain files shall be."""
    page, made = tmp_path / "static", tmp_path / "build" / "site"
    page.mkdir()
    (page / "index.html").write_text('<html lang="en" data-packed="1a2b"><title>t</title></html>', encoding="utf-8")
    (page / "sw.js").write_text("const VERSION = 'abc'\n", encoding="utf-8")
    monkeypatch.setattr(static_site, "ROOT", tmp_path)
    monkeypatch.setattr(static_site, "STATIC", page)
    monkeypatch.setattr(static_site, "OFFLINE", tmp_path / "offline")
    monkeypatch.setattr(static_site, "SITE", made)
    return made


def test_a_folder_of_plain_files_says_that_there_is_no_server_and_which_version_it_is(
    site: Path, tmp_path: Path
) -> None:
    (tmp_path / "offline").mkdir()
    (site / "of an older page").mkdir(parents=True)
    static_site.write_site()
    index = (site / "index.html").read_text(encoding="utf-8")
    assert f'<html lang="en" data-serverless="{tabuleiro.__version__}" data-packed="1a2b">' in index
    assert (site / "404.html").read_text(encoding="utf-8") == index, "what hosts answer where there is no file"
    assert (site / "sw.js").read_text(encoding="utf-8") == "const VERSION = 'site-abc'\n"
    assert not (site / "of an older page").exists()


def test_nothing_that_cannot_play_becomes_a_folder_of_plain_files(site: Path) -> None:
    with pytest.raises(SystemExit, match="make offline"):
        static_site.write_site()
    assert not site.exists()
