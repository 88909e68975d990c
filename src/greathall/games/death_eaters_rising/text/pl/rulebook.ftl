### The rulebook in the app: one message a clause, its id the clause in lower case (DER-3.4 is der-3-4).
### Impersonal and in the third person. "gracz" after "aktywny gracz" is still that player; "gracze" are all of them. A clause
### named in a text is a link. One-letter words, and numbers before a noun, keep to the next word (U+00A0).
###
### Who plays: player: gracz; player whose turn it is, active player: aktywny gracz; seat: miejsce przy stole; owner (of a
### token): właściciel; team: drużyna; wizard: czarodziej; Death Eater: śmierciożerca; character: postać; starting character:
### postać początkowa; faction: frakcja; to recruit: zwerbować; to defeat: pokonać; to reveal: ujawnić.
### Where: location: lokacja; beside it: przy lokacji; place: miejsce; current place: aktualne miejsce; slot: pole; gap: luka;
### headquarters: kwatera główna; Villain card: karta złoczyńcy; Hospital Wing: Skrzydło Szpitalne; Azkaban: Azkaban; deck:
### talia.
### With what: Wizard dice: kości czarodziejów; Voldemort die: kość Voldemorta; pool: pula; box (of dice): wspólne zasoby;
### side: ścianka; doubled: podwójny; spell token: żeton zaklęcia; supply (of tokens): zapas; mission token: żeton misji;
### counter: znacznik; figure: figurka.
### The turn: turn: tura; phase: faza; travel: podróż; Voldemort phase: faza Voldemorta; roll and assign: rzuty
### i przydzielanie; end of turn, end phase: koniec tury, faza końca tury; step (DER-5.1 and on): krok; clockwise: zgodnie
### z ruchem wskazówek zegara; counter-clockwise: w kierunku przeciwnym.
### What happens: trait: cecha (wiedza, odwaga, lojalność, przyjaźń); open symbol: wolny symbol; to cover: zakryć; to assign:
### przydzielić; to discard: odrzucić; to gain: zyskać; to roll: rzucić; to re-roll: przerzucić; to turn (a die): obrócić;
### ability: zdolność; regular ability: zwykła zdolność; Dark Mark: Mroczny Znak; Dark Mark ability: zdolność Mrocznego
### Znaku; penalty: kara; effect: efekt; to decline: zrezygnować (an ability), odmówić (a swap); spent: zużyta; used: użyta;
### tie: remis.
### Damage: obrażenia (1 obrażenie); to deal: zadać; to damage: zranić; to take: otrzymać; damage track: tor obrażeń; space:
### pole; to remove: usunąć; to heal: leczyć; corruption: wpływ (1 znacznik wpływu); corrupted: opanowane; completely
### corrupted: całkowicie opanowana; most, least damaged: najciężej, najlżej ranny.
### Spell tokens: „Przydziel 1…”, „Zyskaj … kość”, „Usuń 1 znacznik wpływu”, „Usuń obrażenia”, „Wymień czarodzieja”; to take
### one: dobrać.

der-title = Death Eaters Rising
der-about =
    Od dwóch do czterech graczy w wieku co najmniej 11 lat wspólnie stawia czoło Lordowi Voldemortowi: rzuca kośćmi,
    werbuje czarodziejów i walczy ze śmierciożercami, zanim wpływ Voldemorta sięgnie zbyt daleko. Rozgrywka trwa około
    godziny, a gracze wygrywają ją albo przegrywają razem.

## 1 Components

der-section-1 = Elementy gry

der-1-1 =
    W grze są 44 karty postaci: Lord Voldemort, 10 śmierciożerców i 33 czarodziejów. Na każdej znajdują się imię
    postaci, symbole cech, które trzeba zakryć, specjalna zdolność i pola obrażeń. Karta czarodzieja wskazuje też
    frakcję.

