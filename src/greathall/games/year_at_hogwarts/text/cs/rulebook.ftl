### The rulebook in the app: one message a clause, its id the clause in lower case (YAH-6.3b is yah-6-3b).
### The reader is addressed as "vy": whose turn it is, or whom the clause strikes. A clause named in a text is a link.
###
### underage wizard: nezletilý kouzelník; qualified wizard: plnoletý kouzelník; team: družstvo; house points: školní body;
### health: životy; attack dice: útočné kostky; resistance: odolnost; space: pole; rosette: rozeta; tower: věž; classroom: učebna;
### common room: společenská místnost; mission: mise; duel: souboj; fight card: karta boje; object: předmět; Floo powder:
### letaxový prášek; Portkey: přenášedlo; quaffle: camrál; bludger: potlouk; keeper: brankář; beater: odrážeč; chaser:
### střelec; seeker: chytač; snitch: zlatonka; horcrux: viteál.

yah-title = Rok v Bradavicích
yah-about =
    Jeden až osm hráčů bloudí Pobertovým plánkem za školními body: plní mise, skládá zkoušky, svádí souboje a hraje famfrpál.
    Nebo dva až čtyři hrají Voldemortův návrat, všichni proti jednomu.

## 1 Components

yah-section-1 = Herní součásti

yah-1-1 =
    Hlavní plán ukazuje Bradavice a jejich pozemky jako Pobertův plánek. Deska 1 je Příčná ulice, deska 2 další
    památná místa a famfrpálové hřiště se otevře, když začne zápas.

yah-1-2 =
    Karet je 210: chování, boje, souboje, události, knihy, lektvary, kouzla a famfrpál; a k nim 30 karet misí. 30 karet
    boje nese čísla misí. Použitá karta přijde pod svůj balíček. Prázdný balíček nic nedává.

yah-1-3 =
    Žetonů předmětů je 30, z toho šest zvláštních (YAH-8.1). V krabici je dále 6 Smrtijedů, 60 školních bodů, 20 letaxových
    prášků, 10 přenášedel a 70 životů. Bodů a životů může být víc než žetonů, prášků a přenášedel ne.

yah-1-4 =
    Z 15 desek hráčů patří osm studentům čtyř kolejí, šest Smrtijedům a jedna má na jedné straně Petra Pettigrewa a na druhé
    lorda Voldemorta. Každá má svou figurku.

yah-1-5 =
    Deska uvádí, kolika útočnými kostkami házíte, vaši odolnost, schopnost pro pohyb a schopnost pro boj, životy, knihy,
    kouzla a lektvary na začátek, a má šest míst na předměty.

yah-1-6 =
    Mise 1 až 10 vyprávějí první tři knihy, 11 až 20 další dvě, 21 až 30 poslední dvě. Každá uvádí body, pole, žetony
    předmětů, kartu boje svého čísla a pro plnoleté kouzelníky a družstva také kouzla a lektvary.

yah-1-7 =
    Ve hře je pět šestistěnných kostek.

## 2 Choosing the game

yah-section-2 = Výběr hry

yah-2-1 =
    Zvolte délku. Rychlá hra končí, když má někdo splněnou misi a víc než 210 bodů; klasická žádá dvě mise a víc než 260,
    dlouhá tři mise a víc než 320.

yah-2-2 =
    Zvolte variantu: nezletilí kouzelníci, plnoletí kouzelníci, družstva (všichni spolu, nebo po dvou či po třech), nebo hra
    jednoho hráče podle pravidel pro nezletilé, či pro plnoleté.

yah-2-3 =
    Mezi plnoletými může hru ukončit jen ten, kdo se zúčastnil aspoň jednoho famfrpálového zápasu.

yah-2-4 =
    Když nastane konec, dohraje se kolo, aby měli všichni stejně tahů; tah obraceče času se nepočítá. Vyhrává nejvíc bodů.
    Při shodě rozhodne víc splněných misí, a pak se o výhru dělíte. Družstvo své body sčítá a pro YAH-2.1 platí
    všechny jeho mise.

yah-2-5 =
    Ničí body neklesnou pod 0.

yah-2-6 =
    Mimo boj neklesnou ničí životy pod 1.

