"""An adapter without its library says how to get it."""

import builtins
import sys
from collections.abc import Callable
from importlib import import_module

import pytest

from tabuleiro.envs.library import MissingLibrary

ADAPTERS = [
    ("pettingzoo", "pettingzoo", "pettingzoo"),
    ("luna_v0", "pettingzoo", "pettingzoo"),
    ("gymnasium", "gymnasium", "gymnasium"),
    ("vector", "gymnasium", "gymnasium"),
    ("openspiel", "pyspiel", "openspiel"),
    ("self_play", "numpy", "gymnasium"),
]


@pytest.mark.parametrize(("adapter", "library", "extra"), ADAPTERS)
def test_the_install_line_is_told(adapter: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.split(".")[:2] == ["tabuleiro", "envs"]]:
        if name.split(".")[-1] in ("pettingzoo", "gymnasium", "vector", "openspiel", "spaces", adapter):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", without(library, builtins.__import__))
    with pytest.raises(MissingLibrary, match=rf"pip install 'tabuleiro\[{extra}\]'"):
        import_module(f"tabuleiro.envs.{adapter}")


def without(library: str, real: Callable[..., object]) -> Callable[..., object]:
    """An import that does not find a library."""

    def fake(name: str, *rest: object, **more: object) -> object:
        if name.partition(".")[0] == library:
            raise ModuleNotFoundError(f"No module named {library!r}", name=library)
        return real(name, *rest, **more)

    return fake
