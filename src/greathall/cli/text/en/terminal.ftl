### What the command says of itself, in the terminal.

## Commands

player = Player { $number }
bot = Bot { $number }
seats = seats
editions = editions
no-such-clause = there is no clause { $clause }; the sections are 1 to { $last }, a clause is written like 3.4
nothing-found = No clause has the words { $words }.
no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
verified-chain = The chain holds: { $entries } entries, each linked to all before it.
verified-story = { $taken ->
    [0] The story holds: { $choices } choices, each allowed when it was made.
    [one] The story holds: { $choices } choices, each allowed when it was made, and 1 take-back.
   *[other] The story holds: { $choices } choices, each allowed when it was made, and { $taken } take-backs.
}
verified-key = The commitment holds: the key is the one whose hash was given before the game.
verified-outcomes = Every outcome holds: { $outcomes } follow from the key ({ $each }).
verified-over = The game is over.
verified-running = The game is not over: the key is published, so nobody should play on with it.
scenario-holds = holds { $file }
scenario-fails = FAILS { $file }
scenarios = { $count ->
    [0] There is no scenario there.
    [one] { $wrong ->
        [0] 1 scenario, and it holds.
       *[other] 1 scenario, and it fails.
    }
   *[other] { $wrong ->
        [0] { $count } scenarios, all hold.
       *[other] { $count } scenarios, { $wrong } fail.
    }
}
taken-back = { $players } took back what was done after entry { $entry }.

## Playing

ask-seats = How many players, { $least } to { $most }? [{ $default }]
ask-names = { $count ->
    [one] Your name? [Player 1]
   *[other] Your names, with commas between them? [Player 1, Player 2…]
}
forced = Only one thing is possible: { $choice }.
others-could = { $players } could use a spell token now: type i.
hint = Hint: { $choice }. { $reason }
which = Which one?
no-such-option = There is no option { $number }; the last one is { $last }.
not-understood = “{ $typed }” is nothing that can be done here. Type a number, some words of an option, or h for help.
not-allowed = Not allowed: { $choice }. { $clause }: { $text }
nobody-could = Nobody else can do anything now.
interject-which = Which one? Enter for none:
no-undo = Nothing can be taken back: undo goes to the last roll or draw, and to nobody else’s choice.
undone = The last choice is taken back.
nothing-called = No card, option or clause is called “{ $what }”.
no-clause = There is no clause { $clause }.
explain-more = ? and the number of an option: its rule. ? and a name: that card. ? 4.3: that clause.
save-where = Which file? Type s and its name.
saved = Saved in { $file }.
not-saved = Not saved in { $file }: { $reason }.
save-before-leaving = Save the game in which file? Enter leaves without saving:
loaded = The game from { $file } goes on.
interrupted = Interrupted: you leave the table.
input-ended = The input has ended: you leave the table.
no-key = the game is not over and its key is not in the record, so it can be replayed but not played on
all-win = You all win.
all-lose = You all lose.
some-win = The game goes to { $players }.
dice-checked = Checked: { $outcomes } outcomes of chance follow from the key whose hash was given before the game.

## Help: what is typed, an equals sign, what it does

help-number = 3 = play option 3; Enter plays the only one, or shows the options again
help-words = roll, dolohov = play an option by some of its words, as far as they are clear
help-question = ? = what you are asked, and its rule
help-option = ? 3 = the rule behind option 3
help-card = ? luna, ? 4.3 = a card in full, a clause
help-i = i = interject: what the others could do now, out of turn
help-a = a = advice: what a good player would do
help-t = t = the whole table, with the texts of all cards
help-l = l = the log of the whole game
help-u = u = undo, back to the last roll
help-s = s FILE = save the game
help-q = q = quit
help-h = h = this help