yah-2-7 =
    Sami, nebo jako jediné družstvo vyhráváte, jakmile je splněno YAH-2.1; výsledkem je počet kol. Jinak jsou všechna
    družstva stejně velká.

yah-2-8 =
    Co jednou konec způsobilo, platí, i kdyby byly body v témž kole zase ztraceny.

## 3 Set-up

yah-section-3 = Příprava

yah-3-1 =
    Zamíchejte všechny balíčky a položte je lícem dolů. Jen karty boje leží podle čísel.

yah-3-2 =
    Každý si vezme desku, její figurku, životy, knihy, kouzla a lektvary, které uvádí, přenášedlo a letaxový prášek; mezi
    nezletilými prášky dva. Desky Smrtijedů se nevolí.

yah-3-3 =
    30 žetonů předmětů rozložte náhodně na rozety: 18 na hlavní plán, 3 na desku 1 a 9 na desku 2.

yah-3-4 =
    Všechny figurky začínají na Startu u vchodu do Bradavic.

yah-3-5 =
    Každý si vezme pět misí a drží je v tajnosti; tři, hraje-li víc než šest hráčů. O misi nelze přijít. Hraje-li vás víc
    než šest, smíte na konci tahu na věži jednu misi vyměnit za jinou z balíčku, a nic dalšího tam neděláte.

yah-3-6 =
    Mezi plnoletými a v družstvech se šest Smrtijedů postaví na věže podle vaší volby, po jednom, od posledního hráče k
    prvnímu. Tam zůstanou. Hrajete-li sami, žádní tu nejsou.

yah-3-7 =
    Začíná první místo, pak hráč po jeho pravici a tak dále: hraje se proti směru hodinových ručiček.

## 4 A turn

yah-section-4 = Tah

yah-4-1 =
    Hoďte dvěma kostkami a jděte přesně o jejich součet po polích spojených stopami nebo schody, libovolným směrem. Vnitřní i
    vnější hradby hradu překročit nelze.

yah-4-2 =
    V jednom pohybu se na žádné pole nevstupuje dvakrát; pole, na kterém začínáte, už se počítá.

yah-4-3 =
    Dříve se smíte zastavit na poli své mise, o kterou se můžete pokusit (družstvo tam smí i čekat), na věži a v učebně, k
    níž máte knihu. Na Famfrpálovém hřišti a tam, kde někoho potkáte (YAH-4.4), se zastavit musíte. Volba stolu
    dovolí zastavit se na každém pojmenovaném poli.

yah-4-4 =
    Vstoupíte-li na pole jiného hráče, zastavíte se a bojujete s prvním, koho potkáte; pole pak nic nedělá. Stejně je to se
    Smrtijedy, jen ne mezi nezletilými. Spoluhráči z družstva se míjejí. Potkává se jen vlastním krokem: kdo se na poli sejde
    pravidlem nebo tam už stojí na začátku pohybu, nebojuje.

yah-4-5 =
    Leží-li na vaší cestě předměty, smíte je sbírat, dva za tah, a mít jich nejvýš šest; při šesti smíte vyměnit. Žeton, který
    žádá vaše mise, vzít musíte, pokud to omezení dovolí; k výměně vás nic nenutí. Cesty letaxem, přenášedlem a na Klofanovi
    se do obou počítají. Figurka přesunutá událostí nesbírá.

yah-4-6 =
    Pak se projeví pole (část 5) a na řadě je další hráč. Některá kouzla, jako Accio, Alohomora a Obliviate, se používají
    před hodem.

yah-4-7 =
    Není-li cesta přesné délky ani možnost zastavit se dříve, jděte nejdelší možnou cestou.

## 5 Spaces

yah-section-5 = Pole

yah-5-1 =
    Pole kouzla, lektvaru a knihy dává jednu kartu toho balíčku, kterou si necháte.

yah-5-2 =
    Na poli chování si vezměte kartu chování a splňte ji. Letaxový prášek si necháte.

yah-5-3 =
    Na poli události si vezměte událost a splňte ji. Týká se všech. Přesune-li všechny na jedno pole, začnou tam všichni
    příští tah.

yah-5-4 =
    Na poli souboje svádíte souboj (YAH-10.3). Výhra přinese kouzlo, lektvar a knihu.

