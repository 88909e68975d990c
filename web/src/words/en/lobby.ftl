### The lobby.

title-turn = Your turn · { $what }
lobby-motto = Three tabletop games for friends and bots
ear-account = No account needed
ear-link = Send a link, take a seat, play.
ear-faction = Playing as { $faction }.
ear-name = Choose a name
nameless = Newcomer
change = Change

lobby-turns = Your turn
lobby-tables = Tables
lobby-mine = My tables
lobby-forming = Tables forming
lobby-none = None is listed now. Set one up, and send its link.
lobby-invited = Invited?
lobby-code = Table code
lobby-join = Join
lobby-results = Results
lobby-record = Open a saved record
lobby-setup = Set up a table
lobby-bots = Play at once with bots
lobby-not-yet = Still at the printer’s

item-turn = Your turn at { $table }
item-won = Won on turn { $turn }
item-lost = Lost on turn { $turn }
item-with = { $game }, with { $names }
item-forming = { $game }, { $free ->
    [0] all seats taken
    [one] one seat free
   *[other] { $free } seats free
}
item-playing = { $game }, { $turn ->
    [0] just begun
   *[other] turn { $turn }
}
item-go-turn = Return
item-go-mine = Open
item-go-forming = Sit down
item-go-watched = Watch
item-go-finished = Replay

person-title = Who are you?
person-name = Name at the table
person-faction = Favourite side
person-stored = Both are stored with this browser’s cookie, and shown to those you play with.

notice-short = An unofficial fan project, connected with no publisher or rights holder. All pictures are our own.
about = About
day-edition = Day edition
night-edition = Night edition
