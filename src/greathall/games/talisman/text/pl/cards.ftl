### Teksty kart, tworzone z ich efektów: warunki, dwukropek i to, co się dzieje ($does). Wielkie litery powstają same.
### $whom to słowo na tego, kogo dotyczy zdanie, $who jego określenie, $that co musi być o nim prawdą. Nazwy kart stoją
### w mianowniku. To, co stoi wewnątrz innego zdania, ma własne nawiasy ($inside). Gdzie brakuje miejsca, mówi się
### wiadomość, która zaczyna się od „brief-”.

full-stop = { $words }.
labelled = { $labels }: { $does }
brief-labelled = { $does } ({ $labels })
noted = { $does } ({ $notes })
paid = { $cost } i { $does }
paid-for = { $cost }: { $does }
if-you-like = jeśli chcesz, { $does }
brief-if-you-like = { $does }
both-sides = { $own } { ID($side) ->
    [order] Dla Zakonu: { $other }
   *[death-eaters] Dla Śmierciożerców: { $other }
}
effect-name = { $card } ({ $does })
list-either = { $first }; albo { $second }
list-rows = { $first }; { $second }
row = { $from }–{ $to }: { $does }
row-one = { $from }: { $does }
row-up = { $from } lub więcej: { $does }
nothing-happens = nic

## When

moment-when-now = { "" }
moment-when-encountered = { "" }
moment-when-passage-tried = przy próbie przejścia dalej
moment-when-taken = gdy zdobędziesz tę kartę
moment-when-able = gdy tylko można
moment-when-turn-begun = na początku swojej tury
moment-when-movement-rolled = przy rzucie na ruch
moment-when-fight-won = po wygranej walce{ $fight }
moment-when-fight-lost = po przegranej walce{ $fight }
moment-when-fight-drawn = po nierozstrzygniętej walce{ $fight }
moment-when-life-lost = gdy tracisz Życie
moment-when-last-spell-cast = gdy rzucisz ostatnie Zaklęcie
moment-when-voldemort-moved = gdy Voldemort się poruszy
moment-instead-movement-roll = zamiast rzutu na ruch
moment-instead-movement = zamiast ruchu
moment-instead-passage-test = zamiast próby przy barierze lub Wrotach
moment-instead-card-draw = zamiast dobierania kart
moment-instead-life-loss = zamiast utraty Życia
moment-instead-death = zamiast śmierci
moment-instead-turn-loss = zamiast utraty tury
moment-instead-drawn-fight = zamiast nierozstrzygniętej walki{ $fight }
moment-instead-spoils = zamiast łupu
moment-window-any-time = w dowolnej chwili
moment-window-own-turn = w swojej turze
moment-window-before-move = przed ruchem
moment-window-movement-rolled = po rzucie na ruch
moment-window-die-rolled = po rzucie, którego wymaga karta lub obszar
moment-window-meeting = zamiast ataku na Postać
moment-window-evading = przed walką{ $fight }
in-fight = { ID($fought) ->
    [yes] { " " }w walce{ $fight }
   *[other] { "" }
}
moment-window-before-attack-roll = przed rzutem ataku{ in-fight }
moment-window-attack-rolled = po rzucie ataku{ in-fight }
moment-window-spell-cast = w odpowiedzi na Zaklęcie
moment-window-life-loss = gdy masz stracić Życie{ ID($fought) ->
    [no] { "" }
   *[other] { " " }w walce{ $fight }
}
moment-window-turn-end = na końcu swojej tury
for-fight = na tę walkę
for-turn = w tej turze
for-until-your-next-turn = do twojej następnej tury
once-a-fight = raz na walkę
once-a-turn = raz na turę
once-a-game = raz na grę
cost = { ID($stock) ->
    [this-card] odrzuć tę kartę
    [turn] strać następną turę
    [life] strać { counted }
    [fate] wydaj { counted }
    [galleon] zapłać { counted }
   *[other] odrzuć { counted }
}
counted = { $amount } { FORM($stock, $amount, case: "accusative") }

## Conditions

