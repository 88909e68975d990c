"""The words in which the cards and spaces of Talisman speak.

A sentence is an *act* (``when``, ``instead`` or ``window``) or an *answer* (``while``). "You" is whoever holds the card,
casts the Spell, or has come to the space. You decide where it says ``may``, and you pay; those whom it strikes make their
own choices, rolls and losses. Nobody is ever chosen who cannot be struck, and no option that does nothing; no cost is paid
by halves, and what takes the place of a step must be possible.

Sentences stand inside others (a row of a table, an option, a group): there ``when = "now"`` acts at once, any other kind
begins to stand, ``for`` as long as it says, and "them" is whom the sentence around it names. What stands without ``for``
stands as long as its card is held, and on an Enemy as long as it is met.

Places: "region" is any other space of the region, "neighbour" the next one either way.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from greathall.kernel.effects import Condition, Effect

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Side = Literal["order", "death-eaters"]
Region = Literal["outer", "middle", "inner"]
Value = Literal["magic", "strength"]
Foe = Literal["enemy", "character", "voldemort"]

Trigger = Literal[
    "now",  # inside another sentence: when its turn comes
    "encountered",  # TAL-5.5, TAL-5.11: this space or card is resolved
    "passage-tried",  # TAL-8.1, TAL-8.4: the barrier or the Gates of this space are tried
    "taken",  # TAL-5.6: this card comes to its holder
    "able",  # TAL-8.3: as soon as the condition holds and the cost can be paid
    "turn-begun",  # TAL-4.1
    "movement-rolled",  # TAL-4.2
    "fight-won",  # TAL-6.8, TAL-6.13
    "fight-lost",  # TAL-6.8
    "fight-drawn",  # TAL-6.8
    "life-lost",  # TAL-2.4
    "last-spell-cast",  # TAL-11.7: no Spell is left in hand
    "voldemort-moved",  # TAL-4.7
]

Number = Literal[
    "magic",  # TAL-2.3: the total
    "strength",
    "attack-score",  # TAL-6.5
    "movement",  # TAL-4.2: how many spaces
    "passage-score",  # TAL-8.1, TAL-8.4: the own total at the barrier or the Gates
    "object-limit",  # TAL-11.2
    "ally-limit",  # TAL-11.3
    "spell-limit",  # TAL-11.6
    "price",  # TAL-1.10: of each thing bought
]

Permission = Literal[
    "life-loss",  # TAL-6.8: losing Life
    "evading",  # TAL-10.1
    "attacking",  # TAL-5.2: attacking characters
    "being-attacked",  # TAL-5.2: being attacked by characters
    "voldemort-attack",  # TAL-4.8: being chosen when Voldemort attacks, if somebody else can be
    "being-transmuted",  # TAL-11.9
    "advantage",  # TAL-9.1: adding or subtracting for the Advantage token
    "trophy-mixing",  # TAL-6.18: adding Magic and Strength on trophies
    "trophy-trade",  # TAL-6.10
    "abilities",  # TAL-11.9: using the character's own
    "using-cards",  # TAL-11.14: using Objects and Allies
    "spell-casting",  # TAL-11.7
    "taking",  # TAL-11.9: taking things from the space
    "passage",  # TAL-11.14: trying the barrier or the Gates
    "movement-roll",  # TAL-4.2
]

Step = Literal[
    "movement-roll",  # TAL-4.2
    "movement",  # TAL-4.2: the walk, after the roll
    "passage-test",  # TAL-8.1, TAL-8.4
    "card-draw",  # TAL-5.3
    "life-loss",  # TAL-6.8
    "death",  # TAL-11.1
    "turn-loss",  # TAL-11.8
    "drawn-fight",  # TAL-6.8
    "spoils",  # TAL-6.13
]

Window = Literal[
    "any-time",
    "own-turn",  # TAL-11.7: between two steps of the own turn
    "before-move",  # TAL-4.1
    "movement-rolled",  # TAL-2.5 (1)
    "die-rolled",  # TAL-2.5 (3): a card or space asked for the roll
    "meeting",  # TAL-5.2: in place of attacking a character of the opposing faction on the space
    "evading",  # TAL-6.3
    "before-attack-roll",  # TAL-6.4
    "attack-rolled",  # TAL-6.7, TAL-6.20: between the rolls and the comparison
    "spell-cast",  # TAL-11.18: in answer to a Spell
    "life-loss",  # TAL-6.8: a Life is about to be lost
    "turn-end",  # TAL-5.13
]

Whom = Literal[
    "you",
    "them",  # whom the sentence around names
    "foe",  # whoever fights you: Enemy, character or Voldemort
    "fighter",  # one character in the fight
    "anyone",  # one character, you included
    "one-other",
    "one-other-here",
    "one-other-in-region",
    "everybody",
    "everybody-in-region",
]

Duration = Literal["fight", "turn", "until-your-next-turn"]
Often = Literal["once-a-fight", "once-a-turn", "once-a-game"]

Stock = Literal["life", "magic", "strength", "fate", "galleon", "spell", "insignia", "turn"]
Payable = Literal["life", "fate", "galleon", "spell", "object", "ally", "trophy", "insignia", "turn", "this-card"]
Countable = Literal["life", "fate", "galleon", "spell", "object", "ally", "insignia"]


class Part(
    Struct,
    rename=lambda name: name.rstrip("_").replace("_", "-"),
    forbid_unknown_fields=True,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
):
    """The base of what is neither a sentence nor a condition."""


class Name(Part, frozen=True, kw_only=True):
    """A name in each language that has one."""

    en: str
    cs: str | None = None
    pl: str | None = None


# Conditions


class Asked(Condition, frozen=True, kw_only=True):
    """Asked of you, or of each of those whom the sentence would strike: then it strikes only those for whom it holds."""

    of: Literal["you", "them"] = "you"


class Not(Condition, frozen=True, kw_only=True):
    """The condition does not hold."""

    that: "AnyCondition"


class AllOf(Condition, frozen=True, kw_only=True):
    """Every condition holds."""

    those: "tuple[AnyCondition, ...]"


class AnyOf(Condition, frozen=True, kw_only=True):
    """At least one condition holds."""

    those: "tuple[AnyCondition, ...]"


class Faction(Asked, frozen=True, kw_only=True):
    """TAL-2.6  Belongs to the named side, or to yours."""

    side: Side | Literal["yours", "not-yours"]


class At(Asked, frozen=True, kw_only=True):
    """TAL-1.1  Stands on one of the spaces, or in one of the regions."""

    spaces: tuple[Id, ...] = ()
    regions: tuple[Region, ...] = ()


class Has(Asked, frozen=True, kw_only=True):
    """TAL-11.2, TAL-11.3  Has at least, or at most, so many."""

    what: Countable
    at_least: int | None = None
    at_most: int | None = None


class HasCard(Asked, frozen=True, kw_only=True):
    """TAL-11.2, TAL-11.3  Holds one of the named cards."""

    cards: tuple[Id, ...]


class Most(Asked, frozen=True, kw_only=True):
    """Nobody has more, and it is not nothing."""

    what: Countable


class Fighting(Asked, frozen=True, kw_only=True):
    """TAL-6.1  Is in a fight: against such a foe, by such a value, in such a role; no word given means any."""

    against: tuple[Foe, ...] = ()
    by: Value | None = None
    role: Literal["attacker", "defender"] | None = None
    side: Side | None = None
    named: tuple[Id, ...] = ()
    worth: int = 0  # the foe's printed value, at least


class Rolled(Condition, frozen=True, kw_only=True):
    """TAL-4.13  The die just rolled shows at least, and at most, so much."""

    at_least: int = 1
    at_most: int = 6


class Advantage(Condition, frozen=True, kw_only=True):
    """TAL-9.1  The Advantage token shows that side."""

    side: Side


class AimedAtYou(Condition, frozen=True, kw_only=True):
    """TAL-11.7  The Spell just cast is aimed at you."""


AnyCondition = (
    Not | AllOf | AnyOf | Faction | At | Has | HasCard | Most | Fighting | Rolled | Advantage | AimedAtYou
)  # fmt: skip


# Sentences


class Cost(Part, frozen=True, kw_only=True):
    """What must be given up for the sentence to happen; who cannot pay cannot have it."""

    lose: Payable
    amount: int = 1


class Sentence(Effect, frozen=True, kw_only=True):
    """What every sentence may say: on which condition, whom it strikes, and for how long it stands."""

    if_: AnyCondition | None = None
    whom: Whom = "you"
    for_: Duration | None = None


class Act(Sentence, frozen=True, kw_only=True):
    """Does something, at a moment, in place of a step, or by choice in a window (always a choice, without ``may``)."""

    when_: Trigger | None = None
    instead_: Step | None = None
    window_: Window | None = None
    may: bool = False
    cost: Cost | None = None
    often: Often | None = None


class Add(Sentence, frozen=True, kw_only=True):
    """TAL-2.3  The number is so much more; a minus is less."""

    while_: Number
    amount: int | Literal["magic", "strength", "allies"]


class Set(Sentence, frozen=True, kw_only=True):
    """TAL-11.9  The number is this, whatever else adds to it."""

    while_: Number
    amount: int | Value


class Allow(Sentence, frozen=True, kw_only=True):
    """TAL-11.10  It may be done."""

    while_: Permission


class Forbid(Sentence, frozen=True, kw_only=True):
    """TAL-11.10  It cannot be done, whatever allows it."""

    while_: Permission


class Do(Act, frozen=True, kw_only=True):
    """Each sentence in turn, as one thing: one choice, one cost."""

    effects: "tuple[AnyEffect, ...]"


class Choose(Act, frozen=True, kw_only=True):
    """Whom it strikes chooses one of the sentences that can happen."""

    options: "tuple[AnyEffect, ...]"


class Row(Part, frozen=True, kw_only=True):
    """A row of a table: from this total up to the next row."""

    from_: int
    effects: "tuple[AnyEffect, ...]" = ()


class Roll(Act, frozen=True, kw_only=True):
    """TAL-2.5 (3)  Whom it strikes rolls, adds a total if told to, and looks up the table."""

    dice: int = 1
    add: Value | None = None
    table: tuple[Row, ...]


class Contest(Act, frozen=True, kw_only=True):
    """TAL-8.1, TAL-8.8  A die and the own total against a die and the value; no fight, and a tie is lost."""

    by: Value
    value: int
    won: "tuple[AnyEffect, ...]"
    lost: "tuple[AnyEffect, ...]" = ()


class Fight(Act, frozen=True, kw_only=True):
    """TAL-6.17, TAL-8.6  A fight against somebody who is only in this text; ``lost`` takes the place of losing a Life."""

    enemy: Name
    against: Foe = "enemy"
    side: Side | None = None
    by: Value
    value: int
    won: "tuple[AnyEffect, ...]" = ()
    lost: "tuple[AnyEffect, ...]" = ()


class Gain(Act, frozen=True, kw_only=True):
    """TAL-1.8, TAL-1.11, TAL-2.4, TAL-11.6  Gains from the stock or the deck, as far as limits and stock allow."""

    what: Stock
    amount: int = 1


class Lose(Act, frozen=True, kw_only=True):
    """TAL-2.2, TAL-6.8, TAL-11.8  Loses or discards, the loser choosing which; a lost turn is the next one."""

    what: Payable
    amount: int | Literal["all"] = 1


class Heal(Act, frozen=True, kw_only=True):
    """TAL-2.4  Gets Life back, up to the starting value."""

    amount: int | Literal["all"] = 1


class Take(Act, frozen=True, kw_only=True):
    """TAL-6.13, TAL-11.6  You take one from them and choose which, a Spell unseen unless it says otherwise."""

    what: Literal["object", "galleon", "spell"]
    seen: bool = False


class Fetch(Act, frozen=True, kw_only=True):
    """TAL-1.10, TAL-5.6  Takes a card that nobody holds: one of the named ones, or any of that kind."""

    what: Literal["object", "ally"] = "object"
    from_: Literal["stacks", "region", "discards"]
    cards: tuple[Id, ...] = ()


class Sell(Act, frozen=True, kw_only=True):
    """TAL-1.10  Equipment may be bought here at its price and the surcharge, as long as there is some."""

    wares: tuple[Id, ...]
    surcharge: int = 0


class Draw(Act, frozen=True, kw_only=True):
    """TAL-5.3  Draws so many Encounter cards more from the region's deck, which are then resolved with the others here."""

    amount: int = 1


