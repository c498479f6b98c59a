"""The examples as a page."""

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
