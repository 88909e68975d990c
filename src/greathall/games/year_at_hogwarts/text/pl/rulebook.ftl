### The rulebook in the app: one message a clause, its id the clause in lower case (YAH-6.3b is yah-6-3b).
### The reader is addressed in the second person singular: whose turn it is, or whom the clause strikes. A clause named in
### a text is a link.
###
### underage wizard: niepełnoletni czarodziej; qualified wizard: wykwalifikowany czarodziej; team: drużyna; house points: punkty domu;
### health: punkty życia; attack dice: kości ataku; resistance: odporność; space: pole; rosette: rozeta; tower: wieża; classroom:
### klasa; common room: pokój wspólny; mission: misja; duel: pojedynek; fight card: karta walki; object: przedmiot; Floo powder:
### proszek Fiuu; Portkey: Świstoklik; quaffle: kafel; bludger: tłuczek; keeper: obrońca; beater: pałkarz; chaser: ścigający;
### seeker: szukający; snitch: złoty znicz; horcrux: horkruks.

yah-title = Rok w Hogwarcie
yah-about =
    Od jednej do ośmiu osób wędruje po Mapie Huncwotów po punkty domu: misje, egzaminy, pojedynki i quidditch. Albo od dwóch do
    czterech osób gra w Powrót Voldemorta, wszyscy przeciw jednemu.

## 1 Components

yah-section-1 = Elementy gry

yah-1-1 =
    Główna plansza pokazuje Hogwart i błonia jak Mapa Huncwotów. Plansza 1 to ulica Pokątna, plansza 2 to inne pamiętne
    miejsca, a boisko quidditcha otwiera się, gdy zaczyna się mecz.

yah-1-2 =
    Kart jest 210: sprawowania, walki, pojedynku, wydarzeń, ksiąg, eliksirów, zaklęć i quidditcha; do tego 30 kart misji. 30 kart
    walki nosi numery misji. Użyta karta trafia pod swoją talię. Pusta talia nic nie daje.

yah-1-3 =
    Żetonów przedmiotów jest 30, w tym sześć specjalnych (YAH-8.1). W pudełku jest też 6 śmierciożerców, 60 punktów domu, 20 porcji
    proszku Fiuu, 10 Świstoklików i 70 punktów życia. Punktów domu i życia może być więcej niż żetonów, proszku i
    Świstoklików nie.

yah-1-4 =
    Z 15 plansz graczy osiem należy do uczniów czterech domów, sześć do śmierciożerców, a jedna ma po jednej stronie Petera
    Pettigrew, po drugiej Lorda Voldemorta. Każda ma swój pionek.

yah-1-5 =
    Plansza gracza podaje liczbę kości ataku, odporność, zdolność ruchu i zdolność walki, początkowe punkty życia, księgi,
    zaklęcia i eliksiry; ma też sześć miejsc na przedmioty.

yah-1-6 =
    Misje od 1 do 10 opowiadają pierwsze trzy książki, od 11 do 20 następne dwie, od 21 do 30 ostatnie dwie. Każda podaje punkty,
    pole, żetony przedmiotów, kartę walki o swoim numerze, a wykwalifikowanym i drużynom także zaklęcia i eliksiry.

yah-1-7 =
    Kości sześciennych jest pięć.

## 2 Choosing the game

yah-section-2 = Wybór gry

yah-2-1 =
    Wybierz długość. Gra szybka kończy się, gdy ktoś ma wykonaną misję i ponad 210 punktów; klasyczna wymaga dwóch misji i ponad
    260, długa trzech misji i ponad 320.

yah-2-2 =
    Wybierz wariant: niepełnoletni czarodzieje, wykwalifikowani czarodzieje, drużyny (wszyscy razem albo po dwie lub trzy
    osoby) albo gra samotna na zasadach niepełnoletnich lub wykwalifikowanych.

yah-2-3 =
    Wśród wykwalifikowanych grę może zakończyć tylko ten, kto wziął udział w co najmniej jednym meczu quidditcha.

