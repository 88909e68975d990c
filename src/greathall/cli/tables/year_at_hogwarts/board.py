"""The middle of the table: the turn, what lies and who stands on the three boards, what is in reach, and a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

from greathall.cli.flow import Flow
from greathall.cli.tables.year_at_hogwarts.facts import DeathEater, Facts, Fight, Pawn

if TYPE_CHECKING:
    from greathall.games.year_at_hogwarts.records import Space
    from greathall.kernel.text import Argument, Text

INKS = {
    "gryffindor": "#dd5542",
    "ravenclaw": "#5b8dd6",
    "hufflepuff": "#c9a227",
    "slytherin": "#5f9e6e",
}
WARNING = "bold red"
BOARDS = ("main", "diagon-alley", "places")


class Board:
    """Draws the middle of the table."""

    def __init__(self, text: Text, spaces: list[Space]) -> None:
        self.text = text
        self.spaces = spaces
        for number, space in enumerate(spaces, 1):
            if space.name is None:
                text.cards[space.id] = self.say("nameless", name=text.cards[space.id], number=number)

    def say(self, message: str, /, **arguments: Argument) -> str:
        """A label of the table."""
        return self.text.say(f"table-{message}", **arguments)

    def name(self, domain: str, word: str) -> str:
        """The name of a thing."""
        return self.text.thing(domain, word).name

    def head(self, facts: Facts) -> RenderableType:
        """What is played, whose turn it is, and how far it is."""
        parts = [Line(self.say(f"mode-{facts.mode}"), "bold")]
        if facts.mode == "year":
            parts += [Line(self.say(f"length-{facts.length}")), Line(self.say(f"variant-{facts.variant}"))]
        if facts.round:
            parts.append(Line(self.say("round", number=facts.round), "bold"))
        if facts.last_round:
            parts.append(Line(self.say("last-round"), WARNING))
        if facts.mover is not None:
            parts.append(Line(self.say("has-turn", player=self.name("figure", facts.mover))))
        if facts.turn_of.steps > 0:
            parts.append(Line(self.say("steps", number=facts.turn_of.steps)))
        return Group(Flow(parts), *self.counts(facts))

    def counts(self, facts: Facts) -> list[RenderableType]:
        """What the decks and stocks hold, and which horcruxes are destroyed."""
        if facts.mode == "match":
            return []
        counted = {self.text.thing("deck", deck).name: len(cards) for deck, cards in facts.decks.items()}
        counted |= {self.say("floo-left"): facts.floo_left, self.say("portkeys-left"): facts.portkeys_left}
        found: list[RenderableType] = [
            Flow(Line.assemble((f"{label} ", "dim"), str(count)) for label, count in counted.items())
        ]
        if facts.return_ is not None:
            state = self.say("returned" if facts.return_.returned else "not-returned")
            names = self.text.listed(self.name("token", each) for each in facts.return_.destroyed)
            destroyed = [Line(self.say("destroyed", names=names))] if facts.return_.destroyed else []
            found.append(Flow([Line(state, "bold"), *destroyed]))
        return found

    # --- spaces

    def boards(self, facts: Facts, is_whole: bool) -> RenderableType:
        """The spaces of each board on which something is; of the whole table also those that have a name."""
        found: list[RenderableType] = []
        for board in BOARDS:
            here = [each for each in self.spaces if each.board == board]
            pieces = [self.space(facts, each) for each in here if self.holds(facts, each) or (is_whole and each.name)]
            if pieces:
                title = Line(f"{self.say(f'board-{board}')}:", "bold underline")
                found.append(Flow([title, *pieces], "  ", 4))
        return Padding(Group(*found), (1, 0, 0, 0))

    def standing(self, facts: Facts, space: Space) -> list[Pawn]:
        """The pawns on a space."""
        return [pawn for pawn in facts.pawns if pawn.space == space.id]

    def lurking(self, facts: Facts, space: Space) -> list[DeathEater]:
        """The Death Eaters on a space."""
        return [each for each in facts.death_eaters if each.space == space.id]

    def holds(self, facts: Facts, space: Space) -> bool:
        """Whether anything is on a space."""
        return bool(self.standing(facts, space) or self.lurking(facts, space) or space.id in facts.lying.values())

    def space(self, facts: Facts, space: Space) -> Line:
        """A space: who stands there, and what lies there."""
        line = Line(self.name("space", space.id))
        for each in self.lurking(facts, space):
            line.append(" ")
            line.append(f"☠ {self.name('figure', each.figure)}", "bold reverse")
        for pawn in self.standing(facts, space):
            line.append(" ")
            line.append(f"▸{self.name('figure', pawn.figure)}", "bold")
        lying = [self.name("token", token) for token, at in facts.lying.items() if at == space.id]
        return line.append(f" ({self.text.listed(lying)})", "italic") if lying else line

    def reach(self, facts: Facts) -> list[RenderableType]:
        """Where the move may end, by the first step that leads there."""
        first: dict[str, list[str]] = {}
        here = self.name("space", facts.reach[0].path[0]) if facts.reach and facts.reach[0].path else ""
        for each in facts.reach:
            step = self.name("space", each.path[0]) if each.path else here
            first.setdefault(step, []).append(self.name("space", each.space))
        rows = [
            Flow([Line(f"→ {step}:", "bold"), *(Line(end) for end in ends)], "  ", 4) for step, ends in first.items()
        ]
        return [Padding(Group(Line(self.say("in-reach"), "bold underline"), *rows), (1, 0, 0, 0))] if rows else []

    # --- a fight

    def fight(self, facts: Facts, fight: Fight) -> RenderableType:
        """Who fights whom, for what, the round, and what the dice showed."""
        fighters = [self.name("figure", facts.pawns[at].figure) for at in fight.members]
        own = self.text.listed(fighters or [self.name("figure", fight.fighter)], "and")
        parts = [Line.assemble((f" {self.say('fight')} ", "bold reverse"), f" {own} – {self.foe(fight)}")]
        if fight.mission is not None:
            parts.append(Line(self.name("mission", fight.mission), "italic"))
        if fight.round:
            parts.append(Line(self.say("fight-round", number=fight.round)))
        if fight.dice:
            parts.append(Line(" ".join(map(str, fight.dice)), "bold"))
        return Padding(Flow(parts), (1, 0, 0, 0))

    def foe(self, fight: Fight) -> str:
        """Against whom a fight is; of a card with the HP that are left."""
        if fight.opponent is not None:
            return self.say("with-hp", name=self.name("opponent", fight.opponent), number=fight.opponent_hp)
        return self.name("figure", fight.rival) if fight.rival is not None else self.text.say("nothing")
