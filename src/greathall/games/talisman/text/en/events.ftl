### The log: one message for each kind of event. One sentence, in the present tense; each begins with a capital by itself.
### $list: what the event names any number of.

## Set-up

event-decks-laid = { $number } cards are shuffled for London, { $number-2 } for the grounds.
event-stacks-laid = { $number } Equipment cards and { $number-2 } Insignia lie ready.
event-stocks-laid = { $number } Galleons and { $number-2 } Fate tokens lie ready.
event-agreed = Agreed on: { $option }.
event-character-dealt = { $seat } plays { $person }.
event-side-chosen = { $seat } is { $character }.
event-started = { $seat } begins at { FORM($space, case: "definite") }.
event-advantage-set = The Advantage is with { $side }.
event-began = { $seat } begins.

## Turns

event-turn-began = Turn { $number }: { $seat } has the turn.
event-turn-skipped = { $seat } loses this turn.
event-turn-ended = { $seat } ends the turn.
event-turn-over = The turn is over for { $seat }.
event-next-seat = { $seat } is next.
event-extra-turn = { $seat } takes another turn.

## Movement

event-movement-rolled = { $seat } rolls { $number } for the move.
event-fate-spent = { $seat } spends 1 Fate.
event-rerolled = { ID($seat) ->
    [none] The foe’s die is rolled again: { $number }.
   *[other] { $seat } rolls again: { $number }.
}
event-die-set = { $seat } has a die that counts as { $number }.
event-went = { $seat } goes to { FORM($space, case: "definite") }.
event-no-roll = { $seat } makes no movement roll.
event-teleported = { $seat } comes to { FORM($space, case: "definite") }.
event-turned-back = { $seat } turns back.
event-walked-back = { $seat } walks back to { FORM($space, case: "definite") }.
event-crept = { $seat }, a Ferret, creeps on.
event-stands-by-voldemort = { $seat } stands where Voldemort is.
event-voldemort-rolled = { $seat } rolls { $number } for Voldemort.
event-voldemort-went = Voldemort goes to { FORM($space, case: "definite") }.
event-voldemort-stopped = Voldemort stops at { FORM($space, case: "definite") }.
event-voldemort-attacked = { $seat } lets Voldemort attack { $seat-2 }.
event-passage-tried = { $seat } tries to pass at { FORM($space, case: "definite") }.
event-passage-opened = { $seat } passes { FORM($space, case: "definite") }.
event-passage-closed = { $seat } does not pass { FORM($space, case: "definite") }.
event-may-cross = { $seat } may cross with the next move.

## Encounters

event-encountered = { $seat } encounters { FORM($space, case: "definite") }.
event-already-encountered = { $seat } was at { FORM($space, case: "definite") } this turn already.
event-moved-on = { $seat } has an encounter at { FORM($space, case: "definite") } now.
event-no-cards = No card is left to draw for { $seat }.
event-card-drawn = { $seat } draws { $card }.
event-deck-renewed = The deck of the { $ring } is made anew.
event-advantage-turned = The Advantage goes over to { $side }.
event-advantage-stayed = The Advantage stays with { $side }.
event-card-met = { $seat } meets { $card }.
event-card-left = { $card } stays.
event-space-acted = { FORM($space, case: "definite") } acts on { $seat }.
event-effect-used = { $seat } uses { $effect }.
event-effect-declined = { $seat } declines { $effect }.
event-stands = { $seat }: { $effect } holds for now.
event-ran-out = { $seat }: { $effect } holds no longer.
event-rolled = { $seat } rolls { $list }.
    .each = { $number }
event-contested = { $seat } has { $number } against { $number-2 }.

## Fights

event-fight-began = { $seat } fights by { $value }: { $list }.
    .each = { $card }
event-text-fight-began = { $seat } has to fight: { $effect }.
event-attacked = { $seat } attacks { $seat-2 }.
event-ally-attacked = { $seat } attacks the Ally { $card }.
event-evaded = { ID($card) ->
    [none] { $seat } evades.
   *[other] { $seat } evades { $card }.
}
event-evaded-character = { $seat } evades { $seat-2 }.
event-evaded-voldemort = { $seat } evades Voldemort.
event-value-chosen = { $seat } fights by { $value }.
event-attack-rolled = { $seat } rolls { $number } to attack.
event-foe-rolled = { $seat } rolls { $number } for the foe.
event-value-counted = { $seat } has { $value } { $number } in total.
event-advantage-counted = { $seat } adds { $number } for the Advantage.
event-penalty-counted = { $seat } subtracts { $number } for the Advantage.
event-no-advantage = The Advantage does not count for { $seat }.
event-compared = { $seat } has { $number }, the foe { $number-2 }.
event-fight-won = { $seat } wins.
event-fight-lost = { $seat } loses the fight.
event-fight-drawn = A draw for { $seat }.
event-trophy-taken = { $seat } takes { $card } as a trophy.
event-spoils-declined = { $seat } takes no spoils.

