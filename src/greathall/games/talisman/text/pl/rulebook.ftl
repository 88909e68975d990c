### The rulebook in the app: one message a clause, its id the clause in lower case (TAL-3.4 is tal-3-4).
### Impersonal and in the third person; "gracz" is whose turn it is, or whom the clause strikes. The game's terms have a
### capital, as in the box. A clause named in a text is a link. One-letter words and numbers keep to the next word (U+00A0).
###
### character: Postać; faction: stronnictwo; Order: Zakon Feniksa; Death Eaters: Śmierciożercy; space: obszar; Encounter:
### Spotkanie; Enemy: Wróg; Observer: Obserwator; Ally: Sprzymierzeniec; Event: Wydarzenie; Place: Miejsce; Object: Przedmiot;
### Spell: Zaklęcie; Equipment: Ekwipunek; Insignia: Insygnium; Galleon: Galeon; Fate: Los; Magic: Magia; Strength: Moc; Life:
### Życie; Advantage: Przewaga; trophy: Trofeum; to evade: wymknąć się; transmuted: pod wpływem transmutacji; Ferret: Fretka;
### Portkey: Świstoklik; attack score: skuteczność ataku; stack: stos; discards: stos kart odrzuconych; to try: podjąć próbę.

tal-title = Talisman: Harry Potter
tal-about =
    Od dwóch do sześciu graczy ściga się przez Londyn, błonia i zamek, zdobywając towarzyszy, Przedmioty i potęgę. Kto
    pierwszy pokona Lorda Voldemorta w Wielkiej Sali, wygrywa samodzielnie.

## 1 Components

tal-section-1 = Elementy gry

tal-1-1 =
    Plansza ma trzy kręgi: Region Zewnętrzny (Londyn), Region Środkowy (tereny wokół Hogwartu) i Region Wewnętrzny
    (zamek), a pośrodku Wielką Salę.

tal-1-2 =
    100 kart Spotkań tworzy dwie talie, po jednej dla Regionu Zewnętrznego i Środkowego: są to Wrogowie, Obserwatorzy,
    Sprzymierzeńcy, Wydarzenia, Miejsca i Przedmioty. Każda talia ma własny stos kart odrzuconych; gdy się skończy,
    tasuje się z niego nową.

tal-1-3 =
    24 karty Zaklęć tworzą talię. 21 kart Ekwipunku i 5 Insygniów leży odkrytych, ułożonych według nazw.

tal-1-4 =
    W grze jest 20 Galeonów, 36 żetonów Losu, cztery kości i sześć plansz statystyk. Karty Fretki oznaczają Postaci pod
    wpływem transmutacji i nigdy ich nie brakuje.

tal-1-5 =
    Osiem kart Postaci ma po dwie strony: ta sama osoba, inne wartości i zdolności. Do Zakonu Feniksa należą Albus
    Dumbledore, Minerwa McGonagall, Rubeus Hagrid i Harry Potter, do Śmierciożerców Peter Pettigrew, Bellatrix
    Lestrange, Draco Malfoy i Lucjusz Malfoy.

tal-1-6 = Lord Voldemort ma kartę i figurkę. Nie jest Postacią: gra przeciwko wszystkim.

tal-1-7 = Żeton Przewagi ma dwie strony: Zakonu Feniksa i Śmierciożerców.

tal-1-8 =
    Galeonów, żetonów Losu, Ekwipunku i Insygniów jest tyle, ile w pudełku. Czego zabraknie, tego nie można zyskać.

tal-1-9 =
    Wygrywa samodzielnie ten gracz, którego Postać pierwsza pokona Voldemorta w Wielkiej Sali. Gra natychmiast się
    kończy.

tal-1-10 =
    Karty Ekwipunku to Przedmioty zdobywane dzięki obszarom i efektom; nigdy się ich nie dobiera. Ekwipunek i Insygnia,
    których nikt nie ma, leżą na swoich stosach, a odrzucone tam wracają. Upuszczone leżą na obszarze jak każdy
    Przedmiot.

tal-1-11 =
    Insygnia pochodzą z kart talii Środkowej albo z zadania na Boisku do Quidditcha. Gracz wybiera ze stosów jedno
    o nazwie, której jeszcze nie posiada.

## 2 Values of a character

tal-section-2 = Wartości Postaci

tal-2-1 = Magię, Moc i Życie zaznacza się na planszy statystyk. Żadna z tych wartości nie przekracza 12.

