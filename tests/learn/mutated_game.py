"""A game with one wrong rule: its sources under another name, uncompiled, with one of the mutants applied."""

import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

from tabuleiro.core.edition import MARK
from tabuleiro.core.edition_finder import EditionFinder, EditionLoader
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_module

MUTANTS = Path(__file__).resolve().parents[2] / "mutants"


class MutantFinder(MetaPathFinder):
    """Finds the modules of the mutated package; in one of them a piece of source is replaced by a wrong one."""

    def __init__(self, package: str, mutant: dict[str, str]) -> None:
        self.package = package
        self.mutant = mutant
        self.module = f"{package}.{mutant['file'].removesuffix('.py').replace('/', '.')}"

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not f"{fullname}.".startswith(f"{self.package}."):
            return None
        spec = EditionFinder().find_spec(fullname, path, target)
        if spec is not None and fullname == self.module:
            assert isinstance(spec.loader, EditionLoader)
            assert spec.loader.text.count(self.mutant["find"]) == 1
            spec.loader.text = spec.loader.text.replace(self.mutant["find"], self.mutant["replace"])
        return spec


@contextmanager
def mutated(game: str, mutant_id: str) -> Iterator[Game]:
    """The game with one of its mutants."""
    mutants: list[dict[str, str]] = tomllib.loads((MUTANTS / f"{game}.toml").read_text(encoding="utf-8"))["mutant"]
    mutant = next(one for one in mutants if one["id"] == mutant_id)
    package = f"{find_module(game)}{MARK}{mutant_id}"
    finder = MutantFinder(package, mutant)
    sys.meta_path.insert(0, finder)
    try:
        wrong = import_module(package).GAME
        assert isinstance(wrong, Game)
        yield wrong
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
            del sys.modules[name]
