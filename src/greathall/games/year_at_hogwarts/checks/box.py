"""What is in the box: how many cards of each kind, names, values, and what everything is for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts import vocabulary as v
from greathall.games.year_at_hogwarts.checks.board import wrong_places
from greathall.games.year_at_hogwarts.checks.paths import parts_in, records_in
from greathall.games.year_at_hogwarts.records import Edition
from greathall.kernel.faults import Fault, allowed

CARDS = 210
ROLES = {"student": 8, "pettigrew": 1, "voldemort": 1, "death-eater": 6}
RESISTANCE = range(2, 6)
STUDENTS_DICE = (3, 4)
DIE = 6


def faults_of_box(edition: Edition) -> Iterator[Fault]:
    """YAH-1  Every fault of the cards, tokens and boards, and of what they say."""
    yield from wrong_counts(edition)
    yield from wrong_names(edition)
    yield from wrong_boards(edition)
    yield from wrong_tokens(edition)
    yield from wrong_references(edition)
    yield from wrong_sentences(edition)


def wrong_counts(edition: Edition) -> Iterator[Fault]:
    """YAH-1.2 to 1.4, YAH-11.3, YAH-12.2  The box holds exactly so many of each."""
    copied = [*edition.spells.spell, *edition.potions.potion, *edition.events.event, *edition.behaviour.behaviour]
    cards = sum(card.count for card in [*copied, *edition.quidditch.card])
    cards += len(edition.books.book) + len(edition.duels.duel) + len(edition.fights.fight)
    roles = Counter[str](board.role for board in edition.boards.board)
    special = sum(token.special for token in edition.objects.object)
    counted = (
        (("edition",), "YAH-1.2", "cards in the decks", cards, CARDS),
        (("fights", "fight"), "YAH-1.2", "fight cards", len(edition.fights.fight), 30),
        (("missions", "mission"), "YAH-1.2", "missions", len(edition.missions.mission), 30),
        (("objects", "object"), "YAH-1.3", "object tokens", len(edition.objects.object), 30),
        (("objects", "object"), "YAH-1.3", "special tokens", special, 6),
        *((("boards", "board"), "YAH-1.4", f"boards of the role {role}", roles[role], n) for role, n in ROLES.items()),
        (("pitch", "pitch"), "YAH-11.3", "pitches", len(edition.pitch.pitch), 1),
        (("horcruxes", "horcrux"), "YAH-12.2", "horcruxes", len(edition.horcruxes.horcrux), 6),
    )
    for path, clause, what, count, wanted in counted:
        if count != wanted:
            yield Fault(path, f"{count} {what}; {clause} allows {wanted}")


def wrong_names(edition: Edition) -> Iterator[Fault]:
    """YAH-1.1  Ids that stand twice in a file, and names that a language lacks."""
    taken: set[tuple[object, str]] = set()
    for path, record in records_in(edition):
        if (path[0], record.id) in taken:
            yield Fault((*path, "id"), f"{record.id!r} is not allowed; it stands in {path[0]}.toml already")
        taken.add((path[0], record.id))
        for field in ("name", "flavour"):
            said = getattr(record, field, None)
            for language in edition.edition.languages:
                if said is not None and not said.get(language):
                    yield Fault((*path, field, language), "missing; the edition is in this language")


def wrong_boards(edition: Edition) -> Iterator[Fault]:
    """YAH-1.5, YAH-12.1  Students with 3 or 4 attack dice, a resistance of 2 to 5, HP; the heroes among them."""
    for at, board in enumerate(edition.boards.board):
        path = ("boards", "board", at)
        if board.role == "student" and board.attack_dice not in STUDENTS_DICE:
            what = f"{board.attack_dice} is not allowed; YAH-1.5 allows 3 or 4"
            yield Fault((*path, "attack-dice"), what)
        if board.resistance not in RESISTANCE:
            yield Fault((*path, "resistance"), f"{board.resistance} is not allowed; YAH-1.5 allows 2 to 5")
        if board.hp < 1:
            yield Fault((*path, "hp"), f"{board.hp} is not allowed; YAH-1.5 allows 1 or more")
    names = [board.id for board in edition.boards.board]
    for hero in terms.HEROES:
        if hero not in names:
            yield Fault(("boards", "board"), f"there is no board of {hero}; YAH-12.1 names it")


def wrong_tokens(edition: Edition) -> Iterator[Fault]:
    """YAH-8.1, YAH-8.3  Special tokens have a power; every other one serves a mission."""
    needed = {token for mission in edition.missions.mission for token in mission.objects}
    for at, token in enumerate(edition.objects.object):
        path = ("objects", "object", at)
        if token.special and not token.effects:
            yield Fault((*path, "effects"), "missing; a special token has a power (YAH-8.1)")
        if token.effects and not token.special:
            yield Fault((*path, "effects"), "not allowed; only special tokens have a power (YAH-8.1)")
        if not token.special and token.id not in needed:
            yield Fault(path, f"{token.id} serves no mission (YAH-8.3)")


def wrong_references(edition: Edition) -> Iterator[Fault]:
    """YAH-10.3, YAH-11.3, YAH-12.2  Boards of duels, lanes of the pitch, objects and spaces of horcruxes are there."""
    boards = [board.id for board in edition.boards.board]
    for at, duel in enumerate(edition.duels.duel):
        if duel.board is not None and duel.board not in boards:
            what = f"{duel.board!r} is no board (YAH-10.3); {allowed(boards, duel.board)}"
            yield Fault(("duels", "duel", at, "board"), what)
    for number, pitch in enumerate(edition.pitch.pitch):
        squares = {"beaters": pitch.beaters, "chasers": pitch.chasers}
        squares |= {"bludger": (pitch.bludger,), "quaffle": (pitch.quaffle,)}
        lanes = [("goal-lanes", lane) for lane in pitch.goal_lanes]
        lanes += [(key, square.lane) for key, each in squares.items() for square in each]
        for key, lane in lanes:
            if lane not in pitch.lanes:
                what = f"{lane!r} is no lane (YAH-11.3); {allowed(pitch.lanes, lane)}"
                yield Fault(("pitch", "pitch", number, key), what)
    tokens = [token.id for token in edition.objects.object if token.returns == "horcrux"]
    spaces = [space.id for space in edition.map.space]
    for at, horcrux in enumerate(edition.horcruxes.horcrux):
        for key, word, words in (("object", horcrux.object, tokens), ("space", horcrux.space, spaces)):
            if word not in words:
                what = f"{word!r} is no {'horcrux' if key == 'object' else 'space'} (YAH-12.2); {allowed(words, word)}"
                yield Fault(("horcruxes", "horcrux", at, key), what)


def wrong_sentences(edition: Edition) -> Iterator[Fault]:
    """YAH-1.1, YAH-10.4  Places that are spaces, and tables for a die that go up to 6, row by row."""
    for path, record in records_in(edition):
        for where, part in parts_in(record, path):
            if isinstance(part, v.Place):
                yield from wrong_places(edition, where, part)
            if isinstance(part, v.Roll):
                rows = [row.up_to for row in part.table]
                if rows != sorted(set(rows)) or not rows or rows[-1] != DIE:
                    what = f"the rows go up to {rows}; rising numbers are allowed, the last one 6 (YAH-10.4)"
                    yield Fault((*where, "table"), what)
