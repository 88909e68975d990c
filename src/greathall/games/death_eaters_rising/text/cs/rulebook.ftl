### The rulebook in the app: one message a clause, its id the clause in lower case (DER-3.4 is der-3-4).
### The reader is addressed as "vy": the player whose turn it is, in section 9 the owner of the token; in sections
### 1, 2 and 8 each player or all of them. A clause named in a text is a link. One-letter words and numbers keep to
### the next word (U+00A0).
###
### Who plays: player: hráč; player whose turn it is, active player: hráč na tahu; seat: místo u stolu; team: tým;
### wizard: kouzelník; Death Eater: Smrtijed; character: postava; starting character: počáteční postava; faction:
### frakce; to recruit: najmout; to defeat: porazit; to reveal: odhalit.
### Where: location: lokace; beside it: u lokace; place: místo; current place: aktuální místo; slot: pozice;
### headquarters: hlavní štáb; Villain card: karta Pána zla; Hospital Wing: Bradavická ošetřovna; Azkaban: Azkaban;
### deck: balíček.
### With what: Wizard dice: kouzelnické kostky; Voldemort die: Voldemortova kostka; pool: zásoba kostek; box:
### krabice; side: strana; doubled: zdvojený; spell token: žeton kouzla; supply: zásoba žetonů; discard (of
### tokens): odkládací hromádka; mission token: žeton mise; counter: ukazatel; figure: figurka.
### The turn: turn: tah; phase: fáze; travel: výprava; Voldemort phase: Voldemortova fáze; roll and assign: hod a
### přiřazování; end of turn, end phase: konec tahu; clockwise: po směru hodinových ručiček; counter-clockwise:
### proti směru.
### What happens: trait: vlastnost (vědění, statečnost, oddanost, přátelství); open symbol: volný symbol; to cover:
### zakrýt; to assign: přiřadit; to discard a die: vyřadit, a token: odložit; to re-roll: přehodit; ability:
### schopnost; regular ability: běžná schopnost; Dark Mark: Znamení zla; Dark Mark ability: schopnost Znamení zla;
### penalty: postih; effect: efekt; to decline: odmítnout; spent: vyčerpaná; tie: shoda.
### Damage: zranění; to deal: udělit; to take: utrpět; damage track: stupnice zranění; to remove: odebrat; to heal:
### léčit; corruption: vliv (1 vliv, 5 ukazatelů vlivu); corrupted: ovládnuté; completely corrupted: kompletně
### ovládnutá.
### Spell tokens: „Přiřaďte 1 …“, „Získejte … kostku“, „Odeberte 1 vliv“, „Odeberte … zranění“, „Vyměňte
### kouzelníka“.

der-title = Vzestup smrtijedů
der-about =
    Dva až čtyři hráči od 11 let se společně postaví lordu Voldemortovi: házejí kostkami, najímají kouzelníky a bojují
    se Smrtijedy, než se jeho vliv příliš rozšíří. Partie trvá asi hodinu a všichni ji společně vyhrají, nebo prohrají.

## 1 Components

der-section-1 = Herní součásti

der-1-1 =
    Karet postav je 44: lord Voldemort, 10 Smrtijedů a 33 kouzelníků. Na každé najdete jméno postavy, symboly
    vlastností, které je třeba zakrýt, zvláštní schopnost a pole zranění. Karta kouzelníka uvádí také frakci.

der-1-2 =
    Kolem Voldemorta leží v kruhu tři lokace: Ministerstvo kouzel, po směru hodinových ručiček od něj Příčná ulice, po
    ní Prasinky a pak opět Ministerstvo kouzel. Každá lokace tak má jednu sousední po směru hodinových ručiček a jednu
    proti směru.

der-1-3 =
    Každá lokace má dvě karty míst, celkem jich je tedy šest. K Ministerstvu kouzel patří Oddělení záhad a Atrium,
    k Příčné ulici Ollivanderův obchod a U Gringottových, k Prasinkám U Prasečí hlavy a Nádraží v Prasinkách. Na kartě
    je název místa i jeho lokace, pět polí vlivu a postih.

