### The rulebook in the app: one message a clause, its id the clause in lower case (DER-3.4 is der-3-4).
### "You" is the player whose turn it is, in section 9 the owner of the token. A clause named in a text is a link.

der-title = Death Eaters Rising
der-about =
    Two to four of you, aged 11 and over, stand together against Lord Voldemort: roll dice, recruit wizards and fight
    Death Eaters before his corruption spreads too far. A game takes about an hour, and all of you win it or lose it
    together.

## 1 Components

der-section-1 = Components

der-1-1 =
    The character cards number 44: Lord Voldemort, 10 Death Eaters and 33 wizards. Each shows the character’s name, the
    trait symbols you must cover, a special ability and spaces for damage. A wizard’s card also shows a faction.

der-1-2 =
    Three locations stand in a ring around Voldemort: the Ministry of Magic, clockwise of it Diagon Alley, then
    Hogsmeade, then the Ministry again. Every location thus has one neighbour clockwise and another counter-clockwise.

der-1-3 =
    Every location has two place cards, which makes six. The Ministry of Magic has the Department of Mysteries and the
    Atrium, Diagon Alley has Ollivanders and Gringotts, Hogsmeade has the Hog’s Head and Hogsmeade Station. A place
    card shows its own name and its location’s, five spaces for corruption, and a penalty.

der-1-4 =
    There are six headquarters cards, two alike for each faction: Dumbledore’s Office for Hogwarts, 12 Grimmauld Place
    for the Order of the Phoenix, the Room of Requirement for Dumbledore’s Army. A headquarters shows the four Wizard
    dice that are always in your pool, and two abilities with the traits that each costs.

der-1-5 =
    All of you share 14 Wizard dice, coloured orange, blue, red or purple. Each colour favours one trait. One side of
    every die bears a doubled symbol, which is worth two; no two colours double the same trait.

der-1-6 =
    Voldemort’s die has eight sides. Three move him one location clockwise, three move him one location
    counter-clockwise, and two bear the Dark Mark.

der-1-7 =
    There are 24 spell tokens, two of each of twelve kinds. Four kinds assign 1 symbol: friendship, bravery, knowledge
    or loyalty. Four gain a die: purple, red, blue or orange. One kind removes 1 corruption; one heals a single wizard
    of 2 damage; one heals two wizards of 1 damage each; one swaps a wizard of yours with another player’s.

der-1-8 =
    Corruption is marked with 15 counters. You can never need more: only three places take it at a time, at most five
    each (DER-6.1). Damage is marked with 60; if they ever ran out, damage would be dealt all the same.

der-1-9 =
    The Villain card has room for Voldemort’s own card once he is revealed, for the damage he takes, and for corrupted
    places. His ability is printed on it: the limit to his damage (DER-7.3) and your way to his location (DER-3.7).
    Next to it lie the Hospital Wing for defeated wizards and Azkaban for defeated Death Eaters.

der-1-10 =
    Six mission tokens, two for each faction, show to which faction a player belongs. A figure stands for Voldemort.

## 2 Set-up

der-section-2 = Set-up

der-2-1 =
    Chance decides which location Voldemort’s figure faces when the game begins.

der-2-2 =
    Stack the two place cards of each location face up, in random order. The upper one is the current place. Once it is
    corrupted, the lower one is current; when neither is left, the location itself stands in for them (DER-6.4).

der-2-3 =
    Mix all spell tokens face down. When you gain one, draw it without having seen what it is. You may own any number
    of them.

der-2-4 =
    Starting with the first seat and going on seat by seat, each of you picks a faction and receives its headquarters
    and mission token. As there are two copies of each, two of you may pick the same faction, but not three.

der-2-5 =
    Your team starts with one of your faction’s two starting characters: for Hogwarts Albus Dumbledore or Minerva
    McGonagall, for the Order of the Phoenix Nymphadora Tonks or Sirius Black, for Dumbledore’s Army Harry Potter or
    Hermione Granger. The choice is yours; but a character is a single card, so if another player shares your faction,
    each of you takes a different one.

