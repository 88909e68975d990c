### The log: one message for each kind of event. One sentence, in the present tense; names of players stand in the nominative.
### $list: what the event names any number of.

## So much of what is held

so-many = { ID($holding) ->
    [hp] { $number ->
        [one] { $number } punkt życia
        [few] { $number } punkty życia
       *[other] { $number } punktów życia
    }
    [points] { $number ->
        [one] { $number } punkt domu
        [few] { $number } punkty domu
       *[other] { $number } punktów domu
    }
    [floo] { $number ->
        [one] { $number } proszek Fiuu
        [few] { $number } proszki Fiuu
       *[other] { $number } proszków Fiuu
    }
    [portkey] { $number ->
        [one] { $number } Świstoklik
        [few] { $number } Świstokliki
       *[other] { $number } Świstoklików
    }
    [object] { $number ->
        [one] { $number } przedmiot
        [few] { $number } przedmioty
       *[other] { $number } przedmiotów
    }
    [card] { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }
    [potion] { $number ->
        [one] { $number } eliksir
        [few] { $number } eliksiry
       *[other] { $number } eliksirów
    }
    [book] { $number ->
        [one] { $number } księgę
        [few] { $number } księgi
       *[other] { $number } ksiąg
    }
   *[spell] { $number ->
        [one] { $number } zaklęcie
        [few] { $number } zaklęcia
       *[other] { $number } zaklęć
    }
}


## Set-up

event-agreed = Uzgodniono: { $option } { $number }.
event-deck-laid = { $deck }: w talii { $number }.
event-board-taken = { $figure } gra postacią { $board }.
event-equipped = { $figure } zaczyna, życie: { $number }, Fiuu: { $number-2 }, Świstoklik: { $number-3 }.
event-started = { $figure } stoi na polu { $space }.
event-mission-dealt = { $figure } dobiera misję: { $mission }.
event-token-laid = { $token } leży na polu { $space }.
event-posted = { $seat } stawia: { $figure }, pole { $space }.
event-began = { $figure } zaczyna.

## Turns

event-round-began = Zaczyna się runda { $number }.
event-turn-began = Turę ma { $figure }.
event-turn-missed = { $figure } traci tę turę.
event-waited = { $figure } czeka na polu { $space }.
event-stopped-waiting = { $figure } już nie czeka.
event-extra-turn = { $figure } ma dodatkową turę.
event-turn-to-miss = { $figure } straci turę.
event-turn-ended = { $figure } kończy turę.
event-end-met = { $figure } spełnia warunek końca gry.
event-round-will-be-finished = Najpierw dogrywa się rundę { $number }.
event-won = { $figure } wygrywa.
event-scored = { $figure }: punkty { $number }, wykonane misje { $number-2 }.
event-rounds-taken = Trwało to rund: { $number }.

## The move

event-movement-rolled = { $figure } rzuca na ruch { $list }.
    .each = { $number }
event-no-roll = { $figure } nie rzuca na ruch.
event-rerolled = { $figure } rzuca ponownie: { $list }.
    .each = { $number }
event-steps-counted = { $figure } idzie, liczba kroków: { $number }.
event-went = { $figure } idzie na pole { $space }.
event-crossed = { $figure } przechodzi przejściem na pole { $space }.
event-stopped = { $figure } staje na polu { $space }.
event-no-way = { $figure } nie może iść dalej, przepadają kroki: { $number }.
event-space-named = { $figure } staje na nazwanym polu: { $space }.
event-met = { $figure } spotyka: { $figure-2 }.
event-passed = { $figure } mija: { $figure-2 }.
event-journeyed = { $figure } podróżuje na pole { $space }.
event-went-back = { $figure } wraca na pole { $space }.
event-was-moved = { $figure } trafia na pole { $space }.

## Spaces and cards