tal-2-2 = Zaznaczone Magia i Moc nigdy nie spadają poniżej wartości, z którymi Postać zaczęła.

tal-2-3 =
    Całkowita Magia lub Moc to wartość zaznaczona oraz to, co dodają Sprzymierzeńcy i Przedmioty tam, gdzie wolno ich
    użyć. Tych premii nie zaznacza się na planszy.

tal-2-4 =
    Leczenie przywraca Życie najwyżej do wartości początkowej; zyskane Życie może ją przekroczyć. Kto traci ostatnie
    Życie, trafia do Szpitala Świętego Munga (TAL-11.1).

tal-2-5 =
    Przy każdym rzucie wolno wydać jeden żeton Losu i przerzucić jedną z właśnie rzuconych kości: w rzucie na ruch, we
    własnym rzucie ataku albo w rzucie, którego wymaga karta lub obszar. Nowy wynik jest ostateczny. Nigdy w rzucie za
    Wroga ani w cudzym. Żetonów Losu można mieć dowolnie wiele.

tal-2-6 = Każda Postać należy do jednego stronnictwa. Spotkania mogą przebiegać inaczej dla każdego z nich.

tal-2-7 =
    Los wydaje ten, kto rzuca, także w turze innego gracza, w każdym rzucie dozwolonym przez TAL-2.5: przy Fasolkach,
    przy ucieczce przed Voldemortem, przy własnej kości w próbie przejścia przez barierę.

## 3 Set-up

tal-section-3 = Przygotowanie gry

tal-3-1 =
    Obie talie Spotkań i talię Zaklęć należy potasować, a Insygnia i Ekwipunek ułożyć według nazw. Figurka Voldemorta
    staje w Wielkiej Sali.

tal-3-2 =
    Każdy gracz otrzymuje losową kartę Postaci i wybiera jej stronę. Za zgodą wszystkich każdy po kolei wybiera dowolną
    Postać.

tal-3-3 =
    Karta podaje początkowe Zaklęcia, żetony Losu, Magię, Moc i Życie oraz obszar, na którym staje figurka. Każdy
    zaczyna z 2 Galeonami, chyba że karta mówi inaczej.

tal-3-4 =
    Żeton Przewagi pokazuje stronnictwo, które ma w grze mniej Postaci. Gdy mają ich tyle samo, pokazuje to, do którego
    nie należy pierwszy gracz.

tal-3-5 =
    Zaczyna pierwsze miejsce przy stole albo losowe, jeśli tak ustawiono. Dalej gra się zgodnie z ruchem wskazówek
    zegara.

## 4 A turn: movement

tal-section-4 = Tura: ruch

tal-4-1 =
    Tura składa się z ruchu i spotkania. Zaklęcia i zdolności, których używa się przed ruchem, rozpatruje się najpierw.

tal-4-2 =
    Gracz rzuca kością i przesuwa się dokładnie o tyle obszarów w swoim Regionie, w jedną albo w drugą stronę, nigdy
    w obie podczas jednego ruchu. Po kroku między Regionem Zewnętrznym a Środkowym kierunek można wybrać na nowo. Ruch
    jest obowiązkowy.

tal-4-3 =
    Z Regionu Zewnętrznego do Środkowego prowadzą tylko Stacja King’s Cross (TAL-8.1), Świstoklik (TAL-4.9) oraz krok
    z Privet Drive 4 prosto do Chatki Hagrida, wykonany jako kolejny krok ruchu, który zaczyna się na Privet Drive
    4 albo przez nie przechodzi.

tal-4-4 =
    Ze Stacji Hogsmeade wolno przejść na Stację King’s Cross bez bariery i iść stamtąd w dowolną stronę. Jest to zwykły
    krok.

tal-4-5 =
    W Regionie Wewnętrznym ruch to połowa wyniku zaokrąglona w dół, co najmniej 1: wynik od 1 do 3 daje 1 obszar, 4 lub
    5 daje 2, a 6 daje 3.

tal-4-6 =
    W Regionie Wewnętrznym można w każdej chwili zawrócić. Odtąd Postać przesuwa się o 1 obszar na turę, bez rzutu,
    w stronę Bram Hogwartu. Nie dotyczy jej to, co mówią obszary, i nie może zmienić zdania, dopóki tam nie dotrze.

