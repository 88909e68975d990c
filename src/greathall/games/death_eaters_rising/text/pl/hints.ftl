### Why a good player would choose this: the sentence behind a hint. The reader („ty”) is the player who has to choose.

## Setting up

hint-any-faction = Każdą z trzech frakcji gra się dobrze: wybierz tę, którą lubisz.
hint-any-starter = Obie postaci nadają się do prowadzenia drużyny: wybierz tę, którą lubisz.

## Travelling

hint-travel-to-recruit = Twoje kości pasują do tamtejszego czarodzieja, a większa drużyna rzuca większą liczbą kości.
hint-travel-to-attack = Twoje kości pasują do tamtejszego śmierciożercy.
hint-travel-for-ability = Tam twoje zdolności dają najwięcej.
hint-travel-to-voldemort = Jeśli Voldemort się nie obróci, możesz go tam zaatakować.
hint-travel-where-he-seldom-stays = Twoja drużyna jest ranna, a Voldemort rzadko zostaje na miejscu: trzy razy na cztery zwraca się gdzie indziej.
hint-travel-where-dice-fit = Tam twoje kości pasują najlepiej.
hint-go-to-voldemort = Jedna kość mniej to uczciwa cena za cios w Voldemorta.

## Dice

hint-roll = Żaden możliwy teraz przydział nie jest wart kości, którą można jeszcze rzucić: rzuć pozostałymi.
hint-discard-what-fits-least = Nic w tym rzucie ci nie pomaga, więc oddaj kość, z której będzie najmniej pożytku.
hint-stop-nothing-left = Te kości nie mogą już niczego dać.
hint-colour-that-fits = W tym kolorze najczęściej wypada to, czego ci trzeba.
hint-another-die = Z jeszcze jedną kością dużo łatwiej ukończysz to, do czego dążysz.
hint-reroll-what-does-not-fit = Niektóre kości do niczego nie pasują: rzuć nimi jeszcze raz, nic to nie kosztuje.
hint-keep-what-fits = Zachowaj kości, które pasują, a resztę przerzuć.
hint-turn-to-what-lacks = Obróć bezużyteczną kość na symbol, którego ci brakuje.

## Characters

hint-recruit-first = Z jednym czarodziejem od klęski dzieli cię jedna nieudana tura: najpierw zdobądź sojusznika.
hint-recruit-to-save = Temu czarodziejowi grozi pokonanie: w twojej drużynie straci wszystkie obrażenia i ominie Skrzydło Szpitalne.
hint-recruit-for-die = Ten czarodziej co turę daje drużynie dodatkową kość.
hint-recruit = Kolejny czarodziej wzmocni drużynę i zrobi miejsce nowej postaci.
hint-attack-death-eater = Każde obrażenie zadane śmierciożercy daje żeton zaklęcia i przybliża go do Azkabanu.
hint-send-to-azkaban = Ostatnie obrażenie wyśle tego śmierciożercę do Azkabanu i pozwoli zranić Voldemorta jeszcze raz.
hint-attack-voldemort = Azkaban na to pozwala: atakuj Voldemorta, póki stoisz naprzeciw niego.
hint-last-blow-to-voldemort = Jeszcze jedno obrażenie i Voldemort będzie pokonany.

## Abilities

hint-ability-heals = Leczenie jest teraz potrzebniejsze niż ta kość gdzie indziej.
hint-ability-cleanses = Wpływ rośnie co turę: usuń go trochę, póki możesz poświęcić kość.
hint-ability-strikes = Ta zdolność rani śmierciożercę i przynosi jeszcze żeton.
hint-ability-brings-token = Żeton zaklęcia rozstrzygnie którąś z kolejnych tur.
hint-wound-is-worth-it = Twój czarodziej zniesie te obrażenia, a zysk jest ich wart.
hint-take-token = To nic nie kosztuje.

## Healing, cleansing, suffering

hint-heal-last-wizard = Bez tego czarodzieja przepadnie drużyna, a z nią cała gra.
hint-heal-before-defeat = Tylko krok dzieli tę postać od Skrzydła Szpitalnego: tu leczenie da najwięcej.
hint-heal = Ten czarodziej najbardziej tego potrzebuje.
hint-cleanse-before-it-falls = Pięć znaczników wpływu i miejsce będzie opanowane: usuń je, póki czas.
hint-cleanse = To miejsce jest najbardziej zagrożone.
hint-who-bears-most = Ten czarodziej najlepiej zniesie obrażenia.

## Waiting and ending

hint-swap-to-save-team = Wymiana uratuje drużynę, która inaczej przepadnie.
hint-swap-for-partners = Czarodzieje, którzy razem walczą lepiej, powinni być w jednej drużynie.
hint-decline = To kosztuje więcej, niż daje.
hint-keep-tokens = Zachowaj żetony: w innej chwili dadzą więcej.
hint-end-turn = W tej turze nie ma już nic do zyskania; żetony przydadzą się w lepszej chwili.