yah-5-5 =
    Na poli životů, i na Ošetřovně, získáte uvedený počet, třeba i nad počáteční.

yah-5-6 =
    V každé ze čtyř společenských místností si vezměte kartu chování, knihu, lektvar, nebo kouzlo, anebo nabídněte kterémukoli
    hráči výměnu předmětu za předmět. Odmítnutá nabídka byla vším, co místnost dala.

yah-5-7 =
    Brumbálova pracovna dává dvě kouzla, Snapeova pracovna dva lektvary, Hagridova hájenka lektvar a kouzlo, Oddělení s omezeným
    přístupem knihu; Knihovna a Krucánky a kaňoury dvě knihy.

yah-5-8 =
    Učebny kouzelných formulí, přeměňování a obrany proti černé magii dávají kouzlo, učebny lektvarů, bylinkářství a péče o
    kouzelné tvory dva lektvary. S vhodnou knihou nejprve složíte zkoušku (YAH-7.1).

yah-5-9 =
    Na každé z 18 věží se smíte zastavit. S letaxovým práškem se smíte hned vydat na jedno ze sedmi polí desky 2, sebrat tam
    žetony a splnit misi; volné chodby jsou otevřené, nic dalšího se neděje a nikoho nepotkáte. Na konci tahu se vrátíte na
    věž a prášek je spotřebován.

yah-5-10 =
    Na Famfrpálovém hřišti pohyb končí. Vyzvěte hráče k zápasu (část 11), nebo se přenášedlem vydejte na hřbitov v Malém
    Visánku, splňte tam misi a na konci tahu se vraťte; přenášedlo je spotřebováno.

yah-5-11 =
    Na hřbitov v Malém Visánku se lze dostat jen přenášedlem z hřiště.

yah-5-12 =
    Do Velké síně vstoupit nelze. Pole vedle ní k ní patří: o misi ve Velké síni se pokusíte na kterémkoli z nich.

yah-5-13 =
    Most je jedno pole.

yah-5-14 =
    Tajné chodby vedou oběma směry: mezi Vrbou mlátičkou a Chroptící chýší a mezi Komnatou nejvyšší potřeby a Prasečí hlavou
    bez kroku, Jednookou čarodějnicí mezi Ošetřovnou a Medovým rájem za jeden. Volnou chodbou smíte projít kdykoli během
    pohybu, i po posledním kroku. Oba konce se počítají za navštívené a koho tam najdete, toho potkáte.

yah-5-15 =
    Ministerstvo kouzel a Síň věšteb spojuje cesta bez kroku; vozík z Ministerstva jede volně ke Gringottovým, zpět nikdy.
    Z Medového ráje k Prasečí hlavě jsou 2 kroky, od Děravého kotle ke Gringottovým 4 a odtud 4 k Borginovi a Burkesovi a
    4 k Ollivanderovi. Start, Bradavický expres a Děravý kotel sousedí v tomto pořadí. Kdo skončí v expresu, smí na
    Start, nebo k Děravému kotli.

yah-5-16 =
    Na poli mise se o ni smíte pokusit (část 6); potom se projeví pole, pokud tam vaše figurka ještě stojí.

## 6 Missions

yah-section-6 = Mise

yah-6-1 =
    Nezletilý kouzelník musí mít předměty mise, stát na jejím poli a vyhrát boj s kartou jejího čísla.

yah-6-2 =
    Plnoletý musí přinést i uvedená kouzla a lektvary, aby je v boji použil. Zahrané se počítají do omezení karet; skončí-li
    boj dříve, přijdou pod balíčky i ostatní.

yah-6-3 =
    Všichni z družstva musejí přijít na pole mise; kdo už tam je, čeká. Žetony a karty má družstvo dohromady a společně
    také bojuje.

yah-6-3b =
    Družstvo čeká vždy jen na jednom místě; určí je, kdo se tam zastaví první. Čekající vynechávají pohyb i pole a na začátku
    tahu mohou čekání vzdát. Platí mise kteréhokoli člena a členové znají mise i karty svých spoluhráčů. Spoluhráči se míjejí a smějí
    stát spolu.