der-2-6 =
    Put Voldemort’s card to one side and shuffle every other character card, starting characters whom nobody chose
    included. Turn up three beside each location. Only then slip Voldemort’s card into the middle of the remaining
    deck, with half of its cards above him, rounded down; he therefore never turns up during set-up.

der-2-7 =
    Around a real table, whoever has most recently seen one of the films begins. Here the first seat begins, unless
    your table is set to draw the first player at random. Turns pass clockwise.

der-2-8 =
    It normally takes 5 damage to defeat Voldemort. Before the game you may agree on another number, from 4 up to 10,
    which is as many Death Eaters as Azkaban can hold. Try 4 if you are beginners, 6 or more if you are experienced.

## 3 A turn

der-section-3 = A turn

der-3-1 =
    Your turn has four phases, in this order: travel, Voldemort, roll and assign, end of turn.

der-3-2 =
    Put your mission token on whichever location you like. That location is all you may deal with this turn: its
    current place, the three characters beside it, and your own team, which has travelled there with you.

der-3-3 =
    After travelling, roll the Voldemort die. It turns him to the next location clockwise or to the next one
    counter-clockwise; if it shows the Dark Mark, he does not move.

der-3-4 =
    Voldemort now acts in the location he faces. First, every wizard beside it takes 1 damage, and so does every wizard
    of your team if your mission token is there. Second, its current place gains 1 corruption. Third, the Death Eaters
    there use their regular abilities. Of the wizards, only those beside a location, and your team while your token is
    there, count as being in it; another player’s team never does. Whatever an effect leaves open, you decide, save
    what DER-6.6 gives to others.

der-3-5 =
    If you rolled the Dark Mark, first carry out DER-3.4. Then every Death Eater uses its Dark Mark ability: those in
    Voldemort’s location, then those in the next one clockwise, then those in the third. The penalties of all corrupted
    places follow last (DER-6.5).

der-3-6 =
    Death Eaters in the same location act in the order of their slots. Corrupted places act oldest first; those that
    fell in the same turn go clockwise, starting at the location of the player whose turn it was. Each effect is
    finished before another starts, and ties (DER-6.6) are decided afresh each time. What every player may do is
    offered to you first, then to the others clockwise.

der-3-7 =
    Once Voldemort’s card is revealed, you may follow him. After the Voldemort phase, when you have taken your pool but
    not yet rolled it, discard any one die of it and move your mission token to his location (DER-7.4); you cannot if
    it is already there. He and the Death Eaters do not act again there. For the rest of the turn that location is
    yours: what you completed at the old one still counts when the turn ends, but you can put no new symbols there.

## 4 Roll and assign

der-section-4 = Roll and assign

der-4-1 =
    When the Voldemort phase is over, take your pool: the four dice of your headquarters, and those that abilities in
    your team and spell tokens give you. There are only the 14 dice in the box; when none of a colour is left there,
    you do not gain that die. Conditions are checked and colours chosen as you take the pool; a wizard counts even with
    a full damage track. Given a choice of two colours, you may take one when the other has run out.

der-4-2 =
    Roll your whole pool. Then assign at least one die; if you cannot or do not want to, discard one of your choice for
    the turn. Roll what remains and go on like this until you have no die left. Assigned and discarded dice stay out of
    the box until DER-5.3, so nobody gains them a second time this turn. A spell token does not replace the die you
    must assign, although tokens alone may cover a whole card.

der-4-3 =
    A die covers an open symbol of the trait it shows: on a character beside your location (a wizard you recruit, a
    Death Eater you damage, or Voldemort where DER-7.2 permits), on an ability of your headquarters, or on an ability
    of a wizard in your team. A Death Eater with a full damage track takes no dice. Of the players, only you have
    abilities in your turn, those that cost no dice included. They stay within DER-3.2, unless a text says that it
    reaches further.

der-4-4 =
    A doubled side gives you two symbols. Both must go to one card, on a headquarters even to one ability. If there is
    room for only one of them, the other is lost.

