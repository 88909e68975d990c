"""Where bots and the page's hint ask: weights for the options of a decision, and why a good player would choose one."""

from greathall.games.death_eaters_rising.game import DeathEatersRising
from greathall.games.death_eaters_rising.hints.adept import Adept
from greathall.games.death_eaters_rising.hints.apprentice import Apprentice
from greathall.games.death_eaters_rising.hints.reasons import why
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.kernel.rules import Rules
from greathall.kernel.state import Frame, State


class Hints:
    """Advice by one set of rules. The world is what a seat may know; the same world leads to the same advice."""

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, DeathEatersRising)
        self.apprentice_player = Apprentice(rules.box, rules.goal)
        self.adept_player = Adept(rules.box, rules.goal)

    def apprentice(self, world: State, ask: Frame, seat: int, options: list[int]) -> list[int]:
        """A beginner's weights for these options; out of turn those above 0 are worth it."""
        assert isinstance(world, DeathEatersState)
        return self.apprentice_player.weigh(world, ask, seat, options)

    def adept(self, world: State, ask: Frame, seat: int, options: list[int]) -> list[int]:
        """A good player's weights for these options; out of turn those above 0 are worth it."""
        assert isinstance(world, DeathEatersState)
        return self.adept_player.weigh(world, ask, seat, options)

    def reason(self, world: State, ask: Frame, seat: int, picked: int) -> str:
        """The message that says why a good player would choose this; 0 is to wait."""
        assert isinstance(world, DeathEatersState)
        return why(self.adept_player, world, ask, seat, picked)
