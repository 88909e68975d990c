### Co říkají stoly všech her.

board-your-turn = Jste na tahu
board-your-choice = Volíte
board-wait = Rozhoduje { $name }
board-over = Hra skončila
board-undo = Zpět
board-actions = Co lze udělat
board-lit = To můžete zvolit.
board-others = Ostatní hráči
board-next = další
board-count = { $count } z { $of }
board-none = nic
