"""What never reaches the application is bounded too: heads, half requests, control frames and fragments."""

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing

import pytest
import uvicorn
from server_process import ServerProcess, serving
from starlette.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from server.conftest import WORKERS
from server.people import Person, Tab
from tabuleiro.server.http import connection as http_connection
from tabuleiro.server.http.connection import HttpConnection

MUCH = 8 * 1024 * 1024


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where no address is exempt from the limits."""
    folder = tmp_path_factory.mktemp("strict")
    with serving(f"sqlite:///{folder}/strict.db", folder / "server.log", exempt="nobody") as running:
        yield running


def frames(opcode: Opcode, data: bytes, *, fin: bool, count: int) -> bytes:
    """The same frame many times, masked as a client's are."""
    return Frame(opcode, data, fin).serialize(mask=True) * count


PINGS = frames(Opcode.PING, b"", fin=True, count=20_000)
LONG_PINGS = frames(Opcode.PING, b"x" * 125, fin=True, count=20_000)
PONGS = frames(Opcode.PONG, b"", fin=True, count=20_000)
FRAGMENTS = frames(Opcode.TEXT, b"{", fin=False, count=1) + frames(Opcode.CONT, b"", fin=False, count=20_000)


@pytest.mark.parametrize("flood", [PINGS, LONG_PINGS, PONGS, FRAGMENTS], ids=["pings", "long", "pongs", "fragments"])
def test_a_flood_of_frames_that_are_no_messages_is_cut_off(strict_server: ServerProcess, flood: bytes) -> None:
    with closing(Person(strict_server)) as visitor, closing(Person(strict_server, "Bia")) as bia:
        calm = bia.watch(bia.create("hansa_teutonica", "me", "hotseat"))
        loud = Tab(visitor)
        began = time.monotonic()
        loud.web.socket.sendall(flood)
        with pytest.raises(ConnectionClosed) as closed:
            loud.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert calm.play()["type"] == "ack"
        assert time.monotonic() - began < 5
    assert "floods with control frames or fragments" in strict_server.log.read_text()


def test_some_pings_are_answered_and_a_message_in_fragments_is_read(strict_server: ServerProcess) -> None:
    with closing(Person(strict_server)) as visitor:
        tab = Tab(visitor)
        for _ in range(5):
            assert tab.web.ping().wait(5)
        tab.web.send(iter(['{"type":"ping",', '"nonce":', '"in parts"}']))
        answer = tab.read()
        assert (answer["type"], answer["nonce"]) == ("ack", "in parts")


def test_messages_sent_together_with_the_handshake_are_answered_one_after_another(server: ServerProcess) -> None:
    """More than one slice of frames waits while the first of them are answered."""
    with closing(Person(server)) as visitor:
        tab = Tab(visitor)
        said = b"".join(
            Frame(Opcode.TEXT, b'{"type":"ping","nonce":"n%d"}' % number).serialize(mask=True) for number in range(1000)
        )
        tab.web.socket.sendall(said)
        assert [tab.read()["nonce"] for _ in range(1000)] == [f"n{number}" for number in range(1000)]


def test_where_somebody_says_that_they_go_opens_no_door(server: ServerProcess) -> None:
    """`?at=` is for proxies that share the load; whatever it says, everybody sees what is theirs to see."""
    with closing(Person(server, "Ana")) as ana, closing(Person(server, "Eve")) as eve:
        table = ana.create("hansa_teutonica", "me", "hotseat", visibility="link")["table"]
        for query in (f"?at={table}", "?at=", "?at=%00%ff", f"?at={table}&at=other"):
            with Tab(eve, query) as tab:
                assert ("shared" in tab.hello) == (WORKERS != "1"), "one server is alone on its file"
                assert tab.ask("subscribe", table=table)["code"] == "unknown_table"
        with Tab(ana, "?at=nowhere") as own:
            assert own.ask("subscribe", table=table)["type"] == "ack"


