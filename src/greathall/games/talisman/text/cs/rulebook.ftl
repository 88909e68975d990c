### The rulebook in the app: one message a clause, its id the clause in lower case (TAL-3.4 is tal-3-4).
### The reader is addressed as "vy": whose turn it is, or whom the clause strikes. The game's terms have a capital. A clause
### named in a text is a link. One-letter words and numbers keep to the next word (U+00A0).
###
### character: postava; faction: strana; Order: Fénixův řád; Death Eaters: Smrtijedi; space: pole; Encounter: Setkání; Enemy:
### Nepřítel; Observer: Pozorovatel; Ally: Spojenec; Event: Událost; Place: Místo; Object: Předmět; Spell: Kouzlo; Equipment:
### Výbava; Insignia: Relikvie; Galleon: galeon; Fate: Osud; Magic: Magie; Strength: Síla; Life: Život; Advantage: Převaha;
### trophy: trofej; to evade: vyhnout se; transmuted: přeměněný; Ferret: Fretka; Portkey: Přenášedlo; attack score: útočné
### číslo; stack: hromádka; discards: odkládací balíček; to try: pokusit se.

tal-title = Talisman: Harry Potter
tal-about =
    Dva až šest hráčů závodí Londýnem, bradavickými pozemky a hradem a sbírá společníky, Předměty a moc. Kdo první
    porazí lorda Voldemorta ve Velké síni, vyhrává sám.

## 1 Components

tal-section-1 = Herní součásti

tal-1-1 =
    Herní plán má tři kruhy: Vnější oblast (Londýn), Střední oblast (pozemky) a Vnitřní oblast (hrad), a uprostřed
    Velkou síň.

tal-1-2 =
    100 karet Setkání tvoří dva balíčky, pro Vnější a pro Střední oblast: Nepřátele, Pozorovatele, Spojence, Události,
    Místa a Předměty. Každý má vlastní odkládací balíček; když dojde, zamíchá se z něj nový.

tal-1-3 =
    24 karet Kouzel tvoří balíček. 21 karet Výbavy a 5 Relikvií leží lícem nahoru, srovnaných podle názvů.

tal-1-4 =
    Ve hře je 20 galeonů, 36 žetonů Osudu, čtyři kostky a šest desek hodnot. Karty Fretky označují přeměněné postavy
    a nikdy nedojdou.

tal-1-5 =
    Osm karet postav má dvě strany: tutéž osobu s jinými hodnotami a schopnostmi. K Fénixovu řádu patří Albus Brumbál,
    Minerva McGonagallová, Rubeus Hagrid a Harry Potter, ke Smrtijedům Petr Pettigrew, Belatrix Lestrangeová, Draco
    Malfoy a Lucius Malfoy.

tal-1-6 = Lord Voldemort má kartu a figurku. Není postavou: hraje proti všem.

tal-1-7 = Žeton Převahy má dvě strany, jednu pro Fénixův řád a jednu pro Smrtijedy.

tal-1-8 =
    Galeonů, žetonů Osudu, Výbavy a Relikvií je jen tolik, kolik jich je v krabici. Co tam není, nelze získat.

tal-1-9 = Sám vyhrává ten hráč, jehož postava první porazí Voldemorta ve Velké síni. Hra tím ihned končí.

tal-1-10 =
    Karty Výbavy jsou Předměty, které se získávají na polích a díky efektům; nikdy se nedobírají. Výbava a Relikvie,
    které nikdo nemá, leží na svých hromádkách a odložené se tam vracejí. Odhozené leží na poli jako každý Předmět.

tal-1-11 =
    Relikvie se získávají díky kartám Středního balíčku nebo úkolu z Famfrpálového hřiště. Vyberete si z hromádek
    takovou, jejíž název ještě nemáte.

## 2 Values of a character

tal-section-2 = Hodnoty postavy

tal-2-1 = Magie, Síla a Životy se zaznamenávají na desce hodnot. Žádná z hodnot nepřekročí 12.

tal-2-2 = Zaznamenaná Magie a Síla nikdy neklesnou pod hodnoty, s nimiž postava začínala.

