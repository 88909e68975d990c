"""The words of A Year at Hogwarts: what its cards, boards, tokens and spaces can say.

A sentence speaks from its record's side. *self* is whose it is: the player who holds a card or board, drew an event or
stands on a space; on a fight or duel card, the figure. *opponent* is the other side of the fight or match. Inside a branch,
a list of options or a lasting effect, *that-one* is whom the sentence around it concerns. Conditions ask about *whom*.

All sentences of a record that answer to one moment read their conditions before the first of them acts, so two of them can
say "either, or". A *when* is done unless it *may*; an *instead* and a *window* are offered, once each time that the step or
window comes round, unless *often* says less. A *while* inside ``begin`` holds as long as *for* says; elsewhere always.
"""

from typing import Annotated, Literal

import msgspec

from greathall.kernel.effects import Condition, Effect

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Trigger = Literal[
    "played",  # this card is played (YAH-9.1, YAH-11.10)
    "resolved",  # this card is drawn and resolved at once (YAH-5.2, YAH-5.3)
    "stopped",  # a move ends on a space whose effect counts (YAH-4.6)
    "duel-won",  # the duel begun on this space is won (YAH-5.4)
    "revealed",  # this fight or duel card is turned (YAH-10.4)
    "strike",  # the figure's special ability strikes (YAH-10.4)
    "attack-hit",  # an attack with dice had at least one success (YAH-10.8)
    "then",  # the branch or option around this sentence has been reached
]
Question = Literal[
    "movement-dice",  # dice rolled for a move (YAH-4.1)
    "steps",  # steps of this move (YAH-4.1)
    "stopping",  # may the move end here early? (YAH-4.3)
    "passing",  # may players be passed without a fight? (YAH-4.4)
    "revisiting",  # may a space be entered twice in one move? (YAH-4.2)
    "journeying",  # may one journey by Floo powder, Portkey or Buckbeak? (YAH-5.9)
    "pick-ups",  # tokens picked up in a turn (YAH-4.5)
    "cards-drawn",  # cards that a space gives (YAH-5.1)
    "cards-offered",  # cards looked at, of which one is resolved (YAH-5.2, YAH-5.3)
    "exam-points",  # points of a book in an exam (YAH-7.1)
    "attack-dice",  # dice of an attack (YAH-1.5)
    "resistance",  # resistance against attack dice (YAH-10.3)
    "damage",  # HP that one success, one attack card or one strike of whom costs in all (YAH-10.3, YAH-9.1)
    "card-limit",  # spells and potions that may be played in a fight (YAH-10.5)
    "playing",  # may this card be played? (YAH-9.2)
    "attacking-first",  # may one attack first, whatever the card says? (YAH-10.4)
    "fleeing",  # may one flee from this fight? (YAH-8.2)
    "healing",  # may HP be gained? (YAH-9.1)
    "seeker-dice",  # dice of a seeker's roll (YAH-11.10)
]
Step = Literal[
    "movement-roll",  # the roll for a move (YAH-4.1)
    "space-effect",  # the effect of the space on which the move ended (YAH-4.6)
    "defeat",  # losing a fight with the last HP (YAH-10.4)
]
Window = Literal[
    "turn-start",  # before the roll for the move (YAH-4.6)
    "movement-rolled",  # after it, before the first step (YAH-4.1)
    "tower",  # stopped on a tower (YAH-5.9)
    "attack-roll",  # before attack dice are rolled (YAH-8.2b)
    "attack-rolled",  # after whom has rolled attack dice, before they count (YAH-10.8)
    "fight",  # any moment of a fight before it is lost (YAH-8.2b)
    "horcrux-rolled",  # after the two dice for a horcrux (YAH-12.9)
    "turn-end",  # the end of one's turn (YAH-8.2b)
    "quidditch-card",  # whom has played a Quidditch card, before it acts (YAH-11.10)
]
Whom = Literal[
    "self",
    "opponent",
    "that-one",
    "each",  # every player, from the active one on
    "each-other",  # every player but self
    "any",  # one other player, chosen by self
    "right",  # the player to the right, whose turn is next (YAH-3.7)
    "leader",  # who has most points, several if equal
    "last",  # who has fewest, several if equal
    "any-death-eater",  # one of the Death Eaters in play, chosen by self
]
Duration = Literal[
    "fight",  # the rest of the fight
    "round",  # until whom has made the next attack, or in a match the next roll
    "turn",  # this turn
    "next-turn",  # the next turn of whom, to its end
]
Often = Literal["once-a-turn", "once-a-fight", "once-a-game"]

