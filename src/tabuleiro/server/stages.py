"""How long each stage of answering a message takes: waiting for the table, drafting, committing, telling (a trace).

Whoever answers a message begins it; whatever the message passes through says where it is, without being handed anything
(a context variable, which tasks inherit).
"""

from contextvars import ContextVar
from time import perf_counter
from typing import Final, Self

WAIT: Final = "wait"
DRAFT: Final = "draft"
COMMIT: Final = "commit"
TELL: Final = "tell"


class Stages:
    """The stages of one message, each with its seconds so far; what is done inside of `with` is measured."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.course: list[tuple[str, float, float]] = []
        """Every stage as it came, with its beginning and its end by the clock of this process."""
        self.fault = ""
        """The code of what was refused, or the kind of what went wrong."""
        self._stage = WAIT
        self._since = perf_counter()

    def __enter__(self) -> Self:
        self._token = _present.set(self)
        return self

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        self.enter(TELL)
        if error is not None:
            self.fault = str(getattr(error, "code", type(error).__name__))
        _present.reset(self._token)

    def enter(self, stage: str) -> None:
        """The next stage begins."""
        now = perf_counter()
        self.seconds[self._stage] = self.seconds.get(self._stage, 0.0) + now - self._since
        self.course.append((self._stage, self._since, now))
        self._stage, self._since = stage, now

    def total(self) -> float:
        """All seconds."""
        return sum(self.seconds.values())

    def milliseconds(self) -> dict[str, int]:
        """Every stage in whole milliseconds."""
        return {stage: round(1000 * seconds) for stage, seconds in self.seconds.items()}


_present: ContextVar[Stages | None] = ContextVar("stages", default=None)


def enter_stage(stage: str) -> None:
    """Say that a stage begins; outside of a measured block nothing is measured."""
    if (stages := _present.get()) is not None:
        stages.enter(stage)
