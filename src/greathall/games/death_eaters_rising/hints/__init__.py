"""What players of Death Eaters Rising would advise: whoever advises a seat asks ``Hints``."""

from greathall.games.death_eaters_rising.hints.advice import Hints

__all__ = ["Hints"]