event-token-taken = { $figure } bierze { $token }, pole { $space }.
event-token-left = { $figure } zostawia { $token }, pole { $space }.
event-space-acted = { $figure }: działa pole { $space }.
event-no-effect = { $figure }: pole { $space } nic nie robi.
event-card-drawn = { $figure } dobiera kartę { $card }.
event-deck-empty = { $figure } nic nie dobiera, talia jest pusta: { $deck }.
event-card-offered = { $figure } odkrywa kartę { $card }.
event-card-resolved = { $figure } wykonuje kartę { $card }.
event-card-kept = { $figure } zachowuje kartę { $card }.
event-card-played = { $figure } zagrywa kartę { $card }.
event-card-returned = { $figure } wkłada pod talię kartę { $card }.
event-gained = { $figure } zyskuje { so-many }.
event-lost = { $figure } traci { so-many }.
event-lacking = { $figure } nie ma: { $holding }.
event-at-least-one = { $figure } zachowuje 1 punkt życia.
event-not-below-zero = { $figure } nie ma punktów do stracenia.
event-exam-sat = { $figure } zdaje egzamin { $card }, punkty: { $number }.
event-deck-shuffled = Tasuje się talię: { $deck }.
event-card-taken = { $figure } bierze kartę { $card }, traci ją { $figure-2 }.
event-token-taken-from = { $figure } bierze { $token }, traci to { $figure-2 }.
event-hand-seen = { $figure } widzi karty, które ma { $figure-2 }.
event-fetched = { $figure } bierze z talii { $card }.
event-offered = { $figure } proponuje: { $token-2 } za { $token }, decyduje { $figure-2 }.
event-refused = { $figure } odmawia.
event-swapped = { $figure } i { $figure-2 } wymieniają { $token } i { $token-2 }.
event-effect-used = { $figure } używa { $effect }.
event-effect-declined = { $figure } odmawia { $effect }.
event-stands = { $figure } sprawia, że przez jakiś czas działa: { $effect }.
event-ran-out = Przestaje działać: { $effect }.
event-table-rolled = { $figure } rzuca { $number }.
event-option-chosen = { $figure } wybiera: { $effect }.

## Missions

event-attempted = { $figure } podejmuje misję { $mission }.
event-mission-done = { $figure } wykonuje misję { $mission }, punkty: { $number }.
event-mission-lost = { $figure } przegrywa misję { $mission }.
event-token-spent = { $figure } zużywa { $token }.
event-token-put = { $token } trafia na pole { $space }.
event-mission-returned = { $figure } odkłada misję { $mission }.
event-defeated = { $figure } ląduje na polu { $space }.

## Fights

event-mission-fight-began = Przeciw { $opponent } staje { $list }.
    .each = { $figure }
event-duel-began = { $figure } toczy pojedynek: { $duel }.
event-players-fought = { $figure } walczy przeciw: { $figure-2 }.
event-death-eater-fought = { $figure } walczy ze śmierciożercą: { $figure-2 }.
event-no-fight = { $figure } i { $figure-2 } nie walczą.
event-opponent-revealed = Odkryto: { $opponent }, życie: { $number }.
event-first-by-ability = { $figure } atakuje jako pierwszy.
event-attack-rolled = { $figure } rzuca na atak { $list }.
    .each = { $number }
event-attack-rolled-again = { $figure } rzuca na atak ponownie: { $list }.
    .each = { $number }
event-attack-hit = { $figure }: trafienia { $number } przeciw odporności { $number-2 }.
event-attack-missed = { $figure } nie pokonuje odporności { $number }.
event-attack-lost = { $figure } traci ten atak.
event-fight-card-played = { $figure } zagrywa w walce { $card }.
event-struck = { $opponent } uderza, cel: { $figure }.
event-strike-lost = { $opponent } traci uderzenie, cel: { $figure }.
event-not-healed = { $figure } nie odzyskuje życia.
event-no-harm = { $figure } nie traci życia.
event-fell = { $figure } nie ma już życia.
event-stands-up = { $figure } wstaje z 1 punktem życia.
event-fight-won = { $figure } wygrywa walkę.
event-fight-lost = { $figure } przegrywa walkę.
event-fled = { $figure } ucieka.
event-fled-to = { $figure } ucieka na pole { $space }.
event-clashed = { $figure } rzuca { $number }, { $figure-2 } { $number-2 }.
event-defence-rolled = { $figure } rzuca na obronę { $number }.
event-portkey-taken = { $figure } bierze Świstoklik, traci go { $figure-2 }.
event-floo-taken = { $figure } bierze proszek Fiuu, traci go { $figure-2 }.
event-nothing-taken = { $figure } nie bierze niczego.
event-no-spoils = { $figure } nie ma czego wziąć.
event-death-eater-gone = { $figure } opuszcza grę.
event-will-lose-attacks = { $figure } straci ataki: { $number }.
event-own-duel = { $figure } dobiera własną kartę { $duel } i dobiera ponownie.
event-card-limit = { $figure } może zagrać w tej walce kart: { $number }.
event-death-eater-played = { $figure }: gra { $seat }.
event-death-eater-unplayed = { $figure }: gra aplikacja.

