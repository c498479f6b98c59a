"""Atomic writes: a file is there whole or not at all, so that a run that was killed goes on where it was."""

from pathlib import Path


def save(path: Path, content: str | bytes) -> None:
    """Write a file beside its place and rename it there."""
    draft = path.with_suffix(".draft")
    draft.write_bytes(content.encode() if isinstance(content, str) else content)
    draft.replace(path)