tal-4-7 =
    Voldemort rusza się, gdy w rzucie na ruch wypadnie 1. Najpierw Postać przesuwa się o swój 1 obszar; potem gracz
    rzuca za niego i przesuwa go o tyle obszarów w dowolną stronę. Pierwszy krok może prowadzić na sąsiedni obszar
    innego Regionu, reszta pozostaje w tym Regionie. Do Wielkiej Sali wchodzi i wychodzi z niej przez Pokój Życzeń.

tal-4-8 =
    Jeśli zakończy ruch na obszarze z Postaciami, gracz musi wybrać jedną z nich, z dowolnego stronnictwa, nawet własną,
    aby z nim walczyła (TAL-7.1). Potem tura toczy się dalej, chyba że walka ją kończy (TAL-7.4).

tal-4-9 =
    Kto w Regionie Zewnętrznym ma Świstoklik, może go odrzucić zamiast rzucać i przenieść się na obszar Regionu
    Środkowego naprzeciwko. To cały ruch; potem następuje spotkanie. Świstoklik z Ekwipunku wraca na swój stos,
    a z karty Spotkania na stos kart odrzuconych.

tal-4-10 =
    Region Wewnętrzny to szereg od Ruchomych Schodów do Pokoju Życzeń. Idzie się tylko naprzód, chyba że Postać zawraca.
    Należy do niego Wielka Sala. Nie ma on talii Spotkań.

tal-4-11 =
    O zawróceniu decyduje się zamiast rzutu na ruch albo wymusza je Pokój Życzeń. Po drodze można spotkać tylko Postać
    przeciwnego stronnictwa; inaczej tura się kończy. Kończy ją też dotarcie do Bram: bez próby i bez rozpatrywania
    obszaru. Następna tura jest zwykła.

tal-4-12 =
    Obszary sąsiednie dla Voldemorta to obszar naprzeciwko w drugim kręgu, Stacja King’s Cross i Stacja Hogsmeade,
    Privet Drive 4 i Chatka Hagrida, Bramy i Ruchome Schody. Za Pokojem Życzeń wchodzi do Sali i tam staje; na drugim
    końcu szeregu nadmiar kroków przepada. Bariera, Bramy, karty i obszary go nie dotyczą.

tal-4-13 =
    Rzut na ruch Voldemorta nie jest niczyim własnym, więc nie wydaje się w nim Losu. Po wyniku 1 następują kolejno:
    własny obszar, z próbą podjętą wcześniej (TAL-4.18); jego ruch i walka, nawet gdy próba zakończyła turę; wreszcie
    spotkanie albo próba Postaci, która stanęła na Stacji King’s Cross lub u Bram. Liczy się tylko liczba na kości.

tal-4-14 =
    Rzutu na ruch, a więc i ruchu Voldemorta, nie ma przy Świstokliku, zawracaniu, walce wznowionej w Wielkiej Sali,
    poleceniu Pokoju Życzeń na początku tury i ruchu Fretki.

tal-4-15 = Wejście na obszar Voldemorta nic nie powoduje. Atakuje on tylko tam, gdzie kończy własny ruch.

tal-4-16 =
    Efekty nigdy nie przenoszą do Regionu Wewnętrznego z zewnątrz ani do Wielkiej Sali. Wewnątrz Regionu mogą przenosić;
    Pokój Życzeń liczy się wtedy jako osiągnięty. Próbę na Stacji King’s Cross lub u Bram wolno podjąć po przybyciu
    ruchem, nie w wyniku spotkania. Opuszczenie Regionu Wewnętrznego kończy zawracanie.

tal-4-17 = Z Regionu Środkowego do Zewnętrznego prowadzi tylko Stacja Hogsmeade.

tal-4-18 =
    Karty i Postaci na Stacji King’s Cross i u Bram nie zatrzymują przechodzących; spotyka je tylko ten, kto tam kończy
    ruch. Ruch, który tam się zaczyna, może zacząć się próbą, więc po nieudanej można spróbować w następnej turze.

## 5 Encounters

tal-section-5 = Spotkania

tal-5-1 =
    Po ruchu Postać spotyka albo swój obszar, albo jedną obecną tam Postać przeciwnego stronnictwa. Przy spotkaniu
    Postaci nikogo się nie odwiedza, niczego nie zabiera i nie walczy z Wrogami, poza przypadkiem z TAL-6.14.

tal-5-2 =
    Postać spotyka się, atakując ją albo używając na niej zdolności lub Zaklęcia. Niezależnie od wyniku tura się potem
    kończy.

tal-5-3 =
    Na obszarze z symbolami kart dobiera się z talii Regionu tyle kart, aby leżało ich tyle, ile symboli. Karty już
    leżące wliczają się, bez względu na rodzaj.

