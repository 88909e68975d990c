### The waiting room, the invitation, personal links.

waiting-forming = forming
waiting-free = { $free ->
    [one] One seat is still free
   *[other] { $free } seats are still free
}
waiting-unready = { $unready ->
    [one] One player is not ready yet
   *[other] { $unready } players are not ready yet
}
waiting-all = Everyone is here
waiting-for-seat = Waiting for seat { $seat }
waiting-for-seats = Waiting for { $free } seats
waiting-remark = The host begins when all seats are taken.
waiting-close = Close the table
waiting-bots = { $free ->
    [one] Begin with a bot on the free seat
   *[other] Begin with bots on the free seats
}
waiting-begin = Begin
waiting-leave = Leave
waiting-ready = Ready
waiting-not-ready = Not ready yet
waiting-sit = Sit down

poster-free = Free
poster-bot = Put a bot in
poster-here = Seat someone here
poster-sit = Sit down
poster-you-host = You, the host
poster-you = You
poster-shares = Shares your device
poster-link = By the link
poster-away = Away
poster-phone = Play on my phone
poster-remove = Remove
poster-ready = Ready
poster-not-ready = Not ready yet

said-reaction = { $seconds } seconds to react,
said-no-reaction = No time to react,
said-clock-none = no clock.
said-clock-short = ten minutes each.
said-clock-long = half an hour each.
said-clock-day = a day for each choice.
said-option-voldemort = Voldemort falls at { $value } damage.
said-option-random-first-player-1 = Chance says who begins.

invite = Invite
invite-private = private: only by this link
invite-listed = in the lobby too
invite-qr = The link as a QR code
invite-code = Code { $code }
invite-copy = Copy link
invite-share = Share
invite-copied = The link is copied.
invite-not-copied = Please copy the link by hand.
invite-loopback = This address works on this computer only. To play with phones in the same network, start Great Hall with --lan.

personal-title = Play on another device
personal-about = Open this link there. It moves your seats at this table to that device, once, within a quarter of an hour. Keep it to yourself.
personal-qr = The personal link as a QR code

learn-play = Learn by playing
learn-play-about = A first turn at a scripted table
learn-read = Read the rules
learn-read-about = Short chapters; the table waits
learn-dice = Check the dice
learn-dice-about = This table’s promise is

change-title = Change the table
