### The rulebook in the app: one message a clause, its id the clause in lower case (TAL-3.4 is tal-3-4).
### "You" is the player whose turn it is, or whom the clause strikes. A clause named in a text is a link.

tal-title = Talisman: Harry Potter
tal-about =
    Two to six of you race through London, the grounds and the castle, gathering companions, Objects and power. Whoever
    first beats Lord Voldemort in the Great Hall wins alone.

## 1 Components

tal-section-1 = Components

tal-1-1 =
    The board has three rings: the Outer Region (London), the Middle Region (the grounds) and the Inner Region (the
    castle), with the Great Hall at its heart.

tal-1-2 =
    100 Encounter cards form two decks, one for the Outer and one for the Middle Region: Enemies, Observers, Allies,
    Events, Places and Objects. Each deck has discards of its own, and is shuffled anew from them when it runs out.

tal-1-3 = 24 Spell cards form a deck. 21 Equipment cards and 5 Insignia lie face up, sorted by name.

tal-1-4 =
    There are 20 Galleons, 36 Fate tokens, four dice and six stat boards. Ferret cards mark who is transmuted; there are
    always enough of them.

tal-1-5 =
    Eight character cards have two sides each: the same person with other values and abilities. Of the Order are Albus
    Dumbledore, Minerva McGonagall, Rubeus Hagrid and Harry Potter; Death Eaters are Peter Pettigrew, Bellatrix
    Lestrange, Draco Malfoy and Lucius Malfoy.

tal-1-6 = Lord Voldemort has a card and a figure. He is no character: he plays against everybody.

tal-1-7 = The Advantage token has two sides, one for the Order and one for the Death Eaters.

tal-1-8 =
    Galleons, Fate tokens, Equipment and Insignia are limited to what is in the box. What is not there cannot be gained.

tal-1-9 =
    The first player whose character beats Voldemort in the Great Hall wins, alone, and the game ends at once.

tal-1-10 =
    Equipment cards are Objects that come from spaces and effects; they are never drawn. Equipment and Insignia that
    nobody holds lie in their stacks, and discarded ones go back there. Dropped ones lie on the space like any Object.

tal-1-11 =
    Insignia come from cards of the Middle deck, or from a task of the Quidditch Pitch. You choose one from the stacks
    whose name you do not already hold.

## 2 Values of a character

tal-section-2 = Values of a character

tal-2-1 = Magic, Strength and Life are marked on your stat board. None of them goes above 12.

tal-2-2 = Marked Magic and Strength never fall below the values with which your character began.

tal-2-3 =
    Your total Magic or Strength is what is marked, plus what Allies and Objects add where they may be used. Their
    bonuses are never marked on the board.

tal-2-4 =
    Healed Life rises to the starting value at most; gained Life may go above it. Losing your last Life sends you to St
    Mungo’s (TAL-11.1).

tal-2-5 =
    For each roll you may spend one Fate token to re-roll one die just rolled: a movement roll, your own attack roll, or
    a roll that a card or space asks of you. The new result stands. Never for an Enemy’s attack or somebody else’s roll.
    You may own any number of Fate tokens.

tal-2-6 = Every character belongs to one faction. Encounters may go differently for each.

tal-2-7 =
    Fate is spent by whoever makes the roll, in another player’s turn too, on any roll that TAL-2.5 allows: the Beans,
    the escape from Voldemort, your own die at the barrier.

## 3 Set-up

tal-section-3 = Set-up

tal-3-1 =
    Shuffle both Encounter decks and the Spells. Sort Insignia and Equipment by name. Voldemort’s figure stands in the
    Great Hall.

tal-3-2 =
    Each player gets one character card at random and chooses its side. By agreement, everybody picks any character
    instead, in order.

tal-3-3 =
    Your card names the Spells, Fate tokens, Magic, Strength and Life with which you begin, and the space where your
    figure starts. You have 2 Galleons unless the card says otherwise.

tal-3-4 =
    The Advantage token shows the faction with fewer characters in play. If they are equal, it shows the faction to
    which the first player does not belong.

