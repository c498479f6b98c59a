"""Self-play in several processes: each steps a share of the games and writes it into shared memory."""

import contextlib
import signal
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple, NoReturn, cast

import numpy as np
import numpy.typing as npt

from tabuleiro.core.game import Game
from tabuleiro.core.play import play
from tabuleiro.core.state import Position
from tabuleiro.envs.self_play.share import Share
from tabuleiro.envs.self_play.sight import Array, Layout, Sight, padded

ATTACH: Final = "attach"
DEAL: Final = "deal"
STEP: Final = "step"
SAMPLE: Final = "sample"
DUMP: Final = "dump"
"""The orders that a branch knows."""


class ProcessGone(RuntimeError):
    """A process of the games has ended, or failed; the games cannot go on."""


class SharedBlock(SharedMemory):
    """Memory that all processes see. Arrays on it may outlive it: then it stays until the last of them is gone."""

    def memory(self) -> memoryview:
        """All of it."""
        assert self.buf is not None, "nobody has closed it"
        return self.buf

    def __del__(self) -> None:
        with contextlib.suppress(BufferError):
            super().__del__()


class Desk(NamedTuple):
    """What passes between the processes besides the caller's arrays; the masks are there to check actions with."""

    actions: npt.NDArray[np.int64]
    sampled: npt.NDArray[np.int64]
    masks: npt.NDArray[np.int8]


def desk_size(layout: Layout) -> int:
    """How many bytes a desk takes."""
    return 2 * padded(layout.games * 8) + layout.games * layout.actions


def lay_desk(layout: Layout, memory: memoryview) -> Desk:
    """A desk in a block of memory."""
    width = padded(layout.games * 8)
    return Desk(
        np.ndarray((layout.games,), np.int64, memory, 0),
        np.ndarray((layout.games,), np.int64, memory, width),
        np.ndarray((layout.games, layout.actions), np.int8, memory, 2 * width),
    )


class Branch:
    """What lives in another process: its share of the games, and the blocks that it writes into."""

    def __init__(self, layout: Layout, said: Mapping[str, Any], desk: str, start: int, stop: int) -> None:
        self.layout, self.start, self.stop = layout, start, stop
        self.share = Share(layout._replace(games=stop - start), said)
        self.block = SharedBlock(desk)
        whole = lay_desk(layout, self.block.memory())
        self.desk = Desk(whole.actions[start:stop], whole.sampled[start:stop], whole.masks[start:stop])
        self.blocks: dict[str, tuple[SharedBlock, Sight]] = {}

    def obey(self, order: str, *words: Any) -> object:  # noqa: ANN401 - every order has its own
        """Carry an order out; its answer is sent back."""
        if order == ATTACH:
            name, steps = words
            block = SharedBlock(name)
            self.blocks[name] = (block, self.layout.lay(block.memory(), steps))
        elif order == DEAL:
            seeds, name, step = words
            self.share.deal(seeds, self.find(name, step))
            self.desk.masks[:] = self.share.window.masks
        elif order == STEP:
            self.share.step(self.desk.actions, self.find(*words))
            self.desk.masks[:] = self.share.window.masks
        elif order == SAMPLE:
            self.desk.sampled[:] = self.share.sample()
        elif order == DUMP:
            return self.share.batch.episodes[words[0]].table.state.dump()
        return None

    def find(self, name: str, step: int) -> Sight:
        """Where this share of a step is to be written."""
        return self.blocks[name][1].at(step).part(self.start, self.stop)