class Discard(Act, frozen=True, kw_only=True):
    """TAL-6.17  Discards cards from the board, without a trophy."""

    which: Literal["foe", "enemy-in-region", "all-here"]


class Put(Act, frozen=True, kw_only=True):
    """TAL-5.8  Puts this card, or one lying in the region, on another space."""

    which: Literal["this-card", "card-in-region"] = "this-card"
    to: Literal["named", "region", "neighbour", "your-space"] = "named"
    spaces: tuple[Id, ...] = ()


class Look(Act, frozen=True, kw_only=True):
    """TAL-1.2, TAL-11.6  You look at their Spells, or at the top of the region's deck, and may arrange or discard it."""

    at: Literal["spells", "deck"]
    amount: int = 1
    and_: Literal["put-back", "arrange", "discard-any"] = "put-back"


class Move(Act, frozen=True, kw_only=True):
    """TAL-4.16, TAL-5.10  Goes at once to a space: one of the named, or one of your choice; and encounters it."""

    to: Literal["named", "region", "neighbour", "facing", "their-space"] = "named"
    spaces: tuple[Id, ...] = ()
    meet: bool = True


class MoveVoldemort(Act, frozen=True, kw_only=True):
    """TAL-4.7, TAL-4.8  You roll for Voldemort and move him, as on a movement roll of 1."""


