"""Spans: one for every message, with its stages below it, for whoever collects traces (OpenTelemetry); else nothing.

They say what was asked, at which table and how it ended, and never who asked or what was said.
"""

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Final

from tabuleiro import __version__
from tabuleiro.server.stages import Stages

if TYPE_CHECKING:
    from opentelemetry.trace import Tracer

log = logging.getLogger(__name__)
ENDPOINTS: Final = ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT")
"""Variables of OpenTelemetry that say where spans go; where neither does, there are none."""
SERVICE: Final = "tabuleiro"
LAST_SECONDS: Final = 2.0
"""How long a server that stops waits until its last spans have gone."""


class Spans:
    """Makes a span of every message that was answered."""

    def __init__(self, tracer: "Tracer", close: Callable[[], object]) -> None:
        self._tracer = tracer
        self.close = close
        """Send what is left; takes as long as whoever collects them."""

    def note(self, kind: str, table: str, stages: Stages) -> None:
        """Tell of a message that was answered, from the times that its stages took."""
        from opentelemetry.trace import set_span_in_context

        wall = time.time_ns() - round(perf_counter() * 1e9)
        moments = [
            (stage, wall + round(began * 1e9), wall + round(ended * 1e9)) for stage, began, ended in stages.course
        ]
        about = {"tabuleiro.message": kind, "tabuleiro.table": table, "tabuleiro.outcome": stages.fault or "ok"}
        whole = self._tracer.start_span(f"message {kind}", attributes=about, start_time=moments[0][1])
        inside = set_span_in_context(whole)
        for stage, began, ended in moments:
            self._tracer.start_span(stage, context=inside, start_time=began).end(ended)
        whole.end(moments[-1][2])


def open_spans(worker: str) -> Spans | None:
    """Spans, where the environment says where they go and the extra `otel` is installed."""
    if not any(os.environ.get(name) for name in ENDPOINTS):
        return None
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        log.warning("the environment asks for spans: install tabuleiro[otel] to have them")
        return None
    known = Resource.create({"service.version": __version__, "service.instance.id": worker})
    named = Resource({"service.name": os.environ.get("OTEL_SERVICE_NAME") or SERVICE})
    provider = TracerProvider(resource=known.merge(named), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return Spans(provider.get_tracer(SERVICE, __version__), provider.shutdown)


async def end_spans(spans: Spans | None) -> None:
    """Send the last spans, if there are any; whoever collects them holds nobody up."""
    if spans is not None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.to_thread(spans.close), LAST_SECONDS)
