### The table in the terminal, and what cards are.

table-set-up = Set-up
table-turn = Turn { $number }
table-has-turn = { $player } has the turn
table-advantage = Advantage:
table-voldemort = Lord Voldemort
table-outer-deck = London’s deck
table-middle-deck = Deck of the grounds
table-spell-deck = Spell deck
table-insignia = Insignia left
table-fate = Fate
table-galleons = Galleons
table-life = Life
table-objects = Objects
table-allies = Allies
table-spells = Spells
table-trophies = Trophies
table-fight = Fight
table-no-character = no character yet
table-unseen = { $number } unseen
table-galleons-lying = { $number ->
    [one] { $number } Galleon
   *[other] { $number } Galleons
}
table-ferret = { $number ->
    [one] Ferret for { $number } turn
   *[other] Ferret for { $number } turns
}
table-lost-turns = { $number ->
    [one] loses { $number } turn
   *[other] loses { $number } turns
}
table-turned-back = turned back
table-may-cross = may cross
table-in-hospital = in hospital
table-rolls-movement = { $number ->
    [one] Movement: { $number } die rolled
   *[other] Movement: { $number } dice rolled
}, { $average } on average (3.50 expected).
table-rolls-voldemort = { $number ->
    [one] Voldemort’s moves: { $number } die rolled
   *[other] Voldemort’s moves: { $number } dice rolled
}, { $average } on average (3.50 expected).
table-rolls-attack = { $number ->
    [one] Attacks: { $number } die rolled
   *[other] Attacks: { $number } dice rolled
}, { $average } on average (3.50 expected).
table-rolls-foe = { $number ->
    [one] Attacks of foes: { $number } die rolled
   *[other] Attacks of foes: { $number } dice rolled
}, { $average } on average (3.50 expected).

source-rulebook = as the rulebook shows it
source-public = as public sources tell it
source-reconstruction = a reconstruction, not the printed card
source-box = as the owner of the box typed it in

kind-space = Space
kind-enemy = Enemy
kind-event = Event
kind-observer = Observer
kind-place = Place
kind-object = Object
kind-dual = Ally or Enemy
kind-spell = Spell
kind-equipment = Equipment
kind-insignia = Insignia
kind-character = Character
kind-task = Task
kind-voldemort = The Dark Lord
kind-ferret = Ferret card
