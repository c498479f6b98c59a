"""The examples and the notebooks as pages."""

import base64
import json
import re
from collections.abc import Callable
from pathlib import Path

from handbook.place import ROOT

EXAMPLES = ROOT / "examples"


def examples_page() -> str:
    """Every example as it stands in its file, below what it says about itself."""
    lines = ["# Examples", "", "Each is a file in `examples/` that runs as it is."]
    for file in [*sorted(EXAMPLES.glob("*.py")), *sorted((EXAMPLES / "baselines").glob("*.py"))]:
        source = file.read_text(encoding="utf-8")
        lines += ["", f"## {file.stem.replace('_', ' ')} {{ #{file.stem} }}", "", f"`{file.relative_to(ROOT)}`", ""]
        lines += ["<!-- run as a file -->", "", "```python", source.strip(), "```"]
    return "\n".join(lines) + "\n"


def notebook_page(file: Path, link: Callable[[str], str]) -> tuple[str, dict[str, bytes]]:
    """A notebook as Markdown, its texts with the links of the site, and its pictures by their names beside it."""
    book = json.loads(file.read_text(encoding="utf-8"))
    parts: list[str] = []
    pictures: dict[str, bytes] = {}
    for cell in book["cells"]:
        source = "".join(cell["source"]).strip()
        if cell["cell_type"] == "markdown":
            parts.append(link(source))
            continue
        parts.append(f"<!-- run as a notebook -->\n\n```python\n{source}\n```")
        for output in cell["outputs"]:
            data = output.get("data", {})
            if "image/png" in data:
                name = f"{file.stem}-{len(pictures) + 1}.png"
                pictures[name] = base64.b64decode("".join(data["image/png"]))
                parts.append(f"![What the cell above draws]({name})")
            else:
                told = "".join(output.get("text", data.get("text/plain", "")))
                parts.append(f"```text\n{re.sub(r'`{3}', '', told).rstrip()}\n```")
    return "\n\n".join(parts) + "\n", pictures


def notebooks() -> list[Path]:
    """All notebooks, in the order in which they are to be read."""
    return sorted((EXAMPLES / "notebooks").glob("*.ipynb"))
