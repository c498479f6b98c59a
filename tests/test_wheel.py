"""What `make setup` installs is whole: data, texts, rules, and compiled code wherever it could be compiled."""

import re
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

import pytest

import tabuleiro
from tabuleiro.core import game_names

SOURCES = Path(__file__).resolve().parent.parent / "src" / "tabuleiro"
INSTALLED = Path(tabuleiro.__file__).parent

pytestmark = pytest.mark.skipif(INSTALLED == SOURCES, reason="the sources are running, not the wheel")


def is_pure() -> bool:
    """Whether this is the pure wheel, for machines without a compiler."""
    return "Root-Is-Purelib: true" in (distribution("tabuleiro").read_text("WHEEL") or "")


def module_files(package: str) -> list[Path]:
    return [path for path in sorted((SOURCES / package).rglob("*.py")) if path.name != "__init__.py"]


def test_every_data_file_is_in_the_wheel() -> None:
    expected = [path.relative_to(SOURCES) for path in SOURCES.rglob("*") if path.suffix in {".toml", ".md", ".ftl"}]
    expected.append(Path("py.typed"))
    assert [str(path) for path in expected if not (INSTALLED / path).exists()] == []


def test_the_built_page_is_in_the_wheel_with_everything_that_it_names() -> None:
    static = INSTALLED / "server" / "static"
    named = re.findall(r'(?:src|href)="/([^"]+)"', (static / "index.html").read_text(encoding="utf-8"))
    assert any(name.endswith(".js") for name in named)
    assert [name for name in named if not (static / name).is_file()] == []


def test_every_source_file_in_the_wheel_is_as_in_the_tree() -> None:
    different = [
        str(path.relative_to(SOURCES))
        for path in SOURCES.rglob("*.py")
        if (INSTALLED / path.relative_to(SOURCES)).read_bytes() != path.read_bytes()
    ]
    assert different == [], "run `make setup`"


@pytest.mark.parametrize("package", ["core", "bots", *[f"games/{name}" for name in game_names()]])
def test_rules_and_bots_run_compiled(package: str) -> None:
    if is_pure():
        pytest.skip("the pure wheel: this machine could not compile")
    for path in module_files(package):
        spec = find_spec(".".join(["tabuleiro", *path.relative_to(SOURCES).with_suffix("").parts]))
        assert spec is not None
        assert spec.origin is not None
        is_left = path.stem in {"explain", "shape", "spoken", "terminal"} or path.parent.name == "explain"
        assert spec.origin.endswith(".py") == is_left, path.name
