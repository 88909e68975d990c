### Texts of cards, made from their effects: labels, a colon, and what is done ($does). Capitals come by themselves.
### Names of cards and places stand in the nominative.

## The frame of a sentence

full-stop = { $words }.
labelled = { $labels }: { $does }
noted = { $does } ({ $notes })
cost = za 1 { $what }: { $does }
for-a = za 1 { $what }
if-you-like = jeśli chcesz
effect-name = { $card } ({ $does })
list-either = { $first }; albo { $second }
list-rows = { $first }; { $second }
row = { $from }–{ $to } { $does }
row-one = { $from } { $does }
nothing-happens = nic
head-movement = Ruch: { $words }
head-fight = Walka: { $words }

## What stands on the cards

facts-board = Kości ataku: { $attack-dice }, odporność { $resistance }, życie { $hp }.
facts-mission = Punkty: { $points }. Miejsce: { $place }. Przedmioty: { $objects }. Karty wykwalifikowanych: { $needs }.
facts-fight = Życie { $hp }, odporność { $resistance }. Pierwszy atak: { ID($first) ->
    [player] twój
   *[figure] przeciwnika
}.
facts-duel = Życie { $hp }, odporność { $resistance }. Pierwszy atak: { ID($first) ->
    [player] twój
   *[figure] przeciwnika
}.
facts-book = { $subject }: egzamin za { $points } punktów.
facts-object = Do misji.
needed = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
kind-attack = karta ataku
kind-defence = karta obrony
kind-turn = karta na turę
kind-fetch = karta, która przynosi inną
map-name = Mapa Huncwotów
pitch-name = Boisko quidditcha

## When

when-duel-won = wygrany pojedynek
when-revealed = przy odkryciu
when-strike = uderzenie
when-attack-hit = po trafionym ataku
instead = zamiast { FORM($step, case: "genitive") }
once-a-turn = raz na turę
once-a-fight = raz na walkę
once-a-game = raz na grę
for-fight = w tej walce
for-round = na następny atak
for-turn = w tej turze
for-next-turn = w następnej turze

## Conditions

if-at = { $place }
if-has = { $at-least ->
    [-1] { $at-most ->
        [0] { $what }: brak
       *[other] najwyżej { $counted }
    }
   *[other] co najmniej { $counted }
}
if-of-house = { $house }
if-concerns = { $means }
if-die-shows = za każdą kość { $at-least } lub więcej
if-missed = gdy atak chybił
if-round = { $at-least ->
    [-1] { $at-most ->
        [1] runda 1
       *[other] do rundy { $at-most }
    }
   *[other] od rundy { $at-least }
}
if-behind = gdy twój szukający przegrywa

## Whom

who-itself = przeciwnik
who-opponent = przeciwnik
who-each = każdy
who-each-other = wszyscy pozostali
who-any = wybrana osoba
who-right = osoba po prawej
who-leader = kto ma najwięcej punktów
who-last = kto ma najmniej punktów
who-any-death-eater = wybrany śmierciożerca

## Totals and permissions

add = { $question } { $signed }
set = { $question } { $amount }
total-movement-dice = kości ruchu
total-steps = kroki
total-pick-ups = żetony zebrane w turze
total-cards-drawn = karty z takich pól
total-cards-offered = karty do wyboru
total-exam-points = punkty za egzamin
total-attack-dice = kości ataku
total-resistance = odporność
total-damage = obrażenia
total-card-limit = karty w walce
total-seeker-dice = kości szukającego
allow-stopping = można się zatrzymać
allow-passing = graczy można mijać bez walki
allow-revisiting = na pola można wejść dwa razy
allow-attacking-first = można atakować jako pierwszy
forbid-journeying = bez podróży przez Fiuu, Świstoklik i na Hardodziobie
forbid-playing = takich kart nie można zagrać
forbid-fleeing = nie można uciec
forbid-healing = nie można zyskać życia

## Verbs

