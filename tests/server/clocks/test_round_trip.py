"""The network's share of a decision: measured by our own pings, and never more than 300 ms."""

import threading
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from server.people import eventually
from tabuleiro.server.sockets.connection import ROUND_TRIP, SocketConnection
from tabuleiro.server.sockets.socket import allowance


@pytest.mark.parametrize(
    ("scope", "milliseconds"),
    [
        ({}, 0),
        ({ROUND_TRIP: [0.0]}, 0),
        ({ROUND_TRIP: [0.12]}, 120),
        ({ROUND_TRIP: [0.3]}, 300),
        ({ROUND_TRIP: [9]}, 300),
    ],
)
def test_a_round_trip_is_not_charged_up_to_a_bound(scope: dict[str, Any], milliseconds: int) -> None:
    assert allowance(scope) == milliseconds, "whoever delays pongs gains no more"


async def tell_round_trip(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - an ASGI application
    """Answer every message with what the connection has measured."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": str(scope[ROUND_TRIP][0])})


def test_the_connection_measures_its_round_trip_by_its_own_pings() -> None:
    config = uvicorn.Config(
        tell_round_trip, port=0, ws=SocketConnection, ws_ping_interval=0.05, lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    serving = threading.Thread(target=server.run)
    serving.start()
    try:
        assert eventually(lambda: server.started)
        port = server.servers[0].sockets[0].getsockname()[1]
        with connect(f"ws://127.0.0.1:{port}/", compression=None) as client:

            def measured() -> float:
                client.send("how far?")
                return float(client.recv(10))

            assert eventually(lambda: measured() > 0)
    finally:
        server.should_exit = True
        serving.join()
