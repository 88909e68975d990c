### What the tables of all games say.

board-your-turn = Your turn
board-your-choice = Your choice
board-wait = { $name } decides
board-over = The game is over
board-undo = Undo
board-actions = What may be done
board-lit = You may choose this.
board-others = The other players
board-next = next
board-count = { $count } of { $of }
board-none = none
