### Names of what is no card, forms of the names of cards, and phrases that other messages share.
### Persons have gender and the cases genitive, dative, accusative and instrumental. Of a place: gender, genitive, and the
### nominative as it stands in a sentence. Of a location also dative, and to and in with their prepositions. Of a faction its
### short name; of a die its colour.

## Phrases

nothing = nic
hidden = coś zakrytego
list-comma = { $first }, { $second }
list-and = { $first } i { $second }
list-or = { $first } lub { $second }
shown-die = { ID($shows) ->
    [none] { $die }
   *[other] { $shows } ({ FORM($die, case: "colour") })
}
    .accusative = { ID($shows) ->
        [none] { FORM($die, case: "accusative") }
       *[other] { FORM($die, case: "accusative") } ({ $shows })
    }
ability-of =
    .genitive = { ID($target) ->
        [headquarters-1] pierwszej zdolności kwatery głównej
        [headquarters-2] drugiej zdolności kwatery głównej
       *[other] zdolności { FORM($target, case: "genitive") }
    }
    .to = { ID($target) ->
        [headquarters-1] do pierwszej zdolności kwatery głównej
        [headquarters-2] do drugiej zdolności kwatery głównej
       *[other] do karty { FORM($target, case: "genitive") }
    }
    .on = { ID($target) ->
        [headquarters-1] pierwszej zdolności kwatery głównej
        [headquarters-2] drugiej zdolności kwatery głównej
       *[other] na karcie { FORM($target, case: "genitive") }
    }

## Traits, and the sides of dice

trait-knowledge = wiedza
    .genitive = wiedzy
    .accusative = wiedzę
trait-bravery = odwaga
    .genitive = odwagi
    .accusative = odwagę
trait-loyalty = lojalność
    .genitive = lojalności
    .accusative = lojalność
trait-friendship = przyjaźń
    .genitive = przyjaźni
    .accusative = przyjaźń
face-knowledge = wiedza
    .accusative = wiedzę
face-bravery = odwaga
    .accusative = odwagę
face-loyalty = lojalność
    .accusative = lojalność
face-friendship = przyjaźń
    .accusative = przyjaźń
face-knowledge-2 = podwójna wiedza
    .accusative = podwójną wiedzę
face-bravery-2 = podwójna odwaga
    .accusative = podwójną odwagę
face-loyalty-2 = podwójna lojalność
    .accusative = podwójną lojalność
face-friendship-2 = podwójna przyjaźń
    .accusative = podwójną przyjaźń

## Dice

colour-blue = niebieska
    .genitive = niebieskiej
    .accusative = niebieską
colour-purple = fioletowa
    .genitive = fioletowej
    .accusative = fioletową
colour-red = czerwona
    .genitive = czerwonej
    .accusative = czerwoną
colour-orange = pomarańczowa
    .genitive = pomarańczowej
    .accusative = pomarańczową
die-blue = niebieska kość
    .accusative = niebieską kość
    .accusative-few = niebieskie kości
    .accusative-many = niebieskich kości
    .colour = niebieska
die-purple = fioletowa kość
    .accusative = fioletową kość
    .accusative-few = fioletowe kości
    .accusative-many = fioletowych kości
    .colour = fioletowa
die-red = czerwona kość
    .accusative = czerwoną kość
    .accusative-few = czerwone kości
    .accusative-many = czerwonych kości
    .colour = czerwona
die-orange = pomarańczowa kość
    .accusative = pomarańczową kość
    .accusative-few = pomarańczowe kości
    .accusative-many = pomarańczowych kości
    .colour = pomarańczowa
direction-clockwise = zgodnie z ruchem wskazówek zegara
direction-counter-clockwise = przeciwnie do ruchu wskazówek zegara
direction-dark-mark = Mroczny Znak

## Factions

faction-hogwarts = Hogwart
    .genitive = Hogwartu
    .short = Hogwart
    .short-genitive = Hogwartu