yah-2-4 =
    Gdy warunek końca jest spełniony, rundę się dogrywa, aby wszyscy mieli tyle samo tur; tura Zmieniacza czasu się nie
    liczy. Wygrywa najwięcej punktów. Przy remisie decyduje więcej misji, a potem wygrana jest wspólna. Drużyna sumuje
    punkty, a do YAH-2.1 liczą się wszystkie jej misje.

yah-2-5 =
    Niczyje punkty nie spadają poniżej 0.

yah-2-6 =
    Poza walką niczyje punkty życia nie spadają poniżej 1.

yah-2-7 =
    Grając samotnie albo jako jedna drużyna, wygrywasz, gdy spełni się YAH-2.1; wynikiem jest liczba rund. W innym
    wypadku wszystkie drużyny są równe.

yah-2-8 =
    Raz osiągnięty koniec obowiązuje, nawet jeśli w tej rundzie punkty znów przepadną.

## 3 Set-up

yah-section-3 = Przygotowanie

yah-3-1 =
    Potasuj wszystkie talie i połóż je zakryte. Tylko karty walki leżą według numerów.

yah-3-2 =
    Każdy bierze planszę, jej pionek, podane na niej punkty życia, księgi, zaklęcia i eliksiry, Świstoklik i porcję proszku Fiuu; wśród
    niepełnoletnich dwie porcje. Plansz śmierciożerców się nie wybiera.

yah-3-3 =
    30 żetonów przedmiotów rozłóż losowo na rozetach: 18 na głównej planszy, 3 na planszy 1 i 9 na planszy 2.

yah-3-4 =
    Wszystkie pionki zaczynają na Starcie, przy wejściu do Hogwartu.

yah-3-5 =
    Każdy dobiera pięć misji i trzyma je w tajemnicy; trzy, gdy gra ponad sześć osób. Misji nie można stracić. Gdy gra ponad
    sześć osób, kończąc turę na wieży, możesz wymienić jedną na inną z talii i nic więcej tam nie robisz.

yah-3-6 =
    Wśród wykwalifikowanych i drużyn sześciu śmierciożerców staje na wieżach wybranych przez graczy, po jednym, od ostatniego
    gracza do pierwszego. Zostają tam. W grze samotnej ich nie ma.

yah-3-7 =
    Zaczyna pierwsze miejsce, potem osoba po jego prawej i tak dalej: gra idzie przeciwnie do ruchu wskazówek zegara.

## 4 A turn

yah-section-4 = Tura

yah-4-1 =
    Rzuć dwiema kośćmi i przejdź dokładnie tyle pól połączonych śladami lub schodami, w dowolnym kierunku. Murów zamku,
    wewnętrznych i zewnętrznych, przekroczyć nie można.

yah-4-2 =
    W jednym ruchu na żadne pole nie wchodzi się dwa razy; pole, na którym zaczynasz, już się liczy.

yah-4-3 =
    Wcześniej możesz stanąć na polu swojej misji, którą możesz podjąć (drużyna może tam też czekać), na wieży i w klasie, do której
    masz księgę. Na boisku quidditcha i tam, gdzie kogoś spotkasz (YAH-4.4), stanąć musisz. Opcja stołu pozwala
    stanąć na każdym nazwanym polu.

yah-4-4 =
    Wchodząc na pole innego gracza, stajesz i walczysz z pierwszą spotkaną osobą; pole wtedy nie działa. Tak samo ze śmierciożercami,
    oprócz gry niepełnoletnich. Osoby z jednej drużyny się mijają. Spotyka się tylko własnym krokiem: pionki zestawione
    zasadą i te, które razem zaczynają ruch, nie walczą.

yah-4-5 =
    Gdy na twojej drodze leżą przedmioty, możesz je zbierać, dwa na turę, i mieć ich do sześciu; mając sześć, możesz wymienić. Żeton,
    którego żąda twoja misja, musisz wziąć, jeśli limity pozwalają; do wymiany nic nie zmusza. Wizyty przez Fiuu, Świstoklik i
    na Hardodziobie wliczają się do dwóch. Pionek przesunięty wydarzeniem nic nie bierze.

