### Why a good player would choose this: the sentence behind a hint. "You" is the player who has to choose.

## The set-up and the turn

hint-board = Many attack dice win fights, and high resistance and HP outlast them.
hint-post = Any tower will do: nobody knows yet where the others have to go.
hint-roll = There is nothing better to do before the move.
hint-roll-stands = The roll leads somewhere good: let it stand.
hint-roll-again = Another roll will most likely be better.
hint-card-now = The card does more now than it would later.
hint-another-turn = Another turn is worth more than the token in your hand.
hint-keep = Keep what you have: it will do more at another moment.
hint-decline = It costs more than it brings.
hint-accept = It brings more than it costs.
hint-use-now = It will hardly do more at another moment.

## Where to go

hint-best-space = Of all the spaces in reach, the end of this way promises most.
hint-towards-token = This way leads towards a token that you need.
hint-towards-goal = This way leads towards what decides the game.
hint-towards-hp = You are short of HP: this way leads to some.
hint-towards-pitch = A match won brings 40 points, and this way leads to the Pitch.
hint-stop = There is no better end for this move.
hint-take-token = Your missions ask for it, or its power will help you.
hint-journey = There is something for you where this leads.
hint-land = Of all these spaces, that one promises most.
hint-attempt = You hold everything, and your chances in the fight are good.
hint-not-yet = The fight would be too risky now: gather cards and HP first.
hint-wait = Your team does its mission here: wait for the others.
hint-exam = The book brings its points at once.
hint-exchange = Another mission can hardly be harder for you.
hint-offer = You need their token more than yours.
hint-put = It matters little where it lies.
hint-best-option = That brings you most, or costs you least.
hint-best-card = That card serves you best.
hint-give-least = Of what you have, you will miss that least.
hint-whom = That is whom it helps or hurts to your best advantage.

## Fights

hint-dice = The dice will do as much as any card, and cost nothing.
hint-attack-card = The card does more than your dice would.
hint-defence-card = It spares you a blow that would cost too much.
hint-save-yourself = Without it the fight is lost.
hint-flee = There is no hope left: flee before you lose your cards.
hint-spoils = You can use it most, of all that may be taken.

## Quidditch

hint-call = Call whoever is furthest behind: a lost match would help them least.
hint-house = All houses fly alike.
hint-keeper = The keeper guards all three hoops from any square.
hint-shoot = You are on their line: shoot.
hint-carry = Carry the quaffle towards their line.
hint-chase = This chaser has the shortest way to the quaffle.
hint-beater = A beater is of use only with a bludger.
hint-pass-quaffle = Throw the quaffle to where a chaser can carry it on.
hint-bludger = The throw is free, and may put a piece out of the match.
hint-step-away = One step nearer to their line.
hint-lay-quaffle = Lay it near your own chasers, and far from theirs.
hint-end-turn = Nothing more can be gained this turn.
hint-seek = Roll: the seeker needs every square.
hint-quidditch-card = After the match the card is worth nothing: play it.

## Voldemort Returns

hint-next-figure = Any order will do.
hint-hand-over = Two heroes with a weapon destroy more than one with two.
hint-conjure = From that tower a Death Eater is soon where the heroes are.
hint-hide = Hide it as far as you can from whoever looks for it.