yah-6-4 =
    Sami hrajete podle pravidel pro nezletilé, nebo pro plnoleté. Ztráta všech životů znamená prohranou hru.

yah-6-5 =
    Splněná mise přinese své body. Její žetony položte na libovolná pole desky 2, použité karty pod balíčky a zvláštní žetony
    do Příčné ulice (YAH-8.1).

yah-6-6 =
    Nezdařená mise vás pošle do Děravého kotle: všechna kouzla a lektvary přijdou pod balíčky a máte 6 životů. Předměty,
    letaxový prášek, přenášedla i misi si necháte.

yah-6-7 =
    Po nezdaru na desce 2 jdete rovnou do Děravého kotle a to, co vás přineslo, je spotřebováno. Družstvo prohrává společně.
    Za tah je jeden pokus; karta boje se vrátí ke svému číslu.

## 7 Exams, behaviour, points

yah-section-7 = Zkoušky, chování, body

yah-7-1 =
    Buďte v učebně, kterou vaše kniha uvádí: přinese 5 až 20 bodů a učebna své karty (YAH-5.8). Kniha přijde pod balíček.
    Vhodných knih smíte použít víc najednou.

yah-7-2 =
    Karty chování většinou dávají nebo berou body, od −30 do +50. Kartu Letaxový prášek si necháte na jednu cestu jako
    žeton a pak přijde pod balíček.

yah-7-3 =
    Vyhraný famfrpálový zápas má cenu 40 bodů, poražený Smrtijed 20.

## 8 Object tokens

yah-section-8 = Předměty

yah-8-1 =
    Zvláštní žeton poslouží jednou, misi nebo svou mocí, a pak jde na jednu ze tří rozet Příčné ulice.

yah-8-2 =
    Bezová hůlka a Nebelvírův meč přidají v boji útočnou kostku. Kámen vzkříšení dá v boji 6 životů, obraceč času další
    tah. Klofan vás donese na libovolné pole desky 1 nebo 2 a zpět. Neviditelný plášť vám dovolí uprchnout z boje o 5 polí dál.

yah-8-2b =
    Obraceč času působí na konci vašeho tahu; nový tah má vlastní sbírání. Klofan nahradí pole: návštěva jako v YAH-5.9, ne
    na hřbitov. Plášť působí, dokud boj není prohrán: 5 kroků na pole bez figurky a Smrtijeda, bez jeho účinku a
    žetonů; z desky 2 zpět, odkud jste přišli. Souboj pak nestojí karty, mise zůstane nesplněná a co bylo zahráno či
    ztraceno, je pryč. Hůlka a meč potřebují hod útočnými kostkami; životy z kamene vám zůstanou. Zvláštní žeton použitý v boji mise
    se misi počítá dál.

yah-8-3 =
    Ostatní žetony slouží misím: deník Toma Raddlea, prsten, šálek, medailonek a diadém, Nagini, kotlík a další.

## 9 Spell and potion cards

yah-section-9 = Kouzla a lektvary

yah-9-1 =
    Útočná karta bere soupeři životy a hraje se místo hodu útočnými kostkami. Obranná karta zruší útok, nebo dá životy; soupeř
    přijde o svůj tah a vy útočíte znovu.

yah-9-2 =
    V soubojích a misích se smějí hrát kdykoli, v mezích části 10.

yah-9-3 =
    Mezi plnoletými některé karty přinesou kartu podle vaší volby z balíčku kouzel nebo lektvarů, v boji, nebo abyste měli, co
    mise žádá.

## 10 Fights

yah-section-10 = Boje

yah-10-1a =
    Nezletilí, kteří se potkají, musejí bojovat; jsou-li na poli dva, volí příchozí. Oba hodí kostkou a nižší ztratí 1 život;
    stejné hody se opakují. Dvě ztráty, nebo ztráta pod 1 život boj prohrávají. Bez karet. Vítěz smí vzít předmět,
    přenášedlo, letaxový prášek, nebo kartu poslepu.

yah-10-1b =
    Plnoletí útočí střídavě, příchozí první, útočnými kostkami nebo kartou; každý smí jedno kouzlo a jeden lektvar. Prohrává, kdo má první
    1 život, hned, má-li ho od začátku; mají-li ho oba, boj není. Životy se zastaví na 1. Vítěz smí vzít dva
    předměty, přenášedlo, letaxový prášek, nebo dvě karty poslepu.

