### The table of Death Eaters Rising: labels, headlines and commands. What the game itself says is in its book.

## The steps of a turn

der-step-travel = Podróż
der-step-voldemort = Voldemort
der-step-assign = Rzuty i przydział
der-step-end = Koniec tury

## Parts of the table

der-faces = patrzy na:
der-last-place = ostatnie miejsce
der-tally = Stan gry
der-damage = Jego obrażenia
    .more = { $number } daje wygraną
der-places = Opanowane miejsca
    .more = { $number } oznacza porażkę
    .short = Miejsca
der-hospital = Skrzydło Szpitalne
    .more = { $number } czarodziejów: porażka
    .short = Szpital
der-azkaban = Azkaban
    .more = najwyżej tyle obrażeń
der-new = Nowa
der-dice = Kości
    .more = wolne { $left }, użyte { $placed }
der-spells = Zaklęcia
    .more = { $count ->
        [0] jeszcze żadne
        [one] 1 żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    }
der-team = Drużyna
der-headquarters = Kwatera główna
    .short = Kwatera
der-others = Inni
der-log = Z ostatniej chwili
    .short = Dziennik
der-locations = Lokacje
der-used = Użyto w tej turze.
der-look = Obejrzyj: { $name }

## Headlines while something is held, and the sentences beside headlines

der-held-die = Przydziel: { $face }
    .more = { $count ->
        [0] Nigdzie tu nie pasuje.
        [one] Zaznaczono jeden symbol.
        [few] Zaznaczono { $count } symbole.
       *[other] Zaznaczono { $count } symboli.
    }
der-held-token = Zaklęcie: { $token }
    .more = Wybierz, na co ma zadziałać.
der-casting = Wybierz żeton zaklęcia
    .more = Zadziała od razu.
der-discarding = Wybierz kość do odrzucenia
der-following = Wybierz kość do oddania
    .more = Twój żeton misji przejdzie do Voldemorta.
der-more-travel = W tej turze zajmujesz się tylko nią.
der-more-roll = Przedtem wszyscy mogą użyć żetonów zaklęć.
der-more-assign = { $count ->
    [0] Nic wolnego nie przyjmie tego rzutu.
    [one] Pasuje jedna z twoich kości.
    [few] Pasują { $count } twoje kości.
   *[other] Pasuje { $count } twoich kości.
}
der-more-end-turn = Wszyscy mogą jeszcze użyć żetonów zaklęć.
der-more-marked = Wybierz spośród zaznaczonych.
der-more-wait = { $tokens ->
    [0] Widzisz wszystko, co się tu dzieje.
   *[other] Twoje żetony zaklęć są pod ręką.
}
der-stop-sure = { $count ->
    [one] Na pewno odrzucić ostatnią kość?
    [few] Na pewno odrzucić { $count } kości?
   *[other] Na pewno odrzucić { $count } kości?
}

## Commands

der-let-go = Odłóż
der-cast = Rzuć zaklęcie
der-do-roll = Rzuć
    .again = Rzuć ponownie
der-do-discard = Odrzuć kość
    .short = Odrzuć
der-do-move-to-voldemort = Za Voldemortem
der-do-stop = Zakończ rzuty
    .sure = Odrzuć i zakończ
der-do-end-turn = Zakończ turę
der-do-use = Użyj
der-do-decline = Zrezygnuj
der-do-take-token = Weź żeton
der-do-agree = Zgódź się
der-do-reroll = Przerzuć

## What a screen reader says

der-card = { $name }, { $kind }. Obrażenia { $damage } z { $track }. { $text }
der-open = Wolne: { $list }.
der-nothing-open = Wszystkie symbole są zakryte.
der-symbols = { $trait } { $count }
der-card-lit = Można wybrać.
der-card-held = Wybrano.
der-card-far = W tej turze poza zasięgiem.
der-card-full = Pełny tor obrażeń: odejdzie na końcu tury, jeśli nie zostanie wyleczona.
der-card-new = Nowa karta.
der-card-used = Użyto w tej turze.
der-wizard = czarodziej
der-ability = { $name }, zdolność { $number }. { $open } { $text }
der-die = { $die }: { $face }
der-die-unrolled = { $die }, jeszcze nierzucona
der-token = Żeton zaklęcia: { $token }
der-location = { $name }. { $place }, wpływ { $count } z { $track }.
der-mission = Leży tu żeton misji.
der-faced = Jest tu Voldemort.
der-seat = { $name }, { $faction }
der-damage-of = { $count } z { $track }

## Samouczek

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
