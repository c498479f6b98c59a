"""Canonical JSON and its hash: two positions are equal exactly when their digests are."""

import json
from hashlib import blake2b

from tabuleiro.core.state import State


def canonical(value: object) -> str:
    """The one JSON text of a value: keys sorted, no blanks."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest_of(value: object) -> str:
    """Hash of a JSON value: 32 hexadecimal digits."""
    return blake2b(canonical(value).encode(), digest_size=16).hexdigest()


def digest(state: State) -> str:
    """Hash of a position's canonical dump."""
    return digest_of(state.dump())
