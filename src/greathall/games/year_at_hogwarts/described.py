"""A position of A Year at Hogwarts in words, as it is read again by ``position``."""

from __future__ import annotations

from collections.abc import Iterator

from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.state import (
    OF_FIGHT,
    OF_MATCH,
    OF_RETURN,
    OF_TURN,
    STANDING,
    YearState,
)
from greathall.games.year_at_hogwarts.terms import FIRST_DEATH_EATER, NONE, RETURNS
from greathall.kernel import pending
from greathall.kernel.chance import Unforeseen
from greathall.kernel.events import EVERYONE
from greathall.kernel.rules import Rules
from greathall.kernel.scenario import Position
from greathall.kernel.state import BAG, DECK, OWN, UNSEEN, State

NUMBERS = {
    "hp": "hp",
    "points": "points",
    "floo": "floo",
    "portkeys": "portkeys",
    "turns-to-miss": "missed",
    "matches": "matches",
    "waits": "waits",
}
"""The numbers of a pawn, and the fields that hold them."""
GROUPS = {
    "turn": [field for field in OF_TURN if field != "mover"],
    "table": ["rounds", "last_round"],
    "fight": OF_FIGHT,
    "match": OF_MATCH,
    "return": OF_RETURN,
}
"""Fields that are written as they are, where they are not as in a new game."""
DOMAINS = {"walking": "figure", "visited": "space", "offered": "card"}
"""What those fields name that are no numbers."""


def subjects(rules: Rules, s: YearState, seats: list[str]) -> list[str]:
    """The word of each figure: its player's name; when Voldemort returns, and for Death Eaters, its own."""
    words = list(rules.names.domains["figure"].words)
    if s.box.mode != RETURNS:
        words[: len(seats)] = seats
    return words


def key_of(field: str) -> str:
    """A field as it is written."""
    return field.replace("_", "-")


def default_hp(s: YearState, figure: int) -> int:
    """The HP that a figure begins with."""
    return s.box.hp_of[s.board[figure]]


def default_floo(s: YearState) -> int:
    """YAH-3.2  Floo tokens at the beginning."""
    return 2 if s.box.variant == terms.UNDERAGE and s.box.mode != RETURNS else 1


def hidden_families(s: YearState) -> set[int]:
    """The families of which somebody holds a card unseen: what is left of their decks nobody knows for sure."""
    box = s.box
    return {box.families[each] for zone, pile in enumerate(s.piles) if box.zone_kinds[zone] == OWN for each in pile}


def default_known(s: YearState, thing: int, hidden: set[int]) -> int:
    """Who knows a thing that lies where it lies, if nothing else was seen."""
    zone = s.where[thing]
    box = s.box
    kind = box.zone_kinds[zone]
    if kind == BAG:
        return 0 if box.families[thing] in hidden else EVERYONE
    return box.watchers(zone) if kind == OWN else EVERYONE


def describe(rules: Rules, state: State, seats: list[str]) -> Position:
    """How the table stands, in words."""
    assert isinstance(state, YearState)
    s = state
    fresh = rules.new_state()
    assert isinstance(fresh, YearState)
    fresh.start(rules.layout, Unforeseen(), len(rules.names.purposes))
    words = subjects(rules, s, seats)
    found: Position = {}
    for figure in range(s.box.pawns):
        found[words[figure]] = pawn(s, figure)
    for figure in range(FIRST_DEATH_EATER, terms.FIGURES):
        if s.board[figure] != NONE:
            at = "-" if s.space[figure] == NONE else s.box.space_names[s.space[figure]]
            found[words[figure]] = {"at": [at], "hp": [str(s.hp[figure])]}
    for token, space in enumerate(s.token_at):
        if space != NONE:
            tokens = found.setdefault(s.box.space_names[space], {}).setdefault("tokens", [])
            tokens.append(s.box.thing_names[token])
    for deck, word in enumerate(terms.DECKS):
        under = [s.box.thing_names[card] for card in s.piles[s.box.decks[deck]] if card != UNSEEN]
        if under:
            found[f"{word}-deck"] = {"under": under}
    add(found, "elsewhere", dict(elsewhere(s)))
    add(found, "known", dict(known(rules, s, seats)))
    add(found, "hold", dict(holds(rules, s)))
    for subject, fields in GROUPS.items():
        add(found, subject, dict(changed(rules, s, fresh, fields)))
    found.setdefault("turn", {}).update(course(rules, s, seats, words))
    return found


