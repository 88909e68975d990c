### The rulebook in the app: one message a clause, its id the clause in lower case (YAH-6.3b is yah-6-3b).
### "You" is the player whose turn it is, unless the clause says otherwise. A clause named in a text is a link.

yah-title = A Year at Hogwarts
yah-about =
    One to eight of you wander the Marauder’s Map for house points: missions, exams, duels and Quidditch. Or two to four
    of you play Voldemort Returns, all against one.

## 1 Components

yah-section-1 = Components

yah-1-1 =
    The main board shows Hogwarts and its grounds as the Marauder’s Map does. Board 1 is Diagon Alley, board 2 holds
    other memorable places, and a Quidditch pitch opens when a match begins.

yah-1-2 =
    There are 210 cards: behaviour, fight, duel, event, book, potion, spell and Quidditch cards; and 30 mission cards. The
    30 fight cards bear the numbers of the missions. A used card goes under its deck. An empty deck gives nothing.

yah-1-3 =
    Object tokens number 30, six of them special (YAH-8.1). The box also holds 6 Death Eaters, 60 house points, 20 tokens of
    Floo powder, 10 Portkeys and 70 of health. Points and health may exceed their tokens; Floo powder and Portkeys may not.

yah-1-4 =
    Of the 15 player boards eight are students of the four houses, six are Death Eaters, and one has Peter Pettigrew on one
    side and Lord Voldemort on the other. Each has its pawn.

yah-1-5 =
    A board states how many attack dice you roll, your resistance, an ability for moving and one for fighting, the health,
    books, spells and potions you begin with, and six slots for objects.

yah-1-6 =
    Missions 1 to 10 belong to the first three books, 11 to 20 to the next two, 21 to 30 to the last two. Each names its
    points, a space, object tokens, the fight card of its number and, for qualified wizards and teams, spells and potions.

yah-1-7 =
    There are five six-sided dice.

## 2 Choosing the game

yah-section-2 = Choosing the game

yah-2-1 =
    You choose a length. A quick game ends when someone has done a mission and has more than 210 points; a classic one needs two
    missions and more than 260; a long one three missions and more than 320.

yah-2-2 =
    You choose a variant: underage wizards, qualified wizards, teams (all together, or teams of two or three), or solo by
    the underage or the qualified rules.

yah-2-3 =
    Among qualified wizards, whoever ends the game must also have taken part in a Quidditch match.

yah-2-4 =
    When the end is reached, finish the round, so that everyone has had as many turns; a Time-Turner’s turn does not count. The
    most points win. On equal points more missions decide, and then the win is shared. A team adds up its points, and
    all its missions count for YAH-2.1.

yah-2-5 =
    Nobody’s points fall below 0.

yah-2-6 =
    Outside fights nobody’s health falls below 1.

yah-2-7 =
    Alone, or as one team of all, you win when YAH-2.1 is met; your score is the number of rounds. Otherwise all teams have
    the same size.

yah-2-8 =
    Once met, the end stands, even if points are lost again in that round.

## 3 Set-up

yah-section-3 = Set-up

yah-3-1 =
    Shuffle every deck and lay it face down. Only the fight cards lie in the order of their numbers.

yah-3-2 =
    Everyone takes a board, its pawn, the health, books, spells and potions it names, a Portkey and a Floo powder; two Floo
    powders among underage wizards. Boards of Death Eaters are not chosen.

yah-3-3 =
    Lay the 30 object tokens at random on the rosettes: 18 on the main board, 3 on board 1 and 9 on board 2.

yah-3-4 =
    All pawns begin on Start, at the entrance of Hogwarts.

yah-3-5 =
    Everyone draws five missions and keeps them secret; three when more than six play. A mission is never lost. With more
    than six players you may, ending a turn on a tower, swap one for another of the stack, and do nothing else there.

yah-3-6 =
    Among qualified wizards and teams the six Death Eaters are put on towers of your choice, one after another, beginning with
    the last player and ending with the first. They stay there. Alone you meet none.

yah-3-7 =
    The first seat begins, then the one to its right, and so on: play goes counter-clockwise.

## 4 A turn

yah-section-4 = A turn

yah-4-1 =
    Roll two dice and move exactly their sum along spaces joined by footprints or steps, in any direction. The castle’s inner
    and outer walls cannot be crossed.

yah-4-2 =
    No space is entered twice in one move, and the one you begin on counts as entered.

yah-4-3 =
    You may stop sooner on the space of a mission of yours that you can attempt (a team may also wait there), on a tower, or in
    a classroom for which you hold a book. On the Quidditch Pitch and where you meet someone (YAH-4.4) you must stop. An option of
    the table lets you stop on every named space.

