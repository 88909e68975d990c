### Dlaczego dobry gracz wybrałby właśnie to: zdanie stojące za podpowiedzią. Zwraca się do wybierającego.

## The set-up and the turn

hint-board = Wiele kości ataku wygrywa walki, a wysoka odporność i zdrowie pozwalają je przetrwać.
hint-post = Każda wieża będzie dobra: nikt jeszcze nie wie, dokąd muszą iść inni.
hint-roll = Przed ruchem nie ma nic lepszego do zrobienia.
hint-roll-stands = Rzut prowadzi w dobre miejsce: niech zostanie.
hint-roll-again = Kolejny rzut będzie najpewniej lepszy.
hint-card-now = Karta da teraz więcej niż później.
hint-another-turn = Dodatkowa tura jest warta więcej niż żeton w ręku.
hint-keep = Zachowaj, co masz: przyda się bardziej kiedy indziej.
hint-decline = To kosztuje więcej, niż przynosi.
hint-accept = To przynosi więcej, niż kosztuje.
hint-use-now = Kiedy indziej raczej nie da więcej.

## Where to go

hint-best-space = Ze wszystkich pól w zasięgu najwięcej obiecuje koniec tej drogi.
hint-towards-token = Tędy idzie się po żeton, którego potrzebujesz.
hint-towards-goal = Tędy idzie się do tego, co rozstrzyga grę.
hint-towards-hp = Brakuje ci zdrowia: tędy się po nie idzie.
hint-towards-pitch = Wygrany mecz daje 40 punktów, a tędy idzie się na boisko.
hint-stop = Ten ruch nie ma lepszego końca.
hint-take-token = Wymagają go twoje misje albo pomoże ci jego moc.
hint-journey = Tam, dokąd to prowadzi, coś na ciebie czeka.
hint-land = Ze wszystkich tych pól to obiecuje najwięcej.
hint-attempt = Masz wszystko, a w walce masz dobre widoki.
hint-not-yet = Walka byłaby teraz zbyt ryzykowna: najpierw zbierz karty i zdrowie.
hint-wait = Tu twoja drużyna wykona misję: poczekaj na resztę.
hint-exam = Księga od razu daje swoje punkty.
hint-exchange = Inna misja nie będzie dla ciebie trudniejsza.
hint-offer = Cudzy żeton przyda ci się bardziej niż własny.
hint-put = Nie ma większego znaczenia, gdzie będzie leżał.
hint-best-option = To daje ci najwięcej albo kosztuje najmniej.
hint-best-card = Ta karta przyda ci się najbardziej.
hint-give-least = Z tego, co masz, tego będzie ci brakować najmniej.
hint-whom = W tym wypadku najbardziej na tym zyskasz.

## Fights

hint-dice = Kości zdziałają tyle co karty i nic nie kosztują.
hint-attack-card = Karta zdziała więcej niż twoje kości.
hint-defence-card = Oszczędzi ci ciosu, który kosztowałby zbyt wiele.
hint-save-yourself = Bez tego walka jest przegrana.
hint-flee = Nie ma już nadziei: uciekaj, zanim stracisz karty.
hint-spoils = Ze wszystkiego, co wolno zabrać, to przyda się najbardziej.

## Quidditch

hint-call = Wezwij kogoś z końca stawki: ewentualna wygrana pomoże tam najmniej.
hint-house = Wszystkie domy latają tak samo.
hint-keeper = Obrońca strzeże wszystkich pętli z każdego pola.
hint-shoot = To już ich linia: strzelaj.
hint-carry = Nieś kafla ku ich linii.
hint-chase = Ten ścigający ma najbliżej do kafla.
hint-beater = Pałkarz przydaje się tylko z tłuczkiem.
hint-pass-quaffle = Rzuć kafla tam, skąd ścigający poniesie go dalej.
hint-bludger = Rzut nic nie kosztuje, a może kogoś wykluczyć z meczu.
hint-step-away = O krok bliżej ich linii.
hint-lay-quaffle = Połóż go blisko swoich ścigających, a daleko od cudzych.
hint-end-turn = W tej turze nic się już nie zyska.
hint-seek = Rzucaj: szukający potrzebuje każdego pola.
hint-quidditch-card = Po meczu karta nic nie jest warta: zagraj ją.

## Voldemort Returns

hint-next-figure = Kolejność nie ma znaczenia.
hint-hand-over = Dwoje bohaterów z bronią zniszczy więcej niż jeden z dwiema.
hint-conjure = Z tej wieży śmierciożerca szybko dotrze do bohaterów.
hint-hide = Ukryj to jak najdalej od tego, kto tego szuka.
