### What `greathall simulate` and `greathall balance` say.

games-a-second = { $rate } games/s
target-is-missed = missed: { $what }
