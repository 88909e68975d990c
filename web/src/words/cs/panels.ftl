### Co je otevřeno vedle herního plánu a nad ním: záznam, pravidla, karty, důvody.

player-bot = Bot { $seat }
player-seat = Místo { $seat }
clause-open = Otevřít { $clause } v pravidlech

## Záznam

log-nothing = Zatím se nic nestalo.
log-whole = { $count ->
    [one] Ukázat { $count } zápis
    [few] Ukázat všechny { $count } zápisy
   *[other] Ukázat všech { $count } zápisů
}
log-back = Jeden tah byl vzat zpět.
log-upgraded = Pravidla byla obnovena. Hra odtud pokračuje podle nových.
log-seat = Jedno místo u stolu změnilo držitele.

## Pravidla

rules-title = Pravidla
rules-search = Hledat v { $count } článcích, nebo { $prefix }…
rules-search-label = Hledat v pravidlech
rules-chapters = Kapitoly
rules-chapter = Kapitola { $number }: { $title }
rules-back = Zpět na { $clause }
rules-back-log = Zpět do záznamu
rules-back-text = Zpět k textovému pohledu
rules-nothing = „{ $query }“ v pravidlech není.
rules-ruling = výklad
rules-ruling-means = Část tohoto článku je náš výklad: tištěná pravidla tu mlčí nebo nejsou jasná.
rules-try = Zkuste si to
rules-example = Ukáže to příklad u zvláštního stolu. Váš stůl počká.
rules-play = Zahrát

## Karta podrobně

card-beside = Karty vedle ní
card-do = Co můžete udělat
card-do-this = Provést
card-not = Nejde
card-where = Kde je
card-words = Doslova
where-damage = Zranění { $damage } z { $track }
source-rulebook = Z pravidel
source-rulebook-means = Jméno, čísla i účinky jsou ty, které ukazují pravidla. Které vlastnosti to jsou, je zvoleno tak, aby to sedělo.
source-public = Z veřejných zdrojů
source-public-means = Část je známa z veřejných zdrojů, zbytek je zvolen tak, aby to sedělo.
source-reconstruction = Rekonstrukce
source-reconstruction-means = Známo je jen jméno. Co karta dělá, jsme vymysleli tak, aby se hrálo dobře.
source-box = Podle přepisu
source-box-means = Tuto kartu přepsal majitel hry.

## Proč ne

why-title = Teď to nejde
why-unknown = Hra mezitím pokročila, podívejte se na stůl znovu.
why-fits = Hodí se sem: { $cards }.
why-show = Ukázat v pravidlech
