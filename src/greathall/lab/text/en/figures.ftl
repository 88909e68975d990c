### How the figures of many games are called, on the page about balance and in the terminal.

## Figures

won = won
turns = turns
rounds = turns a player
decisions = decisions
ended = ended by { $clause }
lost = of the losses, by { $clause }
won-with = { $what }
winner-with = the winners, { $what }
even = { $what }, the most to the least
unfinished = without an end
choice = kinds of choices

## Tables

played = { $game }, { $seats } players, { $games } games
bots = bots: { $levels }
figure = figure (95 % interval)
times = times
games = games
in-games = in games %
and-won = and won %
never = never
rate = { $games } games and { $decisions } decisions a second