tal-2-3 =
    Celková Magie nebo Síla je zaznamenaná hodnota a k ní to, co přidávají Spojenci a Předměty tam, kde je smíte použít.
    Jejich bonusy se na desce nezaznamenávají.

tal-2-4 =
    Léčením Život stoupne nejvýše na počáteční hodnotu, získaný Život ji může překročit. Ztráta posledního Života vás
    pošle k Mungovi (TAL-11.1).

tal-2-5 =
    U každého hodu smíte utratit jeden žeton Osudu a přehodit jednu právě hozenou kostku: při hodu na pohyb, ve vlastním
    útočném hodu nebo v hodu, který po vás chce karta či pole. Nový výsledek platí. Nikdy při hodu za Nepřítele ani při
    cizím. Žetonů Osudu smíte mít libovolně mnoho.

tal-2-6 = Každá postava patří k jedné straně. Setkání mohou pro každou z nich probíhat jinak.

tal-2-7 =
    Osud utrácí ten, kdo hází, i v tahu jiného hráče, při každém hodu podle TAL-2.5: u Fazolek, při úniku před
    Voldemortem, u vlastní kostky při průchodu bariérou.

## 3 Set-up

tal-section-3 = Příprava hry

tal-3-1 =
    Zamíchejte oba balíčky Setkání a Kouzla. Relikvie a Výbavu srovnejte podle názvů. Voldemortova figurka stojí ve
    Velké síni.

tal-3-2 =
    Každý hráč dostane náhodnou kartu postavy a vybere si její stranu. Po dohodě si místo toho každý postupně vybere
    kteroukoli postavu.

tal-3-3 =
    Karta uvádí Kouzla, žetony Osudu, Magii, Sílu a Životy, s nimiž začínáte, a pole, na němž stojí vaše figurka. Máte
    2 galeony, pokud karta neříká jinak.

tal-3-4 =
    Žeton Převahy ukazuje stranu, která má ve hře méně postav. Mají-li jich obě stejně, ukazuje tu, k níž nepatří první
    hráč.

tal-3-5 =
    Začíná první místo u stolu, nebo náhodné, je-li to tak nastaveno. Pak se hraje po směru hodinových ručiček.

## 4 A turn: movement

tal-section-4 = Tah: pohyb

tal-4-1 =
    Tah tvoří pohyb a po něm setkání. Kouzla a schopnosti, které se používají před pohybem, přijdou na řadu nejdřív.

tal-4-2 =
    Hoďte kostkou a posuňte se přesně o tolik polí ve své oblasti, po směru, nebo proti směru, nikdy obojím v jednom
    pohybu. Po kroku mezi Vnější a Střední oblastí smíte směr zvolit znovu. Pohnout se musíte.

tal-4-3 =
    Z Vnější do Střední oblasti vede jen nádraží King’s Cross (TAL-8.1), Přenášedlo (TAL-4.9) a krok ze Zobí ulice
    4 rovnou k Hagridově hájence, který je dalším krokem pohybu, jenž v Zobí ulici 4 začíná nebo jí prochází.

tal-4-4 =
    Z nádraží v Prasinkách smíte bez bariéry přejít na King’s Cross a odtud dál kterýmkoli směrem. Krok stojí jeden jako
    každý jiný.

tal-4-5 =
    Ve Vnitřní oblasti se posunete o polovinu hodu zaokrouhlenou dolů, nejméně o 1: hod 1 až 3 vás posune o 1 pole,
    4 nebo 5 o 2 pole a 6 o 3 pole.

tal-4-6 =
    Ve Vnitřní oblasti se smíte kdykoli obrátit. Od té chvíle se pohybujete o 1 pole za tah, bez hodu, k Bradavické
    bráně. Co říkají pole, se vás netýká a dřív než tam nesmíte změnit názor.

tal-4-7 =
    Voldemort se pohne, kdykoli při hodu na pohyb padne 1. Nejdřív se postava posune o své 1 pole; potom za něj hodíte
    a posunete ho o tolik polí kterýmkoli směrem. První krok smí vést na sousední pole jiné oblasti, zbytek zůstává
    v ní. Do Velké síně a z ní chodí Komnatou nejvyšší potřeby.