der-1-4 =
    Karet hlavních štábů je šest, pro každou frakci dvě stejné: Brumbálova pracovna pro Bradavice, Grimmauldovo
    náměstí 12 pro Fénixův řád, Komnata nejvyšší potřeby pro Brumbálovu armádu. Hlavní štáb uvádí čtyři kouzelnické
    kostky, které máte v zásobě vždy, a dvě schopnosti, u každé i symboly vlastností, které vyžaduje.

der-1-5 =
    Kouzelnických kostek je 14 a máte je všichni společné. Jsou oranžové, modré, červené a fialové a v každé barvě
    převládá jedna vlastnost. Každá kostka má na jedné straně zdvojený symbol, který platí za dva; žádné dvě barvy
    nezdvojují tutéž vlastnost.

der-1-6 =
    Voldemortova kostka má osm stran. Tři otáčejí Voldemorta po směru hodinových ručiček, tři proti směru, vždy o jednu
    lokaci, a dvě nesou Znamení zla.

der-1-7 =
    Žetonů kouzel je 24, od dvanácti druhů po dvou. Čtyři druhy přiřadí 1 symbol: přátelství, statečnost, vědění nebo
    oddanost. Čtyři přidají kostku: fialovou, červenou, modrou nebo oranžovou. Jeden druh odebere 1 vliv; jeden odebere
    2 zranění jednomu kouzelníkovi; jeden odebere po 1 zranění dvěma kouzelníkům; jeden vymění vašeho kouzelníka za
    kouzelníka jiného hráče.

der-1-8 =
    Vliv se značí 15 ukazateli. Více jich nikdy nepotřebujete: v jednu chvíli ho přijímají jen tři místa, každé nejvýše
    pět (DER-6.1). Zranění se značí 60 ukazateli; i kdyby došly, zranění se udělují dál.

der-1-9 =
    Na kartu Pána zla patří Voldemortova karta, jakmile je odhalena, zranění, která Voldemort utrpí, a ovládnutá místa.
    Je na ní i Voldemortova schopnost: kolik zranění smí mít (DER-7.3) a jak se můžete dostat do jeho lokace (DER-3.7).
    Vedle karty je Bradavická ošetřovna pro poražené kouzelníky a Azkaban pro poražené Smrtijedy.

der-1-10 =
    Šest žetonů misí, dva pro každou frakci, ukazuje, ke které frakci hráč patří. Voldemorta představuje figurka.

## 2 Set-up

der-section-2 = Příprava hry

der-2-1 =
    Ke které lokaci je Voldemortova figurka na začátku hry otočena čelem, určí náhoda.

der-2-2 =
    Obě karty míst každé lokace položte na sebe lícem nahoru; jejich pořadí určí náhoda. Vrchní místo je aktuální.
    Jakmile je ovládnuto, stane se aktuálním spodní; nezbývá-li žádné, zastupuje je sama lokace (DER-6.4).

der-2-3 =
    Všechny žetony kouzel zamíchejte lícem dolů. Získaný žeton si berete naslepo. Můžete jich mít libovolný počet.

der-2-4 =
    Počínaje prvním místem u stolu si jeden po druhém zvolíte frakci a dostanete její hlavní štáb a žeton mise. Obojí je
    ve hře dvakrát, takže stejnou frakci si mohou zvolit dva z vás, tři už ne.

der-2-5 =
    Váš tým začíná s jednou ze dvou počátečních postav vaší frakce. Bradavice nabízejí Albuse Brumbála a Minervu
    McGonagallovou, Fénixův řád Nymfadoru Tonksovou a Siriuse Blacka, Brumbálova armáda Harryho Pottera a Hermionu
    Grangerovou. Vybíráte si sami; každá postava má však jedinou kartu, takže hraje-li za vaši frakci i jiný hráč, vezme
    si každý z vás jinou.

der-2-6 =
    Voldemortovu kartu odložte stranou a zamíchejte všechny ostatní karty postav, i počáteční postavy, které si nikdo
    nezvolil. Ke každé lokaci vyložte tři lícem nahoru. Teprve pak zasuňte Voldemortovu kartu doprostřed zbylého
    balíčku: nad ní je polovina jeho karet, zaokrouhleno dolů. Při přípravě hry se tedy nikdy neobjeví.

der-2-7 =
    U skutečného stolu začíná ten, kdo se na některý z filmů díval naposledy. Zde začíná hráč na prvním místě u stolu,
    pokud si pro svůj stůl nenastavíte, že se začínající hráč losuje. Na tahu se střídáte po směru hodinových ručiček.

