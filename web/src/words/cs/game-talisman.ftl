### Stůl Talismanu: popisky, titulky a příkazy. Co říká sama hra, je v její knize.

## Kroky tahu

tal-step-move = Pohyb
tal-step-voldemort = Voldemort
tal-step-encounter = Setkání
tal-step-end = Konec tahu

## Mapa

tal-map = Mapa
tal-whole-map = Ukázat celou mapu
tal-look-at = Ukázat: { $space }
tal-london = Londýn
tal-grounds = Pozemky
tal-hall-here = Je tu Voldemort
tal-space = { $name }, { $ring }.
tal-space-voldemort = Stojí tu Voldemort.
tal-space-cards = Leží tu: { $cards }.
tal-space-draws = Dobírá se do počtu karet: { $count }.
tal-space-galleons = Galeony, které tu leží: { $count }.
tal-space-seats = Stojí tu: { $seats }.
tal-space-way = Sem můžete jít, počet kroků { $count }: { $way }.
tal-way-by = přes: { $space }
tal-way-tries = s pokusem projít
tal-way-clockwise = po směru hodin
tal-way-counter = proti směru hodin
tal-row-there = je tu { $seats }

## Vedle mapy

tal-advantage-order = Převahu má Řád
    .more = +1 k účinnosti útoku Fénixova řádu. Smrtijedi mají −1 proti Nepřátelům z Řádu.
tal-advantage-death-eaters = Převahu mají Smrtijedi
    .more = +1 k účinnosti útoku Smrtijedů. Fénixův řád má −1 proti Nepřátelům ze Smrtijedů.
tal-voldemort = Při hodu 1 se pohne. Magie { $magic }, Síla { $strength }
tal-seat =
    { $name }, { $character }, { $space }. Magie { $magic }, Síla { $strength }, Životy { $life }, Osud { $fate },
    Předměty { $objects }, Spojenci { $allies }, Kouzla { $spells }, galeony { $galleons }.
tal-tag-hospital = Svatý Mungo
tal-tag-ferret = fretka { $count }
tal-tag-lost = stojí { $count }
tal-tag-back = vrací se
tal-tag-cross = může projít
tal-tag-task = má úkol

## Vlastní pult

tal-value = { $name } { $total }: vyznačeno { $marked }.
tal-as-marked = jak je vyznačeno
tal-of = z { $of }
tal-fate-does = přehodí kostku
tal-objects = Předměty
tal-allies = Spojenci
tal-spells = Kouzla
tal-spells-count = { $count } z { $of }, tajná
tal-spell-hidden = Tajné Kouzlo
tal-purse = Měšec
tal-galleons = Galeony
tal-trophies = Trofeje
tal-insignia = Relikvie
tal-tab-sheet = Postava
tal-tab-objects = Předměty a Spojenci
tal-tab-spells = Kouzla
tal-tab-others = Ostatní
tal-tab-log = Zprávy

## Titulky, věty a příkazy

tal-walk = { $number ->
    [one] Posuňte se o { $number } místo
    [few] Posuňte se o { $number } místa
   *[other] Posuňte se o { $number } míst
}
tal-more-walk = { $count ->
    [one] Svítí jedno místo.
    [few] Svítí { $count } místa.
   *[other] Svítí { $count } míst.
}
tal-more-rolled = Padlo { $number }.
tal-more-cast = Kouzlo, které se hodí, svítí.
tal-held = Zvolte, koho zasáhne.
tal-later-drop = Odhoďte něco
    .more = Zůstane na tomto místě, pro kohokoli.
tal-later-cast = Sešlete Kouzlo
    .more = Označena jsou Kouzla, která se teď hodí.
tal-later-offer = Směňte trofeje
    .more = Nabídněte trofeje, pak zvolte zisk.
tal-let-go = Návrat
tal-do-go = Jít tam: { $space }
tal-do-cast = Seslat Kouzlo
tal-do-drop = Něco odhodit
tal-do-offer = Směnit trofeje
tal-do-try = Zkusit projít: { $space }
tal-do-pass = { $about ->
    [evading] Bojovat
    [before-attack-roll] Ať se hází
    [attack-rolled] Nechat platit
    [die-rolled] Nechat platit
    [may] Ne
    [buy] Nic nekoupit
    [take] Nic nebrat
    [spoils] Nic nebrat
    [drop-first] Nic neodhazovat
    [drop-task] Nechat si ho
   *[other] Nic
}
tal-do-accept = Nechat { $number }
tal-do-fate = Hodit znovu za 1 Osud
    .which = Hodit { $die } znovu za 1 Osud

## Souboje

tal-fight = Souboj: { $place }
tal-duel = Duel: { $place }
tal-fight-by = { FORM($value, case: "instrumental") }
tal-fight-you = vy
tal-fight-evade = Vyhnutí
tal-fight-spells = Kouzla
tal-fight-rolls = Hody
tal-fight-fate = Osud
tal-fight-spoils = Kořist
tal-fight-worth = Jako trofej: { $value } { $worth }.
tal-row-marked = Vyznačeno
tal-row-advantage = Převaha
tal-row-die = Kostka
tal-row-score = Účinnost útoku
tal-die-again = Hodit { $die } znovu za 1 Osud
tal-stand-ahead = Vedete o { $count }
tal-stand-behind = Chybí vám { $count }
tal-stand-level = Zatím remíza
tal-stand-ahead-other = Náskok { $count }
tal-stand-behind-other = Ztráta { $count }
tal-stand-level-other = Zatím remíza
tal-stake-enemies = Výhra: trofej. Prohra: 1 Život a konec tahu. Remíza: konec tahu.
tal-stake-characters = Vítěz bere poraženému 1 Život, Předmět nebo galeon. Pak tah končí.
tal-stake-voldemort = Výhra: únik. Prohra: 1 Život a konec tahu. Po remíze tah pokračuje.
tal-stake-hall = Výhra: celá hra. Prohra: zpět na Pohyblivá schodiště. Remíza: znovu příští tah.
tal-before = Před hody
tal-face-won = Výhra
tal-face-drawn = Remíza
tal-face-lost = Prohra
tal-percent = { $number } %
tal-outcome-won = Vítězí { $name }
tal-outcome-lost = Prohrává { $name }
tal-outcome-drawn = Remíza
tal-spoils = Kořist
    .more = Vezměte si jedno. Pak tah končí.
