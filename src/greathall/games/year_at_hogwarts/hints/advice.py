"""Where bots and the page's hint ask: weights for the options of a decision, and why a good player would choose one."""

from greathall.games.year_at_hogwarts.game import Year
from greathall.games.year_at_hogwarts.hints.adept import Adept
from greathall.games.year_at_hogwarts.hints.apprentice import Apprentice
from greathall.games.year_at_hogwarts.hints.lore import Lore
from greathall.games.year_at_hogwarts.hints.reasons import why
from greathall.games.year_at_hogwarts.state import YearState
from greathall.kernel.rules import Rules
from greathall.kernel.state import Frame, State


class Hints:
    """Advice by one set of rules. The world is what a seat may know; the same world leads to the same advice."""

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, Year)
        self.lore = Lore(rules.box)

    def apprentice(self, world: State, ask: Frame, seat: int, options: list[int]) -> list[int]:
        """A beginner's weights for these options."""
        assert isinstance(world, YearState)
        return Apprentice(self.lore, world, ask, seat).weigh(options)

    def adept(self, world: State, ask: Frame, seat: int, options: list[int]) -> list[int]:
        """A good player's weights for these options."""
        assert isinstance(world, YearState)
        return Adept(self.lore, world, ask, seat).weigh(options)

    def reason(self, world: State, ask: Frame, seat: int, picked: int) -> str:
        """The message that says why a good player would choose this."""
        assert isinstance(world, YearState)
        return why(Adept(self.lore, world, ask, seat), picked)
