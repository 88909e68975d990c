### Zapis gry: jedna wiadomość na każdy rodzaj zdarzenia, w czasie teraźniejszym. Imiona i nazwy stoją w mianowniku.

## Set-up

event-decks-laid = Potasowane karty: dla Londynu { $number }, dla terenów wokół Hogwartu { $number-2 }.
event-stacks-laid = Leżą karty Ekwipunku ({ $number }) i Insygnia ({ $number-2 }).
event-stocks-laid = Leżą Galeony ({ $number }) i żetony Losu ({ $number-2 }).
event-agreed = Ustalono: { $option }.
event-character-dealt = { $seat } gra jako { $person }.
event-side-chosen = { $seat } to { $character }.
event-started = { $seat } zaczyna na obszarze { $space }.
event-advantage-set = Przewagę ma stronnictwo: { $side }.
event-began = { $seat } zaczyna.

## Turns

event-turn-began = Tura { $number }: gra { $seat }.
event-turn-skipped = { $seat } traci tę turę.
event-turn-ended = { $seat } kończy turę.
event-turn-over = { $seat } ma turę za sobą.
event-next-seat = Następny gracz: { $seat }.
event-extra-turn = { $seat } rozgrywa jeszcze jedną turę.

## Movement

event-movement-rolled = { $seat } rzuca na ruch: { $number }.
event-fate-spent = { $seat } wydaje 1 żeton Losu.
event-rerolled = { ID($seat) ->
    [none] Kość przeciwnika rzucona ponownie: { $number }.
   *[other] { $seat } rzuca ponownie: { $number }.
}
event-die-set = Kość gracza { $seat } liczy się jako { $number }.
event-went = { $seat } idzie na obszar { $space }.
event-no-roll = { $seat } nie rzuca na ruch.
event-teleported = { $seat } trafia na obszar { $space }.
event-turned-back = { $seat } zawraca.
event-walked-back = { $seat } cofa się na obszar { $space }.
event-crept = { $seat } jako Fretka przemyka dalej.
event-stands-by-voldemort = { $seat } stoi tam, gdzie Voldemort.
event-voldemort-rolled = { $seat } rzuca za Voldemorta: { $number }.
event-voldemort-went = Voldemort idzie na obszar { $space }.
event-voldemort-stopped = Voldemort zatrzymuje się na obszarze { $space }.
event-voldemort-attacked = { $seat } wysyła Voldemorta do ataku, cel: { $seat-2 }.
event-passage-tried = { $seat } próbuje przejść: { $space }.
event-passage-opened = { $seat } przechodzi: { $space }.
event-passage-closed = { $seat } nie przechodzi: { $space }.
event-may-cross = { $seat } może przejść następnym ruchem.

## Encounters

event-encountered = { $seat } ma spotkanie na obszarze { $space }.
event-already-encountered = Obszar { $space } { $seat } ma już w tej turze za sobą.
event-moved-on = { $seat } ma teraz spotkanie na obszarze { $space }.
event-no-cards = { $seat } nie ma już czego dobrać.
event-card-drawn = { $seat } dobiera { FORM($card, case: "accusative") }.
event-deck-renewed = Talia { FORM($ring, case: "genitive") } jest tasowana od nowa.
event-advantage-turned = Przewagę zyskuje stronnictwo: { $side }.
event-advantage-stayed = Przewagę nadal ma stronnictwo: { $side }.
event-card-met = { $seat } spotyka { FORM($card, case: "accusative") }.
event-card-left = Karta { $card } zostaje.
event-space-acted = { $seat }: działa obszar { $space }.
event-effect-used = { $seat } używa: { $effect }.
event-effect-declined = { $seat } nie chce: { $effect }.
event-stands = { $seat }: przez pewien czas działa { $effect }.
event-ran-out = { $seat }: przestaje działać { $effect }.
event-rolled = { $seat } rzuca: { $list }.
    .each = { $number }
event-contested = { $seat } ma { $number } przeciw { $number-2 }.

## Fights

event-fight-began = { $seat } walczy na { FORM($value, case: "accusative") }: { $list }.
    .each = { $card }
event-text-fight-began = { $seat } musi walczyć: { $effect }.
event-attacked = { $seat } atakuje gracza { $seat-2 }.
event-ally-attacked = { $seat } atakuje Sprzymierzeńca: { $card }.
event-evaded = { ID($card) ->
    [none] { $seat } się wymyka.
   *[other] { $seat } się wymyka: { $card }.
}
event-evaded-character = { $seat } się wymyka: { $seat-2 }.
event-evaded-voldemort = { $seat } wymyka się Voldemortowi.
event-value-chosen = { $seat } walczy na { FORM($value, case: "accusative") }.
event-attack-rolled = { $seat } rzuca na atak: { $number }.
event-foe-rolled = { $seat } rzuca za przeciwnika: { $number }.
event-value-counted = { $seat } ma łącznie: { $value } { $number }.
event-advantage-counted = { $seat } dodaje { $number } za Przewagę.
event-penalty-counted = { $seat } odejmuje { $number } za Przewagę.
event-no-advantage = { $seat }: Przewaga się nie liczy.
event-compared = { $seat } ma { $number }, przeciwnik { $number-2 }.
event-fight-won = { $seat } wygrywa.
event-fight-lost = { $seat } przegrywa walkę.
event-fight-drawn = { $seat }: remis.
event-trophy-taken = { $seat } bierze jako Trofeum { FORM($card, case: "accusative") }.
event-spoils-declined = { $seat } nie bierze łupu.

## Life

event-life-lost = { $number ->
    [one] { $seat } traci { $number } Życie.
    [few] { $seat } traci { $number } Życia.
   *[other] { $seat } traci { $number } Żyć.
}
event-life-kept = { $seat } nie traci Życia.
event-life-healed = { $seat } leczy Życie: { $number }.
event-life-gained = { $seat } zyskuje Życie: { $number }.
event-died = { $seat } traci ostatnie Życie.
event-returned = { $seat } wraca do gry.
event-character-left = { $seat }: postać { $person } opuszcza grę.

## What is gained and lost

event-value-gained = { $seat } zyskuje: { $value } +{ $number }.
event-value-lost = { $seat } traci: { $value } −{ $number }.
event-fate-gained = { $number ->
    [one] { $seat } zyskuje { $number } żeton Losu.
    [few] { $seat } zyskuje { $number } żetony Losu.
   *[many] { $seat } zyskuje { $number } żetonów Losu.
}
event-fate-lost = { $number ->
    [one] { $seat } traci { $number } żeton Losu.
    [few] { $seat } traci { $number } żetony Losu.
   *[many] { $seat } traci { $number } żetonów Losu.
}
event-galleons-gained = { $number ->
    [one] { $seat } zyskuje { $number } Galeon.
    [few] { $seat } zyskuje { $number } Galeony.
   *[other] { $seat } zyskuje { $number } Galeonów.
}
event-galleons-lost = { $number ->
    [one] { $seat } oddaje { $number } Galeon.
    [few] { $seat } oddaje { $number } Galeony.
   *[other] { $seat } oddaje { $number } Galeonów.
}
event-galleon-taken = { $seat } zabiera Galeon graczowi { $seat-2 }.
event-lacking = { $seat }: nic już nie zostało ({ $stock }).
event-at-limit = { $seat } osiąga limit ({ $stock }).
event-spell-drawn = { ID($spell) ->
    [hidden] { $seat } dobiera Zaklęcie.
   *[other] { $seat } dobiera Zaklęcie: { $spell }.
}
event-spells-renewed = Zaklęcia są tasowane od nowa.
event-spell-cast = { ID($seat-2) ->
    [none] { $seat } rzuca Zaklęcie { $spell }.
   *[other] { $seat } rzuca Zaklęcie { $spell }, cel: { $seat-2 }.
}
event-spell-acted = Zaklęcie { $spell } działa ({ $seat }).
event-spell-cancelled = { $seat } znosi Zaklęcie { $spell }.
event-spell-redirected = { $seat } odbija Zaklęcie { $spell }: { $seat-2 }.
event-spell-discarded = { $seat } odrzuca Zaklęcie { $spell }.
event-spell-taken = { ID($spell) ->
    [hidden] { $seat } zabiera Zaklęcie graczowi { $seat-2 }.
   *[other] { $seat } zabiera Zaklęcie graczowi { $seat-2 }: { $spell }.
}
event-spells-seen = { $seat } widzi Zaklęcia gracza { $seat-2 }.
event-deck-seen = { $number ->
    [one] { $seat } widzi wierzchnią kartę talii { FORM($ring, case: "genitive") }.
    [few] { $seat } widzi { $number } wierzchnie karty talii { FORM($ring, case: "genitive") }.
   *[other] { $seat } widzi { $number } wierzchnich kart talii { FORM($ring, case: "genitive") }.
}
event-card-taken = { $seat } bierze { FORM($card, case: "accusative") }.
event-card-stolen = { $seat } zabiera graczowi { $seat-2 } { FORM($card, case: "accusative") }.
event-card-dropped = { $seat } porzuca { FORM($card, case: "accusative") } na obszarze { $space }.
event-card-discarded = { $seat } odrzuca { FORM($card, case: "accusative") }.
event-card-put = Karta { $card } trafia na obszar { $space }.
event-object-gained = { $seat } zyskuje { FORM($card, case: "accusative") }.
event-bought = { $number ->
    [one] { $seat } kupuje za { $number } Galeon { FORM($card, case: "accusative") }.
    [few] { $seat } kupuje za { $number } Galeony { FORM($card, case: "accusative") }.
   *[other] { $seat } kupuje za { $number } Galeonów { FORM($card, case: "accusative") }.
}
event-galleon-dropped = { $seat } porzuca Galeon na obszarze { $space }.
event-galleon-picked-up = { $seat } podnosi Galeon na obszarze { $space }.
event-turn-to-lose = { $number ->
    [one] { $seat } straci { $number } turę.
    [few] { $seat } straci { $number } tury.
   *[other] { $seat } straci { $number } tur.
}
event-transmuted = { $number ->
    [one] { $seat } jest Fretką przez { $number } turę.
    [few] { $seat } jest Fretką przez { $number } tury.
   *[other] { $seat } jest Fretką przez { $number } tur.
}
event-restored = { $seat } nie jest już Fretką.
event-task-taken = { $seat } podejmuje się zadania: { $task }.
event-task-done = { $seat } wykonuje zadanie: { $task }.
event-task-dropped = { $seat } porzuca zadanie: { $task }.
event-insignia-given-up = { $seat } oddaje { FORM($card, case: "accusative") }.
event-entered-hall = { $seat } wchodzi do Wielkiej Sali.
event-traded = { $seat } wymienia Trofea: { $value } +{ $number }.
event-won = { $seat } pokonuje Voldemorta i wygrywa.