der-2-8 =
    K porážce Voldemorta je obvykle třeba 5 zranění. Před hrou se můžete dohodnout na jiném počtu, od 4 do 10, protože
    více než deset Smrtijedů v Azkabanu být nemůže. Jste-li začátečníci, zkuste 4; jste-li zkušení, 6 nebo více.

## 3 A turn

der-section-3 = Tah

der-3-1 =
    Váš tah má čtyři fáze v tomto pořadí: výprava, Voldemort, hod a přiřazování, konec tahu.

der-3-2 =
    Položte svůj žeton mise na kteroukoli lokaci. Po celý tah smíte působit jen tam: na aktuální místo lokace, na tři
    postavy u ní a na vlastní tým, který se tam vypravil s vámi.

der-3-3 =
    Po výpravě hoďte Voldemortovou kostkou. Otočí Voldemorta k sousední lokaci po směru hodinových ručiček, nebo proti
    směru; padne-li Znamení zla, Voldemort se nepohne.

der-3-4 =
    Voldemort nyní jedná v lokaci, ke které je otočen. Zaprvé utrpí 1 zranění každý kouzelník u této lokace, a je-li na
    ní váš žeton mise, i každý kouzelník vašeho týmu. Zadruhé přibude 1 vliv na její aktuální místo. Zatřetí použijí
    tamní Smrtijedi své běžné schopnosti. Za přítomné v lokaci se počítají jen kouzelníci u ní, a dokud je na ní váš
    žeton, také váš tým; tým jiného hráče nikdy. O tom, co efekt nechává otevřené, rozhodujete vy, kromě toho, co
    DER-6.6 svěřuje jiným.

der-3-5 =
    Padlo-li Znamení zla, proveďte nejprve DER-3.4. Potom použije každý Smrtijed svou schopnost Znamení zla: nejdříve
    Smrtijedi ve Voldemortově lokaci, pak v další po směru hodinových ručiček, pak ve třetí. Nakonec přijdou na řadu
    postihy všech ovládnutých míst (DER-6.5).

der-3-6 =
    Smrtijedi v téže lokaci jednají v pořadí svých pozic. Ovládnutá místa působí od toho, které bylo ovládnuto nejdříve;
    ta, která byla ovládnuta v témže tahu, po směru hodinových ručiček od lokace hráče, který byl tehdy na tahu. Každý
    efekt dokončete, než začne další, a shodu (DER-6.6) pokaždé posuďte znovu. Smí-li něco udělat každý hráč,
    rozhodujete nejprve vy, pak ostatní po směru hodinových ručiček.

der-3-7 =
    Jakmile je Voldemortova karta odhalena, můžete se vydat za ním. Po Voldemortově fázi, když už jste si vzali zásobu
    kostek, ale ještě jste jí nehodili, vyřaďte z ní kteroukoli kostku a přesuňte svůj žeton mise do Voldemortovy lokace
    (DER-7.4); nelze to, je-li už tam. Voldemort ani Smrtijedi tam znovu nejednají. Po zbytek tahu je to vaše lokace:
    v té předchozí už nesmíte zakrývat nové symboly, ale co jste v ní dokončili, se na konci tahu počítá.

## 4 Roll and assign

der-section-4 = Hod a přiřazování

der-4-1 =
    Po Voldemortově fázi si vezměte zásobu kostek: čtyři kostky svého hlavního štábu a ty, které vám dají schopnosti ve
    vašem týmu a žetony kouzel. Kostek je v krabici jen 14; není-li v ní už žádná dané barvy, tuto kostku nezískáte.
    Podmínky se ověřují a barvy volí ve chvíli, kdy si zásobu berete; kouzelník se počítá i s plnou stupnicí zranění.
    Máte-li na výběr ze dvou barev a jedna došla, můžete si vzít druhou.

der-4-2 =
    Hoďte celou zásobou. Potom přiřaďte alespoň jednu kostku; nemůžete-li nebo nechcete-li, vyřaďte pro tento tah jednu
    podle své volby. Zbylými hoďte znovu a takto pokračujte, dokud vám nějaká kostka zbývá. Přiřazené a vyřazené kostky
    zůstávají mimo krabici až do DER-5.3, takže je v tomto tahu nikdo nezíská podruhé. Žeton kouzla nenahrazuje kostku,
    kterou musíte přiřadit, i když samotnými žetony lze zakrýt celou kartu.