yah-4-6 =
    Potem działa pole (część 5) i tura przechodzi dalej. Niektórych zaklęć, jak Accio, Alohomora i Obliviate, używa się przed
    rzutem.

yah-4-7 =
    Gdy nie ma drogi o dokładnej długości ani wcześniejszego przystanku, przejdź najdłuższą możliwą.

## 5 Spaces

yah-section-5 = Pola

yah-5-1 =
    Pole zaklęcia, eliksiru i księgi daje jedną kartę tej talii, którą zatrzymujesz.

yah-5-2 =
    Na polu sprawowania dobierz kartę sprawowania i wykonaj ją. Proszek Fiuu zatrzymujesz.

yah-5-3 =
    Na polu wydarzenia dobierz wydarzenie i wykonaj je. Dotyczy wszystkich. Jeśli przenosi wszystkich na jedno pole, każdy zaczyna
    tam następną turę.

yah-5-4 =
    Na polu pojedynku toczysz pojedynek (YAH-10.3). Wygrana przynosi zaklęcie, eliksir i księgę.

yah-5-5 =
    Na polu życia, także w Skrzydle Szpitalnym, zyskujesz podaną liczbę, nawet ponad początkową.

yah-5-6 =
    W każdym z czterech pokojów wspólnych dobierz kartę sprawowania, księgę, eliksir lub zaklęcie albo zaproponuj dowolnej osobie
    wymianę przedmiotu za przedmiot. Odrzucona propozycja to wszystko, co dał pokój.

yah-5-7 =
    Gabinet Dumbledore’a daje dwa zaklęcia, gabinet Snape’a dwa eliksiry, chatka Hagrida eliksir i zaklęcie, Dział Ksiąg
    Zakazanych księgę; Biblioteka oraz Esy i Floresy dwie księgi.

yah-5-8 =
    Klasy zaklęć, transmutacji i obrony przed czarną magią dają zaklęcie, klasy eliksirów, zielarstwa i opieki nad magicznymi
    stworzeniami dwa eliksiry. Z pasującą księgą najpierw zdajesz egzamin (YAH-7.1).

yah-5-9 =
    Na każdej z 18 wież możesz stanąć. Z proszkiem Fiuu możesz od razu przenieść się na jedno z siedmiu pól planszy 2, wziąć tam
    żetony i wykonać misję; wolne przejścia są otwarte, nic więcej się nie dzieje i nikogo nie spotykasz. Na końcu
    tury wracasz na wieżę, a proszek jest zużyty.

yah-5-10 =
    Na boisku quidditcha ruch się kończy. Wyzwij kogoś na mecz (część 11) albo użyj Świstoklika i przenieś się na cmentarz w Little
    Hangleton, wykonaj tam misję i wróć na końcu tury; Świstoklik jest zużyty.

yah-5-11 =
    Na cmentarz w Little Hangleton dostaniesz się tylko Świstoklikiem z boiska.

yah-5-12 =
    Do Wielkiej Sali wejść nie można. Pola obok niej do niej należą: misję w Wielkiej Sali podejmiesz na każdym z nich.

yah-5-13 =
    Most to jedno pole.

yah-5-14 =
    Tajne przejścia prowadzą w obie strony: między Wierzbą Bijącą a Wrzeszczącą Chatą i między Pokojem Życzeń a Gospodą pod Świńskim
    Łbem bez kroku, Jednooką Wiedźmą między Skrzydłem Szpitalnym a Miodowym Królestwem za jeden. Wolnego przejścia możesz użyć w każdej
    chwili ruchu, też po ostatnim kroku. Oba końce liczą się jako odwiedzone, a kto tam stoi, tego spotykasz.

