### The frame of every page, and what is said in many places.

great-hall = Great Hall
skip = Skip to the content
nav = Pages and panels
close = Close
cancel = Cancel
save = Save
key-escape = Esc
rules = Rules
chat = Chat
settings = Settings
menu = Menu
log = Log
text-view = Text view
loading = One moment…
language-en = English
language-cs = Česky
language-pl = Polski
set-language = Language
