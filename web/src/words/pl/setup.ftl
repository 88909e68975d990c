### Przygotowanie stołu.

setup-title = Przygotuj stół
setup-new = Nowy stół
setup-draft = szkic, jeszcze nieotwarty
setup-game = Gra
setup-edition = Wydanie
setup-edition-remark = Na każdej karcie stoi, czy pochodzi z instrukcji, z publicznych źródeł, czy jest rekonstrukcją.
setup-options = Opcje
setup-seats = Miejsca
setup-count = Liczba miejsc
setup-who = Kto może wejść
setup-name = Nazwa stołu
setup-nameless = Stół bez nazwy
setup-open = Otwórz stół
setup-begin = Zacznij grę
setup-summary = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
}, { $open ->
    [0] wszystkie zajęte: gra zacznie się od razu.
    [one] jedno z nich wolne.
    [few] { $open } z nich wolne.
   *[other] { $open } z nich wolnych.
}

seat-you = ty, na tym urządzeniu
seat-host = Gospodarz
seat-open = Wolne
seat-bot = Bot
seat-here = Tutaj
seat-open-remark = dla kogoś z odnośnikiem
seat-guest = Gość { $seat }
seat-name = Imię na miejscu { $seat }
seat-level = Poziom bota na miejscu { $seat }
seat-who = Kto ma miejsce { $seat }

off = Bez
seconds = { $seconds } s
house-reaction = Czas na reakcję
house-reaction-remark = Podniesiona ręka wstrzymuje grę
house-clock = Zegar
house-clock-remark = Na całą grę
clock-none = Brak
clock-short = 10 min
clock-long = 30 min
clock-day = Dni
house-pace = Tempo botów
house-pace-remark = Jak długo niby myślą
pace-at-once = Od razu
pace-brisk = Żwawe
pace-calm = Spokojne
house-hints = Podpowiedzi
house-hints-remark = Ruch, który wykonałby silny bot, i dlaczego
house-door = Drzwi
house-door-remark = Kod działa, gdy stół jest otwarty
house-private = Z odnośnikiem
house-listed = Także na liście
house-spectators = Inni mogą oglądać
house-spectators-remark = Widzą to, co jawne

table-name-1 = Sowia poczta
table-name-2 = Trzecie piętro
table-name-3 = Eliksiry po zmroku
table-name-4 = Długi krąg
table-name-5 = Wieża Północna
table-name-6 = Przystań
table-name-7 = Peron dziesiąty
table-name-8 = Drzwi do kuchni
table-name-9 = Pusta rama
table-name-10 = Ruchome schody
table-name-11 = Czwarta szklarnia
table-name-12 = Nocna biblioteka