class GoOn(Act, frozen=True, kw_only=True):
    """TAL-8.1, TAL-8.4, TAL-8.5  The way beyond this space is open, and is taken."""


class TurnBack(Act, frozen=True, kw_only=True):
    """TAL-4.6  Turns back in the Inner Region."""


class Reroll(Act, frozen=True, kw_only=True):
    """TAL-6.20  One die of whom it strikes, just rolled, is rolled again; the new result stands."""


class SetDie(Act, frozen=True, kw_only=True):
    """TAL-2.5  One die of whom it strikes, just rolled, counts as this number."""

    face: int


class Evade(Act, frozen=True, kw_only=True):
    """TAL-10.1  The Enemy or character is evaded."""


class Attack(Act, frozen=True, kw_only=True):
    """TAL-6.11  You attack them, wherever they stand."""


class EndFight(Act, frozen=True, kw_only=True):
    """TAL-6.8, TAL-6.13  The fight ends so for you, whatever the scores."""

    outcome: Literal["won", "drawn"]


class Prevent(Act, frozen=True, kw_only=True):
    """TAL-6.8, TAL-11.18  What opened this window does not happen: the Life is kept, the Spell has no effect."""


class Redirect(Act, frozen=True, kw_only=True):
    """TAL-11.18  The Spell strikes its caster in your place."""