tal-4-8 =
    Skončí-li na poli s postavami, musíte jednu z nich, kterékoli strany a třeba i svou, vybrat k boji s ním (TAL-7.1).
    Potom váš tah pokračuje, pokud ho ten boj neukončí (TAL-7.4).

tal-4-9 =
    Máte-li ve Vnější oblasti Přenášedlo, smíte ho místo hodu odložit a přesunout se na protější pole Střední oblasti.
    To je celý pohyb; pak následuje setkání. Přenášedlo z Výbavy se vrátí na svou hromádku, z karty Setkání do
    odkládacího balíčku.

tal-4-10 =
    Vnitřní oblast je řada od Pohyblivých schodišť ke Komnatě nejvyšší potřeby. Jde se jen vpřed, leda když se obrátíte.
    Patří k ní Velká síň. Balíček Setkání nemá.

tal-4-11 =
    Pro návrat se rozhodnete místo hodu na pohyb, nebo ho vynutí Komnata. Cestou se smíte setkat jen s postavou druhé
    strany; jinak tah končí. Končí i tím, že dojdete k Bráně: toho tahu bez pokusu i bez pole. Příští tah je obyčejný.

tal-4-12 =
    Pro Voldemorta sousedí protější pole druhého kruhu, King’s Cross s nádražím v Prasinkách, Zobí ulice 4 s Hagridovou
    hájenkou a Brána s Pohyblivými schodišti. Za Komnatou nejvyšší potřeby vejde do Síně a zastaví se; na druhém konci
    řady přebytečné kroky propadnou. Bariéra, Brána, karty ani pole se ho netýkají.

tal-4-13 =
    Voldemortův hod na pohyb není ničí vlastní, Osud se na něj neutrácí. Po jedničce následuje: vaše pole, s pokusem
    předtím (TAL-4.18); jeho pohyb a boj, i když pokus tah ukončil; nakonec setkání, nebo pokus toho, kdo skončil na
    King’s Cross či u Brány. Počítá se jen číslo na kostce.

tal-4-14 =
    Hod na pohyb, a tedy ani pohyb Voldemorta, není při použití Přenášedla, při návratu, při obnoveném boji ve Velké
    síni, při pokynu Komnaty na začátku tahu a při pohybu Fretky.

tal-4-15 = Vstup na Voldemortovo pole nic nezpůsobí. Útočí jen tam, kde končí jeho vlastní pohyb.

tal-4-16 =
    Efekty nikdy nevedou do Vnitřní oblasti zvenčí ani do Velké síně. Uvnitř oblasti přesouvat smějí; Komnata se pak
    počítá jako dosažená. Na King’s Cross a u Brány se smíte pokusit, když tam dojdete pohybem, ne když vás přenese
    setkání. Odchodem z Vnitřní oblasti návrat končí.

tal-4-17 = Ze Střední oblasti vede zpět do Vnější jen nádraží v Prasinkách.

tal-4-18 =
    Karty a postavy na King’s Cross a u Brány nezastavují ty, kdo procházejí; setká se s nimi jen ten, kdo tam skončí.
    Pohyb, který tam začíná, smí začít pokusem, takže po neúspěchu to smíte příští tah zkusit znovu.

## 5 Encounters

tal-section-5 = Setkání

tal-5-1 =
    Po pohybu se setkáte buď se svým polem, nebo s jednou postavou druhé strany, která tam je. Zvolíte-li postavu,
    nikoho nenavštívíte, nic nevezmete a s žádným Nepřítelem tam nebojujete, kromě případu v TAL-6.14.

tal-5-2 =
    S postavou se setkáte tak, že na ni zaútočíte, nebo na ni použijete schopnost či Kouzlo. Ať to dopadne jakkoli, váš
    tah pak končí.

tal-5-3 =
    Na poli se symboly karet dobírejte z balíčku oblasti, až tam bude ležet tolik karet, kolik je symbolů. Karty, které
    tam už leží, se počítají, ať jsou jakékoli.

