"""Positions of A Year at Hogwarts in words: for scenarios, tests and reports of faults. See ``kernel.scenario``.

    seats ana ben
    ana              board harry-potter  at corridor-1  hp 5  objects mandrake  cards stupefy-1  missions basilisk
    oak-doors        tokens winged-key
    bellatrix-lestrange  at west-tower
    spell-deck       under stupefy-2
    turn             of ana  phase move
    chance           movement 4 3

What is not said stands as after the set-up: a board that nobody else has, on Start, with its HP, Floo and Portkey tokens, but
no card, no mission and no object token; tokens that are not named wait beside the boards. The phase is where the turn stands:
``turn`` (it begins), ``move`` (before the roll), ``stop`` (the move has ended where the pawn stands), ``end``; or all that is
pending is told by ``turn pending``, from the bottom. Dice are written as they show. When Voldemort returns pawns have their
own names, not their players'. Any field of the state may be set under ``turn``, ``fight``, ``match`` or ``return``.
"""

from __future__ import annotations

from greathall.games.year_at_hogwarts import contest_tables, terms
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.clauses import YAH_2_4
from greathall.games.year_at_hogwarts.described import (
    DOMAINS,
    GROUPS,
    NUMBERS,
    default_floo,
    default_hp,
    default_known,
    hidden_families,
    key_of,
    subjects,
    zones_elsewhere,
)
from greathall.games.year_at_hogwarts.described import describe as describe
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import FIRST_DEATH_EATER, NONE, RETURNS
from greathall.kernel import engine, pending
from greathall.kernel.chance import Script
from greathall.kernel.errors import BadScenario
from greathall.kernel.events import EVERYONE
from greathall.kernel.names import NUMBER
from greathall.kernel.rules import Rules
from greathall.kernel.scenario import Position
from greathall.kernel.scenario_reader import PositionReader, is_number
from greathall.kernel.state import UNSEEN, State

BENEATH = (t.NEXT, t.BOARDS_CHOSEN, t.TURN, contest_tables.MATCH)
PHASES = ["turn", "move", "stop", "end"]
PILES = ["objects", "cards", "missions", "done"]
KEYS_OF_PAWNS = ["board", "at", "home", *NUMBERS, *PILES]
KEYS_OF_DEATH_EATERS = ["at", "hp"]
ZONES = [
    *(f"{name}-{figure}" for name in ("objects-of", "cards-of", "missions-of", "done-by") for figure in range(8)),
    *(f"cards-of-death-eater-{at}" for at in range(8)),
    *(f"quidditch-cards-of-{at}" for at in range(8)),
    "cards-of-death-eater-of-the-app",
    "on-the-table",
    "out-of-the-game",
]
KEYS_OF = {
    **{f"{deck}-deck": ["under"] for deck in terms.DECKS},
    "elsewhere": ZONES,
    "known": ["by"],
    "hold": ["lasting", "used"],
    **{subject: [key_of(field) for field in fields] for subject, fields in GROUPS.items()},
}
KEYS_OF["turn"] = ["of", "number", "phase", "pending", "ended", "winners", *KEYS_OF["turn"]]
KEYS_OF_SPACES = ["tokens"]
KEYS = frozenset(
    key for keys in (KEYS_OF_PAWNS, KEYS_OF_DEATH_EATERS, KEYS_OF_SPACES, *KEYS_OF.values()) for key in keys
)
DECK_PURPOSES = terms.PURPOSES[: len(terms.DECKS)]


def read_outcome(rules: Rules, purpose: str, word: str) -> int:
    """A die as it shows, the thing that is drawn, or which card of a hand, counted from 0."""
    things = rules.layout.thing_names
    if purpose in DECK_PURPOSES or purpose == "set-up":
        if word in things:
            return things.index(word)
    elif purpose == "theft":
        if is_number(word):
            return int(word)
    elif word in ("1", "2", "3", "4", "5", "6"):
        return int(word) - 1
    raise BadScenario(f"{word!r} is no outcome of {purpose}")


