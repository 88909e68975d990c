### Stół Talizmanu: podpisy, nagłówki i polecenia. Co mówi sama gra, jest w jej księdze.

## Kroki tury

tal-step-move = Ruch
tal-step-voldemort = Voldemort
tal-step-encounter = Spotkanie
tal-step-end = Koniec tury

## Mapa

tal-map = Mapa
tal-whole-map = Pokaż całą mapę
tal-look-at = Pokaż: { $space }
tal-london = Londyn
tal-grounds = Tereny
tal-hall-here = Jest tu Voldemort
tal-space = { $name }, { $ring }.
tal-space-voldemort = Stoi tu Voldemort.
tal-space-cards = Leży tu: { $cards }.
tal-space-draws = Dobiera się do liczby kart: { $count }.
tal-space-galleons = Galeony, które tu leżą: { $count }.
tal-space-seats = Stoi tu: { $seats }.
tal-space-way = Możesz tu dojść, liczba kroków { $count }: { $way }.
tal-way-by = przez: { $space }
tal-way-tries = z próbą przejścia
tal-way-clockwise = zgodnie z zegarem
tal-way-counter = przeciwnie do zegara
tal-row-there = jest tu { $seats }

## Obok mapy

tal-advantage-order = Przewagę ma Zakon
    .more = +1 do ataku Zakonu Feniksa. Śmierciożercy mają −1 przeciw Wrogom z Zakonu.
tal-advantage-death-eaters = Przewagę mają Śmierciożercy
    .more = +1 do ataku Śmierciożerców. Zakon ma −1 przeciw Wrogom spośród nich.
tal-voldemort = Rusza się po rzucie 1. Magia { $magic }, Moc { $strength }
tal-seat =
    { $name }, { $character }, { $space }. Magia { $magic }, Moc { $strength }, Życie { $life }, Los { $fate },
    Przedmioty { $objects }, Sprzymierzeńcy { $allies }, Zaklęcia { $spells }, Galeony { $galleons }.
tal-tag-hospital = Święty Mungo
tal-tag-ferret = fretka { $count }
tal-tag-lost = czeka { $count }
tal-tag-back = zawraca
tal-tag-cross = może przejść
tal-tag-task = ma zadanie

## Własny pulpit

tal-value = { $name } { $total }: zaznaczono { $marked }.
tal-as-marked = jak zaznaczono
tal-of = z { $of }
tal-fate-does = przerzuca kość
tal-objects = Przedmioty
tal-allies = Sprzymierzeńcy
tal-spells = Zaklęcia
tal-spells-count = { $count } z { $of }, tajne
tal-spell-hidden = Tajne Zaklęcie
tal-purse = Sakiewka
tal-galleons = Galeony
tal-trophies = Trofea
tal-insignia = Insygnia
tal-tab-sheet = Postać
tal-tab-objects = Przedmioty i Sprzymierzeńcy
tal-tab-spells = Zaklęcia
tal-tab-others = Inni
tal-tab-log = Dziennik

## Nagłówki, zdania i polecenia

tal-walk = { $number ->
    [one] Idź o { $number } obszar
    [few] Idź o { $number } obszary
   *[many] Idź o { $number } obszarów
}
tal-more-walk = { $count ->
    [one] Świeci jeden obszar.
    [few] Świecą { $count } obszary.
   *[many] Świeci { $count } obszarów.
}
tal-more-rolled = Wypadło { $number }.
tal-more-cast = Pasujące Zaklęcie świeci.
tal-held = Wybierz, kogo dosięgnie.
tal-later-drop = Porzuć coś
    .more = Zostanie na tym obszarze, dla każdego.
tal-later-cast = Rzuć Zaklęcie
    .more = Zaznaczono Zaklęcia, które teraz pasują.
tal-later-offer = Wymień Trofea
    .more = Oddaj Trofea, potem wybierz zysk.
tal-let-go = Wróć
tal-do-go = Idź tam: { $space }
tal-do-cast = Rzuć Zaklęcie
tal-do-drop = Porzuć coś
tal-do-offer = Wymień Trofea
tal-do-try = Spróbuj przejść: { $space }
tal-do-pass = { $about ->
    [evading] Walcz
    [before-attack-roll] Niech padną kości
    [attack-rolled] Pozostaw
    [die-rolled] Pozostaw
    [may] Nie
    [buy] Nie kupuj
    [take] Nie bierz
    [spoils] Nie bierz
    [drop-first] Nie porzucaj
    [drop-task] Zachowaj je
   *[other] Pas
}
tal-do-accept = Zostaw { $number }
tal-do-fate = Rzuć znowu za 1 Los
    .which = Rzuć { $die } znowu za 1 Los

## Walki

tal-fight = Walka: { $place }
tal-duel = Pojedynek: { $place }
tal-fight-by = na { FORM($value, case: "accusative") }
tal-fight-you = ty
tal-fight-evade = Wymknięcie
tal-fight-spells = Zaklęcia
tal-fight-rolls = Rzuty
tal-fight-fate = Los
tal-fight-spoils = Łupy
tal-fight-worth = Jako Trofeum: { $value } { $worth }.
tal-row-marked = Zaznaczono
tal-row-advantage = Przewaga
tal-row-die = Kość
tal-row-score = Skuteczność ataku
tal-die-again = Rzuć { $die } znowu za 1 Los
tal-stand-ahead = Prowadzisz o { $count }
tal-stand-behind = Brakuje ci { $count }
tal-stand-level = Na razie remis
tal-stand-ahead-other = Więcej o { $count }
tal-stand-behind-other = Mniej o { $count }
tal-stand-level-other = Na razie remis
tal-stake-enemies = Wygrana: Trofeum. Przegrana: 1 Życie i koniec tury. Remis: koniec tury.
tal-stake-characters = Wygrany bierze pokonanemu 1 Życie, Przedmiot lub Galeon. Potem tura się kończy.
tal-stake-voldemort = Wygrana: ucieczka. Przegrana: 1 Życie i koniec tury. Po remisie tura trwa.
tal-stake-hall = Wygrana: cała gra. Przegrana: powrót na Ruchome Schody. Remis: znowu w następnej turze.
tal-before = Przed rzutami
tal-face-won = Wygrana
tal-face-drawn = Remis
tal-face-lost = Przegrana
tal-percent = { $number }%
tal-outcome-won = Wygrywa { $name }
tal-outcome-lost = Przegrywa { $name }
tal-outcome-drawn = Remis
tal-spoils = Łupy
    .more = Weź jedno z tego. Potem tura się kończy.