tal-5-4 =
    Gdy gracz w swojej turze dobierze Wydarzenia, żeton Przewagi odwraca się jeden raz, zanim rozpatrzy się karty.
    Drugie dobieranie w tej samej turze liczy się znowu (TAL-5.10). Wydarzenia, które już leżały, się nie liczą.

tal-5-5 =
    Następnie karty rozpatruje się rosnąco według numerów spotkań, równe w kolejności dobrania. Na karcie z dwoma
    numerami liczy się ten dla stronnictwa własnego albo przeciwnego, zależnie od Postaci. Karta neutralna ma jeden
    numer.

tal-5-6 =
    Zwykła kolejność: Wydarzenia; walka z przeciwnymi i neutralnymi Wrogami; dalsze polecenia obszaru; odwiedzanie
    Obserwatorów i Miejsc; zabieranie Sprzymierzeńców swojego stronnictwa, Przedmiotów i Galeonów, jeśli gracz chce;
    wreszcie upuszczanie.

tal-5-7 = Karta ze stronnictwem jest Sprzymierzeńcem Postaci tego stronnictwa, a Wrogiem innych.

tal-5-8 =
    Karty zostają tam, gdzie je spotkano, chyba że przenosi je ich tekst. Karta przeniesiona nie dotyczy już tego, kto
    ją dobrał.

tal-5-9 =
    Przegrana lub zremisowana walka natychmiast kończy turę. Kończy się ona także, jeśli nie wszyscy Wrogowie na
    obszarze zostali pokonani lub ominięci: niczego więcej się nie odwiedza ani nie zabiera.

tal-5-10 =
    Gdy spotkanie przeniesie Postać na inny obszar, reszta starego pozostaje nierozpatrzona, a na nowym następuje pełne
    spotkanie, chyba że tekst mówi inaczej.

tal-5-11 =
    Polecenie obszaru trzeba wykonać. Na obszarze bez symboli kart rozpatruje się najpierw karty, które tam leżą, potem
    tekst obszaru, a potem można zabierać.

tal-5-12 =
    Przy równych numerach karty już leżące są przed nowymi, najstarsza pierwsza. Gdy talia i karty odrzucone są puste,
    nic się nie dobiera. Neutralny Wróg jest Wrogiem każdego, a neutralny Sprzymierzeniec Sprzymierzeńcem każdego.

tal-5-13 =
    Gdy tura kończy się wcześniej, jej ostatnie kroki i tak następują: Trofea, limit Sprzymierzeńców, upuszczanie. Nie
    ma ich tylko po własnej śmierci.

tal-5-14 = Żadnego obszaru nie spotyka się dwa razy w jednej turze. Kto tam wróci, kończy turę.

tal-5-15 =
    Zaklęcie jest spotkaniem Postaci tylko wtedy, gdy tak mówi. Efekty mogą dotykać własnego stronnictwa, walki nie.

tal-5-16 = Karta, której tekst jej nie odrzuca, zostaje na miejscu.

## 6 Fighting

tal-section-6 = Walka

tal-6-1 =
    Walka następuje, gdy Postać spotyka Wroga albo atakuje Postać przeciwnego stronnictwa. Postaci jednego stronnictwa
    nigdy ze sobą nie walczą.

tal-6-2 = Wartość na karcie Wroga mówi, czy walczy się Magią, czy Mocą.

tal-6-3 = Wymykanie się jest pierwsze (TAL-10.1).

tal-6-4 =
    Zaklęć, Przedmiotów i zdolności, które zmieniają Magię lub Moc, używa się przed rzutem ataku. To, czego wolno użyć
    w każdej chwili, działa aż do porównania.

tal-6-5 =
    Gracz rzuca kością i dodaje całkowitą Magię lub Moc oraz wszystko, co się liczy. To skuteczność ataku.

tal-6-6 = Za Wroga rzuca inny gracz i dodaje jego wartość.

tal-6-7 = Przed porównaniem gracz może wydać 1 żeton Losu i przerzucić własną kość.

tal-6-8 =
    Jeśli wyższa jest Postać, Wróg jest pokonany, a jego karta staje się Trofeum. Jeśli wyższy jest Wróg, Postać traci
    1 Życie, o ile nic temu nie zapobiegnie, i tura się kończy. Przy równych wynikach nic się nie dzieje i tura się
    kończy.

