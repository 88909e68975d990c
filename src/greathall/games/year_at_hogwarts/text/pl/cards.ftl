### Texts of cards, made from their effects: labels, a colon, and what is done ($does). Capitals come by themselves.
### $person is who does it: "you" are told it as an order, others by $who. Names of cards and places stand in the nominative;
### kinds of spaces have forms: .on is where one stands, .to is where one goes.

## The frame of a sentence

full-stop = { $words }.
labelled = { $labels }: { $does }
noted = { $does } ({ $notes })
for-a = za { $what }
if-you-like = jeśli chcesz
effect-name = { $card } ({ $does })
list-either = { $first }; albo { $second }
list-rows = { $first }; { $second }
row = { $from }–{ $to }: { $does }
row-one = { $from }: { $does }
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

when-duel-won = po wygranym pojedynku
when-revealed = przy odkryciu
when-strike = uderzenie
when-attack-hit = po trafionym ataku
instead = zamiast { FORM($step, case: "genitive") }
at-turn-start = na początku twojej tury
at-movement-rolled = po rzucie na ruch
at-tower = na wieży
at-attack-roll = przed rzutem ataku
at-attack-rolled = po rzucie ataku
at-fight = w walce
at-horcrux-rolled = po rzucie o horkruksa
at-turn-end = na końcu twojej tury
at-quidditch-card = { ID($person) ->
    [you] gdy zagrywasz kartę quidditcha
   *[other] gdy { $who } zagrywa kartę quidditcha
}
once-a-turn = raz na turę
once-a-fight = raz na walkę
once-a-game = raz na grę
for-fight = w tej walce
for-round = na następny atak
for-roll = na następny rzut
for-turn = w tej turze
for-next-turn = w następnej turze

## Conditions

if-at = { $place }
whose-at = stoi { $place }
if-has = { $at-least ->
    [-1] { $at-most ->
        [0] jeśli nie masz { FORM($what, case: "none") }
       *[other] jeśli masz najwyżej { $counted }
    }
   *[other] jeśli masz co najmniej { $counted }
}
whose-has = { $at-least ->
    [-1] { $at-most ->
        [0] nie ma { FORM($what, case: "none") }
       *[other] ma najwyżej { $counted }
    }
   *[other] ma co najmniej { $counted }
}
if-of-house = { $house }
whose-of-house = należy do domu { $house }
if-concerns = { $means }
if-attacked = jeśli atakujesz { $with }
if-die-shows = za każdą kość { $at-least } lub więcej
if-missed = jeśli atak chybi
if-round = { $at-least ->
    [-1] { $at-most ->
        [1] w rundzie 1
       *[other] do rundy { $at-most }
    }
   *[other] od rundy { $at-least }
}
if-behind = jeśli twój szukający przegrywa

## Whom

who-itself = przeciwnik
    .of = przeciwnika
who-opponent = przeciwnik
    .of = przeciwnika
who-each = każdy
    .of = wszystkich
who-each-other = każdy pozostały
    .of = wszystkich pozostałych
who-any = wybrana osoba
    .of = wybranej osoby
who-right = osoba po prawej
    .of = osoby po prawej
who-leader = kto ma najwięcej punktów,
    .of = tego, kto ma najwięcej punktów,
who-last = kto ma najmniej punktów,
    .of = tego, kto ma najmniej punktów,
who-any-death-eater = wybrany śmierciożerca
    .of = wybranego śmierciożercy
such = { $who }, kto { $that },
    .of = { FORM($who, case: "of") }, kto { $that },

## Totals and permissions

