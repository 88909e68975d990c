### Texts of cards, made from their effects: labels, a colon, and what is done ($does). Capitals come by themselves.
### $person is who does it: "you" are told it as an order, others by $who. Names of cards and places stand in the nominative.

## The frame of a sentence

full-stop = { $words }.
labelled = { $labels }: { $does }
noted = { $does } ({ $notes })
for-a = for { $what }
if-you-like = if you like
effect-name = { $card } ({ $does })
list-either = { $first }; or { $second }
list-rows = { $first }; { $second }
row = { $from }–{ $to }: { $does }
row-one = { $from }: { $does }
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

when-duel-won = after a duel won
when-revealed = when revealed
when-strike = strike
when-attack-hit = after an attack that hits
instead = instead of { $step }
at-turn-start = at the beginning of your turn
at-movement-rolled = after your roll for the move
at-tower = on a tower
at-attack-roll = before an attack roll
at-attack-rolled = after an attack roll
at-fight = in a fight
at-horcrux-rolled = after the roll for a horcrux
at-turn-end = at the end of your turn
at-quidditch-card = { ID($person) ->
    [you] when you play a Quidditch card
   *[other] when { $who } plays a Quidditch card
}
once-a-turn = once a turn
once-a-fight = once a fight
once-a-game = once a game
for-fight = this fight
for-round = for the next attack
for-roll = for the next roll
for-turn = this turn
for-next-turn = next turn

## Conditions

if-at = { $place }
whose-at = { $place }
so-many-held = { $at-least ->
    [-1] { $at-most ->
        [0] no { $what }
       *[other] at most { $counted }
    }
   *[other] at least { $counted }
}
if-has = if you have { so-many-held }
whose-has = with { so-many-held }
if-of-house = if you are of { $house }
whose-of-house = of { $house }
if-concerns = { $means }
if-attacked = if you attacked { $with }
if-die-shows = for each die of { $at-least } or more
if-missed = if the attack missed
if-round = { $at-least ->
    [-1] { $at-most ->
        [1] in round 1
       *[other] up to round { $at-most }
    }
   *[other] from round { $at-least }
}
if-behind = if your seeker is behind

## Whom

who-itself = the opponent
who-opponent = the opponent
who-each = everyone
who-each-other = everyone else
who-any = a player of your choice
who-right = the player to your right
who-leader = whoever has most points
who-last = whoever has fewest points
who-any-death-eater = a Death Eater of your choice
such = { $who } { $that }

## Totals and permissions