Deck = Literal["spell", "potion", "book", "behaviour", "event", "quidditch"]
Means = Literal["dice", "strike", "spell", "potion", "behaviour", "event"]
Holding = Literal["hp", "points", "floo", "portkey", "object", "card", "potion", "book"]
House = Literal["gryffindor", "ravenclaw", "hufflepuff", "slytherin"]
Board = Literal["main", "diagon-alley", "places"]
SpaceKind = Literal[
    "plain",
    "spell",
    "potion",
    "book",
    "behaviour",
    "event",
    "duel",
    "hp",
    "tower",
    "classroom",
    "common-room",
    "great-hall",
    "bridge",
    "named",
]
Per = Literal[
    "number-shown",  # the number on the space (YAH-5.5)
    "ones",  # dice of the attack just rolled that show 1
    "failures",  # dice of the attack just rolled that failed
    "rounds",  # rounds of this fight, this one included
    "books",  # books held
]


class Table(
    msgspec.Struct,
    rename=lambda name: name.rstrip("_").replace("_", "-"),
    forbid_unknown_fields=True,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
):
    """A table inside a record or sentence; anything unknown in it is an error."""


class Place(Table, frozen=True, kw_only=True):
    """Spaces: those for which everything given here is true."""

    boards: tuple[Board, ...] = ()
    kinds: tuple[SpaceKind, ...] = ()
    spaces: tuple[Id, ...] = ()
    besides: tuple[Id, ...] = ()
    own_house: bool = False
    pawn_of: Whom | None = None


class Cost(Table, frozen=True, kw_only=True):
    """One of these must be given up for the sentence to happen."""

    what: Holding


class At(Condition, frozen=True, kw_only=True):
    """YAH-4.3  The space in question, or where whom stands, is one of these."""

    place: Place


class Has(Condition, frozen=True, kw_only=True):
    """YAH-4.5  Whom holds at least, or at most, so many of this."""

    what: Holding
    at_least: int | None = None
    at_most: int | None = None


class OfHouse(Condition, frozen=True, kw_only=True):
    """YAH-1.4  Whom belongs to this house."""

    house: House


class Concerns(Condition, frozen=True, kw_only=True):
    """YAH-9.1  The attack, card or draw in question is one of these."""

    means: tuple[Means, ...]


class DieShows(Condition, frozen=True, kw_only=True):
    """YAH-10.3  The die in question shows at least this."""

    at_least: int


class Missed(Condition, frozen=True, kw_only=True):
    """YAH-10.4  The attack just made was with dice and had no success."""


class Round(Condition, frozen=True, kw_only=True):
    """YAH-10.4  The fight is at least, or at most, in this round."""

    at_least: int | None = None
    at_most: int | None = None


class Behind(Condition, frozen=True, kw_only=True):
    """YAH-11.10  The seeker of whom is behind the other."""


If = At | Has | OfHouse | Concerns | DieShows | Missed | Round | Behind


class Sentence(Effect, frozen=True, kw_only=True):
    """The frame of every sentence: its kind, its condition, whom it concerns, its cost, how long and how often."""

    when_: Trigger | None = None
    while_: Question | None = None
    instead_: Step | None = None
    window_: Window | None = None
    if_: If | None = None
    whom: Whom = "self"
    pay: Cost | None = None
    may: bool = False
    for_: Duration | None = None
    often: Often | None = None


class Add(Sentence, frozen=True, kw_only=True):
    """YAH-1.5  A total or limit is greater (or less) by the amount."""

    amount: int


class Set(Sentence, frozen=True, kw_only=True):
    """YAH-10.10  A total is the amount, whatever else is added (immune: 0)."""

    amount: int


class Allow(Sentence, frozen=True, kw_only=True):
    """YAH-4.3, YAH-4.4  The answer to the question is yes."""


class Forbid(Sentence, frozen=True, kw_only=True):
    """YAH-9.2, YAH-8.2b  The answer to the question is no, even where something allows it."""


class Gain(Sentence, frozen=True, kw_only=True):
    """YAH-5.5, YAH-7.2, YAH-5.3  Whom gains HP, points, Floo or Portkey tokens."""

    what: Literal["hp", "points", "floo", "portkey"]
    amount: int = 1
    per: Per | None = None


class Lose(Sentence, frozen=True, kw_only=True):
    """YAH-10.4, YAH-7.2, YAH-10.3  Whom loses HP, points or tokens, or puts cards under their decks."""

    what: Literal["hp", "points", "floo", "card", "spell", "potion"]
    amount: int = 1
    per: Per | None = None
    unseen: bool = False


