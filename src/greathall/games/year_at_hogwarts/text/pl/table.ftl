### Stół w terminalu i czym są karty.

table-mode-year = Rok w Hogwarcie
table-mode-voldemort-returns = Powrót Voldemorta
table-mode-match = Mecz quidditcha
table-length-quick = gra szybka
table-length-classic = gra klasyczna
table-length-long = gra długa
table-variant-underage = niepełnoletni czarodzieje
table-variant-qualified = wykwalifikowani czarodzieje
table-variant-team = drużyny
table-round = Runda { $number }
table-last-round = ostatnia runda
table-has-turn = turę ma { $player }
table-steps = Pozostało kroków: { $number }
table-floo-left = Pozostało proszku Fiuu
table-portkeys-left = Pozostało Świstoklików
table-returned = Voldemort powrócił
table-not-returned = Voldemort jeszcze nie powrócił
table-destroyed = zniszczone: { $names }
table-board-main = Hogwart
table-board-diagon-alley = Ulica Pokątna
table-board-places = Pamiętne miejsca
table-nameless = { $name } nr { $number }
table-in-reach = Gdzie ruch może się skończyć, według następnego kroku
table-fight = Walka
table-fight-round = runda { $number }
table-with-hp = { $name } (życie: { $number })
table-death-eaters = Śmierciożercy
table-no-board = jeszcze bez planszy
table-hp = Życie
table-attack-dice = Kości ataku
table-resistance = Odporność
table-points = Punkty
table-floo = Proszek Fiuu
table-portkeys = Świstokliki
table-objects = Przedmioty { $number }/6
table-done = Wykonane misje
table-unseen = ukrytych: { $number }
table-mission = { $name } ({ $points }; { $place }; { $objects })
table-waits = czeka na drużynę
table-turns-to-miss = { $number ->
    [one] traci { $number } turę
    [few] traci { $number } tury
   *[other] traci { $number } tur
}
table-on-journey = w podróży
table-match = Mecz, runda { $number }
table-actions = Pozostało akcji: { $number }
table-goals = gole: { $number }
table-lap = okrążenie { $number }/{ $lap }
table-piece-keeper = O
table-piece-beater = P
table-piece-chaser = Ś
table-piece-seeker = Sz
table-rolls-movement = Ruch, kości: { $number }, średnio { $average } (oczekiwane 3.50).
table-rolls-attack = Ataki, kości: { $number }, średnio { $average } (oczekiwane 3.50).
table-rolls-match = Akcje w meczach, kości: { $number }, średnio { $average } (oczekiwane 3.50).
table-rolls-seeker = Szukający, kości: { $number }, średnio { $average } (oczekiwane 3.50).

source-rulebook = jak pokazuje instrukcja
source-public = jak opisują źródła publiczne
source-reconstruction = rekonstrukcja, nie drukowana karta
source-box = jak przepisał właściciel gry

kind-board = Plansza gracza
kind-space = Pole
kind-mission = Misja
kind-object = Przedmiot
kind-spell = Zaklęcie
kind-potion = Eliksir
kind-book = Księga
kind-behaviour = Karta sprawowania
kind-event = Wydarzenie
kind-quidditch = Karta quidditcha
kind-fight = Karta walki
kind-duel = Karta pojedynku
