"""Positions of Death Eaters Rising in words: for scenarios, tests and reports of faults. See ``kernel.scenario``.

    seats ana ben
    ana        faction order  team nymphadora-tonks*2 bill-weasley  tokens swap-1 gain-red-1  declined ben
    voldemort  faces hogsmeade  card villain  damage 1
    hogsmeade  beside luna-lovegood*1 - antonin-dolohov  corruption 3  places hogs-head
    azkaban    holds mulciber
    corrupted-places holds hogsmeade-station atrium
    dice       pool blue-1=knowledge purple-1=bravery-2  on antonin-dolohov=blue-3=knowledge  out red-1
    dice       symbols antonin-dolohov=bravery
    turn       of ana  at hogsmeade  phase assign  progress assigned  spent bill-weasley
    hold       places atrium

``*2`` is damage, ``-`` a gap. What is not said stands as after the set-up, with gaps beside the locations; all characters
not named are in the deck, with Voldemort's card in the middle (``voldemort above 12``: below twelve cards). ``symbols`` are
covered by tokens. ``hold places`` are penalties that hold this turn; described, they are ``hold lasting``. What is pending
below another effect's choice is told by ``turn pending``, from the bottom: ``rolls ability-acts=ana=cho-chang=1 heal=ana=1=9``.
"""

from __future__ import annotations

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising import terms
from greathall.games.death_eaters_rising.awaiting import BENEATH, fault_of
from greathall.games.death_eaters_rising.box import LIMIT_HEALING
from greathall.games.death_eaters_rising.clauses import DER_8_1, DER_8_2, DER_8_3, DER_8_4, DER_8_5
from greathall.games.death_eaters_rising.described import CARD, EXTRA, PENALTIES, PHASES
from greathall.games.death_eaters_rising.described import describe as describe
from greathall.games.death_eaters_rising.rules.d4_assign import go_on
from greathall.games.death_eaters_rising.state import PROGRESS, DeathEatersState
from greathall.games.death_eaters_rising.terms import (
    BYTE,
    DICE,
    DIE_COUNT,
    DIRECTIONS,
    FACES,
    FACTIONS,
    LOCATIONS,
    NONE,
    PLACES,
    TOKENS,
    TRAITS,
    VOLDEMORT,
    VOLDEMORT_SIDES,
    WIZARDS,
)
from greathall.games.death_eaters_rising.verbs.act import act_on_table
from greathall.kernel import pending
from greathall.kernel.chance import Script
from greathall.kernel.errors import BadScenario
from greathall.kernel.names import clause_name
from greathall.kernel.rules import Rules
from greathall.kernel.scenario import Position
from greathall.kernel.scenario_reader import PositionReader, is_number
from greathall.kernel.state import UNSEEN, State

KEYS_OF_SEATS = ["faction", "team", "tokens", "healed", "declined"]
KEYS_OF = {
    **{name: ["beside", "corruption", "places"] for name in LOCATIONS},
    "voldemort": ["faces", "card", "damage", "above"],
    "azkaban": ["holds"],
    "hospital-wing": ["holds"],
    "corrupted-places": ["holds"],
    "used-tokens": ["holds"],
    "set-aside": ["holds"],
    "dice": ["pool", "on", "out", "symbols"],
    "turn": ["of", "at", "number", "phase", "rolled", "progress", "spent", "pending", "ended"],
    "hold": ["places", "lasting"],
}
KEYS = frozenset(key for keys in (KEYS_OF_SEATS, *KEYS_OF.values()) for key in keys)
ENDINGS = [DER_8_1, DER_8_2, DER_8_3, DER_8_4, DER_8_5]
DEFAULT_FACTIONS = [FACTIONS.index(faction) for faction in ("order", "army", "hogwarts", "order")]


