"""The REST of a device: what is asked is answered, or refused, in the server's words and with the server's status."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from tabuleiro.core.errors import InputError
from tabuleiro.local import analysis_routes, learn_routes, table_routes
from tabuleiro.local.desk import Answering, Desk, Question, Told
from tabuleiro.server.errors import STATUS, RequestError, StoreError, busy, request_error
from tabuleiro.server.people.user import User
from tabuleiro.server.table.wire import encode_text

ROUTES: Final[Mapping[str, Answering]] = {
    **table_routes.ROUTES,
    **learn_routes.ROUTES,
    **analysis_routes.ROUTES,
}
"""Every question that is answered on a device; the others are files (texts, rules), or need a server (accounts)."""
PATTERNS: Final = {
    re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route)): answering for route, answering in ROUTES.items()
}


def find_route(method: str, path: str) -> tuple[Answering, Mapping[str, str]]:
    """Who answers a request, and the words of its path that are names."""
    for pattern, answering in PATTERNS.items():
        if (found := pattern.fullmatch(f"{method} {path}")) is not None:
            return answering, found.groupdict()
    raise RequestError("unknown", "a device does not answer this")


async def answer(
    desk: Desk, user: Callable[[], User], method: str, path: str, query: Mapping[str, str], body: str
) -> Told:
    """The answer to a request; a refusal is one, too, also that of a bad name."""
    try:
        answering, words = find_route(method, path)
        return await answering(desk, Question(user(), words, query, body))
    except RequestError as error:
        return refused(error)
    except InputError as error:
        return refused(request_error(error))
    except StoreError as error:
        return refused(busy(error))


def refused(error: RequestError) -> Told:
    """A refusal, told."""
    return Told(encode_text(error.answer()), STATUS[error.code])
