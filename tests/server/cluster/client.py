"""One end of a socket: what it was answered and shown, and whether that ever went backwards."""

import json
from typing import Any

from tabuleiro.server.table.table import Table


class Client:
    """A connection of a page to a worker."""

    def __init__(self, user: int) -> None:
        self.user = user
        self.name = f"User {user}"
        self.tables: dict[str, Table] = {}
        self.shown: dict[str, int] = {}
        """For every table the last change that was shown, and under `chat` the last line."""
        self.updates: dict[str, dict[str, Any]] = {}
        """For every table the last update."""
        self.answers: dict[str, int] = {}
        self.answered: list[str] = []
        """The nonces that were acknowledged, in order."""
        self.problems: list[str] = []

    def send(self, text: str) -> None:
        """Take a message."""
        message = json.loads(text)
        if message["type"] == "update":
            self.see(message["table"], message["seq"])
            self.updates[message["table"]] = message
        lines = [message["line"]] if message["type"] == "chat" else message.get("chat") or []
        for line in lines[-1:]:
            self.see(f"chat {message['table']}", line["seq"])

    def see(self, table: str, seq: int) -> None:
        """Note what is shown of a table."""
        if seq < self.shown.get(table, 0):
            self.problems.append(f"{table}: shown {seq} after {self.shown[table]}")
        self.shown[table] = seq

    def acknowledge(self, nonce: str, **carried: object) -> None:
        """Note an answer."""
        self.answered.append(nonce)
        self.answers[nonce] = int(str(carried.get("seq", 0)))
