"""Talisman's bots: every decision answered, the same whatever is hidden, games that end, and reasons in words."""

import os
import re
from importlib import resources

import pytest

import greathall
from greathall.bots import advise, player
from greathall.games.talisman.hints import reasons
from greathall.games.talisman.hints.lore import Lore
from greathall.games.talisman.hints.odds import at_least, draws, fought, fought_with_fate, wins
from greathall.games.talisman.tables import ASK_SIDE
from greathall.kernel.drive import drive
from greathall.kernel.game import Game
from greathall.kernel.position import View
from tests.bots.test_knowledge import play
from tests.games.talisman.tables import given

pytestmark = pytest.mark.engine

GAMES = int(os.environ.get("GREATHALL_BOT_GAMES", "1"))
"""Whole games for each number of seats."""
LIMIT = 20_000
LEVELS = ["apprentice", "adept"]


def begun(seats: int, seed: str, **options: int) -> Game:
    return greathall.start("talisman", seats, seed=seed, options=options)


# --- whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_of_apprentices_end(seats: int) -> None:
    for number in range(GAMES):
        game = begun(seats, f"ends {seats} {number}")
        assert drive(game, [player("apprentice", f"{number}/{seat}") for seat in range(seats)], LIMIT) is not None


def test_an_adept_finishes_what_others_began_at_random() -> None:
    for number in range(GAMES):
        game = begun(3, f"begun {number}")
        drive(game, [player("random", f"{number}/{seat}") for seat in range(3)], 300)
        assert drive(game, [player("adept", f"{number}/{seat}") for seat in range(3)], LIMIT) is not None


class Witness:
    """A player whose every decision is answered by both levels, with a reason."""

    def __init__(self, level: str, seed: str) -> None:
        self.player = player(level, seed)
        self.others = [player(each, seed) for each in LEVELS]
        self.reasons: set[str] = set()

    def __call__(self, view: View) -> int | None:
        for other in self.others:
            assert other(view) in view.options
        self.reasons.add(advise(view)[1])
        return self.player(view)


def test_whatever_is_asked_is_answered_with_an_option_and_a_reason() -> None:
    """One seat plays at random, so that all happens that a good player avoids."""
    found: set[str] = set()
    for number, options in enumerate([{}, {"drop-before-drawing": 1, "chosen-characters": 1, "no-inheritance": 1}]):
        game = begun(3, f"asked {number}", **options)
        witnesses = [Witness(level, f"{number}/{level}") for level in ["random", *LEVELS]]
        drive(game, witnesses, 500)
        found |= {reason for witness in witnesses for reason in witness.reasons}
    assert found <= written("en")
    assert len(found) > 25


# --- only the view


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_may_not_know_changes_no_choice(level: str) -> None:
    game = begun(4, f"secret {level}")
    sceptics = play(game, lambda seat: player(level, seat), 80)
    assert sum(each.other_worlds for each in sceptics) > 40


def test_others_spells_are_not_looked_at() -> None:
    """Ana chooses the same whichever Spell Ben holds."""
    for mine in ("", "spells expulso-1"):
        choices = set()
        for spell in ("accio-1", "protego-1", "avada-kedavra"):
            t = given(f"""
                seats ana ben
                ana side harry-potter-seeker at euston-road magic 4 {mine}
                ben side bellatrix-lestrange-prisoner at euston-road spells {spell}
                turn of ana phase encounter
            """)
            choices.add(advise(t.game.view(0))[0])
        assert len(choices) == 1


# --- odds


def test_odds_of_two_dice() -> None:
    """Even scores: 15 rolls win, 6 are draws, 15 lose; 5 ahead never loses."""
    assert [wins(ahead) for ahead in (-5, -4, 0, 1, 5, 6)] == [0, 1, 15, 21, 35, 36]
    assert [draws(ahead) for ahead in (-6, -5, 0, 5)] == [0, 1, 6, 1]
    assert fought(0, 36, 0, 0) == 15
    assert fought_with_fate(0, 36, 0, 0, 0) > fought(0, 36, 0, 0)
    assert fought_with_fate(0, 36, 0, 0, 1000) == fought(0, 36, 0, 0)
    assert [at_least(needed) for needed in (1, 4, 6, 7)] == [100, 50, 16, 0]