if-not = o ile nie: { $that }
if-faction = { ID($side) ->
    [order] Zakon
    [death-eaters] Śmierciożercy
    [yours] twoje stronnictwo
   *[not-yours] drugie stronnictwo
}
if-not-faction = { ID($side) ->
    [order] poza Zakonem
    [death-eaters] poza Śmierciożercami
    [yours] poza twoim stronnictwem
   *[not-yours] poza drugim stronnictwem
}
whose-faction = { ID($side) ->
    [order] z Zakonu
    [death-eaters] ze Śmierciożerców
    [yours] z twojego stronnictwa
   *[not-yours] z drugiego stronnictwa
}
if-at = { ID($has) ->
    [places] na obszarze { $places }
   *[regions] { $regions }
}
if-not-at = { ID($has) ->
    [places] wszędzie poza obszarem { $places }
   *[regions] gdzie indziej niż { $regions }
}
whose-at = { if-at }
so-many = { $at-least ->
    [-1] najwyżej { $at-most } { FORM($what, $at-most, case: "accusative") }
   *[other] co najmniej { $at-least } { FORM($what, $at-least, case: "accusative") }
}
if-has = { $at-most ->
    [0] jeśli nie masz { FORM($what, case: "none") }
   *[other] jeśli masz { so-many }
}
if-not-has = o ile nie masz { so-many }
whose-has = , kto ma { so-many },
if-has-card = jeśli masz kartę { $cards }
if-not-has-card = jeśli nie masz karty { $cards }
whose-has-card = z kartą { $cards }
if-most = jeśli nikt nie ma więcej { FORM($what, count: "many", case: "accusative") } niż ty
whose-most = , kto ma najwięcej { FORM($what, count: "many", case: "accusative") },
if-fighting = w walce{ $fight }
against = { by-value }{ ID($foes) ->
    [none] { ID($named) ->
        [yes] przeciw karcie { $cards }
       *[no] { ID($side) ->
            [none] { "" }
           *[other] z przeciwnikiem
        }
    }
    [enemy] z Wrogiem
    [character] z Postacią
    [voldemort] z Voldemortem
    [character-enemy] z Postacią lub Wrogiem
    [character-voldemort] z Postacią lub Voldemortem
    [enemy-voldemort] z Wrogiem lub Voldemortem
   *[other] z kimkolwiek
}{ of-side }{ of-worth }{ as-role }
by-value = { ID($by) ->
    [none] { "" }
   *[other] na { FORM($by, case: "accusative") }{ " " }
}
of-side = { ID($side) ->
    [order] { " " }z Zakonu
    [death-eaters] { " " }ze Śmierciożerców
   *[none] { "" }
}
of-worth = { $worth ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }o wartości co najmniej { $worth }
}
as-role = { ID($role) ->
    [attacker] , gdy atakujesz
    [defender] , gdy się bronisz
   *[none] { "" }
}
if-rolled = { $at-least ->
    [1] { $at-most ->
        [1] przy wyniku { $at-most }
       *[other] przy wyniku najwyżej { $at-most }
    }
    [6] przy wyniku { $at-least }
   *[other] { $at-most ->
        [6] przy wyniku co najmniej { $at-least }
       *[other] przy wyniku od { $at-least } do { $at-most }
    }
}
if-advantage = { ID($side) ->
    [order] gdy Przewagę ma Zakon
   *[death-eaters] gdy Przewagę mają Śmierciożercy
}
if-aimed-at-you = jeśli dotyczy ciebie
region-outer = w Londynie
region-middle = na terenach wokół Hogwartu
region-inner = w zamku
place = { $space }

## Whom

