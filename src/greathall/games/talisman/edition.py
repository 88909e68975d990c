"""Reading an edition of Talisman: every fault is found before it reaches a table."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from greathall.games.talisman.box import Box
from greathall.games.talisman.checks.board import faults_of_board
from greathall.games.talisman.checks.box import faults_of_box
from greathall.games.talisman.checks.speech import faults_of_speech
from greathall.games.talisman.records import Edition
from greathall.kernel.errors import BadEdition
from greathall.kernel.faults import faults_in

NO_TEXTS: Mapping[str, str] = MappingProxyType({})


def box_of(content: dict[str, object], seats: int, options: dict[str, int], texts: Mapping[str, str] = NO_TEXTS) -> Box:
    """The box that the content fills, or all faults in it; ``texts`` are its files, for the numbers of lines."""
    faults = [fault.told(texts) for fault in faults_in(content, Edition)]
    if faults:
        raise BadEdition(faults)
    edition = msgspec.convert(content, Edition)
    found = [*faults_of_board(edition), *faults_of_box(edition), *faults_of_speech(edition)]
    if found:
        raise BadEdition([fault.told(texts) for fault in found])
    return Box(edition, seats, options)