der-1-2 =
    Trzy lokacje tworzą krąg wokół Voldemorta: zgodnie z ruchem wskazówek zegara leżą kolejno Ministerstwo Magii, ulica
    Pokątna, Hogsmeade i znów Ministerstwo. Każda ma więc jedną sąsiednią w kierunku zgodnym z ruchem wskazówek zegara
    i jedną w przeciwnym.

der-1-3 =
    Każda lokacja ma dwie karty miejsc, razem jest ich sześć. Ministerstwo Magii obejmuje Departament Tajemnic i Atrium,
    ulica Pokątna – Sklep Ollivandera i Bank Gringotta, Hogsmeade – gospodę „Pod Świńskim Łbem” i Stację Hogsmeade.
    Karta miejsca zawiera nazwę tego miejsca i jego lokacji, pięć pól wpływu i karę.

der-1-4 =
    Kart kwater głównych jest sześć, po dwie jednakowe dla każdej frakcji: Gabinet Dumbledore’a dla Hogwartu, Grimmauld
    Place 12 dla Zakonu Feniksa, Pokój Życzeń dla Gwardii Dumbledore’a. Kwatera główna pokazuje cztery kości
    czarodziejów, które zawsze należą do puli gracza, oraz dwie zdolności z kosztem podanym w symbolach cech.

der-1-5 =
    Gracze korzystają ze wspólnych zasobów: 14 kości czarodziejów w kolorach pomarańczowym, niebieskim, czerwonym
    i fioletowym. W każdym kolorze przeważa jedna cecha. Jedna ścianka każdej kości ma symbol podwójny, który liczy się
    za dwa; w każdym kolorze jest to symbol innej cechy.

der-1-6 =
    Kość Voldemorta ma osiem ścianek. Trzy obracają go o jedną lokację zgodnie z ruchem wskazówek zegara, trzy o jedną
    w kierunku przeciwnym, a dwie przedstawiają Mroczny Znak.

der-1-7 =
    Żetonów zaklęć jest 24, po dwa z każdego z dwunastu rodzajów. Cztery rodzaje przydzielają 1 symbol: przyjaźni,
    odwagi, wiedzy albo lojalności. Cztery dają kość: fioletową, czerwoną, niebieską albo pomarańczową. Jeden usuwa
    1 znacznik wpływu; jeden usuwa 2 obrażenia z jednego czarodzieja; jeden usuwa po 1 obrażeniu z dwóch czarodziejów;
    jeden pozwala wymienić się czarodziejem z innym graczem.

der-1-8 =
    Do zaznaczania wpływu służy 15 znaczników. Więcej nigdy nie potrzeba: przyjmują go naraz tylko trzy miejsca, każde
    najwyżej pięć znaczników (DER-6.1). Do zaznaczania obrażeń służy 60; gdyby ich zabrakło, obrażenia i tak się zadaje.

der-1-9 =
    Na karcie złoczyńcy kładzie się kartę Voldemorta po jego ujawnieniu, zadane mu obrażenia i opanowane miejsca. Karta
    ta podaje też jego zdolność: limit jego obrażeń (DER-7.3) i sposób, w jaki gracz może dotrzeć do jego lokacji
    (DER-3.7). Obok znajdują się Skrzydło Szpitalne dla pokonanych czarodziejów i Azkaban dla pokonanych śmierciożerców.

der-1-10 =
    Żetonów misji jest sześć, po dwa dla każdej frakcji; wskazują, do której frakcji należy gracz. Voldemorta
    przedstawia figurka.

## 2 Set-up

der-section-2 = Przygotowanie gry

der-2-1 =
    Los decyduje, ku której lokacji zwrócona jest na początku gry figurka Voldemorta.

der-2-2 =
    Obie karty miejsc każdej lokacji kładzie się odkryte, jedną na drugiej, w losowej kolejności. Na wierzchu leży
    aktualne miejsce. Gdy zostanie opanowane, aktualne staje się miejsce pod nim; gdy nie ma już żadnego, zastępuje je
    sama lokacja (DER-6.4).

der-2-3 =
    Wszystkie żetony zaklęć miesza się zakryte. Zyskany żeton dobiera się w ciemno. Gracz może mieć dowolną liczbę
    żetonów.