counted-hp = { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[other] { $amount } punktów życia
}
counted-points = { $amount ->
    [one] { $amount } punkt domu
    [few] { $amount } punkty domu
   *[other] { $amount } punktów domu
}
counted-floo = { $amount ->
    [one] { $amount } proszek Fiuu
    [few] { $amount } proszki Fiuu
   *[other] { $amount } proszków Fiuu
}
counted-portkey = { $amount ->
    [one] { $amount } Świstoklik
    [few] { $amount } Świstokliki
   *[other] { $amount } Świstoklików
}
counted-object = { $amount ->
    [one] { $amount } przedmiot
    [few] { $amount } przedmioty
   *[other] { $amount } przedmiotów
}
counted-card = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
   *[other] { $amount } kart
}
counted-spell = { $amount ->
    [one] { $amount } zaklęcie
    [few] { $amount } zaklęcia
   *[other] { $amount } zaklęć
}
counted-potion = { $amount ->
    [one] { $amount } eliksir
    [few] { $amount } eliksiry
   *[other] { $amount } eliksirów
}
counted-book = { $amount ->
    [one] { $amount } księga
    [few] { $amount } księgi
   *[other] { $amount } ksiąg
}
per-each = { ID($per) ->
    [none] { "" }
    [number-shown] { "" }
    [ones] { " " }za każdą jedynkę
    [failures] { " " }za każdą chybioną kość
    [rounds] { " " }za każdą dotychczasową rundę
   *[books] { " " }za każdą księgę
}
verb-gain = { ID($per) ->
    [number-shown] + tyle życia, ile podano
   *[other] +{ $what }{ per-each }
}
verb-lose = −{ $what }{ per-each }{ ID($unseen) ->
    [yes] { ", w ciemno" }
   *[no] { "" }
}
verb-draw = dobrać { $amount } { ID($deck) ->
    [spell] { $amount ->
        [one] zaklęcie
        [few] zaklęcia
       *[other] zaklęć
    }
    [potion] { $amount ->
        [one] eliksir
        [few] eliksiry
       *[other] eliksirów
    }
    [book] { $amount ->
        [one] księgę
        [few] księgi
       *[other] ksiąg
    }
    [behaviour] kartę sprawowania
    [event] wydarzenie
   *[quidditch] kartę quidditcha
}
verb-fetch = wziąć z talii { ID($deck) ->
    [spell] wybrane zaklęcie
   *[potion] wybrany eliksir
}
verb-take = wziąć { ID($what) ->
    [object] przedmiot
   *[card] kartę
}: { ID($from) ->
    [right] od osoby po prawej
   *[any] od wybranej osoby
}{ ID($seen) ->
    [yes] { ", odkrytą" }
   *[no] { "" }
}
verb-pick-up = wziąć przedmiot, który tam leży: { $place }
verb-lay-down = odłożyć przedmiot: { $place }
verb-swap = zaproponować dowolnej osobie wymianę po jednym przedmiocie
verb-move-to = przenosiny: { $place }
verb-journey = podróż, z powrotem na końcu tury: { $place }
verb-flee = ucieczka o { $steps } pól
verb-re-roll = rzucić ponownie { ID($dice) ->
    [all] wszystkimi kośćmi
    [failures] kośćmi, które chybiły
   *[successes] kośćmi, które trafiły
}
verb-roll = kość: { $list }
verb-choose = wybrać: { $list }
verb-begin = { $list }
verb-cancel = { ID($what) ->
    [quidditch-card] karta nic nie robi
   *[attack] { $amount ->
        [one] następny atak przepada
        [few] następne { $amount } ataki przepadają
       *[other] następnych { $amount } ataków przepada
    }
}
verb-another-turn = dodatkowa tura
verb-miss-turn = następna tura przepada
verb-sit-exams = egzaminy z pasującymi księgami
verb-start-duel = pojedynek
verb-play-match = mecz quidditcha
verb-fly = { $dice ->
    [0] szukający { $signed }
   *[other] szukający + kość
}

## Spaces

place-besides = { $place } (nie { $besides })
place-own-common-room = własny pokój wspólny
place-of-pawn = tam, gdzie stoi twój pionek
place-named-main = nazwane pole głównej planszy
place-named-diagon-alley = nazwane pole ulicy Pokątnej
place-named-places = pamiętne miejsce
place-board-main = główna plansza
place-board-diagon-alley = ulica Pokątna
place-board-places = pamiętne miejsca
place-kind-plain = Korytarz
place-kind-spell = Zaklęcie
place-kind-potion = Eliksir
place-kind-book = Księga
place-kind-behaviour = Sprawowanie
place-kind-event = Wydarzenie
place-kind-duel = Pojedynek
place-kind-hp = Życie
place-kind-tower = Wieża
place-kind-classroom = Klasa
place-kind-common-room = Pokój wspólny
place-kind-great-hall = Wielka Sala
place-kind-bridge = Most
place-kind-named = nazwane pole
