"""The options of Death Eaters Rising a second time: slowly, from the view in words and the edition's files, no engine used.

Written from the rulebook for perft: whatever the engine's enumerator says, this one must say too.
"""

from itertools import combinations
from typing import Any

TRAITS = ["knowledge", "bravery", "loyalty", "friendship"]
LOCATIONS = ["ministry-of-magic", "diagon-alley", "hogsmeade"]
COLOURS = ["blue", "purple", "red", "orange"]

Facts = Any


class Naive:
    """The cards of an edition, by id."""

    def __init__(self, content: Facts) -> None:
        self.wizards = {each["id"]: each for each in content["wizards"]["wizard"]}
        self.death_eaters = {each["id"] for each in content["death-eaters"]["death-eater"]}
        self.sides = {each["colour"]: each["sides"] for each in content["dice"]["die"]}
        self.headquarters = {each["faction"]: each for each in content["headquarters"]["headquarters"]}

    def options(self, facts: Facts, seat: int) -> set[str]:
        """Everything that the seat may choose."""
        kind, *values = facts["ask"]
        if seat not in facts["waiting"]:
            return self.tokens(facts, seat) if kind in ("roll", "assign", "end-turn") else set()
        return getattr(self, kind.replace("-", "_"))(facts, seat, values)  # type: ignore[no-any-return]

    # --- what lies where

    def beside(self, facts: Facts, location: str) -> list[Facts]:
        """The characters beside a location."""
        return [card for at in facts["locations"] if at["id"] == location for card in at["beside"] if card]

    def in_play(self, facts: Facts) -> dict[str, Facts]:
        """Every character in play, by id, with the team's seat or the location under ``at``."""
        found = {
            card["id"]: {**card, "at": location} for location in LOCATIONS for card in self.beside(facts, location)
        }
        for number, seat in enumerate(facts["seats"]):
            found |= {card["id"]: {**card, "at": number} for card in seat["team"]}
        return found

    def pool(self, facts: Facts) -> list[Facts]:
        """The dice that wait."""
        return [die for die in facts["dice"] if die["in"] == "pool"]

    def targets(self, facts: Facts) -> dict[str, dict[str, int]]:
        """DER-4.3, 7.2, 7.3  What is open to dice and tokens: for each target its open symbols."""
        team = facts["seats"][facts["active"]]["team"]
        found = {card["id"]: card["open"] for card in team}
        for card in self.beside(facts, facts["mission"]):
            if card["id"] not in self.death_eaters or card["damage"] < card["track"]:
                found[card["id"]] = card["open"]
        voldemort = facts["voldemort"]
        if (
            voldemort["revealed"]
            and voldemort["faces"] == facts["mission"]
            and voldemort["damage"] < voldemort["limit"]
        ):
            found["lord-voldemort"] = voldemort["open"]
        return found | {f"headquarters-{at + 1}": symbols for at, symbols in enumerate(facts["headquarters"])}

    # --- decisions

    def choose_faction(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        taken = [each["faction"] for each in facts["seats"]]
        return {f"choose-faction {faction}" for faction in ("hogwarts", "order", "army") if taken.count(faction) < 2}

    def choose_starter(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        taken = {card["id"] for each in facts["seats"] for card in each["team"]}
        mine = facts["seats"][seat]["faction"]
        return {
            f"start-with {name}"
            for name, card in self.wizards.items()
            if card.get("starter") and card["faction"] == mine and name not in taken
        }

    def travel(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"travel {location}" for location in LOCATIONS}

    def choose_colour(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"take-die {colour}" for colour in values}

    def roll(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        voldemort = facts["voldemort"]
        found = {"roll"} | self.free_abilities(facts, False) | self.tokens(facts, seat)
        if voldemort["revealed"] and voldemort["faces"] != facts["mission"]:
            found |= {f"move-to-voldemort {die['id']}" for die in self.pool(facts)}
        return found

    def assign(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        progress = facts["progress"]
        found = {"stop"} | self.free_abilities(facts, progress == "nothing") | self.tokens(facts, seat)
        if progress != "nothing":
            found.add("roll")
        else:
            found |= {f"discard {die['id']}" for die in self.pool(facts)}
        if progress != "discarded":
            for die in self.pool(facts):
                shown = die["shows"].removesuffix("-2")
                found |= {
                    f"assign {die['id']} {name}" for name, is_open in self.targets(facts).items() if shown in is_open
                }
        return found

    def end_turn(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {"end-turn"} | self.free_abilities(facts, False) | self.tokens(facts, seat)

    def use_ability(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {"use", "decline"}

    def take_token(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {"decline"} | ({"take-token"} if facts["token-supply"] or facts["used-tokens"] else set())

    def swap(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {"agree", "decline"}

    def may_heal(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {"decline"} | {f"heal {name}" for name in self.healable(facts, "one-of-own-team", seat)}

    def heal(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        whom = {8: "one-anywhere", 9: "one-here", 10: "one-of-own-team"}[int(values[1])]
        return {f"heal {name}" for name in self.healable(facts, whom, seat)}

    def cleanse(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"cleanse {at['id']}" for at in facts["locations"] if at["corruption"]}

    def strike(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"strike {name}" for name in self.strikable(facts)}

    def suffer(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        team = facts["seats"][seat]["team"]
        named = [card for card in team if values[2] == "-" or self.wizards[card["id"]]["faction"] == values[2]]
        wanted = (max if values[1] == "1" else min)(card["damage"] for card in named)
        return {f"suffer {c['id']}" for c in named if c["damage"] == wanted and c["damage"] < c["track"]}

    def reroll(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        numbers = [die["id"] for die in facts["dice"]]
        chosen = {numbers[at] for at in range(len(numbers)) if int(values[0]) >> at & 1}
        found = {f"pick {die['id']}" for die in self.pool(facts) if die["id"] not in chosen}
        return found | ({"reroll"} if chosen else set())

    def turn_die(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return self.turns(facts, values[0])

    def turns(self, facts: Facts, trait: str) -> set[str]:
        """DER-4.7  Each die of the pool to each of its other sides, or to one symbol of the trait."""
        found = set()
        for die in self.pool(facts):
            for side in self.sides[die["id"].rsplit("-", 1)[0]]:
                if side != die["shows"] and trait in ("-", side):
                    found.add(f"turn-die {die['id']} {side}")
        return found

    # --- abilities without a cost in dice

    def free_abilities(self, facts: Facts, before_assigning: bool) -> set[str]:
        """DER-4.6, 4.7, 6.2, 6.5  Once a turn, in their moment, and not for nothing."""
        found = set()
        for card in facts["seats"][facts["active"]]["team"]:
            wizard = self.wizards[card["id"]]
            effects = wizard["effects"]
            if not all("window" in effect for effect in effects) or card["spent"]:
                continue
            if effects[0]["window"] == "before-assigning" and not before_assigning:
                continue
            if wizard.get("wound") and card["damage"] >= card["track"]:
                continue
            if any(self.does_something(facts, effect) for effect in effects):
                found.add(f"use-wizard {card['id']}")
        return found

    def does_something(self, facts: Facts, effect: Facts) -> bool:
        """Whether a sentence of a free ability would change anything."""
        here = next(at for at in facts["locations"] if at["id"] == facts["mission"])
        match effect["verb"]:
            case "reroll" | "turn-die":
                if facts["penalties"]["turning-forbidden"] or not facts["rolls"]:
                    return False
                return bool(
                    self.pool(facts) if effect["verb"] == "reroll" else self.turns(facts, effect.get("to", "-"))
                )
            case "strike":
                return bool(self.strikable(facts))
            case "take-token":
                return bool(facts["token-supply"] or facts["used-tokens"])
            case "heal":
                return bool(self.healable(facts, effect["whom"].replace("each-", "one-"), facts["active"]))
            case "cleanse":
                places = [here] if effect.get("where", "here") == "here" else facts["locations"]
                return any(at["corruption"] for at in places)
        raise AssertionError(f"no free ability of the edition says {effect['verb']}")

    def strikable(self, facts: Facts) -> list[str]:
        """DER-5.2  Death Eaters of the location whose track is not full."""
        here = self.beside(facts, facts["mission"])
        return [card["id"] for card in here if card["id"] in self.death_eaters and card["damage"] < card["track"]]

    def healable(self, facts: Facts, whom: str, seat: int) -> list[str]:
        """DER-6.7, 3.2, 6.5  Damaged wizards within reach, one a team at the Hog's Head."""
        found = []
        for name, card in self.in_play(facts).items():
            own = card["at"] == seat
            here = card["at"] == facts["mission"]
            reached = {"one-anywhere": True, "one-here": own or here, "one-of-own-team": own}[whom]
            if (
                name not in self.death_eaters
                and card["damage"]
                and reached
                and not self.barred(facts, name, card["at"])
            ):
                found.append(name)
        return found

    def barred(self, facts: Facts, name: str, at: int | str) -> bool:
        """DER-6.5  Another wizard of the team was healed already."""
        if not facts["penalties"]["healing-limited"] or isinstance(at, str):
            return False
        return facts["seats"][at]["healed"] not in (None, name)

    # --- tokens

    def tokens(self, facts: Facts, seat: int) -> set[str]:
        """DER-9  Every use of every token that the seat holds."""
        if facts["penalties"]["tokens-forbidden"]:
            return set()
        found: set[str] = set()
        for token in set(facts["seats"][seat]["tokens"]):
            word, _, what = token.partition("-")
            if word == "assign":
                found |= {
                    f"token-assign {what} {name}" for name, is_open in self.targets(facts).items() if what in is_open
                }
            elif word == "gain":
                if any(die["in"] == "dice-in-the-box" and die["id"].startswith(what) for die in facts["dice"]):
                    found.add(f"token-gain {what}")
            elif token == "cleanse":
                found |= {f"token-cleanse {at['id']}" for at in facts["locations"] if at["corruption"]}
            elif token == "heal":
                found |= {f"token-heal {name}" for name in self.healable(facts, "one-anywhere", seat)}
            elif token == "heal-two":
                found |= self.pairs(facts, seat)
            else:
                found |= self.swaps(facts, seat)
        return found

    def pairs(self, facts: Facts, seat: int) -> set[str]:
        """DER-9.4  Two different wizards, in the order of the cards; one where there is no second."""
        order = list(self.wizards)
        wounded = sorted(self.healable(facts, "one-anywhere", seat), key=order.index)
        where = self.in_play(facts)
        both = [
            (one, other)
            for one, other in combinations(wounded, 2)
            if not (facts["penalties"]["healing-limited"] and where[one]["at"] == where[other]["at"] in range(4))
        ]
        paired = {name for pair in both for name in pair}
        alone = {f"token-heal-two {name} -" for name in wounded if name not in paired}
        return alone | {f"token-heal-two {one} {other}" for one, other in both}

    def swaps(self, facts: Facts, seat: int) -> set[str]:
        """DER-9.5  Own wizards for those of players who have not declined, none with symbols covered."""
        free = {
            number: [card["id"] for card in each["team"] if not card["covered"]]
            for number, each in enumerate(facts["seats"])
        }
        return {
            f"token-swap {own} {other}"
            for own in free[seat]
            for rival in free
            if rival != seat and rival not in facts["seats"][seat]["declined-by"]
            for other in free[rival]
        }
