### Co jest otwarte obok planszy i nad nią: dziennik, zasady, karty, powody.

player-bot = Bot { $seat }
player-seat = Miejsce { $seat }
clause-open = Otwórz { $clause } w zasadach

## Dziennik

log-nothing = Nic się jeszcze nie wydarzyło.
log-whole = { $count ->
    [one] Pokaż { $count } wpis
    [few] Pokaż wszystkie { $count } wpisy
   *[other] Pokaż wszystkie wpisy ({ $count })
}
log-back = Cofnięto jeden ruch.
log-upgraded = Zasady zostały odnowione. Odtąd gra toczy się według nowych.
log-seat = Jedno miejsce przy stole zmieniło właściciela.

## Zasady

rules-title = Zasady
rules-search = Szukaj w zasadach ({ $count }) albo { $prefix }…
rules-search-label = Szukaj w zasadach
rules-chapters = Rozdziały
rules-chapter = Rozdział { $number }: { $title }
rules-back = Wróć do { $clause }
rules-back-log = Wróć do dziennika
rules-back-text = Wróć do widoku tekstowego
rules-nothing = W zasadach nie ma „{ $query }”.
rules-ruling = wykładnia
rules-ruling-means = Część tego punktu to nasza wykładnia: drukowane zasady w tym miejscu milczą albo nie są jasne.
rules-try = Wypróbuj
rules-example = Pokazuje to przykład przy osobnym stole. Twój stół poczeka.
rules-play = Zagraj

## Karta z bliska

card-beside = Karty obok
card-do = Co możesz zrobić
card-do-this = Zrób to
card-not = Nie można
card-where = Gdzie jest
card-words = Słowo w słowo
where-damage = Obrażenia: { $damage } z { $track }
source-rulebook = Z instrukcji
source-rulebook-means = Nazwa, liczby i działanie są takie, jak pokazuje instrukcja. Które to cechy, dobraliśmy tak, by pasowały.
source-public = Ze źródeł publicznych
source-public-means = Część znana jest ze źródeł publicznych, resztę dobraliśmy tak, by pasowała.
source-reconstruction = Rekonstrukcja
source-reconstruction-means = Znana jest tylko nazwa. Działanie karty wymyśliliśmy tak, by dobrze się grało.
source-box = Według przepisu
source-box-means = Tę kartę przepisał właściciel gry.

## Dlaczego nie

why-title = Teraz nie można
why-unknown = Gra potoczyła się dalej: spójrz na stół jeszcze raz.
why-fits = Pasuje tutaj: { $cards }.
why-show = Pokaż w zasadach