whom-you = ty
whom-them = oni
whom-foe = twój przeciwnik
whom-this-enemy = ten przeciwnik
whom-fighter = jeden z walczących
whom-anyone = jedna Postać
whom-one-other = inna Postać
whom-one-other-here = inna Postać na obszarze
whom-one-other-in-region = inna Postać w regionie
whom-everybody = każdy
whom-everybody-in-region = każdy w regionie
subject = { ID($whom) ->
    [you] { "" }
    [them] { "" }
   *[other] { $who }{ " " }
}
of-whom = { ID($whom) ->
    [you] { "" }
    [them] { "" }
   *[other] { $who }:{ " " }
}
from-whom = { ID($whom) ->
    [foe] przeciwnikowi
    [them] im
    [you] sobie
    [fighter] jednemu z walczących
    [everybody] każdemu
    [everybody-in-region] każdemu w regionie
    [anyone] jednej Postaci
    [one-other] innej Postaci
    [one-other-here] innej Postaci na obszarze
   *[one-other-in-region] innej Postaci w regionie
}{ $that }
spells-of = { ID($whom) ->
    [foe] Zaklęcia przeciwnika
    [them] ich Zaklęcia
    [you] swoje Zaklęcia
    [fighter] Zaklęcia jednego z walczących
    [everybody] Zaklęcia wszystkich
    [everybody-in-region] Zaklęcia wszystkich w regionie
    [anyone] Zaklęcia jednej Postaci
    [one-other] Zaklęcia innej Postaci
    [one-other-here] Zaklęcia innej Postaci na obszarze
   *[one-other-in-region] Zaklęcia innej Postaci w regionie
}{ $that }
on-whom = { ID($whom) ->
    [foe] przeciwnika
    [them] ich
    [you] siebie
    [fighter] jednego z walczących
    [everybody] każdego
    [everybody-in-region] każdego w regionie
    [anyone] jedną Postać
    [one-other] inną Postać
    [one-other-here] inną Postać na obszarze
   *[one-other-in-region] inną Postać w regionie
}{ $that }

## Standing sentences

change = { ID($verb) ->
    [set] wynosi { ID($counted) ->
        [none] { $amount }
        [magic] tyle, co twoja Magia
       *[other] tyle, co twoja Moc
    }
   *[add] { ID($counted) ->
        [magic] plus twoja Magia
        [strength] plus twoja Moc
        [allies] +1 za każdego twojego Sprzymierzeńca
       *[none] { signed }
    }
}
signed = { $amount ->
    [-1] −1
    [-2] −2
    [-3] −3
    [0] 0
   *[other] +{ $amount }
}
answer-magic = { of-whom }Magia { change }
answer-strength = { of-whom }Moc { change }
answer-attack-score = { of-whom }skuteczność ataku { change }
answer-movement = { of-whom }ruch { change }
answer-passage-score = { of-whom }wynik przy barierze i Wrotach { change }
answer-object-limit = { of-whom }limit Przedmiotów { change }
answer-ally-limit = { of-whom }limit Sprzymierzeńców { change }
answer-spell-limit = { of-whom }limit Zaklęć { change }
answer-price = { of-whom }cena każdej kupionej rzeczy { change }
may = { ID($whom) ->
    [you] możesz
    [them] może
   *[other] { $who } może
}
may-not = { ID($whom) ->
    [you] nie możesz
    [them] nie może
    [everybody] nikt nie może
    [everybody-in-region] nikt w regionie nie może
   *[other] { $who } nie może
}
allow-life-loss = { may } tracić Życie
allow-evading = { may } się wymykać
allow-attacking = { may } atakować Postacie
allow-being-attacked = Postacie mogą atakować { on-whom }
allow-voldemort-attack = Voldemort może wybrać { on-whom }
allow-being-transmuted = { of-whom }transmutacja działa
allow-advantage = { ID($whom) ->
    [you] Przewaga cię dotyczy
   *[other] { of-whom }Przewaga się liczy
}
allow-trophy-mixing = { may } sumować Magię i Moc na Trofeach
allow-trophy-trade = { may } wymieniać Trofea
allow-abilities = { may } używać zdolności
allow-using-cards = { may } używać Przedmiotów i Sprzymierzeńców
allow-spell-casting = { may } rzucać Zaklęcia
allow-taking = { may } zabierać rzeczy z obszaru
allow-passage = { may } próbować przejść przez barierę i Wrota
allow-movement-roll = { may } rzucać na ruch
forbid-life-loss = { ID($whom) ->
    [you] nie tracisz Życia
    [them] nie traci Życia
    [everybody] nikt nie traci Życia
    [everybody-in-region] nikt w regionie nie traci Życia
   *[other] { $who } nie traci Życia
}
forbid-evading = { may-not } się wymknąć
forbid-attacking = { may-not } atakować Postaci
forbid-being-attacked = { ID($whom) ->
    [you] Postacie nie mogą cię atakować
   *[other] Postacie nie mogą atakować: { $who }
}
forbid-voldemort-attack = { ID($whom) ->
    [you] Voldemort cię nie wybiera, jeśli może wybrać kogoś innego
   *[other] { of-whom }Voldemort nie wybiera, jeśli może wybrać kogoś innego
}
forbid-being-transmuted = { ID($whom) ->
    [you] nie można cię transmutować
   *[other] { of-whom }transmutacja nie działa
}
forbid-advantage = { ID($whom) ->
    [you] Przewaga cię nie dotyczy
   *[other] { of-whom }Przewaga się nie liczy
}
forbid-trophy-mixing = { may-not } sumować Magii i Mocy na Trofeach
forbid-trophy-trade = { may-not } wymieniać Trofeów
forbid-abilities = { may-not } używać zdolności
forbid-using-cards = { may-not } używać Przedmiotów ani Sprzymierzeńców
forbid-spell-casting = { may-not } rzucać Zaklęć
forbid-taking = { may-not } niczego zabrać z obszaru
forbid-passage = { may-not } próbować przejść przez barierę ani Wrota
forbid-movement-roll = { may-not } rzucać na ruch

