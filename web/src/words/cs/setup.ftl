### Příprava stolu.

setup-title = Připravit stůl
setup-new = Nový stůl
setup-draft = rozepsaný, ještě neotevřený
setup-game = Hra
setup-edition = Vydání
setup-edition-remark = U každé karty stojí, zda je z pravidel, z veřejných zdrojů, nebo rekonstruovaná.
setup-options = Volby
setup-seats = Místa
setup-count = Počet míst
setup-who = Kdo smí dovnitř
setup-name = Název stolu
setup-nameless = Stůl bez názvu
setup-open = Otevřít stůl
setup-begin = Začít hru
setup-summary = { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, { $open ->
    [0] všechna obsazená: hra začne hned.
    [one] jedno z nich volné.
    [few] { $open } z nich volná.
   *[other] { $open } z nich volných.
}

seat-you = vy, na tomto zařízení
seat-host = Hostitel
seat-open = Volné
seat-bot = Bot
seat-here = Tady
seat-open-remark = pro toho, kdo má odkaz
seat-guest = Host { $seat }
seat-name = Jméno na místě { $seat }
seat-level = Úroveň bota na místě { $seat }
seat-who = Kdo má místo { $seat }

off = Bez
seconds = { $seconds } s
house-reaction = Čas na reakci
house-reaction-remark = Zvednutá ruka hru pozdrží
house-clock = Hodiny
house-clock-remark = Na celou hru
clock-none = Žádné
clock-short = 10 min
clock-long = 30 min
clock-day = Dny
house-pace = Tempo botů
house-pace-remark = Jak dlouho jakoby přemýšlejí
pace-at-once = Hned
pace-brisk = Svižné
pace-calm = Klidné
house-hints = Rady
house-hints-remark = Tah, který by zvolil silný bot, a proč
house-door = Dveře
house-door-remark = Kód platí, jakmile je stůl otevřený
house-private = Na odkaz
house-listed = I v seznamu
house-spectators = Ostatní se smějí dívat
house-spectators-remark = Vidí to, co je veřejné

table-name-1 = Soví pošta
table-name-2 = Třetí patro
table-name-3 = Lektvary po setmění
table-name-4 = Dlouhý kruh
table-name-5 = Severní věž
table-name-6 = Loděnice
table-name-7 = Nástupiště deset
table-name-8 = Dveře do kuchyně
table-name-9 = Prázdný rám
table-name-10 = Pohyblivé schodiště
table-name-11 = Čtvrtý skleník
table-name-12 = Půlnoční knihovna
