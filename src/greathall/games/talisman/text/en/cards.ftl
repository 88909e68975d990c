### Texts of cards, made from their effects: labels, a colon, and what is done ($does). Capitals come by themselves.
### $whom is whom a sentence strikes, by its word; $who are the words for it, $that what must be true of them. Names of cards stand in the nominative.
### What stands inside another sentence has brackets of its own ($inside). A message that begins with "brief-" is said in
### its place where there is little room.

full-stop = { $words }.
labelled = { $labels }: { $does }
brief-labelled = { $does } ({ $labels })
noted = { $does } ({ $notes })
paid = { $cost } and { $does }
paid-for = { $cost }: { $does }
if-you-like = if you like, { $does }
brief-if-you-like = { $does }
both-sides = { $own } { ID($side) ->
    [order] For the Order: { $other }
   *[death-eaters] For Death Eaters: { $other }
}
effect-name = { $card } ({ $does })
list-either = { $first }; or { $second }
list-rows = { $first }; { $second }
row = { $from }–{ $to }: { $does }
row-one = { $from }: { $does }
row-up = { $from } or more: { $does }
nothing-happens = nothing

## When

moment-when-now = { "" }
moment-when-encountered = { "" }
moment-when-passage-tried = to go beyond
moment-when-taken = when you take this card
moment-when-able = as soon as you can
moment-when-turn-begun = when your turn begins
moment-when-movement-rolled = on your movement roll
moment-when-fight-won = when you win a fight{ $fight }
moment-when-fight-lost = when you lose a fight{ $fight }
moment-when-fight-drawn = after a draw{ $fight }
moment-when-life-lost = when you lose a Life
moment-when-last-spell-cast = when you have cast your last Spell
moment-when-voldemort-moved = when Voldemort has moved
moment-instead-movement-roll = instead of your movement roll
moment-instead-movement = instead of your move
moment-instead-passage-test = instead of the test of the barrier or the Gates
moment-instead-card-draw = instead of drawing cards
moment-instead-life-loss = instead of losing a Life
moment-instead-death = instead of dying
moment-instead-turn-loss = instead of losing a turn
moment-instead-drawn-fight = instead of a draw{ $fight }
moment-instead-spoils = instead of the spoils
moment-window-any-time = at any time
moment-window-own-turn = in your turn
moment-window-before-move = before your move
moment-window-movement-rolled = after your movement roll
moment-window-die-rolled = after a roll that a card or space asks of you
moment-window-meeting = instead of attacking a character
moment-window-evading = before a fight{ $fight }
moment-window-before-attack-roll = before the attack roll{ $fight }
moment-window-attack-rolled = after the attack roll{ $fight }
moment-window-spell-cast = in answer to a Spell
moment-window-life-loss = when you are about to lose a Life{ ID($fought) ->
    [no] { "" }
   *[other] { " " }in a fight{ $fight }
}
moment-window-turn-end = at the end of your turn
for-fight = for this fight
for-turn = this turn
for-until-your-next-turn = until your next turn
once-a-fight = once a fight
once-a-turn = once a turn
once-a-game = once a game
cost = { ID($stock) ->
    [this-card] discard this card
    [turn] lose your next turn
    [life] lose { counted }
    [fate] spend { counted }
    [galleon] pay { counted }
   *[other] discard { counted }
}
counted = { $amount ->
    [one] { $amount } { $stock }
   *[other] { $amount } { FORM($stock, case: "many") }
}

## Conditions

