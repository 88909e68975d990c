### Záznam hry: jedna zpráva pro každý druh události, v přítomném čase. Jména hráčů a názvy stojí v prvním pádě.

## Set-up

event-decks-laid = Zamíchá se { $number } karet pro Londýn a { $number-2 } pro pozemky.
event-stacks-laid = Leží zde karty Výbavy ({ $number }) a Relikvie ({ $number-2 }).
event-stocks-laid = Leží zde galeony ({ $number }) a žetony Osudu ({ $number-2 }).
event-agreed = Dohoda: { $option }.
event-character-dealt = { $seat } hraje za { FORM($person, case: "accusative") }.
event-side-chosen = { $seat } je { $character }.
event-started = { $seat } začíná na poli { $space }.
event-advantage-set = Převahu má strana { $side }.
event-began = { $seat } začíná.

## Turns

event-turn-began = Tah { $number }: na tahu je { $seat }.
event-turn-skipped = { $seat } vynechává tento tah.
event-turn-ended = { $seat } končí tah.
event-turn-over = { $seat } má tah za sebou.
event-next-seat = Další je { $seat }.
event-extra-turn = { $seat } hraje ještě jeden tah.

## Movement

event-movement-rolled = { $seat } hází na pohyb { $number }.
event-fate-spent = { $seat } utrácí 1 žeton Osudu.
event-rerolled = { ID($seat) ->
    [none] Soupeřova kostka se přehazuje: { $number }.
   *[other] { $seat } přehazuje: { $number }.
}
event-die-set = Kostka hráče { $seat } platí za { $number }.
event-went = { $seat } jde na pole { $space }.
event-no-roll = { $seat } nehází na pohyb.
event-teleported = { $seat } se ocitá na poli { $space }.
event-turned-back = { $seat } se obrací zpět.
event-walked-back = { $seat } jde zpět na pole { $space }.
event-crept = { $seat } jako Fretka popolézá.
event-stands-by-voldemort = { $seat } stojí tam, kde je Voldemort.
event-voldemort-rolled = { $seat } hází za Voldemorta { $number }.
event-voldemort-went = Voldemort jde na pole { $space }.
event-voldemort-stopped = Voldemort zůstává na poli { $space }.
event-voldemort-attacked = { $seat } posílá Voldemorta, aby napadl hráče { $seat-2 }.
event-passage-tried = { $seat } zkouší projít: { $space }.
event-passage-opened = { $seat } prochází: { $space }.
event-passage-closed = { $seat } neprochází: { $space }.
event-may-cross = { $seat } smí projít příštím pohybem.

## Encounters

event-encountered = { $seat } se setkává s polem { $space }.
event-already-encountered = Pole { $space } už má { $seat } v tomto tahu za sebou.
event-moved-on = { $seat } má teď setkání na poli { $space }.
event-no-cards = { $seat } už nemá co dobrat.
event-card-drawn = { $seat } dobírá { FORM($card, case: "accusative") }.
event-deck-renewed = Balíček { FORM($ring, case: "genitive") } se míchá znovu.
event-advantage-turned = Převahu získává strana { $side }.
event-advantage-stayed = Převahu dál má strana { $side }.
event-card-met = { $seat } potkává { FORM($card, case: "accusative") }.
event-card-left = Karta { $card } zůstává.
event-space-acted = { $seat }: působí pole { $space }.
event-effect-used = { $seat } používá: { $effect }.
event-effect-declined = { $seat } nechce: { $effect }.
event-stands = { $seat }: chvíli platí { $effect }.
event-ran-out = { $seat }: přestává platit { $effect }.
event-rolled = { $seat } hází { $list }.
    .each = { $number }
event-contested = { $seat } má { $number } proti { $number-2 }.

## Fights

event-fight-began = { $seat } bojuje { FORM($value, case: "instrumental") }: { $list }.
    .each = { $card }
event-text-fight-began = { $seat } musí bojovat: { $effect }.
event-attacked = { $seat } útočí na hráče { $seat-2 }.
event-ally-attacked = { $seat } útočí na Spojence: { $card }.
event-evaded = { ID($card) ->
    [none] { $seat } se vyhýbá.
   *[other] { $seat } se vyhýbá: { $card }.
}
event-evaded-character = { $seat } se vyhýbá: { $seat-2 }.
event-evaded-voldemort = { $seat } se vyhýbá Voldemortovi.
event-value-chosen = { $seat } bojuje { FORM($value, case: "instrumental") }.
event-attack-rolled = { $seat } hází na útok { $number }.
event-foe-rolled = { $seat } hází za soupeře { $number }.
event-value-counted = { $seat } má celkem: { $value } { $number }.
event-advantage-counted = { $seat } přičítá { $number } za Převahu.
event-penalty-counted = { $seat } odečítá { $number } za Převahu.
event-no-advantage = { $seat }: Převaha se nepočítá.
event-compared = { $seat } má { $number }, soupeř { $number-2 }.
event-fight-won = { $seat } vítězí.
event-fight-lost = { $seat } prohrává boj.
event-fight-drawn = { $seat }: remíza.
event-trophy-taken = { $seat } bere jako trofej { FORM($card, case: "accusative") }.
event-spoils-declined = { $seat } nebere žádnou kořist.

## Life