tal-3-5 = The first seat begins, or a random one if the table is set so. Then it goes clockwise.

## 4 A turn: movement

tal-section-4 = A turn: movement

tal-4-1 =
    A turn is a move and then an encounter. Spells and abilities that are used before the move come first.

tal-4-2 =
    Roll one die and move exactly that many spaces within your region, clockwise or counter-clockwise, never both in one
    move. After a step between the Outer and the Middle Region you may choose the direction anew. You must move.

tal-4-3 =
    From the Outer to the Middle Region lead only King’s Cross (TAL-8.1), a Portkey (TAL-4.9), and the step from 4
    Privet Drive straight to Hagrid’s Hut, taken as the next step of a move that stands on or passes 4 Privet Drive.

tal-4-4 =
    From Hogsmeade Station you may step to King’s Cross without the barrier, and go on from there either way. The step
    costs one like any other.

tal-4-5 =
    In the Inner Region you move half the roll, rounded down, but at least 1: a roll of 1 to 3 moves you 1 space, 4 or 5
    moves you 2, and 6 moves you 3.

tal-4-6 =
    In the Inner Region you may turn back at any moment. From then on you move 1 space a turn, without a roll, towards
    the Gates of Hogwarts. You ignore what the spaces say, and cannot change your mind before you are there.

tal-4-7 =
    Voldemort moves whenever a movement roll is 1. First your character moves its 1 space; then you roll for him and
    move him that many spaces, either way. His first step may lead to an adjacent space of another region; the rest
    stays in that region. He may enter and leave the Great Hall by the Room of Requirement.

tal-4-8 =
    If he ends on a space with characters, you must choose one of them, of any faction and even your own, to fight him
    (TAL-7.1). Then your turn goes on, unless that fight ends it (TAL-7.4).

tal-4-9 =
    If you hold a Portkey in the Outer Region, you may discard it instead of rolling and move to the Middle space
    opposite. That is your whole move; then comes your encounter there. As Equipment it goes back to its stack, as an
    Encounter card to its discards.

tal-4-10 =
    The Inner Region is a row from the Moving Staircases to the Room of Requirement. You go only forward, except when
    turning back. The Great Hall belongs to it. It has no Encounter deck.

tal-4-11 =
    Turning back is decided instead of the movement roll, or forced by the Room of Requirement. On the way you may
    encounter only an opposing character; otherwise your turn ends. Reaching the Gates ends it too: neither a try nor
    the space that turn. Your next turn is normal.

tal-4-12 =
    Spaces adjacent for Voldemort: the facing space of the other ring, King’s Cross and Hogsmeade Station, 4 Privet
    Drive and Hagrid’s Hut, the Gates and the Moving Staircases. Beyond the Room of Requirement he enters the Hall and
    stops; at the row’s other end surplus steps are lost. Barrier, Gates, cards and spaces do not touch him.

tal-4-13 =
    Voldemort’s movement roll is nobody’s own, so no Fate is spent on it. On a 1 the order is: your own space, with any
    try before it (TAL-4.18); his move and fight, even if your try ended the turn; then your encounter, or the try of
    who ended on King’s Cross or the Gates. Only the number on the die counts.

tal-4-14 =
    There is no movement roll, and so no move of Voldemort, for a Portkey, turning back, a fight resumed in the Great
    Hall, the Room’s text at the start of a turn, or a Ferret’s move.

tal-4-15 = Moving onto Voldemort’s space does nothing. He attacks only where his own move ends.

tal-4-16 =
    Effects never take you into the Inner Region from outside, nor into the Great Hall. Within the Inner Region they may
    move you; the Room of Requirement then counts as reached. King’s Cross and the Gates may be tried when you arrive by
    your move, not when an encounter brings you. Leaving the Inner Region ends turning back.

tal-4-17 = From the Middle Region only Hogsmeade Station leads back to the Outer Region.

tal-4-18 =
    Cards and characters on King’s Cross or the Gates do not stop those who pass; only who ends there meets them. A move
    that begins there may try before its first step, so who failed may try again next turn.