yah-5-15 =
    Ministerstwo Magii i Salę Przepowiedni łączy droga bez kroku; wózek z Ministerstwa jedzie wolno do Gringotta, nigdy z
    powrotem. Z Miodowego Królestwa pod Świński Łeb są 2 kroki, z Dziurawego Kotła do Gringotta 4, a stamtąd 4 do Borgina i
    Burkesa i 4 do Ollivandera. Start, Ekspres Hogwart i Dziurawy Kocioł sąsiadują w tej kolejności. Kończąc w Ekspresie, możesz
    przejść na Start albo do Dziurawego Kotła.

yah-5-16 =
    Na polu misji możesz ją podjąć (część 6); potem działa pole, jeśli twój pionek jeszcze tam stoi.

## 6 Missions

yah-section-6 = Misje

yah-6-1 =
    Niepełnoletni czarodziej musi mieć przedmioty misji, stać na jej polu i wygrać walkę z kartą o jej numerze.

yah-6-2 =
    Wykwalifikowany musi przynieść też podane zaklęcia i eliksiry, by użyć ich w walce. Zagrane liczą się do limitu kart; gdy walka
    kończy się wcześniej, pod talie trafiają i pozostałe.

yah-6-3 =
    Wszyscy z drużyny muszą przyjść na pole misji; kto już jest, czeka. Żetony i karty drużyna ma razem i razem też walczy.

yah-6-3b =
    Drużyna czeka zawsze w jednym miejscu; wskazuje je, kto pierwszy tam stanie. Czekający opuszczają ruch i pole, a na
    początku tury mogą z czekania zrezygnować. Liczy się misja każdego członka i wszyscy w drużynie znają swoje misje i karty. Mijają się
    swobodnie i mogą stać razem.

yah-6-4 =
    W grze samotnej obowiązują zasady niepełnoletnich albo wykwalifikowanych. Strata wszystkich punktów życia przegrywa grę.

yah-6-5 =
    Wykonana misja przynosi swoje punkty. Jej żetony połóż na dowolnych polach planszy 2, użyte karty pod taliami, a żetony specjalne
    na ulicy Pokątnej (YAH-8.1).

yah-6-6 =
    Przegrana misja odsyła cię do Dziurawego Kotła: wszystkie zaklęcia i eliksiry trafiają pod talie i masz 6 punktów życia. Zachowujesz
    przedmioty, proszek Fiuu, Świstokliki i samą misję.

yah-6-7 =
    Po przegranej na planszy 2 idziesz prosto do Dziurawego Kotła, a to, co cię przeniosło, jest zużyte. Drużyna przegrywa razem.
    Jedna próba na turę; karta walki wraca do swego numeru.

## 7 Exams, behaviour, points

yah-section-7 = Egzaminy, sprawowanie, punkty

yah-7-1 =
    Bądź w klasie, którą podaje twoja księga: przynosi od 5 do 20 punktów, a klasa swoje karty (YAH-5.8). Księga trafia pod talię.
    Pasujących ksiąg możesz użyć kilku naraz.

yah-7-2 =
    Karty sprawowania na ogół dają lub odbierają punkty, od −30 do +50. Kartę Proszek Fiuu zatrzymujesz na jedną podróż, jak
    żeton, a potem trafia pod talię.

yah-7-3 =
    Wygrany mecz quidditcha to 40 punktów, pokonany śmierciożerca 20.

## 8 Object tokens

yah-section-8 = Przedmioty

yah-8-1 =
    Żeton specjalny służy raz, misji albo swoją mocą, po czym trafia na jedną z trzech rozet ulicy Pokątnej.

yah-8-2 =
    Czarna Różdżka i Miecz Gryffindora dodają w walce kość ataku. Kamień Wskrzeszenia daje w walce 6 punktów życia, Zmieniacz
    czasu dodatkową turę. Hardodziób niesie na dowolne pole planszy 1 lub 2 i z powrotem. Peleryna niewidka pozwala uciec z
    walki o 5 pól.

