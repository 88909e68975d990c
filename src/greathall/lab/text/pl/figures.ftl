### How the figures of many games are called, on the page about balance and in the terminal.

## Figures

won = wygrane
turns = tury
rounds = tury na gracza
decisions = decyzje
ended = koniec według { $clause }
lost = z przegranych według { $clause }
won-with = { $what }
winner-with = zwycięzcy, { $what }
even = { $what }, najczęstsze do najrzadszego
unfinished = bez końca
choice = rodzaje wyborów

## Tables

played = { $game }, graczy: { $seats }, gier: { $games }
bots = boty: { $levels }
figure = wartość (przedział 95 %)
times = ile razy
games = gry
in-games = w grach %
and-won = z tego wygrane %
never = nigdy
rate = na sekundę gier: { $games }, decyzji: { $decisions }
