### Texty karet, tvořené z jejich efektů: podmínky, dvojtečka a co se stane ($does). Velká písmena na začátku vzniknou sama.
### $whom je slovo pro toho, koho věta postihuje, $who jeho pojmenování, $that co pro něj musí platit. Názvy karet stojí v prvním pádě.
### Co stojí uvnitř jiné věty, má vlastní závorky ($inside). Kde je málo místa, řekne se zpráva, která začíná „brief-“.

full-stop = { $words }.
labelled = { $labels }: { $does }
brief-labelled = { $does } ({ $labels })
noted = { $does } ({ $notes })
paid = { $cost } a { $does }
paid-for = { $cost }: { $does }
if-you-like = chcete-li, { $does }
brief-if-you-like = { $does }
both-sides = { $own } { ID($side) ->
    [order] Pro Řád: { $other }
   *[death-eaters] Pro Smrtijedy: { $other }
}
effect-name = { $card } ({ $does })
list-either = { $first }; nebo { $second }
list-rows = { $first }; { $second }
row = { $from }–{ $to }: { $does }
row-one = { $from }: { $does }
row-up = { $from } a více: { $does }
nothing-happens = nic

## When

moment-when-now = { "" }
moment-when-encountered = { "" }
moment-when-passage-tried = při pokusu projít dál
moment-when-taken = když tuto kartu získáte
moment-when-able = jakmile to jde
moment-when-turn-begun = na začátku svého tahu
moment-when-movement-rolled = při hodu na pohyb
moment-when-fight-won = po vyhraném boji{ $fight }
moment-when-fight-lost = po prohraném boji{ $fight }
moment-when-fight-drawn = po nerozhodném boji{ $fight }
moment-when-life-lost = když ztratíte Život
moment-when-last-spell-cast = když sešlete poslední Kouzlo
moment-when-voldemort-moved = když se pohne Voldemort
moment-instead-movement-roll = místo hodu na pohyb
moment-instead-movement = místo pohybu
moment-instead-passage-test = místo pokusu o bariéru či Bránu
moment-instead-card-draw = místo dobrání karet
moment-instead-life-loss = místo ztráty Života
moment-instead-death = místo smrti
moment-instead-turn-loss = místo vynechání tahu
moment-instead-drawn-fight = místo nerozhodného boje{ $fight }
moment-instead-spoils = místo kořisti
moment-window-any-time = kdykoli
moment-window-own-turn = ve svém tahu
moment-window-before-move = před pohybem
moment-window-movement-rolled = po hodu na pohyb
moment-window-die-rolled = po hodu, který žádá karta nebo pole
moment-window-meeting = místo útoku na postavu
moment-window-evading = před bojem{ $fight }
in-fight = { ID($fought) ->
    [yes] { " " }v boji{ $fight }
   *[other] { "" }
}
moment-window-before-attack-roll = před útočným hodem{ in-fight }
moment-window-attack-rolled = po útočném hodu{ in-fight }
moment-window-spell-cast = v odpověď na Kouzlo
moment-window-life-loss = když máte ztratit Život{ ID($fought) ->
    [no] { "" }
   *[other] { " " }v boji{ $fight }
}
moment-window-turn-end = na konci svého tahu
for-fight = pro tento boj
for-turn = v tomto tahu
for-until-your-next-turn = do vašeho příštího tahu
once-a-fight = jednou za boj
once-a-turn = jednou za tah
once-a-game = jednou za hru
cost = { ID($stock) ->
    [this-card] odložte tuto kartu
    [turn] vynechte příští tah
    [life] ztraťte { counted }
    [fate] utraťte { counted }
    [galleon] zaplaťte { counted }
   *[other] odložte { counted }
}
counted = { $amount } { FORM($stock, $amount, case: "accusative") }

## Conditions