yah-10-1c =
    Družstva bojují s hráči jiných družstev jako plnoletí a nikdy mezi sebou.

yah-10-1d =
    Po boji vyhraném na poli mise se o ni smíte ještě pokusit. Máte-li šest předmětů, jeden tam necháte, nebo si vezmete něco
    jiného. Poslepu se berou kouzla, lektvary, knihy a karty Letaxový prášek, nikdy mise. Je-li na věži
    figurka i Smrtijed, bojuje se jen se Smrtijedem.

yah-10-2 =
    Smrtijeda na vaší věži hraje soused po pravici, s jeho deskou, kouzlem a lektvarem; v družstvech nejbližší soupeř, nebo
    aplikace. Útočíte první a hrajete nejvýš 3 karty. Ztráta všech životů vás pošle do Děravého kotle jako YAH-6.6.
    Poražený Smrtijed odchází ze hry, získáte 20 bodů a zastávka pokračuje. Smrtijed, který vyhrál, je příště zdráv a
    má nové karty.

yah-10-3 =
    Vezměte si kartu souboje; vlastní postava se bere znovu. Útočíte kostkami, z nichž každá aspoň ve výši odolnosti stojí 1
    život, nebo kartou: nejvýš 5 karet, 3 mezi plnoletými a v družstvech. S 1 životem jste prohráli, hned, máte-li
    ho od začátku, a odložíte libovolné 3 karty. Jinak platí YAH-10.4.

yah-10-4 =
    Karta boje říká, kdo útočí první. V kole smíte zahrát obrannou kartu a pak útočný lektvar, útočné kouzlo, nebo hodit útočnými
    kostkami; soupeř odpoví jedním útokem. Jeho schopnost udeří po každém hodu a s každou útočnou kartou, jak karta říká,
    nikdy s obrannou; a ještě jednou, když přijde o životy. Přežijte to aspoň s 1 životem a vyhráli jste.

yah-10-4a =
    Jediným útokem soupeře za tah je jeho schopnost; kostkami nehází. Útočí-li první, udeří jednou, když se odhalí.

yah-10-4b =
    Úder po ráně, která mu vezme poslední život, je poslední a přijde jednou. Zbude-li vám 0, v souboji 1, prohráli jste.
    Obranná karta v mezích omezení ho smí zrušit.

yah-10-4c =
    Karta, která přinese jinou, se do omezení počítá. Přinesená se počítá, až se zahraje.

yah-10-5 =
    V boji mise smějí nezletilí zahrát dohromady nejvýš 5 kouzel a lektvarů, plnoletí 3.

yah-10-6 =
    V boji družstva se životy soupeře násobí počtem hráčů. Útočí po řadě; každý snese úder po svém útoku a smí zahrát
    nejvýš 2 karty. Kdo nemá životy, vypadne; když vypadnou všichni, boj je prohrán. Vyhrán je, dokud jeden stojí, a ostatní
    vstanou s 1 životem. Poslední úder zasáhne jen toho, kdo zasadil poslední ránu. Úder při odhalení zasáhne hráče na
    tahu, který také útočí první.

yah-10-7 =
    Sami dodržujete omezení pro nezletilé, nebo pro plnoleté.

yah-10-8 =
    Schopnost vaší desky pro boj působí v každém útoku, jak říká. Odolnost neklesne pod 2. Útočných kostek smíte házet i víc, než
    je v krabici.

yah-10-9 =
    Obranná karta se hraje na začátku vašeho kola, nebo když je ohlášen úder. Obojí připraví soupeře o příští úder a žádnou
    schopnost nevyvolá.

yah-10-10 =
    Příklad: Tom Raddle v Tajemné komnatě má 9 životů, odolnost 5 a kouzla mu neublíží. Při odhalení ztratíte 2 životy a po
    každém svém hodu útočnými kostkami nebo útočné kartě 3. Každá 5 a 6 ho stojí 1. Čtyřčlenné družstvo ho potká s
    36 životy.

## 11 Quidditch

yah-section-11 = Famfrpál

