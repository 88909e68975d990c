"""Tables are fetched from the database by several threads at once."""

import subprocess
import sys

LOAD_AT_ONCE = """
import sys, threading
from greathall.games import find_rules, shipped_edition
sys.setswitchinterval(1e-6)
content = shipped_edition("death-eaters-rising", "standard").content
gate = threading.Barrier(8)
def load():
    gate.wait()
    find_rules("death-eaters-rising", 4, {}, "ours", content)
threads = [threading.Thread(target=load) for _ in range(8)]
for each in threads:
    each.start()
for each in threads:
    each.join()
"""


def test_threads_that_meet_a_game_at_the_same_time_do_not_crash_the_server() -> None:
    """msgspec crashes the interpreter when two threads first use a type at once: one try in five did before rules waited."""
    for _ in range(8):
        ended = subprocess.run(
            [sys.executable, "-X", "faulthandler", "-c", LOAD_AT_ONCE], capture_output=True, timeout=60
        )
        assert ended.returncode == 0, ended.stderr.decode()
