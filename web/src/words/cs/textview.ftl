### Stůl slovy.

text-now = Právě teď

der-text-faces = Hledí sem: { $location }.
der-text-damage = Zranění Voldemorta: { $count } z { $of }. Azkaban dovoluje { $limit }.
der-text-revealed = { $revealed ->
    [0] Jeho karta ještě není odhalena.
   *[other] Jeho karta je odhalena.
}
der-text-open = Volné symboly na jeho kartě: { $symbols }.
der-text-places = Ovládnutá místa: { $count }, prohrou je { $of }.
der-text-hospital = Kouzelníci na ošetřovně: { $count }, prohrou je { $of }.
der-text-azkaban = Smrtijedi v Azkabanu: { $count }.
der-text-mission = Žeton mise, { $player }: { $location }.
der-text-place = Současné místo: { $place }.
    .beneath = Současné místo: { $place }. Pod ním: { $beneath }.
der-text-corruption = Vliv: { $count } z { $of }.
der-text-character = { $name }: zranění { $damage } z { $track }.
    .open = { $name }: zranění { $damage } z { $track }, volné symboly: { $symbols }.
der-text-die = { $die }, zatím nehozena.
    .shows = { $die }, ukazuje: { $face }.
    .on = { $die }, ukazuje: { $face }, leží tady: { $target }.
der-text-no-dice = Ve hře nejsou žádné kostky.
der-text-tokens = { $count ->
    [0] Žádné žetony kouzel.
   *[other] Žetony kouzel: { $tokens }.
}
