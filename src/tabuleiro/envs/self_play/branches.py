"""Self-play in several processes, this one among them: each steps a share of the games, into shared memory.

A step of many games takes less than a millisecond, about as long as it takes to wake a process by a pipe. So orders lie
in shared memory, too, and whoever waits for one looks for it a while (spinning) before it sleeps.
"""

import contextlib
import signal
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from typing import Any, Final, NamedTuple, NoReturn, cast

import numpy as np
import numpy.typing as npt

from tabuleiro.core.game import Game
from tabuleiro.core.play import play
from tabuleiro.core.state import Position
from tabuleiro.envs.self_play.share import Share
from tabuleiro.envs.self_play.sight import Array, Layout, Sight, padded

STEP: Final = 1
SAMPLE: Final = 2
LETTER: Final = 3
"""The order is in the pipe."""
CLOSE: Final = 4
ATTACH: Final = "attach"
DEAL: Final = "deal"
DUMP: Final = "dump"
"""The orders of letters, which have words."""
DONE: Final = 0
ANSWERED: Final = 1
"""What came of it is in the pipe."""
FAILED: Final = 2
"""Why it failed is in the pipe."""
NOTHING: Final = 0
DRAW: Final = 1
"""Draw actions after the step, because somebody who asked for some before will ask again: that saves an order."""
TAKE_BACK: Final = 2
"""Nobody asked for what was drawn after the last step."""
SLIP: Final = 5
"""The numbers of an order: what, the block and the step to be written, about drawing, what came of it."""
LOOKS: Final = 2_000
"""How often somebody looks for an order or an answer before it sleeps: about as long as a step takes."""
PATIENCE: Final = 0.5
"""Seconds of sleep after which a process looks whether the other one is still there."""


class ProcessGone(RuntimeError):
    """A process of the games has ended, or failed; the games cannot go on."""


class Bells(NamedTuple):
    """One rings for an order, the other when it was carried out; what was written before, whoever hears it sees."""

    order: Semaphore
    answer: Semaphore


def hear(bell: Semaphore, is_alive: Callable[[], bool]) -> bool:
    """Wait for a bell; False if whoever should ring it is gone."""
    for _ in range(LOOKS):
        if bell.acquire(block=False):
            return True
    while not bell.acquire(timeout=PATIENCE):
        if not is_alive():
            return bell.acquire(block=False)
    return True


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
    slips: npt.NDArray[np.int64]
    masks: npt.NDArray[np.int8]


def desk_size(layout: Layout, processes: int) -> int:
    """How many bytes a desk takes."""
    return 2 * padded(layout.games * 8) + padded(processes * SLIP * 8) + layout.games * layout.actions


def lay_desk(layout: Layout, processes: int, memory: memoryview) -> Desk:
    """A desk in a block of memory."""
    width = padded(layout.games * 8)
    return Desk(
        np.ndarray((layout.games,), np.int64, memory, 0),
        np.ndarray((layout.games,), np.int64, memory, width),
        np.ndarray((processes, SLIP), np.int64, memory, 2 * width),
        np.ndarray((layout.games, layout.actions), np.int8, memory, 2 * width + padded(processes * SLIP * 8)),
    )


class Branch:
    """The share of the games of one process, and the blocks that it writes into."""

    def __init__(self, layout: Layout, said: Mapping[str, Any], desk: Desk, start: int, stop: int) -> None:
        self.layout, self.start, self.stop = layout, start, stop
        self.share = Share(layout._replace(games=stop - start), said)
        self.actions, self.sampled = desk.actions[start:stop], desk.sampled[start:stop]
        self.masks = desk.masks[start:stop]
        self.blocks: list[tuple[SharedBlock, Sight]] = []
        self.parts: dict[tuple[int, int], Sight] = {}

    def attach(self, block: SharedBlock, steps: int) -> None:
        """Know a block of the caller's; blocks are numbered in this order."""
        self.blocks.append((block, self.layout.lay(block.memory(), steps)))

    def deal(self, seeds: Sequence[int] | None, block: int, step: int, drawing: int) -> None:
        """Begin every game of this share."""
        if drawing & TAKE_BACK:
            self.share.batch.unsample()
        self.share.deal(seeds, self.find(block, step))
        self.masks[:] = self.share.window.masks

    def step(self, block: int, step: int, drawing: int) -> None:
        """Take the actions on the desk."""
        if drawing & TAKE_BACK:
            self.share.batch.unsample()
        self.share.step(self.actions, self.find(block, step))
        self.masks[:] = self.share.window.masks
        if drawing & DRAW:
            self.sample()

    def sample(self) -> None:
        """Lay random legal actions on the desk."""
        self.sampled[:] = self.share.sample()

    def dump(self, number: int) -> Position:
        """A game of this share."""
        return self.share.batch.episodes[number].table.state.dump()

    def find(self, block: int, step: int) -> Sight:
        """Where this share of a step is to be written."""
        part = self.parts.get((block, step))
        if part is None:
            part = self.blocks[block][1].at(step).part(self.start, self.stop)
            self.parts[block, step] = part
        return part

    def read(self, order: str, *words: Any) -> object:  # noqa: ANN401 - every order has its own
        """Carry out what a letter says; its answer is sent back."""
        if order == ATTACH:
            self.attach(SharedBlock(words[0]), words[1])
            return None
        if order == DEAL:
            self.deal(*words)
            return None
        assert order == DUMP
        return self.dump(words[0])


