"""Positions of Talisman in words: for scenarios, tests and reports of faults. See ``kernel.scenario``.

    seats ana ben
    ana              side albus-dumbledore-headmaster  at leaky-cauldron  magic 6  fate 4  objects wand-1  spells expulso-1
    leaky-cauldron   cards antonin-dolohov  lying 1
    voldemort        at great-hall
    advantage        side death-eaters
    outer            top antonin-dolohov  discards dobby
    turn             of ana  phase move
    chance           movement 4

What is not said stands as after the set-up: a side that nobody else has, at its own start with its own values (but no Spell
and no Object), two Galleons, empty spaces. ``at -`` is a figure not yet on the board. ``lying`` are Galleons on a space,
``top`` cards placed on a deck, the first on top. The phase is where the turn stands: ``turn`` (it begins), ``move``,
``encounter`` (the move is over), ``end``; or all that is pending is told by ``turn pending``, from the bottom. Dice are written
as they show.
"""

from __future__ import annotations

from greathall.games.talisman import tables as t
from greathall.games.talisman import terms
from greathall.games.talisman.clauses import TAL_1_9
from greathall.games.talisman.described import BY, MARKS, NUMBERS, PILES, TURN_MARKS, TURN_NUMBERS
from greathall.games.talisman.described import describe as describe
from greathall.games.talisman.state import TalismanState, changed
from greathall.games.talisman.terms import NONE, OUTCOMES, SIDES
from greathall.games.talisman.view import DIRECTIONS, FIGHTS
from greathall.kernel import engine, pending
from greathall.kernel.chance import Script
from greathall.kernel.errors import BadScenario
from greathall.kernel.events import EVERYONE
from greathall.kernel.rules import Rules
from greathall.kernel.scenario import Position
from greathall.kernel.scenario_reader import PositionReader, is_number
from greathall.kernel.state import UNSEEN, State

PHASES = ["turn", "move", "encounter", "end"]
KEYS_OF_SEATS = ["side", "person", "at", *NUMBERS, *PILES, "task", "marks"]
KEYS_OF_TURN = [
    "of",
    "number",
    "phase",
    "direction",
    *TURN_NUMBERS,
    "flags",
    "trying",
    "visited",
    "met",
    "dropped",
    "offered",
    "dice",
    "fate-spent",
    "pending",
    "ended",
    "winners",
]
KEYS_OF_FIGHT = ["against", "fighter", "foes", "rival", "by", "text", "ally-of", "own-die", "foe-die", "outcome"]
KEYS_OF = {
    "voldemort": ["at"],
    "advantage": ["side"],
    "outer": ["top", "discards"],
    "middle": ["top", "discards"],
    "spells": ["discards"],
    "left": ["people"],
    "hold": ["lasting", "used"],
    "turn": KEYS_OF_TURN,
    "fight": KEYS_OF_FIGHT,
}
KEYS_OF_SPACES = ["cards", "lying"]
KEYS = frozenset(key for keys in (KEYS_OF_SEATS, KEYS_OF_SPACES, *KEYS_OF.values()) for key in keys)
DICE = ("movement", "voldemort-movement", "attack", "foe-attack", "table", "barrier")


def read_outcome(rules: Rules, purpose: str, word: str) -> int:
    """A die as it shows, the thing that is drawn, or a number."""
    if purpose in DICE and word in ("1", "2", "3", "4", "5", "6"):
        return int(word) - 1
    if purpose not in DICE and word in rules.layout.thing_names:
        return rules.layout.thing_names.index(word)
    if purpose in ("set-up", "theft") and is_number(word):
        return int(word)
    raise BadScenario(f"{word!r} is no outcome of {purpose}")