yah-8-2b =
    Zmieniacz czasu działa na końcu twojej tury; nowa tura ma własne zbieranie. Hardodziób zastępuje działanie pola: wizyta jak w
    YAH-5.9, nie na cmentarz. Peleryna działa, póki walka nie jest przegrana: 5 kroków na pole bez pionka i śmierciożercy, bez
    działania pola i żetonów; z planszy 2 tam, skąd przybywasz. Pojedynek nie kosztuje wtedy kart, misja zostaje niewykonana, a co zagrano
    lub stracono, przepada. Różdżka i Miecz wymagają rzutu kośćmi ataku; punkty życia z Kamienia zostają. Żeton specjalny
    użyty w walce misji nadal się jej liczy.

yah-8-3 =
    Pozostałe żetony służą misjom: dziennik Toma Riddle’a, pierścień, puchar, medalion i diadem, Nagini, kociołek i inne.

## 9 Spell and potion cards

yah-section-9 = Zaklęcia i eliksiry

yah-9-1 =
    Karta ataku odbiera przeciwnikowi punkty życia i gra się ją zamiast rzutu kośćmi ataku. Karta obrony odwołuje atak albo daje
    punkty życia; przeciwnik traci swój ruch i atakujesz znowu.

yah-9-2 =
    W pojedynkach i misjach można je grać w każdej chwili, w granicach części 10.

yah-9-3 =
    Wśród wykwalifikowanych niektóre karty przynoszą kartę wybraną z talii zaklęć lub eliksirów, w walce albo po to, by mieć, czego
    żąda misja.

## 10 Fights

yah-section-10 = Walki

yah-10-1a =
    Niepełnoletni, którzy się spotkają, muszą walczyć; gdy na polu są dwie osoby, wybiera nowo przybyła. Obie strony rzucają kością, niższy
    wynik traci 1 punkt życia; remis się powtarza. Przegrywają dwie straty albo strata poniżej 1. Bez kart. Kto wygra, może
    wziąć przedmiot, Świstoklik, proszek Fiuu albo kartę w ciemno.

yah-10-1b =
    Wykwalifikowani atakują na zmianę, nowo przybyły pierwszy, kośćmi ataku lub kartą; każdy najwyżej jednym zaklęciem i jednym
    eliksirem. Przegrywa, kto pierwszy ma 1 punkt życia, od razu, jeśli ma go na początku; gdy mają go oboje, walki nie ma. Punkty zatrzymują się
    na 1. Łupem są dwa przedmioty, Świstoklik, proszek Fiuu albo dwie karty w ciemno.

yah-10-1c =
    Drużyny walczą z graczami innych drużyn jak wykwalifikowani, nigdy ze swoimi.

yah-10-1d =
    Po walce wygranej na polu misji można ją jeszcze podjąć. Mając sześć przedmiotów, zostaw tam jeden albo weź coś innego. W ciemno bierze się
    zaklęcia, eliksiry, księgi i karty Proszek Fiuu, nigdy misje. Gdy na wieży są pionek i śmierciożerca, walczy się tylko
    ze śmierciożercą.

yah-10-2 =
    Śmierciożercą na twojej wieży gra osoba po prawej, z jego planszą, zaklęciem i eliksirem; w drużynach najbliższy przeciwnik albo
    aplikacja. Atakujesz pierwszy, najwyżej 3 kartami. Strata całego życia odsyła do Dziurawego Kotła jak w YAH-6.6. Pokonany
    śmierciożerca opuszcza grę, zyskujesz 20 punktów i postój trwa. Śmierciożerca, który wygrał, jest następnym razem zdrów i
    ma nowe karty.

yah-10-3 =
    Dobierz kartę pojedynku; własną postać dobiera się ponownie. Atakujesz kośćmi, z których każda równa co najmniej odporności
    kosztuje 1 punkt życia, albo kartą: najwyżej 5 kart, 3 wśród wykwalifikowanych i drużyn. Z 1 punktem życia
    przegrywasz, od razu, jeśli masz go na początku, i odrzucasz dowolne 3 karty. Reszta jak w YAH-10.4.

