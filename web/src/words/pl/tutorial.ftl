### Samouczek i przykłady rozgrywane krok po kroku.

tutor-title = Twoja pierwsza tura
tutor-example = Przykład
tutor-step = { $step } z { $steps }
tutor-do = Zrób to za mnie
tutor-left = To była inna droga. Graj dalej, jak chcesz: ten stół jest tylko twój.
tutor-shown = To był cały przykład. Graj dalej, jak chcesz: ten stół jest tylko twój.
tutor-death-eaters-rising-done = To była cała tura. Cho Chang jest teraz w twojej drużynie, a jej zdolność możesz wykorzystać od następnej tury. Voldemort jest pokonany, gdy ma pięć obrażeń: wysyłaj śmierciożerców do Azkabanu, bo nie może mieć więcej obrażeń, niż ich tam jest. Nie strać całej drużyny ani czterech miejsc. Zagraj turę za Bena albo załóż własny stół.

tutor-death-eaters-rising-tutorial-1 = Razem stajecie przeciw Voldemortowi. W każdej turze zajmujesz się jedną lokacją: trzema postaciami obok niej, jej miejscem i własną drużyną. Na ulicy Pokątnej możesz zdobyć Cho Chang. Kliknij ulicę Pokątną, żeby się tam udać.
tutor-death-eaters-rising-tutorial-2 = Kość Voldemorta obróciła go ku Ministerstwu: zranił tamtejszych czarodziejów, dołożył wpływu, a Pettigrew zadziałał. Ciebie tam nie ma, więc twoja drużyna ocalała. Kwatera daje ci cztery kości, a Tonks jeszcze jedną, bo jest z nią inny czarodziej Zakonu. Rzuć nimi.
tutor-death-eaters-rising-tutorial-3 = Kość kładzie się na wolny symbol, który pokazuje. Cho Chang wymaga dwóch ksiąg i jednej pary pierścieni: dwa razy wiedza i raz przyjaźń. Wybierz kość z księgą, a potem Cho.
tutor-death-eaters-rising-tutorial-4 = Jedna księga jest zakryta. Z jednego rzutu możesz przydzielić tyle kości, ile chcesz. Daj jej też drugą księgę.
tutor-death-eaters-rising-tutorial-5 = Brakuje przyjaźni. Możesz użyć kości, która ją pokazuje, ale masz na to żeton zaklęcia, a kość przyda się gdzie indziej. Użyj żetonu na Cho.
tutor-death-eaters-rising-tutorial-6 = Wszystkie jej symbole są zakryte: na końcu tury dołączy do ciebie. Za każdym razem, gdy przydzielisz choć jedną kość, resztą rzucasz ponownie. Rzuć.
tutor-death-eaters-rising-tutorial-7 = Podwójna ścianka liczy się za dwa symbole. Druga zdolność twojej kwatery wymaga właśnie tych dwóch i usuwa wpływ z dowolnego miejsca. Połóż tam podwójną lojalność.
tutor-death-eaters-rising-tutorial-8 = Wszystkie symbole zdolności są zakryte: użyj jej od razu albo zrezygnuj.
tutor-death-eaters-rising-tutorial-9 = Miejsce z pięcioma znacznikami wpływu upada na dobre, a cztery upadłe miejsca to przegrana. W największym niebezpieczeństwie jest Ministerstwo.
tutor-death-eaters-rising-tutorial-10 = Zostały dwie kości i nic ich tu pilnie nie potrzebuje. Możesz rzucać dalej albo przestać; teraz przestań.
tutor-death-eaters-rising-tutorial-11 = Wszyscy mogą jeszcze użyć żetonów zaklęć. Potem zakończ turę: Cho dołączy do twojej drużyny, a jej obrażenia znikną.