if-not = neplatí-li: { $that }
if-faction = { ID($side) ->
    [order] Řád
    [death-eaters] Smrtijedi
    [yours] vaše strana
   *[not-yours] druhá strana
}
if-not-faction = { ID($side) ->
    [order] kromě Řádu
    [death-eaters] kromě Smrtijedů
    [yours] kromě vaší strany
   *[not-yours] kromě druhé strany
}
whose-faction = { ID($side) ->
    [order] z Řádu
    [death-eaters] ze Smrtijedů
    [yours] (z vaší strany)
   *[not-yours] (z druhé strany)
}
if-at = { ID($has) ->
    [places] na poli { $places }
   *[regions] { $regions }
}
if-not-at = { ID($has) ->
    [places] jinde než na poli { $places }
   *[regions] jinde než { $regions }
}
whose-at = { if-at }
so-many = { $at-least ->
    [-1] nejvýše { $at-most } { FORM($what, $at-most, case: "accusative") }
   *[other] aspoň { $at-least } { FORM($what, $at-least, case: "accusative") }
}
if-has = { $at-most ->
    [0] nemáte-li { FORM($what, case: "none") }
   *[other] máte-li { so-many }
}
if-not-has = nemáte-li { so-many }
whose-has = , kdo má { so-many },
if-has-card = máte-li kartu { $cards }
if-not-has-card = nemáte-li kartu { $cards }
whose-has-card = s kartou { $cards }
if-most = nemá-li nikdo víc { FORM($what, count: "other", case: "accusative") } než vy
whose-most = , kdo má nejvíc { FORM($what, count: "other", case: "accusative") },
if-fighting = v boji{ $fight }
against = { by-value }{ ID($foes) ->
    [none] { ID($named) ->
        [yes] proti kartě { $cards }
       *[no] { ID($side) ->
            [none] { "" }
           *[other] se soupeřem
        }
    }
    [enemy] s Nepřítelem
    [character] s postavou
    [voldemort] s Voldemortem
    [character-enemy] s postavou nebo Nepřítelem
    [character-voldemort] s postavou nebo Voldemortem
    [enemy-voldemort] s Nepřítelem nebo Voldemortem
   *[other] s kýmkoli
}{ of-side }{ of-worth }{ as-role }
by-value = { ID($by) ->
    [none] { "" }
   *[other] { FORM($by, case: "instrumental") }{ " " }
}
of-side = { ID($side) ->
    [order] { " " }z Řádu
    [death-eaters] { " " }ze Smrtijedů
   *[none] { "" }
}
of-worth = { $worth ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }s hodnotou aspoň { $worth }
}
as-role = { ID($role) ->
    [attacker] , když útočíte
    [defender] , když se bráníte
   *[none] { "" }
}
if-rolled = { $at-least ->
    [1] { $at-most ->
        [1] padne-li { $at-most }
       *[other] padne-li nejvýše { $at-most }
    }
    [6] padne-li { $at-least }
   *[other] { $at-most ->
        [6] padne-li aspoň { $at-least }
       *[other] padne-li { $at-least } až { $at-most }
    }
}
if-advantage = { ID($side) ->
    [order] má-li Převahu Řád
   *[death-eaters] mají-li Převahu Smrtijedi
}
if-aimed-at-you = míří-li na vás
region-outer = v Londýně
region-middle = na pozemcích
region-inner = na hradě
place = { $space }

## Whom