yah-4-4 =
    Enter another player’s space and you stop and fight the first one met; the space then does nothing. So it is with Death
    Eaters, except among underage wizards. Team-mates pass each other. Only your own steps meet: pawns put together by a
    rule do not fight, nor do pawns that begin the move together.

yah-4-5 =
    Where object tokens lie on your way you may pick up, two in a turn, and hold up to six. Holding six, you may swap. A
    token that a mission of yours asks for must be taken while the limits allow; no swap is forced. Visits by Floo,
    Portkey or Buckbeak count towards the two. A pawn moved by an event takes nothing.

yah-4-6 =
    Then the space takes effect (section 5), and the next player’s turn begins. Some spells, such as Accio, Alohomora and
    Obliviate, are used before the roll.

yah-4-7 =
    When neither a way of the exact length nor an early stop exists, walk the longest way there is.

## 5 Spaces

yah-section-5 = Spaces

yah-5-1 =
    Spell, potion and book spaces give one card of that deck to keep.

yah-5-2 =
    On a behaviour space draw a behaviour card and carry it out. Floo Powder is kept.

yah-5-3 =
    On an event space draw an event and carry it out. It concerns everyone. If it puts all pawns on one space, everyone
    begins the next turn there.

yah-5-4 =
    On a duel space you fight a duel (YAH-10.3). Winning brings a spell, a potion and a book.

yah-5-5 =
    On a health space, the Hospital Wing among them, you gain the number shown, even beyond what you began with.

yah-5-6 =
    In any of the four common rooms draw a behaviour card, book, potion or spell, or offer any player a swap of one object
    each. A refused offer was all the room does.

yah-5-7 =
    Dumbledore’s Office gives two spells, Snape’s Office two potions, Hagrid’s Hut a potion and a spell, the Restricted
    Section a book; the Library and Flourish & Blotts give two books.

yah-5-8 =
    The classrooms of Charms, Transfiguration and Defence Against the Dark Arts give a spell, those of Potions, Herbology and
    Care of Magical Creatures two potions. With a fitting book you first sit the exam (YAH-7.1).

yah-5-9 =
    On any of the 18 towers you may stop. With Floo powder you may go at once to one of seven spaces of board 2, take tokens
    there and do a mission; free passages are open, but nothing else happens and nobody is met. At the end of the
    turn you return to the tower, and the powder is spent.

yah-5-10 =
    On the Quidditch Pitch your move ends. Challenge a player to a match (section 11); or use a Portkey to the Graveyard of Little
    Hangleton, do a mission there, and return at the end of the turn, the Portkey spent.

yah-5-11 =
    The Graveyard of Little Hangleton is reached only by Portkey from the Pitch.

yah-5-12 =
    The Great Hall cannot be entered. The spaces beside it belong to it: a mission in the Great Hall is attempted on any of them.

yah-5-13 =
    A bridge is one space.

yah-5-14 =
    Secret passages lead both ways: between the Whomping Willow and the Shrieking Shack, and between the Room of Requirement
    and the Hog’s Head, without a step; by the One-Eyed Witch between Hospital Wing and Honeydukes for one. A free passage
    may be used at any point of a move, even after the last step. Both ends count as entered, and whoever stands there is met.

yah-5-15 =
    The Ministry of Magic and the Hall of Prophecy are joined without a step; the vault rail leads free from the Ministry to
    Gringotts, never back. Honeydukes to the Hog’s Head are 2 steps, the Leaky Cauldron to Gringotts 4, and from there 4 to Borgin &
    Burkes and 4 to Ollivanders. Start, Hogwarts Express and Leaky Cauldron are neighbours in this order. Ending on the
    Express, you may go on to Start or to the Leaky Cauldron.

yah-5-16 =
    On a mission’s space you may attempt it (section 6), and the space takes effect afterwards if your pawn is still there.

## 6 Missions

yah-section-6 = Missions

yah-6-1 =
    Underage wizards need the mission’s object tokens, stand on its space and win the fight with the card of its number.

yah-6-2 =
    Qualified wizards must bring the named spells and potions as well, to be used in the fight. Those played count towards the
    limit of cards; the rest go under their decks too, when the fight ends sooner.

yah-6-3 =
    All members of a team must come to the space; whoever is there waits. Tokens and cards are held by the team together, and
    the fight is fought together.