tal-5-4 =
    Kdykoli ve svém tahu doberete Události, žeton Převahy se jednou obrátí, a to dřív, než se karty vyhodnotí. Druhé
    dobírání v témže tahu se počítá znovu (TAL-5.10). Události, které tam už ležely, se nepočítají.

tal-5-5 =
    Potom se karty vyhodnocují vzestupně podle čísel setkání, stejná čísla v pořadí dobrání. Na kartě se dvěma čísly
    platí to pro vlastní, nebo pro druhou stranu, podle vaší postavy. Neutrální karta má jedno číslo.

tal-5-6 =
    Obvyklé pořadí: Události; boj s Nepřáteli druhé strany a s neutrálními; další pokyny pole; návštěva Pozorovatelů
    a Míst; braní Spojenců vlastní strany, Předmětů a galeonů, chcete-li; a nakonec odhazování.

tal-5-7 = Karta s příslušností je Spojencem postavy téže strany a Nepřítelem ostatních.

tal-5-8 =
    Karty zůstávají tam, kde jste je potkali, pokud je nepřesune jejich text. Přesunutá karta se už netýká toho, kdo ji
    dobral.

tal-5-9 =
    Prohraný nebo nerozhodný boj váš tah hned ukončí. Končí i tehdy, když jste na poli neporazili všechny Nepřátele ani
    se jim nevyhnuli: nic dalšího se nenavštíví ani nevezme.

tal-5-10 =
    Přesune-li vás setkání na jiné pole, zbytek starého pole zůstane nevyhodnocen a na novém máte celé setkání, pokud
    text neříká jinak.

tal-5-11 =
    Co pole říká, musíte splnit. Na poli bez symbolů karet se nejdřív vyhodnotí karty, které tam leží, potom text pole
    a potom smíte brát.

tal-5-12 =
    Při stejných číslech jdou ležící karty před novými, nejstarší první. Jsou-li balíček i odložené karty prázdné, nic
    se nedobírá. Neutrální Nepřítel je Nepřítelem každého, neutrální Spojenec Spojencem každého.

tal-5-13 =
    I když tah skončí dřív, přijdou jeho poslední kroky: trofeje, limit Spojenců, odhazování. Nejsou jen po vlastní
    smrti.

tal-5-14 = S žádným polem se v jednom tahu nesetkáte dvakrát. Vrátíte-li se tam, tah končí.

tal-5-15 =
    Kouzlo se počítá jako setkání s postavou jen tehdy, když to říká. Efekty smějí mířit i na vlastní stranu, boje ne.

tal-5-16 = Karta, jejíž text ji neodkládá, zůstává ležet.

## 6 Fighting

tal-section-6 = Boj

tal-6-1 =
    Bojuje se, když se postava setká s Nepřítelem nebo zaútočí na postavu druhé strany. Postavy téže strany spolu nikdy
    nebojují.

tal-6-2 = Hodnota na kartě Nepřítele říká, zda se bojuje Magií, nebo Silou.

tal-6-3 = Nejdřív přijde vyhýbání (TAL-10.1).

tal-6-4 =
    Kouzla, Předměty a schopnosti, které mění Magii nebo Sílu, se používají před útočným hodem. Co se smí použít
    kdykoli, smí se použít až do porovnání.

tal-6-5 =
    Hoďte kostkou a přičtěte celkovou Magii nebo Sílu a vše ostatní, co se počítá: to je vaše útočné číslo.

tal-6-6 = Za Nepřítele hodí jiný hráč a přičte jeho hodnotu.

tal-6-7 = Před porovnáním smíte utratit 1 žeton Osudu a přehodit vlastní kostku.

tal-6-8 =
    Máte-li víc, Nepřítel je poražen a jeho karta je vaše trofej. Má-li víc Nepřítel, ztratíte 1 Život, pokud tomu něco
    nezabrání, a tah končí. Při shodě se nestane nic a tah končí.

