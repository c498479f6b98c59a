"""Time that passes only when nobody has anything to do: a day of a simulated world takes as long as its work does."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import TypeVar

from server.small_world import BEGAN
from tabuleiro.server.table.clocks.days_off import text_of

T = TypeVar("T")


class Impatient(selectors.SelectSelector):
    """Waits for nothing: the time that it should have waited has passed at once."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Let the time pass that would be waited for."""
        self.passed += max(0.0, timeout or 0.0)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is virtual: without files and threads everything happens in the same order again."""

    def __init__(self) -> None:
        self.selector = Impatient()
        super().__init__(self.selector)

    def time(self) -> float:
        """The virtual time, in seconds."""
        return self.selector.passed


def run_virtually(story: Coroutine[object, object, T]) -> T:
    """Run something to its end in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(story)


class LoopClock:
    """The clock of one machine, which goes by the loop's time and is wrong by a little."""

    def __init__(self, wrong: float = 0.0) -> None:
        self.wrong = wrong

    def now(self) -> str:
        return text_of(self.milliseconds())

    def milliseconds(self) -> int:
        return BEGAN + round((self.seconds() + self.wrong) * 1000)

    def seconds(self) -> float:
        return asyncio.get_running_loop().time()
