### Proč by dobrý hráč volil právě takto: věta za nápovědou. Oslovuje se ten, kdo volí.

## The set-up and the turn

hint-board = Hodně útočných kostek souboje vyhrává a vysoká odolnost se zdravím je přečká.
hint-post = Hodí se kterákoli věž: nikdo zatím neví, kam musejí ostatní.
hint-roll = Před pohybem není nic lepšího na práci.
hint-roll-stands = Hod vede na dobré místo: nechte ho platit.
hint-roll-again = Nový hod bude nejspíš lepší.
hint-card-now = Karta teď udělá víc než později.
hint-another-turn = Tah navíc má větší cenu než žeton v ruce.
hint-keep = Nechte si, co máte: jindy to poslouží víc.
hint-decline = Stojí to víc, než kolik to přinese.
hint-accept = Přinese to víc, než kolik to stojí.
hint-use-now = Jindy to sotva udělá víc.

## Where to go

hint-best-space = Ze všech polí na dosah slibuje konec této cesty nejvíc.
hint-towards-token = Tudy se jde k žetonu, který potřebujete.
hint-towards-goal = Tudy se jde k tomu, co rozhoduje hru.
hint-towards-hp = Chybí vám zdraví: tudy se k němu jde.
hint-towards-pitch = Vyhraný zápas přinese 40 bodů a tudy se jde na hřiště.
hint-stop = Lepší konec tento pohyb nemá.
hint-take-token = Žádají si ho vaše mise, nebo vám pomůže jeho moc.
hint-journey = Tam, kam to vede, na vás něco čeká.
hint-land = Ze všech těch polí slibuje tohle nejvíc.
hint-attempt = Máte všechno a v souboji máte dobré vyhlídky.
hint-not-yet = Souboj by teď byl moc nebezpečný: nejdřív sbírejte karty a zdraví.
hint-wait = Zde plní vaše družstvo misi: počkejte na ostatní.
hint-exam = Kniha přinese své body hned.
hint-exchange = Jiná mise pro vás sotva bude těžší.
hint-offer = Cizí žeton potřebujete víc než svůj.
hint-put = Na tom, kde bude ležet, moc nezáleží.
hint-best-option = To vám přinese nejvíc, nebo vás stojí nejméně.
hint-best-card = Tahle karta vám poslouží nejlíp.
hint-give-least = Z toho, co máte, vám to bude chybět nejméně.
hint-whom = U této osoby vám to nejvíc prospěje.

## Fights

hint-dice = Kostky zmůžou tolik co karty a nic nestojí.
hint-attack-card = Karta udělá víc než vaše kostky.
hint-defence-card = Ušetří vás rány, která by stála příliš.
hint-save-yourself = Bez toho je souboj prohraný.
hint-flee = Naděje už není: prchněte, než přijdete o karty.
hint-spoils = Ze všeho, co smíte vzít, to využijete nejlíp.

## Quidditch

hint-call = Vyzvěte toho, kdo je nejvíc pozadu: případná výhra pomůže nejméně.
hint-house = Všechny koleje létají stejně.
hint-keeper = Brankář hlídá všechny obruče z kteréhokoli pole.
hint-shoot = Jste na jejich čáře: střílejte.
hint-carry = Neste camrál k jejich čáře.
hint-chase = Tento střelec to má ke camrálu nejblíž.
hint-beater = Odrážeč je k užitku jen s potloukem.
hint-pass-quaffle = Přihrajte camrál tam, odkud ho střelec ponese dál.
hint-bludger = Hod nic nestojí a může někoho vyřadit ze zápasu.
hint-step-away = O krok blíž k jejich čáře.
hint-lay-quaffle = Položte ho blízko svých střelců a daleko od cizích.
hint-end-turn = V tomto tahu už nejde nic získat.
hint-seek = Házejte: chytač potřebuje každé pole.
hint-quidditch-card = Po zápase karta nemá cenu: zahrajte ji.

## Voldemort Returns

hint-next-figure = Na pořadí nezáleží.
hint-hand-over = Dva hrdinové se zbraní zničí víc než jeden se dvěma.
hint-conjure = Z této věže je Smrtijed brzy u hrdinů.
hint-hide = Ukryjte to co nejdál od toho, kdo to hledá.
