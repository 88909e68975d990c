"""What the books of rules say of it: its dice are none."""

OPEN_DICE: list[str] = []
