### What stands open beside and over the board: log, rulebook, cards, reasons.

player-bot = Bot { $seat }
player-seat = Seat { $seat }
clause-open = Open { $clause } in the rulebook

## Log

log-nothing = Nothing has happened yet.
log-whole = Show all { $count } entries
log-back = A move was taken back.
log-upgraded = The rules were renewed. The game goes on from here by the new ones.
log-seat = A seat changed hands.

## Rulebook

rules-title = Rulebook
rules-search = Search { $count } clauses, or { $prefix }…
rules-search-label = Search the rulebook
rules-chapters = Chapters
rules-chapter = Chapter { $number }: { $title }
rules-back = Back to { $clause }
rules-back-log = Back to the log
rules-back-text = Back to the text view
rules-nothing = Nothing in the rulebook has “{ $query }”.
rules-ruling = ruling
rules-ruling-means = Part of this clause is a ruling of ours: the printed rulebook is silent or unclear there.
rules-try = Try it
rules-example = An example at a table of its own shows this. Your table waits.
rules-play = Play this

## A card in detail

card-beside = The cards beside it
card-do = What you can do
card-do-this = Do this
card-not = Not possible
card-where = Where it is
card-words = Word for word
where-damage = { $damage } of { $track } damage
source-rulebook = From the rulebook
source-rulebook-means = Its name, numbers and effects are those that the rulebook shows. Which traits they are is chosen to fit.
source-public = From public sources
source-public-means = Parts of it are known from public sources; the rest is chosen to fit.
source-reconstruction = Reconstructed
source-reconstruction-means = The name is known, nothing else: what it does is ours, made to play well.
source-box = As typed in
source-box-means = The owner of a box typed this card in.

## Why not

why-title = Not possible now
why-unknown = The game has gone on; look at the table again.
why-fits = It fits on { $cards }.
why-show = Show in the rulebook
