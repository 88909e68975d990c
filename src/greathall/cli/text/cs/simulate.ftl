### What `greathall simulate` and `greathall balance` say.

games-a-second = { $rate } her/s
target-is-missed = mimo cíl: { $what }
