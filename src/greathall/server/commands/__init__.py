"""What people may want at a table: for each kind of command the function that does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from greathall.server import protocol
from greathall.server.commands import asking, hosting, playing, sitting, voting

if TYPE_CHECKING:
    from greathall.server.live import LiveTable

Does = Callable[["LiveTable", str, Any], None]

COMMANDS: Final[dict[type[protocol.Command], Does]] = {
    protocol.Play: playing.play,
    protocol.Undo: playing.undo,
    protocol.Hand: playing.hand,
    protocol.Passes: playing.passes,
    protocol.AskBack: voting.ask_back,
    protocol.Vote: voting.vote,
    protocol.Why: asking.why,
    protocol.Hint: asking.hint,
    protocol.Say: asking.say,
    protocol.Sit: sitting.sit,
    protocol.Ready: sitting.ready,
    protocol.Leave: sitting.leave,
    protocol.Begin: hosting.begin,
    protocol.SetSeat: hosting.set_seat,
    protocol.Remove: hosting.remove,
    protocol.SetHouse: hosting.set_house,
    protocol.Pause: hosting.pause,
}
