"""A game's book: what people are told of its cards before they see a table, in their language.

Each game has a module ``book`` beside its texts: ``cards(text, content)`` gives every card, place, die and token by its id,
and ``OPEN_DICE`` are the purposes of chance that are rolls for all to see, each of one kind of die. Its ``clauses.RULINGS``
lists the clauses that hold a ruling of ours.
"""

from __future__ import annotations

import msgspec


class Part(msgspec.Struct):
    """A sentence of a card: when it acts, by which clause, what it costs, and its words."""

    moment: str
    clause: str
    pay: dict[str, int]
    text: str
    brief: str
    """With symbols in brackets: ``[mark] 1[corruption] here.``"""


class Card(msgspec.Struct, kw_only=True):
    """What can be looked at: a card, a place, a die, a token."""

    kind: str
    name: str
    text: str = ""
    """What it does, in full."""
    parts: list[Part] = []
    """The same sentence by sentence."""
    flavour: str = ""
    source: str = ""
    about: dict[str, object] = {}
    """Its numbers and symbols, as the edition names them."""
    clauses: list[str] = []
    """The clauses that say how it is used."""
