### Texts of cards, made from their effects: labels, a colon, and what is done ($does). Capitals come by themselves.
### Names of cards and places stand in the nominative.

## The frame of a sentence

full-stop = { $words }.
labelled = { $labels }: { $does }
noted = { $does } ({ $notes })
cost = za 1 { $what }: { $does }
for-a = za 1 { $what }
if-you-like = chcete-li
effect-name = { $card } ({ $does })
list-either = { $first }; nebo { $second }
list-rows = { $first }; { $second }
row = { $from }–{ $to } { $does }
row-one = { $from } { $does }
nothing-happens = nic
head-movement = Pohyb: { $words }
head-fight = Boj: { $words }

## What stands on the cards

facts-board = Útočné kostky: { $attack-dice }, odolnost { $resistance }, životy { $hp }.
facts-mission = Body: { $points }. Místo: { $place }. Předměty: { $objects }. Karty plnoletých: { $needs }.
facts-fight = Životy { $hp }, odolnost { $resistance }. Útočí první: { ID($first) ->
    [player] vy
   *[figure] protivník
}.
facts-duel = Životy { $hp }, odolnost { $resistance }. Útočí první: { ID($first) ->
    [player] vy
   *[figure] protivník
}.
facts-book = { $subject }: zkouška za { $points } bodů.
facts-object = Pro mise.
needed = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
kind-attack = útočná karta
kind-defence = obranná karta
kind-turn = karta na tah
kind-fetch = karta, která přinese jinou
map-name = Pobertův plánek
pitch-name = Famfrpálové hřiště

## When

when-duel-won = vyhraný souboj
when-revealed = při odhalení
when-strike = úder
when-attack-hit = po úspěšném útoku
instead = místo { FORM($step, case: "genitive") }
once-a-turn = jednou za tah
once-a-fight = jednou za boj
once-a-game = jednou za hru
for-fight = tento boj
for-round = na příští útok
for-turn = tento tah
for-next-turn = příští tah

## Conditions

if-at = { $place }
if-has = { $at-least ->
    [-1] { $at-most ->
        [0] { $what }: žádné
       *[other] nejvýš { $counted }
    }
   *[other] aspoň { $counted }
}
if-of-house = { $house }
if-concerns = { $means }
if-die-shows = za každou kostku { $at-least } a víc
if-missed = když útok nezasáhl
if-round = { $at-least ->
    [-1] { $at-most ->
        [1] 1. kolo
       *[other] do { $at-most }. kola
    }
   *[other] od { $at-least }. kola
}
if-behind = je-li váš chytač pozadu

## Whom

who-itself = protivník
who-opponent = soupeř
who-each = všichni
who-each-other = všichni ostatní
who-any = hráč podle volby
who-right = hráč po pravici
who-leader = kdo má nejvíc bodů
who-last = kdo má nejméně bodů
who-any-death-eater = Smrtijed podle volby

## Totals and permissions

add = { $question } { $signed }
set = { $question } { $amount }
total-movement-dice = kostky na pohyb
total-steps = kroky
total-pick-ups = sebrané žetony za tah
total-cards-drawn = karty z takových polí
total-cards-offered = karty na výběr
total-exam-points = body za zkoušku
total-attack-dice = útočné kostky
total-resistance = odolnost
total-damage = zranění
total-card-limit = karty v boji
total-seeker-dice = kostky chytače
allow-stopping = smíte se zastavit
allow-passing = hráče lze minout bez boje
allow-revisiting = na pole lze vstoupit dvakrát
allow-attacking-first = smíte útočit první
forbid-journeying = žádné cesty letaxem, přenášedlem ani na Klofanovi
forbid-playing = takové karty nelze hrát
forbid-fleeing = nelze uprchnout
forbid-healing = životy nelze získat

## Verbs