if-not = unless { $that }
if-faction = { ID($side) ->
    [order] Order
    [death-eaters] Death Eaters
    [yours] your side
   *[not-yours] the other side
}
if-not-faction = { ID($side) ->
    [order] not the Order
    [death-eaters] not Death Eaters
    [yours] not your side
   *[not-yours] not the other side
}
whose-faction = { ID($side) ->
    [order] of the Order
    [death-eaters] of the Death Eaters
    [yours] (of your side)
   *[not-yours] (of the other side)
}
if-at = { ID($has) ->
    [places] at { $places }
   *[regions] in { $regions }
}
if-not-at = { ID($has) ->
    [places] anywhere but at { $places }
   *[regions] anywhere but in { $regions }
}
whose-at = { if-at }
so-many = { $at-least ->
    [-1] { $at-most ->
        [0] no { FORM($what, case: "many") }
       *[other] at most { $at-most } { FORM($what, case: "many") }
    }
    [one] 1 { $what } or more
   *[other] { $at-least } { FORM($what, case: "many") } or more
}
if-has = if you have { so-many }
if-not-has = unless you have { so-many }
whose-has = with { so-many }
if-has-card = if you have { $cards }
if-not-has-card = unless you have { $cards }
whose-has-card = with { $cards }
if-most = if nobody has more { FORM($what, case: "many") } than you
whose-most = with the most { FORM($what, case: "many") }
if-fighting = in a fight{ $fight }
against = { by-value }{ ID($foes) ->
    [none] { ID($named) ->
        [yes] against { $cards }
       *[no] { ID($side) ->
            [none] { "" }
           *[other] against a foe
        }
    }
    [enemy] against an Enemy
    [character] against a character
    [voldemort] against Voldemort
    [character-enemy] against a character or an Enemy
    [character-voldemort] against a character or Voldemort
    [enemy-voldemort] against an Enemy or Voldemort
   *[other] against any foe
}{ of-side }{ of-worth }{ as-role }
by-value = { ID($by) ->
    [none] { "" }
   *[other] by { $by }{ " " }
}
of-side = { ID($side) ->
    [order] { " " }from the Order
    [death-eaters] { " " }from the Death Eaters
   *[none] { "" }
}
of-worth = { $worth ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }of { $worth } or more
}
as-role = { ID($role) ->
    [attacker] { " " }as the attacker
    [defender] { " " }as the defender
   *[none] { "" }
}
if-rolled = { $at-least ->
    [1] { $at-most ->
        [1] on a { $at-most }
       *[other] on a { $at-most } or less
    }
    [6] on a { $at-least }
   *[other] { $at-most ->
        [6] on a { $at-least } or more
       *[other] on { $at-least } to { $at-most }
    }
}
if-advantage = { ID($side) ->
    [order] while the Order has the Advantage
   *[death-eaters] while the Death Eaters have the Advantage
}
if-aimed-at-you = if it is aimed at you
region-outer = London
region-middle = the grounds
region-inner = the castle
place = { FORM($space, case: "definite") }

## Whom

whom-you = you
whom-them = they
whom-foe = your foe
whom-this-enemy = this foe
whom-fighter = one of the fighters
whom-anyone = one character
whom-one-other = another character
whom-one-other-here = another character here
whom-one-other-in-region = another character in the region
whom-everybody = everybody
whom-everybody-in-region = everybody in the region
subject = { ID($whom) ->
    [you] { "" }
    [them] { "" }
   *[other] { $who }{ " " }
}
of-whom = { ID($whom) ->
    [you] { "" }
    [them] { "" }
   *[other] { $who }:{ " " }
}
somebody = { ID($whom) ->
    [them] they
   *[other] { $who }
}
cannot = { ID($whom) ->
    [everybody] nobody can
    [everybody-in-region] nobody in the region can
   *[other] { somebody } cannot
}
s = { ID($whom) ->
    [you] { "" }
   *[other] s
}

## Standing sentences