tal-laid-life = Życie
    .more = 1 Życie
tal-laid-galleon = Galeon
    .more = 1 Galeon
tal-laid-price = { $price ->
    [one] { $price } Galeon
    [few] { $price } Galeony
   *[many] { $price } Galeonów
}
tal-laid-attack = Atak na Sprzymierzeńca
tal-sort-object = Przedmiot
tal-sort-equipment = Przedmiot
tal-sort-insignia = Insygnium
tal-sort-spell = Zaklęcie
tal-roll-against = przeciw

## Gdzie jest karta, i stół słowami

tal-where-voldemort = Stoi tu Voldemort
tal-where-cards = Leży tu: { $cards }
tal-where-galleons = Galeony, które tu leżą: { $count }
tal-where-seats = Stoi tu: { $seats }
tal-text-table = Stół
tal-text-voldemort = Voldemort jest tu: { $space }.
tal-text-way = Możesz iść: { $way }.
tal-text-way-tries = Możesz iść i spróbować przejść: { $way }.
tal-text-fight = Walka na { FORM($value, case: "accusative") }
tal-text-foe = Przeciwnik
tal-text-score = { $name }: { $score } ({ $rows }).
    .die = { $name }: { $score } ({ $rows }), kość { $die }.
tal-text-at = Stoi tu: { $space }.
tal-text-value = { $name } { $total }.
    .sources = { $name } { $total }: zaznaczono { $marked }, { $rows }.
tal-text-stocks = Życie { $life }, Los { $fate }, Galeony { $galleons }.
tal-text-objects = Przedmioty: { $cards }.
tal-text-allies = Sprzymierzeńcy: { $cards }.
tal-text-spells = Zaklęcia: { $cards }.
tal-text-hidden = Tajne Zaklęcia: { $count }.
tal-text-trophies = Trofea: { $cards }.
tal-text-task = Zadanie: { $task }.
tal-text-galleons = { $count ->
    [one] { $count } Galeon
    [few] { $count } Galeony
   *[many] { $count } Galeonów
}

## Koniec gry

tal-headline = Voldemorta pokonuje { $player }
tal-caption = Wielka Sala, tura { $turn }: { $player } przeciw Czarnemu Panu.
tal-remark-won = zwycięstwo w Wielkiej Sali
tal-remark = kres drogi: { $space }
tal-foot = Wygrywa { $player }

## Samouczek

tutor-talisman-done = To była cała tura. Zbieraj Sprzymierzeńców, Przedmioty i moc w Londynie i na terenach zamku, przejdź przez bramę, przynieś Insygnium do Pokoju Życzeń i pokonaj Voldemorta w Wielkiej Sali przed innymi. Spróbuj tury Bena albo załóż własny stół.
tutor-talisman-tutorial-1 = Każdy ściga się sam: wygrywa, kto pierwszy pokona Voldemorta w Wielkiej Sali. Zaczynasz w Londynie. Tura to ruch, a po nim spotkanie. Rzuć na ruch.
tutor-talisman-tutorial-2 = Wypadło 3. Za 1 Los można rzucić znowu, ale trójka pasuje: prowadzi do sierocińca Woola, gdzie dobiera się dwie karty. Zostaw ją.
tutor-talisman-tutorial-3 = Obszary, do których dojdziesz, świecą. Wskaż któryś, a pokaże się droga. W jednym regionie idzie się tylko w jedną stronę. Idź do sierocińca Woola.
tutor-talisman-tutorial-4 = Od Privet Drive 4 prowadzi droga do chatki Hagrida, czyli na tereny zamku. Zostań w Londynie i idź dalej do sierocińca Woola: jego dwa znaki mówią, że mają tam w końcu leżeć dwie karty.
tutor-talisman-tutorial-5 = Crabbe jest Śmierciożercą, a ty należysz do Zakonu: to Wróg, walczy się z nim na Moc. Twoje 3, kość i 1 za Przewagę przeciw jego 3 i jego kości. Na razie przegrywasz. Sześć kości pokazuje, co dałaby każda liczba: wydaj 1 Los.
tutor-talisman-tutorial-6 = Wygrana: Crabbe jest Trofeum. Ron też należy do Zakonu, więc jest twoim Sprzymierzeńcem. Weź go ze sobą.
tutor-talisman-tutorial-7 = Na koniec tury Trofea są coś warte: za 5 punktów Mocy na nich jest 1 Moc. Wybierz „Wymień Trofea” i oddaj Crabbe’a.
tutor-talisman-tutorial-8 = Trzy punkty nie wystarczą. Oddaj też Goyle’a: 3 i 4 to 7.
tutor-talisman-tutorial-9 = Za siedem punktów jest jedna Moc; reszta przepada. Weź ją: co zaznaczone, to zostaje.
tutor-talisman-tutorial-10 = Można coś porzucić dla innych albo rzucić Zaklęcie. Zakończ turę.
