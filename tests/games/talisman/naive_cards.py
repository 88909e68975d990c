"""The cards, places and people of Talisman, from the view in words and an edition's files: for the naive enumerator."""

from collections.abc import Iterator
from typing import Any

Facts = Any

RINGS = ["outer", "middle", "inner", "hall"]


def each_card(content: Facts) -> Iterator[Facts]:
    """Everything of an edition that has sentences, in no order."""
    yield from content["encounters"]["encounter"]
    yield from content["equipment"]["equipment"]
    yield from content["insignia"]["insignia"]
    yield from content["spells"]["spell"]
    yield from content["characters"]["character"]
    yield from content["quidditch"]["task"]
    yield from content["spaces"]["space"]
    yield content["voldemort"]["voldemort"]
    yield content["voldemort"]["ferret"]


class Cards:
    """An edition's cards and sentences by their names. ``by_move`` and ``price`` are what the view does not tell."""

    def __init__(self, content: Facts, price: int = 5) -> None:
        self.cards = {each["id"]: each for each in each_card(content)}
        self.sides = {each["id"]: each for each in content["characters"]["character"]}
        self.spaces = {each["id"]: each for each in content["spaces"]["space"]}
        self.wares_sold = {each["id"]: each for each in content["equipment"]["equipment"]}
        self.rows = {
            ring: sorted(
                (each for each in self.spaces.values() if each["ring"] == ring), key=lambda each: each["index"]
            )
            for ring in RINGS
        }
        self.effects: dict[str, Facts] = {}
        self.inside: dict[str, list[str]] = {}
        self.own: dict[str, list[str]] = {}
        self.opposing: dict[str, list[str]] = {}
        self.price = price
        self.by_move = True
        for card in self.cards.values():
            numbers = iter(range(1, 1000))
            self.own[card["id"]] = [self.number(card["id"], each, numbers) for each in card.get("effects", [])]
            self.opposing[card["id"]] = [
                self.number(card["id"], each, numbers) for each in card.get("effects-opposing", [])
            ]

    def number(self, card: str, effect: Facts, numbers: Iterator[int]) -> str:
        """The name of a sentence; those inside it follow."""
        name = f"{card}/{next(numbers)}"
        self.effects[name] = effect
        inside = [*effect.get("effects", []), *effect.get("options", [])]
        inside += [each for row in effect.get("table", []) for each in row.get("effects", [])]
        self.inside[name] = [
            self.number(card, each, numbers) for each in [*inside, *effect.get("won", []), *effect.get("lost", [])]
        ]
        return name

    # --- cards and places

    def record(self, thing: str) -> str:
        """The card of which this is a copy."""
        return thing if thing in self.cards else thing.rsplit("-", 1)[0]

    def card(self, thing: str) -> Facts:
        return self.cards[self.record(thing)]

    def ring(self, space: str) -> str:
        return str(self.spaces[space]["ring"])

    def region(self, space: str) -> str:
        """TAL-4.10  The Great Hall belongs to the Inner Region."""
        return self.ring(space).replace("hall", "inner")

    def beside(self, space: str, step: int) -> str:
        """The neighbour in the ring; beyond the ends of the row nothing."""
        row = [each["id"] for each in self.rows[self.ring(space)]]
        at = row.index(space) + step
        if self.region(space) == "inner":
            return row[at] if 0 <= at < len(row) else ""
        return str(row[at % len(row)])

    def facing(self, here: str) -> set[str]:
        """TAL-4.9, 4.12  The spaces opposite."""
        if self.ring(here) == "outer":
            return {self.spaces[here]["facing"]}
        return {name for name, space in self.spaces.items() if space.get("facing") == here}

    def named(self, effect: Facts, here: str) -> set[str]:
        """TAL-5.8  The spaces that a sentence names."""
        match effect.get("to", "named"):
            case "region":
                return {each["id"] for each in self.rows[self.ring(here)]}
            case "neighbour":
                return {self.beside(here, 1), self.beside(here, -1)} - {""}
            case "facing":
                return self.facing(here)
        return set(effect.get("spaces", []))

    def destinations(self, facts: Facts, effect: Facts, seat: int, them: int) -> set[str]:
        """TAL-4.16  Never into the castle from outside, nor into the Hall."""
        here = facts["seats"][seat]["space"]
        wanted = {facts["seats"][them]["space"]} if effect.get("to") == "their-space" else self.named(effect, here)
        inside = self.region(here) == "inner"
        return {
            each for each in wanted - {here} if self.ring(each) != "hall" and (self.region(each) != "inner" or inside)
        }

    def space(self, facts: Facts, name: str) -> Facts:
        return next(each for each in facts["spaces"] if each["id"] == name)

    def lying_in_region(self, facts: Facts, seat: int, elsewhere: bool) -> list[str]:
        here = facts["seats"][seat]["space"]
        spaces = [each for each in facts["spaces"] if self.region(each["id"]) == self.region(here)]
        return [card for each in spaces if not (elsewhere and each["id"] == here) for card in each["cards"]]

    # --- people

    def in_play(self, facts: Facts) -> list[int]:
        return [at for at, each in enumerate(facts["seats"]) if each.get("character") and not each["in-hospital"]]

    def holds(self, facts: Facts, seat: int, record: str) -> bool:
        me = facts["seats"][seat]
        return record in [self.record(thing) for thing in me["objects"] + me["allies"]]

    def is_object(self, card: str) -> bool:
        return self.record(card) in self.wares_sold or self.card(card).get("kind") == "object" or self.is_insignia(card)

    def is_insignia(self, card: str) -> bool:
        return self.record(card) in ("elder-wand", "resurrection-stone", "cloak-of-invisibility")

    def is_enemy(self, facts: Facts, seat: int, card: str) -> bool:
        """TAL-5.7, 5.12"""
        says = self.card(card)
        fights = "magic" in says or "strength" in says
        hostile = says.get("kind") == "dual" and says["side"] != facts["seats"][seat]["faction"]
        return says.get("kind") == "enemy" or (hostile and fights)

    def is_for_taking(self, facts: Facts, seat: int, card: str) -> bool:
        says = self.card(card)
        return self.is_object(card) or (says.get("kind") == "dual" and says["side"] == facts["seats"][seat]["faction"])

    def things_of(self, facts: Facts, seat: int, stock: str) -> list[str]:
        me = facts["seats"][seat]
        if stock == "insignia":
            return [thing for thing in me["objects"] if self.is_insignia(thing)]
        return list(me[{"spell": "spells", "object": "objects", "ally": "allies", "trophy": "trophies"}[stock]])

    def counted(self, facts: Facts, seat: int, stock: str) -> int:
        me = facts["seats"][seat]
        if stock in ("life", "fate"):
            return int(me[stock])
        return int(me["galleons"]) if stock == "galleon" else len(self.things_of(facts, seat, stock))

    def stealable(self, facts: Facts, seat: int, loser: int) -> list[str]:
        objects = facts["seats"][loser]["objects"]
        return [thing for thing in objects if not self.holds(facts, seat, self.record(thing))]

    def free_insignia(self, facts: Facts, seat: int) -> list[str]:
        """TAL-1.11  One card of each name that is not held."""
        found: dict[str, str] = {}
        for thing in sorted(facts["insignia"]):
            if not self.holds(facts, seat, self.record(thing)):
                found.setdefault(self.record(thing), thing)
        return list(found.values())
