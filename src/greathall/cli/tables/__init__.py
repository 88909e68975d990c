"""How each game looks in the terminal: a module of the same name as the game."""
