### Names of what is no card, forms of the names of cards, and phrases that other messages share.
### Persons have gender, genitive, dative and accusative. Locations, places and factions stand in the nominative after
### their kind; what else has forms has those that a sentence asks for. Of a faction: short, and from (z Řádu); of a die: colour.

## Phrases

nothing = nic
hidden = něco skrytého
list-comma = { $first }, { $second }
list-and = { $first } a { $second }
list-or = { $first } nebo { $second }
shown-die = { ID($shows) ->
    [none] { $die }
   *[other] { $shows } ({ FORM($die, case: "colour") })
}
    .accusative = { ID($shows) ->
        [none] { FORM($die, case: "accusative") }
       *[other] { FORM($shows, case: "accusative") } ({ FORM($die, case: "colour") })
    }
ability-of =
    .accusative = { ID($target) ->
        [headquarters-1] první schopnost hlavního štábu
        [headquarters-2] druhou schopnost hlavního štábu
       *[other] schopnost { FORM($target, case: "genitive") }
    }
    .to = { ID($target) ->
        [headquarters-1] k první schopnosti hlavního štábu
        [headquarters-2] ke druhé schopnosti hlavního štábu
       *[other] ke kartě { FORM($target, case: "genitive") }
    }
    .on = { ID($target) ->
        [headquarters-1] na první schopnosti hlavního štábu
        [headquarters-2] na druhé schopnosti hlavního štábu
       *[other] na kartě { FORM($target, case: "genitive") }
    }

## Traits, and the sides of dice

trait-knowledge = vědění
    .accusative = vědění
    .accusative-few = vědění
    .accusative-other = vědění
trait-bravery = statečnost
    .accusative = statečnost
    .accusative-few = statečnosti
    .accusative-other = statečností
trait-loyalty = oddanost
    .accusative = oddanost
    .accusative-few = oddanosti
    .accusative-other = oddaností
trait-friendship = přátelství
    .accusative = přátelství
    .accusative-few = přátelství
    .accusative-other = přátelství
face-knowledge = vědění
    .accusative = vědění
face-bravery = statečnost
    .accusative = statečnost
face-loyalty = oddanost
    .accusative = oddanost
face-friendship = přátelství
    .accusative = přátelství
face-knowledge-2 = zdvojené vědění
    .accusative = zdvojené vědění
face-bravery-2 = zdvojená statečnost
    .accusative = zdvojenou statečnost
face-loyalty-2 = zdvojená oddanost
    .accusative = zdvojenou oddanost
face-friendship-2 = zdvojené přátelství
    .accusative = zdvojené přátelství

## Dice

colour-blue = modrá
    .accusative = modrou
    .instrumental = modrou
colour-purple = fialová
    .accusative = fialovou
    .instrumental = fialovou
colour-red = červená
    .accusative = červenou
    .instrumental = červenou
colour-orange = oranžová
    .accusative = oranžovou
    .instrumental = oranžovou
die-blue = modrá kostka
    .accusative = modrou kostku
    .accusative-few = modré kostky
    .accusative-other = modrých kostek
    .colour = modrá
die-purple = fialová kostka
    .accusative = fialovou kostku
    .accusative-few = fialové kostky
    .accusative-other = fialových kostek
    .colour = fialová
die-red = červená kostka
    .accusative = červenou kostku
    .accusative-few = červené kostky
    .accusative-other = červených kostek
    .colour = červená
die-orange = oranžová kostka
    .accusative = oranžovou kostku
    .accusative-few = oranžové kostky
    .accusative-other = oranžových kostek
    .colour = oranžová
direction-clockwise = po směru hodinových ručiček
direction-counter-clockwise = proti směru hodinových ručiček
direction-dark-mark = Znamení zla

## Factions

faction-hogwarts = Bradavice
    .short = Bradavice
    .from = z Bradavic
faction-order = Fénixův řád
    .short = Řád
    .from = z Řádu
faction-army = Brumbálova armáda
    .short = Armáda
    .from = z Armády
kin-weasley = Weasley
    .genitive-other = Weasleyových

## Locations and headquarters

location-ministry-of-magic = Ministerstvo kouzel
    .short = Ministerstvo
location-diagon-alley = Příčná ulice
location-hogsmeade = Prasinky
target-headquarters = { $number }. schopnost štábu
    .genitive = { $number }. schopnosti štábu

## Spell tokens

token-assign-knowledge = Přiřaďte 1 vědění
token-assign-bravery = Přiřaďte 1 statečnost
token-assign-loyalty = Přiřaďte 1 oddanost
token-assign-friendship = Přiřaďte 1 přátelství
token-gain-blue = Získejte modrou kostku
token-gain-purple = Získejte fialovou kostku
token-gain-red = Získejte červenou kostku
token-gain-orange = Získejte oranžovou kostku
token-cleanse = Odeberte 1 vliv
token-heal = Odeberte 2 zranění jednomu kouzelníkovi
token-heal-two = Odeberte po 1 zranění dvěma kouzelníkům
token-swap = Vyměňte kouzelníka