tal-6-9 =
    Nepřátelé na jednom poli, kteří bojují touž hodnotou a mají stejné číslo setkání, bojují jako jeden: jejich hodnoty
    se sečtou a hází se jednou. Magie a Síla se nikdy nespojí.

tal-6-10 =
    Na konci svého tahu, i předčasném, smíte vyměnit trofeje: 5 bodů Magie na nich za 1 Magii, 5 bodů Síly za 1 Sílu.
    Karty jdou do odkládacího balíčku svého balíčku, přebytečné body propadnou.

tal-6-11 =
    Postavy spolu bojují vždy Magií. Napadená se smí vyhnout. Před hody smějí obě sesílat Kouzla a používat schopnosti.

tal-6-12 =
    Hází obě. Nejdřív se o utracení Osudu rozhodne útočník, potom obránce. Útočník se k tomu už nevrací.

tal-6-13 =
    Vítěz smí poraženému vzít 1 Život, 1 Předmět (i Relikvii), nebo 1 galeon. Shoda je remíza. Tak či tak tah končí.

tal-6-14 =
    Vyhrajete-li ve vlastním tahu, smíte místo toho napadnout jednoho Spojence poraženého jako jediného Nepřítele.
    Porazíte-li ho, je to vaše trofej. Potom tah končí.

tal-6-15 = Převaha se v boji počítá podle TAL-9.1.

tal-6-16 =
    Společný boj je jeden boj. Výhra dá všechny Nepřátele jako trofeje, prohra stojí dohromady 1 Život, remíza nic.
    Vyhnutí nebo efekt na jednoho vyřadí jednoho, kterého si vyberete; ostatní bojují. Jiná čísla nebo jiná hodnota jsou
    samostatné boje, popořadě. Dříve poražení zůstávají trofejemi a smíte je vyměnit.

tal-6-17 =
    Nepřítel, kterého vytváří jen text, bojuje sám, nedává trofej a je neutrální, není-li jmenována strana. Nepřítel
    odstraněný bez boje se odkládá a trofej nedává.

tal-6-18 =
    Body Magie a Síly se počítají zvlášť a při každé výměně se zaokrouhlují dolů na pětky. Výměn smí být víc. Schopnost,
    která je míchá, nejdřív sečte obojí. Nevyměňuje se za hodnotu, která je na maximu, ani při přeměně. Trofeje nelze
    ukrást ani odhodit.

tal-6-19 =
    Vyhne-li se napadená postava, setkání končí a s ním váš tah. Ve Vnitřní oblasti se nikdo ničemu nevyhýbá.

tal-6-20 = O volných přehozech se rozhoduje spolu s Osudem, nejdřív útočník (TAL-6.12).

tal-6-21 =
    Kořistí nesmí být Předmět, jehož název už máte; nad limit platí TAL-11.2. Zabrání-li něco ztrátě Života, kořist je
    pryč. Zabitý poražený si věci nechá (TAL-11.1). Vítězný obránce má touž volbu, jen nenapadá Spojence; potom tah
    toho, kdo je na řadě, končí.

tal-6-22 =
    Spojenec se napadá hodnotou, kterou má jako Nepřítel; bez ní ho napadnout nelze. Převaha se počítá jako proti
    Nepříteli jeho strany. Hází za něj poražený. Prohra stojí 1 Život. Po prohře nebo remíze Spojenec zůstává, po výhře
    je trofejí.

## 7 Lord Voldemort attacks

tal-section-7 = Lord Voldemort útočí

tal-7-1 =
    Napadená postava si zvolí Magii, nebo Sílu a tou s Voldemortem bojuje. Mimo Síň má Magii 10 a Sílu 8. Počítá se jako
    neutrální: v boji s ním není Převaha (TAL-9.3).

tal-7-2 =
    Výhra znamená únik: hoďte kostkou a najděte výsledek na jeho kartě. Prohra stojí 1 Život. Voldemort zůstává, kde je.

tal-7-3 =
    Voldemort není Nepřítel ani postava; efekty, které je jmenují, na něj neplatí. Efekty na vlastní hodnotu, kostku
    nebo ztrátu Života ano. Čím se lze vyhnout Nepříteli nebo jakémukoli útočníkovi, tím i jemu, ve Vnější a Střední
    oblasti; pak se nestane nic.