class Clerk:
    """The loop of another process: one order after another, until it shall close or nobody is there any more."""

    def __init__(self, pipe: "Connection[object, object]", bells: Bells, branch: Branch, slip: Array) -> None:
        self.pipe, self.bells, self.branch, self.slip = pipe, bells, branch, slip

    def work(self) -> None:
        """Wait for orders, and carry them out."""
        parent = parent_process()
        assert parent is not None, "a branch is another process"
        while hear(self.bells.order, parent.is_alive):
            what, block, step, drawing, _ = self.slip.tolist()
            if what == CLOSE:
                break
            try:
                self.slip[-1] = self.obey(what, block, step, drawing)
            except Exception as error:  # noqa: BLE001 - told to whoever gave the order
                self.pipe.send(f"{type(error).__name__}: {error}")
                self.slip[-1] = FAILED
            self.bells.answer.release()

    def obey(self, what: int, block: int, step: int, drawing: int) -> int:
        """Carry out one order."""
        if what == STEP:
            self.branch.step(block, step, drawing)
            return DONE
        if what == SAMPLE:
            self.branch.sample()
            return DONE
        answer = self.branch.read(*cast("tuple[Any, ...]", self.pipe.recv()))
        if answer is None:
            return DONE
        self.pipe.send(answer)
        return ANSWERED