class Reader(PositionReader[YearState]):
    """Sets a state up from a position."""

    # --- words

    def one(self, subject: str, key: str, domain: list[str], otherwise: int) -> int:
        """One word of a list, NONE for a dash."""
        return NONE if self.words(subject, key) == ["-"] else PositionReader.one(self, subject, key, domain, otherwise)

    def value(self, place: str, word: str, domain: list[str]) -> int:
        """The number of a word, NONE for a dash."""
        return NONE if word == "-" else self.index(place, word, domain)

    # --- the position, part by part

    def read(self, script: Script) -> YearState:
        """The whole position; what the rules say of every table must hold."""
        s = self.s
        s.start(self.rules.layout, script, len(self.rules.names.purposes))
        self.figures = subjects(self.rules, s, self.seats)
        players = dict.fromkeys(self.figures[: s.box.pawns], KEYS_OF_PAWNS)
        self.check_subjects(self.table(), players, KEYS)
        self.read_boards()
        for figure in range(s.box.pawns):
            self.read_pawn(figure)
        self.read_death_eaters()
        self.read_things()
        self.read_holds()
        self.read_fields()
        self.read_course()
        return self.checked()

    def table(self) -> dict[str, list[str]]:
        """The subjects that belong to nobody, with their keys."""
        death_eaters = self.figures[FIRST_DEATH_EATER : terms.FIGURES]
        return {
            **dict.fromkeys(self.s.box.space_names, KEYS_OF_SPACES),
            **dict.fromkeys(death_eaters, KEYS_OF_DEATH_EATERS),
            **KEYS_OF,
        }

    def read_boards(self) -> None:
        """Each pawn's board; who names none has the first student whom nobody plays, or its own when Voldemort returns."""
        s, box = self.s, self.s.box
        for figure in range(box.pawns):
            word = self.words(self.figures[figure], "board")
            s.board[figure] = self.one(self.figures[figure], "board", box.board_names, NONE) if word else NONE
        for figure in range(box.pawns):
            if not self.words(self.figures[figure], "board"):
                free = [board for board in box.students if board not in s.board]
                own = [box.pettigrew, *box.heroes]
                s.board[figure] = own[figure] if box.mode == RETURNS else free[0]

    def read_pawn(self, figure: int) -> None:
        """A player's side of the table."""
        s, box = self.s, self.s.box
        name = self.figures[figure]
        s.space[figure] = self.one(name, "at", box.space_names, box.start_space if s.board[figure] != NONE else NONE)
        s.home[figure] = self.one(name, "home", box.space_names, NONE)
        begun = s.board[figure] != NONE
        defaults = {
            "hp": default_hp(s, figure) if begun else 0,
            "floo": default_floo(s) if begun else 0,
            "portkeys": 1 if begun else 0,
        }
        for key, field in NUMBERS.items():
            getattr(s, field)[figure] = self.number(name, key, defaults.get(key, 0))
        for key, zone in zip(PILES, (box.objects, box.hands, box.missions, box.done)):
            self.put(name, key, zone + figure)

    def read_death_eaters(self) -> None:
        """Where they stand, and their HP."""
        s, box = self.s, self.s.box
        for figure in range(FIRST_DEATH_EATER, terms.FIGURES):
            name = self.figures[figure]
            s.space[figure] = self.one(name, "at", box.space_names, NONE)
            if name in self.position:
                s.board[figure] = box.death_eaters[figure - FIRST_DEATH_EATER]
                s.hp[figure] = self.number(name, "hp", default_hp(s, figure))

    def put(self, subject: str, key: str, zone: int) -> list[int]:
        """The things behind a key into a zone; each may lie in one place only."""
        found = [self.index(f"{subject} {key}", word, self.s.box.thing_names) for word in self.words(subject, key)]
        for thing in found:
            if thing in self.laid:
                raise BadScenario(f"{subject} {key}: {self.s.box.thing_names[thing]!r} lies elsewhere")
            self.laid.add(thing)
            self.s.set_aside([thing], zone)
        return found

    def read_things(self) -> None:
        """Tokens on spaces, cards under decks, and the rest; then who knows what."""
        s, box = self.s, self.s.box
        for space, name in enumerate(box.space_names):
            for token in self.put(name, "tokens", box.lying):
                if token >= box.first_card:
                    raise BadScenario(f"{name} tokens: {box.thing_names[token]!r} is no object token")
                s.token_at[token] = space
        s.piles[box.lying] = sorted(s.piles[box.lying])
        for zone in zones_elsewhere(s):
            self.put("elsewhere", box.zone_names[zone], zone)
        for deck, word in enumerate(terms.DECKS):
            under = self.put(f"{word}-deck", "under", box.decks[deck])
            rest = [card for card in box.things_of(terms.KIND_OF_DECK[deck]) if card not in self.laid]
            s.set_aside(rest, box.bags[deck])
            s.piles[box.decks[deck]] = [*([UNSEEN] * len(rest)), *under]
        s.set_aside([token for token in range(box.first_card) if token not in self.laid], box.undealt_tokens)
        hidden = hidden_families(s)
        s.known = [default_known(s, thing, hidden) for thing in range(len(box.thing_names))]
        for said in self.words("known", "by"):
            word, _, who = said.partition("=")
            s.known[self.index("known by", word, box.thing_names)] = self.bits(said, who)

    def bits(self, said: str, who: str) -> int:
        """Those who know a thing."""
        if who in ("all", "nobody"):
            return EVERYONE if who == "all" else 0
        return sum(1 << self.index(said, name, self.seats) for name in who.split("+"))

    def read_holds(self) -> None:
        """What is in force for a while, and what was used."""
        acts, figures = self.s.box.act_names, self.rules.names.domains["figure"].words
        for word in self.words("hold", "lasting"):
            act, of, on, begun = [*word.split("="), "", "", ""][:4]
            found = [self.index(word, act, acts), self.index(word, of, figures), self.index(word, on, figures)]
            self.s.standing += [*found, 0 if begun == "0" else 1]
        for word in self.words("hold", "used"):
            act, _, of = word.partition("=")
            self.s.used.append(self.index(word, act, acts) << 4 | self.index(word, of, figures))

    def read_fields(self) -> None:
        """Whose turn it is, and the fields that are said as they are."""
        s = self.s
        s.mover = self.one("turn", "of", self.figures, 0)
        s.active = s.box.player_of[s.mover]
        s.turn = self.number("turn", "number", 1)
        for subject, fields in GROUPS.items():
            for field in fields:
                if key_of(field) in self.position.get(subject, {}):
                    self.read_field(subject, field)

    def read_field(self, subject: str, field: str) -> None:
        """One field: a number or word, or a list of them."""
        words = self.words(subject, key_of(field))
        domain = DOMAINS.get(field, NUMBER)
        found: list[int] = []
        for word in words:
            if domain != NUMBER:
                found.append(self.value(f"{subject} {field}", word, self.rules.names.domains[domain].words))
            elif word == "-" or is_number(word):
                found.append(NONE if word == "-" else int(word))
            else:
                raise BadScenario(f"{subject} {key_of(field)}: {word!r} is no number")
        is_list = isinstance(getattr(self.s, field), list)
        if not is_list and len(found) != 1:
            raise BadScenario(f"{subject} {key_of(field)}: one number is said here, not {len(found)}")
        setattr(self.s, field, found if is_list else found[0])

    def read_course(self) -> None:
        """Where the turn stands; or all that is pending; or how the game has ended."""
        s, said = self.s, self.position.get("turn", {})
        s.questions = 1
        if "ended" in said:
            winners = [self.index("turn winners", name, self.seats) for name in said.get("winners", [])]
            s.end(YAH_2_4, sum(1 << seat for seat in winners))
            return
        if "pending" in said:
            pending.read(self.rules, s, self.seats, said["pending"], BENEATH)
            return
        phase = PHASES[self.one("turn", "phase", PHASES, 1)]
        seat = s.active
        if phase == "turn":
            s.turn -= 1
            s.then(t.TURN)
        else:
            s.then(t.NEXT, seat)
            s.then(t.WAY_BACK, seat, s.mover)
            s.then(t.TURN_END, seat, s.mover)
        if phase == "move":
            s.then(t.BEGIN_MOVE, seat)
        elif phase == "stop":
            s.walking = s.mover
            s.visited = [s.space[s.mover]]
            s.then(t.ARRIVE, seat)
        engine.advance(self.rules, s)


def set_up(rules: Rules, position: Position, seats: list[str], script: Script) -> State:
    """The state that a position describes."""
    s = rules.new_state()
    assert isinstance(s, YearState)
    return Reader(rules, s, position, seats).read(script)
