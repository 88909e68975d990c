### Uczciwe kości.

fair-sealed = Pod pieczęcią
fair-sealed-title = Kości są przyrzeczone
fair-running = Klucz tej gry jest zapieczętowany do jej końca. Potem ta strona może przeliczyć każdy rzut i każdą kartę.
fair-unchecked = Jeszcze nie sprawdzone
fair-unchecked-title = Jeszcze nie sprawdzone
fair-unchecked-means = Klucz jest już jawny. Ta strona może z niego przeliczyć każdy rzut i każdą kartę.
fair-checking = Chwileczkę…
fair-checking-title = Chwileczkę…
fair-checking-means = Wszystko jest liczone od nowa.
fair-verified = Kości sprawdzone
fair-verified-title = Nikt nie ruszył kości
fair-differs = Nie zgadza się
fair-differs-title = Coś się nie zgadza
fair-unreadable = Nie do odczytania
fair-unreadable-title = Nie można odczytać zapisu
fair-unreadable-means = Nie udało się pobrać zapisu. Spróbuj później.
fair-found = Jawny klucz daje wszystkie rzuty i karty ({ $outcomes }) i dotrzymuje obietnicy z początku gry; wpisy ({ $entries }) łączą się w jeden łańcuch.
fair-check = Sprawdź to samodzielnie
fair-fault-commitment = To nie jest klucz przyrzeczony przed grą.
fair-fault-stream = Wpis { $entry }: klucz prowadzi do innego wyniku, niż mówi zapis.
fair-fault-chain = Wpis { $entry } zmieniono, przesunięto albo usunięto: łańcuch tu się rwie.
fair-fault-edition = Edycja w zapisie nie jest tą, którą zapis podaje.
fair-strays = Symbole: { $symbols }. Na 100 gier z uczciwymi kośćmi { $percent } odbiega bardziej.
fair-dice = Dotychczasowe kości
fair-expected = wypadło (oczekiwane)
fair-nothing = Nikt jeszcze nie rzucał.
