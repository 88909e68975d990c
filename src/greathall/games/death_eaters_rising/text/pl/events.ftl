### The log: one message for each kind of event. One sentence, in the present tense; each begins with a capital by itself.
### $shows is the side that a die shows now, where that is known. $list and $count: what the event names any number of.
### Players' names stand in the nominative, and no verb shows whether a player is a he or a she.

## Set-up

event-goal-set = { $number ->
    [one] Do pokonania Voldemorta potrzeba { $number } obrażenia.
   *[other] Do pokonania Voldemorta potrzeba { $number } obrażeń.
}
event-faced = Voldemort jest zwrócony ku { FORM($location, case: "dative") }.
event-place-laid = { FORM($place, case: "nominative") } to aktualne miejsce { FORM($location, case: "in") }.
event-tokens-laid = Żetony zaklęć leżą zakryte; jest ich { $number }.
event-faction-chosen = { $seat } staje po stronie { FORM($faction, case: "genitive") }.
event-mission-token-taken = { $seat } bierze żeton misji { FORM($faction, case: "genitive") }.
event-started-with = { $seat } zaczyna z { FORM($character, case: "instrumental") } w drużynie.
event-laid-out = { $character } pojawia się { FORM($location, case: "in") }.
event-began = { $seat } zaczyna grę.

## Travel, and Voldemort

event-turn-began = Tura { $number }: gra { $seat }.
event-travelled = { $seat } wyrusza { FORM($location, case: "to") }.
event-voldemort-rolled = { ID($direction) ->
    [dark-mark] Na kości Voldemorta wypada Mroczny Znak.
   *[other] Kość Voldemorta obraca go { $direction }.
}
event-turned = Voldemort zwraca się ku { FORM($location, case: "dative") }.
event-stayed = Voldemort pozostaje zwrócony ku { FORM($location, case: "dative") }.
event-damaged = { $number ->
    [one] { $character } otrzymuje { $number } obrażenie.
    [few] { $character } otrzymuje { $number } obrażenia.
   *[other] { $character } otrzymuje { $number } obrażeń.
}
event-unharmed = { $character } ma pełny tor obrażeń i nie otrzymuje kolejnych.
event-corrupted = { $number ->
    [one] { FORM($location, case: "nominative") } otrzymuje { $number } znacznik wpływu.
    [few] { FORM($location, case: "nominative") } otrzymuje { $number } znaczniki wpływu.
   *[other] { FORM($location, case: "nominative") } otrzymuje { $number } znaczników wpływu.
}
event-already-corrupted = { FORM($location, case: "nominative") } nie przyjmuje więcej znaczników wpływu.
event-death-eater-acted = { $character } działa { FORM($location, case: "in") }.
event-death-eater-healed = { $number ->
    [one] { $character } traci { $number } obrażenie.
    [few] { $character } traci { $number } obrażenia.
   *[other] { $character } traci { $number } obrażeń.
}
event-penalty-struck = Działa kara { FORM($place, case: "genitive") }.

## The pool

event-pool-taken = { $seat } bierze z kwatery głównej { $list }.
    .together = { $count ->
        [one] { FORM($die, case: "accusative") }
       *[other] { $count } { FORM($die, $count, case: "accusative") }
    }
event-die-added = { $seat } zyskuje { FORM($die, case: "accusative") }.
event-die-lacking = { $seat } nie zyskuje kości: nie ma już żadnej { FORM($colour, case: "genitive") }.
event-moved-to-voldemort = { $seat } odrzuca { FORM($die, case: "accusative") } i podąża za Voldemortem { FORM($location, case: "to") }.

## Roll and assign

event-rolled = { $seat } rzuca: { $list }.
    .each = { $face }
event-rerolled = { $seat } przerzuca: { $list }.
    .each = { $face }