def test_distances_are_those_of_the_board() -> None:
    """One step leads from Privet Drive to Hagrid's Hut, none leads over the barrier, and the stations are a free way down."""
    game = begun(2, "board")
    box = game.rules.layout
    lore = Lore(box)  # type: ignore[arg-type]
    at = {name: number for number, name in enumerate(box.space_names)}  # type: ignore[attr-defined]
    assert lore.steps[at["hagrids-hut"]][at["4-privet-drive"]] == 1
    assert lore.steps[at["hagrids-hut"]][at["wisteria-walk"]] == 2
    assert lore.steps[at["kings-cross"]][at["hogsmeade-station"]] == 1
    assert lore.steps[at["hogsmeade-station"]][at["kings-cross"]] > 5


# --- rules of thumb


def adept(words: str, seat: int = 0) -> tuple[str, str]:
    """What an adept does at this table, and why."""
    t = given(words)
    picked, why = advise(t.game.view(seat))
    return t.game.name(picked) if picked else "", why


READY = """
    seats ana ben
    ana side harry-potter-seeker at {at} magic 11 objects elder-wand resurrection-stone-1 fate 2
    ben side bellatrix-lestrange-prisoner at euston-road
    turn of ana {turn}
"""


def test_who_is_ready_tries_the_gates() -> None:
    assert adept(READY.format(at="gates-of-hogwarts", turn="phase encounter")) == ("try", "hint-try-gates")


def test_who_has_no_insignia_turns_back_in_the_castle() -> None:
    words = READY.replace("objects elder-wand resurrection-stone-1", "").format(at="trophy-room", turn="phase move")
    assert adept(words) == ("turn-back", "hint-turn-back")


def test_who_is_ready_goes_on_in_the_castle() -> None:
    assert adept(READY.format(at="trophy-room", turn="phase move"))[0] != "turn-back"


TASK = """
    seats ana ben
    ana side harry-potter-boy-who-lived {ana}
    ben side bellatrix-lestrange-prisoner at {ben} magic 4 fate 0
    turn of ana phase encounter
    chance table {table}
    chance seed 1
"""


def test_what_a_task_asks_for_is_not_spent() -> None:
    """Two Galleons are the round for the team; for Magic one of them is paid only by who has no such task."""
    for task, picked in (("", "accept"), ("task stand-the-team-a-round", "pass")):
        t = given(TASK.format(ana=f"at charing-cross-road fate 0 galleons 2 {task}", ben="spinners-end", table=1))
        t.play("ana explore")
        assert t.game.name(advise(t.game.view(0))[0] or 0) == picked


def test_fate_is_spent_on_a_task_that_can_hardly_be_done() -> None:
    """With an Object in hand, Fill the Broom Shed (4) is done at once; the other seeker (1) first has to be met."""
    for table, picked in ((1, "spend-fate 0"), (4, "pass")):
        t = given(TASK.format(ana="at quidditch-pitch magic 6 fate 2 objects wand-1", ben="spinners-end", table=table))
        t.play("ana explore", "ana accept")
        assert t.game.name(advise(t.game.view(0))[0] or 0) == picked


def test_who_has_to_best_another_seeker_attacks() -> None:
    """Even odds are no reason to attack; the Insignia is."""
    for task, picked in (("", "explore"), ("task best-the-other-seeker", "attack 1")):
        t = given(TASK.format(ana=f"at euston-road fate 0 magic 4 {task}", ben="euston-road", table=1))
        assert t.game.name(advise(t.game.view(0))[0] or 0) == picked


