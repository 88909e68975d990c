### Texts of cards, made from their effects: labels, a colon, and what is done ($does). Capitals come by themselves.
### $person is who does it: "you" are told it as an order, others by $who. Names of cards and places stand in the nominative;
### kinds of spaces have forms: .on is where one stands, .to is where one goes.

## The frame of a sentence

full-stop = { $words }.
labelled = { $labels }: { $does }
noted = { $does } ({ $notes })
for-a = za { $what }
if-you-like = chcete-li
effect-name = { $card } ({ $does })
list-either = { $first }; nebo { $second }
list-rows = { $first }; { $second }
row = { $from }–{ $to }: { $does }
row-one = { $from }: { $does }
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

when-duel-won = po vyhraném souboji
when-revealed = při odhalení
when-strike = úder
when-attack-hit = po úspěšném útoku
instead = místo { FORM($step, case: "genitive") }
at-turn-start = na začátku vašeho tahu
at-movement-rolled = po hodu na pohyb
at-tower = na věži
at-attack-roll = před útočným hodem
at-attack-rolled = po útočném hodu
at-fight = v boji
at-horcrux-rolled = po hodu o viteál
at-turn-end = na konci vašeho tahu
at-quidditch-card = { ID($person) ->
    [you] když zahrajete famfrpálovou kartu
   *[other] když { $who } zahraje famfrpálovou kartu
}
once-a-turn = jednou za tah
once-a-fight = jednou za boj
once-a-game = jednou za hru
for-fight = tento boj
for-round = na příští útok
for-roll = na příští hod
for-turn = tento tah
for-next-turn = příští tah

## Conditions

if-at = { $place }
whose-at = stojí { $place }
if-has = { $at-least ->
    [-1] { $at-most ->
        [0] nemáte-li { FORM($what, case: "none") }
       *[other] máte-li nejvýše { $counted }
    }
   *[other] máte-li aspoň { $counted }
}
whose-has = { $at-least ->
    [-1] { $at-most ->
        [0] nemá { FORM($what, case: "none") }
       *[other] má nejvýše { $counted }
    }
   *[other] má aspoň { $counted }
}
if-of-house = { $house }
whose-of-house = patří ke koleji { $house }
if-concerns = { $means }
if-attacked = útočíte-li { $with }
if-die-shows = za každou kostku { $at-least } a víc
if-missed = když útok mine
if-round = { $at-least ->
    [-1] { $at-most ->
        [1] v 1. kole
       *[other] do { $at-most }. kola
    }
   *[other] od { $at-least }. kola
}
if-behind = je-li váš chytač pozadu

## Whom

who-itself = protivník
    .of = protivníka
who-opponent = soupeř
    .of = soupeře
who-each = každý
    .of = všech
who-each-other = každý další
    .of = všech ostatních
who-any = hráč podle volby
    .of = hráče podle volby
who-right = hráč po pravici
    .of = hráče po pravici
who-leader = kdo má nejvíc bodů,
    .of = toho, kdo má nejvíc bodů,
who-last = kdo má nejméně bodů,
    .of = toho, kdo má nejméně bodů,
who-any-death-eater = Smrtijed podle volby
    .of = Smrtijeda podle volby
such = { $who }, kdo { $that },
    .of = { FORM($who, case: "of") }, kdo { $that },

## Totals and permissions

