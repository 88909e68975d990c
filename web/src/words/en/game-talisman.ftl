### The table of Talisman: labels, headlines and commands. What the game itself says is in its book.

## The steps of a turn

tal-step-move = Move
tal-step-voldemort = Voldemort
tal-step-encounter = Encounter
tal-step-end = End of turn

## The map

tal-map = The map
tal-whole-map = Show the whole map
tal-look-at = Show { $space }
tal-london = London
tal-grounds = The grounds
tal-hall-here = Voldemort is here
tal-space = { $name }, { $ring }.
tal-space-voldemort = Voldemort stands here.
tal-space-cards = Here lies: { $cards }.
tal-space-draws = { $count ->
    [one] Cards are drawn until { $count } lies here.
   *[other] Cards are drawn until { $count } lie here.
}
tal-space-galleons = { $count ->
    [one] { $count } Galleon lies here.
   *[other] { $count } Galleons lie here.
}
tal-space-seats = Here stands: { $seats }.
tal-space-way = { $count ->
    [one] You may go there, { $count } step: { $way }.
   *[other] You may go there, { $count } steps: { $way }.
}
tal-way-by = by { $space }
tal-way-tries = with a try to pass
tal-way-clockwise = clockwise
tal-way-counter = counter-clockwise
tal-row-there = there: { $seats }

## Beside the map

tal-advantage-order = The Order leads
    .more = +1 to the attack scores of the Order. Death Eaters take −1 against Enemies of the Order.
tal-advantage-death-eaters = The Death Eaters lead
    .more = +1 to the attack scores of Death Eaters. The Order takes −1 against Death Eaters as Enemies.
tal-voldemort = Moves on a 1. Magic { $magic }, Strength { $strength }
tal-seat =
    { $name }, { $character }, { $space }. Magic { $magic }, Strength { $strength }, Life { $life }, Fate { $fate },
    Objects { $objects }, Allies { $allies }, Spells { $spells }, Galleons { $galleons }.
tal-tag-hospital = St Mungo’s
tal-tag-ferret = Ferret { $count }
tal-tag-lost = misses { $count }
tal-tag-back = turning back
tal-tag-cross = may cross
tal-tag-task = on a task

## One's own desk

tal-value = { $name } { $total }: { $marked } marked.
tal-as-marked = as marked
tal-of = of { $of }
tal-fate-does = re-rolls a die each
tal-objects = Objects
tal-allies = Allies
tal-spells = Spells
tal-spells-count = { $count } of { $of }, secret
tal-spell-hidden = A secret Spell
tal-purse = Purse
tal-galleons = Galleons
tal-trophies = Trophies
tal-insignia = Insignia
tal-tab-sheet = Sheet
tal-tab-objects = Objects and Allies
tal-tab-spells = Spells
tal-tab-others = Others
tal-tab-log = Log

## Headlines, sentences and commands

tal-walk = { $number ->
    [one] Move { $number } space
   *[other] Move { $number } spaces
}
tal-more-walk = { $count ->
    [one] One space is marked.
   *[other] { $count } spaces are marked.
}
tal-more-rolled = You rolled a { $number }.
tal-more-cast = A Spell that fits is marked.
tal-held = Choose whom it strikes.
tal-later-drop = Drop something
    .more = It stays on this space, for all to take.
tal-later-cast = Cast a Spell
    .more = The Spells that fit now are marked.
tal-later-offer = Trade trophies
    .more = Offer trophies, then choose what you gain.
tal-let-go = Back
tal-do-go = Go there: { $space }
tal-do-cast = Cast a Spell
tal-do-drop = Drop something
tal-do-offer = Trade trophies
tal-do-try = Try to pass: { $space }
tal-do-pass = { $about ->
    [evading] Fight
    [before-attack-roll] Let the dice roll
    [attack-rolled] Let it stand
    [die-rolled] Let it stand
    [may] No
    [buy] Buy nothing
    [take] Take nothing
    [spoils] Take nothing
    [drop-first] Drop nothing
    [drop-task] Keep it
   *[other] Pass
}
tal-do-accept = Keep the { $number }
tal-do-fate = Roll again for 1 Fate
    .which = Roll the { $die } again for 1 Fate

## Fights