change = { ID($verb) ->
    [set] { ID($counted) ->
        [none] is { $amount }
        [magic] equals your Magic
       *[other] equals your Strength
    }
   *[add] { ID($counted) ->
        [magic] plus your Magic
        [strength] plus your Strength
        [allies] +1 for each of your Allies
       *[none] { signed }
    }
}
signed = { $amount ->
    [-1] −1
    [-2] −2
    [-3] −3
    [0] 0
   *[other] +{ $amount }
}
answer-magic = { of-whom }Magic { change }
answer-strength = { of-whom }Strength { change }
answer-attack-score = { of-whom }attack score { change }
answer-movement = { of-whom }movement { change }
answer-passage-score = { of-whom }score at the barrier and the Gates { change }
answer-object-limit = { of-whom }limit of Objects { change }
answer-ally-limit = { of-whom }limit of Allies { change }
answer-spell-limit = { of-whom }limit of Spells { change }
answer-price = { of-whom }price of each thing bought { change }
allow-life-loss = { somebody } can lose Life
allow-evading = { somebody } can evade
allow-attacking = { somebody } can attack characters
allow-being-attacked = { somebody } can be attacked by characters
allow-voldemort-attack = { somebody } can be chosen by Voldemort
allow-being-transmuted = { somebody } can be transmuted
allow-advantage = the Advantage counts for { somebody }
allow-trophy-mixing = { somebody } may add up Magic and Strength on trophies
allow-trophy-trade = { somebody } can trade trophies
allow-abilities = { somebody } can use abilities
allow-using-cards = { somebody } can use Objects and Allies
allow-spell-casting = { somebody } can cast Spells
allow-taking = { somebody } can take things from the space
allow-passage = { somebody } can try the barrier and the Gates
allow-movement-roll = { somebody } can roll for movement
forbid-life-loss = { cannot } lose Life
forbid-evading = { cannot } evade
forbid-attacking = { cannot } attack characters
forbid-being-attacked = { cannot } be attacked by characters
forbid-voldemort-attack = Voldemort does not choose { somebody } while he can choose somebody else
forbid-being-transmuted = { cannot } be transmuted
forbid-advantage = the Advantage does not count for { somebody }
forbid-trophy-mixing = { cannot } add up Magic and Strength on trophies
forbid-trophy-trade = { cannot } trade trophies
forbid-abilities = { cannot } use abilities
forbid-using-cards = { cannot } use Objects or Allies
forbid-spell-casting = { cannot } cast Spells
forbid-taking = { cannot } take anything from the space
forbid-passage = { cannot } try the barrier or the Gates
forbid-movement-roll = { cannot } roll for movement

## Verbs

