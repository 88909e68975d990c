"""The options of Talisman a second time: slowly, from the view in words and the edition's files, no engine used.

Written from the rulebook for perft: whatever the engine's enumerator says, this one must say too.
"""

from tests.games.talisman.naive_cards import Facts
from tests.games.talisman.naive_sentences import Sentences


class Naive(Sentences):
    """What a seat may choose."""

    def options(self, facts: Facts, seat: int) -> set[str]:
        """Everything that the seat may choose; ``facts`` is its own view."""
        if seat not in facts["waiting"]:
            return set()
        kind, *values = facts["ask"]
        found: set[str] = getattr(self, kind.replace("-", "_"))(facts, seat, values)
        return found

    def me(self, facts: Facts, seat: int) -> Facts:
        return facts["seats"][seat]

    # --- set-up

    def choose_character(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"choose-character {person}" for person in facts["unused-characters"]}

    def choose_side(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        person = self.me(facts, seat)["person"]
        return {f"choose-side {side['id']}" for side in self.sides.values() if side["card"] == person}

    # --- the move

    def move(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        me = self.me(facts, seat)
        if me["turned-back"]:
            return {"walk-back"} | self.used(facts, seat, "before-move", "")
        if me["space"] == "room-of-requirement":
            return {"obey"} | self.used(facts, seat, "before-move", "")
        if me["ferret"]:
            return {"creep"} | self.used(facts, seat, "before-move", "")
        inner = {"turn-back"} if self.region(me["space"]) == "inner" else set()
        return {"roll"} | inner | self.used(facts, seat, "before-move", "movement-roll")

    def accept_movement(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {"accept"} | self.fate(facts, seat, 1) | self.used(facts, seat, "movement-rolled", "")

    def walk(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        me = self.me(facts, seat)
        here, direction = me["space"], facts["turn-of"]["direction"]
        found = set()
        if self.ring(here) == "inner":
            found = {self.beside(here, 1)} - {""}
        else:
            if direction != "counter-clockwise":
                found.add(self.beside(here, 1))
            if direction != "clockwise":
                found.add(self.beside(here, -1))
            links = {"4-privet-drive": "hagrids-hut", "hogsmeade-station": "kings-cross"}
            if me["may-cross"]:
                links["kings-cross"] = "hogsmeade-station"
            if here in links:
                found.add(links[here])
        may_try = here in ("kings-cross", "gates-of-hogwarts") and not me["may-cross"] and not me["ferret"]
        return {f"step {space}" for space in found} | ({"try"} if may_try else set())

    def lead_voldemort(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        here, direction, is_first = facts["voldemort"], values[1], values[2] == "1"
        if here == "great-hall":
            return {"lead room-of-requirement"}
        found = {
            self.beside(here, step) for step in (1, -1) if direction != ("counter-clockwise", "", "clockwise")[1 - step]
        }
        if here == "room-of-requirement" and direction != "counter-clockwise":
            found.add("great-hall")
        if is_first:
            found |= {
                space for space in self.facing(here) | set(self.spaces[here].get("links", [])) if space != "great-hall"
            }
            if here == "moving-staircases":
                found.add("gates-of-hogwarts")
        return {f"lead {space}" for space in found - {""}}

    def choose_victim(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        here = [each for each in self.in_play(facts) if facts["seats"][each]["space"] == facts["voldemort"]]
        free = [each for each in here if not self.forbids(facts, each, "voldemort-attack")]
        return {f"choose-seat {each}" for each in free or here}

    # --- encounters and fights

    def choose_encounter(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        me = self.me(facts, seat)
        found = {"pass"} if me["turned-back"] else {"explore"}
        at_passage = (
            me["space"] in ("kings-cross", "gates-of-hogwarts") and not me["may-cross"] and not me["turned-back"]
        )
        if at_passage and not me["ferret"] and self.by_move:
            found.add("try")
        rivals = {f"attack {each}" for each in self.in_play(facts) if self.attackable(facts, seat, each, True)}
        return found | rivals | self.used(facts, seat, "meeting", "")

    def window(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        dice = 0
        if values[0] == "die-rolled":
            dice = len(facts["turn-of"]["dice"])
        elif values[0] == "attack-rolled" and seat in (facts["fight"]["fighter"], facts["fight"]["rival"]):
            dice = 1
        return {"pass"} | self.fate(facts, seat, dice) | self.used(facts, seat, values[0], "")

    def instead(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        forced = [each for each in self.usable(facts, seat, "", values[0]) if not self.effects[each].get("may")]
        return ({"pass"} if not forced else set()) | self.used(facts, seat, "", values[0])

    def fate(self, facts: Facts, seat: int, dice: int) -> set[str]:
        """TAL-2.5  One token for a roll."""
        if not self.me(facts, seat)["fate"] or seat in facts["turn-of"]["fate-spent"]:
            return set()
        return {f"spend-fate {number}" for number in range(dice)}

    def choose_value(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {"fight-by magic", "fight-by strength"}

    def choose_enemy(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"choose-enemy {card}" for card in facts["fight"]["enemies"]}

    def spoils(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        loser = self.me(facts, int(values[0]))
        found = {"pass", "take-life"} | {f"take {thing}" for thing in self.stealable(facts, seat, int(values[0]))}
        if loser["galleons"]:
            found.add("take-galleon")
        if seat == facts["active"]:
            fights = [ally for ally in loser["allies"] if "magic" in self.card(ally) or "strength" in self.card(ally)]
            found |= {f"attack-ally {ally}" for ally in fights}
        return found

    # --- what sentences leave to choose

    def may(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {"accept", "pass"}

    def choose(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        you = int(values[1])
        options = self.inside[values[0]]
        card = values[2] if values[2] != "-" else ""
        return {f"choose {each}" for each in options if self.possible(facts, each, you, seat, card)}

    def choose_whom(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        them = int(values[1]) if values[1] != "-" else -1
        struck = self.struck(facts, values[0], seat, them, "")
        return {f"choose-seat {each}" for each in struck}

    def give_up(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        if values[0] == "spell":
            return {f"discard-spell {spell}" for spell in self.me(facts, seat)["spells"]}
        return {f"give-up {thing}" for thing in self.things_of(facts, seat, values[0])}

    def buy(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {"pass"} | {f"buy {ware}" for ware in self.wares(facts, seat, self.effects[values[0]])}

    def fetch(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"take {card}" for card in self.fetchable(facts, seat, self.effects[values[0]])}

    def steal(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        if self.effects[values[0]]["what"] == "spell":
            return {f"take-spell {spell}" for spell in self.me(facts, int(values[1]))["spells"]}
        return {f"take {thing}" for thing in self.stealable(facts, seat, int(values[1]))}

    def go(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"go {space}" for space in self.destinations(facts, self.effects[values[0]], int(values[1]), -1)}

    def choose_card(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"put {card}" for card in self.lying_in_region(facts, seat, elsewhere=True)}

    def choose_space(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        effect, here = self.effects[values[0]], self.me(facts, seat)["space"]
        if effect.get("spaces"):
            return {f"put-on {space}" for space in effect["spaces"]}
        return {f"put-on {space}" for space in self.named(effect, here) if space != here}

    def look_through(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        seen = self.me(facts, seat)["seen-of-deck"]
        away = seen if self.effects[values[0]].get("and") == "discard-any" else []
        return {f"lay {card}" for card in seen} | {f"discard {card}" for card in away}

    def discard_enemy(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        lying = self.lying_in_region(facts, seat, elsewhere=False)
        return {f"discard {card}" for card in lying if self.is_enemy(facts, seat, card)}

    def turn_advantage(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {"turn-to order", "turn-to death-eaters"}

    def choose_die(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"choose-die {number}" for number in range(len(facts["turn-of"]["dice"]))}

    # --- taking, and the end of the turn

    def take(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        here = self.space(facts, self.me(facts, seat)["space"])
        found = {"pass"}
        for card in here["cards"]:
            dropped = card in facts["turn-of"]["dropped"]
            if self.is_for_taking(facts, seat, card) and not dropped and not self.holds(facts, seat, self.record(card)):
                found.add(f"take {card}")
        return found | ({"take-galleon"} if here["galleons"] else set())

    def drop_first(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        me = self.me(facts, seat)
        return {"pass"} | {f"drop {thing}" for thing in me["objects"] + me["allies"]}

    def gain_insignia(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"take {thing}" for thing in self.free_insignia(facts, seat)}

    def drop_task(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {"pass", "accept"}

    def object_limit(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"drop {thing}" for thing in self.me(facts, seat)["objects"]}

    def spell_limit(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        return {f"discard-spell {spell}" for spell in self.me(facts, seat)["spells"]}

    def end_turn(self, facts: Facts, seat: int, values: list[str]) -> set[str]:
        me = self.me(facts, seat)
        found = {f"drop {thing}" for thing in me["objects"] + me["allies"]} | self.used(facts, seat, "turn-end", "")
        if me["galleons"]:
            found.add("drop-galleon")
        if len(me["allies"]) <= me["ally-limit"]:
            found.add("end-turn")
        return found | self.trades(facts, seat)

    def trades(self, facts: Facts, seat: int) -> set[str]:
        """TAL-6.10, 6.18  Trophies offered, and what those offered are worth."""
        me, offered = self.me(facts, seat), facts["turn-of"]["offered"]
        mixes = self.allows(facts, seat, "trophy-mixing")
        values = [value for value in ("magic", "strength") if me[value]["marked"] < 12]
        if me["ferret"]:
            return set()
        enough = [value for value in values if self.points(me["trophies"], value, mixes) >= self.price]
        found = set()
        for card in me["trophies"] if enough else []:
            alike = not offered or mixes or ("magic" in self.card(card)) == ("magic" in self.card(offered[0]))
            if card not in offered and alike:
                found.add(f"offer {card}")
        return found | {f"trade {value}" for value in values if self.points(offered, value, mixes) >= self.price}

    def points(self, cards: list[str], value: str, mixes: bool) -> int:
        """The points of a value on these cards."""
        wanted = ["magic", "strength"] if mixes else [value]
        return sum(self.card(card).get(each, 0) for card in cards for each in wanted)
