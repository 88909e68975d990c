### What `greathall simulate` and `greathall balance` say.

games-a-second = { $rate } gier/s
target-is-missed = poza celem: { $what }
