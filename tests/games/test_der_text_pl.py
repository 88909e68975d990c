"""The Polish of Death Eaters Rising, as an editor would write it. A no-break space is written as ~ here."""

import pytest

from greathall.games.death_eaters_rising.records import Headquarters
from greathall.games.death_eaters_rising.text import card_text, messages, text_of
from greathall.kernel.text import Text
from tests.texts import CARDS, NAMES, PLAYERS, RULES


@pytest.fixture
def text() -> Text:
    return text_of(RULES, "pl", PLAYERS)


def plain(sentence: str) -> str:
    return sentence.replace("\u00a0", "~")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ("DER-2.8 goal-set 5", "Do pokonania Voldemorta potrzeba 5~obrażeń."),
        ("DER-2.2 place-laid hogs-head hogsmeade", "Gospoda „Pod Świńskim Łbem” to aktualne miejsce w~Hogsmeade."),
        ("DER-2.5 started-with 0 nymphadora-tonks", "Ana zaczyna z~Nimfadorą Tonks w~drużynie."),
        ("DER-3.2 travelled 0 diagon-alley", "Ana wyrusza na ulicę Pokątną."),
        ("DER-3.2 travelled 0 ministry-of-magic", "Ana wyrusza do Ministerstwa Magii."),
        ("DER-3.4 damaged luna-lovegood 1", "Luna Lovegood otrzymuje 1~obrażenie."),
        ("DER-3.4 corrupted diagon-alley 1", "Ulica Pokątna otrzymuje 1~znacznik wpływu."),
        ("DER-3.4 corrupted hogsmeade 2", "Hogsmeade otrzymuje 2~znaczniki wpływu."),
        ("DER-3.4 corrupted hogsmeade 5", "Hogsmeade otrzymuje 5~znaczników wpływu."),
        ("DER-4.1 pool-taken 1 blue-1", "Ben bierze z~kwatery głównej niebieską kość."),
        (
            "DER-4.1 pool-taken 1 blue-1 blue-2 orange-1",
            "Ben bierze z~kwatery głównej 2~niebieskie kości i~pomarańczową kość.",
        ),
        (
            "DER-4.1 pool-taken 1 red-1 red-2 red-3 red-4 red-4",
            "Ben bierze z~kwatery głównej 5~czerwonych kości.",
        ),
        ("DER-4.1 die-lacking 0 purple", "Ana nie zyskuje kości: nie ma już żadnej fioletowej."),
        ("DER-4.2 rolled 0 blue-1 knowledge red-1 loyalty-2", "Ana rzuca: wiedza, podwójna lojalność."),
        ("DER-4.3 assigned 0 blue-1 antonin-dolohov", "Ana przydziela niebieską kość do karty Antonina Dołohowa."),
        (
            "DER-4.3 assigned 0 red-2 headquarters-1",
            "Ana przydziela czerwoną kość (podwójna lojalność) do pierwszej zdolności kwatery głównej.",
        ),
        ("DER-4.6 ability-used 2 poppy-pomfrey", "James używa zdolności Poppy Pomfrey."),
        ("DER-4.6 ability-declined 0 headquarters-2", "Ana rezygnuje z~użycia drugiej zdolności kwatery głównej."),
        ("DER-4.7 die-turned 0 red-1 bravery-2", "Ana obraca czerwoną kość na podwójną odwagę."),
        ("DER-6.7 healed 0 harry-potter 2", "Ana usuwa 2~obrażenia z~Harry’ego Pottera."),
        ("DER-5.2 struck 0 lucius-malfoy 1", "Ana zadaje Lucjuszowi Malfoyowi 1~obrażenie."),
        ("DER-5.1 recruited 0 mrs-norris", "Ana werbuje Panią Norris."),
        ("DER-5.2 token-taken 0 heal-two-1", "Ana dobiera żeton zaklęcia „Usuń po 1~obrażeniu z~dwóch czarodziejów”."),
        ("DER-5.2 token-taken 0 ?", "Ana dobiera żeton zaklęcia."),
        ("DER-9.2 covered 1 bravery bellatrix-lestrange", "Ben zakrywa symbol odwagi na karcie Bellatriks Lestrange."),
        ("DER-9.2 covered 1 bravery headquarters-2", "Ben zakrywa symbol odwagi drugiej zdolności kwatery głównej."),
        ("DER-5.4 place-fell gringotts", "Bank Gringotta zostaje opanowany."),
        ("DER-5.4 place-fell atrium", "Atrium zostaje opanowane."),
        ("DER-5.4 place-fell hogs-head", "Gospoda „Pod Świńskim Łbem” zostaje opanowana."),
        ("DER-6.4 location-fell diagon-alley", "Ulica Pokątna zostaje całkowicie opanowana."),
        ("DER-5.5 wizard-defeated firenze", "Firenzo zostaje pokonany i~trafia do Skrzydła Szpitalnego."),
        (
            "DER-5.5 death-eater-defeated bellatrix-lestrange",
            "Bellatriks Lestrange zostaje pokonana i~trafia do Azkabanu.",
        ),
        ("DER-9.5 swapped 0 1 ron-weasley luna-lovegood", "Wymiana: Ana oddaje Rona Weasleya, a~Ben – Lunę Lovegood."),
    ],
)
def test_events_as_an_editor_would_write_them(text: Text, event: str, sentence: str) -> None:
    assert plain(text.event(event.split(), {"red-2": text.thing("face", "loyalty-2")})) == sentence


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("choose-faction army", "Stań po stronie Gwardii Dumbledore’a"),
        ("travel diagon-alley", "Wyrusz na ulicę Pokątną"),
        ("assign red-2 sybill-trelawney", "Przydziel czerwoną kość (podwójna lojalność) do karty Sybilli Trelawney"),
        ("heal sirius-black", "Usuń obrażenia z~Syriusza Blacka"),
        (
            "token-assign loyalty headquarters-2",
            "Użyj żetonu zaklęcia: zakryj symbol lojalności drugiej zdolności kwatery głównej",
        ),
        ("token-heal-two ron-weasley -", "Użyj żetonu zaklęcia: usuń 1~obrażenie z~Rona Weasleya"),
        (
            "token-heal-two ron-weasley cho-chang",
            "Użyj żetonu zaklęcia: usuń po 1~obrażeniu z~Rona Weasleya i~z~Cho Chang",
        ),
        (
            "token-swap nymphadora-tonks neville-longbottom",
            "Użyj żetonu zaklęcia: zaproponuj wymianę Nimfadory Tonks na Neville’a Longbottoma",
        ),
    ],
)
def test_choices_as_an_editor_would_write_them(text: Text, choice: str, sentence: str) -> None:
    assert plain(text.choice(choice, {"red-2": text.thing("face", "loyalty-2")})) == sentence


