"""The contract catches what it is there for: each of these toys breaks one promise."""

import random
from collections.abc import Callable

import pytest

from greathall.kernel.choices import choice, kind_of
from greathall.kernel.events import EVERYONE
from greathall.kernel.rules import LEGAL, Rules
from greathall.kernel.state import Frame, State
from tests.kernel import contract
from tests.kernel.games import Case, duel, judges, match, walk
from tests.kernel.games.toy import ToyState
from tests.kernel.uniform import is_uniform


class Sharing(ToyState):
    """A copy in which everyone knows what is known in the original, also later."""

    def copy(self) -> State:
        s = ToyState.copy(self)
        s.known = self.known
        return s


class SharingDuel(duel.Duel):
    state = Sharing


class Forgetful(match.Match):
    """Who scored in the match that is on is not saved."""

    def fields(self) -> list[str]:
        return []


class HomeMadeDice(match.Match):
    """A throw that does not come through the door of chance."""

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        if kind_of(picked) == match.THROW:
            s.tell(match.THREW, match.MATCH_3_2, seat, random.randrange(1000))
        super().act(s, ask, seat, picked)


class Disorderly(duel.Duel):
    """Options that are out of order."""

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        return super().candidates(s, ask, seat)[::-1]


class Twice(duel.Duel):
    """An option that is offered twice."""

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        return [choice(duel.PASS), *super().candidates(s, ask, seat)]


class Overlooking(match.Match):
    """A rival who may be challenged and is not offered."""

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        return super().candidates(s, ask, seat)[: 2 if ask.kind == match.TURN else None]


class Wordless(walk.Walk):
    """A refusal that cites no clause."""

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        return super().forbidden(s, ask, seat, picked) and 9990


class Lawless(walk.Walk):
    """An event by a clause that does not exist."""

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        s.tell(walk.STEPPED, 9990, seat, 0)
        super().act(s, ask, seat, picked)


class OpenHands(duel.Duel):
    """A view that shows everyone's hand."""

    def facts(self, s: State, seat: int) -> dict[str, object]:
        return super().facts(s, seat) | {"hands": [sorted(s.piles[zone]) for zone in self.hands]}


class Warned(duel.Duel):
    """A strike is not allowed at a rival who secretly holds a parry: the options tell."""

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        parries = any(card >= len(duel.STRIKES) for zone in self.hands for card in s.piles[zone] if zone != seat)
        if kind_of(picked) == duel.STRIKE and parries:
            return duel.DUEL_2_2
        return super().forbidden(s, ask, seat, picked)


class Telltale(duel.Duel):
    """The clause of a refusal depends on who holds the card."""

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        clause = super().forbidden(s, ask, seat, picked)
        return duel.DUEL_5_1 if clause and kind_of(picked) == duel.PARRY and s.where[0] == self.deck else clause


class Favourite(walk.Walk):
    """Seat 0 steps twice as far."""

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        super().act(s, ask, seat, picked)
        if seat == 0:
            s.tell(walk.STEPPED, walk.WALK_2_1, seat, 0)


class Forger(duel.Duel):
    """A card that is played stays in the hand as well."""

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        hand = s.piles[self.hands[seat]]
        super().act(s, ask, seat, picked)
        if kind_of(picked) == duel.STRIKE:
            s.piles[self.hands[seat]] = hand


class Blind(duel.Duel):
    """Who draws does not look."""

    def run(self, s: State, frame: Frame) -> None:
        super().run(s, frame)
        if s.stack:
            s.known[s.piles[self.hands[s.active]][-1]] = 0


class Stuck(judges.Judges):
    """A seat that is asked, and may do nothing."""

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        return judges.JUDGES_2_1 if seat == 1 else super().forbidden(s, ask, seat, picked)


class Endless(walk.Walk):
    """A move that is asked for again and again."""

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        s.ask(walk.MOVE, seat, walk.STEPS)

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        return LEGAL


def endings(rules: Rules) -> int:
    return contract.check_endings(rules, 1)


CAUGHT: list[tuple[Callable[[Rules], object], Rules, str]] = [
    (contract.check_clones, SharingDuel(2), "leaves its game alone|go the same way"),
    (contract.check_saves, Forgetful(2), "a loaded game goes on as it would have|offers the same"),
    (contract.check_replay, HomeMadeDice(2), "is told again as it was"),
    (contract.check_options, Disorderly(2), "unique and in order"),
    (contract.check_options, Twice(2), "unique and in order"),
    (contract.check_options, Forger(2), "exactly one pile"),
    (contract.check_candidates, Overlooking(3), "legal exactly when offered"),
    (contract.check_candidates, Wordless(2), "refused by a clause: 9990"),
    (contract.check_clauses, Lawless(2), "cites a clause"),
    (contract.check_secrets, OpenHands(2), "only what it knows|cannot tell the worlds apart"),
    (contract.check_secrets, Warned(2), "what it knows to be legal"),
    (contract.check_secrets, Telltale(2), "tells seat . nothing new"),
    (endings, Forger(2), "exactly one pile"),
    (endings, Blind(2), "the owner knows what is in hand-0"),
    (endings, Stuck(2), "seat 1 is asked, and has something to choose"),
    (endings, Endless(2), "a game of walk ends"),
    (lambda rules: contract.check_progress(rules, 0), Endless(2), "turn 1 ends"),
]


@pytest.mark.parametrize(("check", "rules", "promise"), CAUGHT, ids=[type(rules).__name__ for _, rules, _ in CAUGHT])
def test_the_contract_catches(
    check: Callable[[Rules], object], rules: Rules, promise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contract, "LIMIT", 600)
    with pytest.raises(AssertionError, match=promise):
        check(rules)


def test_the_contract_catches_a_favourite_seat() -> None:
    with pytest.raises(AssertionError, match="the same happens to them"):
        contract.check_rotation(Case("favourite", Favourite, (2,), lambda by: {"first": by}), 2)


def test_the_contract_catches_a_forgotten_role() -> None:
    """The accused stays where it was when everyone else moves on."""
    with pytest.raises(AssertionError, match="the same is offered"):
        contract.check_rotation(Case("judges", judges.Judges, (3,), lambda by: {"first": by}), 3)


def test_the_contract_catches_a_changed_game() -> None:
    assert contract.digest(HomeMadeDice(2)) != contract.digest(match.Match(2))


def test_the_contract_catches_a_deck_that_lost_a_place() -> None:
    game = contract.new_game(duel.Duel(2), 0)
    zone = game.rules.layout.zone_names.index("discards")
    game.state.piles[zone] = [-1]
    with pytest.raises(AssertionError, match="only a deck holds unseen things, not discards"):
        contract.check_state(game)


def test_unequal_counts_are_not_uniform() -> None:
    assert is_uniform([100, 104, 96])
    assert not is_uniform([100, 150, 50])


def test_everyone_is_told_what_everyone_knows() -> None:
    """The bits of seats and spectators, moved on, are still those of everyone."""
    assert contract.turned_bits(EVERYONE, 1, 3) == EVERYONE
    assert contract.turned_bits(0b001, 2, 3) == 0b100
