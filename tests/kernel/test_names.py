"""Names: every word means one thing, and every choice can be written and read."""

import pytest

from greathall.kernel.choices import choice, first, kind_of, second, third
from greathall.kernel.errors import UnknownWord
from greathall.kernel.events import EVERYONE, Log
from greathall.kernel.names import NUMBER, Domain, Names, Signature, clause_name
from greathall.kernel.rules import Rules
from greathall.kernel.state import ANSWER, Layout
from tests.kernel.games import CASES

COLOURS, CARDS = Domain(["red", "blue"]), Domain(["ace", "king"], 5)


def names(choices: dict[int, str], frames: dict[int, str] | None = None, events: dict[int, str] | None = None) -> Names:
    domains = {"colour": COLOURS, "card": CARDS}
    return Names("TOY", [1010], domains, choices, frames or {}, events or {}, [])


@pytest.mark.parametrize(
    ("clause", "name"),
    [(3040, "TOY-3.4"), (3041, "TOY-3.4a"), (10011, "TOY-10.1a"), (2100, "TOY-2.10"), (12249, "TOY-12.24i")],
)
def test_clauses_are_cited_by_number(clause: int, name: str) -> None:
    assert clause_name("TOY", clause) == name


@pytest.mark.parametrize("values", [(), (0,), (-1, 7), (1022, 0, 5), (3, -1, 1022)])
def test_a_choice_holds_its_kind_and_values(values: tuple[int, ...]) -> None:
    picked = choice(12, *values)
    assert (kind_of(picked), first(picked), second(picked), third(picked)) == (12, *values, -1, -1, -1)[:4]


def test_choices_are_in_the_order_of_their_kinds_and_values() -> None:
    assert sorted([choice(2), choice(1, 3), choice(1), choice(1, 0, 5), choice(1, 0)]) == [
        choice(1),
        choice(1, 0),
        choice(1, 0, 5),
        choice(1, 3),
        choice(2),
    ]


@pytest.mark.parametrize("rules", [rules for case in CASES for rules in case.each()], ids=lambda rules: rules.game)
def test_every_choice_is_read_as_it_is_written(rules: Rules) -> None:
    vocabulary = rules.names.vocabulary()
    assert len(set(vocabulary)) == len(vocabulary)
    lines = [rules.names.choice(picked) for picked in vocabulary]
    assert len(set(lines)) == len(lines)
    assert [rules.names.read_choice(line) for line in lines] == vocabulary


def test_numbers_are_written_as_they_are() -> None:
    bet = names({1: "bet number colour"})
    assert bet.choice(choice(1, 250, 1)) == "bet 250 blue"
    assert bet.choice(choice(1, -1, 0)) == "bet - red"
    assert bet.read_choice("bet 250 blue") == choice(1, 250, 1)
    assert bet.read_choice("bet - red") == choice(1, -1, 0)
    assert len(bet.vocabulary()) == 11 * 3
    for word in ("1000", "-1", "+1", "1.0", "\N{ARABIC-INDIC DIGIT ONE}", "red"):
        with pytest.raises(UnknownWord, match="is not a number here"):
            bet.read_choice(f"bet {word} red")


def test_a_number_that_no_words_say_is_no_choice() -> None:
    bet = names({1: "bet number colour"})
    for picked in (0, -5, choice(2), choice(1, 0, 2), choice(1, 0, 0, 0), 1 << 200):
        assert not bet.is_choice(picked)
        with pytest.raises(UnknownWord, match="is no choice of this game"):
            bet.choice(picked)


@pytest.mark.parametrize("words", [["a", "a"], ["a b"], [""], ["-"], ["?"], ["a\n"]])
def test_the_words_of_a_domain_are_different_single_words(words: list[str]) -> None:
    with pytest.raises(ValueError, match="the words of a domain are different"):
        Domain(words)


def test_kinds_have_different_words_and_begin_at_one() -> None:
    with pytest.raises(ValueError, match="the same word"):
        names({1: "bet", 2: "bet colour"})
    with pytest.raises(ValueError, match="the same word"):
        names({1: "bet"}, {100: "deal", 101: "deal"})
    with pytest.raises(ValueError, match="the kinds of choices begin at 1"):
        names({0: "bet"})


def test_zones_and_things_have_different_names() -> None:
    box = Layout()
    box.zone("deck")
    with pytest.raises(ValueError, match="two zones are called 'deck'"):
        box.zone("deck")
    box.things(["ace"], 0)
    for again in (["ace"], ["king", "king"]):
        with pytest.raises(ValueError, match="two things have the same name"):
            box.things(again, 0)


def test_the_kernels_own_step_has_a_name_in_every_game() -> None:
    assert names({1: "bet"}).frames[ANSWER].word == "answer"


def test_a_starred_domain_repeats_what_follows() -> None:
    signature = Signature("paid colour *number *card")
    domains = [signature.domain_of(at) for at in range(6)]
    assert domains == ["colour", NUMBER, "card", NUMBER, "card", NUMBER]


def test_an_event_hides_the_things_that_a_seat_does_not_know() -> None:
    """Seat 0 knows the ace and everyone the king; the colours are no things."""
    log = Log(names({1: "bet"}, {}, {1: "dealt colour *card"}))
    log.tell(1, 1010, [1, 0, 1], [0, 0, 0, 0, 0, 1, EVERYONE], EVERYONE)
    log.tell(1, 1010, [0, 1], [0, 0, 0, 0, 0, 1, EVERYONE], 0b10)
    event, private = log.events
    assert event.words(0) == ["TOY-1.1", "dealt", "blue", "ace", "king"]
    assert event.words(1) == event.words() == ["TOY-1.1", "dealt", "blue", "?", "king"]
    assert str(event) == "TOY-1.1 dealt blue ? king"
    assert (private.words(0), private.words(1), str(private)) == ([], ["TOY-1.1", "dealt", "red", "king"], "")