der-4-3 =
    Kostku přiřaďte k volnému symbolu vlastnosti, která na ní padla: na postavě u své lokace (kouzelníka tím najímáte,
    Smrtijeda zraňujete, a dovolí-li to DER-7.2, i Voldemorta), na schopnosti svého hlavního štábu, nebo na schopnosti
    kouzelníka ve svém týmu. Smrtijed s plnou stupnicí zranění kostky nepřijímá. Ve vašem tahu fungují jen schopnosti
    vašeho hlavního štábu a vašeho týmu, a to i ty, které žádné kostky nestojí. Platí pro ně DER-3.2, neříká-li text, že
    sahají dál.

der-4-4 =
    Zdvojená strana dává dva symboly. Oba musejí připadnout jedné kartě, na hlavním štábu navíc téže schopnosti. Je-li
    tam volno jen pro jeden z nich, druhý propadá.

der-4-5 =
    Z jednoho hodu můžete přiřadit libovolný počet kostek k libovolnému počtu karet. Při dalších hodech můžete
    pokračovat na rozpracovaných kartách, nebo začít nové. Jednou přiřazená kostka zůstává celý tah na svém symbolu.

der-4-6 =
    Jakmile jsou zakryty všechny symboly schopnosti, ihned ji použijte, nebo odmítněte; použít ji lze nejvýše jednou za
    tah. Odmítnete-li, kostky na ní zůstanou a je vyčerpaná. Zakrýt smíte i schopnost, která nemá na co působit: nic se
    nestane a je rovněž vyčerpaná.

der-4-7 =
    Schopnost, která kostky mění nebo přehazuje, můžete použít jednou za tah. Neurčuje-li karta jinak, použijte ji po
    hodu, dříve než kteroukoli kostku z něj přiřadíte. Schopnost, která kostky přidává, se uplatní, když si berete
    zásobu.

der-4-8 =
    Mluví-li schopnost o lokaci, platí to i pro karty míst v ní.

der-4-9 =
    Tato fáze končí, když jste přiřadili nebo vyřadili všechny své kostky, nebo když žádnou nelze nikam přidat, protože
    na kartách, které dovoluje DER-4.3, už není volný symbol. Jestliže se jen právě hozené kostky nikam nehodí, fáze tím
    nekončí; postupujte podle DER-4.2. Skončit můžete i dříve; kostky, které vám zbývají, pak vyřaďte.

der-4-10 =
    Než začne konec tahu, mohou všichni hráči ještě použít žetony kouzel; začne, až vy jako hráč na tahu svůj tah
    ukončíte. Získáte-li díky žetonu další kostku, hoďte jí a pokračujte podle DER-4.2.

## 5 End of turn

der-section-5 = Konec tahu krok za krokem

der-5-1 =
    Každý kouzelník, který má zakryté všechny symboly, se přidá k vašemu týmu a zbaví se všech zranění. Ani s plnou
    stupnicí zranění tedy není poražen a může vás uchránit před prohrou podle DER-8.3. Jeho schopnost můžete používat od
    svého příštího tahu.

der-5-2 =
    Každý Smrtijed, který má zakryté všechny symboly, utrpí 1 zranění, a stejně tak Voldemort (DER-7.2). Za každé
    udělené zranění získáte žeton kouzla. Zakrytím symbolů udělíte každému z nich nejvýše 1 zranění za tah; Smrtijedovi
    mohou další přidat schopnosti. Za zranění udělené schopností získá hráč na tahu žeton hned. Plná stupnice zranění už
    nic nepřijme a žádný žeton nepřinese.

der-5-3 =
    Všechny kouzelnické kostky se vrátí do krabice.

der-5-4 =
    Každé aktuální místo, na kterém je 5 ukazatelů vlivu, je nyní ovládnuto (DER-6.3).

der-5-5 =
    Každá postava s plnou stupnicí zranění je poražena. Kouzelníci z týmů i od lokací přijdou na Bradavickou ošetřovnu,
    Smrtijedi do Azkabanu.

