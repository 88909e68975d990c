### How the figures of many games are called, on the page about balance and in the terminal.

## Figures

won = výhry
turns = tahy
rounds = tahy na hráče
decisions = rozhodnutí
ended = konec podle { $clause }
lost = z proher podle { $clause }
won-with = { $what }
winner-with = vítězové, { $what }
even = { $what }, nejčastější k nejvzácnějšímu
unfinished = bez konce
choice = druhy voleb

## Tables

played = { $game }, hráčů: { $seats }, her: { $games }
bots = boti: { $levels }
figure = hodnota (interval 95 %)
times = kolikrát
games = hry
in-games = ve hrách %
and-won = z toho výhry %
never = nikdy
rate = za sekundu her: { $games }, rozhodnutí: { $decisions }