faction-order = Zakon Feniksa
    .genitive = Zakonu Feniksa
    .short = Zakon
    .short-genitive = Zakonu
faction-army = Gwardia Dumbledore’a
    .genitive = Gwardii Dumbledore’a
    .short = Gwardia
    .short-genitive = Gwardii
kin-weasley = Weasley
    .genitive-many = Weasleyów

## Locations, places, headquarters

location-ministry-of-magic = Ministerstwo Magii
    .gender = neuter
    .nominative = Ministerstwo Magii
    .genitive = Ministerstwa Magii
    .dative = Ministerstwu Magii
    .to = do Ministerstwa Magii
    .short = Ministerstwo
    .in = w Ministerstwie Magii
location-diagon-alley = Ulica Pokątna
    .gender = feminine
    .nominative = ulica Pokątna
    .genitive = ulicy Pokątnej
    .dative = ulicy Pokątnej
    .to = na ulicę Pokątną
    .in = na ulicy Pokątnej
location-hogsmeade = Hogsmeade
    .gender = neuter
    .nominative = Hogsmeade
    .genitive = Hogsmeade
    .dative = Hogsmeade
    .to = do Hogsmeade
    .in = w Hogsmeade
name-department-of-mysteries =
    .gender = masculine
    .nominative = Departament Tajemnic
    .genitive = Departamentu Tajemnic
name-atrium =
    .gender = neuter
    .nominative = Atrium
    .genitive = Atrium
name-ollivanders =
    .gender = masculine
    .nominative = Sklep Ollivandera
    .genitive = Sklepu Ollivandera
name-gringotts =
    .gender = masculine
    .nominative = Bank Gringotta
    .genitive = Banku Gringotta
name-hogs-head =
    .gender = feminine
    .nominative = gospoda „Pod Świńskim Łbem”
    .genitive = gospody „Pod Świńskim Łbem”
name-hogsmeade-station =
    .gender = feminine
    .nominative = Stacja Hogsmeade
    .genitive = Stacji Hogsmeade
target-headquarters = { $number }. zdolność kwatery
    .genitive = { $number }. zdolności kwatery

## Spell tokens

token-assign-knowledge = Przydziel 1 symbol wiedzy
token-assign-bravery = Przydziel 1 symbol odwagi
token-assign-loyalty = Przydziel 1 symbol lojalności
token-assign-friendship = Przydziel 1 symbol przyjaźni
token-gain-blue = Zyskaj niebieską kość
token-gain-purple = Zyskaj fioletową kość
token-gain-red = Zyskaj czerwoną kość
token-gain-orange = Zyskaj pomarańczową kość
token-cleanse = Usuń 1 znacznik wpływu
token-heal = Usuń 2 obrażenia z czarodzieja
token-heal-two = Usuń po 1 obrażeniu z dwóch czarodziejów
token-swap = Wymień czarodzieja

## Where the content of a card comes from

source-rulebook = tak jak w instrukcji
source-public = według publicznych źródeł
source-reconstruction = rekonstrukcja, nie karta z pudełka
source-box = przepisane z karty przez właściciela gry

## Parts of the table

