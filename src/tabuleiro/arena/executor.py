"""Blocks of work over processes of this machine, or over the machines of a Ray cluster.

A block is one picklable argument of one function. Results depend on the blocks alone, never on how many work on them.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Final, NamedTuple, TypeVar

from tabuleiro.core.action import Arguments
from tabuleiro.core.errors import InputError

B = TypeVar("B")
R = TypeVar("R")
BACKENDS: Final = ("local", "ray")


class UnknownBackend(InputError):
    """A backend that does not exist or is not installed."""


class BadBlock(InputError):
    """Bad input that a worker came upon."""


class BlockError(NamedTuple):
    """An `InputError` on its way from another process: compiled exceptions do not survive pickling."""

    key: str
    text: str
    arguments: Arguments


def run_blocks(function: Callable[[B], R], blocks: Sequence[B], workers: int, backend: str = "local") -> Iterator[R]:
    """Yield the result of every block as it comes; one worker is this process itself."""
    check_backend(backend)
    for result in _results(partial(try_block, function), blocks, workers, backend):
        if isinstance(result, BlockError):
            raise BadBlock(result.key, result.text, result.arguments)
        yield result


def try_block(function: Callable[[B], R], block: B) -> R | BlockError:
    """The result of a block, or what is wrong with the input: what a worker does."""
    try:
        return function(block)
    except InputError as error:
        return BlockError(error.key, str(error), error.arguments)


def _results(function: Callable[[B], R], blocks: Sequence[B], workers: int, backend: str) -> Iterator[R]:
    if backend == "ray":
        yield from _run_on_ray(function, blocks, workers)
    elif workers == 1:
        yield from map(function, blocks)
    else:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            for done in as_completed([pool.submit(function, block) for block in blocks]):
                yield done.result()


def check_backend(backend: str) -> None:
    """Refuse a backend that is unknown or whose package is missing."""
    known = ", ".join(BACKENDS)
    if backend not in BACKENDS:
        raise UnknownBackend(
            "unknown-backend",
            f"unknown backend {backend!r}: expected one of {known}",
            {"backend": backend, "known": known},
        )
    if backend == "ray":
        try:
            import_module("ray")
        except ImportError as error:
            raise UnknownBackend(
                "no-ray", "ray is not installed: pip install 'tabuleiro[ray]'", {"backend": backend}
            ) from error


def _run_on_ray(function: Callable[[B], R], blocks: Sequence[B], workers: int) -> Iterator[R]:
    """The same blocks as Ray tasks, on the cluster of RAY_ADDRESS or else on one that `workers` processes make here."""
    ray = import_module("ray")
    if not ray.is_initialized():
        if "RAY_ADDRESS" in os.environ:
            ray.init(logging_level="ERROR")
        else:
            ray.init(num_cpus=workers, include_dashboard=False, logging_level="ERROR")
    task = ray.remote(_call)
    waiting = [task.remote(function, block) for block in blocks]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
    ray.shutdown()


def _call(function: Callable[[B], R], block: B) -> R:
    return function(block)