der-2-4 =
    Kolejno, od pierwszego miejsca przy stole, każdy gracz wybiera frakcję i bierze jej kwaterę główną oraz żeton misji.
    Są one w dwóch egzemplarzach, więc tę samą frakcję może wybrać dwóch graczy, ale nie trzech.

der-2-5 =
    Drużyna gracza zaczyna z jedną z dwóch postaci początkowych jego frakcji. W Hogwarcie są to Albus Dumbledore
    i Minerwa McGonagall, w Zakonie Feniksa Nimfadora Tonks i Syriusz Black, w Gwardii Dumbledore’a Harry Potter
    i Hermiona Granger. Wybór należy do gracza, ale każda postać to tylko jedna karta, więc gracze tej samej frakcji
    biorą różne postaci.

der-2-6 =
    Kartę Voldemorta odkłada się na bok, a wszystkie pozostałe karty postaci, także niewybrane postaci początkowe,
    tasuje się. Przy każdej lokacji wykłada się trzy odkryte karty. Dopiero potem kartę Voldemorta wsuwa się w środek
    reszty talii, pod połowę jej kart, zaokrągloną w dół; nie może więc ona pojawić się podczas przygotowania gry.

der-2-7 =
    Przy prawdziwym stole zaczyna osoba, która jako ostatnia oglądała któryś z filmów. Tutaj zaczyna gracz na pierwszym
    miejscu przy stole, chyba że w ustawieniach stołu wybrano losowanie pierwszego gracza. Kolejne tury następują
    zgodnie z ruchem wskazówek zegara.

der-2-8 =
    Do pokonania Voldemorta potrzeba zwykle 5 obrażeń. Przed grą można uzgodnić inną liczbę, od 4 do 10 (najwyżej tylu
    śmierciożerców może trafić do Azkabanu). Początkującym poleca się 4, doświadczonym 6 lub więcej.

## 3 A turn

der-section-3 = Tura

der-3-1 =
    Tura aktywnego gracza ma cztery fazy, w tej kolejności: podróż, Voldemort, rzuty i przydzielanie, koniec tury.

der-3-2 =
    Aktywny gracz kładzie swój żeton misji na dowolnej lokacji. W tej turze może zajmować się tylko nią: jej aktualnym
    miejscem, trzema postaciami przy niej i własną drużyną, która przybyła tam razem z nim.

der-3-3 =
    Po podróży aktywny gracz rzuca kością Voldemorta. Obraca ona Voldemorta ku sąsiedniej lokacji zgodnie z ruchem
    wskazówek zegara albo w kierunku przeciwnym; jeśli wypadnie Mroczny Znak, Voldemort się nie obraca.

der-3-4 =
    Voldemort działa teraz w lokacji, ku której jest zwrócony. Po pierwsze, każdy czarodziej przy niej otrzymuje
    1 obrażenie, a jeśli leży tam żeton misji aktywnego gracza, to również każdy czarodziej z jego drużyny. Po drugie,
    jej aktualne miejsce otrzymuje 1 znacznik wpływu. Po trzecie, tamtejsi śmierciożercy używają zwykłych zdolności. Za
    czarodziejów w lokacji uważa się tylko tych przy niej oraz drużynę aktywnego gracza, dopóki leży tam jego żeton;
    drużyny innego gracza nigdy. Jeśli efekt pozostawia wybór, dokonuje go aktywny gracz, chyba że DER-6.6 oddaje go
    innym.

der-3-5 =
    Jeśli wypadł Mroczny Znak, najpierw rozpatruje się DER-3.4. Potem każdy śmierciożerca używa zdolności Mrocznego
    Znaku: najpierw ci w lokacji Voldemorta, potem ci w następnej zgodnie z ruchem wskazówek zegara, wreszcie ci
    w trzeciej. Na końcu działają kary wszystkich opanowanych miejsc (DER-6.5).