tutor-talisman-done = To była cała tura. Zbieraj Sprzymierzeńców, Przedmioty i moc w Londynie i na terenach zamku, przejdź przez bramę, przynieś Insygnium do Pokoju Życzeń i pokonaj Voldemorta w Wielkiej Sali przed innymi. Spróbuj tury Bena albo załóż własny stół.
tutor-talisman-tutorial-1 = Każdy ściga się sam: wygrywa, kto pierwszy pokona Voldemorta w Wielkiej Sali. Zaczynasz w Londynie. Tura to ruch, a po nim spotkanie. Rzuć na ruch.
tutor-talisman-tutorial-2 = Wypadło 3. Za 1 Los można rzucić znowu, ale trójka pasuje: prowadzi do sierocińca Woola, gdzie dobiera się dwie karty. Zostaw ją.
tutor-talisman-tutorial-3 = Obszary, do których dojdziesz, świecą. Wskaż któryś, a pokaże się droga. W jednym regionie idzie się tylko w jedną stronę. Idź do sierocińca Woola.
tutor-talisman-tutorial-4 = Od Privet Drive 4 prowadzi droga do chatki Hagrida, czyli na tereny zamku. Zostań w Londynie i idź dalej do sierocińca Woola: jego dwa znaki mówią, że mają tam w końcu leżeć dwie karty.
tutor-talisman-tutorial-5 = Crabbe jest Śmierciożercą, a ty należysz do Zakonu: to Wróg, walczy się z nim na Moc. Twoje 3, kość i 1 za Przewagę przeciw jego 3 i jego kości. Na razie przegrywasz. Sześć kości pokazuje, co dałaby każda liczba: wydaj 1 Los.
tutor-talisman-tutorial-6 = Wygrana: Crabbe jest Trofeum. Ron też należy do Zakonu, więc jest twoim Sprzymierzeńcem. Weź go ze sobą.
tutor-talisman-tutorial-7 = Na koniec tury Trofea są coś warte: za 5 punktów Mocy na nich jest 1 Moc. Wybierz „Wymień Trofea” i oddaj Crabbe’a.
tutor-talisman-tutorial-8 = Trzy punkty nie wystarczą. Oddaj też Goyle’a: 3 i 4 to 7.
tutor-talisman-tutorial-9 = Za siedem punktów jest jedna Moc; reszta przepada. Weź ją: co zaznaczone, to zostaje.
tutor-talisman-tutorial-10 = Można coś porzucić dla innych albo rzucić Zaklęcie. Zakończ turę.

tutor-year-at-hogwarts-done = To była cała tura i twoja pierwsza misja. Zbieraj to, czego żądają misje, wykonuj je przed innymi i po drodze zdawaj egzaminy: rok się kończy, gdy ktoś ma wykonaną misję i ponad 210 punktów. Spróbuj tury Bena albo załóż własny stół.
tutor-year-at-hogwarts-tutorial-1 = Ścigacie się o Puchar Domów. Twoje misje są tajne: każda wskazuje pole i przedmioty, które trzeba tam przynieść. Diabelskie Sidła czekają w klasie zielarstwa i żądają wygaszacza. Rzuć na ruch.
tutor-year-at-hogwarts-tutorial-2 = Sześć kroków; przejść trzeba wszystkie, po śladach stóp i nigdy przez mury. Pola, do których dojdziesz, świecą. Zielarstwo jest trzy kroki stąd: idź w tę stronę.
tutor-year-at-hogwarts-tutorial-3 = Na następnym polu po drodze leży wygaszacz. Idź dalej.
tutor-year-at-hogwarts-tutorial-4 = W jednej turze wolno podnieść dwa żetony; ten, którego żąda twoja misja, trzeba wziąć. Weź wygaszacz.
tutor-year-at-hogwarts-tutorial-5 = Masz już wszystko, czego żąda misja. Wejdź do klasy zielarstwa.
tutor-year-at-hogwarts-tutorial-6 = Zostały trzy kroki. Ruch może się skończyć wcześniej na wieży, w klasie, do której masz księgę, albo tam, gdzie możesz podjąć misję, jak tutaj. Zatrzymaj się.
tutor-year-at-hogwarts-tutorial-7 = Najpierw misja, potem to, co daje samo pole. Podejmij ją.
tutor-year-at-hogwarts-tutorial-8 = Sidła mają 5 punktów życia i odporność 3; Harry obniża ją o jeden. Każda kość z wynikiem 2 lub więcej zabiera im 1. Można też zagrać kartę, w jednej walce najwyżej pięć. Zaatakuj czterema kośćmi.
tutor-year-at-hogwarts-tutorial-9 = Dwie kości trafiły: zostały 3 punkty życia. Po każdym ataku kośćmi Sidła uderzają i zabierają ci 2. Karta obrony by je powstrzymała, ale jej nie masz. Niech uderzą.
tutor-year-at-hogwarts-tutorial-10 = Confringo zabiera przeciwnikowi 3 punkty życia, a na zaklęcia Sidła nie odpowiadają. Zagraj je.
tutor-year-at-hogwarts-tutorial-11 = Wykonane: 50 punktów dla twojego domu. Użyty przedmiot trafia do pamiętnego miejsca, gdzie dzięki proszkowi Fiuu znajdą go inni. Wybierz Gospodę Pod Świńskim Łbem.
tutor-year-at-hogwarts-tutorial-12 = Teraz klasa: z księgą jej przedmiotu zdajesz egzamin, a do tego dostajesz dwa eliksiry. Zdaj egzamin.