table-set-up = Przygotowanie gry
table-turn = Tura { $number }
table-has-turn = gra { $player }
table-voldemort = Lord Voldemort
table-hidden = jeszcze nieujawniony
table-limit = limit z Azkabanu: { $number }
table-hospital = Skrzydło Szpitalne
table-azkaban = Azkaban
table-corrupted = Opanowane miejsca
table-deck = Talia
table-supply = Zapas żetonów
table-this-turn = W tej turze
table-healing-limited = w każdej drużynie można leczyć tylko jednego czarodzieja.
table-tokens-forbidden = nikt nie używa żetonów zaklęć.
table-turning-forbidden = zdolnościami nie można obracać ani przerzucać kości.
table-on-death-eaters = { $number ->
    [one] każdy śmierciożerca wymaga o { $number } symbol { FORM($trait, case: "genitive") } więcej.
    [few] każdy śmierciożerca wymaga o { $number } symbole { FORM($trait, case: "genitive") } więcej.
   *[other] każdy śmierciożerca wymaga o { $number } symboli { FORM($trait, case: "genitive") } więcej.
}
table-on-wizards = { $number ->
    [one] każdy czarodziej przy lokacji wymaga o { $number } symbol { FORM($trait, case: "genitive") } więcej.
    [few] każdy czarodziej przy lokacji wymaga o { $number } symbole { FORM($trait, case: "genitive") } więcej.
   *[other] każdy czarodziej przy lokacji wymaga o { $number } symboli { FORM($trait, case: "genitive") } więcej.
}
table-voldemort-here = Voldemort
table-mission-of = { $player }
table-no-place = brak miejsc
table-corruption = wpływ
table-beneath = pod spodem: { $place }
table-nothing-beneath = pod spodem nic
table-gap = luka
table-death-eater = Śmierciożerca
table-tokens = Żetony zaklęć
table-no-tokens = brak
table-used = zużyta
table-pool = Kości
table-discarded = odrzucone
table-place-of = Miejsce { FORM($location, case: "in") }
table-headquarters-of = Kwatera główna { FORM($faction, case: "genitive") }; kości: { $dice }
table-track = { $number ->
    [one] { $number } pole obrażeń
    [few] { $number } pola obrażeń
   *[other] { $number } pól obrażeń
}
table-to-recruit = Do zwerbowania
table-to-damage = Do zranienia
table-side = { $side } { $count } (oczekiwano { $expected })
table-rolls-voldemort = Kość Voldemorta (rzuty: { $number }): { $list }.
table-rolls-wizards = Kości czarodziejów (wyrzucone ścianki: { $number }): { $list }; podwójne: { $doubled } (oczekiwano { $expected }).

## Hogwarts

name-albus-dumbledore =
    .gender = masculine
    .genitive = Albusa Dumbledore’a
    .dative = Albusowi Dumbledore’owi
    .accusative = Albusa Dumbledore’a
    .instrumental = Albusem Dumbledore’em
name-minerva-mcgonagall =
    .gender = feminine
    .genitive = Minerwy McGonagall
    .dative = Minerwie McGonagall
    .accusative = Minerwę McGonagall
    .instrumental = Minerwą McGonagall
name-severus-snape =
    .gender = masculine
    .genitive = Severusa Snape’a
    .dative = Severusowi Snape’owi
    .accusative = Severusa Snape’a
    .instrumental = Severusem Snape’em
name-rubeus-hagrid =
    .gender = masculine
    .genitive = Rubeusa Hagrida
    .dative = Rubeusowi Hagridowi
    .accusative = Rubeusa Hagrida
    .instrumental = Rubeusem Hagridem
name-pomona-sprout =
    .gender = feminine
    .genitive = Pomony Sprout
    .dative = Pomonie Sprout
    .accusative = Pomonę Sprout
    .instrumental = Pomoną Sprout
name-sybill-trelawney =
    .gender = feminine
    .genitive = Sybilli Trelawney
    .dative = Sybilli Trelawney
    .accusative = Sybillę Trelawney
    .instrumental = Sybillą Trelawney
name-mrs-norris =
    .gender = feminine
    .genitive = Pani Norris
    .dative = Pani Norris
    .accusative = Panią Norris
    .instrumental = Panią Norris
name-filius-flitwick =
    .gender = masculine
    .genitive = Filiusa Flitwicka
    .dative = Filiusowi Flitwickowi
    .accusative = Filiusa Flitwicka
    .instrumental = Filiusem Flitwickiem
name-poppy-pomfrey =
    .gender = feminine
    .genitive = Poppy Pomfrey
    .dative = Poppy Pomfrey
    .accusative = Poppy Pomfrey
    .instrumental = Poppy Pomfrey
