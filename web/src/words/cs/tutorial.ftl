### Výuka a příklady, které se hrají krok za krokem.

tutor-title = Váš první tah
tutor-example = Příklad
tutor-step = { $step } z { $steps }
tutor-do = Udělat za mě
tutor-left = Šli jste jinudy. Pokračujte, jak chcete: tento stůl je jen váš.
tutor-shown = To byl celý příklad. Pokračujte, jak chcete: tento stůl je jen váš.
tutor-death-eaters-rising-done = To byl celý tah. Cho Changová je teď ve vašem týmu a její schopnost můžete použít od příštího tahu. Voldemort je poražen, když má pět zranění: posílejte Smrtijedy do Azkabanu, protože víc zranění, než kolik jich tam je, mít nemůže. Nepřijděte o celý tým ani o čtyři místa. Zkuste tah za Bena, nebo si založte vlastní stůl.

tutor-death-eaters-rising-tutorial-1 = Proti Voldemortovi stojíte společně. V každém tahu se zabýváte jednou lokací: třemi postavami u ní, jejím místem a vlastním týmem. V Příčné ulici můžete získat Cho Changovou. Klepněte na Příčnou ulici a vydejte se tam.
tutor-death-eaters-rising-tutorial-2 = Voldemortova kostka ho otočila k ministerstvu: zranil tamní kouzelníky, na místo přidal vliv a jednal Pettigrew. Vy tam nejste, a tak byl váš tým ušetřen. Hlavní štáb vám dává čtyři kostky a Tonksová ještě jednu, protože s ní je další kouzelník Fénixova řádu. Hoďte jimi.
tutor-death-eaters-rising-tutorial-3 = Kostka patří na volný symbol, který ukazuje. Cho Changová chce dvě knihy a jedny spojené kroužky: dvakrát vědění a jednou přátelství. Zvolte kostku s knihou a potom Cho.
tutor-death-eaters-rising-tutorial-4 = Jedna kniha je zakrytá. Z jednoho hodu smíte přiřadit, kolik kostek chcete. Dejte jí i druhou knihu.
tutor-death-eaters-rising-tutorial-5 = Chybí přátelství. Mohli byste použít kostku, která ho ukazuje, ale máte na to žeton kouzla a kostka pak udělá něco jiného. Použijte žeton na Cho.
tutor-death-eaters-rising-tutorial-6 = Všechny její symboly jsou zakryté: na konci tahu se k vám přidá. Pokaždé, když přiřadíte aspoň jednu kostku, hodíte zbylými znovu. Hoďte.
tutor-death-eaters-rising-tutorial-7 = Zdvojená strana platí za dva symboly. Druhá schopnost vašeho štábu chce právě tyto dva a odstraní vliv z kteréhokoli místa. Položte tam dvojitou oddanost.
tutor-death-eaters-rising-tutorial-8 = Všechny symboly schopnosti jsou zakryté: hned ji použijte, nebo odmítněte.
tutor-death-eaters-rising-tutorial-9 = Místo s pěti žetony vlivu padne nadobro a čtyři padlá místa znamenají prohru. Nejhůř je na tom ministerstvo.
tutor-death-eaters-rising-tutorial-10 = Zbývají dvě kostky a nic je tu naléhavě nepotřebuje. Můžete házet dál, nebo přestat; teď přestaňte.
tutor-death-eaters-rising-tutorial-11 = Všichni ještě smějí použít žetony kouzel. Pak ukončete tah: Cho se přidá k vašemu týmu a všechna její zranění zmizí.

