### What is asked, and what may be chosen.
### Of a choice: the whole instruction; its heading in a list (group), and there its row and its cell, where it has these.
### Of a question: $seat is who is asked, $may-roll the number of the options that are rolls, and so on for every choice.

## What is asked

ask-choose-character = { $seat }: choose your character
ask-choose-side = { $seat }: choose the side of your character card
ask-move = { $may-roll ->
    [0] { $seat }: make your move
   *[other] { $seat }: roll for your move
}
ask-accept-movement = { $seat }: let the roll stand?
ask-walk = { $number ->
    [one] { $seat }: where to? { $number } step is left
   *[other] { $seat }: where to? { $number } steps are left
}
ask-lead-voldemort = { $number ->
    [one] { $seat }: lead Voldemort, { $number } step is left
   *[other] { $seat }: lead Voldemort, { $number } steps are left
}
ask-choose-victim = { $seat }: whom does Voldemort attack?
ask-choose-encounter = { $seat }: whom or what do you meet here?
ask-window = { ID($window) ->
    [evading] { $seat }: evade, or fight
    [before-attack-roll] { $seat }: use something before the attack roll?
    [attack-rolled] { $seat }: change the roll, or let it stand
    [die-rolled] { $seat }: change the roll, or let it stand
    [spell-cast] { $seat }: answer the Spell?
    [life-loss] { $seat }: a Life is at stake
   *[other] { $seat }: use something now?
}
ask-instead = { $seat }: something else in place of the { $step }?
ask-choose-value = { $seat }: fight Voldemort by Magic or by Strength
ask-choose-enemy = { $seat }: choose one of the Enemies
ask-may = { $seat }: { $effect }, if you like
ask-choose = { $seat }: choose one
ask-choose-whom = { $seat }: whom does it strike?
ask-give-up = { $number ->
    [one] { $seat }: give up { $number } { $stock }
   *[other] { $seat }: give up { $number } { FORM($stock, case: "many") }
}
ask-buy = { $seat }: buy something?
ask-fetch = { $seat }: choose the card that you take
ask-steal = { $seat }: choose what you take
ask-go = { $seat }: choose the space
ask-choose-card = { $seat }: choose the card
ask-choose-space = { $seat }: choose the space for { $card }
ask-look-through = { $seat }: lay the cards back, the last one on top
ask-discard-enemy = { $seat }: choose the Enemy that is discarded
ask-turn-advantage = { $seat }: choose the side of the Advantage token
ask-choose-die = { $seat }: choose the die
ask-take = { $seat }: take what lies here?
ask-drop-first = { $seat }: drop something before you draw?
ask-gain-insignia = { $seat }: choose an Insignia
ask-drop-task = { $seat }: drop your task?
ask-spoils = { $seat }: take the spoils
ask-end-turn = { $seat }: trade, drop, or end your turn
ask-object-limit = { $seat }: too many Objects, drop one
ask-spell-limit = { $seat }: too many Spells, discard one

## Choices

choice-pass = Pass
    .group = Go on
choice-choose-character = Be { $person }
    .group = Characters
    .cell = { $person }
choice-choose-side = Begin as { $character }
    .group = Sides
    .cell = { $character }
choice-roll = Roll for the move
    .group = Go on
choice-turn-back = Turn back towards the Gates
    .group = Go on
choice-walk-back = Walk back one space
    .group = Go on
choice-creep = Creep one space
    .group = Go on
choice-obey = Do what the Room says
    .group = Go on
choice-step = Step to { FORM($space, case: "definite") }
    .group = Step to
    .cell = { $space }
choice-try = Try to pass
    .group = Go on
choice-spend-fate = Spend Fate and roll a die again
    .group = Fate
choice-cast = { ID($seat) ->
    [none] Cast { $spell }
   *[other] Cast { $spell } at { $seat }
}
    .group = Cast
    .row = { $spell }
    .cell = { ID($seat) ->
        [none] { $spell }
       *[other] { $seat }
    }
choice-use = { ID($seat) ->
    [none] Use { $effect }
   *[other] Use { $effect } on { $seat }
}
    .group = Use
    .row = { $effect }
    .cell = { ID($seat) ->
        [none] { $effect }
       *[other] { $seat }
    }
choice-attack = Attack { $seat }
    .group = Attack
    .cell = { $seat }
choice-explore = Encounter the space
    .group = Go on
choice-fight-by = Fight by { $value }
    .group = Fight by
    .cell = { $value }
choice-choose-enemy = Choose { $card }
    .group = Choose
    .cell = { $card }
choice-accept = Yes
    .group = Go on
choice-choose = { $effect }
    .group = Choose
    .cell = { $effect }
choice-choose-seat = Choose { $seat }
    .group = Choose
    .cell = { $seat }
choice-give-up = Give up { $card }
    .group = Give up
    .cell = { $card }
choice-discard-spell = Discard { $spell }
    .group = Discard
    .cell = { $spell }
choice-buy = { $number ->
    [0] Take { $ware } for nothing
    [one] Buy { $ware } for { $number } Galleon
   *[other] Buy { $ware } for { $number } Galleons
}
    .group = Buy
    .cell = { $number ->
        [0] { $ware } for nothing
        [one] { $ware } for { $number } Galleon
       *[other] { $ware } for { $number } Galleons
    }
choice-take = Take { $card }
    .group = Take
    .cell = { $card }
choice-take-spell = Take { $spell }
    .group = Take
    .cell = { $spell }
choice-take-galleon = Take a Galleon
    .group = Take
choice-take-life = Take a Life
    .group = Take
choice-attack-ally = Attack the Ally { $card }
    .group = Attack the Ally
    .cell = { $card }
choice-go = Go to { FORM($space, case: "definite") }
    .group = Go to
    .cell = { $space }
choice-lead = Lead Voldemort to { FORM($space, case: "definite") }
    .group = Lead Voldemort to
    .cell = { $space }
choice-put = Put { $card } on your space
    .group = Put on your space
    .cell = { $card }
choice-put-on = Put it on { FORM($space, case: "definite") }
    .group = Put it on
    .cell = { $space }
choice-lay = Lay { $card } on the deck
    .group = Lay on the deck
    .cell = { $card }
choice-discard = Discard { $card }
    .group = Discard
    .cell = { $card }
choice-turn-to = Turn the token to { $side }
    .group = Turn the token to
    .cell = { $side }
choice-choose-die = Choose a die
    .group = Dice
choice-offer = Offer { $card } in trade
    .group = Offer in trade
    .cell = { $card }
choice-trade = Trade for { $value }
    .group = Trade for
    .cell = { $value }
choice-drop = Drop { $card }
    .group = Drop
    .cell = { $card }
choice-drop-galleon = Drop a Galleon
    .group = Drop
choice-end-turn = End the turn
    .group = Go on
