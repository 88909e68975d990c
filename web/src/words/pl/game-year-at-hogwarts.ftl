### The table of A Year at Hogwarts: labels, headlines and commands. What the game itself says is in its book.

## The steps of a turn

yah-step-roll = Rzut
yah-step-move = Ruch
yah-step-space = Pole
yah-step-end = Koniec tury

## The map

yah-places = Pamiętne miejsca
yah-diagon = Ulica Pokątna
yah-great-hall = Wielka Sala
yah-map = Mapa Huncwotów
yah-zoom = Ile mapy widać
yah-smaller = Pokaż większą część mapy
yah-larger = Powiększ mapę
yah-whole-map = Cała mapa
yah-to-pawn = Do mego pionka
yah-inset = Cała mapa i jej pokazana część
yah-space-plain = korytarz
yah-space-spell = pole zaklęcia
yah-space-potion = pole eliksiru
yah-space-book = pole księgi
yah-space-behaviour = pole sprawowania
yah-space-event = pole wydarzenia
yah-space-duel = pole pojedynku
yah-space-hp = pole życia
yah-space-tower = wieża
yah-space-classroom = klasa
yah-space-common-room = pokój wspólny
yah-space-great-hall = przy Wielkiej Sali
yah-space-bridge = most
yah-space-named = miejsce
yah-space-mission = Tu wykonujesz misję { $mission }.
yah-space-tokens = Leży tu: { $tokens }.
yah-space-figures = Stoi tu: { $figures }.
yah-space-way = { $count ->
    [one] Możesz tam iść, { $count } krok.
    [few] Możesz tam iść, { $count } kroki.
   *[other] Możesz tam iść, { $count } kroków.
}
yah-row-mission = misja { $name }
yah-row-meets = jest tam: { $names }

## Beside the map

yah-cup = Puchar Domów
yah-ends = { $length ->
    [quick] szybka: 1 misja, ponad 210
    [long] długa: 3 misje, ponad 320
   *[other] klasyczna: 2 misje, ponad 260
}
yah-last-round = ostatnia runda
yah-house-points = { $house }: { $points }
yah-horcruxes = Horkruksy
yah-horcruxes-left = { $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[other] zostało { $count }
}
yah-destroyed = { $name }: zniszczone
yah-whole = { $name }: niezniszczone
yah-pawn = { $name }, { $board }, { $space }. Punkty { $points }, misje { $missions }, życie { $hp }, przedmioty { $objects }, zaklęcia { $spells }, eliksiry { $potions }, księgi { $books }.
yah-tag-misses = traci { $count }
yah-tag-waits = czeka
yah-tag-journey = w podróży
yah-tag-team = drużyna { $number }

## One's own desk

yah-hp = Życie
yah-hp-of = z { $hp }
yah-dice = Kości ataku
yah-resistance = Odporność
yah-floo = Fiuu
yah-portkey = Świstoklik
yah-objects = Przedmioty
yah-cards = Karty
yah-cards-own = tylko twoje
yah-missions = Misje
yah-missions-own = tajne, przerywane brakuje; wykonane: { $done }
yah-missions-done = Wykonane misje
yah-mission = { $name }, { $place }, { $points } punktów.
yah-mission-misses = { $count ->
    [one] Brakuje { $count } rzeczy.
    [few] Brakuje { $count } rzeczy.
   *[other] Brakuje { $count } rzeczy.
}
yah-mission-ready = Masz wszystko.
yah-mission-far = { $count ->
    [one] Stąd { $count } krok.
    [few] Stąd { $count } kroki.
   *[other] Stąd { $count } kroków.
}
yah-here = tutaj
yah-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
yah-tab-sheet = Plansza
yah-tab-objects = Przedmioty
yah-tab-cards = Karty
yah-tab-missions = Misje
yah-tab-others = Pozostali
yah-tab-log = Dziennik
yah-sheet-points = Punkty { $points }, wykonane misje { $done }
yah-sheet-eater = Życie { $hp }

## The choice bar

