### Why a good player would choose this: the sentence behind a hint. The reader („ty”) is the player who has to choose.

## Setting up and moving

hint-any-character = Każdą z nich gra się dobrze: wybierz tę, którą lubisz.
hint-roll = Przed rzutem nie da się zrobić nic lepszego.
hint-only-way = W tej turze nie ma innej drogi.
hint-turn-back = Bez Insygnium albo bez szans z Voldemortem zamek nic ci nie da: zawróć w porę.
hint-roll-stands = Ten wynik prowadzi w dobre miejsce: zostaw go.
hint-fate-for-movement = Nowy rzut najpewniej zaprowadzi cię w lepsze miejsce.
hint-best-space = Obszar na końcu tej drogi obiecuje najwięcej.
hint-towards-gates = Masz Insygnium i niezłe szanse z Voldemortem: ruszaj ku Wrotom.
hint-towards-insignia = Masz dość sił, ale bez Insygnium Wielka Sala pozostanie zamknięta: na boisku do quidditcha można je zdobyć za zadanie.
hint-towards-task = Tam wykonasz swoje zadanie i zdobędziesz Insygnium.
hint-towards-grounds = Masz już dość sił na tereny wokół Hogwartu, a karta daje tam więcej niż w Londynie.
hint-towards-london = Wokół Hogwartu jest na razie zbyt niebezpiecznie: najpierw urośnij w siłę w Londynie.
hint-try-gates = Twoja suma wystarczy, żeby spróbować otworzyć Wrota.
hint-try-barrier = Próba przejścia przez barierę kosztuje tylko to spotkanie.
hint-go = Ze wszystkich obszarów ten obiecuje najwięcej.
hint-journey = To zaprowadzi cię tam, gdzie chcesz być.
hint-open-passage = To otwiera drogę bez próby.

## Voldemort

hint-lead-voldemort = Prowadź go z dala od siebie, a w stronę tego, kto ci zawadza.
hint-voldemort-on-rival = Z kimś walczyć musi: niech to będzie rywal, któremu zaszkodzi najbardziej.
hint-better-value = Z tą wartością mniej mu ustępujesz.

## Encounters

hint-explore = To, co tu leży, jest warte więcej niż walka z inną postacią.
hint-attack = Masz przewagę, a łup jest wart tej tury.
hint-attack-for-insignia = Masz przewagę, a Insygnium to najlepszy z łupów.
hint-no-attack = Walka mogłaby tu więcej zabrać niż dać.
hint-best-option = To daje ci najwięcej.
hint-accept = To, co przyniesie, jest warte swojej ceny.
hint-decline = To kosztuje więcej, niż daje.
hint-whom = Tu zaszkodzi rywalowi najbardziej albo najbardziej pomoże tobie.
hint-buy = Pożytek z tej rzeczy jest wart swoich galeonów.
hint-take-object = Nic to nie kosztuje, a miejsce się znajdzie.
hint-take-ally = Sprzymierzeniec u boku zawsze się przyda.
hint-best-insignia = Wielką Salę otwiera każde; weź to, którego moc przyda ci się najbardziej.
hint-leave-it = Nic z tego ci się nie przyda.
hint-drop-task = Zadanie kosztowałoby więcej, niż jest warte kolejne Insygnium.

## Fights

hint-evade = Liczby mówią raczej o porażce niż o zwycięstwie: wymknij się.
hint-strongest-enemy = Bez najsilniejszego z nich resztę da się pokonać.
hint-fate-for-fight = Z takimi kośćmi walka nie jest wygrana, ale nowy rzut może to zmienić.
hint-fate-for-table = Większość innych liczb byłaby dla ciebie lepsza.
hint-better-roll = Gorzej kość już raczej nie wypadnie.
hint-worst-die = Ta kość szkodzi ci najbardziej.
hint-tip-the-fight = To może rozstrzygnąć walkę na twoją korzyść.
hint-meddle = Wynik tej walki jest dla ciebie wart zaklęcia.
hint-stop-the-leader = Kto tam zwycięży, wygra grę: to jest właściwa chwila.
hint-keep-life = Życie jest warte więcej niż cena jego ocalenia.
hint-answer-spell = To zaklęcie zaszkodziłoby ci zbyt mocno.
hint-take-from-rival = Tobie się przyda, a rywalowi już nie.
hint-take-life = Utrata życia zaboli rywala bardziej niż wszystko inne, co można mu zabrać.
hint-galleon = Dodatkowy galeon zawsze się przyda.
hint-attack-ally = Ten sprzymierzeniec będzie dobrym trofeum, a rywalowi będzie go brakować.

## Cards and the end of a turn

hint-own-side = Strona żetonu, która ci sprzyja, dodaje 1 do twoich wyników.
hint-heal = Brakuje ci życia, a lepsza okazja może się nie trafić.
hint-use-now = W innej chwili raczej nie da więcej.
hint-strike-rival = To zatrzyma kogoś, kto cię wyprzedza.
hint-keep-for-later = Zachowaj, co masz: w innej chwili da więcej.
hint-let-it-happen = Zapobieżenie temu kosztowałoby więcej niż sama strata.
hint-give-up-least = Z tego, co masz, tego będzie ci brakować najmniej.
hint-least-useful-spell = Tego zaklęcia będzie ci brakować najmniej.
hint-best-spell = To zaklęcie przyda ci się najbardziej.
hint-bring-card = Ta karta da ci na twoim obszarze najwięcej.
hint-put-where-it-serves = Dobre karty powinny leżeć blisko ciebie, złe jak najdalej.
hint-lay-best-last = Co położysz na końcu, zostanie dobrane pierwsze: najlepszą kartę zostaw na koniec.
hint-discard-danger = Spotkanie z tą kartą zaszkodziłoby ci najbardziej.
hint-trade = Te trofea wystarczą na wymianę, a przepadnie niewiele punktów.
hint-end-turn = W tej turze nie ma już nic do zyskania.
