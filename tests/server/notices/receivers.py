"""Real receivers of letters on this machine: a mail server, and a server that takes whatever is posted to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_string, policy
from email.message import EmailMessage
from typing import NamedTuple


class Posted(NamedTuple):
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class PostReceiver:
    """An HTTP server that keeps what is posted and answers with a status."""

    def __init__(self) -> None:
        self.status = 201
        self.port = 0
        self.posted: list[Posted] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.posted.append(Posted(head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Taken\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


class MailReceiver:
    """An SMTP server that keeps mails; it may refuse a receiver (`refusing`) with a code."""

    def __init__(self) -> None:
        self.port = 0
        self.refusing = 0
        self.mails: list[EmailMessage] = []

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())
            await writer.drain()

        await say("220 receiver")
        while command := (await reader.readline()).decode().strip():
            verb = command[:4].upper()
            if verb == "DATA":
                await say("354 go on")
                text = (await reader.readuntil(b"\r\n.\r\n")).decode()[:-5]
                self.mails.append(message_from_string(text, _class=EmailMessage, policy=policy.default))
                await say("250 taken")
            elif verb == "QUIT":
                await say("221 bye")
                break
            else:
                await say(f"{self.refusing} no" if verb == "RCPT" and self.refusing else "250 well")
        writer.close()


@asynccontextmanager
async def receiving(receiver: PostReceiver | MailReceiver) -> AsyncIterator[None]:
    """Let a receiver listen on a port of its own, or again on the one it had."""
    server = await asyncio.start_server(receiver.take, "127.0.0.1", receiver.port)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield
