"""The libraries behind the adapters are optional: who lacks one is told how to get it."""


class MissingLibrary(ImportError):
    """An adapter was imported without the library that it adapts to."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed; install it with: pip install 'tabuleiro[{extra}]'", name=library)