## Life

event-life-lost = { $number ->
    [one] { $seat } loses { $number } Life.
   *[other] { $seat } loses { $number } Lives.
}
event-life-kept = { $seat } loses no Life.
event-life-healed = { $number ->
    [one] { $seat } heals { $number } Life.
   *[other] { $seat } heals { $number } Lives.
}
event-life-gained = { $number ->
    [one] { $seat } gains { $number } Life.
   *[other] { $seat } gains { $number } Lives.
}
event-died = { $seat } has lost the last Life.
event-returned = { $seat } comes back.
event-character-left = { $seat } parts with { $person }, who leaves the game.

## What is gained and lost

event-value-gained = { $seat } gains { $number } { $value }.
event-value-lost = { $seat } loses { $number } { $value }.
event-fate-gained = { $seat } gains { $number } Fate.
event-fate-lost = { $seat } loses { $number } Fate.
event-galleons-gained = { $number ->
    [one] { $seat } gains { $number } Galleon.
   *[other] { $seat } gains { $number } Galleons.
}
event-galleons-lost = { $number ->
    [one] { $seat } gives up { $number } Galleon.
   *[other] { $seat } gives up { $number } Galleons.
}
event-galleon-taken = { $seat } takes a Galleon from { $seat-2 }.
event-lacking = Nothing is left for { $seat }: { $stock }.
event-at-limit = { $seat } is at the limit: { $stock }.
event-spell-drawn = { ID($spell) ->
    [hidden] { $seat } draws a Spell.
   *[other] { $seat } draws a Spell: { $spell }.
}
event-spells-renewed = The Spells are shuffled anew.
event-spell-cast = { ID($seat-2) ->
    [none] { $seat } casts { $spell }.
   *[other] { $seat } casts { $spell } at { $seat-2 }.
}
event-spell-acted = { $spell } takes effect ({ $seat }).
event-spell-cancelled = { $seat } cancels { $spell }.
event-spell-redirected = { $seat } turns { $spell } back on { $seat-2 }.
event-spell-discarded = { $seat } discards { $spell }.
event-spell-taken = { ID($spell) ->
    [hidden] { $seat } takes a Spell from { $seat-2 }.
   *[other] { $seat } takes a Spell from { $seat-2 }: { $spell }.
}
event-spells-seen = { $seat } sees the Spells of { $seat-2 }.
event-deck-seen = { $number ->
    [one] { $seat } sees the top card of the { $ring }.
   *[other] { $seat } sees the top { $number } cards of the { $ring }.
}
event-card-taken = { $seat } takes { $card }.
event-card-stolen = { $seat } takes { $card } from { $seat-2 }.
event-card-dropped = { $seat } drops { $card } at { FORM($space, case: "definite") }.
event-card-discarded = { $seat } discards { $card }.
event-card-put = { $card } is put on { FORM($space, case: "definite") }.
event-object-gained = { $seat } gains { $card }.
event-bought = { $number ->
    [one] { $seat } buys { $card } for { $number } Galleon.
   *[other] { $seat } buys { $card } for { $number } Galleons.
}
event-galleon-dropped = { $seat } drops a Galleon at { FORM($space, case: "definite") }.
event-galleon-picked-up = { $seat } picks up a Galleon at { FORM($space, case: "definite") }.
event-turn-to-lose = { $number ->
    [one] { $seat } will lose { $number } turn.
   *[other] { $seat } will lose { $number } turns.
}
event-transmuted = { $number ->
    [one] { $seat } is a Ferret for { $number } turn.
   *[other] { $seat } is a Ferret for { $number } turns.
}
event-restored = { $seat } is no Ferret any more.
event-task-taken = { $seat } takes on a task: { $task }.
event-task-done = { $seat } has done the task: { $task }.
event-task-dropped = { $seat } drops the task: { $task }.
event-insignia-given-up = { $seat } gives up { $card }.
event-entered-hall = { $seat } enters the Great Hall.
event-traded = { $seat } trades trophies for { $number } { $value }.
event-won = { $seat } has beaten Voldemort and wins.