tal-laid-life = Život
    .more = 1 Život
tal-laid-galleon = Galeon
    .more = 1 galeon
tal-laid-price = { $price ->
    [one] { $price } galeon
    [few] { $price } galeony
   *[other] { $price } galeonů
}
tal-laid-attack = Útok na Spojence
tal-sort-object = Předmět
tal-sort-equipment = Předmět
tal-sort-insignia = Relikvie
tal-sort-spell = Kouzlo
tal-roll-against = proti

## Kde karta je, a stůl slovy

tal-where-voldemort = Stojí tu Voldemort
tal-where-cards = Leží tu: { $cards }
tal-where-galleons = Galeony, které tu leží: { $count }
tal-where-seats = Stojí tu: { $seats }
tal-text-table = Stůl
tal-text-voldemort = Voldemort je zde: { $space }.
tal-text-way = Můžete jít: { $way }.
tal-text-way-tries = Můžete jít a zkusit projít: { $way }.
tal-text-fight = Souboj { FORM($value, case: "instrumental") }
tal-text-foe = Soupeř
tal-text-score = { $name }: { $score } ({ $rows }).
    .die = { $name }: { $score } ({ $rows }), kostka { $die }.
tal-text-at = Stojí zde: { $space }.
tal-text-value = { $name } { $total }.
    .sources = { $name } { $total }: vyznačeno { $marked }, { $rows }.
tal-text-stocks = Životy { $life }, Osud { $fate }, galeony { $galleons }.
tal-text-objects = Předměty: { $cards }.
tal-text-allies = Spojenci: { $cards }.
tal-text-spells = Kouzla: { $cards }.
tal-text-hidden = Tajná Kouzla: { $count }.
tal-text-trophies = Trofeje: { $cards }.
tal-text-task = Úkol: { $task }.
tal-text-galleons = { $count ->
    [one] { $count } galeon
    [few] { $count } galeony
   *[other] { $count } galeonů
}

## Konec hry

tal-headline = Voldemorta poráží { $player }
tal-caption = Velká síň, tah { $turn }: { $player } proti Pánu zla.
tal-remark-won = vítězství ve Velké síni
tal-remark = došlo se sem: { $space }
tal-foot = Vítězí { $player }

## Výuka

tutor-talisman-done = To byl celý tah. Sbírejte Spojence, Předměty a moc v Londýně i na pozemcích, projděte branou, přineste do Komnaty nejvyšší potřeby Relikvii a porazte Voldemorta ve Velké síni dřív než ostatní. Zkuste tah za Bena, nebo si založte vlastní stůl.
tutor-talisman-tutorial-1 = Závodíte každý za sebe: vyhraje, kdo první porazí Voldemorta ve Velké síni. Začínáte v Londýně. Tah je pohyb a po něm setkání. Hoďte na pohyb.
tutor-talisman-tutorial-2 = Padla 3. Za 1 Osud byste mohli hodit znovu, ale trojka se hodí: vede k Woolovu sirotčinci, kde se dobírají dvě karty. Nechte ji.
tutor-talisman-tutorial-3 = Místa, kam dojdete, svítí. Namiřte na některé a ukáže se cesta. V jedné oblasti se jde jen jedním směrem. Jděte k Woolovu sirotčinci.
tutor-talisman-tutorial-4 = Od Zobí ulice 4 vede cesta k Hagridově hájence, tedy na pozemky. Zůstaňte v Londýně a jděte dál k Woolovu sirotčinci: jeho dva znaky říkají, že tam nakonec leží dvě karty.
tutor-talisman-tutorial-5 = Crabbe je Smrtijed, vy jste z Řádu: je to Nepřítel a bojuje Silou. Vaše 3, kostka a 1 za Převahu proti jeho 3 a jeho kostce. Takhle prohráváte. Šest kostek ukazuje, co by které číslo přineslo: utraťte 1 Osud.
tutor-talisman-tutorial-6 = Výhra: Crabbe je trofej. Ron je také z Řádu, takže je vaším Spojencem. Vezměte ho s sebou.
tutor-talisman-tutorial-7 = Na konci tahu mají trofeje cenu: za 5 bodů Síly na nich je 1 Síla. Zvolte „Směnit trofeje“ a nabídněte Crabbea.
tutor-talisman-tutorial-8 = Tři body nestačí. Nabídněte i Goyla: 3 a 4 je 7.
tutor-talisman-tutorial-9 = Za sedm bodů je jedna Síla; zbytek propadá. Vezměte si ji: co je vyznačeno, to vám zůstane.
tutor-talisman-tutorial-10 = Mohli byste něco odhodit pro ostatní nebo seslat Kouzlo. Ukončete tah.
