### Stół w terminalu i czym są karty.

table-set-up = Przygotowanie
table-turn = Tura { $number }
table-has-turn = turę ma { $player }
table-advantage = Przewaga:
table-voldemort = Lord Voldemort
table-outer-deck = Talia Londynu
table-middle-deck = Talia terenów wokół Hogwartu
table-spell-deck = Talia Zaklęć
table-insignia = Insygniów zostało
table-fate = Los
table-galleons = Galeony
table-life = Życie
table-objects = Przedmioty
table-allies = Sprzymierzeńcy
table-spells = Zaklęcia
table-trophies = Trofea
table-fight = Walka
table-no-character = jeszcze bez Postaci
table-unseen = ukrytych: { $number }
table-galleons-lying = { $number ->
    [one] { $number } Galeon
    [few] { $number } Galeony
   *[other] { $number } Galeonów
}
table-ferret = { $number ->
    [one] Fretka na { $number } turę
    [few] Fretka na { $number } tury
   *[other] Fretka na { $number } tur
}
table-lost-turns = { $number ->
    [one] traci { $number } turę
    [few] traci { $number } tury
   *[other] traci { $number } tur
}
table-turned-back = w drodze powrotnej
table-may-cross = może przejść
table-in-hospital = w szpitalu
table-rolls-movement = Ruch, rzutów: { $number }, średnio { $average } (oczekiwane 3.50).
table-rolls-voldemort = Ruch Voldemorta, rzutów: { $number }, średnio { $average } (oczekiwane 3.50).
table-rolls-attack = Ataki, rzutów: { $number }, średnio { $average } (oczekiwane 3.50).
table-rolls-foe = Ataki przeciwników, rzutów: { $number }, średnio { $average } (oczekiwane 3.50).

source-rulebook = jak pokazuje instrukcja
source-public = jak opisują źródła publiczne
source-reconstruction = rekonstrukcja, nie drukowana karta
source-box = jak przepisał właściciel gry

kind-space = Obszar
kind-enemy = Wróg
kind-event = Wydarzenie
kind-observer = Obserwator
kind-place = Miejsce
kind-object = Przedmiot
kind-dual = Sprzymierzeniec albo Wróg
kind-spell = Zaklęcie
kind-equipment = Ekwipunek
kind-insignia = Insygnium
kind-character = Postać
kind-task = Zadanie
kind-voldemort = Czarny Pan
kind-ferret = Karta Fretki
