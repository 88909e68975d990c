"""Voldemort Returns: what each side looks for, whom it hunts, and whom it keeps away from."""

from typing import Final

from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.hints.lore import FAR
from greathall.games.year_at_hogwarts.hints.matches import Captain
from greathall.games.year_at_hogwarts.hints.places import MOVE, Goal
from greathall.games.year_at_hogwarts.hints.prices import GAME
from greathall.games.year_at_hogwarts.rules import y05_spaces as y05
from greathall.games.year_at_hogwarts.rules import y12_fights as y12
from greathall.games.year_at_hogwarts.rules.y04_meeting import rivals_on
from greathall.games.year_at_hogwarts.rules.y12_horcruxes import weapons
from greathall.games.year_at_hogwarts.rules.y12_turn import has_all
from greathall.games.year_at_hogwarts.sentences import STOPPED
from greathall.games.year_at_hogwarts.terms import FIRST_DEATH_EATER, HARRY, NONE, RETURNS, VILLAIN
from greathall.kernel.choices import first

TOKEN: Final = 1500
HORCRUX: Final = 1200
RIVAL: Final = 400


class Side(Captain):
    """A player on either side of Voldemort's return."""

    def wanted_tokens(self) -> list[int]:
        """Each side its own: Pettigrew's four, the weapons of the heroes, Harry's Stone, Voldemort's Wand."""
        if self.box.mode != RETURNS:
            return Captain.wanted_tokens(self)
        return [TOKEN if self.looks_for(token) else 0 for token in range(len(self.box.token_names))]

    def looks_for(self, token: int) -> bool:
        """Whether the figure has a use for a token; a hero needs one weapon only."""
        wanted, name = self.box.returns[token], self.box.token_names[token]
        if self.me == VILLAIN:
            return name == terms.WAND if self.s.returned else wanted == "pettigrew"
        if self.me >= FIRST_DEATH_EATER:
            return False
        return (wanted == "heroes" and not weapons(self.s, self.me)) or (self.me == HARRY and name == terms.STONE)

    # --- where a move ends

    def end_in_return(self, space: int) -> int:
        """What is met there, what lies there, what draws from there."""
        found = self.pull(space)
        rivals = rivals_on(self.s, self.me, space)
        if rivals and space != self.s.space[self.me]:
            return found + self.met_after_return(rivals[0])
        if self.is_hero() and weapons(self.s, self.me) and space in self.horcruxes():
            found += HORCRUX
        if self.me == VILLAIN and space == self.box.pitch_space and not self.s.returned and has_all(self.s):
            found += GAME // 4
        return found + self.effect_after_return(space)

    def effect_after_return(self, space: int) -> int:
        """Cards and HP."""
        kind = self.box.space_kind[space]
        if self.me >= FIRST_DEATH_EATER or kind in y05.SILENT or space == self.box.pitch_space or kind == terms.TOWER:
            return 0
        if kind == terms.ON_HP:
            return self.health(self.box.shown_at[space]) if self.is_hero() else 0
        return self.together(y05.whens_at(self.s, space, STOPPED)) // 2 if kind != terms.CLASSROOM else 40

    def met_after_return(self, rival: int) -> int:
        """A hero and a Death Eater; or Harry and Voldemort, which decides the game."""
        if VILLAIN in (self.me, rival):
            return self.decision() if self.me == VILLAIN else -self.decision()
        return (self.against_figure(rival) - 50) * RIVAL // 50

    def against_figure(self, rival: int) -> int:
        """The chance to beat the other one."""
        if rival >= FIRST_DEATH_EATER:
            return self.against_death_eater(rival)
        theirs, mine = self.s.board[rival], self.s.board[self.me]
        dice = self.box.attack_dice_of
        strength = self.s.hp[self.me] * dice[mine] - self.s.hp[rival] * dice[theirs]
        return max(5, min(95, 50 + 2 * strength))

    def decision(self) -> int:
        """What it is worth to Voldemort to meet Harry now."""
        stone, wand = y12.holds(self.s, HARRY, terms.STONE), y12.holds(self.s, VILLAIN, terms.WAND)
        if not wand:
            return -GAME if stone else 0
        return GAME if not stone or self.s.destroyed != self.s.all_destroyed() else 0

    def is_hero(self) -> bool:
        """Whether the figure is one of the heroes."""
        return HARRY <= self.me < self.box.pawns

    def horcruxes(self) -> list[int]:
        """The spaces of the horcruxes that are left."""
        return [space for at, space in enumerate(self.box.horcrux_spaces) if not self.s.destroyed >> at & 1]

    # --- what draws

    def seek(self) -> list[Goal]:
        """The goals of the figure's side."""
        if self.box.mode != RETURNS:
            return Captain.seek(self)
        found = [Goal(space, self.token(token)) for token, space in enumerate(self.s.token_at) if space != NONE]
        if self.me == VILLAIN:
            return [*found, *self.villains_goals()]
        if self.me >= FIRST_DEATH_EATER:
            heroes = range(HARRY, self.box.pawns)
            return [Goal(self.s.space[hero], self.against_figure(hero) * RIVAL // 50) for hero in heroes]
        return [*found, *self.heros_goals()]

    def villains_goals(self) -> list[Goal]:
        """All tokens: the Pitch; with the Wand, or against one without the Stone: Harry."""
        if not self.s.returned:
            return [Goal(self.box.pitch_space, 2 * TOKEN)] if has_all(self.s) else []
        if y12.holds(self.s, VILLAIN, terms.WAND):
            return [Goal(self.s.space[HARRY], 2 * TOKEN)]
        return []

    def heros_goals(self) -> list[Goal]:
        """Armed: the horcruxes; Harry with the Stone: Voldemort, if he can be beaten."""
        found: list[Goal] = []
        if weapons(self.s, self.me):
            found += [Goal(space, HORCRUX) for space in self.horcruxes()]
        if self.me == HARRY and self.s.returned and self.decision() <= 0 and y12.holds(self.s, HARRY, terms.STONE):
            found.append(Goal(self.s.space[VILLAIN], 2 * TOKEN))
        return found

    def pull(self, space: int) -> int:
        """When Voldemort returns the nearest goal counts most; who would lose by a meeting keeps away."""
        found = Captain.pull(self, space)
        if self.box.mode == RETURNS and self.s.returned and self.me in (VILLAIN, HARRY):
            other = HARRY if self.me == VILLAIN else VILLAIN
            worth = self.decision() if self.me == VILLAIN else -self.decision()
            steps = self.lore.steps_to(self.s.space[other])[space]
            if worth < 0 and steps < 2 * MOVE:
                found += worth // (20 + 10 * steps)
        return found

    # --- the return

    def hidden(self, picked: int) -> int:
        """The Wand far from Voldemort, the Stone far from Harry."""
        figure = VILLAIN if self.me == HARRY else HARRY
        steps = self.lore.steps_to(first(picked))[self.s.space[figure]]
        return steps if steps < FAR else 0

    def conjured(self, tower: int) -> int:
        """Death Eaters on towers near the heroes."""
        heroes = range(HARRY, self.box.pawns)
        return -min([self.lore.steps_to(self.s.space[hero])[tower] for hero in heroes])
