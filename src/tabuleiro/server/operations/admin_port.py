"""The admin port: health, readiness and metrics for whoever runs the server, on a port that people do not reach.

It is served by a thread (WSGI), so that it answers also while the event loop stands still, and says so.
"""

import json
import threading
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from prometheus_client import make_wsgi_app
from prometheus_client.exposition import ThreadingWSGIServer

from tabuleiro.server import metrics
from tabuleiro.server.operations.heartbeat import Heartbeat
from tabuleiro.server.operations.readiness import Readiness
from tabuleiro.server.operations.settings import BadSetting

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

Answer = tuple[str, object]
OK, NOT_FOUND, UNAVAILABLE = "200 OK", "404 Not Found", "503 Service Unavailable"
JOIN_SECONDS: Final = 5.0


class Silent(WSGIRequestHandler):
    """Asked every few seconds: no line in the log for each."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as in the standard library
        """Say nothing."""


class SharingServer(ThreadingWSGIServer):
    """Shares its port with the worker that it takes over from, until that one has ended."""

    allow_reuse_port = True


class AdminPort:
    """Answers `/healthz`, `/readyz` and `/metrics` until it is closed."""

    def __init__(self, host: str, port: int, *, shares: bool = False) -> None:
        self._heartbeat: Heartbeat | None = None
        self._readiness: Readiness | None = None
        self._metrics = make_wsgi_app(metrics.REGISTRY)
        self._answers: dict[str, Callable[[], Answer]] = {"/healthz": self._health, "/readyz": self._ready}
        try:
            kind = SharingServer if shares else ThreadingWSGIServer
            self._server: WSGIServer = make_server(host, port, self._answer, kind, Silent)
        except OSError as error:
            raise BadSetting("--admin-port", f"{host}:{port}: {error.strerror or error}") from error
        self._thread = threading.Thread(target=self._server.serve_forever, name="admin", daemon=True)
        self._thread.start()

    def watch(self, heartbeat: Heartbeat, readiness: Readiness) -> None:
        """Answer for a server that has started."""
        self._heartbeat, self._readiness = heartbeat, readiness

    def close(self) -> None:
        """Listen no more."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(JOIN_SECONDS)

    def _answer(self, environment: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        """Answer one request."""
        path = environment["PATH_INFO"]
        if path == "/metrics":
            told: Iterable[bytes] = self._metrics(environment, start)
            return told
        answer = self._answers.get(path)
        status, body = answer() if answer else (NOT_FOUND, {"paths": [*self._answers, "/metrics"]})
        start(status, [("Content-Type", "application/json"), ("Cache-Control", "no-store")])
        return [json.dumps(body).encode()]

    def _health(self) -> Answer:
        """Whether the process lives: its loop turns. The database is not asked: a restart would not mend it."""
        if self._heartbeat is None:
            return OK, {"status": "starting"}
        if self._heartbeat.is_alive():
            return OK, {"status": "alive"}
        return UNAVAILABLE, {"status": "stuck", "lag": round(self._heartbeat.lag(), 1)}

    def _ready(self) -> Answer:
        """Whether people should be sent here."""
        reasons = ["starting: the server is not serving yet"] if self._readiness is None else self._readiness.reasons()
        return (UNAVAILABLE if reasons else OK, {"ready": not reasons, "reasons": reasons})
