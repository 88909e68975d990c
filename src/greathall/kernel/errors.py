"""The few errors that the kernel raises. Each carries the facts that a person needs."""


class GreatHallError(Exception):
    """The base of all errors that are somebody's mistake, not a fault of the program."""


class IllegalChoice(GreatHallError):
    """A choice that is not among the seat's options."""

    def __init__(self, seat: int, choice: str, clause: str) -> None:
        super().__init__(f"seat {seat} may not choose {choice!r}: {clause}")
        self.seat = seat
        self.choice = choice
        self.clause = clause


class UnknownWord(GreatHallError):
    """A word that names nothing in this game."""


class ScriptEnded(GreatHallError):
    """Scripted or recorded chance has no outcome for what the game asks."""


class BadRecord(GreatHallError):
    """A record that cannot be read, was changed, or does not lead where it says. Names the place."""


class BadScenario(GreatHallError):
    """A scenario that cannot be read. Names the file and the line."""


class BadEdition(GreatHallError):
    """An edition with faults; lists them all."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class NotPossible(GreatHallError):
    """Something that cannot be done now, such as an undo beyond a roll."""
