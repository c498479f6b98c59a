"""The image and the club of containers in deploy/, tried: built, started, played on over TLS, and a worker killed.

    python bench/image.py

Where there is no Docker, that is said, and nothing is tried: the files are read by their linters in any case
(tests/test_deploy.py). Needs the ports 80 and 443 of this machine, and the network to fetch the images that ours stand
on. Status 1 when the game of bots did not come to its end.
"""

import asyncio
import contextlib
import os
import secrets
import shutil
import ssl
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
PROJECT = "tabuleiro-tried"
"""Containers and volumes of these names are ours to remove; a club that runs on this machine is called otherwise."""
PATIENCE_SECONDS = 600
RETRY_SECONDS = 0.5


def missing_docker() -> str:
    """What this machine lacks to try the image; empty when it has everything."""
    if (docker := shutil.which("docker")) is None:
        return "there is no Docker on this machine"
    for words, lacks in (
        (["info"], "Docker does not run on this machine"),
        (["compose", "version"], "Docker has no compose"),
    ):
        if subprocess.run([docker, *words], capture_output=True, check=False).returncode:  # noqa: S603 - found above
            return lacks
    return ""


def compose(*words: str) -> None:
    """Tell the containers something; the password of their database is made for this run."""
    command = ["docker", "compose", "--project-name", PROJECT, "--file", str(DEPLOY / "compose.yml"), *words]
    subprocess.run(command, check=True)  # noqa: S603 - our own file


async def watch_bots(url: str, secure: ssl.SSLContext | None, halfway: Callable[[], None]) -> int:
    """Let two bots play while somebody watches, through whatever happens; returns how many plies that took."""
    async with httpx.AsyncClient(base_url=url, verify=secure or True, timeout=30) as client:
        (await client.post("/api/guest", json={"name": "Ana"})).raise_for_status()
        seats = [{"kind": "bot", "level": "random"}] * 2
        answer = (await client.post("/api/tables", json={"game": "luna", "seats": seats})).raise_for_status()
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}
    table, struck = answer.json()["table"], False
    while True:
        with contextlib.suppress(OSError, WebSocketException):
            address = f"ws{url.removeprefix('http')}/api/socket?at={table}"
            async with connect(address, additional_headers=cookie, ssl=secure, max_size=2**22) as socket:
                await socket.send(orjson.dumps({"type": "subscribe", "nonce": "w", "table": table}).decode())
                async for text in socket:
                    message = orjson.loads(text)
                    if message["type"] != "update":
                        continue
                    if message["state"] == "finished":
                        return int(message["ply"])
                    if message["ply"] >= 20 and not struck:
                        struck = True
                        await asyncio.to_thread(halfway)
        await asyncio.sleep(RETRY_SECONDS)


def main() -> int:
    """Build, start, play, kill, and clear away."""
    if lacks := missing_docker():
        print(f"No image was built: {lacks}. The files of deploy/ were read by their linters (tests/test_deploy.py).")
        return 0
    os.environ |= {"DATABASE_PASSWORD": secrets.token_hex(24), "DOMAIN": "localhost"}
    trusting = ssl.create_default_context()  # Caddy signs the certificate of localhost by itself
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    try:
        compose("up", "--detach", "--build", "--wait")
        watching = watch_bots("https://localhost", trusting, lambda: compose("kill", "server-1"))
        plies = asyncio.run(asyncio.wait_for(watching, PATIENCE_SECONDS))
        print(f"A game of {plies} plies came to its end over TLS, through the kill of a worker.")
    except (subprocess.CalledProcessError, httpx.HTTPError, TimeoutError) as error:
        print(f"The containers of deploy/ do not do it: {error!r}", file=sys.stderr)
        return 1
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):
            compose("down", "--volumes", "--timeout", "20")
    return 0


if __name__ == "__main__":
    sys.exit(main())
