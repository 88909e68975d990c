### Why a good player would choose this: the sentence behind a hint. The reader („vy“) is the player who has to choose.

## Setting up

hint-any-faction = Všechny tři frakce se hrají dobře: zvolte tu, která se vám líbí.
hint-any-starter = Tým mohou vést obě postavy: zvolte tu, která se vám líbí.

## Travelling

hint-travel-to-recruit = Vaše kostky se hodí na tamního kouzelníka a větší tým hází více kostkami.
hint-travel-to-attack = Vaše kostky se hodí na tamního Smrtijeda.
hint-travel-for-ability = Vaše schopnosti tam zmohou nejvíce.
hint-travel-to-voldemort = Pokud se Voldemort neotočí, můžete tam na něj zaútočit.
hint-travel-where-he-seldom-stays = Váš tým je zraněný a Voldemort málokdy zůstane, kde je: třikrát ze čtyř se otočí jinam.
hint-travel-where-dice-fit = Vaše kostky se tam hodí nejlépe.
hint-go-to-voldemort = Jedna kostka je za útok na Voldemorta přiměřená cena.

## Dice

hint-roll = Nic, co teď můžete přiřadit, nemá takovou cenu jako kostka do dalšího hodu: hoďte zbylými znovu.
hint-discard-what-fits-least = Z tohoto hodu vám nepomůže nic, vzdejte se tedy kostky, která vám pomůže nejméně.
hint-stop-nothing-left = S těmito kostkami už nic získat nemůžete.
hint-colour-that-fits = Na této barvě padá nejčastěji to, co potřebujete.
hint-another-die = S další kostkou mnohem spíše dokončíte to, oč teď usilujete.
hint-reroll-what-does-not-fit = Některé kostky se nikam nehodí: hoďte jimi ještě jednou, nic vás to nestojí.
hint-keep-what-fits = Kostky, které se hodí, si nechte a ostatní přehoďte.
hint-turn-to-what-lacks = Otočte nevyužitou kostku na symbol, který vám chybí.

## Characters

hint-recruit-first = S jediným kouzelníkem vás od porážky dělí jeden nepovedený tah: nejprve najměte dalšího.
hint-recruit-to-save = Tento kouzelník je blízko porážky: ve vašem týmu se všech zranění zbaví a Bradavická ošetřovna zůstane prázdnější.
hint-recruit-for-die = Tento kouzelník přinese vašemu týmu v každém tahu kostku navíc.
hint-recruit = Další kouzelník posílí váš tým a uvolní místo nové postavě.
hint-attack-death-eater = Každé zranění Smrtijeda vám vynese žeton kouzla a přiblíží ho Azkabanu.
hint-send-to-azkaban = Poslední zranění pošle tohoto Smrtijeda do Azkabanu a Voldemorta pak lze zranit ještě jednou.
hint-attack-voldemort = Azkaban to dovoluje: zaútočte na Voldemorta, dokud stojíte proti němu.
hint-last-blow-to-voldemort = Ještě jedno zranění a Voldemort je poražen.

## Abilities

hint-ability-heals = Léčení je teď potřeba více než tato kostka jinde.
hint-ability-cleanses = Vliv každý tah roste: odeberte ho, dokud máte kostku nazbyt.
hint-ability-strikes = Tato schopnost zraní Smrtijeda a přinese vám k tomu žeton kouzla.
hint-ability-brings-token = Žeton kouzla může rozhodnout některý z příštích tahů.
hint-wound-is-worth-it = Zranění vašeho kouzelníka se dá unést a to, co za ně získáte, má větší cenu.
hint-take-token = Nic to nestojí.

## Healing, cleansing, suffering

hint-heal-last-wizard = Bez tohoto kouzelníka je ztracen tým, a s ním i celá hra.
hint-heal-before-defeat = Od ošetřovny tohoto kouzelníka dělí jediný krok: tady pomůže léčení nejvíce.
hint-heal = Tento kouzelník to potřebuje nejvíce.
hint-cleanse-before-it-falls = S pěti ukazateli je místo ovládnuto: odeberte vliv, dokud je čas.
hint-cleanse = Tomuto místu hrozí největší nebezpečí.
hint-who-bears-most = Tento kouzelník snese zranění nejlépe.

## Waiting and ending

hint-swap-to-save-team = Výměna zachrání tým, který by jinak byl ztracen.
hint-swap-for-partners = Kouzelníci, kterým se spolu bojuje lépe, patří do jednoho týmu.
hint-decline = To, co se nabízí, stojí více, než přinese.
hint-keep-tokens = Žetony si nechte: v jiné chvíli zmohou více.
hint-end-turn = V tomto tahu už více nezískáte; žetony se budou hodit jindy.
