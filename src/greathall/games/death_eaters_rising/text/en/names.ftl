### Names of what is no card, forms of the names of cards, and phrases that other messages share.
### Forms: definite, in a sentence that means this one; of dice one, many and colour; of colours one-die; of factions wizard, a-wizard, wizards.

## Phrases

nothing = nothing
hidden = something unseen
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
shown-die = { ID($shows) ->
    [none] { FORM($die, case: "one") }
   *[other] { $shows } ({ FORM($die, case: "colour") })
}
ability-of = { ID($target) ->
    [headquarters-1] the first ability of headquarters
    [headquarters-2] the second ability of headquarters
   *[other] the ability of { $target }
}

## Traits, and the sides of dice

trait-knowledge = knowledge
trait-bravery = bravery
trait-loyalty = loyalty
trait-friendship = friendship
face-knowledge = knowledge
face-bravery = bravery
face-loyalty = loyalty
face-friendship = friendship
face-knowledge-2 = double knowledge
face-bravery-2 = double bravery
face-loyalty-2 = double loyalty
face-friendship-2 = double friendship

## Dice

colour-blue = blue
    .one-die = a blue die
colour-purple = purple
    .one-die = a purple die
colour-red = red
    .one-die = a red die
colour-orange = orange
    .one-die = an orange die
die-blue = blue die
    .one = a blue die
    .many = blue dice
    .colour = blue
die-purple = purple die
    .one = a purple die
    .many = purple dice
    .colour = purple
die-red = red die
    .one = a red die
    .many = red dice
    .colour = red
die-orange = orange die
    .one = an orange die
    .many = orange dice
    .colour = orange
direction-clockwise = clockwise
direction-counter-clockwise = counter-clockwise
direction-dark-mark = the Dark Mark

## Factions

faction-hogwarts = Hogwarts
    .definite = Hogwarts
    .short = Hogwarts
    .wizard = Hogwarts wizard
    .a-wizard = a Hogwarts wizard
    .wizards = Hogwarts wizards
faction-order = Order of the Phoenix
    .definite = the Order of the Phoenix
    .short = Order
    .wizard = Order wizard
    .a-wizard = an Order wizard
    .wizards = Order wizards
faction-army = Dumbledore’s Army
    .definite = Dumbledore’s Army
    .short = Army
    .wizard = Army wizard
    .a-wizard = an Army wizard
    .wizards = Army wizards
kin-weasley = Weasley
    .one = a Weasley

## Locations, places, headquarters

location-ministry-of-magic = Ministry of Magic
    .definite = the Ministry of Magic
    .short = Ministry
location-diagon-alley = Diagon Alley
    .definite = Diagon Alley
location-hogsmeade = Hogsmeade
    .definite = Hogsmeade
name-department-of-mysteries =
    .definite = the Department of Mysteries
name-atrium =
    .definite = the Atrium
name-ollivanders =
    .definite = Ollivanders
name-gringotts =
    .definite = Gringotts
name-hogs-head =
    .definite = the Hog’s Head
name-hogsmeade-station =
    .definite = Hogsmeade Station
target-headquarters = headquarters { $number }

## Spell tokens

token-assign-knowledge = assign 1 knowledge
token-assign-bravery = assign 1 bravery
token-assign-loyalty = assign 1 loyalty
token-assign-friendship = assign 1 friendship
token-gain-blue = gain a blue die
token-gain-purple = gain a purple die
token-gain-red = gain a red die
token-gain-orange = gain an orange die
token-cleanse = remove 1 corruption
token-heal = remove 2 damage from a wizard
token-heal-two = remove 1 damage from each of two wizards
token-swap = swap a wizard

## Where the content of a card comes from

source-rulebook = as the rulebook shows it
source-public = as public sources tell it
source-reconstruction = a reconstruction, not the printed card
source-box = as the owner of the box typed it in

## Parts of the table

table-set-up = Set-up
table-turn = Turn { $number }
table-has-turn = { $player } has the turn
table-voldemort = Lord Voldemort
table-hidden = not revealed yet
table-limit = Azkaban allows { $number }
table-hospital = Hospital Wing
table-azkaban = Azkaban
table-corrupted = Corrupted places
table-deck = Deck
table-supply = Token supply
table-this-turn = This turn
table-healing-limited = only one wizard of each team can be healed.
table-tokens-forbidden = nobody may use spell tokens.
table-turning-forbidden = no ability turns or re-rolls dice.
table-on-death-eaters = every Death Eater needs { $number } more { $trait }.
table-on-wizards = every wizard beside a location needs { $number } more { $trait }.
table-voldemort-here = Voldemort
table-mission-of = { $player }
table-no-place = no place stands
table-corruption = corruption
table-beneath = then { $place }
table-nothing-beneath = nothing beneath it
table-gap = nobody
table-death-eater = Death Eater
table-tokens = Spell tokens
table-no-tokens = none
table-used = used
table-pool = Dice
table-discarded = discarded
table-place-of = Place of { FORM($location, case: "definite") }
table-headquarters-of = Headquarters of { FORM($faction, case: "definite") }; dice: { $dice }
table-track = { $number ->
    [one] 1 space for damage
   *[other] { $number } spaces for damage
}
table-to-recruit = To recruit
table-to-damage = To damage
table-side = { $side } { $count } ({ $expected } expected)
table-rolls-voldemort = The Voldemort die, { $number ->
    [one] rolled once
   *[other] rolled { $number } times
}: { $list }.
table-rolls-wizards = Wizard dice, { $number } sides rolled: { $list }; doubled sides { $doubled } ({ $expected } expected).
