### What is asked, and what may be chosen.
### Of a choice: the whole instruction; its heading in a list (group), and there its row and its cell, where it has these.
### Of a question: $seat is who is asked, $may-roll the number of the options that are rolls, and so on for every choice.

## What is asked

ask-choose-faction = { $seat }: choose your faction
ask-choose-starter = { $seat }: choose who starts in your team
ask-travel = { $seat }: travel to a location
ask-choose-colour = { $seat }: take { FORM($colour, case: "one-die") } or { FORM($colour-2, case: "one-die") }
ask-roll = { $seat }: roll your dice
ask-assign = { $may-assign ->
    [0] { $may-roll ->
        [0] { $seat }: no die fits, so discard one
       *[other] { $seat }: roll again, or stop
    }
   *[other] { $may-roll ->
        [0] { $seat }: assign a die, or discard one
       *[other] { $seat }: assign another die, or roll again
    }
}
ask-end-turn = { $seat }: end the turn
ask-use-ability = { $seat }: use { ability-of }, or decline
ask-heal = { $seat }: remove { $number } damage from a wizard
ask-cleanse = { $seat }: remove { $number } corruption from a location
ask-strike = { $seat }: deal { $number } damage to a Death Eater in your location
ask-suffer = { $seat }: choose the wizard of your team who takes { $number } damage
ask-reroll = { $may-reroll ->
    [0] { $seat }: pick the dice to re-roll
   *[other] { $seat }: pick more dice, or re-roll those picked
}
ask-turn-die = { ID($trait) ->
    [none] { $seat }: turn a die to another side
   *[other] { $seat }: turn a die to { $trait }
}
ask-take-token = { $seat }: take a spell token, or decline
ask-may-heal = { $seat }: remove { $number } damage from a wizard of your team, or decline
ask-swap = { $seat }: give { $character-2 } for { $character }, or decline

## Set-up and travel

choice-choose-faction = Side with { FORM($faction, case: "definite") }
    .group = Factions
    .cell = { $faction }
choice-start-with = Start with { $character }
    .group = Starting characters
    .cell = { $character }
choice-travel = Travel to { FORM($location, case: "definite") }
    .group = Travel to
    .cell = { $location }

## Dice

choice-take-die = Take { FORM($colour, case: "one-die") }
    .group = Take
    .cell = { FORM($colour, case: "one-die") }
choice-roll = Roll the dice
    .group = Go on
choice-move-to-voldemort = Give up { FORM($die, case: "one") } and follow Voldemort
    .group = Follow Voldemort, for
    .cell = { FORM($die, case: "one") }
choice-assign = Assign { shown-die } to { $target }
    .group = Assign a die
    .row = { shown-die }
    .cell = { $target }
choice-discard = Discard { shown-die }
    .group = Discard a die
    .cell = { shown-die }
choice-stop = Stop, and discard the remaining dice
    .group = Or
choice-end-turn = End the turn
    .group = Go on
choice-pick = Pick { shown-die }
    .group = Pick a die
    .cell = { shown-die }
choice-reroll = Re-roll the dice picked
    .group = Go on
choice-turn-die = Turn { shown-die } to { $face }
    .group = Turn a die
    .row = { shown-die }
    .cell = to { $face }

## Abilities

choice-use-wizard = Use the ability of { $character }
    .group = Use the ability of
    .cell = { $character }
choice-use = Use the ability
    .group = Decide
choice-decline = Decline
    .group = Decide
choice-heal = Remove damage from { $character }
    .group = Remove damage from
    .cell = { $character }
choice-cleanse = Remove corruption from { FORM($location, case: "definite") }
    .group = Remove corruption from
    .cell = { $location }
choice-strike = Damage { $character }
    .group = Damage
    .cell = { $character }
choice-suffer = { $character } takes the damage
    .group = The damage goes to
    .cell = { $character }
choice-take-token = Take a spell token
    .group = Decide
choice-agree = Agree to the swap
    .group = Decide

## Spell tokens

choice-token-assign = Cover { $trait } on { $target } by a spell token
    .group = Use a spell token
    .row = assign 1 { $trait } to
    .cell = { $target }
choice-token-gain = Gain { FORM($colour, case: "one-die") } by a spell token
    .group = Use a spell token
    .row = gain
    .cell = { FORM($colour, case: "one-die") }
choice-token-cleanse = Remove 1 corruption from { FORM($location, case: "definite") } by a spell token
    .group = Use a spell token
    .row = remove 1 corruption from
    .cell = { $location }
choice-token-heal = Remove 2 damage from { $character } by a spell token
    .group = Use a spell token
    .row = remove 2 damage from
    .cell = { $character }
choice-token-heal-two = { ID($character-2) ->
    [none] Remove 1 damage from { $character } by a spell token
   *[other] Remove 1 damage each from { $character } and { $character-2 } by a spell token
}
    .group = Use a spell token
    .row = remove 1 damage each from
    .cell = { ID($character-2) ->
        [none] { $character }
       *[other] { $character } and { $character-2 }
    }
choice-token-swap = Offer { $character } for { $character-2 } by a spell token
    .group = Use a spell token
    .row = swap { $character } for
    .cell = { $character-2 }
