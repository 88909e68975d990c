"""Who plays when no person does. A bot sees only its seat's view, and the same view and seed lead to the same choice."""

from greathall.bots.levels import Bot, advise, bots, player

__all__ = ["Bot", "advise", "bots", "player"]