whom-you = vy
whom-them = oni
whom-foe = váš soupeř
whom-this-enemy = tento soupeř
whom-fighter = jeden z bojujících
whom-anyone = jedna postava
whom-one-other = jiná postava
whom-one-other-here = jiná postava na poli
whom-one-other-in-region = jiná postava v oblasti
whom-everybody = každý
whom-everybody-in-region = každý v oblasti
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
    [foe] soupeři
    [them] jim
    [you] sobě
    [fighter] jednomu z bojujících
    [everybody] každému
    [everybody-in-region] každému v oblasti
    [anyone] jedné postavě
    [one-other] jiné postavě
    [one-other-here] jiné postavě na poli
   *[one-other-in-region] jiné postavě v oblasti
}{ $that }
spells-of = { ID($whom) ->
    [foe] Kouzla soupeře
    [them] jejich Kouzla
    [you] svá Kouzla
    [fighter] Kouzla jednoho z bojujících
    [everybody] Kouzla všech
    [everybody-in-region] Kouzla všech v oblasti
    [anyone] Kouzla jedné postavy
    [one-other] Kouzla jiné postavy
    [one-other-here] Kouzla jiné postavy na poli
   *[one-other-in-region] Kouzla jiné postavy v oblasti
}{ $that }
on-whom = { ID($whom) ->
    [foe] soupeře
    [them] ně
    [you] sebe
    [fighter] jednoho z bojujících
    [everybody] každého
    [everybody-in-region] každého v oblasti
    [anyone] jednu postavu
    [one-other] jinou postavu
    [one-other-here] jinou postavu na poli
   *[one-other-in-region] jinou postavu v oblasti
}{ $that }

## Standing sentences

