### Stůl v terminálu a co jsou karty.

table-set-up = Příprava
table-turn = Tah { $number }
table-has-turn = na tahu je { $player }
table-advantage = Převaha:
table-voldemort = Lord Voldemort
table-outer-deck = Balíček Londýna
table-middle-deck = Balíček pozemků
table-spell-deck = Balíček Kouzel
table-insignia = Zbývá Relikvií
table-fate = Osud
table-galleons = Galeony
table-life = Život
table-objects = Předměty
table-allies = Spojenci
table-spells = Kouzla
table-trophies = Trofeje
table-fight = Boj
table-no-character = zatím bez postavy
table-unseen = skrytých: { $number }
table-galleons-lying = { $number ->
    [one] { $number } galeon
    [few] { $number } galeony
   *[other] { $number } galeonů
}
table-ferret = { $number ->
    [one] Fretka na { $number } tah
    [few] Fretka na { $number } tahy
   *[other] Fretka na { $number } tahů
}
table-lost-turns = { $number ->
    [one] vynechá { $number } tah
    [few] vynechá { $number } tahy
   *[other] vynechá { $number } tahů
}
table-turned-back = na cestě zpět
table-may-cross = smí projít
table-in-hospital = v nemocnici
table-rolls-movement = Pohyb, hodů: { $number }, průměr { $average } (čeká se 3.50).
table-rolls-voldemort = Voldemortův pohyb, hodů: { $number }, průměr { $average } (čeká se 3.50).
table-rolls-attack = Útoky, hodů: { $number }, průměr { $average } (čeká se 3.50).
table-rolls-foe = Útoky soupeřů, hodů: { $number }, průměr { $average } (čeká se 3.50).

source-rulebook = jak ji ukazují pravidla
source-public = jak ji popisují veřejné zdroje
source-reconstruction = rekonstrukce, ne tištěná karta
source-box = jak ji opsal majitel hry

kind-space = Pole
kind-enemy = Nepřítel
kind-event = Událost
kind-observer = Pozorovatel
kind-place = Místo
kind-object = Předmět
kind-dual = Spojenec, nebo Nepřítel
kind-spell = Kouzlo
kind-equipment = Výbava
kind-insignia = Relikvie
kind-character = Postava
kind-task = Úkol
kind-voldemort = Pán zla
kind-ferret = Karta Fretky