yah-6-3b =
    A team waits in one place at a time, named by whoever stops there first. Those who wait skip move and effect, and may give
    it up at the start of a turn. Any member’s mission counts, and members know each other’s missions
    and cards. Team-mates pass freely and may share spaces.

yah-6-4 =
    Alone you follow the underage or the qualified rules. Losing all your health loses the game.

yah-6-5 =
    A mission done brings its points. Its tokens go to spaces of board 2 of your choice, the cards used go under their decks, and
    special tokens go to Diagon Alley (YAH-8.1).

yah-6-6 =
    A mission lost sends you to the Leaky Cauldron: all spells and potions go under their decks, and your health becomes 6. You
    keep objects, Floo powder, Portkeys and the mission itself.

yah-6-7 =
    Lost on board 2, you go straight to the Leaky Cauldron, and what brought you there is spent. A team loses together. One
    attempt a turn; the fight card goes back to its number.

## 7 Exams, behaviour, points

yah-section-7 = Exams, behaviour, points

yah-7-1 =
    Be in the classroom that a book of yours names: it brings the 5 to 20 points on it, and the room its cards (YAH-5.8). The book
    goes under its deck. Several fitting books may be used at once.

yah-7-2 =
    Behaviour cards mostly give or take points, from −30 to +50. A Floo Powder card is kept for one journey, like a token, and
    then goes under the deck.

yah-7-3 =
    A Quidditch match won is worth 40 points, a Death Eater beaten 20.

## 8 Object tokens

yah-section-8 = Object tokens

yah-8-1 =
    A special token serves once, for a mission or by its power, and then goes to one of the three rosettes of Diagon Alley.

yah-8-2 =
    The Elder Wand and the Sword of Gryffindor add an attack die in a fight. The Resurrection Stone gives 6 health in a
    fight, the Time-Turner another turn. Buckbeak takes you to any space of board 1 or 2 and back. The Invisibility Cloak
    flees from a fight, 5 spaces away.

yah-8-2b =
    The Time-Turner works at the end of your turn; the new turn has its own pick-ups. Buckbeak takes the place of a space’s
    effect: a visit as in YAH-5.9, not to the Graveyard. The Cloak works before a fight is lost: 5 steps to a space with
    no pawn or Death Eater, without effect or tokens; from board 2, back to where you came from. A duel then costs no
    discard, a mission stays undone, and what was played or lost is gone. Wand and Sword need a roll of attack
    dice; the Stone’s health is kept. A special token used in a mission’s fight still counts as that mission’s.

yah-8-3 =
    All other tokens serve missions: Tom Riddle’s diary, the ring, cup, locket and diadem, Nagini, the cauldron and the rest.

## 9 Spell and potion cards

yah-section-9 = Spell and potion cards

yah-9-1 =
    An attack card takes health from the opponent and is played in place of a roll of attack dice. A defence card cancels an
    attack or gives health; the opponent loses its turn, and you attack again.

yah-9-2 =
    In duels and missions they may be played at any moment, within the limits of section 10.

yah-9-3 =
    Among qualified wizards some cards fetch a card of your choice from the spell or potion deck, in a fight or to have what a
    mission asks for.

## 10 Fights

yah-section-10 = Fights

yah-10-1a =
    Underage players who meet must fight; of two on the space, the newcomer chooses. Both roll a die, the lower loses 1 health;
    equal rolls are repeated. Two losses lose the fight, and so would a loss below 1 health. No cards. The winner
    may take an object, a Portkey, Floo powder or a card unseen.

yah-10-1b =
    Qualified players attack in turn, the newcomer first, with attack dice or a card; at most a spell and a potion each.
    Whoever is first down to 1 health loses, at once if so from the beginning; with both at 1 there is no fight. Health stops at 1.
    The winner may take two objects, or a Portkey, or Floo powder, or two cards unseen.

yah-10-1c =
    Teams fight players of other teams as qualified wizards do, and never their own members.

yah-10-1d =
    After a fight won on a mission’s space the mission may still be attempted. With six objects you leave one there or take
    something else. Cards taken unseen are spells, potions, books and Floo Powder, never missions. Where a
    pawn and a Death Eater share a tower, only the Death Eater is fought.

yah-10-2 =
    A Death Eater on your tower is played by your neighbour to the right, with its board, a spell and a potion; in a team by the
    nearest opponent, or by the app. You attack first, with at most 3 cards. Losing all health sends you to the Leaky Cauldron
    as in YAH-6.6. Beaten, it leaves the game, you gain 20 points, and the stop goes on. A Death Eater that won is
    whole again, with new cards, next time.

