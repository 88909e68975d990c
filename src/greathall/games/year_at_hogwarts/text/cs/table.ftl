### Stůl v terminálu a co jsou karty.

table-mode-year = Rok v Bradavicích
table-mode-voldemort-returns = Voldemort se vrací
table-mode-match = Famfrpálový zápas
table-length-quick = rychlá hra
table-length-classic = klasická hra
table-length-long = dlouhá hra
table-variant-underage = nezletilí kouzelníci
table-variant-qualified = plnoletí kouzelníci
table-variant-team = družstva
table-round = Kolo { $number }
table-last-round = poslední kolo
table-has-turn = na tahu je { $player }
table-steps = Zbývá kroků: { $number }
table-floo-left = Zbývá letaxového prášku
table-portkeys-left = Zbývá přenášedel
table-returned = Voldemort se vrátil
table-not-returned = Voldemort se ještě nevrátil
table-destroyed = zničeno: { $names }
table-board-main = Bradavice
table-board-diagon-alley = Příčná ulice
table-board-places = Památná místa
table-nameless = { $name } č. { $number }
table-in-reach = Kde může pohyb skončit podle příštího kroku
table-fight = Boj
table-fight-round = { $number }. kolo
table-with-hp = { $name } (životy: { $number })
table-death-eaters = Smrtijedi
table-no-board = zatím bez desky
table-hp = Životy
table-attack-dice = Útočné kostky
table-resistance = Odolnost
table-points = Body
table-floo = Letaxový prášek
table-portkeys = Přenášedla
table-objects = Předměty { $number }/6
table-done = Splněné mise
table-unseen = skrytých: { $number }
table-mission = { $name } ({ $points }; { $place }; { $objects })
table-waits = čeká na družstvo
table-turns-to-miss = { $number ->
    [one] vynechá { $number } tah
    [few] vynechá { $number } tahy
   *[other] vynechá { $number } tahů
}
table-on-journey = na cestě
table-match = Zápas, { $number }. kolo
table-actions = Zbývá akcí: { $number }
table-goals = góly: { $number }
table-lap = okruh { $number }/{ $lap }
table-piece-keeper = B
table-piece-beater = O
table-piece-chaser = S
table-piece-seeker = Ch
table-rolls-movement = Pohyb, kostek: { $number }, průměr { $average } (čeká se 3.50).
table-rolls-attack = Útoky, kostek: { $number }, průměr { $average } (čeká se 3.50).
table-rolls-match = Akce v zápasech, kostek: { $number }, průměr { $average } (čeká se 3.50).
table-rolls-seeker = Chytači, kostek: { $number }, průměr { $average } (čeká se 3.50).

source-rulebook = jak ji ukazují pravidla
source-public = jak ji popisují veřejné zdroje
source-reconstruction = rekonstrukce, ne tištěná karta
source-box = jak ji opsal majitel hry

kind-board = Deska hráče
kind-space = Pole
kind-mission = Mise
kind-object = Předmět
kind-spell = Kouzlo
kind-potion = Lektvar
kind-book = Kniha
kind-behaviour = Karta chování
kind-event = Událost
kind-quidditch = Famfrpálová karta
kind-fight = Karta boje
kind-duel = Karta souboje
