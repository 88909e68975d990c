### Chat.

chat-room = Room
room-players = Players
room-spectators = Spectators
chat-players = What the players say
chat-spectators = What the spectators say
chat-write = Write to the table
chat-send = Send
chat-signs = Quick signs
chat-mute = Mute
chat-mute-one = Mute { $name }
chat-unmute-one = Hear { $name } again
sign-yes = Yes
sign-wait = Wait
sign-help = Help me here
sign-thanks = Thanks