class Reader(PositionReader[TalismanState]):
    """Sets a state up from a position."""

    # --- things

    def put(self, subject: str, key: str, zone: int, kinds: range, known: int = EVERYONE) -> list[int]:
        """The things behind a key into a zone; each may lie in one place only."""
        found = self.many(subject, key, self.rules.layout.thing_names)
        for thing in found:
            if thing in self.laid or thing not in kinds:
                raise BadScenario(
                    f"{subject} {key}: {self.rules.layout.thing_names[thing]!r} lies elsewhere, or not there"
                )
            self.laid.add(thing)
            self.s.set_aside([thing], zone)
            self.s.known[thing] = known
        return found

    def put_rest(self, kinds: range, zone: int) -> None:
        """All things of these kinds that nobody named."""
        self.s.set_aside([thing for thing in kinds if thing not in self.laid], zone)

    # --- the position, part by part

    def read(self, script: Script) -> TalismanState:
        """The whole position; what the rules say of every table must hold."""
        s = self.s
        s.start(self.rules.layout, script, len(self.rules.names.purposes))
        spaces = dict.fromkeys(s.box.space_names, KEYS_OF_SPACES)
        self.check_subjects({**spaces, **KEYS_OF}, dict.fromkeys(self.seats, KEYS_OF_SEATS), KEYS)
        self.read_sides()
        for seat, name in enumerate(self.seats):
            self.read_seat(seat, name)
        self.read_board()
        self.read_decks()
        self.read_holds()
        self.read_turn()
        self.read_fight()
        self.read_phase()
        return self.checked()

    def read_sides(self) -> None:
        """Each seat's side; who names none has the first one whose person is free. A person without a side chooses yet."""
        box = self.s.box
        names = box.record_names[box.first_side : box.first_task]
        for seat, name in enumerate(self.seats):
            self.s.side = changed(self.s.side, seat, self.one(name, "side", names, NONE))
        taken = {box.person_of[side] for side in self.s.side if side != NONE}
        taken |= {box.thing_names.index(word) for name in self.seats for word in self.words(name, "person")}
        for seat, name in enumerate(self.seats):
            if self.s.side[seat] == NONE and not self.said(name, "person"):
                side = next(side for side, person in enumerate(box.person_of) if person not in taken)
                self.s.side = changed(self.s.side, seat, side)
                taken.add(box.person_of[side])

    def read_seat(self, seat: int, name: str) -> None:
        """A player's side of the table."""
        s, box = self.s, self.s.box
        side = s.side[seat]
        if side == NONE:
            self.put(name, "person", box.persons + seat, range(box.first_person, len(box.thing_names)))
            return
        marks = self.words(name, "marks")
        if self.said(name, "person"):
            self.put(name, "person", box.persons + seat, range(box.first_person, len(box.thing_names)))
        elif not (box.no_inheritance and "in-hospital" in marks):
            s.set_aside([box.person_of[side]], box.persons + seat)
            self.laid.add(box.person_of[side])
        defaults = {"magic": box.magic_of, "strength": box.strength_of, "life": box.life_of, "fate": box.fate_of}
        for key, field in NUMBERS.items():
            otherwise = defaults[key][side] if key in defaults else 2 if key == "galleons" else 0
            setattr(s, field, changed(getattr(s, field), seat, self.number(name, key, otherwise)))
        begun = self.words(name, "at") != ["-"]
        s.space = changed(s.space, seat, self.one(name, "at", box.space_names, box.start_of[side]) if begun else NONE)
        for mark in marks:
            field = MARKS[list(MARKS)[self.index(f"{name} marks", mark, list(MARKS))]]
            setattr(s, field, changed(getattr(s, field), seat, 1))
        s.task = changed(s.task, seat, self.one(name, "task", [task.id for task in box.tasks], NONE))
        cards = range(box.first_spell)
        self.put(name, "objects", box.objects + seat, cards)
        self.put(name, "allies", box.allies + seat, cards)
        self.put(name, "trophies", box.trophies + seat, cards)
        self.put(name, "spells", box.hands + seat, range(box.first_spell, box.first_person), 1 << seat)
        self.put(name, "seen", box.looks + seat, cards, 1 << seat)

    def read_board(self) -> None:
        """What lies on the spaces, Voldemort and the Advantage token."""
        s, box = self.s, self.s.box
        for space, name in enumerate(box.space_names):
            self.put(name, "cards", box.lying + space, range(box.first_spell))
            s.galleons_at = changed(s.galleons_at, space, self.number(name, "lying"))
        s.voldemort = self.one("voldemort", "at", box.space_names, box.great_hall)
        s.advantage = self.one("advantage", "side", SIDES, terms.ORDER)

    def read_decks(self) -> None:
        """Decks, discards and stacks; what nobody named is in them."""
        s, box = self.s, self.s.box
        decks = (
            ("outer", box.outer_cards, box.outer_bag, box.outer_deck, box.outer_discards),
            ("middle", box.middle_cards, box.middle_bag, box.middle_deck, box.middle_discards),
        )
        for name, cards, bag, deck, discards in decks:
            self.put(name, "discards", discards, cards)
            placed = self.put(name, "top", deck, cards)
            self.put_rest(cards, bag)
            s.piles[deck] = [*placed, *([UNSEEN] * len(s.piles[bag]))]
        self.put("spells", "discards", box.spell_discards, range(box.first_spell, box.first_person))
        self.put_rest(range(box.first_spell, box.first_person), box.spell_bag)
        self.put_rest(range(box.first_equipment, box.first_insignia), box.equipment_stacks)
        self.put_rest(range(box.first_insignia, box.first_spell), box.insignia_stacks)
        people = range(box.first_person, len(box.thing_names))
        self.put("left", "people", box.left_persons, people)
        self.put_rest(people, box.unused_persons)
        if any(s.piles[box.hands + seat] for seat in range(s.seats)):
            for spell in s.piles[box.spell_bag]:
                s.known[spell] = 0

    def read_holds(self) -> None:
        """What stands for a while, and what was used."""
        names = self.s.box.act_names
        for word in self.words("hold", "lasting"):
            act, of, on = (word.split("=") + ["", "-"])[:3]
            struck = self.index(word, on, self.seats) if on != "-" else NONE
            self.s.standing = [*self.s.standing, self.index(word, act, names), self.index(word, of, self.seats), struck]
        for word in self.words("hold", "used"):
            act, _, of = word.partition("=")
            self.s.used = [*self.s.used, self.index(word, act, names) << 3 | self.index(word, of, self.seats)]

    def read_turn(self) -> None:
        """Whose turn it is, and how far."""
        s, box = self.s, self.s.box
        s.active = self.one("turn", "of", self.seats, 0)
        s.turn = self.number("turn", "number", 1)
        for key, field in TURN_NUMBERS.items():
            setattr(s, field, self.number("turn", key))
        for flag in self.many("turn", "flags", list(TURN_MARKS)):
            setattr(s, list(TURN_MARKS.values())[flag], 1)
        s.direction = self.one("turn", "direction", DIRECTIONS, 0)
        s.trying = self.one("turn", "trying", box.space_names, NONE)
        s.visited = self.many("turn", "visited", box.space_names)
        s.met = self.many("turn", "met", box.thing_names)
        s.dropped = self.many("turn", "dropped", box.thing_names)
        s.offered = self.many("turn", "offered", box.thing_names)
        s.dice = [die + 1 for die in self.many("turn", "dice", ["1", "2", "3", "4", "5", "6"])]
        for seat in self.many("turn", "fate-spent", self.seats):
            s.fate_spent |= 1 << seat

    def read_fight(self) -> None:
        """A fight that is on."""
        s, box = self.s, self.s.box
        s.fight = self.one("fight", "against", FIGHTS, 0)
        s.fighter = self.one("fight", "fighter", self.seats, NONE)
        s.rival = self.one("fight", "rival", self.seats, NONE)
        s.by = self.one("fight", "by", BY, NONE)
        s.enemies = self.many("fight", "foes", box.thing_names)
        s.text = self.one("fight", "text", box.act_names, NONE)
        s.ally_owner = self.one("fight", "ally-of", self.seats, NONE)
        s.own_die = self.number("fight", "own-die")
        s.foe_die = self.number("fight", "foe-die")
        s.result = self.one("fight", "outcome", OUTCOMES, 0)

    def read_phase(self) -> None:
        """Where the turn stands; or all that is pending; or how the game has ended."""
        s = self.s
        s.questions = 1
        if self.said("turn", "ended"):
            winners = self.many("turn", "winners", self.seats)
            s.end(TAL_1_9, sum(1 << seat for seat in winners))
            return
        if self.said("turn", "pending"):
            pending.read(self.rules, s, self.seats, self.words("turn", "pending"), (t.NEXT, t.CHOICES_MADE))
            return
        phase = PHASES[self.one("turn", "phase", PHASES, 1)]
        if phase == "turn":
            s.turn -= 1
            s.then(t.TURN)
        else:
            s.then(t.NEXT, s.active)
            s.then(t.END_PHASE, s.active)
        if phase == "move":
            s.was_ferret = 1 if s.ferret[s.active] else 0
            s.then(t.MOVE, s.active)
        elif phase == "encounter":
            s.by_move = 1
            s.visited = [s.space[s.active]]
            s.then(t.ENCOUNTER, s.active)
            s.ask(t.ASK_ENCOUNTER, s.active)
        engine.advance(self.rules, s)


def set_up(rules: Rules, position: Position, seats: list[str], script: Script) -> State:
    """The state that a position describes."""
    s = rules.new_state()
    assert isinstance(s, TalismanState)
    return Reader(rules, s, position, seats).read(script)