change = { ID($verb) ->
    [set] { ID($counted) ->
        [none] je { $amount }
        [magic] se rovná vaší Magii
       *[other] se rovná vaší Síle
    }
   *[add] { ID($counted) ->
        [magic] plus vaše Magie
        [strength] plus vaše Síla
        [allies] +1 za každého vašeho Spojence
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
answer-magic = { of-whom }Magie { change }
answer-strength = { of-whom }Síla { change }
answer-attack-score = { of-whom }útočné číslo { change }
answer-movement = { of-whom }pohyb { change }
answer-passage-score = { of-whom }součet u bariéry a u Brány { change }
answer-object-limit = { of-whom }limit Předmětů { change }
answer-ally-limit = { of-whom }limit Spojenců { change }
answer-spell-limit = { of-whom }limit Kouzel { change }
answer-price = { of-whom }cena každé koupené věci { change }
may = { ID($whom) ->
    [you] smíte
    [them] smí
   *[other] { $who } smí
}
may-not = { ID($whom) ->
    [you] nesmíte
    [them] nesmí
    [everybody] nikdo nesmí
    [everybody-in-region] nikdo v oblasti nesmí
   *[other] { $who } nesmí
}
allow-life-loss = { may } ztrácet Životy
allow-evading = { ID($whom) ->
    [you] smíte se vyhnout
    [them] smí se vyhnout
   *[other] { $who } se smí vyhnout
}
allow-attacking = { may } útočit na postavy
allow-being-attacked = na { on-whom } smějí útočit postavy
allow-voldemort-attack = Voldemort smí zvolit { on-whom }
allow-being-transmuted = { on-whom } lze přeměnit
allow-advantage = { ID($whom) ->
    [you] Převaha se vás týká
   *[other] { of-whom }Převaha se počítá
}
allow-trophy-mixing = { may } na trofejích sčítat Magii a Sílu
allow-trophy-trade = { may } měnit trofeje
allow-abilities = { may } používat schopnosti
allow-using-cards = { may } používat Předměty a Spojence
allow-spell-casting = { may } sesílat Kouzla
allow-taking = { may } brát věci z pole
allow-passage = { may } zkoušet bariéru a Bránu
allow-movement-roll = { may } házet na pohyb
forbid-life-loss = { ID($whom) ->
    [you] neztrácíte Životy
    [them] neztrácí Životy
    [everybody] nikdo neztrácí Životy
    [everybody-in-region] nikdo v oblasti neztrácí Životy
   *[other] { $who } neztrácí Životy
}
forbid-evading = { ID($whom) ->
    [you] nesmíte se vyhnout
    [them] nesmí se vyhnout
    [everybody] nikdo se nesmí vyhnout
    [everybody-in-region] nikdo v oblasti se nesmí vyhnout
   *[other] { $who } se nesmí vyhnout
}
forbid-attacking = { may-not } útočit na postavy
forbid-being-attacked = { ID($whom) ->
    [you] postavy na vás nesmějí útočit
   *[other] postavy nesmějí útočit na { on-whom }
}
forbid-voldemort-attack = { ID($whom) ->
    [you] Voldemort vás nezvolí, může-li zvolit jiného
   *[other] Voldemort nezvolí { on-whom }, může-li zvolit jiného
}
forbid-being-transmuted = { ID($whom) ->
    [you] nelze vás přeměnit
   *[other] { on-whom } nelze přeměnit
}
forbid-advantage = { ID($whom) ->
    [you] Převaha se vás netýká
   *[other] { of-whom }Převaha se nepočítá
}
forbid-trophy-mixing = { may-not } na trofejích sčítat Magii a Sílu
forbid-trophy-trade = { may-not } měnit trofeje
forbid-abilities = { may-not } používat schopnosti
forbid-using-cards = { may-not } používat Předměty ani Spojence
forbid-spell-casting = { may-not } sesílat Kouzla
forbid-taking = { may-not } nic brát z pole
forbid-passage = { may-not } zkoušet bariéru ani Bránu
forbid-movement-roll = { may-not } házet na pohyb

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
   *[other] zvolte { on-whom }: { $list }
}
verb-choose = { ID($whom) ->
    [you] zvolte: { $list }
    [them] podle volby: { $list }
   *[other] { $who } podle volby: { $list }
}
brief-verb-choose = { subject }{ ID($whom) ->
    [you] zvolte
   *[other] zvolí
}
die = { subject }{ ID($whom) ->
    [you] hoďte
   *[other] hodí
} { $dice ->
    [one] kostkou
   *[other] { $dice } kostkami
}{ ID($by) ->
    [none] { "" }
   *[other] { " " }a { ID($whom) ->
        [you] přičtěte
       *[other] přičte
    } { FORM($by, case: "accusative") }
}
verb-roll = { ID($inside) ->
    [yes] { die } ({ $list })
   *[no] { die }. { $list }
}
brief-verb-roll = { die }
dice-against = { subject }{ ID($whom) ->
    [you] hoďte kostkou a přičtěte
   *[other] hodí kostkou a přičte
} { FORM($by, case: "accusative") }, proti kostce + { $value }
verb-contest = { ID($inside) ->
    [yes] { dice-against } (víc: { $won }{ $losses ->
        [0] { "" }
       *[other] ; jinak: { $lost }
    })
   *[no] { dice-against }. Víc: { $won }{ $losses ->
        [0] { "" }
       *[other] . Jinak: { $lost }
    }
}
brief-verb-contest = { dice-against }
combat = { of-whom }boj – { $enemy }, { $by } { $value }
verb-fight = { combat }{ $wins ->
    [0] { "" }
   *[other] . Výhra: { $won }
}{ $losses ->
    [0] { "" }
   *[other] . Prohra, místo Života: { $lost }
}
brief-verb-fight = { combat }
gains = { subject }{ ID($whom) ->
    [you] získejte
   *[other] získá
}
verb-gain = { ID($what) ->
    [turn] { ID($whom) ->
        [you] po tomto tahu hrajte ještě jeden
       *[other] { subject }hraje po tomto tahu ještě jeden
    }
    [insignia] { gains } Relikvii podle volby
   *[other] { gains } { so-much }
}
loses = { subject }{ ID($whom) ->
    [you] ztraťte
   *[other] ztratí
}
discards = { subject }{ ID($whom) ->
    [you] odložte
   *[other] odloží
}
verb-lose = { ID($what) ->
    [this-card] odložte tuto kartu
    [turn] { subject }{ ID($whom) ->
        [you] vynechte
       *[other] vynechá
    } { $amount } { FORM($what, $amount, case: "accusative") }
    [spell] { discards } { so-much }
    [object] { discards } { so-much }
    [ally] { discards } { so-much }
    [trophy] { discards } { so-much }
   *[other] { loses } { so-much }
}
verb-heal = { subject }{ ID($whom) ->
    [you] vyléčte si
    [them] vyléčí si
   *[other] si vyléčí
} { ID($all) ->
    [yes] všechny Životy
   *[no] { $amount ->
        [one] { $amount } Život
        [few] { $amount } Životy
       *[other] { $amount } Životů
    }
}
verb-take = { ID($what) ->
    [spell] { ID($seen) ->
        [yes] prohlédněte si { spells-of } a jedno vezměte
       *[no] vezměte { from-whom } naslepo Kouzlo
    }
   *[other] vezměte { from-whom } 1 { FORM($what, case: "accusative") }
}
verb-fetch = { ID($from) ->
    [stacks] vezměte si z hromádek kartu { $cards }
    [discards] vezměte si { FORM($what, case: "accusative") } z odložených karet
   *[region] vezměte si { FORM($what, case: "accusative") } z některého pole oblasti
}
ware = { $price ->
    [one] { $card } za { $price } galeon
    [few] { $card } za { $price } galeony
   *[other] { $card } za { $price } galeonů
}
verb-sell = { ID($inside) ->
    [yes] nakupte ({ $wares })
   *[no] na prodej: { $wares }
}
brief-verb-sell = { $kinds ->
    [1] nákup ({ $wares })
   *[other] nákup
}
verb-draw = doberte ještě { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
   *[other] { $amount } karet
}
verb-discard = { ID($which) ->
    [foe] odložte Nepřítele, bez trofeje
    [enemy-in-region] odložte Nepřítele z některého pole oblasti
   *[all-here] odložte všechny karty na tomto poli
}
verb-put = { ID($which) ->
    [card-in-region] přesuňte na své pole kartu z některého pole oblasti
   *[this-card] přesuňte tuto kartu na { ID($to) ->
        [named] pole { $places }
        [neighbour] sousední pole
        [your-space] své pole
       *[region] jiné pole oblasti
    }
}
verb-look = { ID($at) ->
    [spells] prohlédněte si { spells-of }
   *[deck] prohlédněte si { $amount ->
        [one] vrchní kartu
        [few] { $amount } vrchní karty
       *[other] { $amount } vrchních karet
    } balíčku oblasti{ ID($and) ->
        [arrange] { " " }a vraťte je v libovolném pořadí
        [discard-any] ; smíte ji odložit
       *[put-back] { "" }
    }
}
verb-move = { subject }{ ID($whom) ->
    [you] přesuňte se
    [them] přesune se
   *[other] se přesune
} na { ID($to) ->
    [region] jiné pole oblasti
    [neighbour] sousední pole
    [facing] protější pole
    [their-space] její pole
   *[named] pole { $places }
}{ ID($meet) ->
    [no] { " " }bez setkání
   *[yes] { "" }
}
verb-move-voldemort = hoďte za Voldemorta a pohněte jím
verb-go-on = jděte dál
verb-turn-back = obraťte se zpět
verb-reroll = { subject }{ ID($whom) ->
    [you] přehoďte
   *[other] přehodí
} jednu kostku
verb-set-die = { of-whom }jedna kostka platí za { $face }
verb-evade = vyhněte se
verb-attack = zaútočte na { on-whom }
verb-end-fight = { ID($outcome) ->
    [won] vyhráváte boj
   *[drawn] boj je nerozhodný
}
verb-prevent = { ID($window) ->
    [spell-cast] Kouzlo neúčinkuje
    [life-loss] Život vám zůstane
   *[other] nestane se to
}
verb-redirect = Kouzlo postihne toho, kdo je seslal
verb-turn-advantage = { ID($to) ->
    [order] otočte Převahu na stranu Řádu
    [death-eaters] otočte Převahu na stranu Smrtijedů
    [over] otočte žeton Převahy
   *[choice] otočte Převahu na stranu podle volby
}
verb-transmute = { subject }{ ID($whom) ->
    [you] staňte se
    [them] stane se
   *[other] se stane
} na { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
} Fretkou
verb-end-turn = { ID($whom) ->
    [you] ukončete tah
   *[other] { subject }ukončí tah
}
verb-take-task = hoďte kostkou o úkol
verb-complete-task = splňte úkol a získejte Relikvii
verb-win-game = vyhráváte hru
