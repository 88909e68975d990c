### What the command says of itself, in the terminal.

## Commands

player = Gracz { $number }
bot = Bot { $number }
seats = liczba graczy
editions = edycje
no-such-clause = nie ma punktu { $clause }; rozdziały mają numery od 1 do { $last }, punkt zapisuje się na przykład 3.4
nothing-found = Żaden punkt zasad nie zawiera słów „{ $words }”.
no-such-seat = nie ma miejsca { $seat }; miejsca przy stole mają numery od 0 do { $last }
verified-chain = Łańcuch jest nieprzerwany: liczba wpisów { $entries }, każdy powiązany ze wszystkimi poprzednimi.
verified-story = { $taken ->
    [0] Przebieg się zgadza: liczba wyborów { $choices }, każdy w swojej chwili dozwolony.
   *[other] Przebieg się zgadza: liczba wyborów { $choices }, każdy w swojej chwili dozwolony; liczba cofnięć { $taken }.
}
verified-key = Zobowiązania dotrzymano: klucz odpowiada skrótowi podanemu przed grą.
verified-outcomes = Wyniki losowe się zgadzają: z klucza wynika ich { $outcomes } ({ $each }).
verified-over = Gra jest zakończona.
verified-running = Gra nie jest zakończona: klucz został ujawniony, więc nikt nie powinien jej kontynuować.
scenario-holds = zgadza się { $file }
scenario-fails = NIE ZGADZA SIĘ { $file }
scenarios = { $count ->
    [0] Nie ma tu żadnego scenariusza.
   *[other] { $wrong ->
        [0] Liczba scenariuszy: { $count }; wszystkie się zgadzają.
       *[other] Liczba scenariuszy: { $count }; nie zgadza się: { $wrong }.
    }
}
taken-back = { $players }: cofnięto wszystko, co nastąpiło po wpisie { $entry }.

## Playing

ask-seats = Ilu graczy, od { $least } do { $most }? [{ $default }]
ask-names = { $count ->
    [one] Jak masz na imię? [Gracz 1]
   *[other] Wasze imiona, oddzielone przecinkami? [Gracz 1, Gracz 2…]
}
forced = Możliwe jest tylko jedno: { $choice }.
others-could = Teraz można użyć żetonu zaklęcia poza kolejką ({ $players }): wpisz i.
hint = Podpowiedź: { $choice }. { $reason }
which = O którą opcję chodzi?
no-such-option = Nie ma opcji { $number }; ostatnia to { $last }.
not-understood = Tutaj nie można zrobić „{ $typed }”. Wpisz numer, kilka słów opcji albo h, by zobaczyć pomoc.
not-allowed = Niedozwolone: { $choice }. { $clause }: { $text }
nobody-could = Nikt inny nie może teraz niczego zrobić.
interject-which = Którą opcję? Enter – żadną:
no-undo = Nie ma czego cofnąć: cofać można najdalej do ostatniego rzutu lub dobrania i nigdy cudzego wyboru.
undone = Ostatni wybór został cofnięty.
nothing-called = Żadna karta, opcja ani zasada nie nazywa się „{ $what }”.
no-clause = Nie ma punktu { $clause }.
explain-more = ? i numer opcji: jej zasada. ? i imię: ta karta. ? 4.3: ten punkt zasad.
save-where = W którym pliku? Wpisz s i jego nazwę.
saved = Zapisano w pliku { $file }.
not-saved = Nie udało się zapisać w pliku { $file }: { $reason }.
save-before-leaving = W którym pliku zapisać grę? Enter – wyjście bez zapisu:
loaded = Gra z pliku { $file } toczy się dalej.
interrupted = Przerwano: odchodzisz od stołu.
input-ended = Koniec danych wejściowych: odchodzisz od stołu.
no-key = gra nie jest zakończona, a w zapisie nie ma jej klucza, więc można ją odtworzyć, ale nie kontynuować
all-win = Wszyscy wygrywacie.
all-lose = Wszyscy przegrywacie.
some-win = Wygrana: { $players }.
dice-checked = Sprawdzono: z klucza, którego skrót podano przed grą, wynikają wszystkie wyniki losowe ({ $outcomes }).

## Help: what is typed, an equals sign, what it does

help-number = 3 = wybierz opcję 3; Enter wybiera jedyną opcję albo pokazuje opcje ponownie
help-words = roll, dołohow = wybierz opcję kilkoma jej słowami, o ile jednoznacznie ją wskazują
help-question = ? = o co chodzi w pytaniu i jaka zasada za nim stoi
help-option = ? 3 = zasada, która stoi za opcją 3
help-card = ? luna, ? 4.3 = cała karta, cały punkt zasad
help-i = i = co inni mogliby zrobić teraz, poza swoją turą
help-a = a = rada: co zrobiłby dobry gracz
help-t = t = cały stół z tekstami wszystkich kart
help-l = l = dziennik całej gry
help-u = u = cofnij, najdalej do ostatniego rzutu
help-s = s PLIK = zapisz grę
help-q = q = wyjdź
help-h = h = ta pomoc