## Quidditch

event-called = { $figure } wyzywa na mecz: { $figure-2 }.
event-house-chosen = { $figure } gra dla { $house }.
event-keeper-posted = { $figure } stawia obrońcę na polu { $square }.
event-match-began = { $figure } gra w quidditcha, przeciwnik: { $figure-2 }.
event-starts-rolled = { $figure } rzuca { $number }, { $figure-2 } { $number-2 }.
event-side-begins = { $figure } zaczyna.
event-actions-rolled = { $figure } rzuca na akcje { $number } i { $number-2 }.
event-flew = { $piece } leci na pole { $square }.
event-quaffle-held = { $piece } ma kafel.
event-bludger-held = { $piece } ma tłuczek.
event-quaffle-stolen = { $piece } odbiera kafel, traci go { $piece-2 }.
event-stepped-away = { $piece } odchodzi na pole { $square }.
event-stayed-on = { $piece } nie ma dokąd odejść.
event-quaffle-passed = { $piece } rzuca kafel na pole { $square }.
event-shot = { $piece } strzela: { $number } przeciw { $number-2 }.
event-shot-at-nobody = { $piece } strzela, a bramki nikt nie broni.
event-goal = Gol, strzela { $figure }, razem { $number }.
event-saved = { $figure } broni.
event-quaffle-laid = { $figure } kładzie kafel na polu { $square }.
event-bludger-thrown = { $piece } odbija tłuczek { $direction }, zasięg { $number }.
event-bludger-stopped = Tłuczek zatrzymuje się na polu { $square }.
event-hit = { $piece } jest trafiony i rzuca { $number }.
event-knocked-out = { $piece } odpada.
event-quaffle-dropped = Kafel spada na pole { $square }.
event-bludger-dropped = Tłuczek spada na pole { $square }.
event-round-won = { $figure } wygrywa pierwszą część.
event-no-chasers = { $figure } nie ma już ścigających.
event-actions-lapsed = { $figure } nie wykorzystuje akcji: { $number }.
event-seeker-rolled = { $figure } rzuca za szukającego { $list }.
    .each = { $number }
event-seeker-rolled-again = { $figure } rzuca za szukającego ponownie: { $list }.
    .each = { $number }
event-seeker-flew = { $figure }: szukający jest na polu { $number } okrążenia.
event-quidditch-drawn = { $figure } dobiera kartę { $card }.
event-quidditch-played = { $figure } zagrywa kartę { $card }.
event-quidditch-cancelled = Karta { $card } jest odwołana.
event-snitch-caught = { $figure } łapie znicz.
event-went-back-from-match = { $figure } wraca na pole { $space }.

## Voldemort Returns

event-harry-and-voldemort = { $figure } spotyka: { $figure-2 }.
event-both-lack-theirs = Obu brakuje żetonu: nic się nie dzieje.
event-horcrux-laid = Horkruks { $token } jest na polu { $space }.
event-horcrux-rolled = { $figure } rzuca { $number }, { $figure-2 } { $number-2 }.
event-horcrux-rolled-again = Kości pokazują teraz { $number } i { $number-2 }.
event-horcrux-destroyed = { $figure } niszczy { $token }.
event-horcrux-stands = { $figure } nie niszczy { $token }.
event-voldemort-weaker = { $figure }: zostaje życia: { $number }.
event-tries-again = { $figure } próbuje znów zamiast ruchu.
event-handed-over = { $figure } przekazuje { $token }, bierze { $figure-2 }.
event-figure-moves = Rusza się { $figure }.
event-went-to-graveyard = { $figure } idzie na cmentarz.
event-voldemort-returned = { $figure } powraca, życie: { $number }.
event-death-eater-called = { $figure } przybywa na pole { $space }.
event-token-hidden = { $token } ukryto na polu { $space }.
