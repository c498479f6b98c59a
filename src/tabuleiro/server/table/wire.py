"""JSON for the wire: orjson where it is installed, the standard library elsewhere; both give the same bytes.

What is made once and sent to many is kept as bytes and put into each message around it as it is (`embed`).
"""

import json
from importlib import import_module
from importlib.util import find_spec

_orjson = import_module("orjson") if find_spec("orjson") else None


class Embedded:
    """A part of a message that is JSON already, where there is no orjson."""

    def __init__(self, json: bytes) -> None:
        self.json = json


def embed(json: bytes) -> object:
    """A part of a message that is JSON already (a fragment, as orjson calls it)."""
    return Embedded(json) if _orjson is None else _orjson.Fragment(json)


def encode(value: object) -> bytes:
    """A value as JSON: no blanks, UTF-8, keys in their order."""
    if _orjson is None:
        return json.dumps(value, default=_decode, separators=(",", ":"), ensure_ascii=False).encode()
    encoded: bytes = _orjson.dumps(value)
    return encoded


def encode_to_keep(value: object) -> bytes:
    """A value as JSON that stays in memory: a copy, because what orjson gives holds on to its whole first buffer."""
    return bytes(memoryview(encode(value)))


def encode_text(value: object) -> str:
    """A value as the text of a frame."""
    return encode(value).decode()


def encode_sorted(value: object) -> bytes:
    """A value as JSON with its keys in alphabetical order, for hashes."""
    if _orjson is None:
        return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    encoded: bytes = _orjson.dumps(value, option=_orjson.OPT_SORT_KEYS)
    return encoded


def _decode(value: object) -> object:
    """What the standard library writes in place of an embedded part."""
    if isinstance(value, Embedded):
        return json.loads(value.json)
    raise TypeError(f"{type(value).__name__} is no JSON")
