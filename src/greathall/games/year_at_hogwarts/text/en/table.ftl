### The table in the terminal, and what cards are.

table-mode-year = A Year at Hogwarts
table-mode-voldemort-returns = Voldemort Returns
table-mode-match = A Quidditch match
table-length-quick = quick
table-length-classic = classic
table-length-long = long
table-variant-underage = underage wizards
table-variant-qualified = qualified wizards
table-variant-team = teams
table-round = Round { $number }
table-last-round = last round
table-has-turn = { $player } has the turn
table-steps = Steps left: { $number }
table-floo-left = Floo powder left
table-portkeys-left = Portkeys left
table-returned = Voldemort has returned
table-not-returned = Voldemort has not returned yet
table-destroyed = destroyed: { $names }
table-board-main = Hogwarts
table-board-diagon-alley = Diagon Alley
table-board-places = Memorable places
table-nameless = { $name } no. { $number }
table-in-reach = The move may end, by the next step, on
table-fight = Fight
table-fight-round = round { $number }
table-with-hp = { $name } ({ $number } HP)
table-death-eaters = Death Eaters
table-no-board = no board yet
table-hp = HP
table-attack-dice = Attack dice
table-resistance = Resistance
table-points = Points
table-floo = Floo powder
table-portkeys = Portkeys
table-objects = Objects { $number }/6
table-done = Missions done
table-unseen = { $number } unseen
table-mission = { $name } ({ $points }; { $place }; { $objects })
table-waits = waits for the team
table-turns-to-miss = { $number ->
    [one] misses { $number } turn
   *[other] misses { $number } turns
}
table-on-journey = on a journey
table-match = Match, round { $number }
table-actions = Actions left: { $number }
table-goals = goals { $number }
table-lap = lap { $number }/{ $lap }
table-piece-keeper = K
table-piece-beater = B
table-piece-chaser = C
table-piece-seeker = S
table-rolls-movement = { $number ->
    [one] Moves: { $number } die rolled
   *[other] Moves: { $number } dice rolled
}, { $average } on average (3.50 expected).
table-rolls-attack = { $number ->
    [one] Attacks: { $number } die rolled
   *[other] Attacks: { $number } dice rolled
}, { $average } on average (3.50 expected).
table-rolls-match = { $number ->
    [one] Actions in matches: { $number } die rolled
   *[other] Actions in matches: { $number } dice rolled
}, { $average } on average (3.50 expected).
table-rolls-seeker = { $number ->
    [one] Seekers: { $number } die rolled
   *[other] Seekers: { $number } dice rolled
}, { $average } on average (3.50 expected).

source-rulebook = as the rulebook shows it
source-public = as public sources tell it
source-reconstruction = a reconstruction, not the printed card
source-box = as the owner of the box typed it in

kind-board = Player board
kind-space = Space
kind-mission = Mission
kind-object = Object
kind-spell = Spell
kind-potion = Potion
kind-book = Book
kind-behaviour = Behaviour card
kind-event = Event
kind-quidditch = Quidditch card
kind-fight = Fight card
kind-duel = Duel card
