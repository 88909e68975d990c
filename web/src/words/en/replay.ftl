### Replays.

replay = Replay
replay-quiet = The game begins
replay-step = Turn { $turn }, step { $step } of { $steps }.
replay-copy = Copy link to here
replay-copied = The link is copied.
replay-slider = Step of the replay
replay-at = Step { $step } of { $steps }
replay-back = One step back
replay-on = One step on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-seen-by = As { $player } saw it
replay-seen-by-all = As everyone saw it
replay-fork = Play on from here: what if?
