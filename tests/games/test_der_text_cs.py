"""The Czech of Death Eaters Rising, as an editor would write it. A no-break space is written as ~ here."""

import pytest

from greathall.games.death_eaters_rising.records import Headquarters
from greathall.games.death_eaters_rising.text import card_text, text_of
from greathall.kernel.text import Text
from tests.texts import CARDS, PLAYERS, RULES


@pytest.fixture
def text() -> Text:
    return text_of(RULES, "cs", PLAYERS)


def plain(sentence: str) -> str:
    return sentence.replace("\u00a0", "~")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ("DER-3.2 travelled 0 diagon-alley", "Ana se vydává do lokace Příčná ulice."),
        ("DER-3.4 damaged luna-lovegood 1", "Lenka Láskorádová dostává 1~zranění."),
        ("DER-3.4 corrupted hogsmeade 1", "V~lokaci Prasinky přibývá 1~vliv."),
        ("DER-3.4 corrupted hogsmeade 2", "V~lokaci Prasinky přibývají 2~ukazatele vlivu."),
        ("DER-3.4 corrupted hogsmeade 5", "V~lokaci Prasinky přibývá 5~ukazatelů vlivu."),
        ("DER-4.1 pool-taken 1 blue-1", "Ben si podle hlavního štábu bere modrou kostku."),
        (
            "DER-4.1 pool-taken 1 blue-1 blue-2 orange-1",
            "Ben si podle hlavního štábu bere 2~modré kostky a~oranžovou kostku.",
        ),
        (
            "DER-4.1 pool-taken 1 red-1 red-2 red-3 red-4 red-5",
            "Ben si podle hlavního štábu bere 5~červených kostek.",
        ),
        ("DER-4.2 rolled 0 blue-1 knowledge red-1 loyalty-2", "Ana hází: vědění, zdvojená oddanost."),
        ("DER-4.3 assigned 0 blue-1 antonin-dolohov", "Ana přiřazuje modrou kostku ke kartě Antonína Dolohova."),
        (
            "DER-4.3 assigned 0 red-2 headquarters-1",
            "Ana přiřazuje zdvojenou oddanost (červená) k~první schopnosti hlavního štábu.",
        ),
        ("DER-4.6 ability-used 2 luna-lovegood", "James používá schopnost Lenky Láskorádové."),
        ("DER-4.6 ability-declined 0 headquarters-2", "Ana odmítá použít druhou schopnost hlavního štábu."),
        ("DER-6.7 healed 0 harry-potter 2", "Ana odebírá Harrymu Potterovi 2~zranění."),
        ("DER-5.1 recruited 0 hermione-granger", "Ana najímá Hermionu Grangerovou."),
        ("DER-5.2 token-taken 0 heal-two-1", "Ana získává žeton kouzla „Odeberte po 1~zranění dvěma kouzelníkům“."),
        ("DER-5.2 token-taken 0 ?", "Ana získává žeton kouzla."),
        ("DER-9.2 covered 1 bravery bellatrix-lestrange", "Ben zakrývá statečnost na kartě Belatrix Lestrangeové."),
        ("DER-5.4 place-fell gringotts", "Místo U~Gringottových je ovládnuto."),
        (
            "DER-5.5 wizard-defeated sirius-black",
            "Sirius Black je poražen a~odchází na Bradavickou ošetřovnu.",
        ),
        ("DER-5.5 death-eater-defeated bellatrix-lestrange", "Belatrix Lestrangeová je poražena a~míří do Azkabanu."),
        (
            "DER-9.5 swapped 0 1 ron-weasley mrs-norris",
            "Ana a~Ben si vyměňují Rona Weasleyho za paní Norrisovou.",
        ),
    ],
)
def test_events_as_an_editor_would_write_them(text: Text, event: str, sentence: str) -> None:
    assert plain(text.event(event.split(), {"red-2": text.thing("face", "loyalty-2")})) == sentence


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("travel ministry-of-magic", "Vydat se do lokace Ministerstvo kouzel"),
        ("assign red-2 sybill-trelawney", "Přiřadit zdvojenou oddanost (červená) ke kartě Sibyly Trelawneyové"),
        ("turn-die red-1 bravery-2", "Otočit červenou kostku na zdvojenou statečnost"),
        ("token-assign loyalty headquarters-2", "Žetonem kouzla zakrýt oddanost na druhé schopnosti hlavního štábu"),
        ("token-heal-two ron-weasley -", "Žetonem kouzla odebrat Ronovi Weasleymu 1~zranění"),
        (
            "token-heal-two ron-weasley cho-chang",
            "Žetonem kouzla odebrat Ronovi Weasleymu a~Cho Changové po 1~zranění",
        ),
    ],
)
def test_choices_as_an_editor_would_write_them(text: Text, choice: str, sentence: str) -> None:
    assert plain(text.choice(choice, {"red-2": text.thing("face", "loyalty-2")})) == sentence


@pytest.mark.parametrize(
    ("word", "rendered"),
    [
        (
            "nymphadora-tonks",
            "Máte-li v~týmu dalšího kouzelníka z~Řádu, každý tah házíte jednou červenou kostkou navíc.",
        ),
        (
            "bill-weasley",
            "Máte-li v~týmu dalšího z~Weasleyových nebo Fleur Delacourovou, každý tah házíte jednou červenou nebo fialovou "
            "kostkou navíc.",
        ),
        (
            "luna-lovegood",
            "Za 2~přátelství: vezměte si žeton kouzla a~odeberte 1~zranění kterémukoli kouzelníkovi.",
        ),
        ("alastor-moody", "Jednou za tah, za cenu 2~zranění této karty: udělte 1~zranění Smrtijedovi ve své lokaci."),
        (
            "rodolphus-lestrange",
            "Voldemort zde: 1~zranění všem zdejším kouzelníkům z~Armády. "
            "Znamení zla: 3~zranění nejvíce zraněným kouzelníkům v~týmu hráče na tahu.",
        ),
        ("atrium", "Znamení zla: v~tomto tahu vyžaduje každý Smrtijed o~1~statečnost více."),
    ],
)
def test_cards_as_an_editor_would_write_them(text: Text, word: str, rendered: str) -> None:
    assert plain(card_text(text, CARDS[word])) == rendered


def test_what_is_paid_stands_in_the_plural(text: Text) -> None:
    place = CARDS["grimmauld-place"]
    assert isinstance(place, Headquarters)
    assert [plain(card_text(text, each)) for each in place.abilities] == [
        "Za 1~oddanost: odeberte 1~zranění jednomu kouzelníkovi ve své lokaci.",
        "Za 2~oddanosti: odeberte 2~ukazatele vlivu z~kterékoli lokace.",
    ]