tal-fight = Fight: { $place }
tal-duel = Duel: { $place }
tal-fight-by = by { $value }
tal-fight-you = you
tal-fight-evade = Evade
tal-fight-spells = Spells
tal-fight-rolls = Rolls
tal-fight-fate = Fate
tal-fight-spoils = Spoils
tal-fight-worth = As a trophy: { $value } { $worth }.
tal-row-marked = As marked
tal-row-advantage = Advantage
tal-row-die = Die
tal-row-score = Attack score
tal-die-again = Roll the { $die } again for 1 Fate
tal-stand-ahead = You are { $count } ahead
tal-stand-behind = You are { $count } behind
tal-stand-level = A draw so far
tal-stand-ahead-other = { $count } ahead
tal-stand-behind-other = { $count } behind
tal-stand-level-other = A draw so far
tal-stake-enemies = Won, a trophy. Lost, 1 Life and the turn. A draw ends the turn.
tal-stake-characters = The winner takes 1 Life, an Object or a Galleon of the loser. Then the turn ends.
tal-stake-voldemort = Won, an escape. Lost, 1 Life and the turn. After a draw the turn goes on.
tal-stake-hall = Won, the game. Lost, back to the Moving Staircases. A draw: once more next turn.
tal-before = Before the rolls
tal-face-won = Win
tal-face-drawn = Draw
tal-face-lost = Lose
tal-percent = { $number } %
tal-outcome-won = { $name } wins
tal-outcome-lost = { $name } loses the fight
tal-outcome-drawn = A draw
tal-spoils = The spoils
    .more = Take one of these. Then the turn ends.
tal-laid-life = Life
    .more = 1 Life
tal-laid-galleon = Galleon
    .more = 1 Galleon
tal-laid-price = { $price ->
    [one] { $price } Galleon
   *[other] { $price } Galleons
}
tal-laid-attack = Attack this Ally
tal-sort-object = Object
tal-sort-equipment = Object
tal-sort-insignia = Insignia
tal-sort-spell = Spell
tal-roll-against = against

## Where a card is, and the table in words

tal-where-voldemort = Voldemort stands here
tal-where-cards = Here lies: { $cards }
tal-where-galleons = { $count ->
    [one] { $count } Galleon lies here
   *[other] { $count } Galleons lie here
}
tal-where-seats = Here stands: { $seats }
tal-text-table = The table
tal-text-voldemort = Voldemort stands here: { $space }.
tal-text-way = You may walk: { $way }.
tal-text-way-tries = You may walk and try to pass: { $way }.
tal-text-fight = Fight by { $value }
tal-text-foe = The foe
tal-text-score = { $name }: { $score } ({ $rows }).
    .die = { $name }: { $score } ({ $rows }), die { $die }.
tal-text-at = Stands here: { $space }.
tal-text-value = { $name } { $total }.
    .sources = { $name } { $total }: { $marked } marked, { $rows }.
tal-text-stocks = Life { $life }, Fate { $fate }, Galleons { $galleons }.
tal-text-objects = Objects: { $cards }.
tal-text-allies = Allies: { $cards }.
tal-text-spells = Spells: { $cards }.
tal-text-hidden = { $count ->
    [one] { $count } secret Spell.
   *[other] { $count } secret Spells.
}
tal-text-trophies = Trophies: { $cards }.
tal-text-task = Task: { $task }.
tal-text-galleons = { $count ->
    [one] { $count } Galleon
   *[other] { $count } Galleons
}

## The end of a game

tal-headline = { $player } beats Voldemort
tal-caption = The Great Hall, turn { $turn }: { $player } against the Dark Lord.
tal-remark-won = beat him in the Great Hall
tal-remark = came here: { $space }
tal-foot = { $player } wins

## The tutorial

tutor-talisman-done = That was a whole turn. Gather Allies, Objects and power in London and on the grounds, pass the Gates, bring an Insignia to the Room of Requirement, and beat Voldemort in the Great Hall before the others do. Try Ben’s turn, or set up a table.
tutor-talisman-tutorial-1 = You race alone: whoever first beats Voldemort in the Great Hall wins. You begin in London. Each turn is a move, then an encounter. Roll for your move.
tutor-talisman-tutorial-2 = You rolled a 3. For 1 Fate you could roll again, but a 3 will do: it leads to Wool’s Orphanage, where two cards are drawn. Keep it.
tutor-talisman-tutorial-3 = The spaces that you reach are lit. Aim at one, and the way there is shown. Within a region you walk one way, clockwise or not. Go to Wool’s Orphanage.
tutor-talisman-tutorial-4 = At 4 Privet Drive the way to Hagrid’s Hut is open: it leads to the grounds. Stay in London, and go on to Wool’s Orphanage: its two symbols say that two cards will lie there.
tutor-talisman-tutorial-5 = Crabbe is a Death Eater, you are of the Order: he is an Enemy, and is fought by Strength. Your 3 and the die, and 1 for the Advantage, against his 3 and his die. As it lies you lose. The six dice show what each number would bring: spend 1 Fate.
tutor-talisman-tutorial-6 = Won: Crabbe is a trophy. Ron is of the Order too, so he is an Ally to you. Take him along.
tutor-talisman-tutorial-7 = At the end of your turn trophies are worth something: 5 points of Strength on them buy 1 Strength. Choose “Trade trophies”, and offer Crabbe.
tutor-talisman-tutorial-8 = 3 points are not enough. Offer Goyle too: 3 and 4 are 7.
tutor-talisman-tutorial-9 = Seven points buy one Strength; the rest is lost. Take it: what is marked stays yours.
tutor-talisman-tutorial-10 = You could drop things for others to find, or cast a Spell. End your turn.