der-3-6 =
    Śmierciożercy w tej samej lokacji działają w kolejności pól, na których leżą. Opanowane miejsca działają od
    najdawniej opanowanego; te z jednej tury zgodnie z ruchem wskazówek zegara, od lokacji gracza, do którego należała
    ta tura. Każdy efekt kończy się, zanim zacznie się następny, a remisy (DER-6.6) rozstrzyga się za każdym razem od
    nowa. Jeśli coś może zrobić każdy gracz, pyta się najpierw aktywnego, a potem pozostałych zgodnie z ruchem wskazówek
    zegara.

der-3-7 =
    Odkąd Voldemort jest ujawniony, aktywny gracz może podążyć za nim. Po fazie Voldemorta, gdy wziął pulę, ale jeszcze
    nią nie rzucił, odrzuca z niej jedną dowolną kość i przenosi swój żeton misji do lokacji Voldemorta (DER-7.4); nie
    może tego zrobić, jeśli żeton już tam leży. Voldemort i śmierciożercy nie działają tam ponownie. Do końca tury
    lokacją gracza jest ta nowa: to, co ukończył w poprzedniej, nadal liczy się na koniec tury, ale nowych symboli nie
    można już tam zakrywać.

## 4 Roll and assign

der-section-4 = Rzuty i przydzielanie

der-4-1 =
    Po fazie Voldemorta aktywny gracz bierze pulę: cztery kości swojej kwatery głównej oraz te, które dają mu zdolności
    w drużynie i żetony zaklęć. We wspólnych zasobach jest tylko 14 kości; jeśli brakuje w nich danego koloru, gracz
    takiej kości nie zyskuje. Warunki sprawdza się, a kolory wybiera przy braniu puli; czarodziej liczy się nawet
    z pełnym torem obrażeń. Mając do wyboru dwa kolory, gracz może wziąć jeden, gdy drugiego już nie ma.

der-4-2 =
    Aktywny gracz rzuca całą pulą. Następnie przydziela co najmniej jedną kość; jeśli nie może lub nie chce, odrzuca do
    końca tury jedną dowolną. Pozostałymi rzuca ponownie i powtarza to, aż nie zostanie mu żadna kość. Kości
    przydzielone i odrzucone wracają do zasobów dopiero w kroku DER-5.3, więc nikt nie zyska ich ponownie w tej turze.
    Żeton zaklęcia nie zastępuje kości, którą trzeba przydzielić, choć całą kartę można zakryć samymi żetonami.

der-4-3 =
    Kość przydziela się do wolnego symbolu zgodnego z jej wierzchnią ścianką: postaci przy lokacji aktywnego gracza
    (czarodzieja, by go zwerbować, śmierciożercy, by go zranić, albo Voldemorta, jeśli pozwala na to DER-7.2), zdolności
    jego kwatery głównej albo zdolności czarodzieja w jego drużynie. Śmierciożerca z pełnym torem obrażeń nie przyjmuje
    kości. Zdolności kwatery głównej i drużyny, także te, które nie kosztują kości, działają tylko w turze ich gracza.
    Podlegają DER-3.2, chyba że ich tekst wyraźnie sięga dalej.

der-4-4 =
    Podwójna ścianka daje dwa symbole. Oba muszą trafić na jedną kartę, a na kwaterze głównej nawet do jednej zdolności.
    Jeśli mieści się tylko jeden z nich, drugi przepada.

der-4-5 =
    Z jednego rzutu można przydzielić dowolnie wiele kości do dowolnie wielu kart. W następnych rzutach można uzupełniać
    karty rozpoczęte albo zaczynać nowe. Raz przydzielona kość zostaje tam, gdzie leży, do końca tury.

der-4-6 =
    Gdy wszystkie symbole zdolności są zakryte, trzeba jej od razu użyć albo z niej zrezygnować; działa ona najwyżej raz
    na turę. Po rezygnacji kości na niej pozostają, a zdolność jest zużyta. Można zakryć nawet zdolność, która niczego
    nie może zrobić: nic się wtedy nie dzieje, a ona także jest zużyta.

