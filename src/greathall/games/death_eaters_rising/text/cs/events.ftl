### The log: one message for each kind of event. One sentence, in the present tense; each begins with a capital by itself.
### $shows is the side that a die shows now, where that is known. $list and $count: what the event names any number of.
### Players' names stand in the nominative, and no verb shows whether a player is a he or a she.

## Set-up

event-goal-set = K porážce Voldemorta je třeba { $number } zranění.
event-faced = Voldemort je otočen k lokaci { $location }.
event-place-laid = V lokaci { $location } je aktuální místo { $place }.
event-tokens-laid = { $number ->
    [one] Lícem dolů leží { $number } žeton kouzla.
    [few] Lícem dolů leží { $number } žetony kouzel.
   *[other] Lícem dolů leží { $number } žetonů kouzel.
}
event-faction-chosen = { $seat } si volí frakci { $faction }.
event-mission-token-taken = { $seat } si bere žeton mise frakce { $faction }.
event-started-with = { $seat } má v týmu { FORM($character, case: "accusative") }.
event-laid-out = { $character } leží u lokace { $location }.
event-began = Hru začíná { $seat }.

## Travel, and Voldemort

event-turn-began = Tah { $number }: na tahu je { $seat }.
event-travelled = { $seat } se vydává do lokace { $location }.
event-voldemort-rolled = { ID($direction) ->
    [dark-mark] Na Voldemortově kostce padá Znamení zla.
   *[other] Voldemortova kostka ukazuje { $direction }.
}
event-turned = Voldemort se otáčí k lokaci { $location }.
event-stayed = Voldemort zůstává otočen k lokaci { $location }.
event-damaged = { $character } dostává { $number } zranění.
event-unharmed = { $character } má plnou stupnici zranění a další nedostává.
event-corrupted = { $number ->
    [one] V lokaci { $location } přibývá { $number } vliv.
    [few] V lokaci { $location } přibývají { $number } ukazatele vlivu.
   *[other] V lokaci { $location } přibývá { $number } ukazatelů vlivu.
}
event-already-corrupted = V lokaci { $location } už další vliv přibýt nemůže.
event-death-eater-acted = { $character } jedná v lokaci { $location }.
event-death-eater-healed = { $character } se zbavuje { $number } zranění.
event-penalty-struck = Působí postih místa { $place }.

## The pool

event-pool-taken = { $seat } si podle hlavního štábu bere { $list }.
    .together = { $count ->
        [one] { FORM($die, case: "accusative") }
       *[other] { $count } { FORM($die, $count, case: "accusative") }
    }
event-die-added = { $seat } získává { FORM($die, case: "accusative") }.
event-die-lacking = { $seat } další kostku nezískává: žádná { $colour } už v krabici není.
event-moved-to-voldemort = { $seat } vyřazuje { FORM($die, case: "accusative") } a vydává se za Voldemortem do lokace { $location }.

## Roll and assign

event-rolled = { $seat } hází: { $list }.
    .each = { $face }
event-rerolled = { $seat } přehazuje: { $list }.
    .each = { $face }
event-die-turned = { $seat } otáčí { FORM($die, case: "accusative") } na { FORM($face, case: "accusative") }.
event-assigned = { $seat } přiřazuje { shown-die.accusative } { ability-of.to }.
event-discarded = { $seat } vyřazuje { shown-die.accusative }.
event-stopped = { $seat } končí a zbylé kostky vyřazuje.
event-ability-used = { $seat } používá { ability-of.accusative }.
event-ability-declined = { $seat } odmítá použít { ability-of.accusative }.
event-ability-idle = { $seat } zakrývá { ability-of.accusative }, ta ale teď nemá na co působit.
event-healed = { $seat } odebírá { FORM($character, case: "dative") } { $number } zranění.
event-cleansed = { $number ->
    [one] { $seat } odebírá z lokace { $location } { $number } vliv.
    [few] { $seat } odebírá z lokace { $location } { $number } ukazatele vlivu.
   *[other] { $seat } odebírá z lokace { $location } { $number } ukazatelů vlivu.
}
event-struck = { $seat } uděluje { FORM($character, case: "dative") } { $number } zranění.
event-offer-declined = { $seat } odmítá.
event-phase-ended = { $seat } ukončuje svůj tah.

## Spell tokens

event-token-taken = { ID($token) ->
    [hidden] { $seat } získává žeton kouzla.
   *[other] { $seat } získává žeton kouzla „{ $token }“.
}
event-token-lacking = { $seat } nezískává nic: žádný žeton kouzla už nezbývá.
event-token-used = { $seat } používá žeton kouzla „{ $token }“.
event-covered = { $seat } zakrývá { FORM($trait, case: "accusative") } { ability-of.on }.
event-swap-offered = { $seat } nabízí výměnu: { $seat-2 } dostane { FORM($character, case: "accusative") } za { FORM($character-2, case: "accusative") }.
event-swapped = { $seat } a { $seat-2 } si vyměňují { FORM($character, case: "accusative") } za { FORM($character-2, case: "accusative") }.
event-swap-declined = { $seat } odmítá výměnu, kterou nabízí { $seat-2 }.
event-supply-mixed = Z použitých žetonů kouzel vzniká nová zásoba.

## End of turn

event-recruited = { $seat } najímá { FORM($character, case: "accusative") }.
event-attacked = { $seat } uděluje { FORM($character, case: "dative") } 1 zranění.
event-voldemort-hit = { $seat } zasahuje Voldemorta, který má teď { $number } zranění.
event-dice-returned = Všechny kouzelnické kostky se vracejí do krabice.
event-place-fell = Místo { $place } je ovládnuto.
event-next-place = Aktuální je teď místo { $place }.
event-location-fell = Lokace { $location } je kompletně ovládnuta.
event-wizard-defeated = { GENDER($character) ->
    [feminine] { $character } je poražena a odchází na Bradavickou ošetřovnu.
   *[other] { $character } je poražen a odchází na Bradavickou ošetřovnu.
}
event-death-eater-defeated = { GENDER($character) ->
    [feminine] { $character } je poražena a míří do Azkabanu.
   *[other] { $character } je poražen a míří do Azkabanu.
}
event-filled = { $character } přichází k lokaci { $location }.
event-revealed = { GENDER($character) ->
    [feminine] { $character } je odhalena.
   *[other] { $character } je odhalen.
}
event-turn-ended = { $seat } si bere zpět žeton mise.

## End of the game

event-won = Voldemort je poražen: všichni vyhráváte.
event-lost = { ID($clause) ->
    [der-8-2] Na Bradavické ošetřovně je příliš mnoho kouzelníků: všichni prohráváte.
    [der-8-3] V týmu jednoho z hráčů nezbývá žádný kouzelník: všichni prohráváte.
    [der-8-4] Jsou ovládnuta už čtyři místa: všichni prohráváte.
    [der-8-5] Jedna z lokací je kompletně ovládnuta: všichni prohráváte.
   *[other] Všichni prohráváte.
}
event-game-ended = Hra je u konce.
