"""A bot of your own, which takes points at once: python examples/network_bot.py https://SERVER token.txt [GAMES]."""

import json
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tabuleiro.core.registry import find_edition

server, token = sys.argv[1].rstrip("/"), Path(sys.argv[2]).read_text(encoding="utf-8").strip()
games, over = int([*sys.argv, "1000000"][3]), set[str]()
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def points_after(message: dict[str, Any], action: int) -> int:
    """The points of the seat to act, one action on."""
    state = find_edition(message["game"], message["version"], message["components"]).load(message["position"])
    state.apply(action)
    return state.scores()[int(message["actor"])]


def play(socket: ClientConnection) -> None:
    """Answer what the server says, until it closes the socket or enough was played."""
    asked: dict[str, str] = {}
    while len(over) < games:
        message = json.loads(socket.recv())
        kind, table, send = message["type"], message.get("table", ""), list[dict[str, Any]]()
        if kind == "error":  # too fast, or the table has changed meanwhile: look at it again
            time.sleep(0.2)
            send = [{"type": "subscribe", "table": asked[message["nonce"]], "form": "bot"}]
        elif kind in {"hello", "turns"}:  # these tables wait for this bot
            waiting = message["turns" if kind == "hello" else "tables"]
            send = [{"type": "subscribe", "table": name, "form": "bot"} for name in waiting]
        elif kind == "invited":
            send = [{"type": "invite_answer", "table": table, "accept": True}]
        elif kind == "position" and message["legal"]:
            action = max((action for action, _ in message["legal"][:9]), key=lambda one: points_after(message, one))
            send = [{"type": "play", "table": table, "seq": message["seq"], "seat": message["actor"], "action": action}]
        elif kind == "position" and message["state"] == "finished":
            over.add(table)
        for one in send:
            asked[nonce := str(time.time_ns())] = one["table"]
            socket.send(json.dumps({"nonce": nonce, **one}))


urlopen(Request(f"{server}/api/bots/me/offer", b'{"tables": 8}', headers, method="PUT")).close()  # noqa: S310 - http(s)
while len(over) < games:
    try:
        with connect(f"ws{server[4:]}/api/socket", additional_headers=headers, max_size=None) as opened:
            play(opened)
    except (OSError, ConnectionClosed):
        time.sleep(1)
print(f"games played: {len(over)}")
