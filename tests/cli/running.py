"""How a test runs the command line."""

from collections.abc import Callable

from typer.testing import Result

Run = Callable[..., Result]
"""Takes the words of a command and, as `typed`, what a person types; gives what came out."""
