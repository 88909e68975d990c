### Setting up a table.

setup-title = Set up a table
setup-new = New table
setup-draft = draft, not yet open
setup-game = Game
setup-edition = Edition
setup-edition-remark = Every card says whether it is from the rulebook, from public sources, or reconstructed.
setup-options = Options
setup-seats = Seats
setup-count = Number of seats
setup-who = Who may come in
setup-name = Name of the table
setup-nameless = A table without a name
setup-open = Open the table
setup-begin = Begin the game
setup-summary = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $open ->
    [0] all of them taken: the game begins at once.
    [one] one of them open.
   *[other] { $open } of them open.
}

seat-you = you, on this device
seat-host = Host
seat-open = Open
seat-bot = Bot
seat-here = Here
seat-open-remark = for whoever has the link
seat-guest = Guest { $seat }
seat-name = Name on seat { $seat }
seat-level = Level of the bot on seat { $seat }
seat-who = Who has seat { $seat }

off = Off
seconds = { $seconds } s
house-reaction = Time to react
house-reaction-remark = A raised hand holds the game
house-clock = Clock
house-clock-remark = For the whole game
clock-none = None
clock-short = 10 min
clock-long = 30 min
clock-day = Days
house-pace = Pace of bots
house-pace-remark = How long they seem to think
pace-at-once = At once
pace-brisk = Brisk
pace-calm = Calm
house-hints = Hints
house-hints-remark = The move that a strong bot would make, and why
house-door = Door
house-door-remark = The code works once the table is open
house-private = By the link
house-listed = Listed too
house-spectators = Others may watch
house-spectators-remark = They see what is public

table-name-1 = Owl Post
table-name-2 = Third Floor
table-name-3 = Potions, Late
table-name-4 = The Long Ring
table-name-5 = North Tower
table-name-6 = The Boathouse
table-name-7 = Platform Ten
table-name-8 = Kitchen Door
table-name-9 = The Empty Frame
table-name-10 = Moving Staircase
table-name-11 = Greenhouse Four
table-name-12 = Midnight Library
