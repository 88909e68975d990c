### The table of A Year at Hogwarts: labels, headlines and commands. What the game itself says is in its book.

## The steps of a turn

yah-step-roll = Hod
yah-step-move = Pohyb
yah-step-space = Pole
yah-step-end = Konec tahu

## The map

yah-places = Památná místa
yah-diagon = Příčná ulice
yah-great-hall = Velká síň
yah-map = Pobertův plánek
yah-zoom = Kolik z plánku je vidět
yah-smaller = Ukázat větší část plánku
yah-larger = Zvětšit plánek
yah-whole-map = Celý plánek
yah-to-pawn = K mé figurce
yah-inset = Celá mapa a její zobrazená část
yah-space-plain = chodba
yah-space-spell = pole kouzla
yah-space-potion = pole lektvaru
yah-space-book = pole knihy
yah-space-behaviour = pole chování
yah-space-event = pole události
yah-space-duel = pole souboje
yah-space-hp = pole životů
yah-space-tower = věž
yah-space-classroom = učebna
yah-space-common-room = společenská místnost
yah-space-great-hall = u Velké síně
yah-space-bridge = most
yah-space-named = místo
yah-space-mission = Zde plníte misi { $mission }.
yah-space-tokens = Leží zde: { $tokens }.
yah-space-figures = Stojí zde: { $figures }.
yah-space-way = { $count ->
    [one] Smíte tam jít, { $count } krok.
    [few] Smíte tam jít, { $count } kroky.
   *[other] Smíte tam jít, { $count } kroků.
}
yah-row-mission = mise { $name }
yah-row-meets = je tam: { $names }

## Beside the map