tal-7-4 =
    Remíza nic nezpůsobí a tah pokračuje. Prohra ukončí váš vlastní tah; v cizím stojí jen Život. Hod na únik smíte
    přehodit za Osud. Přesune-li vás únik ve vlastním tahu, setkání je tam; v cizím žádné není.

tal-7-5 =
    Fretku vybrat lze; bojuje s hodnotou 1. Nelze vybrat postavy, které čekají u Munga nebo stojí ve Velké síni. Není-li
    koho vybrat, nestane se nic.

## 8 Special spaces

tal-section-8 = Zvláštní pole

tal-8-1 =
    Na King’s Cross se pohyb, který tam dojde nebo tudy projde, smí pokusit o bariéru. Hodí se za bariéru, která má
    Magii 9, a za vás s vaší Magií. Máte-li víc, jdete na nádraží v Prasinkách a dál na kteroukoli stranu se zbylými
    kroky. Nezbyl-li žádný, tah končí a váš příští pohyb smí tím krokem začít bez nového pokusu; odejdete-li
    z King’s Cross jinam, právo ztrácíte. Nemáte-li víc, zůstanete na King’s Cross a tah končí, Život to nestojí.

tal-8-2 =
    Kdo na King’s Cross skončí, smí místo pokusu o bariéru dobrat 1 kartu Setkání. K průchodu je pak třeba pokus
    v pozdějším pohybu.

tal-8-3 =
    Na Famfrpálovém hřišti smíte přijmout úkol o Relikvii: hoďte na něj podle tabulky pole. Máte nejvýše jeden a musíte
    ho splnit, jakmile to jde; pak získáte Relikvii. Dostanete-li Relikvii jinak, smíte úkol zahodit.

tal-8-4 =
    Bradavická brána je jediná cesta do hradu. Kdo u ní skončí nebo by jí mohl projít, smí se ji pokusit otevřít, jak
    pole říká. Po úspěchu tah končí na Pohyblivých schodištích, po neúspěchu u Brány. Každý vstup chce pokus, ven se
    chodí volně.

tal-8-5 =
    V Komnatě nejvyšší potřeby se musíte zastavit. Máte-li Relikvii, jednu odložíte, vejdete do Velké síně a bojujete
    ještě v témže tahu. Nemáte-li žádnou, musíte se obrátit (TAL-4.6).

tal-8-6 =
    Ve Velké síni bojujete s Voldemortem, který tam má Magii 12: Fénixův řád, aby ho porazil, Smrtijed, aby se osvědčil.
    Výhrou vyhrajete hru. Po prohře jdete zpět na Pohyblivá schodiště, Život to nestojí. Po remíze zůstanete a příští
    tah bojujete znovu. Kde stojí jeho figurka, je jedno.

tal-8-7 = Postava, která ztratila poslední Život, jde do nemocnice u svatého Munga (TAL-11.1).

tal-8-8 =
    Bariéra není boj: žádná Převaha, nic, co platí „v boji“. Počítá se celková Magie a Osud jen na vlastní kostku. Kdo
    na King’s Cross skončí, zvolí jedno: postavu druhé strany, pokus, nebo dobrání do 1 karty celkem. Po pokusu už jiné
    setkání není.

tal-8-9 =
    Po úspěchu u Brány toho tahu na Pohyblivých schodištích setkání není. Koho k Bráně přeneslo Přenášedlo, smí se
    pokusit. Kdo nechce, projde kolem, nebo se setká s polem a kartami u Brány jako jindy.

tal-8-10 =
    Splněný úkol dá Relikvii hned, ať stojíte kdekoli. Není-li na hromádkách žádná, nelze úkol přijmout ani dokončit.
    Smrtí úkol končí. Úkoly vidí všichni.

tal-8-11 =
    Když do Komnaty dojdete, smíte místo toho napadnout postavu druhé strany, která tam je; jinak je příchodem určeno,
    že se obrátíte. Kdo tam tah začíná a neobrátil se, splní místo pohybu pokyn Komnaty. Relikvie získaná později na tom
    nic nemění.

