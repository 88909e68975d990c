### Why a good player would choose this: the sentence behind a hint. The reader („vy“) is the player who has to choose.

## Setting up and moving

hint-any-character = Obě možnosti se hrají dobře: zvolte tu, která se vám líbí.
hint-roll = Před hodem nemůžete udělat nic lepšího.
hint-only-way = V tomto tahu jiná cesta není.
hint-turn-back = Bez Relikvie, nebo bez naděje proti Voldemortovi, pro vás v hradu nic není: vraťte se včas.
hint-roll-stands = Tento hod vede na dobré místo: nechte ho platit.
hint-fate-for-movement = Nový hod by vás nejspíš dovedl na lepší místo.
hint-best-space = Pole na konci této cesty slibuje nejvíce.
hint-towards-gates = Máte Relikvii a slušnou naději proti Voldemortovi: zamiřte k Bráně.
hint-towards-insignia = Síly už na to máte, ale bez Relikvie zůstane Velká síň zavřená: na Famfrpálovém hřišti ji můžete získat za úkol.
hint-towards-task = Tam splníte svůj úkol a získáte za něj Relikvii.
hint-towards-grounds = Na okolí hradu už máte dost sil a karta tam přinese více než v Londýně.
hint-towards-london = Okolí hradu je zatím příliš nebezpečné: nejprve zesilte v Londýně.
hint-try-gates = Váš součet na pokus otevřít Bránu stačí.
hint-try-barrier = Pokus o průchod bariérou vás stojí jen toto setkání.
hint-go = Ze všech polí slibuje nejvíce právě toto.
hint-journey = Dostane vás to tam, kde chcete být.
hint-open-passage = Otevře vám to cestu bez zkoušky.

## Voldemort

hint-lead-voldemort = Veďte ho pryč od sebe a k tomu, kdo vám stojí v cestě.
hint-voldemort-on-rival = S někým bojovat musí: ať je to soupeř, kterému to uškodí nejvíce.
hint-better-value = S touto hodnotou za ním tolik nezaostáváte.

## Encounters

hint-explore = Co leží tady, má větší cenu než souboj s jinou postavou.
hint-attack = Máte převahu a kořist stojí za celý tah.
hint-attack-for-insignia = Máte převahu a Relikvie je ta nejlepší kořist.
hint-no-attack = Souboj by tu mohl více vzít než dát.
hint-best-option = Z této možnosti máte nejvíce.
hint-accept = Co to přinese, stojí za svou cenu.
hint-decline = To, co se nabízí, stojí více, než přinese.
hint-whom = Tady to soupeři nejvíce uškodí, nebo vám nejvíce pomůže.
hint-buy = Užitek z této věci stojí za své galeony.
hint-take-object = Nic to nestojí a místo na to máte.
hint-take-ally = Spojenec po boku se vždycky hodí.
hint-best-insignia = Velkou síň otevře kterákoli; vezměte tu, jejíž moc vám poslouží nejlépe.
hint-leave-it = Nic z toho vám není k užitku.
hint-drop-task = Úkol by vás stál více, než kolik pro vás znamená další Relikvie.

## Fights

hint-evade = Podle čísel vás spíše čeká prohra: vyhněte se boji.
hint-strongest-enemy = Bez nejsilnějšího z nich se dají ostatní porazit.
hint-fate-for-fight = Takto kostky boj nevyhrají, nový hod ale ještě může.
hint-fate-for-table = Většina ostatních čísel by pro vás byla lepší.
hint-better-roll = Hůře už kostka sotva padne.
hint-worst-die = Tato kostka vám škodí nejvíce.
hint-tip-the-fight = Může to boj rozhodnout ve váš prospěch.
hint-meddle = Na tom, kdo tento boj vyhraje, vám záleží natolik, že to za kouzlo stojí.
hint-stop-the-leader = Kdo tam zvítězí, vyhraje hru: teď je ta pravá chvíle.
hint-keep-life = Život má větší cenu než to, co stojí jeho záchrana.
hint-answer-spell = Toto kouzlo by vám příliš uškodilo.
hint-take-from-rival = Vám to poslouží a soupeři už ne.
hint-take-life = Ztráta života soupeře zabolí více než cokoli jiného, co mu můžete vzít.
hint-galleon = Galeon navíc se vždycky hodí.
hint-attack-ally = Z tohoto spojence bude dobrá trofej a soupeři bude chybět.

## Cards and the end of a turn

hint-own-side = Strana žetonu, která vám patří, přidává k vašim součtům 1.
hint-heal = Chybí vám životy a lepší příležitost už přijít nemusí.
hint-use-now = V jiné chvíli sotva zmůže více.
hint-strike-rival = Zdrží to někoho, kdo je před vámi.
hint-keep-for-later = Nechte si, co máte: v jiné chvíli to zmůže více.
hint-let-it-happen = Zabránit tomu by stálo více, než o kolik přijdete.
hint-give-up-least = Z toho, co máte, vám tohle bude chybět nejméně.
hint-least-useful-spell = Toto kouzlo vám bude chybět nejméně.
hint-best-spell = Toto kouzlo vám poslouží nejlépe.
hint-bring-card = Tato karta vám na vašem poli přinese nejvíce.
hint-put-where-it-serves = Dobré karty patří blízko vás, špatné co nejdál.
hint-lay-best-last = Co položíte naposled, dobere se první: nejlepší kartu si nechte na konec.
hint-discard-danger = Tato karta by vám při setkání uškodila nejvíce.
hint-trade = Tyto trofeje na výměnu stačí a propadne přitom jen málo bodů.
hint-end-turn = V tomto tahu už více nezískáte.