yah-10-3 =
    Draw a duel card; your own character is drawn again. Attack with dice, each at least the resistance costing 1 health, or with
    a card: at most 5 cards, 3 among qualified wizards and teams. Down to 1 health you have lost, at once if so from
    the beginning, and discard any 3 cards. The rest is as in YAH-10.4.

yah-10-4 =
    The fight card says who attacks first. In a round you may play a defence card, and then an attack potion, an attack spell or
    your attack dice; the opponent answers with its one attack. Its ability strikes after every roll and with every attack card, as
    the card says, never with a defence card; and once more when its health is gone. Survive that with at least 1 health, and you win.

yah-10-4a =
    The opponent’s one attack in a turn is its ability; it rolls no dice. If it attacks first, it strikes once when revealed.

yah-10-4b =
    The strike after the blow that takes its last health is the last, and strikes once. If it leaves you at 0, or at 1 in a
    duel, you have lost. A defence card within the limit may cancel it.

yah-10-4c =
    A card that fetches a card counts towards the limit. What it fetched counts when it is played.

yah-10-5 =
    In a mission’s fight underage wizards play at most 5 spells and potions together, qualified ones 3.

yah-10-6 =
    In a team’s fight the opponent’s health is multiplied by the number of players. They attack in turn; each suffers the
    strike after the own attack, and plays at most 2 cards. Without health you drop out; when all have, the fight is lost. Won
    while one stands, it raises the others with 1 health. The last strike hits only whoever struck last. A strike
    on revealing hits the player whose turn it is, who also attacks first.

yah-10-7 =
    Alone you follow the limits of the underage or the qualified rules.

yah-10-8 =
    Your board’s ability for fights works in every attack, as it says. Resistance never falls below 2. You may roll more
    attack dice than the box holds.

yah-10-9 =
    A defence card is played at the start of your round or when a strike is announced. Either kind makes the opponent lose
    that next strike, and calls no ability.

yah-10-10 =
    An example: Tom Riddle in the Chamber of Secrets has 9 health, resistance 5, and spells do not hurt him. You lose 2 health
    when he is revealed and 3 after every roll of attack dice or attack card of yours. Each 5 or 6 costs him 1. A
    team of four meets him with 36.

## 11 Quidditch

yah-section-11 = Quidditch

yah-11-1 =
    On the Pitch you call any player to a match; afterwards that player’s pawn returns to where it stood. Each of you picks a house
    team. Catching the golden snitch wins 40 points.

yah-11-1b =
    Nobody can refuse, not even team-mates and players who wait. The return has no effect and meets nobody. Being called
    counts for YAH-2.3. Alone you play against the app.

yah-11-2 =
    A team is a keeper on one of its three goal squares, two beaters on line 3, three chasers on the two lines before it, and a
    seeker. The quaffle lies in the centre, a bludger in each half.

yah-11-3 =
    The pitch has lanes A to E and seven rows, with three goal squares (B to D) behind each end. Steps go along lanes and
    rows. From its own end a side’s beaters stand in C and E of line 3, its chasers in B and E of the next row and in C of
    the one after; its bludger is in C of the first chaser row. You choose your keeper’s square.

yah-11-4 =
    Both roll two dice; the higher begins, and equal rolls are repeated. Whoever scores two goals, or knocks out all chasers of
    the other side, wins round 1.

yah-11-5 =
    In your turn roll two dice for that many actions. One square by one piece is an action; entering the square of the quaffle
    (chaser) or a bludger (beater) picks it up for free. Keepers stay on goal squares. No two pieces share a square,
    except as YAH-11.8 allows. Unused actions lapse. After a shot or goal the pieces stay, and the turn goes on.

yah-11-6 =
    A beater with a bludger may throw it once a turn, for no action, straight at an opponent on the line: a die says how far it
    flies. It passes over own pieces and stops at the first opponent or the edge. Whoever is hit rolls, and below 4 is out; a
    chaser drops the quaffle, and a keeper loses it as in YAH-11.9. A beater carries one bludger.

yah-11-7 =
    For an action a chaser, or a keeper, throws the quaffle to a neighbouring square that is empty or holds an own chaser. A keeper
    who still has it when the turn ends lays it on a free square of line 3 before the goal.

yah-11-8 =
    For one action a chaser enters the square of the opposing chaser who has the quaffle and takes it, then steps at once
    to an empty neighbouring square, free. With none empty both stay. Nothing is stolen from a keeper.

yah-11-9 =
    From the opponents’ line 3 a chaser with the quaffle shoots for an action: the shooter must roll higher than the keeper;
    with no keeper every shot scores. A goal brings a Quidditch card. Either way the quaffle goes to the defending
    keeper, or, if that one is out, to a square of line 3 that the defenders choose. Nobody enters goal squares.

