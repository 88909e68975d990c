"""The HTTP API, asked by Schemathesis for what its own description allows, and for what it does not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.server.houses import House, house

EXAMPLES = int(os.environ.get("GREATHALL_API_EXAMPLES", "10"))
"""Requests to each address."""


@pytest.fixture(scope="module")
def roomy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which one may set up many tables."""
    with house(tmp_path_factory.mktemp("api"), tables_a_person=10**6, tables_an_hour=10**6) as opened:
        yield opened


def test_no_request_is_a_fault_of_the_server(roomy: House) -> None:
    """Each is answered, or refused with a problem that says why; no fault is counted."""
    described: Any = schemathesis.openapi.from_url(f"{roomy.base}/api/schema/openapi.json")
    faults = roomy.app.hall.metrics.faults
    operations = [found.ok() for found in described.get_all_operations()]
    assert len(operations) > 15
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=[*HealthCheck])
        def ask(case: Any) -> None:
            before = faults._value.get()
            answer = case.call(headers={"Origin": roomy.base})
            assert answer.status_code < HTTPStatus.INTERNAL_SERVER_ERROR, (case, answer.content)
            if answer.status_code >= HTTPStatus.BAD_REQUEST:
                assert answer.json()["error"].startswith("error-"), (case, answer.content)
            assert faults._value.get() == before, case

        ask()
