"""No request that the description allows makes the server fail."""

import os
from contextlib import closing
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from server_process import ServerProcess

from server.people import Person

EXAMPLES = 60 if os.environ.get("WHOLE") else 8
"""Requests per endpoint; `make soak` sends more."""


def test_no_request_makes_the_server_fail(server: ServerProcess) -> None:
    described = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations = [result.ok() for result in described.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 20
    with closing(Person(server, "Schema")) as person:
        for operation in operations:
            if "logout" not in operation.path:
                bombard(operation, person.cookie)


def bombard(operation: schemathesis.schemas.APIOperation[Any, Any, Any, Any], cookie: str) -> None:
    """Send invented requests to one endpoint."""

    @settings(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy())
    def attempt(case: schemathesis.Case[Any]) -> None:
        answer = case.call(headers={"Cookie": cookie})
        assert answer.status_code < 500, f"{operation.method} {operation.path}: {answer.text}"

    attempt()