yah-11-10 =
    In round 2 the seekers race 24 squares round the pitch; the winner of round 1 begins. Roll two dice and advance; a
    Quidditch card a turn, before or after the roll. Nobody falls below 0. Once round catches the snitch. Afterwards
    the cards go under their deck.

yah-11-11 =
    Some of the cards: the Nimbus 2000 takes your seeker 2 further, the Firebolt 4; a Wronski Feint rolls one more
    die; Confundus throws the other seeker 3 back.

yah-11-12 =
    An example of round 2: Gryffindor rolls 8 and plays the Firebolt, 12 in all. Slytherin rolls 12 and feints for 5 more: 17.
    Gryffindor adds 6, 18, and Confundus throws Slytherin back to 14. Slytherin rolls 10: 24, once round, and 40 points.

## 12 Voldemort Returns

yah-section-12 = Voldemort Returns

yah-12-1 =
    Two to four play without missions, books, duels, events or behaviour cards. One has Peter Pettigrew, the others Harry, Ron and
    Hermione, each with the health and cards of the board, and the heroes with a Floo powder and a Portkey. Harry always takes
    part; against one hero player he is alone, unless an option of the table brings all three.

yah-12-2 =
    The horcruxes: the diary on Flourish & Blotts, the ring on Dumbledore’s Office, the cup on Gringotts, the locket on
    the Ministry of Magic, the diadem on the Room of Requirement, Nagini on the Clock Tower. In this mode Gringotts and
    the Ministry are joined without a step, both ways.

yah-12-3 =
    Cauldron, father’s bone, Wormtail’s hand, Harry Potter, basilisk fang and the Sword of Gryffindor lie at random on
    rosettes of the main board and board 1. Elder Wand and Resurrection Stone wait for YAH-12.7; all else stays in the box.
    No powers are used, fang and sword are not spent, and nobody takes the other side’s tokens.

yah-12-4 =
    Before the return everyone passes freely. Afterwards only a hero and a Death Eater, and Harry and Voldemort, stop each
    other. Event, book, behaviour and duel spaces and the Pitch do nothing; classrooms give their cards, common rooms a spell or a potion.

yah-12-5 =
    Everyone begins on Start. Pettigrew begins and moves with one die, the others with two; then the player to the right.

yah-12-6 =
    Pettigrew gathers the cauldron, the bone, Harry Potter and the hand, and goes by the Quidditch Pitch, without a Portkey, to the Graveyard.

yah-12-7 =
    Then Voldemort returns in Pettigrew’s place and ends that turn on the Pitch. His player sets the six Death Eaters on six
    towers without a hero, with their health, spells and potions, and the Resurrection Stone, and Harry’s player the Elder Wand,
    on any space of the main board or board 1 that can be reached on foot.

yah-12-8 =
    In a turn Voldemort and every Death Eater move by a die each, with their abilities. A Death Eater that meets a hero
    fights. They collect no cards, except that a Death Eater who ends on a spell or potion space draws there. Voldemort
    ignores health spaces.

yah-12-9 =
    A hero with the fang or the sword on a horcrux’s space, where a move may end, rolls a die against Voldemort’s player.
    Higher destroys it and costs Voldemort, who has 7 health in all, 1; otherwise that hero tries again next
    turn instead of moving. Heroes on one space may hand fang and sword over. A Death Eater there is fought first; the
    space’s effect counts once an arrival.

yah-12-10 =
    Only Harry takes the Resurrection Stone, only Voldemort the Elder Wand. Only these two fight each other; Death Eaters
    fight every hero.

yah-12-11 =
    When Harry and Voldemort meet, a side without its token loses the game; if both lack theirs, nothing happens. Voldemort
    with the Wand wins at once while a horcrux is left. Otherwise both roll a die, and the higher wins the game; equal rolls are repeated.

yah-12-12 =
    The newcomer attacks first, then in turn. Attack dice succeed from the resistance up. An attack with a success hits, and the
    defender rolls: 1 or 2 costs the defender 2 health, 3 to 5 costs 1, and a 6 costs the attacker 1. An option lets
    qualified players fight this way too.

yah-12-13 =
    In a fight each side plays at most 3 spells and potions together, at any moment.

yah-12-14 =
    A hero beaten by a Death Eater goes to Start with 1 health, and may meet the same one next turn. A beaten Death Eater leaves
    the game. Death Eaters keep their losses and play at most 3 cards a fight.
