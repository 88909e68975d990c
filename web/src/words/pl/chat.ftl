### Czat.

chat-room = Pokój
room-players = Gracze
room-spectators = Widzowie
chat-players = Co mówią gracze
chat-spectators = Co mówią widzowie
chat-write = Napisz do stołu
chat-send = Wyślij
chat-signs = Szybkie słowa
chat-mute = Wycisz
chat-mute-one = Wycisz: { $name }
chat-unmute-one = Słuchaj znowu: { $name }
sign-yes = Tak
sign-wait = Czekajcie
sign-help = Pomóżcie mi tutaj
sign-thanks = Dzięki