name-firenze =
    .gender = masculine
    .genitive = Firenza
    .dative = Firenzowi
    .accusative = Firenza
    .instrumental = Firenzem
name-argus-filch =
    .gender = masculine
    .genitive = Argusa Filcha
    .dative = Argusowi Filchowi
    .accusative = Argusa Filcha
    .instrumental = Argusem Filchem

## The Order

name-nymphadora-tonks =
    .gender = feminine
    .genitive = Nimfadory Tonks
    .dative = Nimfadorze Tonks
    .accusative = Nimfadorę Tonks
    .instrumental = Nimfadorą Tonks
name-sirius-black =
    .gender = masculine
    .genitive = Syriusza Blacka
    .dative = Syriuszowi Blackowi
    .accusative = Syriusza Blacka
    .instrumental = Syriuszem Blackiem
name-bill-weasley =
    .gender = masculine
    .genitive = Billa Weasleya
    .dative = Billowi Weasleyowi
    .accusative = Billa Weasleya
    .instrumental = Billem Weasleyem
name-fleur-delacour =
    .gender = feminine
    .genitive = Fleur Delacour
    .dative = Fleur Delacour
    .accusative = Fleur Delacour
    .instrumental = Fleur Delacour
name-arthur-weasley =
    .gender = masculine
    .genitive = Artura Weasleya
    .dative = Arturowi Weasleyowi
    .accusative = Artura Weasleya
    .instrumental = Arturem Weasleyem
name-molly-weasley =
    .gender = feminine
    .genitive = Molly Weasley
    .dative = Molly Weasley
    .accusative = Molly Weasley
    .instrumental = Molly Weasley
name-alastor-moody =
    .gender = masculine
    .genitive = Alastora Moody’ego
    .dative = Alastorowi Moody’emu
    .accusative = Alastora Moody’ego
    .instrumental = Alastorem Moodym
name-remus-lupin =
    .gender = masculine
    .genitive = Remusa Lupina
    .dative = Remusowi Lupinowi
    .accusative = Remusa Lupina
    .instrumental = Remusem Lupinem
name-kingsley-shacklebolt =
    .gender = masculine
    .genitive = Kingsleya Shacklebolta
    .dative = Kingsleyowi Shackleboltowi
    .accusative = Kingsleya Shacklebolta
    .instrumental = Kingsleyem Shackleboltem
name-mundungus-fletcher =
    .gender = masculine
    .genitive = Mundungusa Fletchera
    .dative = Mundungusowi Fletcherowi
    .accusative = Mundungusa Fletchera
    .instrumental = Mundungusem Fletcherem
name-emmeline-vance =
    .gender = feminine
    .genitive = Emmeliny Vance
    .dative = Emmelinie Vance
    .accusative = Emmelinę Vance
    .instrumental = Emmeliną Vance

## The Army

name-harry-potter =
    .gender = masculine
    .genitive = Harry’ego Pottera
    .dative = Harry’emu Potterowi
    .accusative = Harry’ego Pottera
    .instrumental = Harrym Potterem
name-hermione-granger =
    .gender = feminine
    .genitive = Hermiony Granger
    .dative = Hermionie Granger
    .accusative = Hermionę Granger
    .instrumental = Hermioną Granger
name-ron-weasley =
    .gender = masculine
    .genitive = Rona Weasleya
    .dative = Ronowi Weasleyowi
    .accusative = Rona Weasleya
    .instrumental = Ronem Weasleyem
name-ginny-weasley =
    .gender = feminine
    .genitive = Ginny Weasley
    .dative = Ginny Weasley
    .accusative = Ginny Weasley
    .instrumental = Ginny Weasley
name-luna-lovegood =
    .gender = feminine
    .genitive = Luny Lovegood
    .dative = Lunie Lovegood
    .accusative = Lunę Lovegood
    .instrumental = Luną Lovegood