yah-10-4 =
    Karta walki mówi, kto atakuje pierwszy. W rundzie możesz zagrać kartę obrony, a potem eliksir ataku, zaklęcie ataku albo rzucić
    kośćmi ataku; przeciwnik odpowiada jednym atakiem. Jego zdolność uderza po każdym rzucie i przy każdej karcie ataku, jak mówi
    karta, nigdy przy obronie; i jeszcze raz, gdy straci życie. Przetrwaj to z co najmniej 1 punktem, a wygrywasz.

yah-10-4a =
    Jedynym atakiem przeciwnika w turze jest jego zdolność; nie rzuca kośćmi. Jeśli atakuje pierwszy, uderza raz, gdy zostaje odkryty.

yah-10-4b =
    Uderzenie po ciosie, który odbiera mu ostatni punkt życia, jest ostatnie i przychodzi raz. Jeśli zostaje ci 0, w pojedynku
    1, przegrywasz. Karta obrony w granicach limitu może je odwołać.

yah-10-4c =
    Karta, która przynosi inną, liczy się do limitu. Przyniesiona liczy się, gdy zostanie zagrana.

yah-10-5 =
    W walce misji niepełnoletni grają najwyżej 5 zaklęć i eliksirów razem, wykwalifikowani 3.

yah-10-6 =
    W walce drużyny punkty życia przeciwnika mnoży się przez liczbę osób. Atakują po kolei; każdy znosi uderzenie po własnym ataku i gra
    najwyżej 2 karty. Kto nie ma punktów życia, odpada; gdy odpadną wszyscy, walka jest przegrana. Wygrana, póki ktoś stoi, podnosi
    pozostałych z 1 punktem. Ostatnie uderzenie trafia tylko tego, kto zadał ostatni cios. Uderzenie przy odkryciu trafia osobę, której jest
    tura; ona też atakuje pierwsza.

yah-10-7 =
    W grze samotnej obowiązują limity niepełnoletnich albo wykwalifikowanych.

yah-10-8 =
    Zdolność walki twojej planszy działa w każdym ataku, jak mówi. Odporność nie spada poniżej 2. Możesz rzucać większą liczbą kości
    ataku, niż jest w pudełku.

yah-10-9 =
    Kartę obrony gra się na początku swojej rundy albo gdy zapowiedziano uderzenie. Każda odbiera przeciwnikowi następne uderzenie i
    nie wywołuje zdolności.

yah-10-10 =
    Przykład: Tom Riddle w Komnacie Tajemnic ma 9 punktów życia, odporność 5, a zaklęcia go nie ranią. Przy odkryciu tracisz 2 punkty, a po
    każdym swoim rzucie kośćmi ataku lub karcie ataku 3. Każda 5 i 6 kosztuje go 1. Drużyna czteroosobowa spotyka go z 36
    punktami życia.

## 11 Quidditch

yah-section-11 = Quidditch

yah-11-1 =
    Na boisku wyzywasz na mecz dowolną osobę; jej pionek wraca potem tam, gdzie stał. Każda strona wybiera drużynę domu. Złapany
    złoty znicz to 40 punktów.

yah-11-1b =
    Nikt nie może odmówić, nawet swój z drużyny ani czekający. Powrót nic nie wywołuje i nikogo nie spotyka. Bycie wyzwanym liczy się do
    YAH-2.3. W grze samotnej drugą stroną gra aplikacja.

yah-11-2 =
    Drużynę tworzą obrońca na jednym z trzech pól bramkowych, dwaj pałkarze na linii 3, trzej ścigający na dwóch rzędach przed nią i szukający.
    Kafel leży na środku, w każdej połowie jest tłuczek.

yah-11-3 =
    Boisko ma tory od A do E i siedem rzędów, a za oboma końcami trzy pola bramkowe (od B do D). Kroki prowadzą torami i rzędami. Licząc od
    własnego końca, pałkarze stoją w C i E linii 3, ścigający w B i E następnego rzędu i w C kolejnego; tłuczek jest w C
    pierwszego rzędu ścigających. Pole obrońcy wybierasz.

