### Why a good player would choose this: the sentence behind a hint. "You" is the player who has to choose.

## Setting up and moving

hint-any-character = Both play well: take the one you like.
hint-roll = There is nothing better to do before the roll.
hint-only-way = There is no other way this turn.
hint-turn-back = Without an Insignia, or any hope against Voldemort, the castle holds nothing for you: turn back early.
hint-roll-stands = The roll leads somewhere good: let it stand.
hint-fate-for-movement = Another roll would very likely lead to a better space.
hint-best-space = The space at the end of this way promises most.
hint-towards-gates = You have an Insignia and a fair chance against Voldemort: make for the Gates.
hint-towards-insignia = You are strong, but without an Insignia the Great Hall stays closed: the Quidditch Pitch has tasks for one.
hint-towards-task = Your task is done there, and earns an Insignia.
hint-towards-grounds = You are strong enough for the grounds, where a card brings more than in London.
hint-towards-london = The grounds are too dangerous for now: grow in London first.
hint-try-gates = Your total is good enough to try the Gates.
hint-try-barrier = Trying the barrier costs nothing but this encounter.
hint-go = Of all the spaces, that one promises most.
hint-journey = It brings you where you want to be.
hint-open-passage = It opens the way without a test.

## Voldemort

hint-lead-voldemort = Lead him away from yourself, and towards whoever is in your way.
hint-voldemort-on-rival = He must fight somebody: let it be the rival whom it hurts most.
hint-better-value = With that value you are less far behind him.

## Encounters

hint-explore = What lies here is worth more than a fight with another character.
hint-attack = You are stronger, and what you would take is worth the turn.
hint-attack-for-insignia = You are stronger, and an Insignia is the best of all spoils.
hint-no-attack = A fight here would risk more than it could bring.
hint-best-option = That brings you most.
hint-accept = What it brings is worth what it costs.
hint-decline = What is offered costs more than it brings.
hint-whom = That is whom it hurts most, or helps you most.
hint-buy = Its use is worth the Galleons.
hint-take-object = It costs nothing, and you have room for it.
hint-take-ally = An Ally who stands by you is worth having.
hint-best-insignia = One opens the Great Hall; of several, take the one whose power serves you best.
hint-leave-it = Nothing of this is of use to you.
hint-drop-task = It would cost you more than another Insignia is worth.

## Fights

hint-evade = As the scores stand, you would rather lose than win: evade.
hint-strongest-enemy = Without the strongest of them, the others can be beaten.
hint-fate-for-fight = As the dice lie the fight is not won: a new roll may still win it.
hint-fate-for-table = Most other numbers would be better for you.
hint-better-roll = The die can hardly show anything worse.
hint-worst-die = That die hurts you most.
hint-tip-the-fight = It may well decide the fight for you.
hint-meddle = It is worth a Spell to you who wins this fight.
hint-stop-the-leader = Whoever wins there wins the game: now is the time for it.
hint-keep-life = The Life is worth more than what it costs to keep it.
hint-answer-spell = That Spell would do you too much harm.
hint-take-from-rival = You can use it, and your rival no longer can.
hint-take-life = A Life hurts your rival more than anything else you could take.
hint-galleon = A Galleon more is always of use.
hint-attack-ally = The Ally would make a good trophy, and would be missed.

## Cards and the end of a turn

hint-own-side = Your side of the token adds 1 to your scores.
hint-heal = You are hurt, and may not get a better chance.
hint-use-now = It will hardly do more at another moment.
hint-strike-rival = It holds up whoever is ahead of you.
hint-keep-for-later = Keep what you have: it will do more at another moment.
hint-let-it-happen = Preventing it would cost more than it takes.
hint-give-up-least = Of what you have, you will miss that least.
hint-least-useful-spell = You will miss that Spell least.
hint-best-spell = That Spell serves you best.
hint-bring-card = That card does most for you on your own space.
hint-put-where-it-serves = Good cards belong near you, bad ones far away.
hint-lay-best-last = What is laid last is drawn first: keep the best for last.
hint-discard-danger = That card would hurt you most when it is met.
hint-trade = These trophies are enough for a trade, and few points are lost.
hint-end-turn = There is nothing more to gain in this turn.