def flood_head(server: ServerProcess, first: bytes, part: bytes) -> tuple[bytes, int]:
    """Send the head of a request without end; returns the answer and how much was taken."""
    sent = 0
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=20)) as line:
        line.sendall(first)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            while sent < MUCH:
                sent += line.send(part)
        try:
            return line.recv(100), sent
        except ConnectionResetError:
            return b"", sent


@pytest.mark.parametrize(
    ("first", "part"),
    [
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-A: b\r\n" * 1000),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ", b"b" * 8000),
        (b"GET /", b"a" * 8000),
        (b"", b"G" * 8000),
    ],
    ids=["headers", "header", "url", "method"],
)
def test_a_head_without_end_is_refused_at_once(strict_server: ServerProcess, first: bytes, part: bytes) -> None:
    before = strict_server.peak_memory()
    answer, sent = flood_head(strict_server, first, part)
    assert answer == b"" or b"400 Bad Request" in answer
    assert sent < MUCH
    assert strict_server.peak_memory() - before < 4 * 1024 * 1024


class Listening:
    """A small application behind our HTTP connections, in this process."""

    def __init__(self) -> None:
        self.bodies: list[str] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert scope["type"] == "http"
        while (message := await receive())["type"] == "http.request" and message["more_body"]:
            pass
        self.bodies.append("whole" if message["type"] == "http.request" else "cut")
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})

    @asynccontextmanager
    async def lines(self, count: int) -> AsyncIterator[list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]:
        """Connections to it, opened one after another."""
        config = uvicorn.Config(self, http=HttpConnection, lifespan="off")
        config.load()
        running, loop = uvicorn.Server(config), asyncio.get_running_loop()
        listening = await loop.create_server(
            lambda: HttpConnection(config, running.server_state, {}, loop), "127.0.0.1", 0
        )
        opened = []
        for _ in range(count):
            opened.append(await asyncio.open_connection(*listening.sockets[0].getsockname()))
            await asyncio.sleep(0.02)
        try:
            yield opened
        finally:
            for _, writer in opened:
                writer.transport.abort()
            listening.close()
            await asyncio.sleep(0.05)

    async def ask(self, *parts: bytes) -> bytes:
        """Send a request in parts, a tenth of a second apart; returns what comes until the connection ends."""
        async with self.lines(1) as [(reader, writer)]:
            try:
                for part in parts:
                    writer.write(part)
                    await asyncio.sleep(0.1)
                return await asyncio.wait_for(reader.read(1000), 10)
            except ConnectionError:
                return b""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests that take more than half a second are too late."""
    monkeypatch.setattr(http_connection, "REQUEST_SECONDS", 0.5)


HEAD = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    "parts",
    [(), (b"GET / HT",), (b"GET / HTTP/1.1\r\n", *[b"X: y\r\n"] * 8), (HEAD,), (HEAD, *[b"x"] * 8)],
    ids=["nothing", "half a line", "dripping head", "no body", "dripping body"],
)
def test_half_a_request_is_not_waited_for(parts: tuple[bytes, ...]) -> None:
    app = Listening()
    answer = asyncio.run(app.ask(*parts))
    assert answer == b"" or answer.startswith(b"HTTP/1.1 408")
    assert "whole" not in app.bodies


@pytest.mark.usefixtures("impatient")
def test_a_request_in_time_is_answered() -> None:
    whole = HEAD + b"x" * 100
    assert asyncio.run(Listening().ask(whole[:60], whole[60:])).startswith(b"HTTP/1.1 200")


def test_the_oldest_half_request_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever holds connections open without asking anything loses the oldest of them."""
    monkeypatch.setattr(http_connection, "UNFINISHED", 3)

    async def story() -> list[bool]:
        async with Listening().lines(5) as opened:
            return [reader.at_eof() or reader.exception() is not None for reader, _ in opened]

    assert asyncio.run(story()) == [True, True, False, False, False]
