### The table of A Year at Hogwarts: labels, headlines and commands. What the game itself says is in its book.

## The steps of a turn

yah-step-roll = Roll
yah-step-move = Move
yah-step-space = Space
yah-step-end = End of turn

## The map

yah-places = Memorable places
yah-diagon = Diagon Alley
yah-great-hall = Great Hall
yah-map = The Marauder’s Map
yah-zoom = How much of the map is shown
yah-smaller = Show more of the map
yah-larger = Show the map larger
yah-whole-map = Whole map
yah-to-pawn = To my pawn
yah-inset = The whole map, and the part of it that is shown
yah-space-plain = a corridor
yah-space-spell = a spell space
yah-space-potion = a potion space
yah-space-book = a book space
yah-space-behaviour = a behaviour space
yah-space-event = an event space
yah-space-duel = a duel space
yah-space-hp = a health space
yah-space-tower = a tower
yah-space-classroom = a classroom
yah-space-common-room = a common room
yah-space-great-hall = beside the Great Hall
yah-space-bridge = a bridge
yah-space-named = a place
yah-space-mission = Here you do { $mission }.
yah-space-tokens = Here lies: { $tokens }.
yah-space-figures = Here stands: { $figures }.
yah-space-way = { $count ->
    [one] You may go there, { $count } step.
   *[other] You may go there, { $count } steps.
}
yah-row-mission = mission { $name }
yah-row-meets = there: { $names }

## Beside the map

yah-cup = House Cup
yah-ends = { $length ->
    [quick] quick: 1 mission and over 210
    [long] long: 3 missions and over 320
   *[other] classic: 2 missions and over 260
}
yah-last-round = the last round
yah-house-points = { $house }: { $points }
yah-horcruxes = Horcruxes
yah-horcruxes-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
yah-destroyed = { $name }: destroyed
yah-whole = { $name }: not destroyed
yah-pawn = { $name }, { $board }, { $space }. Points { $points }, missions { $missions }, health { $hp }, objects { $objects }, spells { $spells }, potions { $potions }, books { $books }.
yah-tag-misses = misses { $count }
yah-tag-waits = waiting
yah-tag-journey = on a journey
yah-tag-team = team { $number }

## One's own desk

yah-hp = Health
yah-hp-of = of { $hp }
yah-dice = Attack dice
yah-resistance = Resistance
yah-floo = Floo
yah-portkey = Portkey
yah-objects = Objects
yah-cards = Cards
yah-cards-own = yours alone
yah-missions = Missions
yah-missions-own = secret, dashed is missing; done: { $done }
yah-missions-done = Missions done
yah-mission = { $name }, { $place }, { $points } points.
yah-mission-misses = { $count ->
    [one] { $count } thing is missing.
   *[other] { $count } things are missing.
}
yah-mission-ready = Everything is at hand.
yah-mission-far = { $count ->
    [one] { $count } step from here.
   *[other] { $count } steps from here.
}
yah-here = here
yah-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
yah-tab-sheet = Sheet
yah-tab-objects = Objects
yah-tab-cards = Cards
yah-tab-missions = Missions
yah-tab-others = Others
yah-tab-log = Log
yah-sheet-points = Points { $points }, missions done { $done }
yah-sheet-eater = Health { $hp }

## The choice bar

yah-held = Point at what it goes with.
yah-aimed = { $count ->
    [one] { $space }, { $count } step
   *[other] { $space }, { $count } steps
}
yah-walk = { $number ->
    [0] Go on by a passage, or stop
    [one] Move { $number } step
   *[other] Move { $number } steps
}
yah-more-walk = { $count ->
    [one] { $count } space is lit.
   *[other] { $count } spaces are lit.
}
yah-let-go = Let go
yah-go = Walk there
yah-other-way = Other way
yah-way-takes = On the way you take: { $tokens }.
yah-way-takes-nothing = On the way you take nothing.
yah-do-pass = { $about ->
    [turn-start] Nothing before the roll
    [defend] Take the strike
    [attack-rolled] Let it stand
    [turn-end] End the turn
   *[other] Decline
}

## Fights

yah-fight-mission = Mission { $number }: { $name }
yah-fight-duel = A duel
yah-fight-players = Players fight
yah-fight-death-eater = A Death Eater
yah-fight-qualified-players = Players fight with dice
yah-fight-returns = A Death Eater
yah-fight-final = The final fight
yah-fight-none = A fight
yah-fight-round = Round { $number }
yah-fight-resistance = resistance { $count }
yah-fight-dice = { $count ->
    [one] { $count } attack die
   *[other] { $count } attack dice
}
yah-fight-strikes = Strikes
yah-ledger = Rounds
yah-ledger-revealed = Revealed
yah-ledger-roll = Roll { $dice }
yah-ledger-strike = Strike
yah-fight-roll = The last attack
yah-fight-needs = Each { $count } or more costs 1 health.
yah-fight-cards = Cards played: { $count }

## Quidditch

