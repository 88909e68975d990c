"""What players of A Year at Hogwarts would advise: whoever advises a seat asks ``Hints``."""

from greathall.games.year_at_hogwarts.hints.advice import Hints

__all__ = ["Hints"]
