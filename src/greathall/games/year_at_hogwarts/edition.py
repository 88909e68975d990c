"""Reading an edition of A Year at Hogwarts: every fault is found before it reaches a table."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from greathall.games.year_at_hogwarts.box import Box
from greathall.games.year_at_hogwarts.checks.board import faults_of_board
from greathall.games.year_at_hogwarts.checks.box import faults_of_box
from greathall.games.year_at_hogwarts.checks.missions import faults_of_missions
from greathall.games.year_at_hogwarts.records import Edition
from greathall.kernel.errors import BadEdition
from greathall.kernel.faults import faults_in

NO_TEXTS: Mapping[str, str] = MappingProxyType({})


def box_of(content: dict[str, object], seats: int, options: dict[str, int], texts: Mapping[str, str] = NO_TEXTS) -> Box:
    """The box that the content fills, or all faults in it; ``texts`` are its files, for the numbers of lines."""
    faults = [fault.told(texts) for fault in faults_in(content, Edition)]
    if faults:
        raise BadEdition(faults)
    edition = msgspec.convert(content, Edition)
    found = [*faults_of_board(edition), *faults_of_box(edition), *faults_of_missions(edition)]
    if found:
        raise BadEdition([fault.told(texts) for fault in found])
    return Box(edition, seats, options)