tal-8-12 =
    Ve Velké síni se bojuje Magií, s obvyklými Kouzly a Osudem; tabulka úniku, ztráta Života ani vyhýbání neplatí. Nikdo
    tam na nikoho neútočí. Ze dvou postav bojuje každá ve svém tahu a vyhraje ta, která zvítězí první. Kdo tam tah
    začíná, místo pohybu bojuje. Po prohře je třeba nová Relikvie.

## 9 The Advantage token

tal-section-9 = Žeton Převahy

tal-9-1 =
    Je-li nahoře strana Fénixova řádu, jeho postavy přičítají 1 k útočnému číslu. Smrtijed, který bojuje s Nepřítelem
    z Řádu, 1 odečítá.

tal-9-2 =
    Je-li nahoře strana Smrtijedů, jejich postavy přičítají 1 k útočnému číslu. Postava Fénixova řádu, která bojuje se
    Smrtijedem, 1 odečítá.

tal-9-3 = Proti neutrálnímu Nepříteli Převahu nemá nikdo.

tal-9-4 = Proti několika Nepřátelům najednou odečtete 1 za každého, jehož strana má Převahu.

tal-9-5 =
    Žeton se obrátí jednou, kdykoli se v tahu doberou Události (TAL-5.4). Efekt, který ho obrací na jmenovanou stranu,
    neudělá nic, je-li už nahoře.

tal-9-6 =
    Převaha platí pro útočníka i obránce stejně. Mezi postavami přičte 1 ta, která ji má; druhá nic neodečítá.

## 10 Evading

tal-section-10 = Vyhýbání

tal-10-1 =
    Kouzlem, schopností, Předmětem nebo díky Spojenci se smíte vyhnout Nepříteli nebo postavě. Pak na sebe nijak
    nepůsobíte.

tal-10-2 =
    Vyhnout se lze každé útočící postavě, každému Nepříteli i Nepřátelům z Událostí, Míst či od Pozorovatelů, ale jen ve
    Vnější a Střední oblasti.

tal-10-3 =
    Vyhnuli-li jste se všem Nepřátelům, setkání pokračuje: smíte navštěvovat a brát. Ti, jimž jste se vyhnuli,
    zůstávají.

## 11 Objects, Allies, Spells, death, transmutation

tal-section-11 = Předměty, Spojenci, Kouzla, smrt, přeměna

tal-11-1 =
    Kdo ztratí poslední Život, jde hned k Mungovi, odloží Kouzla, trofeje a Osud a tah končí. V příštím si zvolí
    kteroukoli stranu své karty, vezme její Magii, Sílu a Životy, nechá si Předměty, galeony a Spojence a hraje obyčejný
    tah. Osud a Kouzla se znovu nerozdávají.

tal-11-2 =
    Smíte mít 4 Předměty, víc s Korálkovou kabelkou, Drápem nebo Trollem. Nad limit si vyberete, co hned odhodíte na své
    pole. Nikdy nemáte dva téhož názvu. Relikvie jsou Předměty, galeony a Osud ne.

tal-11-3 =
    Nechat si smíte 3 Spojence; na konci tahu vyberete, koho necháte na poli. Odložení Spojenci jdou do odkládacího
    balíčku svého balíčku, poražený jinou postavou je její trofej. Předměty a Spojence vidí všichni.

tal-11-4 =
    Na konci svého tahu smíte na pole odhodit libovolné Předměty a Spojence. Co jste odhodili, nesmíte toho tahu vzít
    zpět.

tal-11-5 = Smíte mít Předmět, který použít nesmíte; do limitu se počítá. Použití Předmětu je vždy na vás.

tal-11-6 =
    Kolik smíte mít Kouzel, určuje celková Magie: do 2 žádné, při 3 jedno, při 4 nebo 5 dvě, od 6 tři. Kouzla jsou
    tajná, jejich počet ne. Odložená Kouzla vidí všichni.