der-4-7 =
    Zdolności, która zmienia kości lub pozwala je przerzucić, można użyć raz na turę, po rzucie i przed przydzieleniem
    którejkolwiek kości z tego rzutu, chyba że karta mówi inaczej. Zdolność, która dodaje kości, działa przy braniu
    puli.

der-4-8 =
    Zdolność, która mówi o lokacji, dotyczy też kart miejsc w tej lokacji.

der-4-9 =
    Ta faza kończy się, gdy aktywny gracz przydzielił lub odrzucił wszystkie kości albo gdy nigdzie nie da się już
    żadnej dodać, bo na kartach dozwolonych w DER-4.3 nie ma wolnych symboli. Rzut, z którego po prostu nic nie pasuje,
    jej nie kończy: obowiązuje DER-4.2. Gracz może też skończyć wcześniej, odrzucając pozostałe kości.

der-4-10 =
    Przed fazą końca tury wszyscy gracze mogą jeszcze używać żetonów zaklęć; faza ta zaczyna się, gdy aktywny gracz
    ogłosi koniec tury. Jeśli zyska on dzięki żetonom kość, rzuca nią i postępuje dalej według DER-4.2.

## 5 End of turn

der-section-5 = Koniec tury krok po kroku

der-5-1 =
    Każdy czarodziej, którego wszystkie symbole są zakryte, dołącza do drużyny aktywnego gracza i traci wszystkie
    obrażenia. Zwerbowany z pełnym torem obrażeń nie zostaje więc pokonany i może uchronić graczy przed przegraną według
    DER-8.3. Jego zdolność jest dostępna od następnej tury tego gracza.

der-5-2 =
    Każdy śmierciożerca, którego wszystkie symbole są zakryte, otrzymuje 1 obrażenie, podobnie Voldemort (DER-7.2). Za
    każde zadane obrażenie aktywny gracz zyskuje żeton zaklęcia. Zakrycie symboli zadaje każdemu z nich najwyżej
    1 obrażenie na turę; zdolności mogą zadać śmierciożercom kolejne. Za obrażenie zadane zdolnością aktywny gracz
    zyskuje żeton od razu. Pełny tor nie przyjmuje obrażeń i nie przynosi żetonu.

der-5-3 =
    Wszystkie kości czarodziejów wracają do wspólnych zasobów.

der-5-4 =
    Każde aktualne miejsce, na którym leży 5 znaczników wpływu, zostaje opanowane (DER-6.3).

der-5-5 =
    Każda postać z pełnym torem obrażeń zostaje pokonana. Czarodzieje, zarówno ci z drużyn, jak i ci przy lokacjach,
    trafiają do Skrzydła Szpitalnego, a śmierciożercy do Azkabanu.

der-5-6 =
    Luki przy lokacjach uzupełnia się z talii, zgodnie z ruchem wskazówek zegara od lokacji aktywnego gracza. Gdy talia
    się wyczerpie, luki pozostają, a gra toczy się dalej. Nowo wyłożona karta nic nie robi aż do fazy Voldemorta
    w następnej turze.

der-5-7 =
    Gdy z talii wyjdzie karta Voldemorta, zostaje on ujawniony: jego kartę kładzie się na karcie złoczyńcy, a lukę
    uzupełnia następną kartą.

der-5-8 =
    Aktywny gracz zabiera swój żeton misji; turę ma następny gracz zgodnie z ruchem wskazówek zegara.

## 6 Damage and corruption

der-section-6 = Obrażenia i wpływ

der-6-1 =
    Na miejscu może leżeć najwyżej 5 znaczników wpływu, podobnie na lokacji, która sama je przyjmuje (DER-6.4). Nadmiar
    przepada i nie przechodzi na miejsce poniżej.

der-6-2 =
    Postać ma najwyżej tyle obrażeń, ile jest pól na jej torze. Z pełnym torem nie otrzymuje kolejnych i nie może użyć
    żadnej zdolności, która by ją zraniła. Pokonana zostaje dopiero na koniec tury, więc wcześniej można ją jeszcze
    wyleczyć.

