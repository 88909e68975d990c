### The log: one message for each kind of event. One sentence, in the present tense; each begins with a capital by itself.
### $shows is the side that a die shows now, where that is known. $list and $count: what the event names any number of.

## Set-up

event-goal-set = Voldemort is defeated by { $number } damage.
event-faced = Voldemort faces { FORM($location, case: "definite") }.
event-place-laid = { FORM($place, case: "definite") } is the current place of { FORM($location, case: "definite") }.
event-tokens-laid = { $number } spell tokens lie face down.
event-faction-chosen = { $seat } sides with { FORM($faction, case: "definite") }.
event-mission-token-taken = { $seat } takes the mission token of { FORM($faction, case: "definite") }.
event-started-with = { $seat } starts with { $character }.
event-laid-out = { $character } lies beside { FORM($location, case: "definite") }.
event-began = { $seat } begins.

## Travel, and Voldemort

event-turn-began = Turn { $number }: { $seat } has the turn.
event-travelled = { $seat } travels to { FORM($location, case: "definite") }.
event-voldemort-rolled = { ID($direction) ->
    [dark-mark] The Voldemort die shows the Dark Mark.
   *[other] The Voldemort die says: { $direction }.
}
event-turned = Voldemort turns to { FORM($location, case: "definite") }.
event-stayed = Voldemort keeps facing { FORM($location, case: "definite") }.
event-damaged = { $character } takes { $number } damage.
event-unharmed = { $character } has a full damage track and takes no more.
event-corrupted = { FORM($location, case: "definite") } takes { $number } corruption.
event-already-corrupted = { FORM($location, case: "definite") } can take no more corruption.
event-death-eater-acted = { $character } acts at { FORM($location, case: "definite") }.
event-death-eater-healed = { $character } recovers from { $number } damage.
event-penalty-struck = The penalty of { FORM($place, case: "definite") } strikes.

## The pool

event-pool-taken = { $seat } takes { $list } from headquarters.
    .together = { $count ->
        [one] { FORM($die, case: "one") }
       *[other] { $count } { FORM($die, case: "many") }
    }
event-die-added = { $seat } gains { FORM($die, case: "one") }.
event-die-lacking = No { $colour } die is left for { $seat }.
event-moved-to-voldemort = { $seat } gives up { FORM($die, case: "one") } and follows Voldemort to { FORM($location, case: "definite") }.

## Roll and assign

event-rolled = { $seat } rolls { $list }.
    .each = { $face }
event-rerolled = { $seat } re-rolls: { $list }.
    .each = { $face }
event-die-turned = { $seat } turns { FORM($die, case: "one") } to { $face }.
event-assigned = { $seat } assigns { shown-die } to { $target }.
event-discarded = { $seat } discards { shown-die }.
event-stopped = { $seat } stops and discards the remaining dice.
event-ability-used = { $seat } uses { ability-of }.
event-ability-declined = { $seat } declines { ability-of }.
event-ability-idle = { $seat } completes { ability-of }, which can do nothing now.
event-healed = { $seat } removes { $number } damage from { $character }.
event-cleansed = { $seat } removes { $number } corruption from { FORM($location, case: "definite") }.
event-struck = { $seat } deals { $number } damage to { $character }.
event-offer-declined = { $seat } declines.
event-phase-ended = { $seat } ends the turn.

## Spell tokens

event-token-taken = { $seat } takes a spell token: { $token }.
event-token-lacking = No spell token is left for { $seat }.
event-token-used = { $seat } uses a spell token: { $token }.
event-covered = { $seat } covers { $trait } on { $target }.
event-swap-offered = { $seat } offers { $seat-2 } a swap: { $character } for { $character-2 }.
event-swapped = { $seat } and { $seat-2 } swap { $character } and { $character-2 }.
event-swap-declined = { $seat } declines the swap with { $seat-2 }.
event-supply-mixed = The used spell tokens are mixed into a new supply.

## End of turn

event-recruited = { $character } joins the team of { $seat }.
event-attacked = { $seat } covers every symbol of { $character }: 1 damage.
event-voldemort-hit = { $seat } strikes Voldemort, who has { $number } damage now.
event-dice-returned = All Wizard dice return to the box.
event-place-fell = { FORM($place, case: "definite") } is corrupted.
event-next-place = { FORM($place, case: "definite") } is the current place now.
event-location-fell = { FORM($location, case: "definite") } is completely corrupted.
event-wizard-defeated = { $character } is defeated and goes to the Hospital Wing.
event-death-eater-defeated = { $character } is defeated and goes to Azkaban.
event-filled = { $character } comes to { FORM($location, case: "definite") }.
event-revealed = { $character } is revealed.
event-turn-ended = { $seat } takes the mission token back.

## End of the game

event-won = Voldemort is defeated: you all win.
event-lost = { ID($clause) ->
    [der-8-2] Too many wizards lie in the Hospital Wing: you all lose.
    [der-8-3] A player has no wizard left in the team: you all lose.
    [der-8-4] Four places or more are corrupted: you all lose.
    [der-8-5] A location is completely corrupted: you all lose.
   *[other] You all lose.
}
event-game-ended = The game is over.
