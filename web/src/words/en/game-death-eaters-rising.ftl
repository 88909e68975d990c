### The table of Death Eaters Rising: labels, headlines and commands. What the game itself says is in its book.

## The steps of a turn

der-step-travel = Travel
der-step-voldemort = Voldemort
der-step-assign = Roll & assign
der-step-end = End of turn

## Parts of the table

der-faces = faces
der-last-place = the last place left
der-tally = The tally
der-damage = Damage dealt to him
    .more = { $number } win the game
der-places = Corrupted places
    .more = { $number } lose the game
    .short = Places
der-hospital = Hospital Wing
    .more = { $number } wizards lose the game
    .short = Wing
der-azkaban = Azkaban
    .more = his damage can reach this
der-new = New
der-dice = Dice
    .more = { $left } to place, { $placed } placed
der-spells = Spells
    .more = { $count ->
        [0] none yet
        [one] 1 token
       *[other] { $count } tokens
    }
der-team = Team
der-headquarters = Headquarters
    .short = HQ
der-others = Others
der-log = Stop press
    .short = Log
der-locations = Locations
der-used = Used this turn.
der-look = Look at { $name }

## Headlines while something is held, and the sentences beside headlines

der-held-die = Place the { $face } die
    .more = { $count ->
        [0] It fits nowhere here.
        [one] One open slot is marked.
       *[other] { $count } open slots are marked.
    }
der-held-token = Spell: { $token }
    .more = Choose what it is for.
der-casting = Choose a spell token
    .more = It is used at once.
der-discarding = Choose the die to discard
der-following = Choose the die to give up
    .more = Your mission token moves to Voldemort.
der-more-travel = You deal with that location only, this turn.
der-more-roll = Everyone may use spell tokens first.
der-more-assign = { $count ->
    [0] Nothing open takes what you rolled.
    [one] One of your dice fits.
   *[other] { $count } of your dice fit.
}
der-more-end-turn = Everyone may still use spell tokens.
der-more-marked = Choose among those marked.
der-more-wait = { $tokens ->
    [0] You see all that happens here.
   *[other] Your spell tokens are at hand.
}
der-stop-sure = { $count ->
    [one] Really discard the last die?
   *[other] Really discard { $count } dice?
}

## Commands

der-let-go = Put back
der-cast = Cast a spell
der-do-roll = Roll
    .again = Roll again
der-do-discard = Discard die
    .short = Discard
der-do-move-to-voldemort = Follow Voldemort
der-do-stop = Stop rolling
    .sure = Discard and stop
der-do-end-turn = End turn
der-do-use = Use it
der-do-decline = Decline
der-do-take-token = Take a token
der-do-agree = Agree
der-do-reroll = Re-roll

## What a screen reader says

der-card = { $name }, { $kind }. Damage { $damage } of { $track }. { $text }
der-open = Open: { $list }.
der-nothing-open = All symbols are covered.
der-symbols = { $count } { $trait }
der-card-lit = May be chosen.
der-card-held = Chosen.
der-card-far = Out of reach this turn.
der-card-full = Track full: gone at the end of the turn unless healed.
der-card-new = New.
der-card-used = Used this turn.
der-wizard = wizard
der-ability = { $name }, ability { $number }. { $open } { $text }
der-die = { $die }: { $face }
der-die-unrolled = { $die }, not yet rolled
der-token = Spell token: { $token }
der-location = { $name }. { $place }, corruption { $count } of { $track }.
der-mission = The mission token is here.
der-faced = Voldemort is here.
der-seat = { $name }, { $faction }
der-damage-of = { $count } of { $track }

## The tutorial

tutor-death-eaters-rising-done = That was a whole turn. Cho Chang is in your team now, and her ability is yours from your next turn on. Voldemort is beaten when he has five damage: send Death Eaters to Azkaban, for he never has more damage than there are Death Eaters there. Lose no team, and not four places. Try Ben’s turn, or set up a table.
tutor-death-eaters-rising-tutorial-1 = You stand together against Voldemort. Each turn you deal with one location: the three characters beside it, its place, and your own team. Cho Chang can be won in Diagon Alley. Click Diagon Alley to travel there.
tutor-death-eaters-rising-tutorial-2 = Voldemort’s die turned him to the Ministry: he hurt the wizards there, put corruption on the place, and Pettigrew acted. You are not there, so your team was spared. Your headquarters gives you four dice, and Tonks one more because another Order wizard is with her. Roll them.
tutor-death-eaters-rising-tutorial-3 = A die goes to an open symbol that it shows. Cho Chang asks for two books and one pair of rings: two knowledge, one friendship. Choose a die that shows a book, then Cho.
tutor-death-eaters-rising-tutorial-4 = One book is covered. You may assign as many dice from one roll as you like. Give her the second book too.
tutor-death-eaters-rising-tutorial-5 = Friendship is missing. You could use the die that shows it, but you have a spell token for that, and the die may do something else. Use the token on Cho.
tutor-death-eaters-rising-tutorial-6 = All her symbols are covered: she will join you at the end of the turn. Each time you have assigned at least one die, the rest is rolled again. Roll.
tutor-death-eaters-rising-tutorial-7 = A doubled side is worth two symbols. The second ability of your headquarters asks for just these two: it removes corruption from any place. Put the double loyalty there.
tutor-death-eaters-rising-tutorial-8 = All symbols of an ability are covered: use it at once, or decline.
tutor-death-eaters-rising-tutorial-9 = A place with five corruption falls for good, and four fallen places lose the game. The Ministry is in the greatest danger.
tutor-death-eaters-rising-tutorial-10 = Two dice are left, and nothing here needs them badly. You may roll on, or stop; stop now.
tutor-death-eaters-rising-tutorial-11 = Everyone may still use spell tokens. Then end your turn: Cho joins your team, and all her damage is gone.