der-6-3 =
    Jeśli na koniec tury na aktualnym miejscu leży 5 znaczników wpływu, zostaje ono opanowane do końca gry. Znaczniki
    się zdejmuje, kartę kładzie na karcie złoczyńcy, a następne miejsce zaczyna od 0. Usunięcie choćby jednego znacznika
    przed końcem tury ratuje miejsce.

der-6-4 =
    Wpływ dodawany do lokacji kładzie się na jej aktualnym miejscu. Gdy oba miejsca są opanowane, przyjmuje go sama
    lokacja; jeśli na koniec tury leży na niej 5 znaczników, zostaje całkowicie opanowana.

der-6-5 =
    Każdy wyrzucony Mroczny Znak uruchamia karę każdego opanowanego miejsca; zawarte w niej zakazy i wymagania
    obowiązują do końca tury. Miejsce opanowane w tej turze czeka na kolejny Mroczny Znak. Departament Tajemnic:
    1 znacznik wpływu na każdą lokację, w której jest śmierciożerca. „Pod Świńskim Łbem”: zdolności i żetony leczą
    w każdej drużynie tylko jednego czarodzieja, zawsze tego samego; czarodziejów przy lokacjach, werbowanych
    i śmierciożerców leczy się jak zwykle. Bank Gringotta: nikt nie używa żetonów zaklęć, choć nadal można je zyskiwać.
    Atrium: na karcie każdego śmierciożercy trzeba zakryć o jeden symbol więcej, co może zrobić też żeton; obrażeń od
    zdolności to nie dotyczy.

der-6-6 =
    Gdy zdolność rani najciężej albo najlżej rannego czarodzieja drużyny, trafia wszystkich remisujących; brak
    obrażeń liczy się jako zero. Jeśli karta mówi o „jednym” z nich, gracz, do którego należy drużyna, wybiera spośród
    remisujących z niepełnym torem. Drużyna bez czarodzieja frakcji wymienionej na karcie nie ponosi skutków.

der-6-7 =
    Obrażenia i wpływ usuwa się natychmiast.

## 7 Lord Voldemort

der-section-7 = Lord Voldemort

der-7-1 =
    Dla efektów postaci i miejsc Voldemort nie jest śmierciożercą. Nie leczą go one ani nie ranią zdolnościami, Atrium
    go nie chroni, a on sam nie liczy się ani dla Departamentu Tajemnic, ani dla Azkabanu.

der-7-2 =
    Ujawnionego Voldemorta aktywny gracz może atakować, gdy jego żeton misji leży w lokacji Voldemorta: symbole na
    karcie Voldemorta zakrywa się tak jak na karcie śmierciożercy. Otrzymuje on najwyżej 1 obrażenie na turę.

der-7-3 =
    Azkaban ogranicza obrażenia Voldemorta: może on ich mieć najwyżej tyle, ilu śmierciożerców jest tam w kroku DER-5.2,
    zanim dołączą do nich pokonani w tej turze. Gdy osiągnie ten limit, nie można mu przydzielać ani kości, ani żetonów.
    Ranią go wyłącznie kości i żetony na jego symbolach.

der-7-4 =
    Za każde obrażenie zadane Voldemortowi aktywny gracz zyskuje żeton zaklęcia. Podążenie za nim (DER-3.7) kosztuje
    jedną kość; reszta puli pozostaje bez zmian.

## 8 End of the game

der-section-8 = Koniec gry

der-8-1 =
    Gracze wygrywają, gdy liczba obrażeń Voldemorta osiągnie wartość ustaloną w wariancie gry (zwykle 5) lub ją
    przekroczy.

der-8-2 =
    Gracze przegrywają, gdy w Skrzydle Szpitalnym jest zbyt wielu czarodziejów: przy dwóch graczach co najmniej 8, przy
    trzech co najmniej 10, przy czterech co najmniej 12.