## 5 Encounters

tal-section-5 = Encounters

tal-5-1 =
    After moving you encounter either your space or one character of the opposing faction there. If you choose the
    character, you visit nobody, take nothing and fight no Enemy there, except in TAL-6.14.

tal-5-2 =
    You encounter a character by attacking it, or by using an ability or a Spell on it. However that goes, your turn
    then ends.

tal-5-3 =
    On a space with card symbols, draw from the region’s deck until as many cards lie there as symbols. Cards that
    already lie there count, whatever their kind.

tal-5-4 =
    Whenever you draw Events in your own turn, the Advantage token is turned over once, before any card is resolved. A
    second draw in the same turn counts again (TAL-5.10). Events that already lay there do not count.

tal-5-5 =
    Then the cards are resolved in rising order of their encounter numbers, equal ones in the order drawn. A card with
    two numbers uses the one for your own or for the opposing faction, as you stand to it. A neutral card has one
    number.

tal-5-6 =
    The usual order is: Events; opposing and neutral Enemies are fought; what else the space says; Observers and Places
    are visited; Allies of your faction, Objects and Galleons are taken if you want; then you may drop things.

tal-5-7 = A card with a faction is an Ally to a character of that faction, and an Enemy to the other.

tal-5-8 =
    Cards stay where they were met, unless their text moves them. A card that was moved away no longer affects who drew
    it.

tal-5-9 =
    Losing or drawing a fight ends your turn at once. If not all Enemies on the space were beaten or evaded, your turn
    ends as well: nothing else is visited or taken.

tal-5-10 =
    If an encounter moves you to another space, the rest of the old space stays unresolved, and you have a full
    encounter on the new one, unless the text says otherwise.

tal-5-11 =
    What a space says must be obeyed. On a space without card symbols, cards that lie there are resolved first, then the
    space’s text; then things may be taken.

tal-5-12 =
    Among equal numbers, cards that already lay there come before new ones, the oldest first. If deck and discards are
    empty, nothing is drawn. A neutral Enemy is everybody’s Enemy, a neutral Ally everybody’s Ally.

tal-5-13 =
    Where a turn ends early, its last steps still follow: trophies, the limit of Allies, dropping. Only after your own
    death do they not.

tal-5-14 = No space is encountered twice in one turn. If you are brought back to it, your turn ends.

tal-5-15 =
    A Spell counts as encountering a character only if it says so. Effects may strike your own faction; only fights may
    not.

tal-5-16 = A card whose text does not discard it stays where it lies.

## 6 Fighting

tal-section-6 = Fighting

tal-6-1 =
    You fight when you meet an Enemy, or attack a character of the opposing faction. Characters of one faction never
    fight each other.

tal-6-2 = The Enemy’s printed value says whether the fight is by Magic or by Strength.

tal-6-3 = Evading comes first (TAL-10.1).

tal-6-4 =
    Spells, Objects and abilities that change Magic or Strength are used before the attack roll. What may be used at any
    time may still be used until the comparison.

tal-6-5 = Roll a die and add your total Magic or Strength and everything else that counts: your attack score.

tal-6-6 = Another player rolls for the Enemy and adds its value.

tal-6-7 = Before the scores are compared, you may spend 1 Fate to re-roll your own die.

tal-6-8 =
    If you are higher, the Enemy is beaten and its card becomes your trophy. If the Enemy is higher, you lose 1 Life,
    unless something prevents it, and your turn ends. If you are equal, nothing happens and your turn ends.

tal-6-9 =
    Enemies on one space that fight by the same value and have the same encounter number fight as one: their values are
    added, with a single roll. Magic and Strength never join.

tal-6-10 =
    At the end of your turn, even if it ended early, you may trade trophies: 5 points of Magic on them for 1 Magic, 5
    points of Strength for 1 Strength. The cards go to the discards of their own deck; points left over are lost.

tal-6-11 =
    Characters always fight by Magic. The attacked one may evade. Before the rolls, both may cast Spells and use
    abilities.

