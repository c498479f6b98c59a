"""What is known about analyses, wherever they are kept: who asked for which, and how far each has come."""

from typing import Final, Literal, NamedTuple, Protocol

from tabuleiro.learn.analysis.block import Found

AnalysisState = Literal["waiting", "running", "done", "failed"]
UNFINISHED: Final = ("waiting", "running")


class KnownAnalysis(NamedTuple):
    """An analysis without what it says; `name` is that of everything it is computed from."""

    id: str
    table: str
    name: str
    budget: str
    state: str
    done: int
    total: int
    user: int


class AskedAnalysis(NamedTuple):
    """An analysis that somebody wants, and when."""

    id: str
    table: str
    name: str
    budget: str
    user: int
    time: str


class Progress(NamedTuple):
    """How far a computation has come: blocks that are new, and what the analysis says with them."""

    name: str
    state: AnalysisState
    done: int
    total: int
    fresh: dict[int, Found]
    body: dict[str, object] | None


class AnalysisStore(Protocol):
    """Where computations are kept; what goes wrong there is a `StoreError`."""

    async def read_blocks(self, name: str) -> dict[int, Found]:
        """The blocks that are computed already."""

    async def write_progress(self, progress: Progress) -> None:
        """Store how far a computation has come."""