tal-6-9 =
    Wrogowie na jednym obszarze, którzy walczą tą samą wartością i mają ten sam numer spotkania, walczą razem: ich
    wartości dodaje się i rzuca raz. Magia i Moc nigdy się nie łączą.

tal-6-10 =
    Na końcu swojej tury, nawet przedwczesnym, można wymieniać Trofea: 5 punktów Magii na nich za 1 Magię, 5 punktów
    Mocy za 1 Moc. Karty trafiają na stos kart odrzuconych swojej talii, nadmiar punktów przepada.

tal-6-11 =
    Postaci zawsze walczą Magią. Zaatakowana może się wymknąć. Przed rzutami obie mogą rzucać Zaklęcia i używać
    zdolności.

tal-6-12 =
    Rzucają obie. Najpierw atakujący decyduje, czy wyda Los na przerzut, potem broniący się. Atakujący nie może już do
    tego wrócić.

tal-6-13 =
    Zwycięzca może zabrać przegranemu 1 Życie, 1 Przedmiot (także Insygnium) albo 1 Galeon. Równe wyniki to remis.
    W każdym przypadku tura się kończy.

tal-6-14 =
    Kto wygrał we własnej turze, może zamiast tego zaatakować jednego Sprzymierzeńca przegranego, jak pojedynczego
    Wroga. Pokonany staje się Trofeum. Potem tura się kończy.

tal-6-15 = Przewaga liczy się w walce tak, jak mówi TAL-9.1.

tal-6-16 =
    Wspólna walka to jedna walka. Wygrana daje wszystkich Wrogów jako Trofea, przegrana kosztuje razem 1 Życie, remis
    nic. Wymknięcie się lub efekt na jednego usuwa z niej jednego do wyboru, reszta walczy. Inne numery lub inna wartość
    to osobne walki, po kolei. Wrogowie pokonani wcześniej pozostają Trofeami i można ich wymienić.

tal-6-17 =
    Wróg, który istnieje tylko w tekście, walczy sam, nie daje Trofeum i jest neutralny, jeśli nie nazwano stronnictwa.
    Wróg usunięty bez walki jest odrzucany i nie daje Trofeum.

tal-6-18 =
    Punkty Magii i Mocy liczy się osobno, przy każdej wymianie w dół do 5. Wymian może być kilka. Zdolność, która je
    łączy, najpierw dodaje oba rodzaje. Nie wymienia się na wartość, która jest najwyższa, ani pod wpływem transmutacji.
    Trofeów nie można ukraść ani upuścić.

tal-6-19 =
    Gdy zaatakowana Postać się wymknie, spotkanie jest skończone i tura się kończy. W Regionie Wewnętrznym nikt się nie
    wymyka.

tal-6-20 = O darmowych przerzutach decyduje się razem z Losem, najpierw atakujący (TAL-6.12).

tal-6-21 =
    Łupem nie może być Przedmiot o nazwie już posiadanej; ponad limit działa TAL-11.2. Gdy utracie Życia coś
    zapobiegnie, łup przepada. Zabity przegrany zachowuje swoje rzeczy (TAL-11.1). Broniący się, który wygrał, ma ten
    sam wybór, ale nie atakuje Sprzymierzeńca; potem tura aktywnego gracza się kończy.

tal-6-22 =
    Sprzymierzeńca atakuje się według wartości, którą ma jako Wróg; bez niej nie można go atakować. Przewaga liczy się
    jak wobec Wroga jego stronnictwa. Rzuca za niego przegrany. Porażka kosztuje 1 Życie. Po porażce lub remisie
    Sprzymierzeniec zostaje, po zwycięstwie jest Trofeum.

## 7 Lord Voldemort attacks

tal-section-7 = Lord Voldemort atakuje

tal-7-1 =
    Zaatakowana Postać wybiera Magię lub Moc i tak walczy z Voldemortem. Poza Salą ma on Magię 10 i Moc 8. Liczy się
    jako neutralny: w żadnej walce z nim nie ma Przewagi (TAL-9.3).

tal-7-2 =
    Zwycięstwo to ucieczka: gracz rzuca kością i sprawdza wynik na jego karcie. Porażka kosztuje 1 Życie. Voldemort
    zostaje na miejscu.

tal-7-3 =
    Voldemort nie jest ani Wrogiem, ani Postacią; efekty, które o nich mówią, go nie dotyczą. Działają efekty na własną
    wartość, kość lub utratę Życia. To, co pozwala wymknąć się Wrogowi albo każdemu atakującemu, działa na niego
    w Regionach Zewnętrznym i Środkowym; wtedy nic się nie dzieje.