counted-hp = { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
}
counted-points = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
}
counted-floo = { $amount ->
    [one] { $amount } letaxový prášek
    [few] { $amount } letaxové prášky
   *[other] { $amount } letaxových prášků
}
counted-portkey = { $amount ->
    [one] { $amount } přenášedlo
    [few] { $amount } přenášedla
   *[other] { $amount } přenášedel
}
counted-object = { $amount ->
    [one] { $amount } předmět
    [few] { $amount } předměty
   *[other] { $amount } předmětů
}
counted-card = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
   *[other] { $amount } karet
}
counted-spell = { $amount ->
    [one] { $amount } kouzlo
    [few] { $amount } kouzla
   *[other] { $amount } kouzel
}
counted-potion = { $amount ->
    [one] { $amount } lektvar
    [few] { $amount } lektvary
   *[other] { $amount } lektvarů
}
counted-book = { $amount ->
    [one] { $amount } kniha
    [few] { $amount } knihy
   *[other] { $amount } knih
}
per-each = { ID($per) ->
    [none] { "" }
    [number-shown] { "" }
    [ones] { " " }za každou jedničku
    [failures] { " " }za každou kostku vedle
    [rounds] { " " }za každé dosavadní kolo
   *[books] { " " }za každou knihu
}
verb-gain = { ID($per) ->
    [number-shown] + tolik životů, kolik je uvedeno
   *[other] +{ $what }{ per-each }
}
verb-lose = −{ $what }{ per-each }{ ID($unseen) ->
    [yes] { ", poslepu" }
   *[no] { "" }
}
verb-draw = vzít { $amount } { ID($deck) ->
    [spell] { $amount ->
        [one] kouzlo
        [few] kouzla
       *[other] kouzel
    }
    [potion] { $amount ->
        [one] lektvar
        [few] lektvary
       *[other] lektvarů
    }
    [book] { $amount ->
        [one] knihu
        [few] knihy
       *[other] knih
    }
    [behaviour] kartu chování
    [event] událost
   *[quidditch] famfrpálovou kartu
}
verb-fetch = vzít z balíčku { ID($deck) ->
    [spell] kouzlo
   *[potion] lektvar
} podle volby
verb-take = vzít { ID($what) ->
    [object] předmět
   *[card] kartu
}: { ID($from) ->
    [right] od hráče po pravici
   *[any] od hráče podle volby
}{ ID($seen) ->
    [yes] { ", lícem" }
   *[no] { "" }
}
verb-pick-up = vzít předmět, který leží zde: { $place }
verb-lay-down = položit předmět: { $place }
verb-swap = nabídnout hráči výměnu předmětu za předmět
verb-move-to = přesun: { $place }
verb-journey = cesta, na konci tahu zpět: { $place }
verb-flee = útěk o { $steps } polí
verb-re-roll = hodit znovu { ID($dice) ->
    [all] všemi kostkami
    [failures] kostkami vedle
   *[successes] kostkami, které zasáhly
}
verb-roll = kostka: { $list }
verb-choose = zvolit: { $list }
verb-begin = { $list }
verb-cancel = { ID($what) ->
    [quidditch-card] karta nic neudělá
   *[attack] { $amount ->
        [one] příští útok propadá
        [few] příští { $amount } útoky propadají
       *[other] příštích { $amount } útoků propadá
    }
}
verb-another-turn = další tah
verb-miss-turn = příští tah se vynechává
verb-sit-exams = zkoušky s vhodnými knihami
verb-start-duel = souboj
verb-play-match = famfrpálový zápas
verb-fly = { $dice ->
    [0] chytač { $signed }
   *[other] chytač + kostka
}

## Spaces

place-besides = { $place } (ne { $besides })
place-own-common-room = vlastní společenská místnost
place-of-pawn = kde stojí vaše figurka
place-named-main = pojmenované pole hlavního plánu
place-named-diagon-alley = pojmenované pole Příčné ulice
place-named-places = památné místo
place-board-main = hlavní plán
place-board-diagon-alley = Příčná ulice
place-board-places = památná místa
place-kind-plain = Chodba
place-kind-spell = Kouzlo
place-kind-potion = Lektvar
place-kind-book = Kniha
place-kind-behaviour = Chování
place-kind-event = Událost
place-kind-duel = Souboj
place-kind-hp = Životy
place-kind-tower = Věž
place-kind-classroom = Učebna
place-kind-common-room = Společenská místnost
place-kind-great-hall = Velká síň
place-kind-bridge = Most
place-kind-named = pojmenované pole
