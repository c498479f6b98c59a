"""JSON for the wire: orjson where it is installed, the standard library elsewhere; both give the same bytes.

What is made once and sent to many is kept as `Encoded` bytes and put into the message around it as it is.
"""

import json
from importlib import import_module
from importlib.util import find_spec

_orjson = import_module("orjson") if find_spec("orjson") else None


class Encoded:
    """A part of a message that is JSON already (what orjson calls a fragment)."""

    __slots__ = ("json",)

    def __init__(self, json: bytes) -> None:
        self.json = json


def encode(value: object) -> bytes:
    """A value as JSON: no blanks, UTF-8, keys in their order."""
    if _orjson is None:
        return json.dumps(value, default=_decode, separators=(",", ":"), ensure_ascii=False).encode()
    encoded: bytes = _orjson.dumps(value, default=_embed)
    return encoded


def encode_text(value: object) -> str:
    """A value as the text of a frame."""
    return encode(value).decode()


def encode_sorted(value: object) -> bytes:
    """A value as JSON with its keys in alphabetical order, for hashes."""
    if _orjson is None:
        return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    encoded: bytes = _orjson.dumps(value, option=_orjson.OPT_SORT_KEYS)
    return encoded


def _embed(value: object) -> object:
    """What orjson puts in place of an encoded part."""
    assert _orjson is not None
    if isinstance(value, Encoded):
        return _orjson.Fragment(value.json)
    raise TypeError(f"{type(value).__name__} is no JSON")


def _decode(value: object) -> object:
    """What the standard library puts in place of an encoded part."""
    if isinstance(value, Encoded):
        return json.loads(value.json)
    raise TypeError(f"{type(value).__name__} is no JSON")