yah-11-4 =
    Obie strony rzucają dwiema kośćmi; wyższy wynik zaczyna, remis się powtarza. Pierwszą część wygrywa, kto zdobędzie dwa gole albo
    wyeliminuje wszystkich ścigających przeciwnika.

yah-11-5 =
    W turze rzuć dwiema kośćmi: tyle masz akcji. Krok jednej figury o pole to akcja; wejście na pole kafla (ścigający) lub tłuczka
    (pałkarz) podnosi go za darmo. Obrońcy zostają na polach bramkowych. Dwie figury nie dzielą pola, chyba że według
    YAH-11.8. Niewykorzystane akcje przepadają. Po strzale i golu figury zostają, a tura trwa.

yah-11-6 =
    Pałkarz z tłuczkiem może raz na turę odbić go za darmo prosto w przeciwnika na linii: kość mówi, jak daleko leci. Leci nad swoimi i
    zatrzymuje się na pierwszym przeciwniku albo na krawędzi. Trafiony rzuca i poniżej 4 odpada; ścigający upuszcza kafel,
    obrońca traci go jak w YAH-11.9. Pałkarz niesie jeden tłuczek.

yah-11-7 =
    Za akcję ścigający albo obrońca podaje kafel na sąsiednie pole, puste lub ze swoim ścigającym. Obrońca, który na końcu tury wciąż go ma, kładzie
    go na wolnym polu linii 3 przed bramką.

yah-11-8 =
    Za jedną akcję ścigający wchodzi na pole ścigającego przeciwnika z kaflem i odbiera go, po czym od razu za darmo odchodzi na sąsiednie puste pole.
    Gdy takiego nie ma, obaj zostają. Obrońcy kafla się nie odbiera.

yah-11-9 =
    Z linii 3 przeciwnika ścigający z kaflem strzela za akcję: musi rzucić więcej niż obrońca; bez obrońcy gol pada zawsze. Gol
    przynosi kartę quidditcha. Tak czy inaczej kafel dostaje broniący obrońca, a jeśli odpadł, kafel trafia na pole linii 3
    wybrane przez broniących. Na pola bramkowe nikt nie wchodzi.

yah-11-10 =
    W drugiej części szukający ścigają się o 24 pola wokół boiska; zaczyna zwycięzca pierwszej. Rzuć dwiema kośćmi i idź dalej; jedna
    karta quidditcha na turę, przed rzutem lub po nim. Poniżej 0 nikt nie spada. Pełne okrążenie łapie znicz. Potem karty trafiają
    pod talię.

yah-11-11 =
    Niektóre karty: Nimbus 2000 przesuwa twojego szukającego o 2, Błyskawica o 4; Zwód Wrońskiego dodaje kość; Confundus cofa
    drugiego szukającego o 3.

yah-11-12 =
    Przykład drugiej części: Gryffindor rzuca 8 i gra Błyskawicę, razem 12. Slytherin rzuca 12 i zwodem jeszcze 5: 17. Gryffindor dodaje
    6, czyli 18, a Confundus cofa Slytherin na 14. Slytherin rzuca 10: 24, pełne okrążenie i 40 punktów.

## 12 Voldemort Returns

yah-section-12 = Powrót Voldemorta

yah-12-1 =
    Grają od dwóch do czterech osób, bez misji, ksiąg, pojedynków, wydarzeń i sprawowania. Jedna ma Petera Pettigrew, pozostałe Harry’ego, Rona
    i Hermionę, każda z punktami życia i kartami swej planszy, bohaterowie z proszkiem Fiuu i Świstoklikiem. Harry gra zawsze; przy jednej
    osobie po stronie bohaterów jest sam, chyba że opcja stołu wprowadza wszystkich troje.

yah-12-2 =
    Horkruksy: dziennik w Esach i Floresach, pierścień w gabinecie Dumbledore’a, puchar u Gringotta, medalion w Ministerstwie Magii,
    diadem w Pokoju Życzeń, Nagini na Wieży Zegarowej. W tym trybie Gringotta i Ministerstwo łączy droga bez kroku, w obie
    strony.