whose-total = { ID($person) ->
    [you] { $question }
   *[other] { $question } { FORM($who, case: "of") }
}
add = { whose-total } { $signed }
set = { whose-total } = { $amount }
total-movement-dice = kości ruchu
total-steps = kroki
total-pick-ups = żetony zebrane w turze
total-cards-drawn = dobierane karty
total-cards-offered = karty do wyboru
total-exam-points = punkty za każdą księgę na egzaminie
total-attack-dice = kości ataku
total-resistance = odporność
total-damage = obrażenia
damage-by = obrażenia { $with }
total-card-limit = karty w walce
total-seeker-dice = kości szukającego
allow-stopping = możesz zatrzymać się, gdzie chcesz
allow-stopping-such = możesz zatrzymać się { $place }
allow-passing = możesz mijać graczy bez walki
allow-revisiting = na pola możesz wejść dwa razy
allow-attacking-first = możesz atakować jako pierwszy
forbid-stopping = { ID($person) ->
    [you] nie możesz zatrzymać się wcześniej
   *[other] { $who } nie może zatrzymać się wcześniej
}
forbid-stopping-such = { ID($person) ->
    [you] nie możesz zatrzymać się { $place }
   *[other] { $who } nie może zatrzymać się { $place }
}
forbid-journeying = { ID($person) ->
    [you] nie podróżuj przez Fiuu, Świstoklikiem ani na Hardodziobie
    [each] nikt nie podróżuje przez Fiuu, Świstoklikiem ani na Hardodziobie
   *[other] { $who } nie podróżuje przez Fiuu, Świstoklikiem ani na Hardodziobie
}
forbid-playing = { ID($person) ->
    [you] nie zagrywaj kart
   *[other] { $who } nie może zagrywać kart
}
forbid-playing-such = { ID($person) ->
    [you] nie zagrywaj { $all }
   *[other] { $who } nie może zagrywać { $all }
}
forbid-fleeing = { ID($person) ->
    [you] nie możesz uciec
   *[other] { $who } nie może uciec
}
forbid-healing = { ID($person) ->
    [you] nie zyskujesz życia
   *[other] { $who } nie zyskuje życia
}

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
    [one] { $amount } kartę
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
    [one] { $amount } księgę
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
verb-gain = { ID($person) ->
    [you] zyskaj
   *[other] { $who } zyskuje
} { ID($per) ->
    [number-shown] tyle punktów życia, ile podano na polu
   *[other] { $what }{ per-each }
}
verb-lose = { ID($person) ->
    [you] strać
   *[other] { $who } traci
} { $what }{ per-each }{ ID($unseen) ->
    [yes] { " losowo" }
   *[no] { "" }
}
cards-of-deck = { ID($deck) ->
    [spell] { $amount ->
        [one] 1 zaklęcie
        [few] { $amount } zaklęcia
       *[other] { $amount } zaklęć
    }
    [potion] { $amount ->
        [one] 1 eliksir
        [few] { $amount } eliksiry
       *[other] { $amount } eliksirów
    }
    [book] { $amount ->
        [one] 1 księgę
        [few] { $amount } księgi
       *[other] { $amount } ksiąg
    }
    [behaviour] { $amount ->
        [one] 1 kartę sprawowania
        [few] { $amount } karty sprawowania
       *[other] { $amount } kart sprawowania
    }
    [event] { $amount ->
        [one] 1 wydarzenie
        [few] { $amount } wydarzenia
       *[other] { $amount } wydarzeń
    }
   *[quidditch] { $amount ->
        [one] 1 kartę quidditcha
        [few] { $amount } karty quidditcha
       *[other] { $amount } kart quidditcha
    }
}
verb-draw = { ID($person) ->
    [you] dobierz
   *[other] { $who } dobiera
} { cards-of-deck }
verb-fetch = { ID($person) ->
    [you] wybierz
   *[other] { $who } wybiera
} z talii { ID($deck) ->
    [spell] zaklęcie
   *[potion] eliksir
}
verb-take = { ID($person) ->
    [you] weź
   *[other] { $who } bierze
} od { ID($from) ->
    [right] osoby po prawej
   *[any] wybranej osoby
} { ID($what) ->
    [object] przedmiot
   *[card] { ID($seen) ->
        [yes] wybraną kartę
       *[no] losową kartę
    }
}
verb-pick-up = { ID($person) ->
    [you] weź przedmiot, który leży { $on }
   *[other] { $who } bierze przedmiot, który leży { $on }
}
verb-lay-down = { ID($person) ->
    [you] odłóż przedmiot { $to }
   *[other] { $who } odkłada przedmiot { $to }
}
verb-swap = zaproponuj dowolnej osobie wymianę po jednym przedmiocie
verb-move-to = { ID($person) ->
    [you] przenieś się { $to }
   *[other] { $who } przenosi się { $to }
}
verb-journey = { ID($person) ->
    [you] udaj się { $to }, na końcu tury wracasz
   *[other] { $who } udaje się { $to }, a na końcu tury wraca
}
verb-flee = ucieknij o { $steps } { $steps ->
    [one] pole
    [few] pola
   *[other] pól
}
verb-re-roll = { ID($person) ->
    [you] rzuć
   *[other] { $who } rzuca
} ponownie { ID($dice) ->
    [all] wszystkimi kośćmi
    [failures] kośćmi, które chybiły
   *[successes] kośćmi, które trafiły
}
verb-roll = { ID($person) ->
    [you] rzuć kością
   *[other] { $who } rzuca kością
}. { $list }
verb-choose = { ID($person) ->
    [you] wybierz
   *[other] { $who } wybiera
}: { $list }
verb-begin = { $list }
verb-cancel = { ID($what) ->
    [quidditch-card] karta nic nie robi
   *[attack] { $amount ->
        [one] następny atak
        [few] następne { $amount } ataki
       *[other] następnych { $amount } ataków
    } { ID($person) ->
        [you] { "" }
       *[other] { FORM($who, case: "of") }
    } { $amount ->
        [few] przepadają
       *[other] przepada
    }
}
verb-another-turn = { ID($person) ->
    [you] zagraj dodatkową turę
   *[other] { $who } gra dodatkową turę
}
verb-miss-turn = { ID($person) ->
    [you] opuść następną turę
   *[other] { $who } opuszcza następną turę
}
verb-sit-exams = zdaj egzamin z księgami jej przedmiotu
verb-start-duel = pojedynek
verb-play-match = wyzwij dowolną osobę na mecz quidditcha
verb-fly = { ID($person) ->
    [you] twój szukający leci
   *[other] szukający { FORM($who, case: "of") } leci
} { $dice ->
    [0] o { $squares } { $squares ->
        [one] pole
        [few] pola
       *[other] pól
    } { ID($way) ->
        [back] wstecz
       *[on] naprzód
    }
   *[other] naprzód o wynik rzutu kością
}

