### Rám každé stránky a to, co se říká na mnoha místech.

great-hall = Great Hall
skip = Přejít k obsahu
nav = Stránky a panely
close = Zavřít
cancel = Zrušit
save = Uložit
key-escape = Esc
rules = Pravidla
chat = Chat
settings = Nastavení
menu = Nabídka
log = Záznam
text-view = Textový popis
loading = Okamžik…
language-en = English
language-cs = Česky
language-pl = Polski
set-language = Jazyk
