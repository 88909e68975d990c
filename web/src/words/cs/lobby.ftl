### Předsálí.

title-turn = Jste na tahu · { $what }
lobby-motto = Tři deskové hry pro přátele i boty
ear-account = Bez registrace
ear-link = Pošlete odkaz, posaďte se, hrajte.
ear-faction = Hraje za: { $faction }.
ear-name = Zvolte si jméno
nameless = Nováček
change = Změnit

lobby-turns = Jste na tahu
lobby-tables = Stoly
lobby-mine = Moje stoly
lobby-forming = Chystané stoly
lobby-none = Teď se žádný nenabízí. Připravte vlastní a pošlete odkaz.
lobby-invited = Máte pozvánku?
lobby-code = Kód stolu
lobby-join = Vstoupit
lobby-results = Výsledky
lobby-record = Otevřít uložený záznam hry
lobby-setup = Připravit stůl
lobby-bots = Hrát hned s boty
lobby-not-yet = Ještě se tiskne

item-turn = Jste na tahu: { $table }
item-won = Výhra v { $turn }. tahu
item-lost = Prohra v { $turn }. tahu
item-with = { $game }, u stolu { $names }
item-forming = { $game }, { $free ->
    [0] obsazeno
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
item-playing = { $game }, { $turn ->
    [0] právě začíná
   *[other] { $turn }. tah
}
item-go-turn = Ke stolu
item-go-mine = Otevřít
item-go-forming = Přisednout
item-go-watched = Dívat se
item-go-finished = Přehrát

person-title = Kdo jste?
person-name = Jméno u stolu
person-faction = Oblíbená strana
person-stored = Obojí se ukládá k souboru cookie tohoto prohlížeče a vidí to ti, s nimiž hrajete.

notice-short = Neoficiální fanouškovský projekt bez vazby na jakéhokoli vydavatele či držitele práv. Všechny obrázky jsou naše vlastní.
about = O projektu
day-edition = Denní vydání
night-edition = Noční vydání