class TurnAdvantage(Act, frozen=True, kw_only=True):
    """TAL-9.5  The Advantage token is turned to a side, over, or as you choose."""

    to: Side | Literal["over", "choice"]


class Transmute(Act, frozen=True, kw_only=True):
    """TAL-11.9  Is a Ferret for so many turns."""

    turns: int = 1


class EndTurn(Act, frozen=True, kw_only=True):
    """TAL-5.13  The turn ends."""


class TakeTask(Act, frozen=True, kw_only=True):
    """TAL-8.3  Rolls for a task of the Quidditch Pitch, if none is being done."""


class CompleteTask(Act, frozen=True, kw_only=True):
    """TAL-8.3, TAL-8.10  The task is done, and an Insignia gained."""


class WinGame(Act, frozen=True, kw_only=True):
    """TAL-1.9  Wins, alone; the game ends."""


AnyEffect = (
    Add | Set | Allow | Forbid
    | Do | Choose | Roll | Contest | Fight
    | Gain | Lose | Heal | Take | Fetch | Sell
    | Draw | Discard | Put | Look
    | Move | MoveVoldemort | GoOn | TurnBack
    | Reroll | SetDie | Evade | Attack | EndFight | Prevent | Redirect
    | TurnAdvantage | Transmute | EndTurn | TakeTask | CompleteTask | WinGame
)  # fmt: skip
Effects = tuple[AnyEffect, ...]
