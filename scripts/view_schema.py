"""Writes the shape of every game's view as JSON Schema, for the page's generated TypeScript types.

A game declares what its `State.view` gives in `present/shape.py`: TypedDicts, the whole of which is called `View`.

    python scripts/view_schema.py [FOLDER]     <game>.json for every game that declares it, into build/wire/views
"""

import importlib
import json
import sys
from importlib.util import find_spec
from pathlib import Path

from pydantic import ConfigDict, TypeAdapter

from tabuleiro.core.registry import find_module, game_names

FOLDER = Path(__file__).resolve().parents[1] / "build" / "wire" / "views"


def own_games() -> list[str]:
    """The games of this repository, which are those with a drawn board."""
    return [name for name in game_names() if find_module(name) == f"tabuleiro.games.{name}"]


def view_type(game: str) -> TypeAdapter[object] | None:
    """What a game's views must be, exactly: no other field, no text for a number; None when it declares nothing."""
    present = f"{find_module(game)}.present"
    if find_spec(present) is None or find_spec(f"{present}.shape") is None:
        return None
    view = importlib.import_module(f"{present}.shape").View
    view.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    return TypeAdapter(view)


def write_schemas(folder: Path) -> None:
    """Write a file for every game; it changes only when the view does."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in own_games():
        view = view_type(game)
        if view is not None:
            text = json.dumps(view.json_schema(), indent=2, ensure_ascii=False)
            (folder / f"{game}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_schemas(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