yah-held = Wskaż, z czym to połączyć.
yah-aimed = { $count ->
    [one] { $space }, { $count } krok
    [few] { $space }, { $count } kroki
   *[other] { $space }, { $count } kroków
}
yah-walk = { $number ->
    [0] Idź dalej przejściem albo stań
    [one] Idź { $number } krok
    [few] Idź { $number } kroki
   *[other] Idź { $number } kroków
}
yah-more-walk = { $count ->
    [one] Świeci { $count } pole.
    [few] Świecą { $count } pola.
   *[other] Świeci { $count } pól.
}
yah-let-go = Puść
yah-go = Idź tam
yah-other-way = Inna droga
yah-way-takes = Po drodze bierzesz: { $tokens }.
yah-way-takes-nothing = Po drodze nie bierzesz nic.
yah-do-pass = { $about ->
    [turn-start] Nic przed rzutem
    [defend] Przyjmij uderzenie
    [attack-rolled] Zostaw tak
    [turn-end] Zakończ turę
   *[other] Odmów
}

## Fights

yah-fight-mission = Misja { $number }: { $name }
yah-fight-duel = Pojedynek
yah-fight-players = Gracze walczą
yah-fight-death-eater = Śmierciożerca
yah-fight-qualified-players = Gracze walczą kośćmi
yah-fight-returns = Śmierciożerca
yah-fight-final = Ostatnia walka
yah-fight-none = Walka
yah-fight-round = Runda { $number }
yah-fight-resistance = odporność { $count }
yah-fight-dice = { $count ->
    [one] { $count } kość ataku
    [few] { $count } kości ataku
   *[other] { $count } kości ataku
}
yah-fight-strikes = Uderzenie
yah-ledger = Rundy
yah-ledger-revealed = Odkrycie
yah-ledger-roll = Rzut { $dice }
yah-ledger-strike = Uderzenie
yah-fight-roll = Ostatni atak
yah-fight-needs = Każde { $count } lub więcej kosztuje 1 życie.
yah-fight-cards = Zagrane karty: { $count }

## Quidditch

yah-match = Mecz quidditcha
yah-match-of = { $one } przeciw { $other }
yah-match-round-1 = Część 1: dwa gole albo brak ścigających
yah-match-round-2 = Część 2: okrążenie szukających
yah-goals = { $one } do { $other }
yah-app = Aplikacja
yah-field = Boisko
yah-square = Pole { $square }
yah-has-quaffle = z kaflem
yah-has-bludger = z tłuczkiem
yah-actions = { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
   *[other] zostało { $count } akcji
}
yah-lap = Okrążenie: { $one } i { $other } z { $of }
yah-pieces-keeper = Obrońca
yah-pieces-beater = { $count ->
    [one] { $count } pałkarz
    [few] { $count } pałkarze
   *[other] { $count } pałkarzy
}
yah-pieces-chaser = { $count ->
    [one] { $count } ścigający
    [few] { $count } ścigający
   *[other] { $count } ścigających
}
yah-actions-title = Akcje
yah-shot = Strzał
yah-shot-rule = gol pada, gdy wynik jest wyższy niż obrońcy
yah-shot-no-keeper = obrońca jest poza grą
yah-shot-goal = Gol, { $one } : { $other }
yah-shot-wins = Gol, { $one } : { $other }: część 1 wygrana
yah-shot-saved = Obroniony: kafel ma obrońca
yah-shot-likely = { $likely ->
    [sure] pewny gol
    [likely] raczej gol
   *[unlikely] raczej nie niż tak
}
yah-percent = { $number } %
yah-quidditch-cards = Karty quidditcha
yah-quidditch-cards-when = jedna w turze, w części 2

## The table in words

yah-where-figures = Stoi tu: { $figures }
yah-where-tokens = Leży tu: { $tokens }
yah-text-table = Stół
yah-text-round = Runda { $round }.
yah-text-return = { $count ->
    [one] Zniszczono { $count } horkruksa.
    [few] Zniszczono { $count } horkruksy.
   *[other] Zniszczono { $count } horkruksów.
}
yah-text-mover = Turę ma { $figure }.
yah-text-reach = Gdzie może skończyć się twój ruch
yah-text-fight = Walka
yah-text-fighters = { $figure } przeciw: { $rival }.
yah-text-opponent = { $rival }: życie { $hp }.
yah-text-dice = Ostatnie kości ataku: { $dice }.
yah-text-seekers = Szukający: { $first } i { $second }.
yah-text-at = Stoi tu: { $space }.
yah-text-stocks = Punkty { $points }, życie { $hp }, proszek Fiuu { $floo }, Świstokliki { $portkeys }.
yah-text-objects = Przedmioty: { $things }.
yah-text-cards = Karty: { $things }.
yah-text-missions = Misje: { $things }.
yah-text-done = Wykonane misje: { $things }.
yah-text-stands = { $figure }: { $space }.