whose-total = { ID($person) ->
    [you] { $question }
   *[other] { $who }’s { $question }
}
add = { whose-total } { $signed }
set = { whose-total } = { $amount }
total-movement-dice = dice for the move
total-steps = steps
total-pick-ups = tokens picked up in a turn
total-cards-drawn = cards drawn
total-cards-offered = cards to choose from
total-exam-points = points for each book in an exam
total-attack-dice = attack dice
total-resistance = resistance
total-damage = damage
damage-by = damage { $with }
total-card-limit = cards in a fight
total-seeker-dice = seeker dice
allow-stopping = you may stop where you like
allow-stopping-such = you may stop { $place }
allow-passing = you may pass players without a fight
allow-revisiting = you may enter spaces twice
allow-attacking-first = you may attack first
forbid-stopping = { ID($person) ->
    [you] you may not stop early
   *[other] { $who } may not stop early
}
forbid-stopping-such = { ID($person) ->
    [you] you may not stop { $place }
   *[other] { $who } may not stop { $place }
}
forbid-journeying = { ID($person) ->
    [you] do not travel by Floo, Portkey or Buckbeak
    [each] nobody travels by Floo, Portkey or Buckbeak
   *[other] { $who } does not travel by Floo, Portkey or Buckbeak
}
forbid-playing = { ID($person) ->
    [you] play no cards
   *[other] { $who } plays no cards
}
forbid-playing-such = { ID($person) ->
    [you] play no { $all }
   *[other] { $who } plays no { $all }
}
forbid-fleeing = { ID($person) ->
    [you] do not flee
   *[other] { $who } cannot flee
}
forbid-healing = { ID($person) ->
    [you] gain no health
   *[other] { $who } gains no health
}

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
verb-gain = { ID($person) ->
    [you] gain
   *[other] { $who } gains
} { ID($per) ->
    [number-shown] as much health as the space shows
   *[other] { $what }{ per-each }
}
verb-lose = { ID($person) ->
    [you] lose
   *[other] { $who } loses
} { $what }{ per-each }{ ID($unseen) ->
    [yes] { " at random" }
   *[no] { "" }
}
cards-of-deck = { ID($deck) ->
    [spell] { $amount ->
        [one] 1 spell
       *[other] { $amount } spells
    }
    [potion] { $amount ->
        [one] 1 potion
       *[other] { $amount } potions
    }
    [book] { $amount ->
        [one] 1 book
       *[other] { $amount } books
    }
    [behaviour] { $amount ->
        [one] 1 behaviour card
       *[other] { $amount } behaviour cards
    }
    [event] { $amount ->
        [one] 1 event
       *[other] { $amount } events
    }
   *[quidditch] { $amount ->
        [one] 1 Quidditch card
       *[other] { $amount } Quidditch cards
    }
}
verb-draw = { ID($person) ->
    [you] draw
   *[other] { $who } draws
} { cards-of-deck }
verb-fetch = { ID($person) ->
    [you] choose
   *[other] { $who } chooses
} a { ID($deck) ->
    [spell] spell
   *[potion] potion
} from the deck
verb-take = { ID($person) ->
    [you] take
   *[other] { $who } takes
} { ID($what) ->
    [object] an object
   *[card] { ID($seen) ->
        [yes] a chosen card
       *[no] a card at random
    }
} from { ID($from) ->
    [right] the player to the right
   *[any] a player of your choice
}
verb-pick-up = { ID($person) ->
    [you] take an object that lies { $on }
   *[other] { $who } takes an object that lies { $on }
}
verb-lay-down = { ID($person) ->
    [you] lay an object down { $on }
   *[other] { $who } lays an object down { $on }
}
verb-swap = offer any player a swap of one object each
verb-move-to = { ID($person) ->
    [you] go { $to }
   *[other] { $who } goes { $to }
}
verb-journey = { ID($person) ->
    [you] travel { $to }; you are back at the end of the turn
   *[other] { $who } travels { $to } and is back at the end of the turn
}
verb-flee = flee { $steps } { $steps ->
    [one] space
   *[other] spaces
}
verb-re-roll = { ID($person) ->
    [you] roll
   *[other] { $who } rolls
} { ID($dice) ->
    [all] all dice
    [failures] the dice that missed
   *[successes] the dice that hit
} again
verb-roll = { ID($person) ->
    [you] roll a die
   *[other] { $who } rolls a die
}. { $list }
verb-choose = { ID($person) ->
    [you] choose
   *[other] { $who } chooses
}: { $list }
verb-begin = { $list }
verb-cancel = { ID($what) ->
    [quidditch-card] that card does nothing
   *[attack] { ID($person) ->
        [you] your
       *[other] { $who }’s
    } { $amount ->
        [one] next attack is lost
       *[other] next { $amount } attacks are lost
    }
}
verb-another-turn = { ID($person) ->
    [you] take another turn
   *[other] { $who } takes another turn
}
verb-miss-turn = { ID($person) ->
    [you] miss your next turn
   *[other] { $who } misses the next turn
}
verb-sit-exams = sit an exam with books of its subject
verb-start-duel = fight a duel
verb-play-match = challenge any player to a Quidditch match
verb-fly = { ID($person) ->
    [you] your seeker flies
   *[other] { $who }’s seeker flies
} { $dice ->
    [0] { $squares } { $squares ->
        [one] square
       *[other] squares
    } { ID($way) ->
        [back] back
       *[on] on
    }
   *[other] as far as a die shows
}

## Spaces

place-on = on { $place }
place-to = to { $place }
place-space = { $space }
place-besides = { $place } (not { $besides })
place-own-common-room = the common room of one’s own house
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
