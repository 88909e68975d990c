"""How often something may be done."""

from __future__ import annotations

import time
from collections import OrderedDict

from greathall.server.refusals import Refused

MOST_KEYS = 10_000


class Limit:
    """So many in so many seconds, for each who does it."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.times: OrderedDict[str, list[float]] = OrderedDict()

    def count(self, who: str) -> None:
        """Once more; too often is refused."""
        now = time.monotonic()
        times = [each for each in self.times.pop(who, []) if each > now - self.seconds]
        self.times[who] = times
        if len(self.times) > MOST_KEYS:
            self.times.popitem(last=False)
        if len(times) >= self.most:
            raise Refused("error-too-fast")
        times.append(now)
