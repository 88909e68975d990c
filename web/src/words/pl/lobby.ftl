### Przedsionek.

title-turn = Twoja tura · { $what }
lobby-motto = Trzy gry planszowe dla przyjaciół i botów
ear-account = Bez zakładania konta
ear-link = Wyślij odnośnik, usiądź, graj.
ear-faction = Strona: { $faction }.
ear-name = Wybierz imię
nameless = Nowa osoba
change = Zmień

lobby-turns = Twoja tura
lobby-tables = Stoły
lobby-mine = Moje stoły
lobby-forming = Zbierające się stoły
lobby-none = Teraz nie ma żadnego. Przygotuj własny i wyślij odnośnik.
lobby-invited = Masz zaproszenie?
lobby-code = Kod stołu
lobby-join = Dołącz
lobby-results = Wyniki
lobby-record = Otwórz zapisany przebieg gry
lobby-setup = Przygotuj stół
lobby-bots = Graj od razu z botami
lobby-not-yet = Jeszcze w druku

item-turn = Twoja tura: { $table }
item-won = Wygrana w turze { $turn }
item-lost = Przegrana w turze { $turn }
item-with = { $game }, przy stole { $names }
item-forming = { $game }, { $free ->
    [0] komplet graczy
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
}
item-playing = { $game }, { $turn ->
    [0] właśnie się zaczyna
   *[other] tura { $turn }
}
item-go-turn = Wróć
item-go-mine = Otwórz
item-go-forming = Usiądź
item-go-watched = Oglądaj
item-go-finished = Powtórka

person-title = Kim jesteś?
person-name = Imię przy stole
person-faction = Ulubiona strona
person-stored = Jedno i drugie zapisuje się z plikiem cookie tej przeglądarki i widzą to ci, z którymi grasz.

notice-short = Nieoficjalny projekt fanowski, niezwiązany z żadnym wydawcą ani właścicielem praw. Wszystkie obrazki są nasze własne.
about = O projekcie
day-edition = Wydanie dzienne
night-edition = Wydanie nocne