der-8-3 =
    Gracze przegrywają, gdy w drużynie któregokolwiek z nich nie ma już żadnego czarodzieja.

der-8-4 =
    Gracze przegrywają, gdy co najmniej cztery z sześciu miejsc są opanowane.

der-8-5 =
    Gracze przegrywają, gdy któraś lokacja jest całkowicie opanowana (DER-6.4).

der-8-6 =
    Wszyscy gracze razem wygrywają albo przegrywają. Ostatnie obrażenie Voldemort otrzymuje w kroku DER-5.2, zanim
    jakiekolwiek miejsce zostanie opanowane lub jakakolwiek postać pokonana; gra jest wtedy od razu wygrana. Wszystkie
    warunki przegranej sprawdza się naraz, po kroku DER-5.5, i podaje każdy, który zaszedł.

## 9 Spell tokens

der-section-9 = Żetony zaklęć

der-9-1 =
    Żetonów zaklęć można używać w turze dowolnego gracza, przed rzutem kośćmi czarodziejów albo po nim: w każdej chwili
    od rozpatrzenia kości Voldemorta (DER-3.3, DER-3.4 i DER-3.5) do początku fazy końca tury. Właściciel decyduje,
    którego żetonu użyć, kiedy i na co. Żetony działają jeden po drugim i nigdy wtedy, gdy inny efekt czeka na czyjś
    wybór.

der-9-2 =
    Żeton „Przydziel 1…” kładzie się na wolnym symbolu wskazanej cechy: postaci przy lokacji aktywnego gracza (także
    Voldemorta, jeśli pozwala na to DER-7.2), zdolności czarodzieja w drużynie tego gracza albo jego kwatery głównej.
    Jeśli zakrywa on ostatni symbol zdolności, związanych z nią wyborów dokonuje aktywny gracz. Symbol pozostaje zakryty
    do kroku DER-5.3; żeton odrzuca się od razu.

der-9-3 =
    Żeton „Zyskaj … kość” dodaje do puli aktywnego gracza kość podanego koloru. Nie można go użyć, gdy w zasobach takiej
    już nie ma. Jeśli rzut już się odbył, nową kością rzuca się od razu i kładzie się ją wśród jeszcze
    nieprzydzielonych.

der-9-4 =
    Żeton „Usuń 1 znacznik wpływu” zdejmuje go z aktualnego miejsca dowolnej lokacji albo z samej lokacji. Żeton „Usuń
    obrażenia” leczy czarodziejów gdziekolwiek, w dowolnej drużynie lub przy dowolnej lokacji. „Z dwóch czarodziejów”
    oznacza dwóch różnych; jeśli drugiego rannego nie ma, może to być tylko jeden. DER-3.2 żadnego z tych żetonów nie
    ogranicza.

der-9-5 =
    Żeton „Wymień czarodzieja”: jego właściciel i inny gracz oddają sobie nawzajem po jednym czarodzieju, wraz
    z obrażeniami. Drugi gracz musi się zgodzić; brak odpowiedzi w czasie reakcji ustawionym dla stołu oznacza odmowę.
    Po odmowie żeton zostaje u właściciela, ale w tej turze nie można go ponownie użyć wobec tego gracza. Wzięta już
    pula się nie zmienia, a użyta zdolność pozostaje użyta. Można wymienić czarodzieja z pełnym torem obrażeń, lecz nie
    takiego, na którego zdolności leżą kości lub symbole z żetonów. Jedyny leczony czarodziej (kara „Pod Świńskim Łbem”)
    nadal liczy się dla dawnej drużyny.

der-9-6 =
    Użyty żeton odrzuca się odkryty. Gdy zapas się wyczerpie, nowy tworzy się z wymieszanych odrzuconych żetonów; jeśli
    i tych nie ma, nic się nie zyskuje. Gdy żetonów jest za mało, najpierw dobiera aktywny gracz, potem pozostali
    zgodnie z ruchem wskazówek zegara. Żetony każdego gracza są widoczne dla wszystkich.
