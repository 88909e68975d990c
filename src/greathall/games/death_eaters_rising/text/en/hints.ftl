### Why a good player would choose this: the sentence behind a hint. "You" is the player who has to choose.

## Setting up

hint-any-faction = All three factions play well: take the one you like.
hint-any-starter = Both can lead a team: take the one you like.

## Travelling

hint-travel-to-recruit = Your dice suit a wizard there, and a bigger team rolls more dice.
hint-travel-to-attack = Your dice suit a Death Eater there.
hint-travel-for-ability = There your abilities do most.
hint-travel-to-voldemort = From there you may strike at Voldemort, if he stays.
hint-travel-where-he-seldom-stays = Your team is hurt, and Voldemort seldom stays where he stands: he turns away three times in four.
hint-travel-where-dice-fit = Your dice fit best there.
hint-go-to-voldemort = One die less is a fair price for a blow at Voldemort.

## Dice

hint-roll = Nothing you could assign now is worth a die that you may still roll: roll the rest.
hint-discard-what-fits-least = Nothing of this roll helps you, so give up the die that will help you least.
hint-stop-nothing-left = There is nothing left that these dice could win you.
hint-colour-that-fits = That colour shows most often what you need.
hint-another-die = One more die now makes it much likelier that you complete what you are after.
hint-reroll-what-does-not-fit = Some dice help nowhere: roll them once more, it costs you nothing.
hint-keep-what-fits = Keep the dice that fit and roll the others.
hint-turn-to-what-lacks = Turn an idle die to the symbol you lack.

## Characters

hint-recruit-first = With one wizard you are a single bad turn from defeat: win a companion first.
hint-recruit-to-save = That wizard is nearly defeated: in your team all damage is gone, and the Hospital Wing stays emptier.
hint-recruit-for-die = That wizard brings your team another die in every turn.
hint-recruit = One wizard more makes your team stronger, and brings new characters into play.
hint-attack-death-eater = Each damage to a Death Eater earns a spell token, and brings Azkaban nearer.
hint-send-to-azkaban = The last damage sends that Death Eater to Azkaban, and lets Voldemort be hit once more.
hint-attack-voldemort = Azkaban allows it: strike at Voldemort while you stand before him.
hint-last-blow-to-voldemort = One more damage, and Voldemort is beaten.

## Abilities

hint-ability-heals = Somebody needs healing more than you need this die elsewhere.
hint-ability-cleanses = Corruption grows every turn: take some away while a die is to spare.
hint-ability-strikes = The ability damages a Death Eater and earns a token besides.
hint-ability-brings-token = A spell token will decide a later turn.
hint-wound-is-worth-it = The damage to your wizard is bearable, and what you get for it is worth more.
hint-take-token = It costs nothing.

## Healing, cleansing, suffering

hint-heal-last-wizard = Without that wizard the team is lost, and so is the game.
hint-heal-before-defeat = One step from the Hospital Wing: healing does most there.
hint-heal = That wizard needs it most.
hint-cleanse-before-it-falls = The place falls with five: take corruption away while it stands.
hint-cleanse = That place is in the greatest danger.
hint-who-bears-most = That wizard can bear the damage best.

## Waiting and ending

hint-swap-to-save-team = The exchange saves a team that would be lost.
hint-swap-for-partners = Wizards who fight better together should be in one team.
hint-decline = What is offered costs more than it brings.
hint-keep-tokens = Keep your tokens: they will do more at another moment.
hint-end-turn = There is nothing more to gain in this turn; tokens keep for a better one.