def serve(orders: "Connection[object, object]", *words: Any) -> None:  # noqa: ANN401 - what a branch is made of
    """The loop of another process: one order after another, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        branch = Branch(*words)
        orders.send((True, None))
        while True:
            order = cast("tuple[Any, ...]", orders.recv())
            try:
                orders.send((True, branch.obey(*order)))
            except Exception as error:  # noqa: BLE001 - told to whoever gave the order
                orders.send((False, f"{type(error).__name__}: {error}"))


class Branches:
    """All games, stepped in other processes; as `Share` to whoever drives them."""

    def __init__(self, game: Game, layout: Layout, said: Mapping[str, Any], processes: int) -> None:
        if not 1 < processes <= layout.games:
            raise ValueError(f"{processes} processes for {layout.games} games: expected at most one for each")
        self.game, self.layout = game, layout
        self.block = SharedBlock(create=True, size=desk_size(layout))
        self.desk = lay_desk(layout, self.block.memory())
        self.bounds = [layout.games * number // processes for number in range(processes + 1)]
        self.pipes: list[Connection[object, object]] = []
        self.processes: list[BaseProcess] = []
        self.rows = np.arange(layout.games)
        context = get_context("spawn")
        for start, stop in zip(self.bounds, self.bounds[1:], strict=False):
            ours, theirs = context.Pipe()
            words = (theirs, layout, dict(said), self.block.name, start, stop)
            process = context.Process(target=serve, args=words, daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
        self._hear()
        self.block.unlink()

    def new_arrays(self, steps: int) -> Sight:
        """Arrays for some steps, in memory that all processes see; it has no name any more once they know it."""
        block = SharedBlock(create=True, size=self.layout.size(steps))
        self._tell(ATTACH, block.name, steps)
        block.unlink()
        return self.layout.lay(block.memory(), steps, block)

    def deal(self, seeds: Sequence[int] | None, out: Sight) -> None:
        """Begin every game; without seeds each goes on with its own chance."""
        name = self._name(out)
        for number, (start, stop) in enumerate(zip(self.bounds, self.bounds[1:], strict=False)):
            self._send(number, DEAL, None if seeds is None else seeds[start:stop], name, out.step)
        self._hear()

    def step(self, actions: npt.NDArray[np.int64], out: Sight) -> None:
        """Take one action in every game. If one is refused it raises, and no game has changed."""
        name = self._name(out)
        is_known = (actions >= 0) & (actions < self.layout.actions)
        is_legal = is_known & (self.desk.masks[self.rows, np.where(is_known, actions, 0)] == 1)
        if not is_legal.all():
            self._refuse(int(np.argmin(is_legal)), actions)
        self.desk.actions[:] = actions
        self._tell(STEP, name, out.step)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game."""
        self._tell(SAMPLE)
        return self.desk.sampled

    def close(self) -> None:
        """End the other processes."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(timeout=5)
        self.pipes = []

    def _name(self, out: Sight) -> str:
        if out.block is None:
            raise ValueError("several processes write only into arrays that new_arrays() made")
        return out.block.name

    def _refuse(self, number: int, actions: Array) -> NoReturn:
        """Raise why an action is refused: `Illegal` with its rule, or `Malformed`."""
        branch = max(place for place, start in enumerate(self.bounds[:-1]) if start <= number)
        self._send(branch, DUMP, number - self.bounds[branch])
        state = self.game.load(cast("Position", self._answer(branch)))
        play(state, state.to_act(), int(actions[number]))
        raise AssertionError(f"{actions[number]} is not in the mask, yet no rule forbids it")

    def _tell(self, *order: object) -> None:
        """Give every process the same order, and wait until all have carried it out."""
        for number in range(len(self.bounds) - 1):
            self._send(number, *order)
        self._hear()

    def _hear(self) -> None:
        for number in range(len(self.bounds) - 1):
            self._answer(number)

    def _send(self, number: int, *order: object) -> None:
        if not self.pipes:
            raise ProcessGone("the games are closed")
        try:
            self.pipes[number].send(order)
        except OSError as error:
            raise self._give_up(number, "is gone") from error

    def _answer(self, number: int) -> object:
        try:
            is_done, value = cast("tuple[bool, object]", self.pipes[number].recv())
        except (EOFError, OSError) as error:
            raise self._give_up(number, "is gone") from error
        if not is_done:
            raise self._give_up(number, f"failed: {value}")
        return value

    def _give_up(self, number: int, why: str) -> ProcessGone:
        """Close the games: some have taken the step, others have not."""
        self.close()
        return ProcessGone(f"process {number} of the games {why}; make new ones")