## Verbs

so-much = { ID($all) ->
    [yes] { FORM($what, case: "all") }
   *[no] { $amount } { FORM($what, $amount, case: "accusative") }
}
verb-do = { ID($whom) ->
    [you] { $list }
    [them] { $list }
    [everybody] { $who }: { $list }
    [everybody-in-region] { $who }: { $list }
   *[other] wybierz { on-whom }: { $list }
}
verb-choose = { ID($whom) ->
    [you] wybierz: { $list }
    [them] do wyboru: { $list }
   *[other] { $who } do wyboru: { $list }
}
brief-verb-choose = { subject }{ ID($whom) ->
    [you] wybierz
   *[other] wybiera
}
die = { subject }{ ID($whom) ->
    [you] rzuć
   *[other] rzuca
} { $dice ->
    [one] kością
   *[other] { $dice } kośćmi
}{ ID($by) ->
    [none] { "" }
   *[other] { " " }i { ID($whom) ->
        [you] dodaj
       *[other] dodaje
    } { FORM($by, case: "accusative") }
}
verb-roll = { ID($inside) ->
    [yes] { die } ({ $list })
   *[no] { die }. { $list }
}
brief-verb-roll = { die }
dice-against = { subject }{ ID($whom) ->
    [you] rzuć kością i dodaj
   *[other] rzuca kością i dodaje
} { FORM($by, case: "accusative") }, przeciw kości + { $value }
verb-contest = { ID($inside) ->
    [yes] { dice-against } (więcej: { $won }{ $losses ->
        [0] { "" }
       *[other] ; inaczej: { $lost }
    })
   *[no] { dice-against }. Więcej: { $won }{ $losses ->
        [0] { "" }
       *[other] . Inaczej: { $lost }
    }
}
brief-verb-contest = { dice-against }
combat = { of-whom }walka – { $enemy }, { $by } { $value }
verb-fight = { combat }{ $wins ->
    [0] { "" }
   *[other] . Wygrana: { $won }
}{ $losses ->
    [0] { "" }
   *[other] . Przegrana, zamiast Życia: { $lost }
}
brief-verb-fight = { combat }
gains = { subject }{ ID($whom) ->
    [you] zyskaj
   *[other] zyskuje
}
verb-gain = { ID($what) ->
    [turn] { ID($whom) ->
        [you] rozegraj po tej turze jeszcze jedną
       *[other] { subject }rozgrywa po tej turze jeszcze jedną
    }
    [insignia] { gains } wybrane Insygnium
   *[other] { gains } { so-much }
}
loses = { subject }{ ID($whom) ->
    [you] strać
   *[other] traci
}
discards = { subject }{ ID($whom) ->
    [you] odrzuć
   *[other] odrzuca
}
verb-lose = { ID($what) ->
    [this-card] odrzuć tę kartę
    [spell] { discards } { so-much }
    [object] { discards } { so-much }
    [ally] { discards } { so-much }
    [trophy] { discards } { so-much }
   *[other] { loses } { so-much }
}
verb-heal = { subject }{ ID($whom) ->
    [you] wylecz
   *[other] leczy
} { ID($all) ->
    [yes] całe Życie
   *[no] { $amount ->
        [one] { $amount } Życie
        [few] { $amount } Życia
       *[other] { $amount } Żyć
    }
}
verb-take = { ID($what) ->
    [spell] { ID($seen) ->
        [yes] obejrzyj { spells-of } i zabierz jedno
       *[no] zabierz { from-whom } Zaklęcie, nie widząc go
    }
   *[other] zabierz { from-whom } 1 { FORM($what, case: "accusative") }
}
verb-fetch = { ID($from) ->
    [stacks] weź ze stosów kartę { $cards }
    [discards] weź { FORM($what, case: "accusative") } z kart odrzuconych
   *[region] weź { FORM($what, case: "accusative") } z dowolnego obszaru regionu
}
ware = { $price ->
    [one] { $card } za { $price } Galeon
    [few] { $card } za { $price } Galeony
   *[many] { $card } za { $price } Galeonów
}
verb-sell = { ID($inside) ->
    [yes] zrób zakupy ({ $wares })
   *[no] na sprzedaż: { $wares }
}
brief-verb-sell = { $kinds ->
    [1] zakupy ({ $wares })
   *[other] zakupy
}
verb-draw = dobierz jeszcze { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[other] { $amount } kart
}
verb-discard = { ID($which) ->
    [foe] odrzuć Wroga, bez Trofeum
    [enemy-in-region] odrzuć Wroga z dowolnego obszaru regionu
   *[all-here] odrzuć wszystkie karty z tego obszaru
}
verb-put = { ID($which) ->
    [card-in-region] połóż na swoim obszarze kartę z dowolnego obszaru regionu
   *[this-card] połóż tę kartę na { ID($to) ->
        [named] obszarze { $places }
        [neighbour] sąsiednim obszarze
        [your-space] swoim obszarze
       *[region] innym obszarze regionu
    }
}
verb-look = { ID($at) ->
    [spells] obejrzyj { spells-of }
   *[deck] obejrzyj { $amount ->
        [one] wierzchnią kartę
        [few] { $amount } wierzchnie karty
       *[other] { $amount } wierzchnich kart
    } talii regionu{ ID($and) ->
        [arrange] { " " }i odłóż je w dowolnej kolejności
        [discard-any] ; możesz ją odrzucić
       *[put-back] { "" }
    }
}
verb-move = { subject }{ ID($whom) ->
    [you] przenieś się
   *[other] przenosi się
} na { ID($to) ->
    [region] inny obszar regionu
    [neighbour] sąsiedni obszar
    [facing] obszar naprzeciwko
    [their-space] jej obszar
   *[named] obszar { $places }
}{ ID($meet) ->
    [no] { " " }bez spotkania
   *[yes] { "" }
}
verb-move-voldemort = rzuć za Voldemorta i porusz nim
verb-go-on = idź dalej
verb-turn-back = zawróć
verb-reroll = { subject }{ ID($whom) ->
    [you] przerzuć
   *[other] przerzuca
} jedną kość
verb-set-die = { of-whom }jedna kość liczy się jako { $face }
verb-evade = wymknij się
verb-attack = zaatakuj { on-whom }
verb-end-fight = { ID($outcome) ->
    [won] wygrywasz walkę
   *[drawn] walka jest nierozstrzygnięta
}
verb-prevent = { ID($window) ->
    [spell-cast] Zaklęcie nie działa
    [life-loss] zachowaj Życie
   *[other] to się nie dzieje
}
verb-redirect = Zaklęcie działa na tego, kto je rzucił
verb-turn-advantage = { ID($to) ->
    [order] odwróć Przewagę na stronę Zakonu
    [death-eaters] odwróć Przewagę na stronę Śmierciożerców
    [over] odwróć żeton Przewagi
   *[choice] odwróć Przewagę na wybraną stronę
}
verb-transmute = { subject }{ ID($whom) ->
    [you] zamień się
   *[other] zamienia się
} we Fretkę na { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
   *[other] { $turns } tur
}
verb-end-turn = { ID($whom) ->
    [you] zakończ turę
   *[other] { subject }kończy turę
}
verb-take-task = rzuć kością o zadanie
verb-complete-task = wykonaj zadanie i zyskaj Insygnium
verb-win-game = wygrywasz grę
