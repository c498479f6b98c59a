"""The server's own texts: its errors, in every language."""

from importlib.resources import files


def read_server_strings(language: str) -> str:
    """The server's catalogue."""
    return files("tabuleiro.server").joinpath(f"strings/{language}.ftl").read_text(encoding="utf-8")