der-4-5 =
    Assign as many dice from a roll as you like, to as many cards as you like. With later rolls you may continue cards
    you have begun or begin new ones. A die once assigned stays where it is for the turn.

der-4-6 =
    When every symbol of an ability is covered, use or decline it straight away; it works no more than once a turn. If
    you decline, its dice stay on it and it is spent. You may even cover an ability that cannot do anything: nothing
    happens, and it is spent as well.

der-4-7 =
    An ability that changes or re-rolls dice may be used once a turn. Unless its card names another moment, that is
    after a roll and before you assign any die of it. An ability that adds dice counts when you take your pool.

der-4-8 =
    An ability that speaks of a location also means the place cards there.

der-4-9 =
    This phase ends when you have assigned or discarded all your dice, or when none can be added anywhere because no
    card that DER-4.3 allows has an open symbol left. A roll of which merely nothing fits is no such end; follow
    DER-4.2. You may also stop early, discarding the dice you still have.

der-4-10 =
    Before the end phase, every player may still use spell tokens; the phase begins when you, whose turn it is,
    announce that it ends. If that gains you another die, roll it and carry on with DER-4.2.

## 5 End of turn

der-section-5 = End of turn, step by step

der-5-1 =
    Each wizard whose every symbol is covered joins your team and loses all damage. A recruit with a full damage track
    is therefore not defeated, and can keep you from losing by DER-8.3. You can use the new ability from your next turn
    on.

der-5-2 =
    Each Death Eater whose every symbol is covered takes 1 damage, and Voldemort likewise (DER-7.2). Every damage dealt
    gains you a spell token. Covering symbols deals each of them no more than 1 damage a turn; abilities may add to
    what a Death Eater takes. For damage by an ability, the player whose turn it is gains the token at once. A full
    damage track takes nothing more and earns no token.

der-5-3 =
    Every Wizard die returns to the box.

der-5-4 =
    Any current place that holds 5 corruption is now corrupted (DER-6.3).

der-5-5 =
    Every character with a full damage track is defeated. Wizards go to the Hospital Wing, from teams as well as from
    beside the locations; Death Eaters go to Azkaban.

der-5-6 =
    Fill the gaps beside the locations from the deck, clockwise from your location. Once the deck is empty, gaps stay
    open and the game continues. A card just laid out does nothing before the Voldemort phase of the next turn.

der-5-7 =
    If Voldemort’s card is drawn, he is revealed: put it on the Villain card and fill the gap with the card after it.

der-5-8 =
    Take your mission token back; the next player clockwise has the turn.

## 6 Damage and corruption

der-section-6 = Damage and corruption

der-6-1 =
    A place holds at most 5 corruption, and so does a location that takes it itself (DER-6.4). Whatever goes beyond
    that is lost; none of it passes to the place below.

der-6-2 =
    Damage on a character is limited by the spaces of its track. With the track full, it takes no further damage and
    may not use any ability that would damage it. Defeat waits for the end of the turn, so you can still heal the
    character first.

der-6-3 =
    If a current place holds 5 corruption when a turn ends, it is corrupted and stays so for the rest of the game.
    Its counters are taken off, its card goes to the Villain card, and the place that follows starts with 0. If even
    one counter is removed before the turn ends, the place is saved.

der-6-4 =
    A location’s corruption goes on its current place. With both places corrupted, the location itself takes it;
    holding 5 at the end of a turn, it is completely corrupted.

der-6-5 =
    Each Dark Mark rolled sets off the penalty of every corrupted place; what that forbids or demands holds for the
    turn. A place that falls this turn waits until another Dark Mark. Department of Mysteries: 1 corruption on each
    location that has a Death Eater. Hog’s Head: abilities and tokens heal only one wizard of each team, always the
    same one; wizards beside locations, recruits and Death Eaters heal as usual. Gringotts: nobody uses spell tokens,
    though you still gain them. Atrium: every Death Eater’s card has one symbol more to cover, which a token may do;
    damage by abilities is not affected. The other two say theirs on their cards.