tal-7-4 =
    Remis nic nie zmienia i tura toczy się dalej. Porażka kończy własną turę; w cudzej kosztuje tylko Życie. Rzut na
    ucieczkę można przerzucić za Los. Jeśli ucieczka przeniesie Postać we własnej turze, spotkanie następuje tam;
    w cudzej nie ma go wcale.

tal-7-5 =
    Fretkę można wybrać; walczy z wartością 1. Nie można wybrać Postaci czekających w Szpitalu Świętego Munga ani
    stojących w Wielkiej Sali. Gdy nie ma kogo wybrać, nic się nie dzieje.

## 8 Special spaces

tal-section-8 = Obszary specjalne

tal-8-1 =
    Ruch, który dociera na Stację King’s Cross lub przez nią przechodzi, może podjąć próbę przejścia przez barierę.
    Rzuca się za barierę, która ma Magię 9, i za siebie, dodając swoją Magię. Kto jest wyższy, idzie na Stację Hogsmeade
    i dalej w dowolną stronę z resztą kroków. Bez reszty kończy turę, a jego następny ruch może się zacząć tym krokiem
    bez nowej próby; kto odejdzie ze Stacji King’s Cross inaczej, traci to prawo. Kto nie jest wyższy, zostaje na Stacji
    King’s Cross i kończy turę, bez utraty Życia.

tal-8-2 =
    Kto kończy ruch na Stacji King’s Cross, może zamiast próby dobrać tam 1 kartę Spotkania. Przejście wymaga wtedy
    próby w późniejszym ruchu.

tal-8-3 =
    Na Boisku do Quidditcha można przyjąć zadanie o Insygnium: rzuca się na nie w tabeli obszaru. Ma się jedno zadanie
    naraz i trzeba je wykonać, gdy tylko można; wykonane daje Insygnium. Kto zdobędzie Insygnium inaczej, może zadanie
    porzucić.

tal-8-4 =
    Bramy Hogwartu to jedyna droga do zamku. Kto tam kończy ruch albo mógłby przez nie przejść, może spróbować je
    otworzyć tak, jak mówi obszar. Udana próba kończy turę na Ruchomych Schodach, nieudana u Bram. Każde wejście wymaga
    próby, wyjście jest wolne.

tal-8-5 =
    W Pokoju Życzeń trzeba się zatrzymać. Kto ma Insygnium, odrzuca jedno, wchodzi do Wielkiej Sali i walczy w tej samej
    turze. Kto go nie ma, musi zawrócić (TAL-4.6).

tal-8-6 =
    W Wielkiej Sali walczy się z Voldemortem, który ma tam Magię 12: Zakon Feniksa, aby go pokonać, śmierciożerca, aby
    dowieść swojej wartości. Zwycięstwo wygrywa grę. Porażka cofa na Ruchome Schody i nie kosztuje Życia. Po remisie
    walczy się znowu w następnej turze. Nie ma znaczenia, gdzie stoi jego figurka.

tal-8-7 = Postać, która straciła ostatnie Życie, trafia do Szpitala Świętego Munga (TAL-11.1).

tal-8-8 =
    Bariera nie jest walką: nie ma Przewagi ani niczego, co działa „w walce”. Liczy się całkowita Magia, a Los tylko do
    własnej kości. Kto kończy ruch na Stacji King’s Cross, wybiera jedno: przeciwną Postać, próbę albo dobranie do
    łącznie 1 karty. Po próbie nie ma innego spotkania.

tal-8-9 =
    Po udanej próbie u Bram nie ma w tej turze spotkania na Ruchomych Schodach. Kogo do Bram przeniósł Świstoklik, może
    spróbować. Kto rezygnuje, idzie dalej albo spotyka obszar i karty u Bram jak zwykle.

tal-8-10 =
    Wykonane zadanie daje Insygnium od razu, gdziekolwiek Postać stoi. Gdy na stosach nie ma Insygniów, nie można
    przyjąć zadania ani ukończyć przyjętego. Śmierć kończy zadanie. Zadania są jawne.

tal-8-11 =
    Przybywając do Pokoju Życzeń, można zamiast tego zaatakować obecną tam przeciwną Postać; inaczej zawrócenie staje
    się obowiązkowe z chwilą przybycia. Kto zaczyna tam turę, nie zawróciwszy, wykonuje polecenie Pokoju zamiast ruchu.
    Insygnium zdobyte później tego nie cofa.