der-5-6 =
    Mezery u lokací zaplňte kartami z balíčku, po směru hodinových ručiček od své lokace. Je-li balíček prázdný, mezery
    zůstanou a hra pokračuje. Nově vyložená karta začne působit až ve Voldemortově fázi následujícího tahu.

der-5-7 =
    Vytáhnete-li Voldemortovu kartu, je Voldemort odhalen: uložte ji na kartu Pána zla a mezeru zaplňte kartou, která
    v balíčku následuje.

der-5-8 =
    Vezměte si zpět svůj žeton mise; na tahu je další hráč po směru hodinových ručiček.

## 6 Damage and corruption

der-section-6 = Zranění a vliv

der-6-1 =
    Na místě smí být nejvýše 5 ukazatelů vlivu, a stejně tak na lokaci, která přijímá vliv sama (DER-6.4). Co je navíc,
    propadá; na spodní místo z toho nic nepřejde.

der-6-2 =
    Zranění postavy omezuje počet polí na její stupnici. S plnou stupnicí už postava žádné další zranění neutrpí a nesmí
    použít schopnost, která by ji zranila. Poražena je až na konci tahu, takže ji do té doby můžete ještě léčit.

der-6-3 =
    Má-li aktuální místo na konci tahu 5 ukazatelů vlivu, je ovládnuto, a to až do konce hry. Ukazatele z něj odeberte,
    kartu přesuňte na kartu Pána zla a další místo začne s 0. Ubude-li před koncem tahu třeba jen jediný ukazatel, je
    místo zachráněno.

der-6-4 =
    Vliv určený lokaci přijímá její aktuální místo. Jsou-li obě místa ovládnuta, přijímá ho sama lokace; má-li na konci
    tahu 5 ukazatelů, je kompletně ovládnuta.

der-6-5 =
    Každé hozené Znamení zla spustí postihy všech ovládnutých míst; co postih zakazuje nebo vyžaduje, platí pro tento
    tah. Místo, které je ovládnuto až v tomto tahu, čeká na další Znamení zla. Oddělení záhad: přibude 1 vliv na každou
    lokaci, kde je Smrtijed. U Prasečí hlavy: schopnosti a žetony léčí v každém týmu jen jednoho kouzelníka, stále
    téhož; kouzelníci u lokací, nově najatí a Smrtijedi se léčí jako obvykle. U Gringottových: nikdo nepoužívá žetony
    kouzel, získávat je však můžete. Atrium: na kartě každého Smrtijeda je třeba zakrýt o jeden symbol více, což smí
    i žeton; zranění udělených schopnostmi se to netýká.

der-6-6 =
    Zraňuje-li schopnost nejvíce nebo nejméně zraněného kouzelníka týmu, zasáhne všechny, mezi nimiž je shoda; kdo žádné
    zranění nemá, počítá se s nulou. Mluví-li karta o „jednom“ z nich, vybere ho hráč, jemuž tým patří, z těch, kteří
    jsou ve shodě a nemají plnou stupnici. Tým bez kouzelníka frakce, kterou karta jmenuje, je ušetřen.

der-6-7 =
    Zranění a vliv, které odebíráte, zmizí okamžitě.

## 7 Lord Voldemort

der-section-7 = Lord Voldemort

der-7-1 =
    Z hlediska efektů postav a míst není Voldemort Smrtijed. Žádný takový efekt ho neléčí, žádná schopnost ho nezraní,
    Atrium ho nechrání a nepočítá se ani pro Oddělení záhad, ani pro Azkaban.

der-7-2 =
    Jakmile je Voldemort odhalen, můžete na něj útočit, dokud je váš žeton mise v jeho lokaci: zakrývejte symboly na
    jeho kartě jako u Smrtijeda. Za tah utrpí nejvýše 1 zranění.

der-7-3 =
    Voldemortova zranění omezuje Azkaban: může jich mít tolik, kolik je tam Smrtijedů při DER-5.2, než přibudou poražení
    z tohoto tahu. Jakmile této meze dosáhne, nelze k němu přiřadit kostky ani žetony. Nezraní ho nic jiného než kostky
    a žetony na jeho symbolech.

