"""Logs: a line of JSON for each thing that an operator should know, and no secret in any of them.

What is logged is a constant sentence and named facts: ``log.info("table begun", extra={"table": tag(id), "seats": 3})``. The
arguments and the text of errors are never written, for they may hold what somebody has sent: an error is told by its class
and by where it arose. A table's id is an invitation, so its tag stands for it.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from hashlib import blake2b
from typing import TextIO

OURS = "greathall"
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "websocket", "taskName"}
"""What every record has besides the facts that are logged."""
LONGEST = 100


def tag(secret: str) -> str:
    """What stands for a secret in logs: the same for the same one, and nothing to find it by."""
    return blake2b(secret.encode(), digest_size=5).hexdigest()


class Lines(logging.Formatter):
    """Writes each record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where it comes from, the sentence, and the facts."""
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": sentence(record),
        }
        said |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info and record.exc_info[0]:
            said["error"] = record.exc_info[0].__name__
            said["at"] = places(record.exc_info[1])
        return json.dumps(said, default=type_of, ensure_ascii=False)


def sentence(record: logging.LogRecord) -> str:
    """The sentence that the program holds; of what others log its first line, without what was filled in."""
    text = str(record.msg)
    return text if record.name.startswith(OURS) else text.partition("\n")[0][:LONGEST]


def places(error: BaseException | None) -> list[str]:
    """Where an error arose and where it passed, the last call last."""
    frames = traceback.extract_tb(error.__traceback__) if error else []
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]


def type_of(value: object) -> str:
    """A fact that is no plain value is only named."""
    return f"<{type(value).__name__}>"


def write_logs(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """Let everything that is logged be written as lines. Who asked for which address is not: addresses are invitations."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level, force=True)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    for name in ("uvicorn.error", "sqlalchemy", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)  # what uvicorn tells of a socket has its address in it
    logging.getLogger("uvicorn.access").disabled = True
