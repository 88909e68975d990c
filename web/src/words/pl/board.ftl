### Co mówią stoły wszystkich gier.

board-your-turn = Twoja tura
board-your-choice = Twój wybór
board-wait = Decyduje { $name }
board-over = Koniec gry
board-undo = Cofnij
board-actions = Co można zrobić
board-lit = Możesz to wybrać.
board-others = Pozostali gracze
board-next = potem
board-count = { $count } z { $of }
board-none = brak
