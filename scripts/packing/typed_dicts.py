"""Stands in for `typing_extensions` in a browser, whose Python has all that we take from it."""

from typing import NotRequired, TypedDict

__all__ = ["NotRequired", "TypedDict"]
