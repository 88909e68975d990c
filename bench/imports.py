"""How long `import greathall` takes a fresh process, beyond starting Python; and the first game, its edition read, beyond that.

The time is that of the processor, of processes that do nothing else, one kind after the other; the figures are medians.
"""

import resource
import statistics
import subprocess
import sys
import time

from bench.contest import ENGINE, arguments, report

BARE = "pass"
IMPORT = "import greathall"
FIRST_GAME = "import greathall; greathall.start('death-eaters-rising', seats=4, seed=1)"


def milliseconds(code: str) -> float:
    """The time of one process that runs this."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime) * 1000


def main() -> None:
    seconds: float = arguments().parse_args().seconds
    codes = (BARE, IMPORT, FIRST_GAME)
    times: dict[str, list[float]] = {code: [] for code in codes}
    end = time.monotonic() + seconds
    while len(times[FIRST_GAME]) < 3 or time.monotonic() < end:
        for code in codes:
            times[code].append(milliseconds(code))
    bare, imported, first_game = (statistics.median(times[code]) for code in codes)
    report(
        {
            "name": "import greathall",
            "version": ENGINE,
            "import_ms": imported - bare,
            "first_game_ms": first_game - bare,
            "bare_ms": bare,
        }
    )


if __name__ == "__main__":
    main()
