"""What the server answers instead of doing something: one error code per reason, as docs/protocol.md lists them."""

from collections.abc import Mapping
from typing import Final

from tabuleiro.bots.levels import UnknownLevel
from tabuleiro.core.action import Arguments
from tabuleiro.core.errors import (
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    Illegal,
    InputError,
    Malformed,
    NotYourTurn,
    UnknownGame,
)

STATUS: Final[Mapping[str, int]] = {
    "unauthenticated": 401,
    "forbidden": 403,
    "muted": 403,
    "confirm": 403,
    "unknown_table": 404,
    "unknown": 404,
    "stale": 409,
    "not_your_turn": 409,
    "illegal": 409,
    "not_here": 409,
    "not_started": 409,
    "started": 409,
    "finished": 409,
    "frozen": 409,
    "no_undo": 409,
    "no_clock": 409,
    "rated": 409,
    "hints_off": 409,
    "in_play": 409,
    "present": 409,
    "full": 409,
    "taken": 409,
    "malformed": 400,
    "bad_option": 400,
    "bad_record": 400,
    "bad_password": 400,
    "wrong_password": 401,
    "too_large": 413,
    "too_fast": 429,
    "busy": 503,
    "elsewhere": 503,
}
"""Every code with its HTTP status."""

CODES: Final = (
    (NotYourTurn, "not_your_turn"),
    (Malformed, "malformed"),
    (BadOption, "bad_option"),
    (UnknownLevel, "bad_option"),
    (BadPosition, "bad_record"),
    (BadRecord, "bad_record"),
    (UnknownGame, "unknown"),
    (BadData, "malformed"),
)
"""The code of each kind of bad input that the rules name."""


class RequestError(Exception):
    """A request that is not carried out; nothing was changed.

    `message` names a text (of the server's catalogue, or of the game's for `illegal`) that `arguments` fill; `text` is
    for programmers.
    """

    def __init__(
        self, code: str, text: str, arguments: Arguments | None = None, message: str = "", retry_after: int = 0
    ) -> None:
        super().__init__(text)
        assert code in STATUS, code
        self.code = code
        self.text = text
        self.arguments: Arguments = arguments or {}
        self.message = message or f"error-{code}"
        self.retry_after = retry_after
        """In how many seconds it may be tried again; 0 when time alone does not help."""
        self.rule = ""
        self.update = ""
        """The fresh update, as JSON, for whoever asked about a table that has changed."""

    def headers(self) -> dict[str, str]:
        """What an HTTP answer says besides its body."""
        return {"Retry-After": str(self.retry_after)} if self.retry_after else {}

    def answer(self) -> dict[str, object]:
        """The error as it goes out."""
        said: dict[str, object] = {
            "code": self.code,
            "message": self.message,
            "arguments": self.arguments,
            "text": self.text,
        }
        if self.rule:
            said["rule"] = self.rule
        return said


class Overtaken(RequestError):
    """Another worker has written to the table first; it was read again, and the same may be tried at once."""

    def __init__(self, text: str = "somebody else has written to this table") -> None:
        super().__init__("stale", text)


class StoreError(Exception):
    """The database did not take or give something; whether it was written must be read from it."""


class WorkFailed(Exception):
    """What a worker was to compute, and did not: it raised, took too long, or is gone."""


class FullDisk(StoreError):
    """There is no room for more where tables are kept."""


class LostDatabase(StoreError):
    """The file of the database is not in its place: what would be written into it would be lost."""


def busy(error: Exception) -> RequestError:
    """The answer when the database does not do its part."""
    if isinstance(error, LostDatabase):
        text = "the server's database is not in its place; nothing is stored until it is back"
        return RequestError("busy", text, message="error-lost-database")
    if isinstance(error, DamagedRow):
        text = "this account or session is damaged in the server's database; its operator can mend it"
        return RequestError("busy", text, message="error-damaged-row")
    if isinstance(error, FullDisk):
        text = "there is no room for this on the device; nothing is lost, make room and try again"
        return RequestError("busy", text, message="error-full-disk")
    return RequestError("busy", "the server cannot store this now; try again")


def brief(error: Exception) -> str:
    """What a database says is wrong, without what it adds on further lines: the row, with hashes in it."""
    return str(error).split("\n", maxsplit=1)[0]


class DamagedRow(StoreError):
    """A row that was altered by something else than this program; it is not served."""


class WriteConflict(StoreError):
    """Somebody else has written to the log first: a number or nonce is taken. Nothing was written."""


def request_error(error: InputError) -> RequestError:
    """The request error that says what is wrong with some input."""
    if isinstance(error, Illegal):
        refusal = error.refusal
        answer = RequestError("illegal", str(error), refusal.arguments, refusal.message)
        answer.rule = refusal.rule
        return answer
    for kind, code in CODES:
        if isinstance(error, kind):
            return RequestError(code, str(error)[:500], error.arguments, f"error-{error.key}")
    return RequestError("malformed", str(error)[:500], error.arguments, f"error-{error.key}")