tal-11-7 =
    Ve svém tahu smíte seslat libovolně mnoho Kouzel, v cizím jedno. Karta říká kdy a na co; bez cíle to nejde. Kouzlo
    opouští ruku jen sesláním, nebo odložením pro schopnost. Při plném limitu se nedobírá; klesne-li limit, přebytek
    hned odložíte. Z odložených karet se dělá nový balíček, když starý dojde.

tal-11-8 = Ztratíte-li tah, vynecháte příští. Ten, který hrajete, pokračuje.

tal-11-9 =
    Při přeměně Fretka zakrývá schopnosti: Magie a Síla jsou 1 a nemění se, ukazatele čekají. Nová přeměna se počítá od
    začátku. Kdo byl přeměněn třeba jen část tahu, nebere Předměty, galeony ani Spojence z pole, kde jeho pohyb skončil.

tal-11-10 = Co říká karta, má přednost před pravidly, a „nesmí“ má přednost před „smí“.

tal-11-11 =
    Smrt končí jen vlastní tah mrtvého. Do příštího je mimo hru: nikdo na něj neútočí a nic na něj nepůsobí. Ztrácí
    úkol, Fretku, právo průchodu, návrat i tahy, které měl vynechat. Limity se měří podle nové strany. Kdo nemá Život,
    žádný neztratí.

tal-11-12 =
    Druhý Předmět téhož názvu se nebere; zůstane, kde je. Přijdete-li o to, co zvyšovalo limit, přebytečné Předměty hned
    odhodíte.

tal-11-13 = Víc než 3 Spojence smíte mít a používat do konce svého nejbližšího tahu.

tal-11-14 =
    Fretka má Magii a Sílu celkem 1. Nepoužívá schopnosti, Předměty, Spojence ani galeony, nesesílá Kouzla a nevyměňuje
    trofeje, ale nechává si je, Kouzla bez limitu. Osud platí. Pohybuje se o 1 pole bez hodu. Smí bojovat i být
    napadena, Převaha platí. O bariéru ani Bránu se nepokouší.

tal-11-15 =
    Tahy Fretky jsou tahy jejího majitele. Ten, ve kterém k přeměně došlo, se nepočítá, vynechaný ano. Efekt končí
    s koncem posledního.

tal-11-16 =
    Ztracené tahy se sčítají. Ve vynechaném tahu se z něj neděje nic a efekty „do příštího tahu“ s ním vyprší. Kouzla
    zůstávají v ruce a smíte je sesílat v cizích tazích. Postava, která čeká, se brání jako jindy.

tal-11-17 =
    Bonusy, které platí jen v boji nebo na určitém místě, se do limitu Kouzel nepočítají. Schopnost, která dává Kouzla,
    se na limitu zastaví.

tal-11-18 =
    Chce-li jednat víc hráčů, je první ten, kdo je na tahu, a pak ostatní po směru hodinových ručiček. Každé Kouzlo se
    vyhodnotí před dalším; jen Kouzlo, které jiné ruší, smíte seslat jako odpověď na ně, a je to vaše jediné Kouzlo
    v tom tahu.

## 12 Alternative rules

tal-section-12 = Alternativní pravidla

tal-12-1 =
    Bez dědictví: mrtvá postava nechá Předměty, Spojence a galeony na poli, kde zemřela, odloží trofeje, Kouzla a Osud
    a opustí hru. V příštím tahu si její hráč vylosuje novou z nepoužitých karet, zvolí její stranu, připraví ji
    (TAL-3.3) a hraje.

tal-12-2 = Trofeje stojí 7 bodů místo 5.

tal-12-3 =
    Předměty a Spojence lze odhodit před dobíráním; pak se počítají mezi karty na poli. Toho tahu je nelze vzít zpět.

tal-12-4 =
    Alternativní pravidla se dohodnou před hrou. Stejně tak kratší hra: každá postava začíná s Magií i Silou o 1 vyšší
    a bariéra i Brána jsou o 2 snazší.

tal-12-5 = Když nezbývá nepoužitá postava, zamíchají se ty, které hru opustily, a použijí se znovu.
