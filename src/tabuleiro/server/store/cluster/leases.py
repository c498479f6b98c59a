"""A lease: something that is one worker's for some seconds, by the database's clock, whatever time others have."""

from typing import Final

from sqlalchemy import BigInteger, ColumnElement, cast, func

LEASE: Final = 8000
"""Milliseconds; renewed every two seconds while it is needed."""


def database_now() -> ColumnElement[int]:
    """The database's time in milliseconds."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
