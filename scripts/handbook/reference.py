"""The reference of the library's interfaces: a page for every module, made from its docstrings and types."""

from handbook.place import PUBLIC, ROOT

SOURCES = ROOT / "src" / "tabuleiro"


def reference_pages() -> dict[str, str]:
    """The pages by their places: the packages first, each followed by its modules."""
    pages: dict[str, str] = {}
    for part in PUBLIC:
        for file in sorted((SOURCES / part).rglob("*.py"), key=lambda file: (file.stem != "__init__", str(file))):
            names = file.relative_to(SOURCES).with_suffix("").parts
            module = names[:-1] if names[-1] == "__init__" else names
            pages[f"reference/{'/'.join(module)}.md"] = f"# {'.'.join(module)}\n\n::: tabuleiro.{'.'.join(module)}\n"
    return pages