yah-11-1 =
    Na hřišti vyzvete k zápasu kteréhokoli hráče; jeho figurka se pak vrátí, kde stála. Každý si zvolí kolejní mužstvo. Chycená
    zlatonka má cenu 40 bodů.

yah-11-1b =
    Odmítnout nesmí nikdo, ani spoluhráč z družstva, ani čekající. Návrat nic nezpůsobí a nikoho nepotká. Být vyzván se počítá
    pro YAH-2.3. Sami hrajete proti aplikaci.

yah-11-2 =
    Mužstvo má brankáře na jednom ze tří brankových polí, dva odrážeče na čáře 3, tři střelce na dvou řadách před ní a chytače.
    Camrál leží uprostřed a v každé polovině je potlouk.

yah-11-3 =
    Hřiště má pruhy A až E a sedm řad a za oběma konci tři branková pole (B až D). Kroky vedou pruhy a řadami. Od vlastního konce
    stojí odrážeči v C a E čáry 3, střelci v B a E další řady a v C té po ní; potlouk je v C první řady střelců. Pole
    brankáře volíte.

yah-11-4 =
    Oba hodí dvěma kostkami; vyšší začíná, stejné hody se opakují. První část vyhrává, kdo dá dva góly, nebo vyřadí všechny
    střelce soupeře.

yah-11-5 =
    V tahu hodíte dvěma kostkami a tolik máte akcí. Posun jedné figury o pole je akce; vstup na pole camrálu (střelec) nebo
    potlouku (odrážeč) ho zdarma sebere. Brankáři zůstávají na brankových polích. Dvě figury na jednom poli nestojí,
    leda podle YAH-11.8. Nevyužité akce propadnou. Po střele i gólu figury zůstanou a tah pokračuje.

yah-11-6 =
    Odrážeč s potloukem ho smí jednou za tah zdarma odpálit rovně na soupeře ve směru: kostka určí délku letu. Letí přes vlastní
    a zastaví se u prvního soupeře nebo na okraji. Zasažený hází a s méně než 4 je vyřazen; střelec upustí
    camrál, brankář ho ztratí podle YAH-11.9. Odrážeč nese jeden potlouk.

yah-11-7 =
    Za akci střelec nebo brankář přihraje camrál na sousední pole, prázdné nebo s vlastním střelcem. Má-li ho brankář i na konci
    tahu, položí ho na volné pole čáry 3 před brankou.

yah-11-8 =
    Za jednu akci vstoupí střelec na pole soupeřova střelce s camrálem a sebere mu ho, pak hned zdarma ustoupí na sousední prázdné pole.
    Není-li žádné, zůstanou oba. Brankáři se camrál nebere.

yah-11-9 =
    Z čáry 3 soupeře střílí střelec s camrálem za akci: musí hodit víc než brankář; bez brankáře padne gól vždy. Gól přinese
    famfrpálovou kartu. Camrál pak tak či tak dostane bránící brankář, a je-li vyřazen, leží na poli čáry 3 podle volby
    obránců. Na branková pole nikdo nevstupuje.

yah-11-10 =
    Ve druhé části závodí chytači o 24 polí kolem hřiště; vítěz první části začíná. Hoďte dvěma kostkami a postupte; jedna
    famfrpálová karta za tah, před hodem, nebo po něm. Pod 0 nikdo neklesne. Kdo je kolem, chytil zlatonku. Karty
    pak přijdou pod balíček.

yah-11-11 =
    Některé z karet: Nimbus 2000 posune vašeho chytače o 2, Kulový blesk o 4; Vronského finta přidá kostku; Confundus
    vrátí druhého chytače o 3.

yah-11-12 =
    Příklad druhé části: Nebelvír hodí 8 a zahraje Kulový blesk, celkem 12. Zmijozel hodí 12 a fintou ještě 5: 17. Nebelvír
    přidá 6, tedy 18, a Confundus vrátí Zmijozel na 14. Zmijozel hodí 10: 24, celé kolo, a 40 bodů.

## 12 Voldemort Returns

yah-section-12 = Voldemortův návrat

