"""What is refused, with the id of the message that says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from greathall.kernel.errors import (
    BadEdition,
    BadRecord,
    BadScenario,
    GreatHallError,
    IllegalChoice,
    NotPossible,
    UnknownWord,
)

if TYPE_CHECKING:
    from greathall.server.protocol import ErrorId

STATUS: Final[dict[str, int]] = {
    "error-unreadable": 400,
    "error-bad-name": 400,
    "error-bad-options": 400,
    "error-bad-record": 400,
    "error-not-your-seat": 403,
    "error-not-host": 403,
    "error-origin": 403,
    "error-no-spectators": 403,
    "error-not-allowed": 405,
    "error-too-large": 413,
    "error-too-fast": 429,
    "error-too-many-tables": 429,
    "error-server": 500,
    "error-stopping": 503,
}
"""The status of a refusal over HTTP; what is missing here is 404 or 409."""


class Refused(Exception):
    """Something that is not done, and why."""

    def __init__(self, error: ErrorId, about: str = "", clause: str = "") -> None:
        super().__init__(error)
        self.error = error
        self.about = about
        self.clause = clause

    @property
    def status(self) -> int:
        """The status over HTTP."""
        return STATUS.get(self.error, 404 if self.error.startswith("error-no-such") else 409)


def refused(error: GreatHallError) -> Refused:
    """What a page is told of the kernel's refusal."""
    match error:
        case IllegalChoice():
            return Refused("error-not-offered", error.choice, error.clause)
        case UnknownWord():
            return Refused("error-no-such-choice", str(error))
        case BadRecord():
            return Refused("error-bad-record", str(error))
        case BadEdition():
            return Refused("error-no-such-edition", error.faults[0])
        case BadScenario():
            return Refused("error-no-such-scenario", str(error))
        case NotPossible():
            return Refused("error-bad-options", str(error))
    return Refused("error-server")