whose-total = { ID($person) ->
    [you] { $question }
   *[other] { $question } { FORM($who, case: "of") }
}
add = { whose-total } { $signed }
set = { whose-total } = { $amount }
total-movement-dice = kostky na pohyb
total-steps = kroky
total-pick-ups = sebrané žetony za tah
total-cards-drawn = braných karet
total-cards-offered = karet na výběr
total-exam-points = body za každou knihu u zkoušky
total-attack-dice = útočné kostky
total-resistance = odolnost
total-damage = zranění
damage-by = zranění { $with }
total-card-limit = karty v boji
total-seeker-dice = kostky chytače
allow-stopping = smíte se zastavit, kde chcete
allow-stopping-such = smíte se zastavit { $place }
allow-passing = hráče smíte minout bez boje
allow-revisiting = na pole smíte vstoupit dvakrát
allow-attacking-first = smíte útočit první
forbid-stopping = { ID($person) ->
    [you] nesmíte se zastavit dřív
   *[other] { $who } se nesmí zastavit dřív
}
forbid-stopping-such = { ID($person) ->
    [you] nesmíte se zastavit { $place }
   *[other] { $who } se nesmí zastavit { $place }
}
forbid-journeying = { ID($person) ->
    [you] necestujte letaxem, přenášedlem ani na Klofanovi
    [each] nikdo necestuje letaxem, přenášedlem ani na Klofanovi
   *[other] { $who } necestuje letaxem, přenášedlem ani na Klofanovi
}
forbid-playing = { ID($person) ->
    [you] nehrajte žádné karty
   *[other] { $who } nesmí hrát karty
}
forbid-playing-such = { ID($person) ->
    [you] nehrajte { $all }
   *[other] { $who } nesmí hrát { $all }
}
forbid-fleeing = { ID($person) ->
    [you] nemůžete uprchnout
   *[other] { $who } nemůže uprchnout
}
forbid-healing = { ID($person) ->
    [you] nezískáváte životy
   *[other] { $who } nezískává životy
}

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
    [one] { $amount } kartu
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
    [one] { $amount } knihu
    [few] { $amount } knihy
   *[other] { $amount } knih
}
per-each = { ID($per) ->
    [none] { "" }
    [number-shown] { "" }
    [ones] { " " }za každou jedničku
    [failures] { " " }za každou kostku, která minula
    [rounds] { " " }za každé dosavadní kolo
   *[books] { " " }za každou knihu
}
verb-gain = { ID($person) ->
    [you] získejte
   *[other] { $who } získá
} { ID($per) ->
    [number-shown] tolik životů, kolik udává pole
   *[other] { $what }{ per-each }
}
verb-lose = { ID($person) ->
    [you] ztraťte
   *[other] { $who } ztratí
} { $what }{ per-each }{ ID($unseen) ->
    [yes] { " náhodně" }
   *[no] { "" }
}
cards-of-deck = { ID($deck) ->
    [spell] { $amount ->
        [one] 1 kouzlo
        [few] { $amount } kouzla
       *[other] { $amount } kouzel
    }
    [potion] { $amount ->
        [one] 1 lektvar
        [few] { $amount } lektvary
       *[other] { $amount } lektvarů
    }
    [book] { $amount ->
        [one] 1 knihu
        [few] { $amount } knihy
       *[other] { $amount } knih
    }
    [behaviour] { $amount ->
        [one] 1 kartu chování
        [few] { $amount } karty chování
       *[other] { $amount } karet chování
    }
    [event] { $amount ->
        [one] 1 událost
        [few] { $amount } události
       *[other] { $amount } událostí
    }
   *[quidditch] { $amount ->
        [one] 1 famfrpálovou kartu
        [few] { $amount } famfrpálové karty
       *[other] { $amount } famfrpálových karet
    }
}
verb-draw = { ID($person) ->
    [you] vezměte si
   *[other] { $who } si vezme
} { cards-of-deck }
verb-fetch = { ID($person) ->
    [you] vyberte si
   *[other] { $who } si vybere
} z balíčku { ID($deck) ->
    [spell] kouzlo
   *[potion] lektvar
}
verb-take = { ID($person) ->
    [you] vezměte si
   *[other] { $who } si vezme
} od { ID($from) ->
    [right] hráče po pravici
   *[any] hráče podle volby
} { ID($what) ->
    [object] předmět
   *[card] { ID($seen) ->
        [yes] vybranou kartu
       *[no] náhodnou kartu
    }
}
verb-pick-up = { ID($person) ->
    [you] vezměte si předmět, který leží { $on }
   *[other] { $who } si vezme předmět, který leží { $on }
}
verb-lay-down = { ID($person) ->
    [you] položte předmět { $to }
   *[other] { $who } položí předmět { $to }
}
verb-swap = nabídněte hráči výměnu předmětu za předmět
verb-move-to = { ID($person) ->
    [you] přesuňte se { $to }
   *[other] { $who } se přesune { $to }
}
verb-journey = { ID($person) ->
    [you] cestujte { $to }, na konci tahu se vrátíte
   *[other] { $who } cestuje { $to } a na konci tahu se vrátí
}
verb-flee = uprchněte o { $steps } { $steps ->
    [one] pole
    [few] pole
   *[other] polí
}
verb-re-roll = { ID($person) ->
    [you] hoďte
   *[other] { $who } hodí
} znovu { ID($dice) ->
    [all] všemi kostkami
    [failures] kostkami, které minuly
   *[successes] kostkami, které zasáhly
}
verb-roll = { ID($person) ->
    [you] hoďte kostkou
   *[other] { $who } hodí kostkou
}. { $list }
verb-choose = { ID($person) ->
    [you] zvolte
   *[other] { $who } zvolí
}: { $list }
verb-begin = { $list }
verb-cancel = { ID($what) ->
    [quidditch-card] karta nic neudělá
   *[attack] { $amount ->
        [one] příští útok
        [few] příští { $amount } útoky
       *[other] příštích { $amount } útoků
    } { ID($person) ->
        [you] { "" }
       *[other] { FORM($who, case: "of") }
    } { $amount ->
        [few] propadají
       *[other] propadá
    }
}
verb-another-turn = { ID($person) ->
    [you] hrajte další tah
   *[other] { $who } hraje další tah
}
verb-miss-turn = { ID($person) ->
    [you] vynechte příští tah
   *[other] { $who } vynechá příští tah
}
verb-sit-exams = složte zkoušku s knihami jejího předmětu
verb-start-duel = souboj
verb-play-match = vyzvěte hráče k famfrpálovému zápasu
verb-fly = { ID($person) ->
    [you] váš chytač letí
   *[other] chytač { FORM($who, case: "of") } letí
} { $dice ->
    [0] o { $squares } { $squares ->
        [one] pole
        [few] pole
       *[other] polí
    } { ID($way) ->
        [back] zpět
       *[on] dál
    }
   *[other] dál podle hodu kostkou
}