yah-12-1 =
    Hrají dva až čtyři, bez misí, knih, soubojů, událostí a chování. Jeden má Petra Pettigrewa, ostatní Harryho, Rona a Hermionu,
    každý s životy a kartami své desky, hrdinové s letaxovým práškem a přenášedlem. Harry je vždy ve hře; proti jedinému
    hráči hrdinů je sám, leda by volba stolu přivedla všechny tři.

yah-12-2 =
    Viteály: deník v Krucáncích a kaňourech, prsten v Brumbálově pracovně, šálek u Gringottových, medailonek na Ministerstvu kouzel,
    diadém v Komnatě nejvyšší potřeby, Nagini na Hodinové věži. V této hře spojuje Gringottovy a Ministerstvo cesta bez
    kroku oběma směry.

yah-12-3 =
    Kotlík, otcova kost, Červíčkova ruka, Harry Potter, baziliščí zub a Nebelvírův meč leží náhodně na rozetách hlavního plánu a
    desky 1. Bezová hůlka a Kámen vzkříšení čekají na YAH-12.7, ostatní zůstává v krabici. Moci žetonů neplatí, zub a meč se
    nespotřebují a nikdo nebere žetony druhé strany.

yah-12-4 =
    Před návratem se všichni míjejí. Potom se zastaví jen hrdina a Smrtijed, a Harry a Voldemort. Pole událostí, knih, chování
    a soubojů ani hřiště nic nedělají; učebny dávají své karty, společenské místnosti kouzlo, nebo lektvar.

yah-12-5 =
    Všichni začínají na Startu. Začíná Pettigrew a hází jednou kostkou, ostatní dvěma; pak hráč po pravici.

yah-12-6 =
    Pettigrew sbírá kotlík, kost, Harryho Pottera a ruku a přes Famfrpálové hřiště jde bez přenášedla na hřbitov.

yah-12-7 =
    Pak se místo Pettigrewa vrátí Voldemort a ten tah končí na hřišti. Jeho hráč postaví šest Smrtijedů na šest věží bez
    hrdiny, s životy, kouzly a lektvary, a Kámen vzkříšení, Harryho hráč Bezovou hůlku, na kterékoli pole hlavního
    plánu nebo desky 1, kam se dá dojít.

yah-12-8 =
    V tahu jde Voldemort i každý Smrtijed o jednu kostku, se svými schopnostmi. Smrtijed, který potká hrdinu, bojuje. Karty
    nesbírají, jen Smrtijed, který skončí na poli kouzla nebo lektvaru, si tam vezme. Voldemort si polí životů nevšímá.

yah-12-9 =
    Hrdina se zubem nebo mečem na poli viteálu, kde pohyb smí skončit, hodí kostkou proti hráči Voldemorta. Vyšší hod viteál
    zničí a Voldemorta, který má celkem 7 životů, stojí 1; jinak to hrdina příští tah zkusí znovu místo pohybu. Na jednom poli si
    hrdinové smějí zub a meč předat. Se Smrtijedem se tam bojuje napřed; pole působí jednou za příchod.

yah-12-10 =
    Kámen vzkříšení bere jen Harry, Bezovou hůlku jen Voldemort. Jen ti dva bojují spolu; Smrtijedi bojují s každým hrdinou.

yah-12-11 =
    Potkají-li se Harry a Voldemort, prohrává strana bez svého žetonu; nemá-li ho ani jedna, nic se nestane. Voldemort s hůlkou
    vyhrává hned, dokud zbývá viteál. Jinak oba hodí kostkou a vyšší hod vyhrává hru; stejné se opakují.

yah-12-12 =
    Příchozí útočí první, pak střídavě. Útočné kostky uspějí od výše odolnosti. Útok s úspěchem zasáhl a obránce hází: 1 nebo 2
    ho stojí 2 životy, 3 až 5 jeden, 6 stojí útočníka 1. Volba stolu dovolí takto bojovat i plnoletým.

yah-12-13 =
    V boji hraje každá strana kdykoli nejvýš 3 kouzla a lektvary dohromady.

yah-12-14 =
    Hrdina poražený Smrtijedem jde na Start s 1 životem a příští tah smí téhož potkat znovu. Poražený Smrtijed odchází ze hry.
    Smrtijedům ztráty zůstávají a za boj zahrají nejvýš 3 karty.
