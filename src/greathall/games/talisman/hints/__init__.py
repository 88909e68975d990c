"""What players of Talisman would advise: whoever advises a seat asks ``Hints``."""

from greathall.games.talisman.hints.advice import Hints

__all__ = ["Hints"]