yah-12-3 =
    Kociołek, kość ojca, ręka Glizdogona, Harry Potter, kieł bazyliszka i Miecz Gryffindora leżą losowo na rozetach głównej planszy i planszy 1.
    Czarna Różdżka i Kamień Wskrzeszenia czekają na YAH-12.7, reszta zostaje w pudełku. Moce nie działają, kieł i miecz się nie
    zużywają i nikt nie bierze żetonów drugiej strony.

yah-12-4 =
    Przed powrotem wszyscy się mijają. Potem zatrzymują się tylko bohater i śmierciożerca oraz Harry i Voldemort. Pola wydarzeń, ksiąg,
    sprawowania i pojedynków oraz boisko nic nie robią; klasy dają swoje karty, pokoje wspólne zaklęcie albo eliksir.

yah-12-5 =
    Wszyscy zaczynają na Starcie. Zaczyna Pettigrew i rusza się jedną kością, pozostali dwiema; potem osoba po prawej.

yah-12-6 =
    Pettigrew zbiera kociołek, kość, Harry’ego Pottera i rękę i przez boisko quidditcha, bez Świstoklika, idzie na cmentarz.

yah-12-7 =
    Wtedy w miejsce Pettigrew wraca Voldemort i kończy tę turę na boisku. Jego gracz ustawia sześciu śmierciożerców na sześciu wieżach bez
    bohatera, z punktami życia, zaklęciami i eliksirami, oraz Kamień Wskrzeszenia, a gracz Harry’ego Czarną Różdżkę, na dowolnym polu
    głównej planszy lub planszy 1, dokąd można dojść.

yah-12-8 =
    W turze Voldemort i każdy śmierciożerca ruszają się o jedną kość, ze swoimi zdolnościami. Śmierciożerca, który spotka bohatera, walczy. Kart nie
    zbierają, tylko śmierciożerca kończący na polu zaklęcia lub eliksiru tam dobiera. Voldemort nie zważa na pola życia.

yah-12-9 =
    Bohater z kłem lub mieczem na polu horkruksa, gdzie ruch może się skończyć, rzuca kością przeciw graczowi Voldemorta. Wyższy wynik niszczy
    horkruksa i kosztuje Voldemorta, który ma razem 7 punktów życia, 1; inaczej w następnej turze próbuje znów zamiast ruchu. Na
    jednym polu bohaterowie mogą sobie podać kieł i miecz. Ze śmierciożercą walczy się tam najpierw; pole działa raz na przybycie.

yah-12-10 =
    Kamień Wskrzeszenia bierze tylko Harry, Czarną Różdżkę tylko Voldemort. Tylko oni walczą ze sobą; śmierciożercy walczą z
    każdym bohaterem.

yah-12-11 =
    Gdy Harry i Voldemort się spotkają, przegrywa strona bez swego żetonu; gdy nie ma go żadna, nic się nie dzieje. Voldemort z Różdżką wygrywa
    od razu, póki zostaje horkruks. Inaczej obaj rzucają kością i wyższy wynik wygrywa grę; remis się powtarza.

yah-12-12 =
    Nowo przybyły atakuje pierwszy, potem na zmianę. Kości ataku trafiają od wartości odporności w górę. Atak z sukcesem trafia i broniący
    rzuca: 1 lub 2 kosztuje go 2 punkty życia, od 3 do 5 jeden, 6 kosztuje atakującego 1. Opcja stołu pozwala tak walczyć
    i wykwalifikowanym.

yah-12-13 =
    W walce każda strona gra najwyżej 3 zaklęcia i eliksiry razem, w każdej chwili.

yah-12-14 =
    Bohater pokonany przez śmierciożercę idzie na Start z 1 punktem życia i w następnej turze może znów spotkać tego samego. Pokonany śmierciożerca
    opuszcza grę. Śmierciożercy zachowują straty i grają najwyżej 3 karty w walce.
