### Fair dice.

fair-sealed = Sealed
fair-sealed-title = The dice are promised
fair-running = The key of this game is sealed until its end. Then this page can compute every roll and every card again.
fair-unchecked = Not yet checked
fair-unchecked-title = Not yet checked
fair-unchecked-means = The key is open now. This page can compute every roll and every card from it.
fair-checking = One moment…
fair-checking-title = One moment…
fair-checking-means = Everything is computed again.
fair-verified = Dice verified
fair-verified-title = No die was touched
fair-differs = Do not match
fair-differs-title = Something does not match
fair-unreadable = Not readable
fair-unreadable-title = The record cannot be read
fair-unreadable-means = The record could not be fetched. Try again later.
fair-found = The key, open now, gives all { $outcomes } rolls and cards, and keeps the promise of the beginning; { $entries } entries hang together.
fair-check = Check it yourself
fair-fault-commitment = The key is not the one that was promised before the game.
fair-fault-stream = Entry { $entry }: the key leads to another outcome than the record says.
fair-fault-chain = Entry { $entry } was changed, moved or removed: the chain breaks there.
fair-fault-edition = The edition in the record is not the one that it names.
fair-strays = { $symbols } symbols. Of 100 games with fair dice { $percent } stray further.
fair-dice = Dice so far
fair-expected = rolled (expected)
fair-nothing = Nothing rolled yet.
