"""The server's log (structlog): one JSON object a line for machines, words for a terminal, and nobody's secrets.

Fields that hold a network address are replaced by a short keyed hash: lines of the same source can be told from others,
and the address cannot be had back. The key lives in memory and ends with the process. What must not be logged at all
(sessions, passwords, keys of tables, chat) is never handed to a log; a test plants them and looks.
"""

import logging
import os
import secrets
import sys
from hashlib import blake2b
from ipaddress import ip_address, ip_network
from typing import Final

import orjson
import structlog
from structlog.typing import EventDict, Processor

SHOWN: Final = 4
"""Bytes of a source's hash."""
DETAILS: Final = ("DETAIL:", "[parameters:", "CONTEXT:")
"""How lines begin on which a database repeats the row that it complains about, with hashes and words in it."""


class HiddenAddresses:
    """Puts a short hash in the place of every field that is an address."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(16)

    def __call__(self, _: object, __: str, event: EventDict) -> EventDict:
        """Change one line."""
        for name, value in event.items():
            if name != "event" and isinstance(value, str) and is_address(value):
                event[name] = blake2b(value.encode(), key=self._key, digest_size=SHOWN).hexdigest()
        return event


def is_address(text: str) -> bool:
    """Whether a text is a network address, or a network."""
    try:
        ip_address(text)
    except ValueError:
        try:
            ip_network(text)
        except ValueError:
            return False
    return True


def drop_details(_: object, __: str, event: EventDict) -> EventDict:
    """Cut from tracebacks what a database says about rows."""
    if trace := event.get("exception"):
        event["exception"] = "\n".join(line for line in trace.split("\n") if not line.lstrip().startswith(DETAILS))
    return event


def add_worker(_: object, __: str, event: EventDict) -> EventDict:
    """Say which process speaks."""
    event["worker"] = os.getpid()
    return event


def as_json(event: EventDict, **_: object) -> str:
    """One line of JSON; letters of any language stay as they are."""
    return orjson.dumps(event, default=repr).decode()


def common(*, addresses: bool) -> list[Processor]:
    """What is done to every line, whoever writes it."""
    steps: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
        add_worker,
        structlog.processors.format_exc_info,
        drop_details,
    ]
    return steps if addresses else [*steps, HiddenAddresses()]


def formatter(form: str, *, addresses: bool) -> logging.Formatter:
    """What turns a line into text."""
    renderer: Processor
    if form == "json":
        renderer = structlog.processors.JSONRenderer(as_json)
    else:
        renderer = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(),
            timestamp_key="time",
            pad_event_to=0,
            exception_formatter=structlog.dev.plain_traceback,  # the pretty one shows variables
        )
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer]
    return structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=common(addresses=addresses))


def keep_log(form: str, *, addresses: bool) -> None:
    """From now on this process writes its log to stderr: as JSON, as text, or (`auto`) as fits who reads it."""
    if form == "auto":
        form = "text" if sys.stderr.isatty() else "json"
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(form, addresses=addresses))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
