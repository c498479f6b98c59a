"""Writes what the server and the page say to each other as JSON Schema, for the page's generated TypeScript types.

python scripts/wire_schema.py [FOLDER]     openapi.json (REST) and messages.json (the socket) into build/wire
"""

import json
import sys
from pathlib import Path

from tabuleiro.server.app import describe_api
from tabuleiro.server.sockets.schema import message_schema

FOLDER = Path(__file__).resolve().parents[1] / "build" / "wire"


def write_schemas(folder: Path) -> None:
    """Write both files; they change only when the wire does."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in (("openapi.json", describe_api()), ("messages.json", message_schema())):
        text = json.dumps(schema, indent=2, ensure_ascii=False)
        (folder / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_schemas(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
