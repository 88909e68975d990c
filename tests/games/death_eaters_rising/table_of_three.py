"""Ana, Ben and Cid, each with one wizard: where the cards of the edition are played."""

from tests.tables import Watched

TRAVEL = """
    seats ana ben cid
    ana        faction order     team nymphadora-tonks
    ben        faction army      team harry-potter
    cid        faction hogwarts  team albus-dumbledore
    voldemort  faces ministry-of-magic
    turn       of ana  phase travel
"""
CLOCKWISE = TRAVEL + "chance voldemort-die clockwise \n"
"""Voldemort turns to Diagon Alley."""
DARK_MARK = TRAVEL + "chance voldemort-die dark-mark \n"
"""Voldemort stays at the Ministry."""
ASSIGN = """
    seats ana ben cid
    ana   faction order     team nymphadora-tonks
    ben   faction army      team harry-potter
    cid   faction hogwarts  team albus-dumbledore
    turn  of ana  at hogsmeade  phase assign
"""


def effects(t: Watched, line: str) -> list[str]:
    """What is told when somebody travels, without the travelling, the Voldemort die and the pool."""
    return [told for told in t.play(line) if told.split()[0] not in ("DER-3.2", "DER-1.6", "DER-3.3", "DER-4.1")]
