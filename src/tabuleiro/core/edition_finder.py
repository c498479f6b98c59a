"""How Python finds the modules of an edition: they are those of the game, read as source under another name."""

import re
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from tabuleiro.core.edition import MARK, folder_of


class EditionFinder(MetaPathFinder):
    """Finds the modules of an edition's package: each is the module of the game's package, read as source.

    The same holds for a package of the game's name elsewhere, such as the one that judges the game for bots.
    """

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002 - the name tells everything
        target: ModuleType | None = None,  # noqa: ARG002 - nothing is loaded anew
    ) -> ModuleSpec | None:
        """The way to load a module, if it belongs to an edition."""
        package, mark, rest = fullname.partition(MARK)
        if not mark:
            return None
        edition, _, inside = rest.partition(".")
        folder = folder_of(package).joinpath(*inside.split("."))
        is_package = folder.is_dir()
        source = folder / "__init__.py" if is_package else folder.with_name(f"{folder.name}.py")
        if not source.is_file():
            return None
        own = rf"\b(?:(?:\w+\.)+{package.rpartition('.')[2]}|{package})\b"
        text = re.sub(own, rf"\g<0>{MARK}{edition}", source.read_text("utf-8"))
        return ModuleSpec(fullname, EditionLoader(text), is_package=is_package)


class EditionLoader(Loader):
    """Runs a source text as a module."""

    def __init__(self, text: str) -> None:
        self.text = text

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:  # noqa: ARG002 - the usual module will do
        """Leave the module to Python."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Run the text."""
        exec(compile(self.text, f"<{module.__name__}>", "exec"), module.__dict__)  # noqa: S102 - our own packaged source
