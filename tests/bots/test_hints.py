"""Rules of thumb at the table: what a good player does, and says why."""

import re
from importlib import resources

import pytest

from greathall.bots import advise, bots, player
from greathall.games.death_eaters_rising.hints import reasons
from greathall.kernel.game import Game
from greathall.kernel.records import key_from_seed
from greathall.kernel.scenario import Table
from tests.kernel.games import CASES
from tests.tables import death_eaters as given

pytestmark = pytest.mark.engine

TABLE = """
    seats ana ben
    ana   faction order     team nymphadora-tonks
    ben   faction army      team harry-potter
    turn  of ana  at hogsmeade  phase assign
    voldemort  faces ministry-of-magic
"""


def adept(table: Table, name: str) -> tuple[str, str]:
    """What an adept in this seat does, and why."""
    picked, why = advise(table.game.view(table.seats.index(name)))
    return table.game.name(picked) if picked else "", why


def test_heal_before_the_last_wizard_falls() -> None:
    t = given(TABLE + "ana tokens heal-1 cleanse-1  team nymphadora-tonks*4\n turn phase end-turn")
    assert adept(t, "ana") == ("token-heal nymphadora-tonks", "hint-heal-last-wizard")


def test_heal_a_friend_in_anothers_turn() -> None:
    t = given(TABLE + "ben tokens heal-1\n ana team nymphadora-tonks*4\n turn phase end-turn")
    assert adept(t, "ben") == ("token-heal nymphadora-tonks", "hint-heal-last-wizard")


def test_keep_tokens_while_the_dice_may_still_do_it() -> None:
    """Ana has dice to roll: Ben waits with his token, and uses it when the turn would end."""
    table = TABLE + "ben tokens assign-loyalty-1\n hogsmeade beside arthur-weasley\n"
    cover = "dice symbols arthur-weasley=loyalty arthur-weasley=knowledge"
    rolling = given(f"{table} dice pool red-1=bravery\n turn progress assigned\n {cover}")
    assert adept(rolling, "ben") == ("", "hint-keep-tokens")
    ending = given(f"{table} turn phase end-turn\n {cover}")
    assert adept(ending, "ben") == ("token-assign loyalty arthur-weasley", "hint-recruit-first")


def test_tokens_of_several_players_complete_a_card_together() -> None:
    """One bravery is missing here, one there: neither token is enough alone, both are."""
    t = given(
        TABLE
        + """
        ana        tokens assign-bravery-1
        ben        tokens assign-knowledge-1
        hogsmeade  beside antonin-dolohov*1
        dice       symbols antonin-dolohov=knowledge
        turn       phase end-turn
        """
    )
    assert adept(t, "ana") == ("token-assign bravery antonin-dolohov", "hint-send-to-azkaban")
    t.play("ana token-assign bravery antonin-dolohov")
    assert adept(t, "ben") == ("token-assign knowledge antonin-dolohov", "hint-send-to-azkaban")


def test_no_token_goes_where_it_completes_nothing() -> None:
    t = given(TABLE + "ana tokens assign-bravery-1\n hogsmeade beside antonin-dolohov\n turn phase end-turn")
    assert adept(t, "ana") == ("end-turn", "hint-end-turn")


def test_cleanse_a_place_before_it_falls() -> None:
    t = given(
        TABLE
        + "ana tokens cleanse-1\n diagon-alley corruption 5\n ministry-of-magic corruption 2\n turn phase end-turn"
    )
    assert adept(t, "ana") == ("token-cleanse diagon-alley", "hint-cleanse-before-it-falls")


def test_the_first_recruit_is_vital() -> None:
    t = given(
        TABLE + "hogsmeade beside arthur-weasley mulciber\n dice pool red-1=loyalty-2 red-2=knowledge red-3=bravery"
    )
    choice, why = adept(t, "ana")
    assert (choice.split()[2], why) == ("arthur-weasley", "hint-recruit-first")


def test_a_doubled_side_goes_where_it_counts_twice() -> None:
    """Lucius Malfoy lacks one loyalty, Remus Lupin three."""
    t = given(
        TABLE
        + """
        hogsmeade  beside remus-lupin lucius-malfoy
        dice       pool red-1=loyalty-2 red-2=loyalty red-3=friendship  symbols lucius-malfoy=loyalty
        """
    )
    assert adept(t, "ana")[0] in ("assign red-1 remus-lupin", "assign red-3 remus-lupin")


def test_the_last_blow_to_voldemort_goes_before_everything() -> None:
    t = given(
        TABLE
        + """
        voldemort  faces hogsmeade  card villain  damage 4
        azkaban    holds mulciber draco-malfoy walden-macnair augustus-rookwood rabastan-lestrange
        hogsmeade  beside arthur-weasley
        dice       pool red-1=loyalty red-2=loyalty red-3=bravery purple-1=bravery-2 purple-2=friendship
        """
    )
    assert adept(t, "ana")[1] == "hint-last-blow-to-voldemort"