def read_outcome(rules: Rules, purpose: str, word: str) -> int:
    """A direction, ``blue=knowledge``, the thing that is drawn, or a number."""
    if purpose == "voldemort-die" and word in DIRECTIONS:
        return VOLDEMORT_SIDES.index(DIRECTIONS.index(word))
    colour, _, face = word.partition("=")
    if purpose == "wizard-dice" and colour in terms.COLOURS and face in FACES:
        sides = rules.layout.sides[terms.COLOURS.index(colour)]  # type: ignore[attr-defined]
        if FACES.index(face) in sides:
            return int(sides.index(FACES.index(face)))
    if purpose in ("deck", "spell-tokens") and word in rules.layout.thing_names:
        return rules.layout.thing_names.index(word)
    if purpose in ("set-up", "voldemort-die") and is_number(word):
        return int(word)
    raise BadScenario(f"{word!r} is no outcome of {purpose}")


class Reader(PositionReader[DeathEatersState]):
    """Sets a state up from a position."""

    def __init__(self, rules: Rules, s: DeathEatersState, position: Position, seats: list[str]) -> None:
        PositionReader.__init__(self, rules, s, position, seats)
        self.named = {word for keys in position.values() for words in keys.values() for word in words}

    # --- words

    def target(self, place: str, word: str) -> int:
        """What dice and symbols go to."""
        return self.index(place, word, self.rules.names.domains["target"].words)

    # --- things

    def thing(self, place: str, word: str, kinds: range) -> int:
        """A thing by its name, of those that lie there; ``*2`` behind it is its damage."""
        name, star, damage = word.partition("*")
        names = self.rules.layout.thing_names
        if name not in names or names.index(name) not in kinds:
            raise BadScenario(f"{place}: {name!r} is nothing that lies there")
        thing = names.index(name)
        if star:
            if thing >= VOLDEMORT or not is_number(damage) or int(damage) > self.s.box.track[thing]:
                raise BadScenario(f"{place}: {word!r} has no such damage")
            self.s.damage[thing] = int(damage)
        return thing

    def put(self, place: str, words: list[str], zone: int, kinds: range) -> None:
        """Things into a zone; each may lie in one place only."""
        for word in words:
            thing = self.thing(place, word, kinds)
            if thing in self.laid:
                raise BadScenario(f"{place}: {word!r} lies in two places")
            self.laid.add(thing)
            self.s.set_aside([thing], zone)

    def put_rest(self, kinds: range, zone: int) -> None:
        """All things of these kinds that nobody named."""
        self.put(
            "the rest", [self.rules.layout.thing_names[each] for each in kinds if each not in self.laid], zone, kinds
        )

    # --- the position, part by part

    def read(self, script: Script) -> DeathEatersState:
        """The whole position; what the rules say of every table must hold."""
        s = self.s
        s.start(self.rules.layout, script, len(self.rules.names.purposes))
        self.check_subjects(KEYS_OF, dict.fromkeys(self.seats, KEYS_OF_SEATS), KEYS)
        self.read_seats()
        self.read_locations()
        self.read_piles()
        self.read_turn()
        self.read_penalties()
        self.read_dice()
        self.read_phase()
        return self.checked()

    def read_seats(self) -> None:
        """Factions, teams, tokens, and what this turn has done. A seat without a team has a starter of its faction."""
        s, box = self.s, self.s.box
        for seat, name in enumerate(self.seats):
            faction = self.one(name, "faction", [*FACTIONS, "-"], DEFAULT_FACTIONS[seat])
            s.faction[seat] = faction if faction < len(FACTIONS) else NONE
            team = self.words(name, "team")
            if not self.said(name, "team") and s.faction[seat] != NONE:
                team = self.free_starters(faction)[:1]
            self.put(f"{name} team", team, box.team + seat, range(WIZARDS))
            self.put(f"{name} tokens", self.words(name, "tokens"), box.held + seat, range(TOKENS, DICE))
            for word in self.words(name, "healed"):
                s.healed[seat] = self.thing(f"{name} healed", word, range(WIZARDS))
            for word in self.words(name, "declined"):
                s.declined_swaps[seat] |= 1 << self.index(f"{name} declined", word, self.seats)

    def free_starters(self, faction: int) -> list[str]:
        """The starters of a faction that the position puts nowhere."""
        names = [self.s.box.thing_names[card] for card in self.s.box.starters[faction] if card not in self.laid]
        return [name for name in names if not any(word.partition("*")[0] == name for word in self.named)]

    def read_locations(self) -> None:
        """Characters beside the locations, places and corruption."""
        box = self.s.box
        for at, name in enumerate(LOCATIONS):
            for slot, word in enumerate(self.words(name, "beside")):
                if slot > 2:
                    raise BadScenario(f"{name} beside: three characters lie beside a location")
                self.put(f"{name} beside", [word] if word != "-" else [], box.slots + at * 3 + slot, range(VOLDEMORT))
            own = [PLACES + place for place, where in enumerate(box.place_location) if where == at]
            standing = [box.thing_names[place] for place in own if box.thing_names[place] not in self.fallen()]
            standing = self.words(name, "places") if self.said(name, "places") else standing
            self.put(f"{name} places", standing, box.places_of + at, range(own[0], own[-1] + 1))
            self.s.corruption[at] = self.number(name, "corruption")

    def fallen(self) -> list[str]:
        """The places that are corrupted."""
        return self.words("corrupted-places", "holds")

    def read_piles(self) -> None:
        """What is out of play; the rest is in the deck and the supply."""
        box = self.s.box
        for name, zone, kinds in (
            ("azkaban", box.azkaban, range(WIZARDS, VOLDEMORT)),
            ("hospital-wing", box.hospital, range(WIZARDS)),
            ("used-tokens", box.used_tokens, range(TOKENS, DICE)),
            ("set-aside", box.set_aside, range(WIZARDS)),
            ("corrupted-places", box.fallen, range(PLACES, TOKENS)),
        ):
            self.put(name, self.words(name, "holds"), zone, kinds)
        missing = [box.thing_names[place] for place in range(PLACES, TOKENS) if place not in self.laid]
        if missing:
            raise BadScenario(f"{missing[0]!r} neither stands nor is corrupted")
        self.put_rest(range(VOLDEMORT), box.undrawn)
        self.put_rest(range(TOKENS, DICE), box.supply)
        self.read_voldemort()

    def read_voldemort(self) -> None:
        """Where he looks, where his card is, and his damage."""
        s, box = self.s, self.s.box
        card = self.one("voldemort", "card", CARD, CARD.index("deck"))
        s.set_aside([VOLDEMORT], [box.deck, box.villain, box.set_aside][card])
        left = len(s.piles[box.undrawn])
        above = self.number("voldemort", "above", left // 2)
        if above > left:
            raise BadScenario(f"voldemort above: {left} cards are left")
        if CARD[card] == "deck":
            s.piles[box.deck] = [UNSEEN] * above + [VOLDEMORT] + [UNSEEN] * (left - above)
        else:
            s.piles[box.deck] = [UNSEEN] * left
        s.damage[VOLDEMORT] = self.number("voldemort", "damage")
        s.facing = self.one("voldemort", "faces", LOCATIONS, 0)

    def read_turn(self) -> None:
        """Whose turn it is, where, and what was done in it."""
        s = self.s
        s.active = self.one("turn", "of", self.seats, 0)
        s.turn = self.number("turn", "number", 1)
        s.mission = self.one("turn", "at", LOCATIONS, NONE)
        for word in self.words("turn", "spent"):
            s.spend(self.target("turn spent", word))
        s.rolls = self.number("turn", "rolled", 1 if self.phase() in ("assign", "end-turn") else 0)
        s.progress = self.one("turn", "progress", PROGRESS, 0)

    def read_penalties(self) -> None:
        """What corrupted places forbid or demand this turn."""
        s = self.s
        for word in self.words("hold", "places"):
            place = self.thing("hold places", word, range(PLACES, TOKENS)) - PLACES
            for act in s.box.place_acts[place]:
                if act.verb >= LIMIT_HEALING:
                    act_on_table(s, act, s.box.place_location[place], NONE, 0)
        for word in self.words("hold", "lasting"):
            if word in EXTRA:
                at = EXTRA.index(word)
                s.extra[at // 4] += 1 << BYTE * (at % 4)
                continue
            penalty = self.index("hold lasting", word, [*PENALTIES, *EXTRA])
            s.healing_limited |= penalty == 0
            s.tokens_forbidden |= penalty == 1
            s.turning_forbidden |= penalty == 2

    def read_dice(self) -> None:
        """The pool, what is assigned, what is out, and symbols that tokens cover."""
        s, box = self.s, self.s.box
        for word in self.words("dice", "pool"):
            self.put_die("dice pool", word, box.pool)
        for word in self.words("dice", "out"):
            self.put_die("dice out", word, box.spent_dice)
        for word in self.words("dice", "on"):
            target, _, name = word.partition("=")
            at = self.target("dice on", target)
            die = self.put_die("dice on", name, box.assigned)
            s.die_on[die] = at
            self.cover("dice on", word, at, s.side[die] & 3, 1 + s.side[die] // 4)
        for word in self.words("dice", "symbols"):
            target, _, trait = word.partition("=")
            self.cover("dice symbols", word, self.target("dice symbols", target), self.index(word, trait, TRAITS), 1)
        self.put_rest(range(DICE, DICE + DIE_COUNT), box.dice_box)

    def put_die(self, place: str, word: str, zone: int) -> int:
        """A die, ``blue-1=knowledge``, or ``blue-1`` before it was rolled."""
        name, _, face = word.partition("=")
        self.put(place, [name], zone, range(DICE, DICE + DIE_COUNT))
        die = self.thing(place, name, range(DICE, DICE + DIE_COUNT)) - DICE
        if face:
            if face not in FACES or FACES.index(face) not in self.s.box.sides[self.s.box.colour[die]]:
                raise BadScenario(f"{place}: {word!r} has no such side")
            self.s.side[die] = FACES.index(face)
        elif zone == self.s.box.assigned or (zone == self.s.box.pool and self.s.rolls):
            raise BadScenario(f"{place}: which side does {word!r} show?")
        return die

    def cover(self, place: str, word: str, target: int, trait: int, symbols: int) -> None:
        """Symbols of a target are covered; of a doubled side the second may be lost."""
        fitting = min(symbols, self.s.open_symbols(target, trait))
        if not fitting:
            raise BadScenario(f"{place}: {word!r} covers no open symbol")
        self.s.cover(target, trait, fitting)

    def phase(self) -> str:
        """The phase that is asked for; none where all that is pending is told, or the game has ended."""
        if self.said("turn", "pending") or self.said("turn", "ended"):
            return ""
        return PHASES[self.one("turn", "phase", PHASES, 0)]

    def read_phase(self) -> None:
        """What is asked: travel, roll, assign, end the turn; or all that is pending; or how the game has ended."""
        s = self.s
        s.questions = s.roll_question = 1
        if self.said("turn", "ended"):
            self.read_ending(self.words("turn", "ended"))
        elif self.said("turn", "pending"):
            words = self.words("turn", "pending")
            pending.read(self.rules, s, self.seats, words, BENEATH, lambda frame, last: fault_of(s, frame, last))
        elif self.phase() == "travel":
            s.ask(t.ASK_TRAVEL, s.active)
        elif s.mission == NONE:
            raise BadScenario("turn at: the phase needs a location")
        else:
            go_on(s)

    def read_ending(self, words: list[str]) -> None:
        """The clauses by which the game has ended, all won or all lost."""
        clauses = [clause_name(self.rules.names.prefix, clause) for clause in ENDINGS]
        for word in words:
            ending = ENDINGS[self.index("turn ended", word, clauses)]
            self.s.end(ending, (1 << self.s.seats) - 1 if ending == DER_8_1 else 0)
        if not words:
            raise BadScenario("turn ended: by which clause?")


def set_up(rules: Rules, position: Position, seats: list[str], script: Script) -> State:
    """The state that a position describes."""
    s = rules.new_state()
    assert isinstance(s, DeathEatersState)
    return Reader(rules, s, position, seats).read(script)