yah-cup = Školní pohár
yah-ends = { $length ->
    [quick] rychlá: 1 mise a přes 210
    [long] dlouhá: 3 mise a přes 320
   *[other] klasická: 2 mise a přes 260
}
yah-last-round = poslední kolo
yah-house-points = { $house }: { $points }
yah-horcruxes = Viteály
yah-horcruxes-left = { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
yah-destroyed = { $name }: zničeno
yah-whole = { $name }: nezničeno
yah-pawn = { $name }, { $board }, { $space }. Body { $points }, mise { $missions }, životy { $hp }, předměty { $objects }, kouzla { $spells }, lektvary { $potions }, knihy { $books }.
yah-tag-misses = vynechává { $count }
yah-tag-waits = čeká
yah-tag-journey = na cestě
yah-tag-team = družstvo { $number }

## One's own desk

yah-hp = Životy
yah-hp-of = z { $hp }
yah-dice = Útočné kostky
yah-resistance = Odolnost
yah-floo = Letax
yah-portkey = Přenášedlo
yah-objects = Předměty
yah-cards = Karty
yah-cards-own = jen vaše
yah-missions = Mise
yah-missions-own = tajné, čárkované chybí; splněno: { $done }
yah-missions-done = Splněné mise
yah-mission = { $name }, { $place }, { $points } bodů.
yah-mission-misses = { $count ->
    [one] Chybí { $count } věc.
    [few] Chybějí { $count } věci.
   *[other] Chybí { $count } věcí.
}
yah-mission-ready = Všechno máte.
yah-mission-far = { $count ->
    [one] Odtud { $count } krok.
    [few] Odtud { $count } kroky.
   *[other] Odtud { $count } kroků.
}
yah-here = zde
yah-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
yah-tab-sheet = Deska
yah-tab-objects = Předměty
yah-tab-cards = Karty
yah-tab-missions = Mise
yah-tab-others = Ostatní
yah-tab-log = Zápis
yah-sheet-points = Body { $points }, splněné mise { $done }
yah-sheet-eater = Životy { $hp }

## The choice bar

yah-held = Ukažte, k čemu patří.
yah-aimed = { $count ->
    [one] { $space }, { $count } krok
    [few] { $space }, { $count } kroky
   *[other] { $space }, { $count } kroků
}
yah-walk = { $number ->
    [0] Projděte chodbou, nebo zůstaňte
    [one] Jděte { $number } krok
    [few] Jděte { $number } kroky
   *[other] Jděte { $number } kroků
}
yah-more-walk = { $count ->
    [one] Svítí { $count } pole.
    [few] Svítí { $count } pole.
   *[other] Svítí { $count } polí.
}
yah-let-go = Pustit
yah-go = Jít tam
yah-other-way = Jiná cesta
yah-way-takes = Cestou si vezmete: { $tokens }.
yah-way-takes-nothing = Cestou si nevezmete nic.
yah-do-pass = { $about ->
    [turn-start] Před hodem nic
    [defend] Snést úder
    [attack-rolled] Nechat tak
    [turn-end] Ukončit tah
   *[other] Odmítnout
}

## Fights

yah-fight-mission = Mise { $number }: { $name }
yah-fight-duel = Souboj
yah-fight-players = Hráči bojují
yah-fight-death-eater = Smrtijed
yah-fight-qualified-players = Hráči bojují kostkami
yah-fight-returns = Smrtijed
yah-fight-final = Poslední boj
yah-fight-none = Boj
yah-fight-round = Kolo { $number }
yah-fight-resistance = odolnost { $count }
yah-fight-dice = { $count ->
    [one] { $count } útočná kostka
    [few] { $count } útočné kostky
   *[other] { $count } útočných kostek
}
yah-fight-strikes = Úder
yah-ledger = Kola
yah-ledger-revealed = Odhalení
yah-ledger-roll = Hod { $dice }
yah-ledger-strike = Úder
yah-fight-roll = Poslední útok
yah-fight-needs = Každých { $count } a víc stojí 1 život.
yah-fight-cards = Zahrané karty: { $count }

## Quidditch

yah-match = Famfrpálový zápas
yah-match-of = { $one } proti { $other }
yah-match-round-1 = První část: dva góly, nebo nezbyl střelec
yah-match-round-2 = Druhá část: okruh chytačů
yah-goals = { $one } ku { $other }
yah-app = Aplikace
yah-field = Hřiště
yah-square = Pole { $square }
yah-has-quaffle = s camrálem
yah-has-bludger = s potloukem
yah-actions = { $count ->
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
   *[other] zbývá { $count } akcí
}
yah-lap = Okruh: { $one } a { $other } z { $of }
yah-pieces-keeper = Brankář
yah-pieces-beater = { $count ->
    [one] { $count } odrážeč
    [few] { $count } odrážeči
   *[other] { $count } odrážečů
}
yah-pieces-chaser = { $count ->
    [one] { $count } střelec
    [few] { $count } střelci
   *[other] { $count } střelců
}
yah-actions-title = Akce
yah-shot = Střela
yah-shot-rule = gól padne s vyšším hodem, než má brankář
yah-shot-no-keeper = brankář je ze hry
yah-shot-goal = Gól, { $one } : { $other }
yah-shot-wins = Gól, { $one } : { $other }: první část je vyhraná
yah-shot-saved = Chycená: camrál má brankář
yah-shot-likely = { $likely ->
    [sure] jistý gól
    [likely] spíš gól
   *[unlikely] spíš ne než ano
}
yah-percent = { $number } %
yah-quidditch-cards = Famfrpálové karty
yah-quidditch-cards-when = jedna za tah, ve druhé části

## The table in words

yah-where-figures = Stojí zde: { $figures }
yah-where-tokens = Leží zde: { $tokens }
yah-text-table = Stůl
yah-text-round = Kolo { $round }.
yah-text-return = { $count ->
    [one] Zničen { $count } viteál.
    [few] Zničeny { $count } viteály.
   *[other] Zničeno { $count } viteálů.
}
yah-text-mover = Na tahu je { $figure }.
yah-text-reach = Kde váš pohyb může skončit
yah-text-fight = Boj
yah-text-fighters = { $figure } proti: { $rival }.
yah-text-opponent = { $rival }: životy { $hp }.
yah-text-dice = Poslední útočné kostky: { $dice }.
yah-text-seekers = Chytači: { $first } a { $second }.
yah-text-at = Stojí zde: { $space }.
yah-text-stocks = Body { $points }, životy { $hp }, letaxový prášek { $floo }, přenášedla { $portkeys }.
yah-text-objects = Předměty: { $things }.
yah-text-cards = Karty: { $things }.
yah-text-missions = Mise: { $things }.
yah-text-done = Splněné mise: { $things }.
yah-text-stands = { $figure }: { $space }.

## The end

yah-headline-year = { $count ->
    [one] Školní pohár získává { $player }
    [few] Školní pohár sdílejí { $player }
   *[other] Školní pohár sdílejí { $player }
}
yah-headline-voldemort-returns = { $count ->
    [one] Vyhrává { $player }
    [few] Vyhrávají { $player }
   *[other] Vyhrávají { $player }
}
yah-headline-match = { $count ->
    [one] Zápas vyhrává { $player }
    [few] Zápas vyhrávají { $player }
   *[other] Zápas vyhrávají { $player }
}
yah-headline-lost = Hra je prohraná
yah-caption = Hrad, { $round }. kolo.
yah-remark = { $count ->
    [one] { $count } splněná mise
    [few] { $count } splněné mise
   *[other] { $count } splněných misí
}
yah-foot = { $count ->
    [one] Vyhrává { $player }
    [few] Vyhrávají { $player }
   *[other] Vyhrávají { $player }
}
yah-foot-lost = Nevyhrává nikdo

## Výuka

tutor-year-at-hogwarts-done = To byl celý tah a vaše první mise. Sbírejte, co mise žádají, plňte je dřív než ostatní a cestou skládejte zkoušky: rok skončí, když má někdo splněnou misi a víc než 210 bodů. Zkuste tah za Bena, nebo si založte vlastní stůl.
tutor-year-at-hogwarts-tutorial-1 = Závodíte o Školní pohár. Vaše mise jsou tajné: každá určuje pole a předměty, které tam máte přinést. Ďáblovo osidlo čeká v učebně bylinkářství a žádá zhasínadlo. Hoďte na pohyb.
tutor-year-at-hogwarts-tutorial-2 = Šest kroků; ujít je musíte všechny, po stopách a nikdy skrz zdi. Pole, na která dojdete, svítí. Bylinkářství je odtud tři kroky: jděte tam.
tutor-year-at-hogwarts-tutorial-3 = Na dalším poli cestou leží zhasínadlo. Jděte dál.
tutor-year-at-hogwarts-tutorial-4 = V jednom tahu smíte vzít dva žetony; ten, který žádá vaše mise, vzít musíte. Vezměte zhasínadlo.
tutor-year-at-hogwarts-tutorial-5 = Teď máte vše, co mise žádá. Vstupte do učebny bylinkářství.
tutor-year-at-hogwarts-tutorial-6 = Zbývají tři kroky. Pohyb smí skončit dřív na věži, v učebně, k níž máte knihu, nebo tam, kde se můžete pokusit o misi, jako zde. Zastavte se.
tutor-year-at-hogwarts-tutorial-7 = Nejdřív přijde mise, pak to, co přináší samo pole. Pokuste se o ni.
tutor-year-at-hogwarts-tutorial-8 = Osidlo má 5 životů a odolnost 3; Harry ji o jednu snižuje. Každá kostka s 2 a víc mu vezme 1 život. Nebo zahrajete kartu, v jednom boji nejvýš pět. Zaútočte čtyřmi kostkami.
tutor-year-at-hogwarts-tutorial-9 = Dvě kostky zasáhly: zbývají mu 3 životy. Po každém útoku kostkami ale udeří a vezme vám 2. Obranná karta by to zastavila, žádnou nemáte. Nechte ho udeřit.
tutor-year-at-hogwarts-tutorial-10 = Confringo vezme soupeři 3 životy a na kouzla Osidlo neodpovídá. Zahrajte ho.
tutor-year-at-hogwarts-tutorial-11 = Splněno: 50 bodů pro vaši kolej. Použitý předmět putuje na některé památné místo, kde ho letaxem najdou jiní. Zvolte Prasečí hlavu.
tutor-year-at-hogwarts-tutorial-12 = Teď učebna: s knihou jejího předmětu skládáte zkoušku a k tomu dostanete dva lektvary. Složte zkoušku.