tal-6-12 =
    Both roll. The attacker decides first whether to spend Fate on a re-roll, then the defender. The attacker cannot
    come back to it.

tal-6-13 =
    The winner may make the loser lose 1 Life, or take 1 Object (an Insignia too) or 1 Galleon from it. Equal scores are
    a draw. Either way the turn ends.

tal-6-14 =
    If you win in your own turn, you may instead attack one Ally of the loser, as if it were a single Enemy. Beaten, it
    becomes your trophy. Then your turn ends.

tal-6-15 = The Advantage counts in a fight as TAL-9.1 says.

tal-6-16 =
    A joint fight is one fight. Won, all its Enemies are trophies; lost, it costs 1 Life in all; drawn, none. Evading,
    or an effect on one Enemy, takes out one of your choice, and the rest fight. Other numbers or the other value are
    fights of their own, in order. Enemies beaten before a lost fight stay trophies and can be traded.

tal-6-17 =
    An Enemy that only a text makes fights alone, gives no trophy, and is neutral unless a faction is named. An Enemy
    removed without a fight is discarded and gives no trophy.

tal-6-18 =
    Points of Magic and of Strength count apart, rounded down by 5 in each trade. You may trade several times. An
    ability that mixes adds both kinds first. Nothing is traded for a value at its maximum, or while transmuted.
    Trophies cannot be stolen or dropped.

tal-6-19 =
    If the attacked character evades, the encounter is over and your turn ends. In the Inner Region nobody evades
    anything.

tal-6-20 = Free re-rolls are decided together with Fate, the attacker first (TAL-6.12).

tal-6-21 =
    An Object whose name you already hold cannot be taken as spoils; over the limit, TAL-11.2 applies. If the loss of
    Life is prevented, the spoils are used up. A killed loser keeps its things (TAL-11.1). A defender who wins has the
    same choice, but attacks no Ally; then your turn ends.

tal-6-22 =
    An Ally is attacked by the value it has as an Enemy; one without a value cannot be attacked. The Advantage counts as
    against an Enemy of its faction. The loser rolls for it. If you lose, it costs you 1 Life. If you lose or draw, the
    Ally stays; if you win, it is a trophy.

## 7 Lord Voldemort attacks

tal-section-7 = Lord Voldemort attacks

tal-7-1 =
    The attacked character chooses Magic or Strength and fights Voldemort by it. Abroad he has Magic 10 and Strength 8.
    He counts as neutral: no Advantage in any fight with him (TAL-9.3).

tal-7-2 =
    A win is an escape: roll a die and look it up on his card. A loss costs 1 Life. He stays where he is.

tal-7-3 =
    Voldemort is neither Enemy nor character; effects that name those do not touch him. Effects on your own value, die
    or loss of Life work. What evades an Enemy or any attacker works on him in the Outer and Middle Regions, and then
    nothing happens.

tal-7-4 =
    A draw does nothing, and your turn goes on. A loss ends your own turn; in another’s turn it costs only the Life. The
    escape roll may be re-rolled by Fate. If the escape moves you in your own turn, your encounter is there; in
    another’s turn there is none.

tal-7-5 =
    A Ferret can be chosen, and fights with 1. Characters that wait in St Mungo’s, or stand in the Great Hall, cannot.
    If nobody can be chosen, nothing happens.

## 8 Special spaces

tal-section-8 = Special spaces

tal-8-1 =
    At King’s Cross a move that reaches or passes it may try the barrier: one die plus its Magic of 9, against one die
    plus yours. If you are higher, you step on to Hogsmeade Station and further, either way, with the steps left. With
    none left your turn ends; your next move may begin with that step without another try, unless you leave King’s Cross
    otherwise. If you are not higher, you stay and your turn ends, at no cost of Life.

tal-8-2 =
    Whoever ends a move on King’s Cross may draw 1 Encounter card there instead of trying the barrier. Crossing then
    needs a try with a later move.

tal-8-3 =
    On the Quidditch Pitch you may take on a task for an Insignia: roll for it on the space’s table. You can have one
    task at a time, and must do it as soon as you can; then you gain an Insignia. If you get an Insignia otherwise, you
    may drop the task.