event-die-turned = { $seat } obraca { FORM($die, case: "accusative") } na { FORM($face, case: "accusative") }.
event-assigned = { $seat } przydziela { shown-die.accusative } { ability-of.to }.
event-discarded = { $seat } odrzuca { shown-die.accusative }.
event-stopped = { $seat } kończy rzuty i odrzuca pozostałe kości.
event-ability-used = { $seat } używa { ability-of.genitive }.
event-ability-declined = { $seat } rezygnuje z użycia { ability-of.genitive }.
event-ability-idle = { $seat } zakrywa wszystkie symbole { ability-of.genitive }, ale ta nic teraz nie daje.
event-healed = { $number ->
    [one] { $seat } usuwa { $number } obrażenie z { FORM($character, case: "genitive") }.
    [few] { $seat } usuwa { $number } obrażenia z { FORM($character, case: "genitive") }.
   *[other] { $seat } usuwa { $number } obrażeń z { FORM($character, case: "genitive") }.
}
event-cleansed = { $number ->
    [one] { $seat } usuwa { $number } znacznik wpływu z { FORM($location, case: "genitive") }.
    [few] { $seat } usuwa { $number } znaczniki wpływu z { FORM($location, case: "genitive") }.
   *[other] { $seat } usuwa { $number } znaczników wpływu z { FORM($location, case: "genitive") }.
}
event-struck = { $number ->
    [one] { $seat } zadaje { FORM($character, case: "dative") } { $number } obrażenie.
    [few] { $seat } zadaje { FORM($character, case: "dative") } { $number } obrażenia.
   *[other] { $seat } zadaje { FORM($character, case: "dative") } { $number } obrażeń.
}
event-offer-declined = { $seat } rezygnuje.
event-phase-ended = { $seat } kończy turę.

## Spell tokens

event-token-taken = { ID($token) ->
    [hidden] { $seat } dobiera żeton zaklęcia.
   *[other] { $seat } dobiera żeton zaklęcia „{ $token }”.
}
event-token-lacking = { $seat } nie dobiera żetonu zaklęcia: nie ma już żadnego.
event-token-used = { $seat } używa żetonu zaklęcia „{ $token }”.
event-covered = { $seat } zakrywa symbol { FORM($trait, case: "genitive") } { ability-of.on }.
event-swap-offered = { $seat } proponuje wymianę: { $seat-2 } odda { FORM($character-2, case: "accusative") } za { FORM($character, case: "accusative") }.
event-swapped = Wymiana: { $seat } oddaje { FORM($character, case: "accusative") }, a { $seat-2 } – { FORM($character-2, case: "accusative") }.
event-swap-declined = { $seat } odmawia wymiany, którą proponuje { $seat-2 }.
event-supply-mixed = Z wymieszanych użytych żetonów zaklęć powstaje nowy zapas.

## End of turn

event-recruited = { $seat } werbuje { FORM($character, case: "accusative") }.
event-attacked = { $seat } zadaje { FORM($character, case: "dative") } 1 obrażenie.
event-voldemort-hit = { $number ->
    [one] { $seat } rani Voldemorta, który ma teraz { $number } obrażenie.
    [few] { $seat } rani Voldemorta, który ma teraz { $number } obrażenia.
   *[other] { $seat } rani Voldemorta, który ma teraz { $number } obrażeń.
}
event-dice-returned = Wszystkie kości czarodziejów wracają do wspólnych zasobów.
event-place-fell = { GENDER($place) ->
    [masculine] { FORM($place, case: "nominative") } zostaje opanowany.
    [feminine] { FORM($place, case: "nominative") } zostaje opanowana.
    [neuter] { FORM($place, case: "nominative") } zostaje opanowane.
   *[none] Miejsce { $place } zostaje opanowane.
}
event-next-place = Teraz aktualnym miejscem jest { FORM($place, case: "nominative") }.
event-location-fell = { GENDER($location) ->
    [feminine] { FORM($location, case: "nominative") } zostaje całkowicie opanowana.
   *[neuter] { FORM($location, case: "nominative") } zostaje całkowicie opanowane.
}
event-wizard-defeated = { GENDER($character) ->
    [feminine] { $character } zostaje pokonana i trafia do Skrzydła Szpitalnego.
   *[masculine] { $character } zostaje pokonany i trafia do Skrzydła Szpitalnego.
}
event-death-eater-defeated = { GENDER($character) ->
    [feminine] { $character } zostaje pokonana i trafia do Azkabanu.
   *[masculine] { $character } zostaje pokonany i trafia do Azkabanu.
}
event-filled = { $character } przybywa { FORM($location, case: "to") }.
event-revealed = { GENDER($character) ->
    [feminine] { $character } zostaje ujawniona.
   *[masculine] { $character } zostaje ujawniony.
}
event-turn-ended = { $seat } zabiera swój żeton misji.

## End of the game

event-won = Voldemort jest pokonany: wszyscy wygrywacie.
event-lost = { ID($clause) ->
    [der-8-2] W Skrzydle Szpitalnym jest zbyt wielu czarodziejów: wszyscy przegrywacie.
    [der-8-3] W drużynie jednego z graczy nie ma już żadnego czarodzieja: wszyscy przegrywacie.
    [der-8-4] Opanowane są co najmniej cztery miejsca: wszyscy przegrywacie.
    [der-8-5] Jedna z lokacji jest całkowicie opanowana: wszyscy przegrywacie.
   *[other] Wszyscy przegrywacie.
}
event-game-ended = To koniec gry.