## Where the content of a card comes from

source-rulebook = podle pravidel hry
source-public = podle veřejných zdrojů
source-reconstruction = rekonstrukce, ne vytištěná karta
source-box = jak ji opsal majitel hry

## Parts of the table

table-set-up = Příprava hry
table-turn = Tah { $number }
table-has-turn = na tahu je { $player }
table-voldemort = Lord Voldemort
table-hidden = zatím není odhalen
table-limit = Azkaban dovoluje nejvýše { $number } zranění
table-hospital = Bradavická ošetřovna
table-azkaban = Azkaban
table-corrupted = Ovládnutá místa
table-deck = Balíček
table-supply = Zásoba žetonů
table-this-turn = V tomto tahu
table-healing-limited = lze v každém týmu léčit jen jednoho kouzelníka.
table-tokens-forbidden = nesmí nikdo použít žeton kouzla.
table-turning-forbidden = nelze schopnostmi otáčet ani přehazovat kostky.
table-on-death-eaters = vyžaduje každý Smrtijed o { $number } { FORM($trait, $number, case: "accusative") } více.
table-on-wizards = vyžaduje každý kouzelník u lokace o { $number } { FORM($trait, $number, case: "accusative") } více.
table-voldemort-here = Voldemort
table-mission-of = { $player }
table-no-place = žádné místo nezbývá
table-corruption = vliv
table-beneath = pod ním { $place }
table-nothing-beneath = pod ním už nic
table-gap = nikdo
table-death-eater = Smrtijed
table-tokens = Žetony kouzel
table-no-tokens = žádné
table-used = vyčerpaná
table-pool = Kostky
table-discarded = vyřazené
table-place-of = Místo v lokaci { $location }
table-headquarters-of = Hlavní štáb frakce { $faction }; kostky: { $dice }
table-track = { $number ->
    [one] { $number } pole zranění
    [few] { $number } pole zranění
   *[other] { $number } polí zranění
}
table-to-recruit = K najmutí
table-to-damage = Ke zranění
table-side = { $side } { $count } (očekáváno { $expected })
table-rolls-voldemort = Voldemortova kostka, počet hodů { $number }: { $list }.
table-rolls-wizards = Kouzelnické kostky, počet hozených stran { $number }: { $list }; zdvojených { $doubled } (očekáváno { $expected }).

## Hogwarts

name-albus-dumbledore =
    .gender = masculine
    .genitive = Albuse Brumbála
    .dative = Albusu Brumbálovi
    .accusative = Albuse Brumbála
name-minerva-mcgonagall =
    .gender = feminine
    .genitive = Minervy McGonagallové
    .dative = Minervě McGonagallové
    .accusative = Minervu McGonagallovou
name-severus-snape =
    .gender = masculine
    .genitive = Severuse Snapea
    .dative = Severusu Snapeovi
    .accusative = Severuse Snapea
name-rubeus-hagrid =
    .gender = masculine
    .genitive = Rubeuse Hagrida
    .dative = Rubeusu Hagridovi
    .accusative = Rubeuse Hagrida
name-pomona-sprout =
    .gender = feminine
    .genitive = Pomony Prýtové
    .dative = Pomoně Prýtové
    .accusative = Pomonu Prýtovou
name-sybill-trelawney =
    .gender = feminine
    .genitive = Sibyly Trelawneyové
    .dative = Sibyle Trelawneyové
    .accusative = Sibylu Trelawneyovou
name-mrs-norris =
    .gender = feminine
    .genitive = paní Norrisové
    .dative = paní Norrisové
    .accusative = paní Norrisovou
name-filius-flitwick =
    .gender = masculine
    .genitive = Filiuse Kratiknota
    .dative = Filiusu Kratiknotovi
    .accusative = Filiuse Kratiknota
name-poppy-pomfrey =
    .gender = feminine
    .genitive = Poppy Pomfreyové
    .dative = Poppy Pomfreyové
    .accusative = Poppy Pomfreyovou
name-firenze =
    .gender = masculine
    .genitive = Firenzeho
    .dative = Firenzemu
    .accusative = Firenzeho
name-argus-filch =
    .gender = masculine
    .genitive = Arguse Filche
    .dative = Argusu Filchovi
    .accusative = Arguse Filche

## The Order

name-nymphadora-tonks =
    .gender = feminine
    .genitive = Nymfadory Tonksové
    .dative = Nymfadoře Tonksové
    .accusative = Nymfadoru Tonksovou
name-sirius-black =
    .gender = masculine
    .genitive = Siriuse Blacka
    .dative = Siriusu Blackovi
    .accusative = Siriuse Blacka
name-bill-weasley =
    .gender = masculine
    .genitive = Billa Weasleyho
    .dative = Billovi Weasleymu
    .accusative = Billa Weasleyho
name-fleur-delacour =
    .gender = feminine
    .genitive = Fleur Delacourové
    .dative = Fleur Delacourové
    .accusative = Fleur Delacourovou
name-arthur-weasley =
    .gender = masculine
    .genitive = Artura Weasleyho
    .dative = Arturovi Weasleymu
    .accusative = Artura Weasleyho