event-life-lost = { $number ->
    [one] { $seat } ztrácí { $number } Život.
    [few] { $seat } ztrácí { $number } Životy.
   *[other] { $seat } ztrácí { $number } Životů.
}
event-life-kept = { $seat } žádný Život neztrácí.
event-life-healed = { $number ->
    [one] { $seat } si léčí { $number } Život.
    [few] { $seat } si léčí { $number } Životy.
   *[other] { $seat } si léčí { $number } Životů.
}
event-life-gained = { $number ->
    [one] { $seat } získává { $number } Život.
    [few] { $seat } získává { $number } Životy.
   *[other] { $seat } získává { $number } Životů.
}
event-died = { $seat } přichází o poslední Život.
event-returned = { $seat } se vrací.
event-character-left = { $seat } ztrácí ve hře { FORM($person, case: "accusative") }.

## What is gained and lost

event-value-gained = { $seat } získává: { $value } +{ $number }.
event-value-lost = { $seat } ztrácí: { $value } −{ $number }.
event-fate-gained = { $number ->
    [one] { $seat } získává { $number } žeton Osudu.
    [few] { $seat } získává { $number } žetony Osudu.
   *[other] { $seat } získává { $number } žetonů Osudu.
}
event-fate-lost = { $number ->
    [one] { $seat } ztrácí { $number } žeton Osudu.
    [few] { $seat } ztrácí { $number } žetony Osudu.
   *[other] { $seat } ztrácí { $number } žetonů Osudu.
}
event-galleons-gained = { $number ->
    [one] { $seat } získává { $number } galeon.
    [few] { $seat } získává { $number } galeony.
   *[other] { $seat } získává { $number } galeonů.
}
event-galleons-lost = { $number ->
    [one] { $seat } odevzdává { $number } galeon.
    [few] { $seat } odevzdává { $number } galeony.
   *[other] { $seat } odevzdává { $number } galeonů.
}
event-galleon-taken = { $seat } bere galeon hráči { $seat-2 }.
event-lacking = { $seat }: už není, co získat ({ $stock }).
event-at-limit = { $seat } je na hranici ({ $stock }).
event-spell-drawn = { ID($spell) ->
    [hidden] { $seat } dobírá Kouzlo.
   *[other] { $seat } dobírá Kouzlo: { $spell }.
}
event-spells-renewed = Kouzla se míchají znovu.
event-spell-cast = { ID($seat-2) ->
    [none] { $seat } sesílá Kouzlo { $spell }.
   *[other] { $seat } sesílá Kouzlo { $spell }, cíl: { $seat-2 }.
}
event-spell-acted = Kouzlo { $spell } účinkuje ({ $seat }).
event-spell-cancelled = { $seat } ruší Kouzlo { $spell }.
event-spell-redirected = { $seat } obrací Kouzlo { $spell } zpět: { $seat-2 }.
event-spell-discarded = { $seat } odkládá Kouzlo { $spell }.
event-spell-taken = { ID($spell) ->
    [hidden] { $seat } bere Kouzlo hráči { $seat-2 }.
   *[other] { $seat } bere Kouzlo hráči { $seat-2 }: { $spell }.
}
event-spells-seen = { $seat } vidí Kouzla hráče { $seat-2 }.
event-deck-seen = { $number ->
    [one] { $seat } vidí vrchní kartu balíčku { FORM($ring, case: "genitive") }.
    [few] { $seat } vidí { $number } vrchní karty balíčku { FORM($ring, case: "genitive") }.
   *[other] { $seat } vidí { $number } vrchních karet balíčku { FORM($ring, case: "genitive") }.
}
event-card-taken = { $seat } si bere { FORM($card, case: "accusative") }.
event-card-stolen = { $seat } bere hráči { $seat-2 } { FORM($card, case: "accusative") }.
event-card-dropped = { $seat } odhazuje { FORM($card, case: "accusative") } na poli { $space }.
event-card-discarded = { $seat } odkládá { FORM($card, case: "accusative") }.
event-card-put = Karta { $card } se přesouvá na pole { $space }.
event-object-gained = { $seat } získává { FORM($card, case: "accusative") }.
event-bought = { $number ->
    [one] { $seat } kupuje za { $number } galeon { FORM($card, case: "accusative") }.
    [few] { $seat } kupuje za { $number } galeony { FORM($card, case: "accusative") }.
   *[other] { $seat } kupuje za { $number } galeonů { FORM($card, case: "accusative") }.
}
event-galleon-dropped = { $seat } odhazuje galeon na poli { $space }.
event-galleon-picked-up = { $seat } sbírá galeon na poli { $space }.
event-turn-to-lose = { $number ->
    [one] { $seat } vynechá { $number } tah.
    [few] { $seat } vynechá { $number } tahy.
   *[other] { $seat } vynechá { $number } tahů.
}
event-transmuted = { $number ->
    [one] { $seat } je Fretka na { $number } tah.
    [few] { $seat } je Fretka na { $number } tahy.
   *[other] { $seat } je Fretka na { $number } tahů.
}
event-restored = { $seat } už není Fretka.
event-task-taken = { $seat } přijímá úkol: { $task }.
event-task-done = { $seat } má splněný úkol: { $task }.
event-task-dropped = { $seat } se vzdává úkolu: { $task }.
event-insignia-given-up = { $seat } se vzdává karty { $card }.
event-entered-hall = { $seat } vstupuje do Velké síně.
event-traded = { $seat } mění trofeje: { $value } +{ $number }.
event-won = { $seat } poráží Voldemorta a vítězí.