tal-8-4 =
    The Gates of Hogwarts are the only way into the castle. If you end on them, or could pass them with your move, you
    may try to open them as the space says. If you succeed, your turn ends on the Moving Staircases, otherwise on the
    Gates. Each entry needs a try; leaving is free.

tal-8-5 =
    You must stop at the Room of Requirement. If you have an Insignia, you discard one and enter the Great Hall, where
    you fight in the same turn. If you have none, you must turn back (TAL-4.6).

tal-8-6 =
    In the Great Hall you fight Voldemort, who has Magic 12 there: the Order to defeat him, a Death Eater to prove
    worthy. Win, and you win the game. Lose, and you go back to the Moving Staircases, at no cost of Life. Draw, and you
    stay and fight again next turn. It does not matter where his figure is.

tal-8-7 = A character that lost its last Life goes to St Mungo’s Hospital (TAL-11.1).

tal-8-8 =
    The barrier is no fight: no Advantage, nothing that works “in a fight”. Your total Magic counts, and Fate for your
    own die. Whoever ends on King’s Cross chooses one: an opposing character, the try, or the draw, to a total of 1 card
    there. After a try there is no other encounter.

tal-8-9 =
    After a success at the Gates there is no encounter on the Moving Staircases that turn. If a Portkey brings you to
    the Gates, you may try. Whoever declines goes past, or encounters the Gates’ space and cards as usual.

tal-8-10 =
    A task done gives its Insignia at once, wherever you stand. While no Insignia is in the stacks, no task may be taken
    on, and a running one cannot be completed. Death ends the task. Everybody sees the tasks.

tal-8-11 =
    In the Room of Requirement you may, on arriving, attack an opposing character instead; otherwise arriving fixes that
    you turn back. Whoever begins a turn there without having turned back obeys the Room instead of moving. An Insignia
    won after turning back was fixed does not undo it.

tal-8-12 =
    In the Great Hall the fight is by Magic, with the usual Spells and Fate; the escape table, the loss of Life and
    evading do not apply. Nobody is attacked there. Of two characters each fights in its own turn, and the first to win
    wins. Whoever begins a turn there fights instead of moving. After a loss a new Insignia is needed.

## 9 The Advantage token

tal-section-9 = The Advantage token

tal-9-1 =
    With the Order’s side up, characters of the Order add 1 to their attack score. A Death Eater who fights an Enemy of
    the Order subtracts 1.

tal-9-2 =
    With the Death Eaters’ side up, Death Eaters add 1 to their attack score. A character of the Order who fights a
    Death Eater subtracts 1.

tal-9-3 = Against a neutral Enemy nobody has the Advantage.

tal-9-4 = Against several Enemies at once you subtract 1 for each of them whose faction has the Advantage.

tal-9-5 =
    The token is turned over once whenever Events are drawn in a turn (TAL-5.4). An effect that turns it to a named side
    does nothing if that side is up.

tal-9-6 =
    The Advantage counts for attacker and defender alike. Between characters, who has it adds 1; the other subtracts
    nothing.

## 10 Evading

tal-section-10 = Evading

tal-10-1 =
    By a Spell, an ability, an Object or an Ally you may evade an Enemy or a character. Then neither affects the other
    in any way.

tal-10-2 =
    You can evade any attacking character or Enemy, and Enemies that Events, Places or Observers make, but only in the
    Outer and Middle Regions.

tal-10-3 = If you have evaded all Enemies, your encounter goes on: you may visit and take. Those evaded stay.

## 11 Objects, Allies, Spells, death, transmutation

tal-section-11 = Objects, Allies, Spells, death, transmutation

tal-11-1 =
    Who loses the last Life goes to St Mungo’s at once, discards Spells, trophies and Fate, and the turn ends. In the
    next turn you choose either side of your card, take that side’s Magic, Strength and Life, keep Objects, Galleons and
    Allies, and play normally. Fate and Spells are not dealt again.