FIGHT = """
    seats ana ben
    ana side harry-potter-seeker at euston-road {own}
    ben side bellatrix-lestrange-prisoner at thames-embankment
    euston-road cards {enemy}
    turn of ana phase encounter
    chance attack {attack}
    chance foe-attack {foe}
    chance seed 1
"""


def asked_in_fight(own: str, enemy: str, attack: int = 1, foe: int = 6) -> tuple[str, str]:
    """What an adept does when it is asked after exploring the space."""
    t = given(FIGHT.format(own=own, enemy=enemy, attack=attack, foe=foe))
    t.play("ana explore")
    picked, why = advise(t.game.view(0))
    return t.game.name(picked) if picked else "", why


def test_fate_is_spent_on_a_fight_that_is_lost_but_can_be_won() -> None:
    assert asked_in_fight("magic 8 fate 2", "dementor", 1, 4) == ("spend-fate 0", "hint-fate-for-fight")


def test_fate_is_kept_when_no_roll_would_help() -> None:
    assert asked_in_fight("magic 3 fate 2", "dementor", 1, 6) == ("pass", "hint-keep-for-later")


def test_a_hopeless_fight_is_evaded_a_good_one_not() -> None:
    assert asked_in_fight("magic 3 objects darkness-powder fate 0", "dementor")[1] == "hint-evade"
    assert asked_in_fight("magic 11 objects darkness-powder fate 0", "dementor")[0] == "pass"


def test_an_insignia_is_the_best_of_all_spoils() -> None:
    t = given("""
        seats ana ben
        ana side harry-potter-seeker at euston-road magic 10 fate 0
        ben side bellatrix-lestrange-prisoner at euston-road fate 0 objects elder-wand wand-1
        turn of ana phase encounter
        chance attack 6
        chance foe-attack 1
        chance seed 1
    """)
    assert advise(t.game.view(0))[1] == "hint-attack-for-insignia"
    t.play("ana attack 1")
    picked, why = advise(t.game.view(0))
    assert picked is not None
    assert (t.game.name(picked), why) == ("take elder-wand", "hint-take-from-rival")


def test_trophies_are_traded_when_they_are_enough() -> None:
    words = """
        seats ana ben
        ana side harry-potter-seeker at euston-road fate 0 trophies {trophies}
        turn of ana phase end
        chance seed 1
    """
    assert adept(words.format(trophies="boggart"))[1] == "hint-trade"
    assert adept(words.format(trophies="cornish-pixies"))[0] == "end-turn"


def test_voldemort_is_led_onto_a_rival() -> None:
    t = given("""
        seats ana ben
        ana side harry-potter-seeker at euston-road fate 0
        ben side bellatrix-lestrange-prisoner at wools-orphanage
        voldemort at charing-cross-road
        turn of ana phase move
        chance movement 1
        chance voldemort-movement 1
        chance seed 1
    """)
    t.play("ana roll", "ana step st-mungos-hospital")
    picked, why = advise(t.game.view(0))
    assert picked is not None
    assert (t.game.name(picked), why) == ("lead wools-orphanage", "hint-lead-voldemort")


def test_both_sides_of_a_card_are_liked() -> None:
    """Which side a bot takes depends on its seed."""
    view = begun(2, "sides").view(0)
    assert view.world.stack[-1].kind == ASK_SIDE
    for level in LEVELS:
        assert {player(level, seed)(view) for seed in range(20)} == set(view.options)


# --- words


def written(language: str) -> set[str]:
    """The reasons that a language has words for."""
    package = resources.files("greathall.games.talisman")
    return set(re.findall(r"(?m)^(hint-[a-z-]+) =", (package / "text" / language / "hints.ftl").read_text("utf-8")))


def test_every_reason_has_its_sentence_and_every_sentence_its_reason() -> None:
    source = (resources.files("greathall.games.talisman") / "hints" / "reasons.py").read_text("utf-8")
    assert set(re.findall(r'"(hint-[a-z-]+)"', source)) == written("en") == written("cs") == written("pl")
    assert set(reasons.PLAIN.values()) <= written("en")