def add(found: Position, subject: str, said: dict[str, list[str]]) -> None:
    """Say something of a subject, if there is anything to say."""
    if said:
        found[subject] = said


def pawn(s: YearState, figure: int) -> dict[str, list[str]]:
    """A player's side of the table."""
    box = s.box
    said: dict[str, list[str]] = {"board": ["-" if s.board[figure] == NONE else box.board_names[s.board[figure]]]}
    said["at"] = ["-" if s.space[figure] == NONE else box.space_names[s.space[figure]]]
    for key, field in NUMBERS.items():
        said[key] = [str(getattr(s, field)[figure])]
    if s.home[figure] != NONE:
        said["home"] = [box.space_names[s.home[figure]]]
    piles = {"objects": box.objects, "cards": box.hands, "missions": box.missions, "done": box.done}
    for key, zone in piles.items():
        said[key] = [box.thing_names[each] for each in s.piles[zone + figure]]
    return said


def elsewhere(s: YearState) -> Iterator[tuple[str, list[str]]]:
    """What lies in none of these places: on the table, in a Death Eater's hand, out of the game."""
    for zone in zones_elsewhere(s):
        if s.piles[zone]:
            yield s.box.zone_names[zone], [s.box.thing_names[each] for each in s.piles[zone]]


def zones_elsewhere(s: YearState) -> list[int]:
    """The zones that no subject of a position names."""
    box = s.box
    named = {box.lying, *box.decks, *box.bags, box.undealt_tokens}
    for first in (box.objects, box.hands, box.missions, box.done):
        named |= set(range(first, first + box.pawns))
    return [zone for zone in range(len(box.zone_names)) if zone not in named and box.zone_kinds[zone] != DECK]


def known(rules: Rules, s: YearState, seats: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Who knows what, where it is not who looks into the place."""
    said = []
    hidden = hidden_families(s)
    for thing, bits in enumerate(s.known):
        if bits != default_known(s, thing, hidden):
            who = "all" if bits == EVERYONE else "+".join(name for at, name in enumerate(seats) if bits >> at & 1)
            said.append(f"{s.box.thing_names[thing]}={who or 'nobody'}")
    if said:
        yield "by", said


def holds(rules: Rules, s: YearState) -> Iterator[tuple[str, list[str]]]:
    """What is in force for a while, and what was used."""
    figures = rules.names.domains["figure"].words
    names = s.box.act_names
    lasting = []
    for at in range(0, len(s.standing), STANDING):
        act, of, on, begun = s.standing[at : at + STANDING]
        lasting.append(f"{names[act]}={figures[of]}={figures[on]}={begun}")
    if lasting:
        yield "lasting", lasting
    if s.used:
        yield "used", [f"{names[code >> 4]}={figures[code & 15]}" for code in s.used]


def changed(rules: Rules, s: YearState, fresh: YearState, fields: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The fields that are not as in a new game."""
    for field in fields:
        value = getattr(s, field)
        if value != getattr(fresh, field):
            values = value if isinstance(value, list) else [value]
            domain = DOMAINS.get(field, "number")
            words = ["-" if each < 0 else rules.names.value(domain, each) for each in values]
            yield key_of(field), words


def course(rules: Rules, s: YearState, seats: list[str], words: list[str]) -> dict[str, list[str]]:
    """Whose turn it is, and all that is pending."""
    said = {"of": [words[s.mover]], "number": [str(s.turn)]}
    if s.ending:
        said["ended"] = ["yes"]
        said["winners"] = [name for at, name in enumerate(seats) if s.winners >> at & 1]
    else:
        said["pending"] = [pending.described(rules, frame, seats) for frame in s.stack]
    return said