tal-8-12 =
    W Wielkiej Sali walczy się Magią, ze zwykłymi Zaklęciami i Losem; nie ma tabeli ucieczki, utraty Życia ani wymykania
    się. Nikt tam nikogo nie atakuje. Z dwóch Postaci każda walczy we własnej turze i wygrywa ta, która zwycięży
    pierwsza. Kto zaczyna tam turę, walczy zamiast się ruszać. Po porażce potrzeba nowego Insygnium.

## 9 The Advantage token

tal-section-9 = Żeton Przewagi

tal-9-1 =
    Gdy widać stronę Zakonu Feniksa, jego Postaci dodają 1 do skuteczności ataku, a śmierciożerca walczący z Wrogiem
    z Zakonu odejmuje 1.

tal-9-2 =
    Gdy widać stronę Śmierciożerców, ich Postaci dodają 1 do skuteczności ataku, a członek Zakonu Feniksa walczący ze
    śmierciożercą odejmuje 1.

tal-9-3 = Przeciwko neutralnemu Wrogowi nikt nie ma Przewagi.

tal-9-4 = Przeciwko kilku Wrogom naraz odejmuje się 1 za każdego, którego stronnictwo ma Przewagę.

tal-9-5 =
    Żeton odwraca się raz, gdy w turze dobrano Wydarzenia (TAL-5.4). Efekt, który obraca go na podaną stronę, nic nie
    robi, jeśli już ją widać.

tal-9-6 =
    Przewaga liczy się tak samo dla atakującego i broniącego się. Między Postaciami ta, która ją ma, dodaje 1; druga nic
    nie odejmuje.

## 10 Evading

tal-section-10 = Wymykanie się

tal-10-1 =
    Dzięki Zaklęciu, zdolności, Przedmiotowi lub Sprzymierzeńcowi można wymknąć się Wrogowi albo Postaci. Wtedy żadne
    nie wpływa na drugie w żaden sposób.

tal-10-2 =
    Wymknąć się można każdej atakującej Postaci, każdemu Wrogowi i Wrogom z Wydarzeń, Miejsc lub od Obserwatorów, ale
    tylko w Regionach Zewnętrznym i Środkowym.

tal-10-3 =
    Kto wymknął się wszystkim Wrogom, prowadzi spotkanie dalej: może odwiedzać i zabierać. Ominięci Wrogowie zostają.

## 11 Objects, Allies, Spells, death, transmutation

tal-section-11 = Przedmioty, Sprzymierzeńcy, Zaklęcia, śmierć, transmutacja

tal-11-1 =
    Kto traci ostatnie Życie, trafia od razu do Szpitala Świętego Munga, odrzuca Zaklęcia, Trofea i Los, a tura się
    kończy. W następnej wybiera dowolną stronę swojej karty, bierze jej Magię, Moc i Życie, zachowuje Przedmioty,
    Galeony i Sprzymierzeńców i gra normalnie. Losu i Zaklęć nie rozdaje się ponownie.

tal-11-2 =
    Można mieć 4 Przedmioty, a więcej dzięki Zdobionej koralikami torebce, Graupowi lub Trollowi. Ponad limit gracz
    wybiera, co od razu upuścić na swoim obszarze. Nigdy nie ma się dwóch o jednej nazwie. Insygnia są Przedmiotami,
    Galeony i Los nie.

tal-11-3 =
    Można zatrzymać 3 Sprzymierzeńców; na końcu tury gracz wybiera, kogo zostawić na obszarze. Odrzuceni trafiają na
    stos kart odrzuconych swojej talii, a pokonany przez inną Postać jest jej Trofeum. Przedmioty i Sprzymierzeńcy są
    jawni.

tal-11-4 =
    Na końcu swojej tury można upuścić na obszarze dowolne Przedmioty i Sprzymierzeńców. W tej turze nie można ich
    zabrać z powrotem.

tal-11-5 =
    Wolno mieć Przedmiot, którego nie wolno użyć; liczy się on do limitu. Używanie Przedmiotów jest zawsze dobrowolne.

tal-11-6 =
    Ile Zaklęć można mieć, zależy od całkowitej Magii: do 2 żadnego, przy 3 jedno, przy 4 lub 5 dwa, od 6 trzy. Zaklęcia
    są tajne, ich liczba jawna. Odrzucone Zaklęcia są jawne.