der-7-4 =
    Za každé zranění, které Voldemortovi udělíte, získáte žeton kouzla. Cesta za ním (DER-3.7) vás stojí jednu kostku;
    zbytek zásoby zůstává přesně takový, jaký byl.

## 8 End of the game

der-section-8 = Konec hry

der-8-1 =
    Vyhrajete, když má Voldemort aspoň tolik zranění, kolik vyžaduje vaše varianta (obvykle 5).

der-8-2 =
    Prohrajete, když je na Bradavické ošetřovně příliš mnoho kouzelníků: při dvou hráčích 8 nebo více, při třech 10 nebo
    více, při čtyřech 12 nebo více.

der-8-3 =
    Prohrajete, když v týmu některého hráče nezbývá žádný kouzelník.

der-8-4 =
    Prohrajete, když jsou ovládnuta alespoň čtyři ze šesti míst.

der-8-5 =
    Prohrajete, když je některá lokace kompletně ovládnuta (DER-6.4).

der-8-6 =
    Vyhráváte i prohráváte všichni společně. Poslední zranění utrpí Voldemort při DER-5.2, dříve než je ovládnuto
    jakékoli místo nebo poražena jakákoli postava, a hra je tím okamžitě vyhrána. Možnosti prohry se ověřují všechny
    najednou po DER-5.5 a uvede se každá, která nastala.

## 9 Spell tokens

der-section-9 = Žetony kouzel

der-9-1 =
    Své žetony kouzel můžete použít v tahu kteréhokoli hráče, před hodem kouzelnickými kostkami i po něm: kdykoli od
    chvíle, kdy je vyhodnocena Voldemortova kostka (DER-3.3, DER-3.4 a DER-3.5), dokud nezačne konec tahu. Jako majitel
    rozhodujete, který žeton použijete, kdy a na co. Žetony působí jeden po druhém a nikdy ve chvíli, kdy se čeká na
    volbu pro jiný efekt.

der-9-2 =
    „Přiřaďte 1 …“ položte na volný symbol uvedené vlastnosti: na postavě u lokace hráče na tahu (i na Voldemortovi,
    dovolí-li to DER-7.2), na schopnosti kouzelníka v týmu tohoto hráče, nebo na jeho hlavním štábu. Dokončíte-li tím
    schopnost, o jejích volbách rozhoduje hráč na tahu. Symbol zůstává zakrytý do DER-5.3; žeton odložte ihned.

der-9-3 =
    „Získejte … kostku“ přidá do zásoby hráče na tahu kostku dané barvy. Není-li v krabici žádná taková, žeton použít
    nesmíte. Je-li už po hodu, ihned se novou kostkou hodí a přidá se k dosud nepřiřazeným.

der-9-4 =
    „Odeberte 1 vliv“ platí pro aktuální místo kterékoli lokace, nebo pro lokaci samotnou. „Odeberte … zranění“ léčí
    kouzelníky, ať jsou kdekoli: v týmu kteréhokoli hráče i u kterékoli lokace. „Dvěma kouzelníkům“ znamená dvěma
    různým; nemá-li zranění žádný druhý, může to být jen jeden. DER-3.2 nic z toho neomezuje.

der-9-5 =
    „Vyměňte kouzelníka“: vy a některý spoluhráč si vyměníte po jednom kouzelníkovi i s jeho zraněními. Spoluhráč musí
    souhlasit; mlčení po celou reakční dobu stolu znamená nesouhlas. Odmítnutý žeton vám zůstane, témuž hráči ho však
    v tomto tahu znovu nabídnout nesmíte. Již vzatá zásoba kostek se nemění a použitá schopnost zůstává použitá. Vyměnit
    smíte i kouzelníka s plnou stupnicí zranění, ne však takového, u jehož schopnosti je některý symbol zakrytý kostkou
    nebo žetonem. Kouzelník, kterého jako jediného dovolilo léčit místo U Prasečí hlavy, se dál počítá svému původnímu
    týmu.

der-9-6 =
    Použitý žeton přijde lícem nahoru na odkládací hromádku. Dojde-li zásoba žetonů, zamíchejte odkládací hromádku
    a vznikne z ní nová; je-li prázdná i ta, nezískáte nic. Je-li žetonů málo, bere si hráč na tahu před ostatními,
    kteří následují po směru hodinových ručiček. Žetony všech hráčů jsou veřejné.
