"""One tab of the browser at the tables of this device: the same messages as over the server's socket."""

import logging
from collections.abc import Callable
from typing import Final

from tabuleiro.core.errors import shown
from tabuleiro.local.asked import decode, fit_all
from tabuleiro.local.disk import ME
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.commands import CLIENT_COMMANDS, COMMANDS, HINT_COMMANDS, Message, answer
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.table import Table
from tabuleiro.server.table.wire import embed, encode_text

log = logging.getLogger(__name__)
HEAD: Final = ("type", "nonce", "table", "key", "seq")
"""The fields that say which command is meant and where; the others are the command's arguments."""

KNOWN: Final = {**COMMANDS, **CLIENT_COMMANDS, **HINT_COMMANDS}


class Tab:
    """Whoever sends messages: what they watch, and the way back to them."""

    def __init__(self, tables: LiveTables, name: str, post: Callable[[str], object]) -> None:
        self.user = ME
        self.name = name
        self.tables: dict[str, Table] = {}
        self._live = tables
        self._post = post

    def send(self, text: str) -> None:
        """Take a message to send; never waits."""
        self._post(text)

    def acknowledge(self, nonce: str, **carried: object) -> None:
        """Send that a message is done, and stored."""
        self.send(encode_text({"type": "ack", "nonce": nonce, **carried}))

    async def hear(self, text: str) -> None:
        """Answer one message; every message gets exactly one answer."""
        nonce = ""
        try:
            frame = decode(text)
            nonce = str(frame.get("nonce", ""))
            await answer(self, self._live, read_message(frame))
        except RequestError as error:
            self._send_error(nonce, error)
        except Exception:
            log.exception("a message could not be answered")
            self._send_error(nonce, RequestError("busy", "the table failed on this; it was noted"))

    def _send_error(self, nonce: str, error: RequestError) -> None:
        """Send why a message is not done."""
        message: dict[str, object] = {"type": "error", "nonce": nonce, **error.answer()}
        if error.update:
            message["update"] = embed(error.update.encode())
        self.send(encode_text(message))

    def leave(self) -> None:
        """Watch nothing any more."""
        for table in self.tables.values():
            table.unsubscribe(self)
        self.tables.clear()


def read_message(frame: dict[str, object]) -> Message:
    """The message in a frame; anything unexpected is refused by name."""
    kind = frame.get("type")
    command = KNOWN.get(kind) if isinstance(kind, str) else None
    if not isinstance(kind, str) or (command is None and kind != "ping"):
        raise RequestError("malformed", f"unknown type {shown(kind)}")
    nonce, table, key, seq = (frame.get(name, usual) for name, usual in zip(HEAD[1:], ("", "", "", 0), strict=True))
    if not (isinstance(nonce, str) and isinstance(table, str) and isinstance(key, str) and type(seq) is int):
        raise RequestError("malformed", f"{kind}: expected texts for nonce, table and key, and a number for seq")
    rest = {name: value for name, value in frame.items() if name not in HEAD}
    return Message(kind, nonce, table, key, seq, fit_all(command, rest, kind) if command is not None else {})