name-neville-longbottom =
    .gender = masculine
    .genitive = Neville’a Longbottoma
    .dative = Neville’owi Longbottomowi
    .accusative = Neville’a Longbottoma
    .instrumental = Neville’em Longbottomem
name-fred-weasley =
    .gender = masculine
    .genitive = Freda Weasleya
    .dative = Fredowi Weasleyowi
    .accusative = Freda Weasleya
    .instrumental = Fredem Weasleyem
name-george-weasley =
    .gender = masculine
    .genitive = George’a Weasleya
    .dative = George’owi Weasleyowi
    .accusative = George’a Weasleya
    .instrumental = George’em Weasleyem
name-cho-chang =
    .gender = feminine
    .genitive = Cho Chang
    .dative = Cho Chang
    .accusative = Cho Chang
    .instrumental = Cho Chang
name-lee-jordan =
    .gender = masculine
    .genitive = Lee Jordana
    .dative = Lee Jordanowi
    .accusative = Lee Jordana
    .instrumental = Lee Jordanem
name-angelina-johnson =
    .gender = feminine
    .genitive = Angeliny Johnson
    .dative = Angelinie Johnson
    .accusative = Angelinę Johnson
    .instrumental = Angeliną Johnson

## Voldemort and the Death Eaters

name-lord-voldemort =
    .gender = masculine
    .genitive = Lorda Voldemorta
    .dative = Lordowi Voldemortowi
    .accusative = Lorda Voldemorta
    .instrumental = Lordem Voldemortem
name-peter-pettigrew =
    .gender = masculine
    .genitive = Petera Pettigrew
    .dative = Peterowi Pettigrew
    .accusative = Petera Pettigrew
    .instrumental = Peterem Pettigrew
name-bellatrix-lestrange =
    .gender = feminine
    .genitive = Bellatriks Lestrange
    .dative = Bellatriks Lestrange
    .accusative = Bellatriks Lestrange
    .instrumental = Bellatriks Lestrange
name-antonin-dolohov =
    .gender = masculine
    .genitive = Antonina Dołohowa
    .dative = Antoninowi Dołohowowi
    .accusative = Antonina Dołohowa
    .instrumental = Antoninem Dołohowem
name-lucius-malfoy =
    .gender = masculine
    .genitive = Lucjusza Malfoya
    .dative = Lucjuszowi Malfoyowi
    .accusative = Lucjusza Malfoya
    .instrumental = Lucjuszem Malfoyem
name-draco-malfoy =
    .gender = masculine
    .genitive = Dracona Malfoya
    .dative = Draconowi Malfoyowi
    .accusative = Dracona Malfoya
    .instrumental = Draconem Malfoyem
name-walden-macnair =
    .gender = masculine
    .genitive = Waldena Macnaira
    .dative = Waldenowi Macnairowi
    .accusative = Waldena Macnaira
    .instrumental = Waldenem Macnairem
name-augustus-rookwood =
    .gender = masculine
    .genitive = Augustusa Rookwooda
    .dative = Augustusowi Rookwoodowi
    .accusative = Augustusa Rookwooda
    .instrumental = Augustusem Rookwoodem
name-rodolphus-lestrange =
    .gender = masculine
    .genitive = Rudolfa Lestrange’a
    .dative = Rudolfowi Lestrange’owi
    .accusative = Rudolfa Lestrange’a
    .instrumental = Rudolfem Lestrange’em
name-rabastan-lestrange =
    .gender = masculine
    .genitive = Rabastana Lestrange’a
    .dative = Rabastanowi Lestrange’owi
    .accusative = Rabastana Lestrange’a
    .instrumental = Rabastanem Lestrange’em
name-mulciber =
    .gender = masculine
    .genitive = Mulcibera
    .dative = Mulciberowi
    .accusative = Mulcibera
    .instrumental = Mulciberem
