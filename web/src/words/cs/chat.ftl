### Chat.

chat-room = Místnost
room-players = Hráči
room-spectators = Diváci
chat-players = Co říkají hráči
chat-spectators = Co říkají diváci
chat-write = Napište ke stolu
chat-send = Poslat
chat-signs = Rychlá slova
chat-mute = Ztlumit
chat-mute-one = Neslyšet: { $name }
chat-unmute-one = Zase slyšet: { $name }
sign-yes = Ano
sign-wait = Počkejte
sign-help = Pomozte mi tady
sign-thanks = Díky
