"""What the sentences of Talisman's cards let a seat use, from the view in words: for the naive enumerator."""

from collections.abc import Iterator

from tests.games.talisman.naive_cards import Cards, Facts

OWN = {
    "before-move": {"before-move", "own-turn", "any-time"},
    "meeting": {"meeting", "own-turn", "any-time"},
    "turn-end": {"turn-end", "own-turn", "any-time"},
    "before-attack-roll": {"before-attack-roll", "any-time"},
    "attack-rolled": {"attack-rolled", "any-time"},
    "life-loss": {"life-loss", "any-time"},
}
"""Which windows of cards are open for the active player at a moment, where these are more than its own."""
CHOSEN = ("fighter", "anyone", "one-other", "one-other-here", "one-other-in-region")


class Sentences(Cards):
    """What may be used, and what answers questions."""

    def attackable(self, facts: Facts, seat: int, rival: int, here: bool) -> bool:
        """TAL-5.1, 6.1, 8.12"""
        me, other = facts["seats"][seat], facts["seats"][rival]
        if rival == seat or me["faction"] == other["faction"] or "great-hall" in (me["space"], other["space"]):
            return False
        if self.forbids(facts, seat, "attacking") or self.forbids(facts, rival, "being-attacked"):
            return False
        return me["space"] == other["space"] or not here

    # --- standing sentences

    def answering(self, facts: Facts, seat: int, question: str) -> Iterator[Facts]:
        """TAL-11.10  The sentences that answer a question about a character."""
        fight = facts["fight"]
        for name in self.held(facts, seat, whiles=True):
            yield from self.answers(facts, name, question, "you", seat)
        if facts["seats"][seat]["ferret"]:
            for name in self.own["ferret"]:
                yield from self.answers(facts, name, question, "you", seat)
        if fight and seat == fight["fighter"]:
            for name in self.of_foes(facts):
                yield from self.answers(facts, name, question, "you", seat)
        if fight and fight["rival"] is not None and seat in (fight["fighter"], fight["rival"]):
            other = fight["rival"] if seat == fight["fighter"] else fight["fighter"]
            for name in self.held(facts, other, whiles=True):
                yield from self.answers(facts, name, question, "foe", other)
        for standing in facts["standing"]:
            if standing["on"] == seat and self.effects[standing["effect"]].get("while") == question:
                yield self.effects[standing["effect"]]

    def answers(self, facts: Facts, name: str, question: str, whom: str, you: int) -> Iterator[Facts]:
        effect = self.effects[name]
        asked = effect.get("while") == question and effect.get("whom", "you") == whom
        if asked and ("if" not in effect or self.true(facts, effect["if"], you, -1)):
            yield effect

    def forbids(self, facts: Facts, seat: int, question: str) -> bool:
        return any(each["verb"] == "forbid" for each in self.answering(facts, seat, question))

    def allows(self, facts: Facts, seat: int, question: str) -> bool:
        return any(each["verb"] == "allow" for each in self.answering(facts, seat, question))

    def held(self, facts: Facts, seat: int, whiles: bool = False) -> list[str]:
        """TAL-11.5, 11.14  The sentences of a character's side, Objects and Allies; of those fought, in its own fight."""
        me = facts["seats"][seat]
        found = []
        if not me["ferret"]:
            found += self.own[me["character"]]
            for thing in me["objects"] + me["allies"]:
                found += self.own[self.record(thing)]
        if not whiles and facts["fight"] and facts["fight"]["fighter"] == seat:
            found += [name for card in facts["fight"]["enemies"] for name in self.of_enemy(card)]
        return found

    def of_enemy(self, card: str) -> list[str]:
        says = self.card(card)
        return self.opposing[says["id"]] if says["kind"] == "dual" else self.own[says["id"]]

    def of_foes(self, facts: Facts) -> list[str]:
        found = [name for card in facts["fight"]["enemies"] for name in self.of_enemy(card)]
        return found + (self.own["lord-voldemort"] if facts["fight"]["against"] == "voldemort" else [])

    # --- conditions

    def true(self, facts: Facts, condition: Facts, you: int, them: int) -> bool:
        """Whether a condition holds."""
        who = them if condition.get("of") == "them" else you
        match condition["is"]:
            case "not":
                return not self.true(facts, condition["that"], you, them)
            case "all-of":
                return all(self.true(facts, each, you, them) for each in condition["those"])
            case "any-of":
                return any(self.true(facts, each, you, them) for each in condition["those"])
            case "rolled":
                return bool(condition.get("at-least", 1) <= facts["turn-of"]["rolled"] <= condition.get("at-most", 6))
            case "advantage":
                return bool(facts["advantage"] == condition["side"])
            case "aimed-at-you":
                return self.aimed == who
        return who >= 0 and self.true_of(facts, condition, who, you)

    aimed = -1
    """Whom the Spell strikes that was cast last: told by its event, not by the view."""

    def true_of(self, facts: Facts, condition: Facts, who: int, you: int) -> bool:
        me = facts["seats"][who]
        match condition["is"]:
            case "faction":
                own = facts["seats"][you]["faction"]
                side = condition["side"]
                return (
                    bool(me["faction"] == own) == (side == "yours") if "yours" in side else bool(me["faction"] == side)
                )
            case "at":
                return me["space"] in condition.get("spaces", []) or self.region(me["space"]) in condition.get(
                    "regions", []
                )
            case "has":
                count = self.counted(facts, who, condition["what"])
                return bool(condition.get("at-least", 0) <= count <= condition.get("at-most", 99))
            case "has-card":
                return any(self.holds(facts, who, card) for card in condition["cards"])
            case "most":
                counts = {each: self.counted(facts, each, condition["what"]) for each in self.in_play(facts)}
                return counts[who] > 0 and counts[who] == max(counts.values())
        return self.fighting(facts, condition, who)

    def fighting(self, facts: Facts, condition: Facts, who: int) -> bool:
        """TAL-6.1  Whether a character is in such a fight."""
        fight = facts["fight"]
        if not fight or who not in (fight["fighter"], fight["rival"]):
            return False
        text = self.effects[fight["text"]] if fight["text"] else {}
        foe = {"enemies": "enemy", "characters": "character", "voldemort": "voldemort"}.get(fight["against"])
        foe = foe or text.get("against", "enemy")
        roles = {"characters": ["attacker", "defender"], "voldemort": ["defender", ""]}.get(fight["against"], ["", ""])
        sides = {self.card(card).get("side") for card in fight["enemies"]} | {text.get("side")}
        if fight["against"] == "characters":
            other = fight["rival"] if who == fight["fighter"] else fight["fighter"]
            sides = {facts["seats"][other]["faction"]}
        worth = max(
            [self.card(c).get("magic") or self.card(c).get("strength") or 0 for c in fight["enemies"]], default=0
        )
        return bool(
            foe in condition.get("against", [foe])
            and condition.get("by", fight["by"]) == fight["by"]
            and condition.get("role", roles[who == fight["rival"]]) == roles[who == fight["rival"]]
            and ("side" not in condition or condition["side"] in sides)
            and ("named" not in condition or {self.record(card) for card in fight["enemies"]} & set(condition["named"]))
            and max(worth, text.get("value", 0)) >= condition.get("worth", 0)
        )

    # --- what may be used

    def used(self, facts: Facts, seat: int, moment: str, step: str) -> set[str]:
        """TAL-11.5, 11.7  Every use of every sentence, and every Spell with its targets."""
        found = set()
        for name in self.usable(facts, seat, moment, step):
            found |= self.with_targets(facts, f"use {name}", name, seat)
        me = facts["seats"][seat]
        if (seat == facts["active"] or not me["has-cast"]) and not self.forbids(facts, seat, "spell-casting"):
            for spell in me["spells"]:
                name = self.own[self.record(spell)][0]
                if self.fits(facts, seat, name, moment, step) and self.possible(facts, name, seat, -1, ""):
                    found |= self.with_targets(facts, f"cast {spell}", name, seat)
        return found

    def with_targets(self, facts: Facts, words: str, name: str, seat: int) -> set[str]:
        if self.effects[name].get("whom", "you") not in CHOSEN:
            return {f"{words} -"}
        return {f"{words} {each}" for each in self.struck(facts, name, seat, -1, "")}

    def usable(self, facts: Facts, seat: int, moment: str, step: str) -> list[str]:
        """TAL-11.5  The sentences that the seat may use now."""
        spent = [each["effect"] for each in facts["used"] if each["seat"] == seat]
        held = [name for name in self.held(facts, seat) if name not in spent]
        found = []
        for name in held:
            if self.fits(facts, seat, name, moment, step) and self.possible(
                facts, name, seat, -1, self.card_with(facts, seat, name)
            ):
                found.append(name)
        return found

    def card_with(self, facts: Facts, seat: int, name: str) -> str:
        """The card on which a sentence stands."""
        me = facts["seats"][seat]
        cards = me["objects"] + me["allies"] + (facts["fight"]["enemies"] if facts["fight"] else [])
        return next((card for card in cards if self.record(card) == name.split("/")[0]), "")

    def fits(self, facts: Facts, seat: int, name: str, moment: str, step: str) -> bool:
        """TAL-11.7  Whether this is the moment, or the step that it may replace."""
        effect = self.effects[name]
        if "instead" in effect:
            return bool(effect["instead"] == step)
        if "window" not in effect or not moment:
            return False
        if seat == facts["active"]:
            return effect["window"] in OWN.get(moment, {moment})
        return effect["window"] in ({"any-time"} if moment == "turn-end" else OWN.get(moment, {moment}))

    def possible(self, facts: Facts, name: str, you: int, them: int, card: str) -> bool:
        """TAL-11.10  Whether a sentence could act: its cost can be paid, and it changes something."""
        return self.payable(facts, self.effects[name], you, card) and bool(self.struck(facts, name, you, them, card))

    def payable(self, facts: Facts, effect: Facts, you: int, card: str) -> bool:
        cost = effect.get("cost", {}).get("lose")
        if cost in (None, "turn"):
            return True
        if cost == "this-card":
            return card != ""
        has, wanted = self.counted(facts, you, cost), effect["cost"].get("amount", 1)
        if cost == "life":
            return has > wanted and not self.forbids(facts, you, "life-loss")
        return bool(has >= wanted)

    def struck(self, facts: Facts, name: str, you: int, them: int, card: str) -> list[int]:
        """TAL-5.15  Whom a sentence strikes in whom it changes something; -2 is a foe that is no character."""
        effect = self.effects[name]
        found = []
        for each in self.meant(facts, effect.get("whom", "you"), you, them):
            other = them if effect.get("whom", "you") == "you" else each
            holds = "if" not in effect or self.true(facts, effect["if"], you, other)
            if holds and self.changes(facts, name, you, each, other, card):
                found.append(each)
        return found

    def meant(self, facts: Facts, whom: str, you: int, them: int) -> list[int]:
        """TAL-5.15, 11.11"""
        fight, here = facts["fight"], facts["seats"][you]["space"]
        others = [each for each in self.in_play(facts) if each != you]
        match whom:
            case "you":
                return [you]
            case "them":
                return [them] if them in self.in_play(facts) else []
            case "foe" | "fighter":
                fighters = [fight["fighter"], fight["rival"]] if fight else []
                if whom == "fighter":
                    return [each for each in fighters if each is not None]
                return [-2 if each is None else each for each in fighters if each != you] if you in fighters else []
            case "one-other":
                return others
            case "one-other-here":
                return [each for each in others if facts["seats"][each]["space"] == here]
            case "one-other-in-region" | "everybody-in-region":
                near = [e for e in self.in_play(facts) if self.region(facts["seats"][e]["space"]) == self.region(here)]
                return [each for each in near if each != you or whom.startswith("every")]
        return self.in_play(facts)

    def changes(self, facts: Facts, name: str, you: int, struck: int, them: int, card: str) -> bool:
        """TAL-11.7  Whether what a sentence does would change anything."""
        effect, s = self.effects[name], facts["seats"][max(struck, 0)]
        match effect["verb"]:
            case "do" | "choose":
                return any(
                    self.possible(facts, each, you, struck if effect.get("whom", "you") != "you" else them, card)
                    for each in self.inside[name]
                )
            case "gain":
                return self.gains(facts, effect, struck)
            case "lose":
                if effect["what"] in ("turn", "this-card"):
                    return effect["what"] == "turn" or card != ""
                return self.counted(facts, struck, effect["what"]) > 0
            case "heal":
                return bool(s["life"] < s["life-at-start"])
            case "take":
                return self.takes(facts, effect, you, struck)
            case "fetch":
                return bool(self.fetchable(facts, you, effect))
            case "sell":
                return bool(self.wares(facts, you, effect))
            case "put":
                if effect.get("which") == "card-in-region":
                    return bool(self.lying_in_region(facts, you, elsewhere=True))
                return card != ""
            case "discard":
                return self.discards(facts, effect, you)
            case "look":
                if effect["at"] == "spells":
                    return struck != you and self.counted(facts, struck, "spell") > 0
                return self.cards_left(facts, you)
            case "draw":
                return self.cards_left(facts, you)
            case "move":
                return bool(self.destinations(facts, effect, struck, them))
            case "transmute":
                return not self.forbids(facts, struck, "being-transmuted")
            case "turn-advantage":
                return effect["to"] in ("over", "choice") or effect["to"] != facts["advantage"]
            case "reroll" | "set-die":
                return self.die(facts, effect, struck) not in (0, effect.get("face"))
            case "evade":
                return self.evades(facts, struck)
            case "redirect":
                return self.aimed == you
            case "take-task":
                return s["task"] is None and bool(self.free_insignia(facts, struck))
        return True

    def gains(self, facts: Facts, effect: Facts, seat: int) -> bool:
        me = facts["seats"][seat]
        match effect["what"]:
            case "life":
                return bool(me["life"] < 12)
            case "magic" | "strength":
                return bool(me[effect["what"]]["marked"] < 12 and not me["ferret"])
            case "fate":
                return bool(facts["fate-left"] > 0)
            case "galleon":
                return bool(facts["galleons-left"] > 0)
            case "spell":
                given = effect.get("cost", {})
                back = given.get("amount", 1) if given.get("lose") == "spell" else 0
                spells = facts["decks"]["spells"]
                return bool(
                    len(me["spells"]) - back < me["spell-limit"]
                    and spells["cards"] + len(spells["discards"]) + back > 0
                )
            case "insignia":
                return bool(self.free_insignia(facts, seat))
        return True

    def takes(self, facts: Facts, effect: Facts, you: int, struck: int) -> bool:
        if struck in (you, -2):
            return False
        if effect["what"] == "object":
            return bool(self.stealable(facts, you, struck))
        return self.counted(facts, struck, effect["what"]) > 0

    def fetchable(self, facts: Facts, you: int, effect: Facts) -> list[str]:
        """TAL-1.10, 5.6, 11.12"""
        origin = effect.get("from", "stacks")
        if origin == "stacks":
            lying = [
                next((c for c in sorted(facts["equipment"], key=self.order) if self.record(c) == each), "")
                for each in effect["cards"]
            ]
            return [card for card in lying if card and not self.holds(facts, you, self.record(card))]
        decks = facts["decks"]
        lying = decks["outer"]["discards"] + decks["middle"]["discards"]
        if origin == "region":
            lying = self.lying_in_region(facts, you, elsewhere=False)
        if effect.get("what", "object") == "ally":
            mine = facts["seats"][you]["faction"]
            return [c for c in lying if self.card(c).get("kind") == "dual" and self.card(c)["side"] == mine]
        return [c for c in lying if self.is_object(c) and not self.holds(facts, you, self.record(c))]

    def order(self, thing: str) -> int:
        """Copies in the order of their numbers."""
        return 0 if thing in self.cards else int(thing.rsplit("-", 1)[1])

    def wares(self, facts: Facts, you: int, effect: Facts) -> list[str]:
        """TAL-1.10, 11.12  Each ware that can be bought, with its price."""
        in_stock = {self.record(thing) for thing in facts["equipment"]}
        sold = [ware for ware in effect["wares"] if ware in in_stock and not self.holds(facts, you, ware)]
        less = sum(each.get("amount", 1) for each in self.answering(facts, you, "price"))
        prices = {ware: max(0, self.wares_sold[ware]["price"] + effect.get("surcharge", 0) + less) for ware in sold}
        return [f"{ware} {prices[ware]}" for ware in sold if facts["seats"][you]["galleons"] >= prices[ware]]

    def discards(self, facts: Facts, effect: Facts, you: int) -> bool:
        fight = facts["fight"]
        if effect["which"] == "foe":
            return bool(
                fight and fight["against"] == "enemies" and fight["ally-of"] is None and fight["fighter"] == you
            )
        if effect["which"] == "all-here":
            return bool(self.space(facts, facts["seats"][you]["space"])["cards"])
        return any(self.is_enemy(facts, you, card) for card in self.lying_in_region(facts, you, elsewhere=False))

    def cards_left(self, facts: Facts, you: int) -> bool:
        region = self.region(facts["seats"][you]["space"])
        return region != "inner" and any(facts["decks"][region][pile] for pile in ("cards", "discards"))

    def die(self, facts: Facts, effect: Facts, struck: int) -> int:
        """TAL-2.5, 6.20  What the die shows that could be changed, 0 where there is none."""
        fight = facts["fight"]
        match effect["window"]:
            case "movement-rolled":
                return int(facts["turn-of"]["rolled"]) if struck == facts["active"] else 0
            case "die-rolled":
                return next(iter(facts["turn-of"]["dice"]), 0)
        if struck == -2 or (fight and struck == fight["rival"]):
            return int(fight["foe-die"])
        return int(fight["die"]) if fight and struck == fight["fighter"] else 0

    def evades(self, facts: Facts, seat: int) -> bool:
        """TAL-6.19, 10.2"""
        fight = facts["fight"]
        if not fight or seat != (fight["rival"] if fight["against"] == "characters" else fight["fighter"]):
            return False
        spaces = [facts["seats"][each]["space"] for each in (seat, fight["fighter"])]
        return all(self.region(space) != "inner" for space in spaces) and not self.forbids(facts, seat, "evading")
