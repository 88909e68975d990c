### The table in words.

text-now = Now

der-text-faces = He faces { $location }.
der-text-damage = Damage to him: { $count } of { $of }. Azkaban allows { $limit }.
der-text-revealed = { $revealed ->
    [0] His card is not revealed yet.
   *[other] His card is revealed.
}
der-text-open = Open symbols on his card: { $symbols }.
der-text-places = Corrupted places: { $count }; { $of } lose the game.
der-text-hospital = Wizards in the Hospital Wing: { $count }; { $of } lose the game.
der-text-azkaban = Death Eaters in Azkaban: { $count }.
der-text-mission = The mission token of { $player } lies here: { $location }.
der-text-place = Current place: { $place }.
    .beneath = Current place: { $place }. Beneath it: { $beneath }.
der-text-corruption = Corruption: { $count } of { $of }.
der-text-character = { $name }: damage { $damage } of { $track }.
    .open = { $name }: damage { $damage } of { $track }, open symbols: { $symbols }.
der-text-die = { $die }, not rolled yet.
    .shows = { $die }, shows { $face }.
    .on = { $die }, shows { $face }, lies on { $target }.
der-text-no-dice = No dice are in play.
der-text-tokens = { $count ->
    [0] No spell tokens.
   *[other] Spell tokens: { $tokens }.
}
