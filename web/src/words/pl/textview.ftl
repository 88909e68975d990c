### Stół w słowach.

text-now = Teraz

der-text-faces = Zwrócony ku: { $location }.
der-text-damage = Obrażenia Voldemorta: { $count } z { $of }. Azkaban pozwala na { $limit }.
der-text-revealed = { $revealed ->
    [0] Jego karta nie jest jeszcze odkryta.
   *[other] Jego karta jest odkryta.
}
der-text-open = Wolne symbole na jego karcie: { $symbols }.
der-text-places = Opanowane miejsca: { $count }; { $of } to przegrana.
der-text-hospital = Czarodzieje w skrzydle szpitalnym: { $count }; { $of } to przegrana.
der-text-azkaban = Śmierciożercy w Azkabanie: { $count }.
der-text-mission = Żeton misji ({ $player }): { $location }.
der-text-place = Obecne miejsce: { $place }.
    .beneath = Obecne miejsce: { $place }. Pod nim: { $beneath }.
der-text-corruption = Wpływ: { $count } z { $of }.
der-text-character = { $name }: obrażenia { $damage } z { $track }.
    .open = { $name }: obrażenia { $damage } z { $track }, wolne symbole: { $symbols }.
der-text-die = { $die }, jeszcze nierzucona.
    .shows = { $die } pokazuje: { $face }.
    .on = { $die } pokazuje: { $face }, leży tutaj: { $target }.
der-text-no-dice = W grze nie ma żadnych kości.
der-text-tokens = { $count ->
    [0] Brak żetonów zaklęć.
   *[other] Żetony zaklęć: { $tokens }.
}