der-6-6 =
    When an ability damages a team’s most damaged wizard, or its least damaged, it strikes everyone who ties; having
    none counts as zero damage. If its card says “one” of them, the player whose team it is picks among those who tie
    and whose track is not full. A team without a wizard of the faction that the card names is spared.

der-6-7 =
    When you remove damage or corruption, it is gone at once.

## 7 Lord Voldemort

der-section-7 = Lord Voldemort

der-7-1 =
    To the effects of characters and places, Voldemort is no Death Eater. They neither heal him nor damage him by an
    ability, the Atrium does not protect him, and he counts neither for the Department of Mysteries nor for Azkaban.

der-7-2 =
    Once Voldemort is revealed, you may attack him while your mission token is in his location: cover the symbols of
    his card as you would a Death Eater’s. He takes at most 1 damage a turn.

der-7-3 =
    Azkaban limits Voldemort’s damage: he can hold as much as there are Death Eaters in it at DER-5.2, before this
    turn’s defeated arrive. Once he has reached that limit, neither dice nor tokens may be assigned to him. Nothing
    damages him but dice and tokens on his symbols.

der-7-4 =
    You gain a spell token for each damage you deal to Voldemort. Following him (DER-3.7) costs you one die; the rest
    of your pool stays exactly as it was.

## 8 End of the game

der-section-8 = End of the game

der-8-1 =
    You win when Voldemort has taken the damage your variant asks for (normally 5), or more.

der-8-2 =
    You lose when too many wizards lie in the Hospital Wing: 8 or more with two players, 10 or more with three, 12 or
    more with four.

der-8-3 =
    You lose when the team of any player has no wizard left.

der-8-4 =
    You lose when at least four of the six places are corrupted.

der-8-5 =
    You lose when any location is completely corrupted (DER-6.4).

der-8-6 =
    You all win, or you all lose. Voldemort’s last damage is dealt in DER-5.2, before any place falls or any character
    is defeated, and wins the game on the spot. The ways of losing are all checked at once, after DER-5.5, and each one
    that applies is named.

## 9 Spell tokens

der-section-9 = Spell tokens

der-9-1 =
    You may use your spell tokens in any player’s turn, before a roll of the Wizard dice or after it: at any moment
    once Voldemort’s die has been dealt with (DER-3.3, DER-3.4 and DER-3.5) and until the end phase begins. As the
    owner you decide which token to use, when and on what. Tokens take effect one after the other, and never while a
    choice of another effect is awaited.

der-9-2 =
    “Assign 1 …” is laid on an open symbol of the trait it names: on a character beside the active player’s location
    (Voldemort too, where DER-7.2 permits), on an ability of a wizard in that player’s team, or on that player’s
    headquarters. If this completes an ability, its choices are for the active player to make. The symbol stays covered
    until DER-5.3; you discard the token immediately.

der-9-3 =
    “Gain a … die” gives the active player’s pool a die of that colour. You may not use it when the box has none left.
    After a roll, the new die is rolled at once and lies with those not yet assigned.

der-9-4 =
    “Remove 1 corruption” takes it from the current place of any location, or from a location that has no place
    left. “Remove damage” heals wizards wherever they are, in anyone’s team or beside any location. “Each of two wizards” means two
    different ones; if no second wizard can lose damage, it may be just one. DER-3.2 does not restrict any of these.

der-9-5 =
    “Swap a wizard”: you and someone else trade one wizard each, damage included. The other player must agree; silence
    for the table’s reaction time means no. A declined token stays with you, but cannot be offered to that player again
    this turn. The pool already taken does not change, and a used ability remains used. You may swap a wizard with a
    full damage track, but none whose ability has covered symbols. The Hog’s Head’s one healed wizard stays counted
    for its former team.

der-9-6 =
    A used token goes to the discard, face up. When the supply is empty, mix the discard to make a new one; if both are
    empty, you gain nothing. If several gain and there are too few, the active player draws first, the others follow clockwise.
    Everyone may see every player’s tokens.