tutor-talisman-done = To byl celý tah. Sbírejte Spojence, Předměty a moc v Londýně i na pozemcích, projděte branou, přineste do Komnaty nejvyšší potřeby Relikvii a porazte Voldemorta ve Velké síni dřív než ostatní. Zkuste tah za Bena, nebo si založte vlastní stůl.
tutor-talisman-tutorial-1 = Závodíte každý za sebe: vyhraje, kdo první porazí Voldemorta ve Velké síni. Začínáte v Londýně. Tah je pohyb a po něm setkání. Hoďte na pohyb.
tutor-talisman-tutorial-2 = Padla 3. Za 1 Osud byste mohli hodit znovu, ale trojka se hodí: vede k Woolovu sirotčinci, kde se dobírají dvě karty. Nechte ji.
tutor-talisman-tutorial-3 = Místa, kam dojdete, svítí. Namiřte na některé a ukáže se cesta. V jedné oblasti se jde jen jedním směrem. Jděte k Woolovu sirotčinci.
tutor-talisman-tutorial-4 = Od Zobí ulice 4 vede cesta k Hagridově hájence, tedy na pozemky. Zůstaňte v Londýně a jděte dál k Woolovu sirotčinci: jeho dva znaky říkají, že tam nakonec leží dvě karty.
tutor-talisman-tutorial-5 = Crabbe je Smrtijed, vy jste z Řádu: je to Nepřítel a bojuje Silou. Vaše 3, kostka a 1 za Převahu proti jeho 3 a jeho kostce. Takhle prohráváte. Šest kostek ukazuje, co by které číslo přineslo: utraťte 1 Osud.
tutor-talisman-tutorial-6 = Výhra: Crabbe je trofej. Ron je také z Řádu, takže je vaším Spojencem. Vezměte ho s sebou.
tutor-talisman-tutorial-7 = Na konci tahu mají trofeje cenu: za 5 bodů Síly na nich je 1 Síla. Zvolte „Směnit trofeje“ a nabídněte Crabbea.
tutor-talisman-tutorial-8 = Tři body nestačí. Nabídněte i Goyla: 3 a 4 je 7.
tutor-talisman-tutorial-9 = Za sedm bodů je jedna Síla; zbytek propadá. Vezměte si ji: co je vyznačeno, to vám zůstane.
tutor-talisman-tutorial-10 = Mohli byste něco odhodit pro ostatní nebo seslat Kouzlo. Ukončete tah.

tutor-year-at-hogwarts-done = To byl celý tah a vaše první mise. Sbírejte, co mise žádají, plňte je dřív než ostatní a cestou skládejte zkoušky: rok skončí, když má někdo splněnou misi a víc než 210 bodů. Zkuste tah za Bena, nebo si založte vlastní stůl.
tutor-year-at-hogwarts-tutorial-1 = Závodíte o Školní pohár. Vaše mise jsou tajné: každá určuje pole a předměty, které tam máte přinést. Ďáblovo osidlo čeká v učebně bylinkářství a žádá zhasínadlo. Hoďte na pohyb.
tutor-year-at-hogwarts-tutorial-2 = Šest kroků; ujít je musíte všechny, po stopách a nikdy skrz zdi. Pole, na která dojdete, svítí. Bylinkářství je odtud tři kroky: jděte tam.
tutor-year-at-hogwarts-tutorial-3 = Na dalším poli cestou leží zhasínadlo. Jděte dál.
tutor-year-at-hogwarts-tutorial-4 = V jednom tahu smíte vzít dva žetony; ten, který žádá vaše mise, vzít musíte. Vezměte zhasínadlo.
tutor-year-at-hogwarts-tutorial-5 = Teď máte vše, co mise žádá. Vstupte do učebny bylinkářství.
tutor-year-at-hogwarts-tutorial-6 = Zbývají tři kroky. Pohyb smí skončit dřív na věži, v učebně, k níž máte knihu, nebo tam, kde se můžete pokusit o misi, jako zde. Zastavte se.
tutor-year-at-hogwarts-tutorial-7 = Nejdřív přijde mise, pak to, co přináší samo pole. Pokuste se o ni.
tutor-year-at-hogwarts-tutorial-8 = Osidlo má 5 životů a odolnost 3; Harry ji o jednu snižuje. Každá kostka s 2 a víc mu vezme 1 život. Nebo zahrajete kartu, v jednom boji nejvýš pět. Zaútočte čtyřmi kostkami.
tutor-year-at-hogwarts-tutorial-9 = Dvě kostky zasáhly: zbývají mu 3 životy. Po každém útoku kostkami ale udeří a vezme vám 2. Obranná karta by to zastavila, žádnou nemáte. Nechte ho udeřit.
tutor-year-at-hogwarts-tutorial-10 = Confringo vezme soupeři 3 životy a na kouzla Osidlo neodpovídá. Zahrajte ho.
tutor-year-at-hogwarts-tutorial-11 = Splněno: 50 bodů pro vaši kolej. Použitý předmět putuje na některé památné místo, kde ho letaxem najdou jiní. Zvolte Prasečí hlavu.
tutor-year-at-hogwarts-tutorial-12 = Teď učebna: s knihou jejího předmětu skládáte zkoušku a k tomu dostanete dva lektvary. Složte zkoušku.
