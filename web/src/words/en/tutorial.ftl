### The tutorial, and examples that are played along.

tutor-title = Your first turn
tutor-example = An example
tutor-step = { $step } of { $steps }
tutor-do = Do it for me
tutor-left = You went another way. Go on as you like: this table is yours alone.
tutor-shown = That was the example. Go on as you like: this table is yours alone.
tutor-death-eaters-rising-done = That was a whole turn. Cho Chang is in your team now, and her ability is yours from your next turn on. Voldemort is beaten when he has five damage: send Death Eaters to Azkaban, for he never has more damage than there are Death Eaters there. Lose no team, and not four places. Try Ben’s turn, or set up a table.

tutor-death-eaters-rising-tutorial-1 = You stand together against Voldemort. Each turn you deal with one location: the three characters beside it, its place, and your own team. Cho Chang can be won in Diagon Alley. Click Diagon Alley to travel there.
tutor-death-eaters-rising-tutorial-2 = Voldemort’s die turned him to the Ministry: he hurt the wizards there, put corruption on the place, and Pettigrew acted. You are not there, so your team was spared. Your headquarters gives you four dice, and Tonks one more because another Order wizard is with her. Roll them.
tutor-death-eaters-rising-tutorial-3 = A die goes to an open symbol that it shows. Cho Chang asks for two books and one pair of rings: two knowledge, one friendship. Choose a die that shows a book, then Cho.
tutor-death-eaters-rising-tutorial-4 = One book is covered. You may assign as many dice from one roll as you like. Give her the second book too.
tutor-death-eaters-rising-tutorial-5 = Friendship is missing. You could use the die that shows it, but you have a spell token for that, and the die may do something else. Use the token on Cho.
tutor-death-eaters-rising-tutorial-6 = All her symbols are covered: she will join you at the end of the turn. Each time you have assigned at least one die, the rest is rolled again. Roll.
tutor-death-eaters-rising-tutorial-7 = A doubled side is worth two symbols. The second ability of your headquarters asks for just these two: it removes corruption from any place. Put the double loyalty there.
tutor-death-eaters-rising-tutorial-8 = All symbols of an ability are covered: use it at once, or decline.
tutor-death-eaters-rising-tutorial-9 = A place with five corruption falls for good, and four fallen places lose the game. The Ministry is in the greatest danger.
tutor-death-eaters-rising-tutorial-10 = Two dice are left, and nothing here needs them badly. You may roll on, or stop; stop now.
tutor-death-eaters-rising-tutorial-11 = Everyone may still use spell tokens. Then end your turn: Cho joins your team, and all her damage is gone.

tutor-talisman-done = That was a whole turn. Gather Allies, Objects and power in London and on the grounds, pass the Gates, bring an Insignia to the Room of Requirement, and beat Voldemort in the Great Hall before the others do. Try Ben’s turn, or set up a table.
tutor-talisman-tutorial-1 = You race alone: whoever first beats Voldemort in the Great Hall wins. You begin in London. Each turn is a move, then an encounter. Roll for your move.
tutor-talisman-tutorial-2 = You rolled a 3. For 1 Fate you could roll again, but a 3 will do: it leads to Wool’s Orphanage, where two cards are drawn. Keep it.
tutor-talisman-tutorial-3 = The spaces that you reach are lit. Aim at one, and the way there is shown. Within a region you walk one way, clockwise or not. Go to Wool’s Orphanage.
tutor-talisman-tutorial-4 = At 4 Privet Drive the way to Hagrid’s Hut is open: it leads to the grounds. Stay in London, and go on to Wool’s Orphanage: its two symbols say that two cards will lie there.
tutor-talisman-tutorial-5 = Crabbe is a Death Eater, you are of the Order: he is an Enemy, and is fought by Strength. Your 3 and the die, and 1 for the Advantage, against his 3 and his die. As it lies you lose. The six dice show what each number would bring: spend 1 Fate.
tutor-talisman-tutorial-6 = Won: Crabbe is a trophy. Ron is of the Order too, so he is an Ally to you. Take him along.
tutor-talisman-tutorial-7 = At the end of your turn trophies are worth something: 5 points of Strength on them buy 1 Strength. Choose “Trade trophies”, and offer Crabbe.
tutor-talisman-tutorial-8 = 3 points are not enough. Offer Goyle too: 3 and 4 are 7.
tutor-talisman-tutorial-9 = Seven points buy one Strength; the rest is lost. Take it: what is marked stays yours.
tutor-talisman-tutorial-10 = You could drop things for others to find, or cast a Spell. End your turn.

tutor-year-at-hogwarts-done = That was a whole turn, and your first mission. Collect what your missions name, do them before the others, and sit exams on the way: the year ends when somebody has done a mission and has more than 210 points. Try Ben’s turn, or set up a table.
tutor-year-at-hogwarts-tutorial-1 = You race for the House Cup. Your missions are secret: each names a space and the objects that you must bring. The Devil’s Snare waits in Herbology, and asks for the Deluminator. Roll for your move.
tutor-year-at-hogwarts-tutorial-2 = Six steps, all of which you must walk, along footprints and never through walls. The spaces that you reach are lit. Herbology lies three steps on: go towards it.
tutor-year-at-hogwarts-tutorial-3 = The Deluminator lies on the next space, on your way. Go on.
tutor-year-at-hogwarts-tutorial-4 = You may pick up two tokens in a turn; one that your missions ask for must be taken. Take the Deluminator.
tutor-year-at-hogwarts-tutorial-5 = Now you have all that the mission asks for. Go into Herbology.
tutor-year-at-hogwarts-tutorial-6 = Three steps are left. A move may end early on a tower, in a classroom whose book you hold, or where you can attempt a mission, as here. Stop.
tutor-year-at-hogwarts-tutorial-7 = First comes the mission, then what the space itself brings. Attempt it.
tutor-year-at-hogwarts-tutorial-8 = The Snare has 5 health and resistance 3; Harry lowers it by one. Each die that shows at least 2 costs it 1. Or you play a card: five in a fight at most. Attack with your four dice.
tutor-year-at-hogwarts-tutorial-9 = Two dice hit: 3 health are left. But it strikes after every attack with dice, and takes 2 from you. A defence card could stop that; you have none. Let it strike.
tutor-year-at-hogwarts-tutorial-10 = Confringo costs an opponent 3 health, and the Snare does not strike at spells. Play it.
tutor-year-at-hogwarts-tutorial-11 = Done: 50 points for your house. What you used goes to a memorable place, where others may find it by Floo powder. Choose Hog’s Head.
tutor-year-at-hogwarts-tutorial-12 = Now the classroom: with a book of its subject you sit an exam, and it gives you two potions besides. Sit the exam.