so-much = { ID($all) ->
    [yes] all { FORM($what, case: "many") }
   *[no] { $amount ->
        [one] { $amount } { $what }
       *[other] { $amount } { FORM($what, case: "many") }
    }
}
verb-do = { ID($whom) ->
    [you] { $list }
    [them] { $list }
    [everybody] { $who }: { $list }
    [everybody-in-region] { $who }: { $list }
   *[other] choose { $who }: { $list }
}
verb-choose = { ID($whom) ->
    [you] choose: { $list }
    [them] by choice: { $list }
   *[other] { $who }, by choice: { $list }
}
brief-verb-choose = { subject }choose{ s }
die = { subject }roll{ s } { $dice ->
    [one] a die
   *[other] { $dice } dice
}{ ID($by) ->
    [none] { "" }
   *[other] { " " }and add{ s } { $by }
}
verb-roll = { ID($inside) ->
    [yes] { die } ({ $list })
   *[no] { die }. { $list }
}
brief-verb-roll = { die }
dice-against = { subject }roll{ s } a die and add{ s } { $by }, against a die and { $value }
verb-contest = { ID($inside) ->
    [yes] { dice-against } (higher: { $won }{ $losses ->
        [0] { "" }
       *[other] ; if not: { $lost }
    })
   *[no] { dice-against }. Higher: { $won }{ $losses ->
        [0] { "" }
       *[other] . If not: { $lost }
    }
}
brief-verb-contest = { dice-against }
combat = { subject }fight{ s } { $enemy }, { $by } { $value }
verb-fight = { combat }{ $wins ->
    [0] { "" }
   *[other] . Won: { $won }
}{ $losses ->
    [0] { "" }
   *[other] . Lost, instead of a Life: { $lost }
}
brief-verb-fight = { combat }
verb-gain = { subject }{ ID($what) ->
    [turn] take{ s } another turn after this one
    [insignia] gain{ s } an Insignia of { ID($whom) ->
        [you] your
       *[other] their
    } choice
   *[other] gain{ s } { so-much }
}
verb-lose = { ID($what) ->
    [this-card] discard this card
    [turn] { subject }lose{ s } { $amount ->
        [one] a turn
       *[other] { $amount } turns
    }
    [spell] { subject }discard{ s } { so-much }
    [object] { subject }discard{ s } { so-much }
    [ally] { subject }discard{ s } { so-much }
    [trophy] { subject }discard{ s } { so-much }
   *[other] { subject }lose{ s } { so-much }
}
verb-heal = { subject }heal{ s } { ID($all) ->
    [yes] all Life
   *[no] { $amount ->
        [one] { $amount } Life
       *[other] { $amount } Lives
    }
}
verb-take = { ID($what) ->
    [spell] { ID($seen) ->
        [yes] look at the Spells of { somebody } and take one
       *[no] take a Spell from { somebody }, unseen
    }
   *[other] take 1 { $what } from { somebody }
}
verb-fetch = { ID($from) ->
    [stacks] take { $cards } from the stacks
    [discards] take an { $what } from the discards
   *[region] take an { $what } that lies in the region
}
ware = { $price ->
    [one] { $card } for { $price } Galleon
   *[other] { $card } for { $price } Galleons
}
verb-sell = { ID($inside) ->
    [yes] buy { $wares }
   *[no] on sale: { $wares }
}
brief-verb-sell = { $kinds ->
    [1] buy { $wares }
   *[other] buy
}
verb-draw = { $amount ->
    [one] draw { $amount } more card
   *[other] draw { $amount } more cards
}
verb-discard = { ID($which) ->
    [foe] discard the Enemy, without a trophy
    [enemy-in-region] discard an Enemy that lies in the region
   *[all-here] discard all cards that lie here
}
verb-put = { ID($which) ->
    [card-in-region] put a card that lies in the region on your space
   *[this-card] { ID($to) ->
        [named] put this card on { $places }
        [neighbour] put this card on a neighbouring space
        [your-space] put this card on your space
       *[region] put this card on another space of the region
    }
}
verb-look = { ID($at) ->
    [spells] look at the Spells of { somebody }
   *[deck] look at the top { $amount ->
        [one] card
       *[other] { $amount } cards
    } of the region’s deck{ ID($and) ->
        [arrange] { " " }and lay them back in any order
        [discard-any] ; you may discard it
       *[put-back] { "" }
    }
}
verb-move = { subject }move{ s } to { ID($to) ->
    [region] any other space of the region
    [neighbour] a neighbouring space
    [facing] the space opposite
    [their-space] their space
   *[named] { $places }
}{ ID($meet) ->
    [no] { " " }without an encounter
   *[yes] { "" }
}
verb-move-voldemort = roll for Voldemort and move him
verb-go-on = go on
verb-turn-back = turn back
verb-reroll = { ID($whom) ->
    [you] re-roll a die
    [them] re-rolls a die
   *[other] { $who } re-rolls a die
}
verb-set-die = { of-whom }a die counts as { $face }
verb-evade = evade
verb-attack = attack { somebody }
verb-end-fight = { ID($outcome) ->
    [won] you win the fight
   *[drawn] the fight is a draw
}
verb-prevent = { ID($window) ->
    [spell-cast] the Spell has no effect
    [life-loss] keep the Life
   *[other] it does not happen
}
verb-redirect = the Spell strikes whoever cast it
verb-turn-advantage = { ID($to) ->
    [order] turn the Advantage to the Order
    [death-eaters] turn the Advantage to the Death Eaters
    [over] turn the Advantage over
   *[choice] turn the Advantage to the side of your choice
}
verb-transmute = { subject }become{ s } a Ferret for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
verb-end-turn = { subject }end{ s } the turn
verb-take-task = roll for a task
verb-complete-task = complete the task and gain an Insignia
verb-win-game = you win the game
