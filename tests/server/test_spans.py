"""Spans: one for every message with its stages, for whoever collects them, and nothing of what was said."""

import asyncio
import logging
import os
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from tabuleiro.server.errors import RequestError
from tabuleiro.server.spans import ENDPOINTS, Spans, end_spans, open_spans
from tabuleiro.server.stages import COMMIT, DRAFT, Stages, enter_stage


@pytest.fixture(autouse=True)
def nobody_collects(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ENDPOINTS:
        monkeypatch.delenv(name, raising=False)


def a_move() -> Stages:
    """The stages of a move that was stored."""
    stages = Stages()
    with stages:
        enter_stage(DRAFT)
        enter_stage(COMMIT)
    return stages


def test_the_course_of_a_message_has_no_gaps_and_tells_what_was_refused() -> None:
    stages = a_move()
    assert [stage for stage, _, _ in stages.course] == ["wait", "draft", "commit"]
    assert all(before[2] == after[1] for before, after in zip(stages.course, stages.course[1:], strict=False))
    assert stages.fault == ""
    refused = Stages()
    with pytest.raises(RequestError), refused:
        raise RequestError("stale", "somebody was quicker")
    assert refused.fault == "stale"


def test_where_nobody_collects_them_there_are_none(caplog: pytest.LogCaptureFixture) -> None:
    assert open_spans("worker") is None
    assert caplog.records == []


def test_whoever_asks_for_spans_without_the_extra_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(ENDPOINTS[0], "http://127.0.0.1:9/v1/traces")
    monkeypatch.setitem(__import__("sys").modules, "opentelemetry.sdk.trace", None)
    with caplog.at_level(logging.WARNING):
        assert open_spans("worker") is None
    assert "tabuleiro[otel]" in caplog.text


class Collector(HTTPServer):
    """Somebody who collects spans, on this machine."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Collected)
        self.brought: list[bytes] = []


class Collected(BaseHTTPRequestHandler):
    """Takes what is brought."""

    server: Collector

    def do_POST(self) -> None:
        self.server.brought.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def collector() -> Iterator[Collector]:
    with Collector() as running:
        thread = Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield running
        running.shutdown()


def test_a_span_with_its_stages_reaches_whoever_collects_them(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("opentelemetry.exporter.otlp.proto.http", reason="spans are an optional extra")
    from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

    monkeypatch.setenv(ENDPOINTS[1], f"http://127.0.0.1:{collector.server_port}")
    monkeypatch.setitem(os.environ, "OTEL_EXPORTER_OTLP_COMPRESSION", "none")
    spans = open_spans("here:1")
    assert isinstance(spans, Spans)
    spans.note("play", "k3v9x2m4pq", a_move())
    asyncio.run(end_spans(spans))
    request = ExportTraceServiceRequest()
    request.ParseFromString(collector.brought[0])
    [resource] = request.resource_spans
    told = [span for scope in resource.scope_spans for span in scope.spans]
    [whole] = [span for span in told if not span.parent_span_id]
    assert (whole.name, {span.name for span in told}) == ("message play", {"message play", "wait", "draft", "commit"})
    assert {span.parent_span_id for span in told if span is not whole and span.parent_span_id} == {whole.span_id}
    assert all(whole.start_time_unix_nano <= span.start_time_unix_nano <= whole.end_time_unix_nano for span in told)
    about = {one.key: one.value.string_value for one in whole.attributes}
    assert about == {"tabuleiro.message": "play", "tabuleiro.table": "k3v9x2m4pq", "tabuleiro.outcome": "ok"}
