"""Reads the frames of a socket: JSON, then one of the client's messages; whatever is wrong is named in the error."""

from typing import Annotated, Final

import orjson
from pydantic import Field, TypeAdapter, ValidationError

from tabuleiro.core.errors import shown
from tabuleiro.server.errors import RequestError
from tabuleiro.server.sockets.client_messages import MODELS, NONCE_LENGTH, ClientMessage
from tabuleiro.server.table.commands import Message

READER: Final[TypeAdapter[ClientMessage]] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])


def decode(text: str) -> object:
    """A frame as data."""
    try:
        value: object = orjson.loads(text)
    except (ValueError, RecursionError) as error:
        raise RequestError("malformed", "expected a JSON object in a text frame") from error
    return value


def read_nonce(frame: object) -> str:
    """The nonce of whatever came in, so that the error can carry it; empty when there is none."""
    nonce = frame.get("nonce") if isinstance(frame, dict) else None
    return nonce if isinstance(nonce, str) and len(nonce) <= NONCE_LENGTH else ""


def read_message(frame: object) -> Message:
    """The message in a frame; anything unexpected is refused by name."""
    if not isinstance(frame, dict):
        raise RequestError("malformed", "expected a JSON object")
    kind = frame.get("type")
    if not isinstance(kind, str) or kind not in MODELS:
        raise RequestError("malformed", f"unknown type {shown(kind)}: expected one of {', '.join(MODELS)}")
    try:
        message = READER.validate_python(frame)
    except ValidationError as error:
        raise RequestError("malformed", problem_of(kind, frame, error)) from error
    fields = vars(message).copy()
    head = (fields.pop("type"), fields.pop("nonce"), fields.pop("table", ""), fields.pop("key", ""))
    return Message(*head, fields.pop("seq", 0), fields)


def problem_of(kind: str, frame: dict[str, object], error: ValidationError) -> str:
    """The first thing that is wrong with a message: a field that is not known, else a field that is not as it must be.

    The first step of a problem's place is the type of the message, the second the name of the field.
    """
    problems = error.errors(include_url=False, include_context=False, include_input=False)
    for problem in problems:
        if problem["type"] == "extra_forbidden":
            return f"{kind}: unknown field {shown(problem['loc'][1])}"
    name = str(problems[0]["loc"][1])
    expected = MODELS[kind].model_fields[name].description
    return f"{kind}.{name}: expected {expected}, found {shown(frame.get(name))}"