@pytest.mark.parametrize(
    ("word", "rendered"),
    [
        ("neville-longbottom", "Co turę zyskujesz fioletową kość."),
        ("nymphadora-tonks", "Jeśli w~twojej drużynie jest inny czarodziej Zakonu, co turę zyskujesz czerwoną kość."),
        (
            "bill-weasley",
            "Jeśli w~twojej drużynie jest ktoś inny z~Weasleyów lub Fleur Delacour, co turę zyskujesz czerwoną lub "
            "fioletową kość.",
        ),
        (
            "luna-lovegood",
            "Za 2~symbole przyjaźni: dobierz żeton zaklęcia i~usuń 1~obrażenie z~dowolnego czarodzieja.",
        ),
        (
            "alastor-moody",
            "Raz na turę, za 2~obrażenia na tej karcie: zadaj 1~obrażenie śmierciożercy w~swojej lokacji.",
        ),
        ("ginny-weasley", "Raz na turę, przed przydzieleniem kości: obróć jedną ze swoich kości na odwagę."),
        (
            "antonin-dolohov",
            "Voldemort tutaj: po 1~obrażeniu dla czarodziejów Zakonu tutaj; jeśli nie ma tu nikogo z~Zakonu, "
            "1~znacznik wpływu tutaj.",
        ),
        (
            "rodolphus-lestrange",
            "Voldemort tutaj: po 1~obrażeniu dla czarodziejów Gwardii tutaj. "
            "Mroczny Znak: po 3~obrażenia dla najciężej rannych aktywnego gracza.",
        ),
        (
            "bellatrix-lestrange",
            "Voldemort tutaj: po 1~obrażeniu dla czarodziejów aktywnego gracza. "
            "Mroczny Znak: 1~znacznik wpływu na ulicy Pokątnej.",
        ),
        ("atrium", "Mroczny Znak: w~tej turze każdy śmierciożerca wymaga o~1~symbol odwagi więcej."),
    ],
)
def test_cards_as_an_editor_would_write_them(text: Text, word: str, rendered: str) -> None:
    assert plain(card_text(text, CARDS[word])) == rendered


def test_what_several_players_may_do_is_said_of_each(text: Text) -> None:
    room, office = CARDS["room-of-requirement"], CARDS["dumbledores-office"]
    assert isinstance(room, Headquarters)
    assert isinstance(office, Headquarters)
    assert plain(card_text(text, room.abilities[1])) == (
        "Za 2~symbole odwagi: każdy gracz może usunąć 1~obrażenie z~czarodzieja w~swojej drużynie "
        "albo 2~z~czarodzieja Gwardii."
    )
    assert plain(card_text(text, office.abilities[1])) == (
        "Za 2~symbole wiedzy: dobierz żeton zaklęcia; każdy inny gracz mający co najmniej 2~czarodziejów Hogwartu "
        "też może to zrobić."
    )


def test_a_place_of_an_owners_edition_falls_behind_its_kind() -> None:
    record = {"places": {"place": [{"id": "three-broomsticks", "name": {"pl": "Trzy Miotły"}}]}}
    owner = Text(messages("pl"), NAMES, record, PLAYERS)
    assert owner.event(["DER-5.4", "place-fell", "three-broomsticks"]) == "Miejsce Trzy Miotły zostaje opanowane."
