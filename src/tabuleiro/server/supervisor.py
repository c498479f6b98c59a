"""Several workers on one machine: started together, started again when one dies, and renewed one after the other.

The socket is opened here and shared: whoever is free takes the next connection. SIGTERM stops all of them in order,
SIGHUP renews them (a rolling restart): a new one serves before the one in its place goes.
"""

import faulthandler
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType
from typing import Final

from fastapi import FastAPI

from tabuleiro.server.config import Config
from tabuleiro.server.operations.heartbeat import Heartbeat
from tabuleiro.server.operations.settings import BadSetting

log = logging.getLogger(__name__)
START_SECONDS: Final = 60.0
"""How long a worker has to start."""
STOP_SECONDS: Final = 15.0
"""How long it has to stop, besides its draining."""
LOOK_SECONDS: Final = 0.2
PAUSE_SECONDS: Final = 1.0
"""Before a worker that has died is started again."""
STUCK_SECONDS: Final = 30.0
"""A worker whose event loop stands still for so long ends itself, and another one is started."""
STUCK: Final = 70
"""Its exit status."""
Work = Callable[[Config, int, socket.socket, Event], None]


class Supervisor:
    """The workers of one machine, by number."""

    def __init__(
        self, config: Config, work: Work, listening: socket.socket, started: Callable[[], None] = lambda: None
    ) -> None:
        self._config = config
        self._work = work
        self._started = started
        self._listening = listening
        self._spawn = multiprocessing.get_context("spawn")
        self.workers: dict[int, SpawnProcess] = {}
        self.is_stopping = False
        self.is_renewing = False

    def run(self) -> None:
        """Keep all workers running until a signal says otherwise."""
        for number in range(self._config.workers):
            if not self.start(number):
                self.stop()
                raise SystemExit(1)
        self._started()
        while not self.is_stopping:
            wait([worker.sentinel for worker in self.workers.values()], LOOK_SECONDS)
            if self.is_renewing:
                self.is_renewing = False
                self.renew()
            self.replace_dead()
        self.stop()

    def start(self, number: int) -> bool:
        """Start a worker and wait until it serves; whether it does."""
        ready = self._spawn.Event()
        arguments = (self._config, number, self._listening, ready)
        worker = self._spawn.Process(target=self._work, args=arguments, name=f"worker {number}")
        worker.start()
        self.workers[number] = worker
        end = time.monotonic() + START_SECONDS
        while not ready.wait(LOOK_SECONDS):
            if worker.exitcode is not None or self.is_stopping or time.monotonic() > end:
                return False
        return True

    def renew(self) -> None:
        """Renew one worker after the other: each goes when the one in its place serves, else the round ends."""
        for number, old in list(self.workers.items()):
            if self.is_stopping:
                return
            if not self.start(number):
                log.error("nobody can take the place of worker %d: all that are left stay as they are", number)
                self.end(self.workers[number])
                self.workers[number] = old
                return
            self.end(old)

    def replace_dead(self) -> None:
        """Start workers again that have died."""
        for number, worker in list(self.workers.items()):
            if worker.exitcode is not None and not self.is_stopping:
                log.error("worker %d has ended with status %s and is started again", number, worker.exitcode)
                time.sleep(PAUSE_SECONDS)
                self.start(number)

    def stop(self) -> None:
        """Stop all workers, side by side."""
        for worker in self.workers.values():
            worker.terminate()
        for worker in self.workers.values():
            self.end(worker, is_asked=True)

    def end(self, worker: SpawnProcess, *, is_asked: bool = False) -> None:
        """Let one worker stop in order; one that takes too long is killed. Who is asked twice stops at once."""
        if worker.exitcode is None and not is_asked:
            worker.terminate()
        worker.join(self._config.drain_seconds + STOP_SECONDS)
        if worker.exitcode is None:
            worker.kill()
            worker.join()


def supervise(config: Config, work: Work, started: Callable[[], None]) -> None:
    """Serve with several workers until interrupted. Calls `started` when all of them do."""
    with socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((config.host, config.port))
        except OSError as error:
            raise BadSetting("--port", f"{config.host}:{config.port}: {error.strerror or error}") from error
        listening.listen(2048)
        supervisor = Supervisor(config, work, listening, started)

        def stop(_number: int, _frame: FrameType | None) -> None:
            supervisor.is_stopping = True

        def renew(_number: int, _frame: FrameType | None) -> None:
            supervisor.is_renewing = True

        signal.signal(signal.SIGTERM, stop)
        signal.signal(signal.SIGINT, stop)
        if sys.platform != "win32":
            signal.signal(signal.SIGHUP, renew)
        supervisor.run()


def watch_worker(app: FastAPI) -> None:
    """Be a worker: in a session of its own, so that Ctrl-C reaches the supervisor alone; watched by a thread."""
    if sys.platform != "win32":
        os.setsid()
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=watch, args=(app,), name="watchdog", daemon=True).start()


def watch(app: FastAPI) -> None:
    """End this worker in order when its supervisor is gone, and at once when its event loop stands still."""
    parent = multiprocessing.parent_process()
    while parent is not None:
        time.sleep(1.0)
        heartbeat = getattr(app.state, "heartbeat", None)
        if not parent.is_alive():
            os.kill(os.getpid(), signal.SIGTERM)
            return
        if isinstance(heartbeat, Heartbeat) and heartbeat.lag() > STUCK_SECONDS:
            log.critical("the event loop stands still: this worker ends itself")
            faulthandler.dump_traceback(all_threads=True)
            os._exit(STUCK)