name-molly-weasley =
    .gender = feminine
    .genitive = Molly Weasleyové
    .dative = Molly Weasleyové
    .accusative = Molly Weasleyovou
name-alastor-moody =
    .gender = masculine
    .genitive = Alastora Moodyho
    .dative = Alastorovi Moodymu
    .accusative = Alastora Moodyho
name-remus-lupin =
    .gender = masculine
    .genitive = Remuse Lupina
    .dative = Remusu Lupinovi
    .accusative = Remuse Lupina
name-kingsley-shacklebolt =
    .gender = masculine
    .genitive = Kingsleyho Pastorka
    .dative = Kingsleymu Pastorkovi
    .accusative = Kingsleyho Pastorka
name-mundungus-fletcher =
    .gender = masculine
    .genitive = Mundunguse Fletchera
    .dative = Mundungusu Fletcherovi
    .accusative = Mundunguse Fletchera
name-emmeline-vance =
    .gender = feminine
    .genitive = Emmeline Vanceové
    .dative = Emmeline Vanceové
    .accusative = Emmeline Vanceovou

## The Army

name-harry-potter =
    .gender = masculine
    .genitive = Harryho Pottera
    .dative = Harrymu Potterovi
    .accusative = Harryho Pottera
name-hermione-granger =
    .gender = feminine
    .genitive = Hermiony Grangerové
    .dative = Hermioně Grangerové
    .accusative = Hermionu Grangerovou
name-ron-weasley =
    .gender = masculine
    .genitive = Rona Weasleyho
    .dative = Ronovi Weasleymu
    .accusative = Rona Weasleyho
name-ginny-weasley =
    .gender = feminine
    .genitive = Ginny Weasleyové
    .dative = Ginny Weasleyové
    .accusative = Ginny Weasleyovou
name-luna-lovegood =
    .gender = feminine
    .genitive = Lenky Láskorádové
    .dative = Lence Láskorádové
    .accusative = Lenku Láskorádovou
name-neville-longbottom =
    .gender = masculine
    .genitive = Nevilla Longbottoma
    .dative = Nevillu Longbottomovi
    .accusative = Nevilla Longbottoma
name-fred-weasley =
    .gender = masculine
    .genitive = Freda Weasleyho
    .dative = Fredovi Weasleymu
    .accusative = Freda Weasleyho
name-george-weasley =
    .gender = masculine
    .genitive = George Weasleyho
    .dative = Georgeovi Weasleymu
    .accusative = George Weasleyho
name-cho-chang =
    .gender = feminine
    .genitive = Cho Changové
    .dative = Cho Changové
    .accusative = Cho Changovou
name-lee-jordan =
    .gender = masculine
    .genitive = Leeho Jordana
    .dative = Leemu Jordanovi
    .accusative = Leeho Jordana
name-angelina-johnson =
    .gender = feminine
    .genitive = Angeliny Johnsonové
    .dative = Angelině Johnsonové
    .accusative = Angelinu Johnsonovou

## Voldemort and the Death Eaters

name-lord-voldemort =
    .gender = masculine
    .genitive = lorda Voldemorta
    .dative = lordu Voldemortovi
    .accusative = lorda Voldemorta
name-peter-pettigrew =
    .gender = masculine
    .genitive = Petra Pettigrewa
    .dative = Petru Pettigrewovi
    .accusative = Petra Pettigrewa
name-bellatrix-lestrange =
    .gender = feminine
    .genitive = Belatrix Lestrangeové
    .dative = Belatrix Lestrangeové
    .accusative = Belatrix Lestrangeovou
name-antonin-dolohov =
    .gender = masculine
    .genitive = Antonína Dolohova
    .dative = Antonínu Dolohovovi
    .accusative = Antonína Dolohova
name-lucius-malfoy =
    .gender = masculine
    .genitive = Luciuse Malfoye
    .dative = Luciusu Malfoyovi
    .accusative = Luciuse Malfoye
name-draco-malfoy =
    .gender = masculine
    .genitive = Draca Malfoye
    .dative = Dracu Malfoyovi
    .accusative = Draca Malfoye
name-walden-macnair =
    .gender = masculine
    .genitive = Waldena Macnaira
    .dative = Waldenu Macnairovi
    .accusative = Waldena Macnaira
name-augustus-rookwood =
    .gender = masculine
    .genitive = Augustuse Rookwooda
    .dative = Augustusu Rookwoodovi
    .accusative = Augustuse Rookwooda
name-rodolphus-lestrange =
    .gender = masculine
    .genitive = Rodolfuse Lestrange
    .dative = Rodolfusu Lestrangeovi
    .accusative = Rodolfuse Lestrange
name-rabastan-lestrange =
    .gender = masculine
    .genitive = Rabastana Lestrange
    .dative = Rabastanu Lestrangeovi
    .accusative = Rabastana Lestrange
name-mulciber =
    .gender = masculine
    .genitive = Mulcibera
    .dative = Mulciberovi
    .accusative = Mulcibera