## Spaces

place-on = { FORM($place, case: "on") }
place-to = { FORM($place, case: "to") }
place-space = { $space }
    .on = na polu { $space }
    .to = na pole { $space }
place-besides = { $place } (nie { $besides })
place-own-common-room = własny pokój wspólny
    .on = we własnym pokoju wspólnym
    .to = do własnego pokoju wspólnego
place-of-pawn = tam, gdzie stoi twój pionek
    .on = tam, gdzie stoi twój pionek
    .to = tam, gdzie stoi twój pionek
place-named-main = nazwane pole głównej planszy
    .on = na nazwanym polu głównej planszy
    .to = na nazwane pole głównej planszy
place-named-diagon-alley = nazwane pole ulicy Pokątnej
    .on = na nazwanym polu ulicy Pokątnej
    .to = na nazwane pole ulicy Pokątnej
place-named-places = pamiętne miejsce
    .on = w pamiętnym miejscu
    .to = do pamiętnego miejsca
place-board-main = główna plansza
    .on = na głównej planszy
    .to = na główną planszę
place-board-diagon-alley = ulica Pokątna
    .on = na ulicy Pokątnej
    .to = na ulicę Pokątną
place-board-places = pamiętne miejsca
    .on = w pamiętnych miejscach
    .to = do pamiętnych miejsc
place-kind-plain = Korytarz
    .on = na korytarzu
    .to = na korytarz
place-kind-spell = Zaklęcie
    .on = na polu zaklęcia
    .to = na pole zaklęcia
place-kind-potion = Eliksir
    .on = na polu eliksiru
    .to = na pole eliksiru
place-kind-book = Księga
    .on = na polu księgi
    .to = na pole księgi
place-kind-behaviour = Sprawowanie
    .on = na polu sprawowania
    .to = na pole sprawowania
place-kind-event = Wydarzenie
    .on = na polu wydarzenia
    .to = na pole wydarzenia
place-kind-duel = Pojedynek
    .on = na polu pojedynku
    .to = na pole pojedynku
place-kind-hp = Życie
    .on = na polu życia
    .to = na pole życia
place-kind-tower = Wieża
    .on = na wieży
    .to = na wieżę
place-kind-classroom = Klasa
    .on = w klasie
    .to = do klasy
place-kind-common-room = Pokój wspólny
    .on = w pokoju wspólnym
    .to = do pokoju wspólnego
place-kind-great-hall = Wielka Sala
    .on = w Wielkiej Sali
    .to = do Wielkiej Sali
place-kind-bridge = Most
    .on = na moście
    .to = na most
place-kind-named = nazwane pole
    .on = na nazwanym polu
    .to = na nazwane pole