tal-11-2 =
    You may hold 4 Objects, or more with the Beaded Bag, Grawp or the Troll. Over the limit you choose which to drop, at
    once, on your space. You never hold two of one name. Insignia are Objects; Galleons and Fate are not.

tal-11-3 =
    You may keep 3 Allies; at the end of your turn you choose whom to leave on the space. Discarded Allies go to the
    discards of their deck; an Ally beaten by another character is that one’s trophy. Objects and Allies are open to
    all.

tal-11-4 =
    At the end of your turn you may drop any Objects and Allies on your space. What you dropped cannot be taken again
    that turn.

tal-11-5 = You may hold an Object that you may not use; it still counts. Using an Object is always up to you.

tal-11-6 =
    How many Spells you may hold depends on your total Magic: up to 2, none; 3, one; 4 or 5, two; 6 or more, three. Your
    Spells are secret, their number is open. Discarded Spells are open.

tal-11-7 =
    In your own turn you may cast any number of Spells, in another’s turn one. Each card says when and at what; without
    a target it cannot be cast. A Spell leaves your hand only when cast, or discarded for an ability. At your limit you
    draw none; if the limit falls, you discard the surplus at once. From the discards an empty deck is made anew.

tal-11-8 = If you lose a turn, your next one is skipped. The turn you are in goes on.

tal-11-9 =
    While you are transmuted the Ferret covers your abilities: Magic and Strength are 1 and do not change, your markers
    wait. Transmuted again, you count from then. Whoever spends any part of a turn transmuted takes no Object, Galleon
    or Ally from the space where the move ended.

tal-11-10 = What a card says goes before these rules, and “cannot” goes before “can”.

tal-11-11 =
    Death ends only the dead one’s own turn. Until its next turn it is out of play: nothing attacks or touches it. It
    loses its task, its Ferret, the right to cross, turning back, and turns still to be lost. Limits are checked against
    the new side. Who has no Life loses none.

tal-11-12 =
    A second Object of one name is not taken; it stays where it is. If what raised your limit is lost, surplus Objects
    are dropped at once.

tal-11-13 = More than 3 Allies may be held and used until a turn of their owner ends.

tal-11-14 =
    A Ferret has Magic and Strength 1 in all. It uses no abilities, Objects, Allies or Galleons, casts no Spells and
    trades no trophies, but keeps them, with no limit to its Spells. Fate works. It moves 1 space without a roll. It may
    fight and be fought, with the Advantage. It tries neither barrier nor Gates.

tal-11-15 =
    A Ferret’s turns are its owner’s. The turn in which it happened does not count, a skipped one does. The effect ends
    at the end of the last one.

tal-11-16 =
    Lost turns add up. In a skipped turn nothing of that turn happens, and effects “until your next turn” run out with
    it. Spells stay in hand and may be cast in others’ turns. A character that waits defends itself normally.

tal-11-17 =
    Bonuses that hold only in a fight or in some place do not count for your limit of Spells. An ability that gives
    Spells stops at the limit.

tal-11-18 =
    If several want to act at once, the active player comes first, then the others clockwise. Each Spell is resolved
    before the next; but one that cancels a Spell may be cast in answer to it, and is its caster’s one Spell of that
    turn.

## 12 Alternative rules

tal-section-12 = Alternative rules

tal-12-1 =
    No inheritance: a dead character leaves Objects, Allies and Galleons on the space where it died, discards trophies,
    Spells and Fate, and leaves the game. In the next turn its player draws a new one at random from the unused cards,
    chooses its side, sets it up (TAL-3.3) and plays.

tal-12-2 = Trophies cost 7 points instead of 5.

tal-12-3 =
    Objects and Allies may be dropped before drawing, and then count towards the cards on the space. They cannot be
    taken back that turn.

tal-12-4 =
    Alternative rules are agreed on before the game begins. So is a shorter game: every character begins with 1 more Magic
    and 1 more Strength, and the barrier and the Gates are easier by 2.

tal-12-5 = When no unused character is left, those that left the game are shuffled and used again.
