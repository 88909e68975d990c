### Texts of cards, made from their effects: labels, a colon, and what is done ($does). Capitals come by themselves.
### Names of cards and places stand in the nominative.

## The frame of a sentence

full-stop = { $words }.
labelled = { $labels }: { $does }
noted = { $does } ({ $notes })
cost = for 1 { $what }: { $does }
for-a = for 1 { $what }
if-you-like = if you like
effect-name = { $card } ({ $does })
list-either = { $first }; or { $second }
list-rows = { $first }; { $second }
row = { $from }–{ $to } { $does }
row-one = { $from } { $does }
nothing-happens = nothing
head-movement = Moving: { $words }
head-fight = Fighting: { $words }

## What stands on the cards

facts-board = { $attack-dice } attack dice, resistance { $resistance }, { $hp } health.
facts-mission = { $points } points. Place: { $place }. Objects: { $objects }. Cards of qualified wizards: { $needs }.
facts-fight = { $hp } health, resistance { $resistance }. First attack: { ID($first) ->
    [player] you
   *[figure] the opponent
}.
facts-duel = { $hp } health, resistance { $resistance }. First attack: { ID($first) ->
    [player] you
   *[figure] the opponent
}.
facts-book = { $subject }: an exam worth { $points } points.
facts-object = For missions.
needed = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
kind-attack = an attack card
kind-defence = a defence card
kind-turn = a card for a turn
kind-fetch = a card that fetches
map-name = The Marauder’s Map
pitch-name = The Quidditch pitch

## When

when-duel-won = duel won
when-revealed = when revealed
when-strike = strike
when-attack-hit = after an attack that hits
instead = instead of { $step }
once-a-turn = once a turn
once-a-fight = once a fight
once-a-game = once a game
for-fight = this fight
for-round = for the next attack
for-turn = this turn
for-next-turn = next turn

## Conditions

if-at = { $place }
if-has = { $at-least ->
    [-1] { $at-most ->
        [0] no { $what }
       *[other] at most { $counted }
    }
   *[other] at least { $counted }
}
if-of-house = { $house }
if-concerns = { $means }
if-die-shows = for each die of { $at-least } or more
if-missed = when the attack missed
if-round = { $at-least ->
    [-1] { $at-most ->
        [1] round 1
       *[other] up to round { $at-most }
    }
   *[other] from round { $at-least }
}
if-behind = if your seeker is behind

## Whom

who-itself = the opponent
who-opponent = opponent
who-each = everyone
who-each-other = everyone else
who-any = a player of your choice
who-right = the player to your right
who-leader = whoever has most points
who-last = whoever has fewest points
who-any-death-eater = a Death Eater of your choice

## Totals and permissions

add = { $question } { $signed }
set = { $question } { $amount }
total-movement-dice = dice for the move
total-steps = steps
total-pick-ups = tokens picked up in a turn
total-cards-drawn = cards of such spaces
total-cards-offered = cards to choose from
total-exam-points = points of an exam
total-attack-dice = attack dice
total-resistance = resistance
total-damage = damage
total-card-limit = cards in a fight
total-seeker-dice = dice of the seeker
allow-stopping = you may stop there
allow-passing = players may be passed without a fight
allow-revisiting = spaces may be entered twice
allow-attacking-first = you may attack first
forbid-journeying = no journeys by Floo, Portkey or Buckbeak
forbid-playing = such cards cannot be played
forbid-fleeing = no fleeing
forbid-healing = no health is gained

## Verbs

counted-hp = { $amount } health
counted-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
counted-floo = { $amount ->
    [one] { $amount } Floo powder
   *[other] { $amount } Floo powders
}
counted-portkey = { $amount ->
    [one] { $amount } Portkey
   *[other] { $amount } Portkeys
}
counted-object = { $amount ->
    [one] { $amount } object
   *[other] { $amount } objects
}
counted-card = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
counted-spell = { $amount ->
    [one] { $amount } spell
   *[other] { $amount } spells
}
counted-potion = { $amount ->
    [one] { $amount } potion
   *[other] { $amount } potions
}
counted-book = { $amount ->
    [one] { $amount } book
   *[other] { $amount } books
}
per-each = { ID($per) ->
    [none] { "" }
    [number-shown] { "" }
    [ones] { " " }for each 1 rolled
    [failures] { " " }for each die that missed
    [rounds] { " " }for each round so far
   *[books] { " " }for each book
}
verb-gain = { ID($per) ->
    [number-shown] + health as shown
   *[other] +{ $what }{ per-each }
}
verb-lose = −{ $what }{ per-each }{ ID($unseen) ->
    [yes] { ", unseen" }
   *[no] { "" }
}
verb-draw = draw { $amount } { ID($deck) ->
    [spell] { $amount ->
        [one] spell
       *[other] spells
    }
    [potion] { $amount ->
        [one] potion
       *[other] potions
    }
    [book] { $amount ->
        [one] book
       *[other] books
    }
    [behaviour] behaviour card
    [event] event
   *[quidditch] Quidditch card
}
verb-fetch = take a { ID($deck) ->
    [spell] spell
   *[potion] potion
} of your choice from the deck
verb-take = take { ID($what) ->
    [object] an object
   *[card] a card
} from { ID($from) ->
    [right] the player to the right
   *[any] a player of your choice
}{ ID($seen) ->
    [yes] { ", seen" }
   *[no] { "" }
}
verb-pick-up = take an object that lies there: { $place }
verb-lay-down = lay an object down: { $place }
verb-swap = offer any player a swap of one object each
verb-move-to = move to: { $place }
verb-journey = a journey, back at the end of the turn: { $place }
verb-flee = flee { $steps } spaces
verb-re-roll = roll { ID($dice) ->
    [all] all dice
    [failures] the dice that missed
   *[successes] the dice that hit
} again
verb-roll = a die: { $list }
verb-choose = choose: { $list }
verb-begin = { $list }
verb-cancel = { ID($what) ->
    [quidditch-card] the card does nothing
   *[attack] { $amount ->
        [one] next attack lost
       *[other] next { $amount } attacks lost
    }
}
verb-another-turn = another turn
verb-miss-turn = the next turn is missed
verb-sit-exams = exams with fitting books
verb-start-duel = a duel
verb-play-match = a Quidditch match
verb-fly = { $dice ->
    [0] seeker { $signed }
   *[other] seeker + a die
}

## Spaces

place-besides = { $place } (not { $besides })
place-own-common-room = the own common room
place-of-pawn = where your pawn stands
place-named-main = a named space of the main board
place-named-diagon-alley = a named space of Diagon Alley
place-named-places = a memorable place
place-board-main = the main board
place-board-diagon-alley = Diagon Alley
place-board-places = the memorable places
place-kind-plain = a corridor
place-kind-spell = a spell space
place-kind-potion = a potion space
place-kind-book = a book space
place-kind-behaviour = a behaviour space
place-kind-event = an event space
place-kind-duel = a duel space
place-kind-hp = a health space
place-kind-tower = a tower
place-kind-classroom = a classroom
place-kind-common-room = a common room
place-kind-great-hall = the Great Hall
place-kind-bridge = a bridge
place-kind-named = a named space