## The end

yah-headline-year = { $count ->
    [one] Puchar Domów zdobywa { $player }
    [few] Puchar Domów dzielą { $player }
   *[other] Puchar Domów dzielą { $player }
}
yah-headline-voldemort-returns = { $count ->
    [one] Wygrywa { $player }
    [few] Wygrywają { $player }
   *[other] Wygrywają { $player }
}
yah-headline-match = { $count ->
    [one] Mecz wygrywa { $player }
    [few] Mecz wygrywają { $player }
   *[other] Mecz wygrywają { $player }
}
yah-headline-lost = Gra przegrana
yah-caption = Zamek, runda { $round }.
yah-remark = { $count ->
    [one] { $count } wykonana misja
    [few] { $count } wykonane misje
   *[other] { $count } wykonanych misji
}
yah-foot = { $count ->
    [one] Wygrywa { $player }
    [few] Wygrywają { $player }
   *[other] Wygrywają { $player }
}
yah-foot-lost = Nikt nie wygrywa

## Samouczek

tutor-year-at-hogwarts-done = To była cała tura i twoja pierwsza misja. Zbieraj to, czego żądają misje, wykonuj je przed innymi i po drodze zdawaj egzaminy: rok się kończy, gdy ktoś ma wykonaną misję i ponad 210 punktów. Spróbuj tury Bena albo załóż własny stół.
tutor-year-at-hogwarts-tutorial-1 = Ścigacie się o Puchar Domów. Twoje misje są tajne: każda wskazuje pole i przedmioty, które trzeba tam przynieść. Diabelskie Sidła czekają w klasie zielarstwa i żądają wygaszacza. Rzuć na ruch.
tutor-year-at-hogwarts-tutorial-2 = Sześć kroków; przejść trzeba wszystkie, po śladach stóp i nigdy przez mury. Pola, do których dojdziesz, świecą. Zielarstwo jest trzy kroki stąd: idź w tę stronę.
tutor-year-at-hogwarts-tutorial-3 = Na następnym polu po drodze leży wygaszacz. Idź dalej.
tutor-year-at-hogwarts-tutorial-4 = W jednej turze wolno podnieść dwa żetony; ten, którego żąda twoja misja, trzeba wziąć. Weź wygaszacz.
tutor-year-at-hogwarts-tutorial-5 = Masz już wszystko, czego żąda misja. Wejdź do klasy zielarstwa.
tutor-year-at-hogwarts-tutorial-6 = Zostały trzy kroki. Ruch może się skończyć wcześniej na wieży, w klasie, do której masz księgę, albo tam, gdzie możesz podjąć misję, jak tutaj. Zatrzymaj się.
tutor-year-at-hogwarts-tutorial-7 = Najpierw misja, potem to, co daje samo pole. Podejmij ją.
tutor-year-at-hogwarts-tutorial-8 = Sidła mają 5 punktów życia i odporność 3; Harry obniża ją o jeden. Każda kość z wynikiem 2 lub więcej zabiera im 1. Można też zagrać kartę, w jednej walce najwyżej pięć. Zaatakuj czterema kośćmi.
tutor-year-at-hogwarts-tutorial-9 = Dwie kości trafiły: zostały 3 punkty życia. Po każdym ataku kośćmi Sidła uderzają i zabierają ci 2. Karta obrony by je powstrzymała, ale jej nie masz. Niech uderzą.
tutor-year-at-hogwarts-tutorial-10 = Confringo zabiera przeciwnikowi 3 punkty życia, a na zaklęcia Sidła nie odpowiadają. Zagraj je.
tutor-year-at-hogwarts-tutorial-11 = Wykonane: 50 punktów dla twojego domu. Użyty przedmiot trafia do pamiętnego miejsca, gdzie dzięki proszkowi Fiuu znajdą go inni. Wybierz Gospodę Pod Świńskim Łbem.
tutor-year-at-hogwarts-tutorial-12 = Teraz klasa: z księgą jej przedmiotu zdajesz egzamin, a do tego dostajesz dwa eliksiry. Zdaj egzamin.
