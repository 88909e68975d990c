### The about page, and deleting.

about-title = About Great Hall
about-notice = What it is not
    .text = Great Hall is an unofficial fan project. It is connected with no publisher and no rights holder, and nobody earns anything by it. No artwork, logo or font of theirs is used: all pictures are drawn by the project itself, and all rules and cards are told in its own words.
about-content = Where the cards come from
    .text = The rulebooks print few of their cards. So every card and space says where its content comes from, and none pretends to be the printed one. Who owns a box can play with its real cards, in an edition of their own.
about-source-rulebook = From the rulebook
about-source-public = From public sources
about-source-reconstruction = Reconstructed here, within the rulebook’s counts
about-dice = Why the dice are fair
    .text = Before the first roll every table publishes a promise: the hash of its secret key. Each player’s browser adds something of its own, so nobody chose the dice alone. After the game the key is published, and your browser checks every roll and every card that was drawn.
about-stored = What is stored
    .text = No accounts, no tracking, nothing from others. One cookie knows this browser; the server keeps only its hash, your name and favourite side, your tables with what was played and said there, and, if you wish notices, the address to which they go. The settings stay in this browser. Tables that nobody has touched for long are deleted, and you can delete everything of yours at once.
about-delete = Settings, and deleting what is mine
about-open = Of what it is made
    .text = Great Hall is free software under the Apache licence. Its types are Abril Fatface, League Gothic and Newsreader, under the SIL Open Font Licence.

delete-title = Delete what is mine
delete-about = Your name is forgotten, bots take your seats, and tables that are yours alone are deleted. This cannot be undone.
delete-sure = Delete everything
delete-done = Everything of yours is deleted.
