### Rama każdej strony i to, co mówi się w wielu miejscach.

great-hall = Great Hall
skip = Przejdź do treści
nav = Strony i panele
close = Zamknij
cancel = Anuluj
save = Zapisz
key-escape = Esc
rules = Zasady
chat = Czat
settings = Ustawienia
menu = Menu
log = Dziennik
text-view = Opis tekstowy
loading = Chwileczkę…
language-en = English
language-cs = Česky
language-pl = Polski
set-language = Język