def serve(
    pipe: "Connection[object, object]",
    bells: Bells,
    layout: Layout,
    said: Mapping[str, Any],
    desk: str,
    bounds: Sequence[int],
    number: int,
) -> None:
    """Another process: its share of the games, from `bounds[number]` on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        block = SharedBlock(desk)
        whole = lay_desk(layout, len(bounds) - 1, block.memory())
        branch = Branch(layout, said, whole, bounds[number], bounds[number + 1])
        bells.answer.release()
        Clerk(pipe, bells, branch, whole.slips[number]).work()


class Other(NamedTuple):
    """Another process, and how it is spoken to."""

    process: BaseProcess
    pipe: "Connection[object, object]"
    bells: Bells


class Branches:
    """All games, share number 0 stepped here, the others in other processes; as `Share` to whoever drives them."""

    def __init__(self, game: Game, layout: Layout, said: Mapping[str, Any], processes: int) -> None:
        if not 1 < processes <= layout.games:
            raise ValueError(f"{processes} processes for {layout.games} games: expected at most one for each")
        self.game, self.layout = game, layout
        self.block = SharedBlock(create=True, size=desk_size(layout, processes))
        self.desk = lay_desk(layout, processes, self.block.memory())
        self.bounds = [layout.games * number // processes for number in range(processes + 1)]
        self.blocks: dict[str, int] = {}
        self.flat = self.desk.masks.reshape(-1)
        self.firsts = np.arange(layout.games) * layout.actions
        self.is_asked = False
        """Whether actions were asked for since the last step."""
        self.is_ahead = False
        """Whether actions were drawn after the last step that nobody has asked for yet."""
        self.others = {number: self._start(said, number) for number in range(1, processes)}
        self.own = Branch(layout, said, self.desk, 0, self.bounds[1])
        self._hear()
        self.block.unlink()

    def _start(self, said: Mapping[str, Any], number: int) -> Other:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        bells = Bells(context.Semaphore(0), context.Semaphore(0))
        words = (theirs, bells, self.layout, dict(said), self.block.name, self.bounds, number)
        process = context.Process(target=serve, args=words, daemon=True)
        process.start()
        theirs.close()
        return Other(process, ours, bells)

    def new_arrays(self, steps: int) -> Sight:
        """Arrays for some steps, in memory that all processes see; it has no name any more once they know it."""
        block = SharedBlock(create=True, size=self.layout.size(steps))
        self.blocks[block.name] = len(self.blocks)
        for number in self.others:
            self._write(number, ATTACH, block.name, steps)
        self._join(lambda: self.own.attach(block, steps))
        block.unlink()
        return self.layout.lay(block.memory(), steps, block)

    def deal(self, seeds: Sequence[int] | None, out: Sight) -> None:
        """Begin every game; without seeds each goes on with its own chance."""
        block = self._number(out)
        shares = [
            None if seeds is None else seeds[start:stop]
            for start, stop in zip(self.bounds, self.bounds[1:], strict=False)
        ]
        drawing = TAKE_BACK if self.is_ahead else NOTHING
        self.is_asked = self.is_ahead = False
        for number in self.others:
            self._write(number, DEAL, shares[number], block, out.step, drawing)
        self._join(lambda: self.own.deal(shares[0], block, out.step, drawing))

    def step(self, actions: npt.NDArray[np.int64], out: Sight) -> None:
        """Take one action in every game. If one is refused it raises, and no game has changed."""
        block = self._number(out)
        if actions.min() < 0 or actions.max() >= self.layout.actions or not self.flat[self.firsts + actions].all():
            self._refuse(actions)
        self.desk.actions[:] = actions
        drawing = (TAKE_BACK if self.is_ahead else NOTHING) | (DRAW if self.is_asked else NOTHING)
        self.is_asked, self.is_ahead = False, self.is_asked
        for number in self.others:
            self._ring(number, STEP, block, out.step, drawing)
        self._join(lambda: self.own.step(block, out.step, drawing))

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game."""
        self.is_asked = True
        if self.is_ahead:
            self.is_ahead = False
            return self.desk.sampled
        for number in self.others:
            self._ring(number, SAMPLE)
        self._join(self.own.sample)
        return self.desk.sampled

    def close(self) -> None:
        """End the other processes."""
        self.is_ahead = False
        for number, other in self.others.items():
            self.desk.slips[number, 0] = CLOSE
            other.bells.order.release()
            other.pipe.close()
        for other in self.others.values():
            other.process.join(timeout=5)
        self.others = {}

    def _number(self, out: Sight) -> int:
        """The block that a sight lies in."""
        if not self.others:
            raise ProcessGone("the games are closed")
        if out.block is None or out.block.name not in self.blocks:
            raise ValueError("several processes write only into arrays that new_arrays() made")
        return self.blocks[out.block.name]

    def _refuse(self, actions: Array) -> NoReturn:
        """Raise why the first action is refused that is not legal: `Illegal` with its rule, or `Malformed`."""
        is_known = (actions >= 0) & (actions < self.layout.actions)
        number = int(np.argmin(is_known & (self.flat[self.firsts + np.where(is_known, actions, 0)] == 1)))
        branch = max(place for place, start in enumerate(self.bounds[:-1]) if start <= number)
        position = self._dump(branch, number - self.bounds[branch])
        state = self.game.load(position)
        play(state, state.to_act(), int(actions[number]))
        raise AssertionError(f"{actions[number]} is not in the mask, yet no rule forbids it")

    def _dump(self, branch: int, number: int) -> Position:
        if branch == 0:
            return self.own.dump(number)
        self._write(branch, DUMP, number)
        return cast("Position", self._answer(branch))

    def _ring(self, number: int, what: int, block: int = 0, step: int = 0, drawing: int = NOTHING) -> None:
        """Give an order."""
        self.desk.slips[number] = (what, block, step, drawing, DONE)
        self.others[number].bells.order.release()

    def _write(self, number: int, *order: object) -> None:
        """Give an order that has words."""
        if not self.others:
            raise ProcessGone("the games are closed")
        try:
            self.others[number].pipe.send(order)
        except OSError as error:
            raise self._give_up(number, "is gone") from error
        self._ring(number, LETTER)

    def _join(self, own: Callable[[], None]) -> None:
        """Do what is to be done here, then wait for the others; interrupted in between, the games are closed."""
        try:
            own()
            self._hear()
        except BaseException:
            self.close()
            raise

    def _hear(self) -> None:
        """Wait until all have carried out their orders."""
        if not self.others:
            raise ProcessGone("the games are closed")
        for number in list(self.others):
            self._answer(number)

    def _answer(self, number: int) -> object:
        process, pipe, bells = self.others[number]
        try:
            if not hear(bells.answer, process.is_alive):
                raise self._give_up(number, "is gone")
            status = int(self.desk.slips[number, -1])
            value = None if status == DONE else pipe.recv()
        except (EOFError, OSError) as error:
            raise self._give_up(number, "is gone") from error
        if status == FAILED:
            raise self._give_up(number, f"failed: {value}")
        return value

    def _give_up(self, number: int, why: str) -> ProcessGone:
        """Close the games: some have taken the step, others have not."""
        self.close()
        return ProcessGone(f"process {number} of the games {why}; make new ones")
