### Co stránka říká o hrách, jejich volbách a vydáních, než má jejich knihy.

game-death-eaters-rising = Vzestup Smrtijedů
    .about = Tři místa a jedna temná postava, která se mezi nimi otáčí. Sbírejte kouzelníky, házejte jejich kostkami a zažeňte jeho přívržence do Azkabanu dřív, než mu padne čtvrté místo. Vyhrajete nebo prohrajete společně.
    .brief = Zažeňte jeho přívržence do Azkabanu dřív, než mu padne čtvrté místo.
    .kind = 60 minut, všichni společně
    .time = 60 minut
game-talisman = Talisman
    .about = Závod Londýnem, pozemky a hradem. Sbírejte spojence, předměty a kouzla a jako první porazte lorda Voldemorta ve Velké síni.
    .brief = Porazte jako první lorda Voldemorta ve Velké síni.
    .kind = 90 minut, každý za sebe
    .time = 90 minut
game-year-at-hogwarts = Rok v Bradavicích
    .about = Hodiny, souboje a tajné úkoly.
    .brief = Hodiny, souboje a tajné úkoly.
    .kind = 90 minut, každý za sebe
    .time = 90 minut
players = { $least }–{ $most } { $most ->
    [few] hráči
   *[other] hráčů
}

edition-standard = Standardní

level-random = náhodný
level-apprentice = učeň
level-adept = mistr

faction-hogwarts = Bradavice
faction-order = Fénixův řád
faction-army = Brumbálova armáda

option-voldemort = Voldemort padne při
    .remark = zraněních
option-voldemort-4 = lehká
option-voldemort-5 = běžná
option-voldemort-6 = těžká
option-random-first-player = Kdo začíná
    .remark = Dál po směru hodin
option-random-first-player-0 = Místo 1
option-random-first-player-1 = Náhodně
option-no-inheritance = Bez dědictví
    .remark = Kdo zemře, nechá vše ležet a začíná znovu
option-dear-trophies = Drahé trofeje
    .remark = Za 1 Magii či Sílu 7 bodů na trofejích, ne 5
option-drop-before-drawing = Napřed odhodit
    .remark = Co se odhodí před dobráním, počítá se ke kartám
option-chosen-characters = Postavy
    .remark = Každý jednu
option-chosen-characters-0 = Náhodně
option-chosen-characters-1 = Podle volby
option-shorter = Kratší hra
    .remark = O 1 Magii a Sílu víc, snazší vstupy
option-mode = Hra
    .remark = Rok, všichni proti jednomu, nebo samotný famfrpálový zápas
option-mode-0 = Rok
option-mode-1 = Voldemortův návrat
option-mode-2 = Famfrpál
option-length = Délka
    .remark = Kolik misí a bodů rok ukončí
option-length-0 = Rychlá
option-length-1 = Klasická
option-length-2 = Dlouhá
option-variant = Kouzelníci
    .remark = Co žádají mise a boje
option-variant-0 = Nezletilí
option-variant-1 = Plnoletí
option-variant-2 = Družstva
option-team-size = Družstva po
    .remark = 0 a 1: všichni v jednom
option-named-stops = Zastávky
    .remark = Pohyb smí skončit na každém pojmenovaném poli
option-all-heroes = Všichni hrdinové
    .remark = I proti jedinému hráči hrdinů
option-measured-fights = Měřené boje
    .remark = Plnoletí bojují jako při Voldemortově návratu