yah-match = A Quidditch match
yah-match-of = { $one } against { $other }
yah-match-round-1 = Round 1: two goals, or no chasers left
yah-match-round-2 = Round 2: the seekers’ lap
yah-goals = { $one } to { $other }
yah-app = The app
yah-field = The pitch
yah-square = Square { $square }
yah-has-quaffle = with the quaffle
yah-has-bludger = with a bludger
yah-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
yah-lap = The lap: { $one } and { $other } of { $of }
yah-pieces-keeper = Keeper
yah-pieces-beater = { $count ->
    [one] { $count } beater
   *[other] { $count } beaters
}
yah-pieces-chaser = { $count ->
    [one] { $count } chaser
   *[other] { $count } chasers
}
yah-actions-title = Actions
yah-shot = The shot
yah-shot-rule = higher than the keeper scores
yah-shot-no-keeper = the keeper is out
yah-shot-goal = Goal, { $one } to { $other }
yah-shot-wins = Goal, { $one } to { $other }: round 1 is won
yah-shot-saved = Saved: the keeper has the quaffle
yah-shot-likely = { $likely ->
    [sure] a sure goal
    [likely] likely a goal
   *[unlikely] less likely a goal than not
}
yah-percent = { $number } %
yah-quidditch-cards = Quidditch cards
yah-quidditch-cards-when = one a turn, in round 2

## The table in words

yah-where-figures = Here stands: { $figures }
yah-where-tokens = Here lies: { $tokens }
yah-text-table = The table
yah-text-round = Round { $round }.
yah-text-return = { $count ->
    [one] { $count } horcrux destroyed.
   *[other] { $count } horcruxes destroyed.
}
yah-text-mover = { $figure } has the turn.
yah-text-reach = Where your move may end
yah-text-fight = A fight
yah-text-fighters = { $figure } against { $rival }.
yah-text-opponent = { $rival }: { $hp } health.
yah-text-dice = The last attack dice: { $dice }.
yah-text-seekers = The seekers: { $first } and { $second }.
yah-text-at = Stands here: { $space }.
yah-text-stocks = Points { $points }, health { $hp }, Floo powder { $floo }, Portkeys { $portkeys }.
yah-text-objects = Objects: { $things }.
yah-text-cards = Cards: { $things }.
yah-text-missions = Missions: { $things }.
yah-text-done = Missions done: { $things }.
yah-text-stands = { $figure }: { $space }.

## The end

yah-headline-year = { $count ->
    [one] { $player } wins the House Cup
   *[other] { $player } share the House Cup
}
yah-headline-voldemort-returns = { $count ->
    [one] { $player } wins
   *[other] { $player } win
}
yah-headline-match = { $count ->
    [one] { $player } wins the match
   *[other] { $player } win the match
}
yah-headline-lost = The game is lost
yah-caption = The castle, round { $round }.
yah-remark = { $count ->
    [one] { $count } mission done
   *[other] { $count } missions done
}
yah-foot = { $count ->
    [one] { $player } wins
   *[other] { $player } win
}
yah-foot-lost = Nobody wins

## The tutorial

tutor-year-at-hogwarts-done = That was a whole turn, and your first mission. Collect what your missions name, do them before the others, and sit exams on the way: the year ends when somebody has done a mission and has more than 210 points. Try Ben’s turn, or set up a table.
tutor-year-at-hogwarts-tutorial-1 = You race for the House Cup. Your missions are secret: each names a space and the objects that you must bring. The Devil’s Snare waits in Herbology, and asks for the Deluminator. Roll for your move.
tutor-year-at-hogwarts-tutorial-2 = Six steps, all of which you must walk, along footprints and never through walls. The spaces that you reach are lit. Herbology lies three steps on: go towards it.
tutor-year-at-hogwarts-tutorial-3 = The Deluminator lies on the next space, on your way. Go on.
tutor-year-at-hogwarts-tutorial-4 = You may pick up two tokens in a turn; one that your missions ask for must be taken. Take the Deluminator.
tutor-year-at-hogwarts-tutorial-5 = Now you have all that the mission asks for. Go into Herbology.
tutor-year-at-hogwarts-tutorial-6 = Three steps are left. A move may end early on a tower, in a classroom whose book you hold, or where you can attempt a mission, as here. Stop.
tutor-year-at-hogwarts-tutorial-7 = First comes the mission, then what the space itself brings. Attempt it.
tutor-year-at-hogwarts-tutorial-8 = The Snare has 5 health and resistance 3; Harry lowers it by one. Each die that shows at least 2 costs it 1. Or you play a card: five in a fight at most. Attack with your four dice.
tutor-year-at-hogwarts-tutorial-9 = Two dice hit: 3 health are left. But it strikes after every attack with dice, and takes 2 from you. A defence card could stop that; you have none. Let it strike.
tutor-year-at-hogwarts-tutorial-10 = Confringo costs an opponent 3 health, and the Snare does not strike at spells. Play it.
tutor-year-at-hogwarts-tutorial-11 = Done: 50 points for your house. What you used goes to a memorable place, where others may find it by Floo powder. Choose Hog’s Head.
tutor-year-at-hogwarts-tutorial-12 = Now the classroom: with a book of its subject you sit an exam, and it gives you two potions besides. Sit the exam.