def test_move_to_voldemort_when_he_may_be_hit() -> None:
    t = given(
        TABLE
        + """
        voldemort  faces diagon-alley  card villain  damage 4
        azkaban    holds mulciber draco-malfoy walden-macnair augustus-rookwood rabastan-lestrange
        ana        team nymphadora-tonks remus-lupin rubeus-hagrid
        dice       pool red-1 red-2 purple-1 purple-2 purple-3 purple-4
        turn       phase roll
        """
    )
    choice, why = adept(t, "ana")
    assert (choice.split()[0], why) == ("move-to-voldemort", "hint-go-to-voldemort")


def test_stay_when_azkaban_protects_him() -> None:
    t = given(TABLE + "voldemort faces diagon-alley card villain\n dice pool red-1 red-2\n turn phase roll")
    assert adept(t, "ana") == ("roll", "hint-roll")


def test_a_hurt_team_travels_where_voldemort_seldom_stays() -> None:
    t = given(TABLE + "ana team nymphadora-tonks*3\n turn phase travel\n voldemort faces diagon-alley\n dice pool")
    assert adept(t, "ana") == ("travel diagon-alley", "hint-travel-where-he-seldom-stays")


def test_travel_where_the_dice_fit() -> None:
    """Ana's dice lean to loyalty: Fleur Delacour and Arthur Weasley ask for it, Filius Flitwick does not."""
    t = given(
        TABLE
        + """
        ministry-of-magic  beside filius-flitwick
        diagon-alley       beside filius-flitwick
        hogsmeade          beside arthur-weasley
        turn               phase travel
        dice               pool
        """.replace("diagon-alley       beside filius-flitwick", "")
    )
    assert adept(t, "ana") == ("travel hogsmeade", "hint-travel-to-recruit")


def test_a_swap_saves_a_team() -> None:
    """Ana's only wizard will be defeated when the turn ends; Ben has wizards enough."""
    t = given(
        TABLE
        + """
        ana   team nymphadora-tonks*4  tokens swap-1
        ben   team harry-potter ron-weasley luna-lovegood
        turn  phase end-turn
        """
    )
    choice, why = adept(t, "ana")
    assert (choice.split()[:2], why) == (["token-swap", "nymphadora-tonks"], "hint-swap-to-save-team")
    t.play(f"ana {choice}")
    assert adept(t, "ben") == ("agree", "hint-swap-to-save-team")


def test_an_exchange_that_only_costs_is_declined() -> None:
    """Ben would give Harry Potter away, with whom Neville brings the team a die, for a wizard about to be defeated."""
    t = given(
        TABLE
        + """
        ana   team nymphadora-tonks*4 remus-lupin  tokens swap-1
        ben   team harry-potter neville-longbottom*6
        turn  phase end-turn
        """
    )
    t.play("ana token-swap nymphadora-tonks harry-potter")
    assert adept(t, "ben") == ("decline", "hint-decline")


def test_damage_goes_to_who_bears_it_best() -> None:
    t = given(
        """
        seats ana ben
        ana           faction order  team nymphadora-tonks
        ben           faction army   team ginny-weasley neville-longbottom
        voldemort     faces ministry-of-magic
        diagon-alley  beside peter-pettigrew
        turn          of ana  at hogsmeade  phase travel
        chance        voldemort-die clockwise
        """
    )
    t.play("ana travel hogsmeade")
    assert adept(t, "ben") == ("suffer neville-longbottom", "hint-who-bears-most")


def test_every_level_agrees_that_a_dying_last_wizard_is_healed() -> None:
    """Even a beginner sees that."""
    t = given(TABLE + "ana tokens heal-1  team nymphadora-tonks*4\n turn phase end-turn")
    for name in bots()[1:]:
        picked = player(name, 1)(t.game.view(0))
        assert picked is not None
        assert t.game.name(picked) == "token-heal nymphadora-tonks"


def test_every_reason_has_its_sentence_and_every_sentence_its_reason() -> None:
    given_as_reason = set(re.findall(r'"(hint-[a-z-]+)"', source_of_reasons()))
    package = resources.files("greathall.games.death_eaters_rising")
    written = set(re.findall(r"(?m)^(hint-[a-z-]+) =", (package / "text" / "en" / "hints.ftl").read_text("utf-8")))
    assert given_as_reason == written
    assert set(reasons.PLAIN.values()) <= written


def source_of_reasons() -> str:
    """The module as it is written; its source lies beside what is compiled of it."""
    package = resources.files("greathall.games.death_eaters_rising")
    return (package / "hints" / "reasons.py").read_text("utf-8")


def test_a_game_without_hints_is_given_no_advice() -> None:
    game = Game.begun(CASES[0].rules(2), key_from_seed(1))
    assert advise(game.view(game.waiting[0])) == (None, "")
