"""What a client may send over its socket: every message with its fields, read strictly."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import orjson

from tabuleiro.core.errors import shown
from tabuleiro.server.errors import RequestError


class Field(NamedTuple):
    """What a field must be: `text` (with its longest length), `integer`, `boolean` or `action` (a number or a text)."""

    kind: str
    longest: int = 0
    optional: bool = False


TABLE: Final = Field("text", 16)
SEQ: Final = Field("integer")
SEAT: Final = Field("integer")
ACTION: Final = Field("action", 200)
SHAPES: Final[Mapping[str, Mapping[str, Field]]] = {
    "subscribe": {"table": TABLE, "key": Field("text", 32, optional=True)},
    "unsubscribe": {"table": TABLE},
    "play": {"table": TABLE, "seq": SEQ, "seat": SEAT, "action": ACTION},
    "undo": {"table": TABLE, "seq": SEQ, "ply": Field("integer")},
    "undo_answer": {"table": TABLE, "seq": SEQ, "accept": Field("boolean")},
    "redo": {"table": TABLE, "seq": SEQ},
    "why": {"table": TABLE, "action": ACTION},
    "resign": {"table": TABLE, "seq": SEQ, "seat": SEAT},
    "hand_over": {"table": TABLE, "seq": SEQ, "seat": SEAT, "level": Field("text", 20)},
    "take_back": {"table": TABLE, "seq": SEQ, "seat": SEAT},
    "chat": {"table": TABLE, "text": Field("text", 500)},
    "ping": {},
}
"""Every client message; docs/protocol.md lists the same, and a test compares them."""
NONCE: Final = Field("text", 64)
LARGEST: Final = 2**31


class Message:
    """A message that has the right form."""

    def __init__(self, kind: str, nonce: str, fields: Mapping[str, object]) -> None:
        self.kind = kind
        self.nonce = nonce
        self._fields = fields

    def text(self, name: str) -> str:
        """A text field; empty when it was left out."""
        return str(self._fields.get(name, ""))

    def integer(self, name: str) -> int:
        """A number field."""
        value = self._fields[name]
        assert isinstance(value, int), "checked when the message was read"
        return value

    def action(self) -> object:
        """The action, a number or a text."""
        return self._fields["action"]


def read_nonce(frame: object) -> str:
    """The nonce of whatever came in, so that the error can carry it; empty when there is none."""
    nonce = frame.get("nonce") if isinstance(frame, dict) else None
    return nonce if isinstance(nonce, str) and len(nonce) <= NONCE.longest else ""


def decode(text: str) -> object:
    """A frame as data."""
    try:
        value: object = orjson.loads(text)
    except (ValueError, RecursionError) as error:
        raise RequestError("malformed", "expected a JSON object") from error
    return value


def read_message(frame: object) -> Message:
    """The message in a frame; anything unexpected is refused by name."""
    if not isinstance(frame, dict):
        raise RequestError("malformed", "expected a JSON object")
    kind = frame.get("type")
    if not isinstance(kind, str) or kind not in SHAPES:
        raise RequestError("malformed", f"unknown type {shown(kind)}: expected one of {', '.join(SHAPES)}")
    shape: dict[str, Field] = {"nonce": NONCE, **SHAPES[kind]}
    for name in frame:
        if name != "type" and name not in shape:
            raise RequestError("malformed", f"{kind}: unknown field {shown(name)}")
    for name, field in shape.items():
        if name not in frame and field.optional:
            continue
        problem = problem_of(field, frame.get(name))
        if problem:
            raise RequestError("malformed", f"{kind}.{name}: expected {problem}, found {shown(frame.get(name))}")
    return Message(kind, frame["nonce"], frame)


def problem_of(field: Field, value: object) -> str:
    """What was expected instead of a value; empty when it is right."""
    if field.kind == "boolean":
        return "" if isinstance(value, bool) else "true or false"
    is_number = isinstance(value, int) and not isinstance(value, bool) and -LARGEST < value < LARGEST
    if field.kind == "integer":
        return "" if is_number else "a number"
    if field.kind == "action" and is_number:
        return ""
    is_text = isinstance(value, str) and 0 < len(value) <= field.longest and "\x00" not in value
    return "" if is_text else f"a text of 1 to {field.longest} characters"
