### The end of a game.

result-edition = Special edition
result-won = Won on turn { $turn }
result-lost = Lost on turn { $turn }
result-ended = Ended on turn { $turn }
result-after = { $minutes ->
    [one] after 1 minute
   *[other] after { $minutes } minutes
}
result-why-won = Why it is won
result-why-lost = Why it is lost
result-why-ended = How it ended
result-who = Who did what
result-most = Underlined: the most at this table.
der-deeds-of = Abilities and tokens count for who used them.
result-together = { $won ->
    [0] Lost together
   *[other] Won together
}
result-turning = Turning point: turn { $turn }
result-look = Look again
result-lobby = Lobby
result-save = Save the record
result-replay = Replay
result-what-if = What if?
result-rematch = Rematch
result-board = See the table
result-of = of { $of }

deed-player = Player
deed-dice = dice placed
deed-wizards = wizards won
deed-dealt = damage dealt
deed-healed = damage healed
deed-spells = spells cast
deed-fights = fights won
deed-trophies = trophies
deed-cast = Spells cast
deed-galleons = Galleons gained
deed-missions = missions done
deed-exams = exams sat
deed-objects = objects taken
deed-goals = goals
deed-lives = Lives lost

## Death Eaters Rising

der-headline = { ID($clause) ->
    [der-8-1] { ID($location) ->
        [ministry-of-magic] Voldemort falls at the Ministry
        [diagon-alley] Voldemort falls in Diagon Alley
        [hogsmeade] Voldemort falls in Hogsmeade
       *[other] Voldemort has fallen
    }
    [der-8-2] The Hospital Wing is full
    [der-8-3] { $player } stands alone
    [der-8-4] The fourth place has fallen
    [der-8-5] { ID($location) ->
        [ministry-of-magic] The Ministry has fallen
        [diagon-alley] Diagon Alley has fallen
        [hogsmeade] Hogsmeade has fallen
       *[other] A location has fallen
    }
   *[other] The game is over
}
der-caption = Voldemort at the end, turn { $turn }: { $location }.
der-reason-damage = Damage to Voldemort
der-reason-places = Corrupted places
der-reason-hospital = Hospital Wing
der-reason-team = Smallest team
der-reason-location = A lost location
der-remark-damage = { $reached ->
    [0] { $of } would have won
   *[other] { $of } were asked
}
der-remark-places = { $reached ->
    [0] { $of } would have lost the game
   *[other] { $of } lose the game
}
der-remark-hospital = { $reached ->
    [0] { $of } would have lost the game
   *[other] { $of } lose the game
}
der-remark-team = { $reached ->
    [0] { $player }; none would have lost the game
   *[other] { $player } has no wizard left
}
der-remark-location = { $of } corruption on the location itself
