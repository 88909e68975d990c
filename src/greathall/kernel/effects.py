"""The form of an effect: one sentence of a card, written as data.

An effect says *when*, *if*, *whom*, *how much*, *verb*, *for how long* and *how often*. It is of one of four kinds, told by
the key that it has:

- ``when``     act: at this moment, do the verb (a frame on the stack);
- ``while``    answer a question that rules ask (a total, a limit, a cost, a permission); computed, never stored;
- ``instead``  may take the place of a named step;
- ``window``   may be chosen by its holder when a window of this name is open.

A game declares its own words: one ``Sentence(Effect)`` with the fields above, and one small class for each verb. The class
name, in kebab case, is the verb in the edition: ``class AddDie(Sentence, frozen=True, kw_only=True)`` is written
``verb = "add-die"`` (msgspec and the type checker want the two arguments with every class).
"""

import re

import msgspec

KINDS = ("when", "while", "instead", "window")


def kebab(name: str) -> str:
    """``GainDie`` becomes ``gain-die``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Words(
    msgspec.Struct,
    tag=kebab,
    rename=lambda name: name.rstrip("_").replace("_", "-"),
    forbid_unknown_fields=True,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
):
    """How verbs and conditions are written: in kebab case; ``if_`` is the field ``if``."""


class Effect(Words, tag_field="verb", frozen=True, kw_only=True):
    """The base of every verb of every game."""

    def kind(self) -> str:
        """Which of the four kinds this effect is."""
        return next(kind for kind in KINDS if getattr(self, f"{kind}_", None) is not None)

    def __post_init__(self) -> None:
        given = [kind for kind in KINDS if getattr(self, f"{kind}_", None) is not None]
        if len(given) != 1:
            raise ValueError(
                f"an effect has exactly one of {', '.join(KINDS)}; this one has {', '.join(given) or 'none'}"
            )


class Condition(Words, tag_field="is", frozen=True, kw_only=True):
    """The base of every condition of every game: ``if = { is = "team-has", faction = "order" }``."""
