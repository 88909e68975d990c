### Co strona mówi o grach, ich opcjach i wydaniach, zanim ma ich księgi.

game-death-eaters-rising = Powstanie Śmierciożerców
    .about = Trzy miejsca i jedna mroczna postać, która się między nimi obraca. Zbierajcie czarodziejów, rzucajcie kośćmi i wtrąćcie jego popleczników do Azkabanu, zanim zdobędzie czwarte miejsce. Wygrywacie albo przegrywacie razem.
    .brief = Wtrąćcie jego popleczników do Azkabanu, zanim zdobędzie czwarte miejsce.
    .kind = 60 minut, wszyscy razem
    .time = 60 minut
game-talisman = Talisman
    .about = Wyścig przez Londyn, tereny wokół Hogwartu i zamek. Zbieraj sprzymierzeńców, przedmioty i zaklęcia i jako pierwszy pokonaj Lorda Voldemorta w Wielkiej Sali.
    .brief = Pokonaj jako pierwszy Lorda Voldemorta w Wielkiej Sali.
    .kind = 90 minut, każdy dla siebie
    .time = 90 minut
game-year-at-hogwarts = Rok w Hogwarcie
    .about = Lekcje, pojedynki i tajne misje.
    .brief = Lekcje, pojedynki i tajne misje.
    .kind = 90 minut, każdy dla siebie
    .time = 90 minut
players = { $least }–{ $most } { $most ->
    [few] gracze
   *[other] graczy
}

edition-standard = Standardowe

level-random = losowy
level-apprentice = uczeń
level-adept = mistrz

faction-hogwarts = Hogwart
faction-order = Zakon Feniksa
faction-army = Gwardia Dumbledore’a

option-voldemort = Voldemort pada przy
    .remark = obrażeniach
option-voldemort-4 = łatwa
option-voldemort-5 = zwykła
option-voldemort-6 = trudna
option-random-first-player = Kto zaczyna
    .remark = Dalej zgodnie z ruchem zegara
option-random-first-player-0 = Miejsce 1
option-random-first-player-1 = Losowo
option-no-inheritance = Bez dziedziczenia
    .remark = Kto ginie, zostawia wszystko i zaczyna od nowa
option-dear-trophies = Drogie Trofea
    .remark = Za 1 Magię lub Moc 7 punktów na Trofeach, nie 5
option-drop-before-drawing = Najpierw porzucić
    .remark = Porzucone przed dobieraniem liczą się do kart
option-chosen-characters = Postacie
    .remark = Każdy jedną
option-chosen-characters-0 = Losowo
option-chosen-characters-1 = Wybrane
option-shorter = Krótsza gra
    .remark = O 1 Magię i Moc więcej, łatwiejsze wejścia
option-mode = Gra
    .remark = Rok, wszyscy przeciw jednemu albo sam mecz quidditcha
option-mode-0 = Rok
option-mode-1 = Powrót Voldemorta
option-mode-2 = Quidditch
option-length = Długość
    .remark = Ile misji i punktów kończy rok
option-length-0 = Szybka
option-length-1 = Klasyczna
option-length-2 = Długa
option-variant = Czarodzieje
    .remark = Czego żądają misje i walki
option-variant-0 = Niepełnoletni
option-variant-1 = Wykwalifikowani
option-variant-2 = Drużyny
option-team-size = Drużyny po
    .remark = 0 i 1: wszyscy w jednej
option-named-stops = Postoje
    .remark = Ruch może skończyć się na każdym nazwanym polu
option-all-heroes = Wszyscy bohaterowie
    .remark = Także przeciw jednej osobie
option-measured-fights = Mierzone walki
    .remark = Wykwalifikowani walczą jak po powrocie Voldemorta
