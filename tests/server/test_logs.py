"""Logs and metrics: what an operator is told, and what never."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from greathall.server.logs import Lines, tag, write_logs
from greathall.server.metrics import Metrics

SECRET = "9f2c4f0e6d7b8a90"


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is written while a test runs; afterwards logging is as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers.copy(), root.level
    stream = io.StringIO()
    write_logs(stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = False


def test_a_line_is_a_sentence_with_facts(lines: io.StringIO) -> None:
    logging.getLogger("greathall.server").info("table begun", extra={"table": tag(SECRET), "seats": 3})
    said = json.loads(lines.getvalue())
    assert said.pop("time").endswith("+00:00")
    expected = {"level": "info", "from": "greathall.server", "what": "table begun", "table": tag(SECRET), "seats": 3}
    assert said == expected


def test_an_error_is_told_by_its_class_and_place_never_by_what_it_says(lines: io.StringIO) -> None:
    def store() -> None:
        raise ValueError(f"the key is {SECRET}")

    try:
        store()
    except ValueError:
        logging.getLogger("greathall.server").exception("a change could not be written")
    said = json.loads(lines.getvalue())
    assert (said["error"], said["at"][-1].split()[-1]) == ("ValueError", "store")
    assert SECRET not in lines.getvalue()


def test_what_others_log_loses_what_was_filled_in(lines: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning('%s - "WebSocket %s" 403', "127.0.0.1", f"/api/tables/{SECRET}/socket")
    logging.getLogger("uvicorn.error").info("connection open %s", SECRET)
    logging.getLogger("uvicorn.access").info('%s - "GET /t/%s"', "127.0.0.1", SECRET)
    logging.getLogger("asyncio").error(f"Task exception was never retrieved\nfuture: {SECRET}")
    written = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert [each["what"] for each in written] == ['%s - "WebSocket %s" 403', "Task exception was never retrieved"]
    assert SECRET not in lines.getvalue()


def test_a_fact_that_is_no_plain_value_is_only_named() -> None:
    record = logging.makeLogRecord({"name": "greathall", "msg": "odd", "table": object()})
    assert json.loads(Lines().format(record))["table"] == "<object>"


def test_the_numbers_are_written_for_prometheus() -> None:
    metrics = Metrics()
    metrics.commands.labels("play", "ok").inc()
    metrics.command_seconds.observe(0.004)
    metrics.sockets.set(2)
    written = metrics.written().decode().splitlines()
    assert 'greathall_commands_total{do="play",result="ok"} 1.0' in written
    assert 'greathall_command_seconds_bucket{le="0.005"} 1.0' in written
    assert 'greathall_command_seconds_bucket{le="0.002"} 0.0' in written
    assert "greathall_sockets 2.0" in written