class Draw(Sentence, frozen=True, kw_only=True):
    """YAH-5.1, YAH-5.2, YAH-5.3  Whom draws cards, to keep or to resolve at once as the deck says."""

    deck: Deck
    amount: int = 1


class Fetch(Sentence, frozen=True, kw_only=True):
    """YAH-9.3  Whom looks through a deck, takes one card of it and shuffles it."""

    deck: Literal["spell", "potion"]


class Take(Sentence, frozen=True, kw_only=True):
    """YAH-10.1a, YAH-10.1b  Whom takes a card or token from somebody; a card is taken unseen unless it says seen."""

    what: Literal["card", "object"]
    from_: Whom
    seen: bool = False


class PickUp(Sentence, frozen=True, kw_only=True):
    """YAH-4.5, YAH-4.6  Whom takes an object token that lies on one of these spaces."""

    at: Place


class LayDown(Sentence, frozen=True, kw_only=True):
    """YAH-6.5  Whom lays an object token of choice on one of these spaces."""

    at: Place


class Swap(Sentence, frozen=True, kw_only=True):
    """YAH-5.6  Whom offers any player a swap of one object token each, which may be refused."""


class MoveTo(Sentence, frozen=True, kw_only=True):
    """YAH-5.3, YAH-5.15  The pawn of whom is put on one of these spaces, chosen by whom acts; that is no meeting (YAH-4.4)."""

    to: Place


class Journey(Sentence, frozen=True, kw_only=True):
    """YAH-5.9, YAH-5.10, YAH-8.2  Whom visits one of these spaces, and is back at the end of the turn."""

    to: Place


class Flee(Sentence, frozen=True, kw_only=True):
    """YAH-8.2  The fight ends, and whom goes so many steps away."""

    steps: int


class ReRoll(Sentence, frozen=True, kw_only=True):
    """YAH-10.8  These dice of the roll that whom has made are rolled again."""

    dice: Literal["all", "failures", "successes"]


class Branch(Table, frozen=True, kw_only=True):
    """One row of a table for a die: from one above the row before up to this."""

    up_to: int
    effects: "tuple[Verb, ...]"


class Roll(Sentence, frozen=True, kw_only=True):
    """YAH-10.4, YAH-5.3  Whom rolls one die, and the row of the result happens."""

    table: tuple[Branch, ...]


class Choose(Sentence, frozen=True, kw_only=True):
    """YAH-5.6, YAH-5.10  Whom chooses one of the options that can be done."""

    options: "tuple[tuple[Verb, ...], ...]"


class Begin(Sentence, frozen=True, kw_only=True):
    """YAH-8.2, YAH-10.8  From now on, as long as *for* says, these sentences are in force."""

    effects: "tuple[Verb, ...]"


class Cancel(Sentence, frozen=True, kw_only=True):
    """YAH-9.1, YAH-10.9  The next attacks of whom, or the Quidditch card just played, do nothing."""

    what: Literal["attack", "quidditch-card"]
    amount: int = 1


class AnotherTurn(Sentence, frozen=True, kw_only=True):
    """YAH-8.2  Whom has an additional turn."""


class MissTurn(Sentence, frozen=True, kw_only=True):
    """YAH-5.2  Whom misses the next turn."""


class SitExams(Sentence, frozen=True, kw_only=True):
    """YAH-7.1  Whom may use books of the room's subject for their points."""


class StartDuel(Sentence, frozen=True, kw_only=True):
    """YAH-5.4, YAH-10.3  Whom draws a duel card and fights the figure on it."""


class PlayMatch(Sentence, frozen=True, kw_only=True):
    """YAH-5.10, YAH-11.1  Whom challenges any player to a Quidditch match."""


class Fly(Sentence, frozen=True, kw_only=True):
    """YAH-11.11  The seeker of whom goes so many squares on (back if less than 0), and as many as the dice show."""

    amount: int = 0
    dice: int = 0


Verb = (
    Add
    | Set
    | Allow
    | Forbid
    | Gain
    | Lose
    | Draw
    | Fetch
    | Take
    | PickUp
    | LayDown
    | Swap
    | MoveTo
    | Journey
    | Flee
    | ReRoll
    | Roll
    | Choose
    | Begin
    | Cancel
    | AnotherTurn
    | MissTurn
    | SitExams
    | StartDuel
    | PlayMatch
    | Fly
)