tal-11-7 =
    We własnej turze można rzucić dowolnie wiele Zaklęć, w cudzej jedno. Karta mówi, kiedy i na co; bez celu rzucić nie
    można. Zaklęcie opuszcza rękę tylko rzucone albo odrzucone dla zdolności. Przy pełnym limicie się nie dobiera; gdy
    limit spadnie, nadmiar od razu się odrzuca. Z kart odrzuconych powstaje nowa talia, gdy stara się skończy.

tal-11-8 = Kto traci turę, opuszcza następną. Ta, która trwa, toczy się dalej.

tal-11-9 =
    Pod wpływem transmutacji Fretka zakrywa zdolności: Magia i Moc wynoszą 1 i się nie zmieniają, znaczniki czekają.
    Ponowna transmutacja liczy się od nowa. Kto choć część tury był pod jej wpływem, nie zabiera Przedmiotów, Galeonów
    ani Sprzymierzeńców z obszaru, na którym zakończył ruch.

tal-11-10 = Tekst karty jest ważniejszy niż te zasady, a „nie może” jest ważniejsze niż „może”.

tal-11-11 =
    Śmierć kończy tylko własną turę zmarłego. Do następnej jest poza grą: nikt go nie atakuje i nic na niego nie działa.
    Traci zadanie, Fretkę, prawo przejścia, zawracanie i tury jeszcze do stracenia. Limity sprawdza się według nowej
    strony. Kto nie ma Życia, nie traci go więcej.

tal-11-12 =
    Drugiego Przedmiotu o tej samej nazwie się nie zabiera; zostaje na miejscu. Gdy przepadnie to, co podnosiło limit,
    nadmiar Przedmiotów od razu się upuszcza.

tal-11-13 = Więcej niż 3 Sprzymierzeńców można mieć i używać do końca najbliższej własnej tury.

tal-11-14 =
    Fretka ma Magię i Moc łącznie 1. Nie używa zdolności, Przedmiotów, Sprzymierzeńców ani Galeonów, nie rzuca Zaklęć
    i nie wymienia Trofeów, ale je zachowuje, Zaklęcia bez limitu. Los działa. Przesuwa się o 1 obszar bez rzutu. Może
    walczyć i być atakowana, a Przewaga się liczy. Nie próbuje przejść ani bariery, ani Bram.

tal-11-15 =
    Tury Fretki to tury jej właściciela. Ta, w której do tego doszło, się nie liczy, opuszczona się liczy. Efekt mija
    z końcem ostatniej.

tal-11-16 =
    Stracone tury się sumują. W opuszczonej turze nic z niej się nie dzieje, a efekty „do następnej tury” mijają.
    Zaklęcia pozostają na ręce i można je rzucać w cudzych turach. Czekająca Postać broni się normalnie.

tal-11-17 =
    Premie, które działają tylko w walce albo w jakimś miejscu, nie liczą się do limitu Zaklęć. Zdolność, która daje
    Zaklęcia, zatrzymuje się na limicie.

tal-11-18 =
    Gdy kilku chce działać naraz, pierwszy jest aktywny gracz, potem pozostali zgodnie z ruchem wskazówek zegara. Każde
    Zaklęcie rozpatruje się przed następnym; ale Zaklęcie, które inne znosi, można rzucić w odpowiedzi na nie, i jest to
    jedyne Zaklęcie rzucającego w tej turze.

## 12 Alternative rules

tal-section-12 = Zasady alternatywne

tal-12-1 =
    Bez dziedziczenia: zmarła Postać zostawia Przedmioty, Sprzymierzeńców i Galeony na obszarze śmierci, odrzuca Trofea,
    Zaklęcia i Los i opuszcza grę. W następnej turze jej gracz losuje nową z nieużytych kart, wybiera jej stronę,
    przygotowuje ją (TAL-3.3) i gra.

tal-12-2 = Trofea kosztują 7 punktów zamiast 5.

tal-12-3 =
    Przedmioty i Sprzymierzeńców można upuścić przed dobieraniem; wliczają się wtedy do kart na obszarze. W tej turze
    nie można ich zabrać z powrotem.

tal-12-4 =
    Zasady alternatywne uzgadnia się przed grą. Tak samo krótszą grę: każda Postać zaczyna z Magią i Mocą o 1 wyższą,
    a bariera i Wrota są o 2 łatwiejsze.

tal-12-5 = Gdy zabraknie nieużytych Postaci, tasuje się te, które opuściły grę, i używa ich ponownie.