## Spaces

place-on = { FORM($place, case: "on") }
place-to = { FORM($place, case: "to") }
place-space = { $space }
    .on = na poli { $space }
    .to = na pole { $space }
place-besides = { $place } (ne { $besides })
place-own-common-room = vlastní společenská místnost
    .on = ve vlastní společenské místnosti
    .to = do vlastní společenské místnosti
place-of-pawn = kde stojí vaše figurka
    .on = tam, kde stojí vaše figurka
    .to = tam, kde stojí vaše figurka
place-named-main = pojmenované pole hlavního plánu
    .on = na pojmenovaném poli hlavního plánu
    .to = na pojmenované pole hlavního plánu
place-named-diagon-alley = pojmenované pole Příčné ulice
    .on = na pojmenovaném poli Příčné ulice
    .to = na pojmenované pole Příčné ulice
place-named-places = památné místo
    .on = na památném místě
    .to = na památné místo
place-board-main = hlavní plán
    .on = na hlavním plánu
    .to = na hlavní plán
place-board-diagon-alley = Příčná ulice
    .on = v Příčné ulici
    .to = do Příčné ulice
place-board-places = památná místa
    .on = na památných místech
    .to = na památná místa
place-kind-plain = Chodba
    .on = na chodbě
    .to = na chodbu
place-kind-spell = Kouzlo
    .on = na poli s kouzlem
    .to = na pole s kouzlem
place-kind-potion = Lektvar
    .on = na poli s lektvarem
    .to = na pole s lektvarem
place-kind-book = Kniha
    .on = na poli s knihou
    .to = na pole s knihou
place-kind-behaviour = Chování
    .on = na poli chování
    .to = na pole chování
place-kind-event = Událost
    .on = na poli události
    .to = na pole události
place-kind-duel = Souboj
    .on = na soubojovém poli
    .to = na soubojové pole
place-kind-hp = Životy
    .on = na poli s životy
    .to = na pole s životy
place-kind-tower = Věž
    .on = na věži
    .to = na věž
place-kind-classroom = Učebna
    .on = v učebně
    .to = do učebny
place-kind-common-room = Společenská místnost
    .on = ve společenské místnosti
    .to = do společenské místnosti
place-kind-great-hall = Velká síň
    .on = ve Velké síni
    .to = do Velké síně
place-kind-bridge = Most
    .on = na mostě
    .to = na most
place-kind-named = pojmenované pole
    .on = na pojmenovaném poli
    .to = na pojmenované pole
